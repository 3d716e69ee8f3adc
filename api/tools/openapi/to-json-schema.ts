// The schemas of an OpenAPI document as one JSON Schema (2020-12) that needs no document: what it refers to becomes `$defs`, and
// the words of OpenAPI 3.0 those of JSON Schema.
import { isRecord, pickReference } from '../../text/json-value.ts';
import type { JsonSchema } from '../tool.ts';

/** Words of OpenAPI about documentation and XML, and patterns: they would run on a model's words, and the service checks them itself. */
const LEFT_OUT = [
  'example',
  'examples',
  'xml',
  'externalDocs',
  'discriminator',
  'pattern',
  'patternProperties',
  'nullable',
];
const SCHEMAS = ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'];
const NAMED_SCHEMAS = ['properties', '$defs', 'definitions', 'dependentSchemas'];
const LISTED_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Levels of a schema that are read; deeper ones accept anything. */
const MAX_DEPTH = 40;

/** A schema without patterns, wherever they are in it. */
export function withoutPatterns(schema: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return {};
  if (Array.isArray(schema)) return schema.map((one) => withoutPatterns(one, depth + 1));
  if (!isRecord(schema)) return schema;
  const kept = Object.entries(schema).flatMap(([word, value]) => {
    if ((word === 'pattern' && typeof value === 'string') || word === 'patternProperties') return [];
    // What is named there is no keyword; a field may be called pattern.
    const isNamed = NAMED_SCHEMAS.includes(word) && isRecord(value);
    const inner = isNamed
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPatterns(one, depth + 1)]))
      : withoutPatterns(value, depth + 1);
    return [[word, inner] as const];
  });
  return Object.fromEntries(kept);
}

export class SchemaReader {
  readonly #document: unknown;
  readonly #names = new Map<string, string>();
  /** The schemas that the converted ones refer to, by their names in `#/$defs/`. */
  readonly defs: Record<string, unknown> = {};

  constructor(document: unknown) {
    this.#document = document;
  }

  /** An object of the document, wherever it is: references are followed, at most 10 in a row; undefined where it is none. */
  follow(value: unknown): Record<string, unknown> | undefined {
    let found = value;
    for (let steps = 0; isRecord(found) && typeof found.$ref === 'string'; steps++) {
      if (steps === 10) return undefined;
      found = pickReference(this.#document, found.$ref)?.value;
    }
    return isRecord(found) ? found : undefined;
  }

  /** The schema of a value that is sent; fields that only replies have are left out. */
  convert(schema: unknown, depth = 0): unknown {
    if (!isRecord(schema) || depth > MAX_DEPTH) return typeof schema === 'boolean' ? schema : {};
    if (typeof schema.$ref === 'string') {
      const { $ref, ...beside } = schema;
      const name = this.#define($ref as string);
      const words = this.#keywords(beside, depth);
      return name === null ? words : { $ref: `#/$defs/${name}`, ...(words as object) };
    }
    return this.#keywords(schema, depth);
  }

  #define(reference: string): string | null {
    const known = this.#names.get(reference);
    if (known !== undefined) return known;
    const found = pickReference(this.#document, reference);
    if (!found) return null;
    const base = (reference.split('/').at(-1) ?? '').replace(/[^A-Za-z0-9_]/g, '_') || 'schema';
    let name = base;
    for (let n = 2; Object.hasOwn(this.defs, name); n++) name = `${base}_${n}`;
    this.#names.set(reference, name);
    // Before it is converted: it may refer to itself.
    this.defs[name] = {};
    this.defs[name] = this.convert(found.value);
    return name;
  }

  #keywords(schema: Record<string, unknown>, depth: number): JsonSchema {
    const converted: Record<string, unknown> = {};
    for (const [word, value] of Object.entries(schema)) {
      if (LEFT_OUT.includes(word) || (word.startsWith('x-') && word !== 'x-sensitive')) continue;
      if (SCHEMAS.includes(word)) converted[word] = this.convert(value, depth + 1);
      else if (LISTED_SCHEMAS.includes(word) && Array.isArray(value))
        converted[word] = value.map((one) => this.convert(one, depth + 1));
      else if (word === 'properties' && isRecord(value)) {
        const sent = Object.entries(value).filter(([, one]) => this.follow(one)?.readOnly !== true);
        converted.properties = Object.fromEntries(sent.map(([name, one]) => [name, this.convert(one, depth + 1)]));
      } else converted[word] = value;
    }
    if (isRecord(schema.properties) && Array.isArray(converted.required)) {
      const left = converted.properties as Record<string, unknown>;
      const all = schema.properties;
      converted.required = converted.required.filter((name) => Object.hasOwn(left, name) || !Object.hasOwn(all, name));
    }
    return toModern(converted, schema.nullable === true);
  }
}

/** OpenAPI 3.0: `nullable`, and `exclusiveMinimum` beside `minimum`. */
function toModern(schema: Record<string, unknown>, isNullable: boolean): JsonSchema {
  const modern = { ...schema };
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof modern[exclusive] !== 'boolean') continue;
    if (modern[exclusive] && typeof modern[inclusive] === 'number') {
      modern[exclusive] = modern[inclusive];
      delete modern[inclusive];
    } else delete modern[exclusive];
  }
  if (isNullable && typeof modern.type === 'string') modern.type = [modern.type, 'null'];
  if (isNullable && Array.isArray(modern.enum) && !modern.enum.includes(null)) modern.enum = [...modern.enum, null];
  return modern;
}
