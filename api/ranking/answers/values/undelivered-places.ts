// Answers "shipping to canada cost", which no table has a row for, with the statement that nothing is delivered there: "We do not ship to the
// United States and Canada".
import { findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { foldPlace, type Place, placesIn } from '../../../text/places/places.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { splitSentences } from '../../../text/structure/sentences.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';

/** Words between the denial and the place at most: "not ship to the United States and Canada". */
const MAX_BETWEEN = 8;
/** The same in scripts without spaces between words, in characters. */
const MAX_CHARS_BETWEEN = 12;
/** Characters of a word of delivery in such scripts. */
const WORD_CHARS = 3;

/** The paragraph or item with such a statement about the place that a question names last; none where no passage denies it. */
export function undeliveredPlace<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
): AnswerPart<Id>[] {
  const [place] = placesIn(question.text);
  if (!place) return [];
  for (const passage of passages) {
    const lang = baseLanguage(passage.lang ?? question.lang);
    for (const block of readBlocks(passage.text)) {
      if (block.kind !== 'paragraph' && block.kind !== 'list') continue;
      for (const text of block.kind === 'list' ? block.lines.map(textIn(passage)) : [textIn(passage)(block)]) {
        if (!splitSentences(text, lang).some((sentence) => isUndelivered(sentence.text, place, lang))) continue;
        return [{ passageId: passage.passageId, text, form: 'text' }];
      }
    }
  }
  return [];
}

const textIn =
  ({ text }: { readonly text: string }) =>
  ({ start, end }: { readonly start: number; readonly end: number }): string =>
    text.slice(start, end).trim();

/** Whether a sentence denies delivery and then names the place or its country. */
function isUndelivered(sentence: string, place: Place, lang: string): boolean {
  if (/[?？]\s*$/.test(sentence)) return false;
  const named = placesIn(sentence).filter(
    ({ country, names }) => country === place.country && names.every((name) => place.names.includes(name)),
  );
  const { negations = '', isUnspaced = false } = packOf(lang) ?? {};
  if (named.length === 0 || negations === '') return false;
  return isUnspaced
    ? named.some(({ words }) => isDeniedInChars(foldPlace(sentence), words, negations, lang))
    : named.some(({ words }) => isDeniedInWords(sentence, words, new Set(negations.split('|')), lang));
}

function isDeniedInWords(sentence: string, place: string, negations: ReadonlySet<string>, lang: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}\p{M}’']+/gu) ?? [];
  const at = words.findIndex((_, from) => foldPlace(words.slice(from).join(' ')).startsWith(` ${place.trim()} `));
  return words.some((word, from) => {
    const isDenial = negations.has(word) || word.endsWith("n't") || word.endsWith('n’t');
    if (!isDenial || from >= at || at - from > MAX_BETWEEN) return false;
    // "We do not ship", "wir liefern nicht", and not "prices do not include shipping".
    const [before = '', next = '', second = ''] = [words[from - 1], words[from + 1], words[from + 2]];
    return (
      isDelivery(before, lang) ||
      isDelivery(next, lang) ||
      (isDelivery(`${next} ${second}`, lang) && !isDelivery(second, lang))
    );
  });
}

function isDeniedInChars(sentence: string, place: string, negations: string, lang: string): boolean {
  const at = sentence.indexOf(place.trim());
  return negations.split('|').some((negation) => {
    const from = sentence.lastIndexOf(negation, at);
    if (from < 0 || at - from > MAX_CHARS_BETWEEN) return false;
    const behind = from + negation.length;
    return isDelivery(sentence.slice(behind, behind + WORD_CHARS), lang);
  });
}

function isDelivery(words: string, lang: string): boolean {
  return words.trim() !== '' && findConcepts(words, lang).has('delivery');
}
