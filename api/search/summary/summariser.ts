// Summarises ranked passages to a short text with citations: the interface, and the extractive implementation, which
// joins unchanged sentences. models/model-summariser.ts uses a model.
import { type Usage, withoutNumbers } from '../../../protocol/index.ts';
import { selectSentences } from '../../ranking/answers/answer.ts';

/** A passage and the number of its source. Several may share a number. Best first. */
export type SummaryPassage = {
  number: number;
  title: string;
  url: string;
  heading: string;
  text: string;
  score: number;
  /** The engine's text about an unread page: it may be summarised, but not quoted. */
  isSnippet?: boolean;
};

export type SummaryRequest = {
  /** The question to the passages. */
  prompt: string;
  passages: readonly SummaryPassage[];
};

/** `[n]` in `text` refers to a source. `quotes`: its supporting sentences, verbatim; missing if unknown. */
export type Summary = { text: string; quotes?: readonly { number: number; text: string }[] };

export interface Summariser {
  /** `onSpent`: called with what a model used, also for a summary that failed. */
  summarise(
    request: SummaryRequest,
    options: { signal: AbortSignal; onSpent?: ((usage: Usage) => void) | undefined },
  ): Promise<Summary>;
}

/** Size of a summary read at a glance: sentences, and columns where a wide character counts two. */
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

/** `[3]` inside a quoted sentence is the page's own footnote, and would look like one of our citations. */
export function withoutMarks(sentence: string): string {
  return withoutNumbers(sentence).replace(/\s+/g, ' ').trim();
}
