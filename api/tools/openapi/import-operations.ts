// From an OpenAPI 3 document and a list of operations to HTTP tools: parameters and body become one schema of arguments, and each
// argument knows its place in the request. What a tool cannot do is a mistake with its path.
import type { Mistake } from '../../config/mistake.ts';
import { withoutEndSlash } from '../../config/routing/engine-definition.ts';
import { BUILT_IN_NAMES, type OpenApiConfig } from '../../config/tools/tools-config.ts';
import { parseUrlTemplate } from '../../config/tools/url-template.ts';
import { isRecord } from '../../text/json-value.ts';
import type { Placement } from '../http/build-request.ts';
import type { HttpToolDefinition } from '../http/http-tool.ts';
import type { JsonSchema } from '../tool.ts';
import { SchemaReader } from './to-json-schema.ts';

type Fields = Record<string, unknown>;
type Operation = { path: string; method: string; operation: Fields; pathItem: Fields };

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** Characters of a description, and of the schema of one tool: all of it goes to the model with each question. */
const MAX_DESCRIPTION_CHARS = 1_000;
const MAX_SCHEMA_CHARS = 40_000;
/** Headers that OpenAPI describes elsewhere, and that an argument must not set. */
const OWN_HEADERS = ['accept', 'content-type', 'authorization', 'cookie', 'host', 'content-length'];

/** `notes`: what probably fails, such as a missing key. */
export type Imported = { definitions: HttpToolDefinition[]; mistakes: Mistake[]; notes: string[] };

/** `isTaken`: names of tools that exist already. */
export function importOperations(
  document: unknown,
  config: OpenApiConfig,
  isTaken: (name: string) => boolean = () => false,
): Imported {
  const imported: Imported = { definitions: [], mistakes: [], notes: [] };
  const wrong = (path: string, message: string) => imported.mistakes.push({ path: `${config.path}.${path}`, message });
  const version = isRecord(document) ? (document.openapi ?? document.swagger) : undefined;
  if (!isRecord(document) || typeof version !== 'string' || !version.startsWith('3.')) {
    const found = typeof version === 'string' ? `it is of version ${version}` : 'it names no version';
    wrong('document', `must be an OpenAPI document of version 3; ${found}`);
    return imported;
  }
  const operations = findOperations(document);
  const names = new Set<string>();
  config.operations.forEach((id, n) => {
    const found = operations.get(id);
    if (!found) {
      wrong(`operations[${n}]`, `names ${id}, which the document does not have; ${known(operations, id)}`);
      return;
    }
    const name = `${config.prefix}${id}`.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 64);
    if (names.has(name) || BUILT_IN_NAMES.includes(name) || isTaken(name)) {
      wrong(`operations[${n}]`, `becomes the tool ${name}, and there is one of that name; set prefix`);
      return;
    }
    names.add(name);
    try {
      imported.definitions.push({ ...importOne(document, found, config), name });
      imported.notes.push(...missingKeys(document, found, config).map((note) => `${config.path}: ${id} ${note}`));
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      wrong(`operations[${n}]`, error.message);
    }
  });
  return imported;
}

/** Why an operation cannot be a tool, as the end of a sentence about it. */
class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

function findOperations(document: Fields): Map<string, Operation> {
  const reader = new SchemaReader(document);
  const found = new Map<string, Operation>();
  for (const [path, item] of Object.entries(isRecord(document.paths) ? document.paths : {})) {
    const pathItem = reader.follow(item) ?? {};
    for (const method of METHODS) {
      const operation = pathItem[method];
      if (isRecord(operation) && typeof operation.operationId === 'string')
        found.set(operation.operationId, { path, method: method.toUpperCase(), operation, pathItem });
    }
  }
  return found;
}

function importOne(
  document: Fields,
  { path, method, operation, pathItem }: Operation,
  config: OpenApiConfig,
): Omit<HttpToolDefinition, 'name'> {
  const reader = new SchemaReader(document);
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  const placements: Record<string, Placement> = {};
  const pathNames = new Map<string, string>();
  const add = (wanted: string, place: string, schema: unknown, isRequired: boolean) => {
    const plain = wanted.replace(/[^\w.-]+/g, '_').replace(/^([^A-Za-z_])/, '_$1') || place;
    const name = Object.hasOwn(properties, plain) ? `${plain}_${place}` : plain;
    properties[name] = schema;
    if (isRequired) required.push(name);
    return name;
  };

  for (const parameter of parametersOf(reader, pathItem, operation)) {
    const { name, in: place } = parameter;
    if (typeof name !== 'string') continue;
    const isRequired = parameter.required === true || place === 'path';
    const content = isRecord(parameter.content) ? Object.values(parameter.content)[0] : undefined;
    const schema = describe(
      reader.convert(content ? (reader.follow(content)?.schema ?? {}) : (parameter.schema ?? {})),
      parameter,
    );
    if (place === 'query')
      placements[add(name, 'query', schema, isRequired)] = {
        in: 'query',
        name,
        style: content ? 'json' : styleOf(parameter),
      };
    else if (place === 'header' && !OWN_HEADERS.includes(name.toLowerCase()))
      placements[add(name, 'header', schema, isRequired)] = { in: 'header', name };
    else if (place === 'path') {
      if (parameter.style !== undefined && parameter.style !== 'simple')
        throw new NotPossible(`writes ${name} in its path in the style ${parameter.style}, which tools cannot`);
      pathNames.set(name, add(name, 'path', schema, true));
    } else if (place === 'cookie' && isRequired) throw new NotPossible(`needs the cookie ${name}, and tools send none`);
  }

  const body = addBody();
  const parameters = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
    ...(Object.keys(reader.defs).length > 0 ? { $defs: reader.defs } : {}),
  };
  const size = JSON.stringify(parameters).length;
  if (size > MAX_SCHEMA_CHARS)
    throw new NotPossible(
      `needs a schema of ${size} characters, more than the ${MAX_SCHEMA_CHARS} that fit a question`,
    );
  return {
    description: descriptionOf(operation, method, path),
    parameters: parameters as JsonSchema,
    method,
    template: templateOf(),
    headers: config.headers,
    body,
    placements,
    response: '',
    rule: config.rule,
  };

  function addBody(): 'json' | 'form' {
    const requestBody = reader.follow(operation.requestBody);
    const content = isRecord(requestBody?.content) ? requestBody.content : {};
    const types = Object.keys(content);
    const type =
      types.find((one) => /^application\/([\w.+-]*\+)?json\b/i.test(one)) ??
      types.find((one) => one.toLowerCase().startsWith('application/x-www-form-urlencoded')) ??
      types.find((one) => one === '*/*');
    if (type === undefined) {
      if (types.length > 0 && requestBody?.required === true)
        throw new NotPossible(`takes ${types.join(', ')}, which tools cannot send; they send JSON and forms`);
      return 'json';
    }
    const { schema } = reader.follow(content[type]) ?? {};
    const object = fieldsOf(reader, schema);
    const isRequired = requestBody?.required === true;
    if (!object) {
      const described = describe(reader.convert(schema), requestBody ?? {});
      placements[add('body', 'body', described, isRequired)] = { in: 'body', name: null };
    } else
      for (const [name, one] of object.properties)
        placements[add(name, 'body', one, isRequired && object.required.includes(name))] = { in: 'body', name };
    return type.toLowerCase().startsWith('application/x-www-form') ? 'form' : 'json';
  }

  function templateOf() {
    const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const argument = pathNames.get(name);
      if (argument === undefined) throw new NotPossible(`has {${name}} in its path, and no parameter of that name`);
      return `{${argument}}`;
    });
    try {
      return parseUrlTemplate(`${serverOf(document, { operation, pathItem }, config)}${filled}`);
    } catch (error) {
      if (error instanceof NotPossible) throw error;
      throw new NotPossible(`has an address that ${(error as Error).message}`);
    }
  }
}

/** Parameters of the path and of the operation, which replace those of one name and place. */
function parametersOf(reader: SchemaReader, pathItem: Fields, operation: Fields): Fields[] {
  const byPlace = new Map<string, Fields>();
  for (const { parameters } of [pathItem, operation])
    for (const one of Array.isArray(parameters) ? parameters : []) {
      const parameter = reader.follow(one);
      if (parameter) byPlace.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  return [...byPlace.values()];
}

/** The fields of an object, those of its `allOf` included; null for any other value. */
function fieldsOf(
  reader: SchemaReader,
  schema: unknown,
  depth = 0,
): { properties: [string, unknown][]; required: string[] } | null {
  const found = reader.follow(schema);
  if (!found || depth > 10 || 'anyOf' in found || 'oneOf' in found) return null;
  const parts = (Array.isArray(found.allOf) ? found.allOf : []).map((one) => fieldsOf(reader, one, depth + 1));
  if (parts.includes(null)) return null;
  const own = isRecord(found.properties) ? found.properties : {};
  const isOpen = isRecord(found.additionalProperties) || found.additionalProperties === true;
  if (isOpen || (Object.keys(own).length === 0 && parts.length === 0)) return null;
  const sent = Object.entries(own).filter(([, one]) => reader.follow(one)?.readOnly !== true);
  const properties = new Map<string, unknown>(parts.flatMap((part) => part!.properties));
  for (const [name, one] of sent) properties.set(name, reader.convert(one));
  const required = [
    ...parts.flatMap((part) => part!.required),
    ...(Array.isArray(found.required) ? found.required : []),
  ];
  return { properties: [...properties], required: required.map(String) };
}

function styleOf({ style = 'form', explode }: Fields): Extract<Placement, { in: 'query' }>['style'] {
  if (style === 'deepObject') return 'deep';
  if (style === 'spaceDelimited') return explode === true ? 'spread' : 'space';
  if (style === 'pipeDelimited') return explode === true ? 'spread' : 'pipe';
  return explode === false ? 'comma' : 'spread';
}

/** The schema with the words about its parameter, where it has none of its own. */
function describe(schema: unknown, { description }: Fields): unknown {
  if (!isRecord(schema) || typeof description !== 'string' || schema.description !== undefined) return schema;
  return { ...schema, description: description.slice(0, MAX_DESCRIPTION_CHARS) };
}

function descriptionOf({ summary, description }: Fields, method: string, path: string): string {
  const texts = [summary, description].filter((one): one is string => typeof one === 'string' && one.trim() !== '');
  return (texts.join('\n\n') || `${method} ${path}`).slice(0, MAX_DESCRIPTION_CHARS);
}

function serverOf(
  document: Fields,
  { operation, pathItem }: Pick<Operation, 'operation' | 'pathItem'>,
  config: OpenApiConfig,
): string {
  if (config.server !== undefined) return config.server;
  const [server] = [operation, pathItem, document]
    .flatMap(({ servers }) => (Array.isArray(servers) ? servers : []))
    .filter(isRecord);
  const variables = isRecord(server?.variables) ? server.variables : {};
  const address = String(server?.url ?? '/').replace(/\{([^{}]+)\}/g, (all, name: string) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return isRecord(variable) && typeof variable.default === 'string' ? variable.default : all;
  });
  // A relative address counts from that of the document.
  const base = /^https?:/i.test(config.document) ? config.document : undefined;
  if (!URL.canParse(address, base))
    throw new NotPossible(`is at ${address}, which is no address; set ${config.path}.server`);
  return withoutEndSlash(new URL(address, base).href);
}

/** What the operation's security asks for and the configuration does not send, if no alternative is met. */
function missingKeys(document: Fields, { operation }: Operation, config: OpenApiConfig): string[] {
  const security = operation.security ?? document.security;
  if (!Array.isArray(security) || security.length === 0) return [];
  const components = isRecord(document.components) ? document.components : {};
  const schemes = isRecord(components.securitySchemes) ? components.securitySchemes : {};
  const reader = new SchemaReader(document);
  const sent = Object.keys(config.headers).map((name) => name.toLowerCase());
  const missing = security.filter(isRecord).map((alternative) =>
    Object.keys(alternative).flatMap((name) => {
      const scheme = reader.follow(schemes[name]) ?? {};
      if (scheme.type === 'apiKey' && scheme.in !== 'header') return [`${scheme.name} in the ${scheme.in}`];
      const header = scheme.type === 'apiKey' ? String(scheme.name) : 'authorization';
      return sent.includes(header.toLowerCase()) ? [] : [`the header ${header}`];
    }),
  );
  if (missing.some((one) => one.length === 0)) return [];
  return [`asks for ${missing.map((one) => one.join(' and ')).join(', or ')}, which headers does not set`];
}

function known(operations: ReadonlyMap<string, unknown>, wanted: string): string {
  const ids = [...operations.keys()];
  const close = ids.filter(
    (id) => id.toLowerCase().includes(wanted.toLowerCase()) || wanted.toLowerCase().includes(id.toLowerCase()),
  );
  const shown = (close.length > 0 ? close : ids).slice(0, 20);
  return shown.length > 0
    ? `it has ${shown.join(', ')}${ids.length > shown.length ? ' and others' : ''}`
    : 'its operations have no operationId';
}
