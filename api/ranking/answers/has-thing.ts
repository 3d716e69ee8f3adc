// Whether an answer says that the site has the thing that a question asks for: "do you have decaf" is answered from the section "Decaf Fern".
// Knows names and words alone: where the text says no, or names something else, nothing is claimed.
import { packOf } from '../../text/languages.ts';
import { foldArabic } from '../../text/letters/arabic-letters.ts';
import { hasPhrase } from '../../text/letters/word-edges.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { CELL_BORDER } from '../../text/structure/table-row.ts';
import type { Question } from '../question/question.ts';
import { sellingWords } from '../question/whether-there.ts';
import type { AnswerPassage } from './answer.ts';
import type { AnswerPart } from './block-parts.ts';
import { termsIn } from './sentences/match-terms.ts';
import { findValues } from './values/answer-values.ts';
import { readPricedItem } from './values/priced-item.ts';

/** A name that is said after "yes" is no longer, in characters. */
const MAX_NAME_CHARS = 60;
/** Words of content in a question whether there is a thing, at most. */
const MAX_THINGS = 3;

/** Words of a name for each of the things asked for, at most, all of them of content: "Calibrating the scale" names no thing. */
const MAX_NAME_WORDS = 2;

/** Characters of a heading without spaces that the question does not have, at most, where both ask the same. */
const MAX_OTHER_CHARACTERS = 2;

/** Whether a section answers another question than whether there is a thing: "Yes, within 30 days" is the answer to "Can I return it?". */
export function isOtherQuestion<Id>(
  question: Question,
  { heading = '', lang = question.lang }: AnswerPassage<Id>,
): boolean {
  const last = heading.split(' > ').at(-1) ?? '';
  if (!/[?？]$/.test(last.trim())) return false;
  if (hasUnspacedScript(last)) {
    const characters = [...last].filter((one) => /\p{L}/u.test(one) && !question.text.includes(one));
    return characters.length > MAX_OTHER_CHARACTERS;
  }
  return contentWords(last, lang).length > termsIn(last, lang, question).size;
}

/** The words of a name that are no function words, in lower case. */
export function contentWords(text: string, lang: string): string[] {
  const { functionWords, foldedFunctionWords } = stopWordsOf(lang);
  const words = segmentWords(text.toLowerCase());
  return words.filter((word) => !functionWords.has(word) && !foldedFunctionWords.has(word));
}

/** The name of the thing asked for, of the section or the row that the answer begins with; undefined where that is not sure. */
export function hasThing<Id>(
  question: Question,
  parts: readonly AnswerPart<Id>[],
  passageOf: (part: AnswerPart<Id>) => AnswerPassage<Id>,
): string | undefined {
  const { lang, terms } = question;
  const [first] = parts;
  if (!first) return undefined;
  const selling = sellingWords(lang);
  const things = terms.flatMap(({ isMinor, asks: isAsking, isNumber, exact, isSure }, at) =>
    isMinor || isAsking || isNumber || selling.has(exact) ? [] : [{ at, isSure }],
  );
  // A word that is only like one of the site may be another thing.
  if (things.length === 0 || things.length > MAX_THINGS || !things.every(({ isSure }) => isSure)) return undefined;
  const { heading = '', title = '', text, lang: own = lang } = passageOf(first);
  const row =
    first.form === 'row' ? (first.text.split(CELL_BORDER)[0] ?? '') : (readPricedItem(first.text, own)?.cells[0] ?? '');
  // "Do you sell milk" is not answered by how to steam it.
  const isUnpriced = terms.some(({ exact }) => selling.has(exact)) && findValues(text, own, 'money').length === 0;
  const names = isUnpriced ? [row] : [row, heading.split(' > ').at(-1) ?? '', title];
  const name = names.find((one) => {
    if (one.trim() === '' || one.length > MAX_NAME_CHARS || /[?？]/.test(one)) return false;
    const named = termsIn(one, own, question);
    const content = contentWords(one, own);
    // A thing with a price has a name that may say more: "Scale with timer".
    const isWhole = one === row || content.length === segmentWords(one).length;
    const isOnly = content.length <= MAX_NAME_WORDS * things.length && isWhole;
    return isOnly && things.every(({ at }) => named.has(at));
  });
  return name !== undefined && !isNegated(parts, own) ? name.trim() : undefined;
}

/** Whether the answer has a word that negates: what it says of the thing may be that there is none. */
function isNegated<Id>(parts: readonly AnswerPart<Id>[], lang: string): boolean {
  const words = (packOf(lang)?.negations ?? '').split('|').filter(Boolean);
  const isUnspaced = packOf(lang)?.isUnspaced === true;
  return parts.some(({ text }) => {
    const lower = ` ${foldArabic(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')} `;
    return words.some((word) => (isUnspaced ? lower.includes(word) : hasPhrase(lower, word)));
  });
}
