// A value that fits a TypeBox schema with its required fields only, for tests that go through all routes and commands.
import { Compile } from 'typebox/compile';

type Schema = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minimum?: number;
};

/** Texts tried in this order: one of them has the pattern and length of most fields. */
const TEXTS = ['x', 'x-0123456789abcdef', '1', 'en', 'https://example.com/', 'https://www.example.com'];

/** The value. @throws {Error} naming the schema of a text that none of ours fits */
export function sampleOf(schema: unknown): unknown {
  const { const: only, enum: names, anyOf, type, required, properties, items, minItems, minimum } = schema as Schema;
  if (only !== undefined) return only;
  if (names) return names[0];
  if (anyOf) return sampleOf(anyOf[0]);
  if (type === 'object') {
    const fields = (required ?? []).map((name) => [name, sampleOf(properties?.[name] ?? {})] as const);
    return Object.fromEntries(fields);
  }
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, () => sampleOf(items ?? {}));
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type !== 'string') return 1;
  const fits = Compile(schema as never);
  const text = TEXTS.find((one) => fits.Check(one));
  if (text === undefined) throw new Error(`no text of test/helpers/sample-of.ts fits ${JSON.stringify(schema)}`);
  return text;
}
