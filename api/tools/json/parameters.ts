// What a tool's schema says about single parameters to a person: which values are masked, and what a parameter is called.
// Pure; the schema may be an owner's or a service's, so it is read with bounds.

import { isRecord, pickReference } from '../../text/json-value.ts';
import type { JsonSchema } from '../tool.ts';

/** Shown, stored and logged in place of a value whose schema has `x-sensitive: true`. */
export const MASK = '••••••';

/** Levels of a value that are read; what is deeper is masked whole, if anything in the schema is sensitive. */
const MAX_DEPTH = 20;
const APPLIED_LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const APPLIED = ['if', 'then', 'else', 'not'] as const;

/** A copy of a call's input with {@link MASK} for every sensitive value; the input itself where none is sensitive. */
export function maskSensitive(parameters: JsonSchema, input: Record<string, unknown>): Record<string, unknown> {
  if (!hasSensitive(parameters)) return input;
  return mask([parameters], input, parameters, 0) as Record<string, unknown>;
}

/** Whether any value of the schema is sensitive. */
export function hasSensitive(parameters: JsonSchema): boolean {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [parameters];
  while (waiting.length > 0) {
    const schema = waiting.pop();
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) continue;
    seen.add(schema);
    if ((schema as JsonSchema)['x-sensitive'] === true) return true;
    waiting.push(...Object.values(schema));
  }
  return false;
}

/** What a person reads instead of the name of a parameter: its title in a language, its title, or the name made readable. */
export function parameterTitle(parameters: JsonSchema, name: string, lang = ''): string {
  const schemas = expand([parameters], parameters).flatMap((schema) => child(schema, 'properties', name));
  for (const schema of expand(schemas, parameters)) {
    const byLanguage = schema['x-titles'];
    const titles = isRecord(byLanguage) ? byLanguage : {};
    const title = titles[lang] ?? titles[lang.split('-', 1)[0] ?? ''] ?? schema.title;
    if (typeof title === 'string' && title.trim() !== '') return title;
  }
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

function mask(schemas: readonly JsonSchema[], value: unknown, root: JsonSchema, depth: number): unknown {
  const all = expand(schemas, root);
  if (depth > MAX_DEPTH || all.some((schema) => schema['x-sensitive'] === true)) return MASK;
  if (Array.isArray(value))
    return value.map((item, n) =>
      mask(
        all.flatMap((schema) => [
          ...child(schema, 'items'),
          ...child(schema, 'prefixItems', n),
          ...child(schema, 'contains'),
        ]),
        item,
        root,
        depth + 1,
      ),
    );
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const own = all.flatMap((schema) => [
      ...child(schema, 'properties', name),
      ...Object.values(isRecord(schema.patternProperties) ? schema.patternProperties : {}).filter(isRecord),
      ...child(schema, 'additionalProperties'),
    ]);
    return [name, mask(own, inner, root, depth + 1)] as const;
  });
  return Object.fromEntries(entries);
}

/** The schemas with all that they apply to the same value. */
function expand(schemas: readonly JsonSchema[], root: JsonSchema): JsonSchema[] {
  const found = new Set<JsonSchema>();
  const waiting = [...schemas];
  for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
    if (found.has(schema)) continue;
    found.add(schema);
    const referred = typeof schema.$ref === 'string' ? pickReference(root, schema.$ref)?.value : undefined;
    const applied = [
      referred,
      ...APPLIED_LISTS.flatMap((word) => (Array.isArray(schema[word]) ? (schema[word] as unknown[]) : [])),
      ...APPLIED.map((word) => schema[word]),
    ];
    waiting.push(...applied.filter(isRecord));
  }
  return [...found];
}

function child(schema: JsonSchema, word: string, key?: string | number): JsonSchema[] {
  const at = schema[word];
  const found =
    key === undefined || typeof at !== 'object' || at === null
      ? at
      : Object.hasOwn(at, key)
        ? (at as Record<string | number, unknown>)[key]
        : undefined;
  return isRecord(found) ? [found] : [];
}
