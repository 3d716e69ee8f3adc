// Converts the section `tools` to what the API works with, and collects every mistake with its path: names that exist, schemas that
// are none, placeholders without a parameter, servers that are reached in no way or in two.
import { isRecord } from '../../text/json-value.ts';
import type { Mistake } from '../mistake.ts';
import { withoutEndSlash } from '../routing/engine-definition.ts';
import { findSchemaMistakes } from './check-json-schema.ts';
import { type NamedRule, readRule, type ToolRule, type ToolWords } from './tool-rules.ts';
import {
  BUILT_IN_NAMES,
  DEFAULT_PAGE_TOOLS,
  type HttpToolConfig,
  type McpServerConfig,
  type OpenApiConfig,
  type ToolsConfig,
} from './tools-config.ts';
import type { ToolsFile } from './tools-schema.ts';
import { parseUrlTemplate, type UrlTemplate } from './url-template.ts';
import { findUnknownOfVisitor, hasVisitorId, VISITOR_ID } from './visitor-template.ts';

type HttpFile = NonNullable<ToolsFile['http']>[number];
type OpenApiFile = NonNullable<ToolsFile['openapi']>[number];
type McpFile = NonNullable<ToolsFile['mcp']>[string];
type Headers = Readonly<Record<string, string>>;

/** A section of the right shape. Mistakes are added to their list. `sites`: the keys of the configured sites. */
export function readTools(
  file: ToolsFile | undefined,
  { sites, mistakes }: { sites: readonly string[]; mistakes: Mistake[] },
): ToolsConfig {
  const names = new Map(BUILT_IN_NAMES.map((name) => [name, 'a tool of this server']));
  const http = (file?.http ?? []).map((tool, n) => readHttp(tool, `tools.http[${n}]`));
  const openapi = (file?.openapi ?? []).map((document, n) => readOpenApi(document, `tools.openapi[${n}]`));
  const mcp = Object.entries(file?.mcp ?? {}).map(([name, server]) => readMcp(name, server, `tools.mcp.${name}`));
  const rules = Object.entries(file?.rules ?? {}).map(
    ([pattern, rule]): NamedRule => ({ pattern, rule: readRule(rule as ToolRule) }),
  );
  const page = {
    ...DEFAULT_PAGE_TOOLS,
    ...file?.page,
    ...readSites(file?.page?.sites, 'tools.page'),
  };
  return { http, openapi, mcp, page, rules };

  function readHttp(tool: HttpFile, path: string): HttpToolConfig {
    const known = names.get(tool.name);
    if (known)
      mistakes.push({ path: `${path}.name`, message: `is ${tool.name}, which is ${known}; choose another name` });
    names.set(tool.name, `the name of ${path}`);
    const parameters = (tool.parameters ?? { type: 'object', properties: {} }) as Record<string, unknown>;
    mistakes.push(...findSchemaMistakes(parameters, `${path}.parameters`));
    const properties = isRecord(parameters.properties) ? Object.keys(parameters.properties) : [];
    const required = Array.isArray(parameters.required) ? (parameters.required as unknown[]) : [];
    try {
      const template = parseUrlTemplate(tool.url, { ofOwner: true });
      checkSameNames(template, properties, `${path}.url`);
      for (const name of template.arguments.filter((one) => !properties.includes(one)))
        mistakes.push({ path: `${path}.url`, message: `has {${name}}, ${notNamed(properties)}` });
      for (const name of template.pathArguments.filter((one) => properties.includes(one) && !required.includes(one)))
        mistakes.push({
          path: `${path}.url`,
          message: `has {${name}} in its path, so ${path}.parameters.required must list it`,
        });
    } catch (error) {
      mistakes.push({ path: `${path}.url`, message: (error as Error).message });
    }
    if (tool.method === undefined || tool.method === 'GET') {
      if (tool.body)
        mistakes.push({ path: `${path}.body`, message: 'is set, and GET sends no body; set method, or remove it' });
    }
    checkHeaders(tool.headers, `${path}.headers`);
    checkWords(tool.label, `${path}.label`, properties);
    for (const name of Object.keys(tool.titles ?? {}).filter((one) => !properties.includes(one)))
      mistakes.push({ path: `${path}.titles.${name}`, message: `is of a parameter ${notNamed(properties)}` });
    return {
      path,
      name: tool.name,
      description: tool.description,
      parameters,
      url: tool.url,
      method: tool.method ?? 'GET',
      headers: (tool.headers ?? {}) as Headers,
      body: (tool.body as 'json' | 'form' | undefined) ?? 'json',
      response: tool.response ?? '',
      ...readSites(tool.sites, path),
      rule: readRule(tool as ToolRule),
    };
  }

  function readOpenApi(entry: OpenApiFile, path: string): OpenApiConfig {
    checkHeaders(entry.headers, `${path}.headers`);
    if (entry.server !== undefined && (hasVisitorId(entry.server) || findUnknownOfVisitor(entry.server)))
      mistakes.push({ path: `${path}.server`, message: 'names the visitor, which only headers of a document can' });
    return {
      path,
      document: entry.document,
      operations: entry.operations,
      ...(entry.server === undefined ? {} : { server: withoutEndSlash(entry.server) }),
      prefix: entry.prefix ?? '',
      headers: (entry.headers ?? {}) as Headers,
      ...readSites(entry.sites, path),
      rule: readRule(entry as ToolRule),
    };
  }

  function readMcp(name: string, server: McpFile, path: string): McpServerConfig {
    const { command, url } = server;
    if ((command === undefined) === (url === undefined))
      mistakes.push({
        path,
        message: `must have ${command === undefined ? 'command or url' : 'only one of command and url'}`,
      });
    for (const field of ['args', 'env', 'cwd'] as const)
      if (url !== undefined && server[field] !== undefined)
        mistakes.push({ path: `${path}.${field}`, message: 'belongs to command, and this server has a url' });
    if (command !== undefined && server.headers !== undefined)
      mistakes.push({ path: `${path}.headers`, message: 'belong to url, and this server has a command' });
    const templates = Object.entries((server.headers ?? {}) as Headers).map(([key, value]) => [
      `headers.${key}`,
      value,
    ]);
    for (const [field, value = ''] of [['url', url], ...templates])
      if (hasVisitorId(value) || findUnknownOfVisitor(value))
        mistakes.push({
          path: `${path}.${field}`,
          message: `names the visitor, and one connection to an MCP server is for all visitors`,
        });
    const taken = Object.entries((server.names ?? {}) as Headers);
    for (const [theirs, ours] of taken) {
      const known = names.get(ours);
      if (known)
        mistakes.push({
          path: `${path}.names.${theirs}`,
          message: `is ${ours}, which is ${known}; choose another name`,
        });
      names.set(ours, `the name of a tool of ${path}`);
    }
    return {
      path,
      name,
      reached:
        url === undefined
          ? {
              kind: 'stdio',
              command: command ?? '',
              args: server.args ?? [],
              env: (server.env ?? {}) as Headers,
              ...(server.cwd === undefined ? {} : { cwd: server.cwd }),
            }
          : { kind: 'http', url, headers: (server.headers ?? {}) as Headers },
      prefix: server.prefix ?? `${name}_`,
      ...(server.tools ? { tools: server.tools } : {}),
      names: (server.names ?? {}) as Headers,
      trustHints: server.trustHints ?? false,
      resources: server.resources ?? false,
      ...readSites(server.sites, path),
      rule: readRule(server as ToolRule),
    };
  }

  function readSites(keys: readonly string[] | undefined, path: string): { sites?: readonly string[] } {
    keys?.forEach((key, n) => {
      if (!sites.includes(key))
        mistakes.push({
          path: `${path}.sites[${n}]`,
          message: `is ${key}, which is no site; known: ${sites.join(', ')}`,
        });
    });
    return keys ? { sites: keys } : {};
  }

  function checkHeaders(headers: unknown, path: string): void {
    for (const [name, value] of Object.entries((headers ?? {}) as Headers)) {
      const unknown = findUnknownOfVisitor(value);
      if (unknown !== undefined)
        mistakes.push({
          path: `${path}.${name}`,
          message: `has ${unknown}; of the visitor there is only {${VISITOR_ID}}`,
        });
    }
  }

  /** An argument of the same name in the query would be a second value of it, which the service might read instead. */
  function checkSameNames({ visitorPairs }: UrlTemplate, properties: readonly string[], path: string): void {
    for (const name of visitorPairs.filter((one) => properties.includes(one)))
      mistakes.push({
        path,
        message: `has {${VISITOR_ID}} as ${name}, and parameters has ${name} too; remove that one`,
      });
  }

  function checkWords(words: unknown, path: string, properties: readonly string[]): void {
    const texts =
      words === undefined ? [] : typeof words === 'string' ? [words] : Object.values(words as Record<string, string>);
    const unknown = texts.flatMap(placeholdersOf).find((name) => !properties.includes(name));
    if (unknown !== undefined) mistakes.push({ path, message: `has {${unknown}}, ${notNamed(properties)}` });
  }
}

/** Names in braces of a label. */
export function placeholdersOf(words: string): string[] {
  return [...words.matchAll(/\{([A-Za-z_][\w.-]*)\}/g)].map(([, name = '']) => name);
}

/** The words in a language, in its base language, in English, or whatever comes first. */
export function chooseWords(words: ToolWords, lang: string): string {
  if (typeof words === 'string') return words;
  return words[lang] ?? words[lang.split('-', 1)[0] ?? ''] ?? words.en ?? Object.values(words)[0] ?? '';
}

function notNamed(properties: readonly string[]): string {
  return `which parameters does not name; known there: ${properties.join(', ') || 'none'}`;
}
