/** Knows which UTF-16 units are letters, digits and Han letters, by a table: several times faster than Unicode patterns. */

/** What a unit can be, as bits: a letter or digit; a Han letter or sign, most of which are letters too. */
export const WORD = 1;
export const HAN = 2;
/** Half of a surrogate pair; only a pattern can test its class. */
export const SURROGATE = 4;

const UNITS = 0x10000;

let table: Uint8Array | null = null;

/** Bits of each UTF-16 unit. */
export function unitClasses(): Uint8Array {
  table ??= buildTable();
  return table;
}

function buildTable(): Uint8Array {
  const classes = new Uint8Array(UNITS);
  classes.fill(SURROGATE, 0xd800, 0xe000);
  let all = '';
  for (let code = 0; code < UNITS; code += 1) all += code >= 0xd800 && code < 0xe000 ? ' ' : String.fromCharCode(code);
  for (const { index, 0: run } of all.matchAll(/[\p{L}\p{N}]+/gu)) classes.fill(WORD, index, index + run.length);
  for (const { index, 0: run } of all.matchAll(/\p{Script=Han}+/gu)) {
    for (let i = index; i < index + run.length; i += 1) classes[i] = (classes[i] as number) | HAN;
  }
  return classes;
}
