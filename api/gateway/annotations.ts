// The citations of a finished text as annotations: each points at the sentence that carries its mark. Offsets count UTF-16 code units.
import { numbersOf, ONE_CITATION, type Source } from '../../protocol/index.ts';
import { splitSentences } from '../text/structure/sentences.ts';

/** Characters before a mark that show whether its sentence has ended. */
const TAIL_CHARS = 8;

/** `start`, `end`: of the sentence in the text, its marks included. */
export type UrlCitation = { start: number; end: number; url: string; title: string };

/** One annotation for each mark of a known source, in the order of the text; a number without a source stays text. */
export function citationsOf(text: string, sourceOf: (number: number) => Source | undefined): UrlCitation[] {
  const sentences = splitSentences(text);
  const found: UrlCitation[] = [];
  for (const { 0: mark, index } of text.matchAll(ONE_CITATION)) {
    // A mark after the full stop belongs to the sentence before it.
    const own = sentences.findLast((sentence) => text.slice(sentence.start, index).trim() !== '');
    const start = own?.start ?? index;
    // Short sentences are joined to their neighbours: one that has ended before its mark ends with it.
    const hasEnded = /[.!?…。！？]["'”’)\]]*\s*$/u.test(text.slice(Math.max(start, index - TAIL_CHARS), index));
    const end = hasEnded ? index + mark.length : Math.max(own?.end ?? 0, index + mark.length);
    for (const number of numbersOf(mark)) {
      const source = sourceOf(number);
      const isKnown = found.some((one) => one.start === start && one.url === source?.url);
      if (source && !isKnown) found.push({ start, end, url: source.url, title: source.title });
    }
  }
  return found;
}
