// A query of several lines: the last is the question, the lines before it are the questions that it continues, earliest first. So the
// query that a step shows is the whole of what was searched. The extractive model writes it, `site_search` reads it.

/** A question with those it continues, earliest first; none for a question that stands alone. */
export type ContinuedQuery = { readonly question: string; readonly before: readonly string[] };

/** Earlier questions that are read; more would only repeat the same subject. */
const MAX_BEFORE = 3;

/** One query, `maxChars` UTF-16 units at most: the question whole if it fits, then as many of the latest earlier ones as fit. */
export function writeContinuedQuery({ question, before }: ContinuedQuery, maxChars: number): string {
  const lines = [toLine(question).slice(0, maxChars)];
  let left = maxChars - (lines[0] as string).length;
  for (const earlier of before.slice(-MAX_BEFORE).reverse().map(toLine)) {
    left -= earlier.length + 1;
    if (left < 0) break;
    lines.unshift(earlier);
  }
  return lines.join('\n').replace(/[\ud800-\udbff]$/, '');
}

/** Reads a query; one of a single line continues nothing. */
export function readContinuedQuery(query: string): ContinuedQuery {
  const lines = query
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { question: lines.at(-1) ?? '', before: lines.slice(0, -1).slice(-MAX_BEFORE) };
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
