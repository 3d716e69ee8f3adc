// From ranked passages to a short text with citations: the interface, and the way without a model, which puts sentences
// together as they stand. The model's way is models/model-summariser.ts.
import { selectSentences } from '../site-index/answer.ts';

/** A passage and the number of the source it is from. Several may share a number. Best first. */
export type SummaryPassage = {
  number: number;
  title: string;
  url: string;
  heading: string;
  text: string;
  score: number;
  /** What the engine says of a page that was not read: to be summarised, but nothing in it is a quote of the page. */
  isSnippet?: boolean;
};

export type SummaryRequest = {
  /** What is to be known from the passages. */
  prompt: string;
  passages: readonly SummaryPassage[];
};

/** `[n]` in `text` names a source. `quotes`: the sentences it rests on, verbatim; left out where they are not known. */
export type Summary = { text: string; quotes?: readonly { number: number; text: string }[] };

export interface Summariser {
  summarise(request: SummaryRequest, options: { signal: AbortSignal }): Promise<Summary>;
}

/** What is read at one glance: sentences, and columns where a wide character counts two. */
const MAX_SENTENCES = 4;
const MAX_COLUMNS = 900;

/** The sentences that answer the prompt best, each with its citation. */
export const extractiveSummariser: Summariser = {
  async summarise({ prompt, passages }) {
    const candidates = passages.map((passage, passageId) => ({ ...passage, passageId }));
    const chosen = selectSentences(prompt, candidates, { maxSentences: MAX_SENTENCES, maxColumns: MAX_COLUMNS });
    const quotes = chosen.map(({ text, passageId }) => ({ number: passages[passageId]?.number ?? 0, text }));
    const text = quotes.map((quote) => `${withoutMarks(quote.text)} [${quote.number}]`).join(' ');
    return { text, quotes };
  },
};

/** `[3]` inside a quoted sentence is the page's own footnote, and would read as one of our citations. */
export function withoutMarks(sentence: string): string {
  return sentence
    .replace(/\[\d{1,3}\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
