// Filters citations while an answer streams (INJ-4): `[n]` may only name a source that this run has recorded and that supports
// the statement. Holds back text that cannot be decided yet: an unfinished `[…` with the words before it, citations in a row,
// and a sentence that begins with its citation.
// evidence.ts decides whether a source supports a statement; drop-citation.ts rewrites a sentence whose citation is removed.

import { CITATION, CITATION_RUN, numbersOf, ONE_CITATION, OPEN_CITATION } from '../../protocol/index.ts';
import { AHEAD, dropCitation, JOINER, mayJoin, openPhrase } from './drop-citation.ts';
import { MAX_AHEAD, sentenceEnd, statementBefore } from './statements.ts';

/** Returns the cited numbers that support the statement, or the number of another source that does. */
export type JudgeCitation = (statement: string, numbers: readonly number[]) => readonly number[];

/** Citations that are one place of the sentence: `[1]`, `[1][2]`, `[1], [2] and [3]`. */
const CITATIONS = new RegExp(`([ \\t]?)${CITATION}(?:${JOINER}${CITATION})*`, 'giu');
/** The beginning of a citation at the end of the text seen so far. */
const UNFINISHED = new RegExp(`[ \\t]?(?:${OPEN_CITATION})?$`);
/** Citations at the end of the text seen so far, the words behind them, and the beginning of another citation. */
const LAST_CITATIONS = new RegExp(
  `[ \\t]?${CITATION}(?:${JOINER}${CITATION})*([^\\[\\]\\n]{0,16})(?:${OPEN_CITATION})?$`,
  'iu',
);
/** Characters looked back for citations in a row: more than any answer has, and a bound for a text of nothing else. */
const MAX_ROW = 600;
/** Letters and digits of a line below which its citation is judged by what follows it: `According to [1], …`. */
const MIN_BEFORE = 16;

/** Characters of a line looked back for the statement: longer than any sentence, and a bound for a text of nothing but citations. */
const MAX_BACK = 1_500;

/** A filter for one text block. Citations inside code are left alone: `items[0]` is no citation. */
export class CitationFilter {
  #isKnown: (number: number) => boolean;
  #judge: JudgeCitation;
  #held = '';
  /** The line so far, citations included, as it was written. */
  #line = '';
  /** Length of the run of backticks that opened the code we are in; 0 outside. */
  #fence = 0;
  /** The numbers that stay of the first citations in the held text; null until they are decided. */
  #waiting: readonly number[] | null = null;

  constructor(isKnown: (number: number) => boolean, judge: JudgeCitation = (_statement, numbers) => numbers) {
    this.#isKnown = isKnown;
    this.#judge = judge;
  }

  /** The part of the text that is decided, after `text` was added. */
  push(text: string): string {
    this.#held += text;
    return this.#release(this.#decided(), false);
  }

  /** What was held back, once the block is complete. */
  flush(): string {
    return this.#release(this.#held.length, true);
  }

  /** Up to where the held text can be judged. */
  #decided(): number {
    const text = this.#held;
    // A run of backticks may go on in the next delta.
    let beforeTicks = text.length;
    while (text[beforeTicks - 1] === '`') beforeTicks -= 1;
    if (beforeTicks < text.length) return beforeTicks;
    const row = LAST_CITATIONS.exec(text.slice(-MAX_ROW));
    const open =
      row && mayJoin(row[1] as string) ? text.length - row[0].length : (UNFINISHED.exec(text)?.index ?? text.length);
    return openPhrase(text.slice(0, open), this.#line.at(-1) ?? '');
  }

  /** Filters the held text up to `cut`, or up to a citation whose sentence is not complete. */
  #release(cut: number, isLast: boolean): string {
    let out = '';
    let used = 0;
    const parts = this.#held.slice(0, cut).split(/(`+|\n)/);
    for (const [i, part] of parts.entries()) {
      if (part.startsWith('`')) {
        if (this.#fence === 0) this.#fence = part.length;
        else if (part.length === this.#fence || (this.#fence >= 3 && part.length > this.#fence)) this.#fence = 0;
        out += part;
      } else if (part === '\n') {
        // Inline code of ours ends with its line, so that a stray backtick cannot switch the filter off.
        if (this.#fence < 3) this.#fence = 0;
        this.#line = '';
        out += part;
      } else if (this.#fence > 0) {
        out += part;
      } else {
        const done = this.#filter(part, isLast || i < parts.length - 1);
        out += done.text;
        if (done.used < part.length) {
          used += done.used;
          break;
        }
      }
      used += part.length;
    }
    this.#held = this.#held.slice(used);
    return out;
  }

  /** The text without the citations that do not stay. Stops before one that waits for its sentence, unless `isWhole`. */
  #filter(text: string, isWhole: boolean): { text: string; used: number } {
    let out = '';
    let at = 0;
    for (const match of text.matchAll(CITATIONS)) {
      const [run, blank = ''] = match;
      const end = match.index + run.length;
      const before = text.slice(at, match.index);
      const kept = this.#keptOf(run, this.#line + before, text.slice(end), isWhole);
      if (kept === null) {
        const ready = openPhrase(before, this.#line.at(-1) ?? '');
        this.#line += before.slice(0, ready);
        return { text: out + before.slice(0, ready), used: at + ready };
      }
      const line = this.#line + before;
      this.#line = line + run;
      at = end;
      if (kept.length > 0) {
        // `[1](…)` is a link in Markdown: a citation must not lead elsewhere than to its source.
        out += `${before}${blank}${showCitations(run, kept)}${text[end] === '(' ? ' ' : ''}`;
        continue;
      }
      const { cut, insert, skip, isOpening } = dropCitation(line.slice(-MAX_BACK), blank, text.slice(end, end + AHEAD));
      at += skip;
      out += before.slice(0, before.length - cut) + insert;
      if (isOpening) out += text.charAt(at++).toUpperCase();
      this.#line += text.slice(end, at);
    }
    this.#line += text.slice(at);
    return { text: out + text.slice(at), used: text.length };
  }

  /** The numbers of these citations that stay; null while too little of the text after them has arrived. */
  #keptOf(run: string, before: string, after: string, isWhole: boolean): readonly number[] | null {
    if (after === '' && !isWhole) return null;
    if (this.#waiting === null) {
      const statement = this.#statementOf(before, after, isWhole);
      if (statement === null) return null;
      const known = numbersOf(run).filter(this.#isKnown);
      this.#waiting = known.length === 0 ? [] : this.#judge(statement, known);
    }
    const kept = this.#waiting;
    if (kept.length === 0 && after.length < AHEAD && !isWhole) return null;
    this.#waiting = null;
    return kept;
  }

  /** The statement that a citation between `line` and `after` supports; null while its sentence is not complete. */
  #statementOf(line: string, after: string, isWhole: boolean): string | null {
    const before = line.slice(-MAX_BACK);
    const statement = statementBefore(before, hasSubstance);
    const isOver = /[.!?…。！？][”’"')\]]*\s*$/u.test(before) || /^[.!?…。！？]/u.test(after);
    if (isOver || hasSubstance(statement)) return statement;
    const ahead = after.slice(0, MAX_AHEAD);
    const end = sentenceEnd(ahead);
    if (end === -1 && ahead.length < MAX_AHEAD && !isWhole) return null;
    const rest = ahead.slice(0, end === -1 ? ahead.length : end).replace(CITATION_RUN, '');
    return statementBefore(`${before} ${rest}`, () => true);
  }
}

/** The citations of a run that stay, with what joins them; a number that replaces another one comes last. */
function showCitations(run: string, kept: readonly number[]): string {
  const left = new Set(kept);
  let shown = '';
  let seen = 0;
  for (const match of run.matchAll(ONE_CITATION)) {
    const joiner = run.slice(seen, match.index);
    seen = match.index + match[0].length;
    const numbers = numbersOf(match[0]).filter((number) => left.delete(number));
    if (numbers.length === 0) continue;
    shown += `${shown === '' ? '' : joiner}${numbers.map((number) => `[${number}]`).join('')}`;
  }
  return shown + [...left].map((number) => `[${number}]`).join('');
}

/** Enough letters and digits to be a statement of its own; a wide character is worth three. */
function hasSubstance(text: string): boolean {
  let size = 0;
  for (const [char] of text.matchAll(/[\p{L}\p{N}]/gu)) size += /[\p{Script=Han}\p{Script=Thai}]/u.test(char) ? 3 : 1;
  return size >= MIN_BEFORE || /\d/.test(text);
}

/** A complete text without the citations that {@link CitationFilter} removes. */
export function filterCitations(text: string, isKnown: (number: number) => boolean, judge?: JudgeCitation): string {
  const filter = new CitationFilter(isKnown, judge);
  return filter.push(text) + filter.flush();
}
