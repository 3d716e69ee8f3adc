// Analyses the passages of a page: ahead of the transaction that writes them, in slices, so that a long page stops nobody. Storing them is
// site-tables.ts.
import { analysePassage, type PassageAnalysis } from '../ranking/passages/encode-passage.ts';
import type { IndexedPage, IndexedPassage } from './indexed-page.ts';

/** Longest text of a passage kept, in UTF-16 units: a bound against broken extraction. */
const MAX_PASSAGE_CHARS = 20_000;
/** Characters analysed before other work has its turn: some 10 ms of Chinese, which takes longest. */
const CHARS_AT_ONCE = 2_000;

/** The page with the analyses of its passages. */
export async function analysePage(page: IndexedPage, yieldToEventLoop: () => Promise<void>): Promise<IndexedPage> {
  const analyses: PassageAnalysis[] = [];
  let chars = 0;
  for (const passage of page.passages) {
    if (chars >= CHARS_AT_ONCE) {
      await yieldToEventLoop();
      chars = 0;
    }
    analyses.push(analyseOne(page, passage));
    chars += passage.heading.length + passage.text.length;
  }
  return { ...page, analyses };
}

/** Of one passage of a page, as far as its text is kept. */
export function analyseOne({ title, lang }: IndexedPage, passage: IndexedPassage): PassageAnalysis {
  return analysePassage(title, passage.heading, keptText(passage), lang);
}

/** The text of a passage that the index keeps. */
export const keptText = ({ text }: IndexedPassage): string => text.slice(0, MAX_PASSAGE_CHARS);
