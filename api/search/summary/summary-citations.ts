// Checks a summary: keeps citations whose passage supports the statement, removes sentences with figures that no passage
// contains, and gives each source the sentences of its page that were used, verbatim.

import { CITATION_RUN, LEADING_CITATIONS, numbersOf } from '../../../protocol/index.ts';
import { type Evidence, judgeCitations } from '../../citations/judge-citations.ts';
import { statementBefore } from '../../citations/statements.ts';
import { type Passage, readPassage } from '../../citations/support.ts';
import { hasUnsupportedFigure } from '../../citations/unsupported.ts';
import { selectSentences } from '../../ranking/answers/answer.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { splitSentences } from '../../text/structure/sentences.ts';
import type { Summary, SummaryPassage } from './summariser.ts';

/** Sentences per source: as many as an extractive summary has, so that each of them can be shown. */
const MAX_QUOTES = 4;
const QUOTE_COLUMNS = 400;

export type CheckedSummary = { text: string; quotes: ReadonlyMap<number, string[]> };

export type CheckOptions = {
  /** The prompt of the search: figures in it need no passage. */
  prompt: string;
  /**
   * The text is from an engine that has read the pages itself, and the passages are only its snippets: they cannot show whether
   * a statement is supported, so its citations are trusted, and only those without a source are removed.
   */
  isGrounded?: boolean;
};

/**
 * The summary with its supported citations, and for each cited number the sentences of its passages that support it. Sentences
 * that a summariser copied from the passages (`summary.quotes`) are not checked again.
 */
export function checkCitations(
  summary: Summary,
  passages: readonly SummaryPassage[],
  { prompt, isGrounded = false }: CheckOptions,
): CheckedSummary {
  const quotes = new Map<number, string[]>();
  const add = (number: number, quote: string): void => {
    const known = quotes.get(number) ?? [];
    if (quote !== '' && known.length < MAX_QUOTES && !known.includes(quote)) quotes.set(number, [...known, quote]);
  };
  const numbers = new Set(passages.map((passage) => passage.number));
  const pagesOnly = passages.filter((passage) => !passage.isSnippet);
  if (summary.quotes !== undefined) {
    const text = rewriteCitations(summary.text, (_statement, cited) => cited.filter((number) => numbers.has(number)));
    // Only text of a passage of the page is a quote.
    for (const { number, text: quote } of summary.quotes) if (standsIn(quote, number, pagesOnly)) add(number, quote);
    return { text: text.trim(), quotes };
  }
  const evidence = toEvidence(passages, prompt);
  const kept = isGrounded ? summary.text : dropInvented(summary.text, evidence);
  const found: { statement: string; number: number }[] = [];
  const text = rewriteCitations(kept, (statement, cited) => {
    const stay = isGrounded
      ? cited.filter((number) => numbers.has(number))
      : judgeCitations(statement, detectLanguage(statement), cited, evidence);
    for (const number of stay) found.push({ statement, number });
    return stay;
  });
  for (const { statement, number } of found) {
    const own = pagesOnly
      .map((passage, passageId) => ({ ...passage, passageId }))
      .filter((passage) => passage.number === number);
    const [best] = selectSentences(statement, own, { maxSentences: 1, maxColumns: QUOTE_COLUMNS });
    if (best !== undefined && standsIn(best.text, number, pagesOnly)) add(number, best.text);
  }
  return { text: text.trim(), quotes };
}

/** Whether a quote is a part of its page; white space is ignored. */
function standsIn(quote: string, number: number, passages: readonly SummaryPassage[]): boolean {
  const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
  return passages.some((passage) => passage.number === number && plain(passage.text).includes(plain(quote)));
}

function toEvidence(passages: readonly SummaryPassage[], prompt: string): Evidence {
  const byNumber = new Map<number, Passage[]>();
  for (const { number, text, title, heading } of passages) {
    const read = readPassage(text, `${title}\n${heading}`);
    byNumber.set(number, [...(byNumber.get(number) ?? []), read]);
  }
  return {
    numbers: [...byNumber.keys()],
    passagesOf: (number) => byNumber.get(number) ?? [],
    neutral: [readPassage(prompt)],
  };
}

/** The text with each run of citations replaced by `judge`; an empty one is removed with the space before it. */
function rewriteCitations(text: string, judge: (statement: string, cited: number[]) => readonly number[]): string {
  return text
    .split('\n')
    .map((line) =>
      line.replace(CITATION_RUN, (run: string, blank: string, ...rest: unknown[]) => {
        const offset = rest.find((value): value is number => typeof value === 'number') as number;
        // A citation at the start of a sentence is checked against that sentence.
        const before = line.slice(0, offset);
        const statement = statementBefore(/[\p{L}\p{N}]/u.test(before) ? before : line, () => true);
        const stay = judge(statement, numbersOf(run));
        return stay.length === 0 ? '' : blank + stay.map((number) => `[${number}]`).join('');
      }),
    )
    .join('\n');
}

/**
 * Removes the sentences with figures that no passage contains: nobody checks a summary before the answer is made from it,
 * where an invented figure would look like a found one.
 */
function dropInvented(text: string, evidence: Evidence): string {
  const all = [...evidence.neutral, ...evidence.numbers.flatMap((number) => evidence.passagesOf(number))];
  return text
    .split('\n')
    .map((line) => {
      const pieces = splitCited(line);
      const kept = pieces.filter((piece) => !hasUnsupportedFigure(piece, all, ''));
      return kept.length === pieces.length ? line : kept.join('').trimEnd();
    })
    .filter((line, i, lines) => line !== '' || lines[i - 1] !== '')
    .join('\n');
}

/** The sentences of a line, each with the citations and spaces after it; joined they are the line. */
function splitCited(line: string): string[] {
  const starts = splitSentences(line).map(({ start }) => {
    const marks = LEADING_CITATIONS.exec(line.slice(start))?.[0] ?? '';
    return start + marks.length;
  });
  const cuts = [...new Set([0, ...starts.slice(1)])].filter((at) => at < line.length);
  return cuts.map((at, i) => line.slice(at, cuts[i + 1] ?? line.length));
}
