// JSON in the one form of RFC 8785 (JCS): what is hashed so that two programs get the same hash of the same value.
// Numbers and strings are written by JSON.stringify, as the RFC requires; here are the order of the keys and what is refused.

/** A value has no form that every reader of JSON understands alike. `path`: where, as keys with dots between. */
export class NoCanonicalForm extends Error {
  override readonly name = 'NoCanonicalForm';
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`${path === '' ? 'The value' : path} ${problem}`);
    this.path = path;
  }
}

/** Levels of a value: deeper ones are refused before the stack is used up. */
const MAX_DEPTH = 100;

/**
 * The RFC 8785 form. Fields that are `undefined` are left out.
 * @throws {NoCanonicalForm} for whole numbers beyond 2^53, which other readers round, for NaN, infinities, lone
 * surrogates, values that are no JSON, and more than {@link MAX_DEPTH} levels
 */
export function toJcs(value: unknown): string {
  return write(value, '', 0);
}

function write(value: unknown, path: string, depth: number): string {
  if (depth > MAX_DEPTH) throw new NoCanonicalForm(path, 'is nested too deeply.');
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return writeText(value, path);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NoCanonicalForm(path, 'is no number that JSON can hold.');
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      throw new NoCanonicalForm(path, 'is a whole number beyond 2^53, which programs round; send it as text.');
    }
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw new NoCanonicalForm(path, 'is no JSON value.');
  const within = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return `[${value.map((item, at) => write(item, within(at), depth + 1)).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    // UTF-16 code units, as the RFC has it: what `<` compares.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${writeText(key, path)}:${write(inner, within(key), depth + 1)}`);
  return `{${fields.join(',')}}`;
}

function writeText(text: string, path: string): string {
  if (/\p{Cs}/u.test(text)) throw new NoCanonicalForm(path, 'has half a character (a lone surrogate).');
  return JSON.stringify(text);
}
