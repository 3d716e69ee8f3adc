/**
 * A JSON text that is equal for equal JSON values: an object is written as the list of its entries in the order of their keys.
 * Fields that are `undefined` count like null. Hashes of it are stored: the form must stay.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1));
}
