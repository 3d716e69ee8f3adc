// The citation numbers that an answer shows: 1, 2, 3 … in the order of first citation within the run. The log has its own
// numbers, which count sources over the conversation; the reducer keeps the mapping with each text (SPEC.md, CI rules).
import { type Block, type Citation, shownNumber, type TextBlock } from './blocks.ts';
import { isSourceGroup } from './groups.ts';
import { withoutCitations } from './marks/citation-marks.ts';
import { isUnfinishedCitation, MAX_NUMBERS_CHARS, readNumbers } from './marks/read-citations.ts';

/** Characters kept of a claim, from its end: longer than most sentences. */
const MAX_CLAIM_CHARS = 400;

/** A text of the log with the shown numbers: for text that is copied, spoken or exported. Code is unchanged. */
export function withShownNumbers(text: string, citations: readonly Citation[]): string {
  if (citations.length === 0) return text;
  let shown = '';
  let at = 0;
  readCitations(text, START, (from, end, numbers) => {
    if (!numbers.some((number) => shownNumber(citations, number))) return;
    const own = numbers.map((number) => shownNumber(citations, number) ?? number);
    shown += `${text.slice(at, from)}[${own.join(', ')}]`;
    at = end;
  });
  return shown + text.slice(at);
}

/**
 * The text block with its `citations`, at position `at` of `blocks`, which need not contain it yet. `grown`: the previous
 * version of the block and the text added to it, so that only the addition is scanned.
 */
export function withCitations(
  block: TextBlock,
  blocks: readonly Block[],
  at: number,
  grown?: { from: TextBlock; by: string },
): TextBlock {
  const known = scans.get(grown?.from ?? block);
  // Only a closing bracket completes a citation: most deltas have none and need no scan.
  if (grown && known && !grown.by.includes(']')) {
    scans.set(block, known);
    return block;
  }
  const { citable, cited } = contextOf(block, blocks, at);
  // Most answers have no sources: their texts are not read.
  if (citable.size === 0 && cited.length === 0 && !block.citations) return block;
  const scan = scanText(block.text, known);
  const own = scan.found.filter(({ number }) => citable.has(number) && !cited.some((one) => one.number === number));
  const citations = [...cited, ...own];
  let next = block;
  if (!isSame(citations, block.citations)) {
    const { citations: _, ...bare } = block;
    next = citations.length === 0 ? bare : { ...bare, citations };
  }
  scans.set(next, scan);
  return next;
}

function isSame(a: readonly Citation[] = [], b: readonly Citation[] = []): boolean {
  return a.length === b.length && a.every(({ number, claim }, i) => number === b[i]?.number && claim === b[i].claim);
}

/** Sources found before the block in its run, and the sources that the texts before it cite. */
function contextOf(block: TextBlock, blocks: readonly Block[], at: number) {
  const citable = new Set<number>();
  let cited: readonly Citation[] | null = null;
  for (let i = at - 1; i >= 0; i--) {
    const earlier = blocks[i]!;
    if (earlier.run_id !== block.run_id) continue;
    if (earlier.type === 'run' || earlier.type === 'user') break;
    if (earlier.type === 'text') cited ??= earlier.citations ?? [];
    if (earlier.type !== 'tool_result' || !isSourceGroup(earlier.artifact)) continue;
    for (const { number } of earlier.artifact.sources) if (number !== undefined) citable.add(number);
  }
  return { citable, cited: cited ?? [] };
}

// ---- scanning a text ---------------------------------------------------------------------------------------------

/** How far a text was scanned: `at` characters, inside code opened by `fence` backticks (0: none), and the numbers found. */
type Scan = { readonly at: number; readonly fence: number; readonly found: readonly Citation[] };

const START: Scan = { at: 0, fence: 0, found: [] };

/** A cache, for speed alone: a block that is not in it is scanned from its start. */
const scans = new WeakMap<TextBlock, Scan>();

function scanText(text: string, from: Scan = START): Scan {
  const found = [...from.found];
  const seen = new Set(found.map(({ number }) => number));
  const end = readCitations(text, from, (start, _, numbers) => {
    for (const number of numbers) {
      if (seen.has(number)) continue;
      seen.add(number);
      found.push({ number, claim: claimBefore(text, start) });
    }
  });
  return { ...end, found };
}

/**
 * Calls `cite` for each citation from `from` on, outside code as the API's filter sees it (api/citations/filter-citations.ts): a run of
 * backticks opens code up to the next run as long or, with fewer than three, up to the end of the line. Stops before what
 * more text could complete, so that scanning a text in pieces gives the same citations as scanning it whole.
 */
function readCitations(
  text: string,
  from: Scan,
  cite: (start: number, end: number, numbers: readonly number[]) => void,
): Pick<Scan, 'at' | 'fence'> {
  let { at, fence } = from;
  const next = /[\n`[\\]/g;
  for (;;) {
    next.lastIndex = at;
    const sign = next.exec(text);
    if (!sign) return { at: text.length, fence };
    at = sign.index;
    if (sign[0] === '\n') {
      if (fence < 3) fence = 0;
      at += 1;
    } else if (sign[0] === '`') {
      let end = at + 1;
      while (text[end] === '`') end += 1;
      if (end === text.length) return { at, fence };
      const length = end - at;
      if (fence === 0) fence = length;
      else if (length === fence || (fence >= 3 && length > fence)) fence = 0;
      at = end;
    } else if (fence > 0) {
      at += 1;
    } else if (sign[0] === '\\') {
      if (at + 1 === text.length) return { at, fence };
      at += 2;
    } else {
      const close = text.slice(at, at + MAX_NUMBERS_CHARS + 2).indexOf(']');
      if (close === -1 && isUnfinishedCitation(text.slice(at, at + MAX_NUMBERS_CHARS + 1))) return { at, fence };
      const numbers = close === -1 || text[at - 1] === '!' ? null : readNumbers(text.slice(at + 1, at + close));
      if (numbers) cite(at, at + close + 1, numbers);
      at += numbers ? close + 1 : 1;
    }
  }
}

/** The sentence that a citation at `at` ends: the text before it on its line, without other citations and Markdown marks. */
function claimBefore(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - MAX_CLAIM_CHARS);
  const line = withoutCitations(text.slice(from, at))
    .replace(/[*_`~#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = line.split(/(?<=[.!?] )|(?<=[。！？])/);
  return sentences.at(-1)?.trim() ?? line;
}
