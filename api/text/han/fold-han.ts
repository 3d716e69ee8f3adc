// Chinese text in one script: traditional characters as simplified ones, so that a question in one finds pages in the other.
// Maps single characters only; the table is in han-variants.ts.
import { SIMPLIFIED } from './han-variants.ts';

/** Common spellings that the Unicode data does not list as traditional: a character, then what it counts as. */
const OTHER_SPELLINGS = '裏里爲为啓启綫线衆众麪面溼湿羣群峯峰牀床喫吃麽么卽即';

const FIRST = 0x3400;
const LAST = 0x9fff;

let table: Uint16Array | undefined;

function readTable(): Uint16Array {
  const read = new Uint16Array(LAST - FIRST + 1);
  const pairs = SIMPLIFIED + OTHER_SPELLINGS;
  for (let at = 0; at < pairs.length; at += 2) read[pairs.charCodeAt(at) - FIRST] = pairs.charCodeAt(at + 1);
  return read;
}

/**
 * The text with every traditional Chinese character as its simplified form; as many UTF-16 units as before, so offsets in one are
 * offsets in the other. Japanese text must not be folded: its dictionary words are written with both kinds.
 */
export function foldHan(text: string): string {
  table ??= readTable();
  let folded = '';
  let kept = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < FIRST || code > LAST) continue;
    const simplified = table[code - FIRST] as number;
    if (simplified === 0) continue;
    folded += text.slice(kept, at) + String.fromCharCode(simplified);
    kept = at + 1;
  }
  return kept === 0 ? text : folded + text.slice(kept);
}
