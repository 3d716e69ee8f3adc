// INJ-4: `[n]` in an answer may only name a source this run has recorded, and only one that supports what is said. Filters
// text as it streams. Holds back an unfinished `[…`, the blank before it, a run of citations until its next character is
// known, and a sentence that opens with its citation until it ends. Whether a source supports a statement is evidence.ts.
import { CITATION_RUN, MAX_AHEAD, numbersOf, sentenceEnd, statementBefore } from '../search/support/statements.ts';

/** Which of the numbers cited for a statement stay; it may name another one instead. */
export type JudgeCitation = (statement: string, numbers: readonly number[]) => readonly number[];

/** What may still become a citation, or go on as one, at the end of the text seen so far. */
const UNFINISHED =
  /[ \t]?(?:\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\])+(?:\[[\d,;，、\s]{0,24})?$|[ \t]?(?:\[[\d,;，、\s]{0,24})?$/;
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
    return UNFINISHED.exec(text)?.index ?? text.length;
  }

  /** Filters the held text up to `cut`, or up to a citation whose sentence is not over yet. */
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
    for (const match of text.matchAll(CITATION_RUN)) {
      const [run, blank = ''] = match;
      const end = match.index + run.length;
      const before = text.slice(at, match.index);
      const statement = this.#statementOf(this.#line + before, text.slice(end), isWhole);
      if (statement === null) {
        this.#line += before;
        return { text: out + before, used: match.index };
      }
      const known = numbersOf(run).filter(this.#isKnown);
      const kept = known.length === 0 ? [] : this.#judge(statement, known);
      const after = text[end];
      out += before;
      if (kept.length === 0) out += after !== undefined && /[\p{L}\p{N}]/u.test(after) ? blank : '';
      // `[1](…)` is a link in Markdown: a citation must not lead elsewhere than to its source.
      else out += `${blank}${kept.map((number) => `[${number}]`).join('')}${after === '(' ? ' ' : ''}`;
      this.#line += before + run;
      at = end;
    }
    this.#line += text.slice(at);
    return { text: out + text.slice(at), used: text.length };
  }

  /** The statement that a citation between `line` and `after` stands for; null while its sentence goes on unseen. */
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

/** Enough letters and digits to be a statement of its own; a wide character is worth three. */
function hasSubstance(text: string): boolean {
  let size = 0;
  for (const [char] of text.matchAll(/[\p{L}\p{N}]/gu)) size += /[\p{Script=Han}\p{Script=Thai}]/u.test(char) ? 3 : 1;
  return size >= MIN_BEFORE || /\d/.test(text);
}

/** The text with every citation removed that does not stay: {@link CitationFilter} in one go. */
export function filterCitations(text: string, isKnown: (number: number) => boolean, judge?: JudgeCitation): string {
  const filter = new CitationFilter(isKnown, judge);
  return filter.push(text) + filter.flush();
}
