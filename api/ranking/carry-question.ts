// What a question that continues another one takes from it. "and the Duo?" replaces what the earlier question was about and keeps what it
// asks; "how heavy is it" asks something else about the same thing. Works on the words of both questions.
import { foldDiacritics, normaliseText } from '../text/analyse.ts';
import { conceptWord } from '../text/concepts/find-concepts.ts';
import { timeUnitsOf } from '../text/durations/time-units.ts';
import { LANGUAGES } from '../text/languages.ts';
import { hasUnspacedScript, segmentWords } from '../text/segment-words.ts';
import { withoutEnd } from '../text/trim-signs.ts';
import { askedAttribute } from './question/attributes.ts';
import { asksForPart, mayBeName } from './question/follow-up.ts';
import type { Question } from './question/question.ts';
import { readAsking } from './question/question-kind.ts';
import type { QuestionTerm } from './question/term-statistics.ts';

/** A sentence that ends before the one that continues it would count as said besides, and not as asked. */
const ENDS = ' ?？!！.。';
/** A message that names more than this says something besides the thing it asks about. */
const MAX_NAMING_TERMS = 3;

/** What a business tells everybody the same of, whichever thing was spoken of before. */
const MATTERS: ReadonlySet<string> = new Set(
  (
    'warranty delivery deliverytime return refund exchange cancel pay invoice contact repair spareparts giftcard privacy complaint jobs parking pets ' +
    'wifi transport'
  )
    .split(' ')
    .map(conceptWord),
);

const swaps = LANGUAGES.flatMap(({ followUp }) => followUp?.swaps ?? []).join('|');
const swapEndings = LANGUAGES.flatMap(({ followUp }) => followUp?.swapEndings ?? []).join('|');
/** "and", "what about": what follows takes the place of something else. */
const SWAP = new RegExp(`^(?:${swaps})(?![\\p{Script=Latin}\\p{N}])`, 'iu');
const SWAP_ENDING = new RegExp(`(?:${swapEndings})[？?。.!！\\s]*$`, 'iu');

/**
 * The earlier questions without the words that the questions after them replace; `texts` and `questions` go together, the last is asked.
 * `isThing`: whether a word names a thing of the site.
 */
export function carriedTexts(
  texts: readonly string[],
  questions: readonly Question[],
  isThing: (word: string) => boolean = () => false,
): string[] {
  let carried: string[] = [];
  texts.forEach((text, at) => {
    const question = questions[at] as Question;
    const replaced = new Set<string>();
    if (isSwap(text, question))
      for (const earlier of questions.slice(0, at))
        for (const word of namedLast(earlier, question, isThing)) replaced.add(word);
    const asked = askedAttribute(question.text, question.lang);
    for (const earlier of questions.slice(0, at)) {
      const before = askedAttribute(earlier.text, earlier.lang);
      if (!asked && !asksElse(text, question, earlier)) continue;
      // "And width" after "how heavy is the mini" asks no more for its weight, nor does "can I send it back".
      if (before && before.attribute.kind !== asked?.attribute.kind)
        for (const word of before.words) replaced.add(word);
    }
    if (replaced.size > 0) carried = carried.map((earlier, i) => without(earlier, replaced, questions[i] as Question));
    carried.push(text);
  });
  return carried.map((text, at) => (at < texts.length - 1 ? withoutEnd(text, ENDS) : text));
}

/** Whether a question is about another business concept than the one before, and names no other thing for the same. */
function asksElse(text: string, question: Question, earlier: Question): boolean {
  const had = new Set(earlier.concepts.map(({ word }) => word));
  const isNew = question.concepts.some(({ word, strength, isKnown }) => isKnown && strength === 1 && !had.has(word));
  return isNew && !isSwap(text, question);
}

/** Whether a question names another thing to ask the same about: it asks nothing itself. */
export function isSwap(text: string, question: Question): boolean {
  const names = question.terms.filter(isNaming);
  const said = text.normalize('NFC').trim();
  // The words of the ending may ask why, elsewhere: "thì sao".
  const isEnding = SWAP_ENDING.test(said);
  const { kinds } = isEnding ? readAsking(said.replace(SWAP_ENDING, ''), question.lang) : question;
  // "Free from?" asks something else of the same thing, and "duo?" names another.
  const isName = mayBeName(text) && !names.some((term) => namesConcept(term, question));
  return (
    (SWAP.test(said) || isEnding || isName) &&
    !asksForPart(said) &&
    kinds.length === 0 &&
    question.values.length === 0 &&
    names.length > 0 &&
    names.length <= MAX_NAMING_TERMS
  );
}

/**
 * What "and the warranty?" asks by itself: the message without the words that say that it goes on, where all that it names are {@link MATTERS} and no thing of
 * the site; undefined for another message.
 */
export function matterAlone(
  text: string,
  question: Question,
  isThing: (word: string) => boolean = () => false,
): string | undefined {
  if (!isSwap(text, question)) return undefined;
  const matters = question.concepts.filter(({ word }) => MATTERS.has(word));
  const isMatter = (term: QuestionTerm) =>
    term.isKnown && namesConcept(term, { concepts: matters }) && !isThing(term.exact);
  if (!question.terms.filter(isNaming).every(isMatter)) return undefined;
  return text.normalize('NFC').trim().replace(SWAP, '').replace(SWAP_ENDING, '').trim();
}

/** Whether a word surely names what is asked about a thing ("shipping"); between no spaces it may be a part of such a word. */
function namesConcept({ exact, stem }: QuestionTerm, { concepts }: Pick<Question, 'concepts'>): boolean {
  const isIn = (word: string) => word === exact || word === stem || (hasUnspacedScript(exact) && word.includes(exact));
  return concepts.some(({ words, strength }) => strength >= 1 && words.some(isIn));
}

const isNaming = (term: QuestionTerm): boolean => !term.isMinor && !term.asks && !term.isNumber;

/**
 * The words that name what a question is about: those like the new ones, or else the last (without spaces between words the first).
 * Words of a concept say what is asked about it ("shipping").
 */
function namedLast(question: Question, next: Question, isThing: (word: string) => boolean): string[] {
  // "Duo tank", "mini?": one thing takes the place of another, and what is asked of it stays.
  const thingsIn = ({ terms }: Question) => terms.filter((term) => isNaming(term) && isThing(term.exact));
  const things = thingsIn(next).length > 0 ? thingsIn(question) : [];
  if (things.length > 0) return things.map(({ exact }) => exact);
  // "And for a week?" takes the place of "for a day", and not of the tandem.
  const units = timeUnitsOf(next.lang);
  const isUnit = ({ exact }: QuestionTerm) => units.has(exact);
  if (next.terms.filter(isNaming).every(isUnit)) return question.terms.filter(isUnit).map(({ exact }) => exact);
  const runs: QuestionTerm[][] = [[]];
  for (const term of question.terms) {
    // What only hints at a concept may be the name of a thing ("tenda" is a tent, and hints at a camp site).
    if (isNaming(term) && !isUnit(term) && !namesConcept(term, question)) (runs.at(-1) as QuestionTerm[]).push(term);
    else if ((runs.at(-1) as QuestionTerm[]).length > 0) runs.push([]);
  }
  const named = runs.filter((run) => run.length > 0);
  const isUnspaced = hasUnspacedScript(question.text);
  const like = named.find((run) => run.some((term) => next.terms.some((other) => isLike(term, other, isUnspaced))));
  const run = like ?? (isUnspaced ? named[0] : named.at(-1)) ?? [];
  return run.map(({ exact }) => exact);
}

/** The same word, or for scripts without spaces the same last character: 岩茶, 红茶. */
function isLike(a: QuestionTerm, b: QuestionTerm, isUnspaced: boolean): boolean {
  if (!isNaming(b)) return false;
  return a.stem === b.stem || (isUnspaced && a.exact.at(-1) === b.exact.at(-1));
}

function without(text: string, words: ReadonlySet<string>, { lang }: Question): string {
  const clean = normaliseText(text, lang);
  if (hasUnspacedScript(text)) return [...words].reduce((left, word) => left.replace(word, ''), clean);
  const isGone = (word: string) => words.has(word) || words.has(foldDiacritics(word));
  const all = segmentWords(clean);
  const left = all.filter((word) => !isGone(word.toLowerCase()));
  return left.length === all.length ? text : left.join(' ');
}
