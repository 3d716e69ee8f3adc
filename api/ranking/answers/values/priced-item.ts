// Reads an item of a list of things with prices ("Jug, 0.35 l €22") like a row of a table: the name, and what is said of it.
import type { TableRow } from '../../../text/structure/table-row.ts';
import { findValues } from './answer-values.ts';

/** The name, up to the first sign that ends one, and the rest; a number before a list's item is none of its name. */
const NAMED = /^(?:\d{1,2}[.)]\s)?([^,，:：.!?。！？(（–—]{1,40})\s?[,，:：(（–—]\s?(.+)$/su;

/** The item as a row of two cells; null for one that has no name before its first price. */
export function readPricedItem(text: string, lang: string): TableRow | null {
  const [, name = '', said = ''] = NAMED.exec(text) ?? [];
  const isPriced = (part: string) => findValues(part, lang, 'money').length > 0;
  return name !== '' && !isPriced(name) && isPriced(said) ? { cells: [name.trim(), said], header: null } : null;
}
