// Short definitions as rows of a table: "Monday" above "9 to 5" is read and shown as a whole. Pure; passages.ts cuts the text.
import { CELL_BORDER } from '../text/structure/table-row.ts';
import type { TextBlock } from './text-block.ts';

/** Characters of a term, and of what is said of it, in a row: a longer one is text below a name. */
const MAX_TERM_CHARS = 50;
const MAX_VALUE_CHARS = 90;
/** Rows from which they are a table. */
const MIN_ROWS = 2;

/** The blocks of a page with each run of short definitions as a table of two columns. Linear. */
export function withDefinitionRows(blocks: readonly TextBlock[]): TextBlock[] {
  const shown: TextBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    const pairs = countPairs(blocks, at);
    if (pairs >= MIN_ROWS) {
      const rows = Array.from({ length: pairs }, (_, n) => rowOf(blocks, at + 2 * n));
      shown.push({ kind: 'table', text: rows.join('\n') });
      at += 2 * pairs;
    } else {
      const next = at + Math.max(1, 2 * pairs);
      shown.push(...blocks.slice(at, next));
      at = next;
    }
  }
  return shown;
}

/** Terms with one short value each that follow each other from a block on. */
function countPairs(blocks: readonly TextBlock[], from: number): number {
  let pairs = 0;
  while (isPair(blocks, from + 2 * pairs)) pairs++;
  return pairs;
}

const rowOf = (blocks: readonly TextBlock[], at: number): string =>
  [blocks[at], blocks[at + 1]].map((block) => block?.text.trim()).join(CELL_BORDER);

/** Whether a block is a term of one line with one value of one line, outside of lists within lists. */
function isPair(blocks: readonly TextBlock[], at: number): boolean {
  const [before, term, value, next] = [blocks[at - 1], blocks[at], blocks[at + 1], blocks[at + 2]];
  const isOfList = (block: TextBlock | undefined) => block?.definition === 1;
  return (
    isOfList(term) &&
    term?.isTerm === true &&
    !(isOfList(before) && before?.isTerm) &&
    isOfList(value) &&
    !value?.isTerm &&
    value?.kind === 'paragraph' &&
    (!isOfList(next) || next?.isTerm === true) &&
    isShortLine(term.text, MAX_TERM_CHARS) &&
    isShortLine(value.text, MAX_VALUE_CHARS) &&
    !isCodeName(term.text.trim())
  );
}

const isShortLine = (text: string, maxChars: number): boolean =>
  text.trim().length <= maxChars && !/[\n|]/.test(text.trim());

/** Whether a term has signs of code: an option, a path, a call, a name with a dot or an underscore. */
export function isCodeName(term: string): boolean {
  return /^[-\\@$./]|_|^\S+(?: \S+)?[([{<=]|^\S+ [([{<=]|[\p{L}\p{N}][.:]{1,2}\p{L}/u.test(term);
}
