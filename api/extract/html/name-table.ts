/**
 * Finds the entry of a name by its index range in a source, without slicing it: a page has thousands of tag
 * and attribute names, but few distinct ones.
 */

/** Slots, a power of two; names with the same slot replace each other. */
const SLOTS = 512;

/** A cache of entries by lower-case name. Bounded: `find` may be called again for a name seen before. */
export class NameTable<Entry extends { readonly name: string }> {
  readonly #slots: (Entry | null)[] = new Array(SLOTS).fill(null);
  readonly #find: (name: string) => Entry;

  /** `find` gives the entry of a lower-case name; always the same for the same name. */
  constructor(find: (name: string) => Entry) {
    this.#find = find;
  }

  /** The entry of the name in a range of the source, case-insensitive. */
  at(source: string, start: number, end: number): Entry {
    let hash = end - start;
    for (let i = start; i < end; i += 1) hash = (Math.imul(hash, 31) + (source.charCodeAt(i) | 0x20)) | 0;
    const slot = (hash ^ (hash >>> 9)) & (SLOTS - 1);
    const known = this.#slots[slot];
    if (known && isNamed(known.name, source, start, end)) return known;
    const entry = this.#find(source.slice(start, end).toLowerCase());
    this.#slots[slot] = entry;
    return entry;
  }
}

/** Whether a range of the source is this lower-case name, case-insensitive. */
export function isNamed(name: string, source: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let i = 0; i < name.length; i += 1) {
    const code = source.charCodeAt(start + i);
    const lower = code >= 65 && code <= 90 ? code | 0x20 : code;
    if (lower !== name.charCodeAt(i)) return false;
  }
  return true;
}
