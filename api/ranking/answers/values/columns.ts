// How wide a text is on the page: a wide (CJK) character takes two columns, a combining mark none.

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Display columns: wide characters count 2, combining marks 0. */
export function columnsOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let columns = 0;
  for (const char of text) columns += columnsOfChar(char);
  return columns;
}

/** The beginning of a text that fits, cut at a space where there is one in its last quarter. */
export function cutToColumns(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let used = 0;
  let end = 0;
  for (const char of text) {
    used += columnsOfChar(char);
    if (used > columns) break;
    end += char.length;
  }
  const space = text.lastIndexOf(' ', end);
  return text.slice(0, space > end * 0.75 ? space : end).trim();
}

function columnsOfChar(char: string): number {
  return WIDE.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1;
}
