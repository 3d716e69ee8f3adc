// The same questions in every run, from all over a set.

/** FNV-1a of a text, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** Some items by the hashes of their texts, `limit` at most. */
export const choose = <T>(items: readonly T[], limit: number, textOf: (item: T) => string): T[] =>
  [...items].sort((a, b) => hash(textOf(a)) - hash(textOf(b))).slice(0, limit);
