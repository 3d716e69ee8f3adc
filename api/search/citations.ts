// Keeps a summary honest: citations that point at no passage go, and each source keeps the sentences that were used.
import { selectSentences } from '../site-index/answer.ts';
import type { Summary, SummaryPassage } from './summarise.ts';

/** Sentences kept per source; what a card can show. */
const MAX_QUOTES = 3;
const QUOTE_COLUMNS = 400;

export type CheckedSummary = { text: string; quotes: ReadonlyMap<number, string[]> };

/** The summary with valid citations only, and for each cited number the sentences of its passages it rests on. */
export function checkCitations(summary: Summary, passages: readonly SummaryPassage[]): CheckedSummary {
  const numbers = new Set(passages.map((passage) => passage.number));
  const text = summary.text
    .replace(/[ \t]?\[(\d{1,3})\]/g, (mark, number: string) => (numbers.has(Number(number)) ? mark : ''))
    .trim();
  const quotes = new Map<number, string[]>();
  const add = (number: number, quote: string): void => {
    const known = quotes.get(number) ?? [];
    if (quote !== '' && known.length < MAX_QUOTES && !known.includes(quote)) quotes.set(number, [...known, quote]);
  };
  if (summary.quotes !== undefined) {
    for (const quote of summary.quotes) {
      // Only what stands in a passage is a quote.
      if (passages.some((one) => one.number === quote.number && one.text.includes(quote.text)))
        add(quote.number, quote.text);
    }
    return { text, quotes };
  }
  for (const { statement, number } of citedStatements(text)) {
    const own = passages
      .map((passage, passageId) => ({ ...passage, passageId }))
      .filter((passage) => passage.number === number);
    const [best] = selectSentences(statement, own, { maxSentences: 1, maxColumns: QUOTE_COLUMNS });
    if (best !== undefined) add(number, best.text);
  }
  return { text, quotes };
}

/** Each citation with the words before it, back to the previous statement. `a [1][2]. b [3]` gives a, a and b. */
function citedStatements(text: string): { statement: string; number: number }[] {
  const found: { statement: string; number: number }[] = [];
  let statement = '';
  for (const part of text.split(/(\[\d{1,3}\])/)) {
    const number = /^\[(\d{1,3})\]$/.exec(part)?.[1];
    if (number !== undefined) found.push({ statement, number: Number(number) });
    else if (/[\p{L}\p{N}]/u.test(part)) statement = part.replace(/^[\s.,;:。，]+/, '').trim();
  }
  return found.filter((one) => one.statement !== '');
}
