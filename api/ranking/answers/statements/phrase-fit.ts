// Whether a passage is about what a few words name together, or by a rare word, and not about the contrary: "trade in" is not answered by "Press and
// trade", nor "newsletter" by a subscription, nor "what water should I use" by "What not to use".
import { analyse } from '../../../text/analyse.ts';
import type { Concept } from '../../../text/concepts/en.ts';
import { conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import type { Question } from '../../question/question.ts';
import { inverseFrequency } from '../../question/question-terms.ts';
import type { AnswerPassage } from '../answer.ts';
import { contentWords } from '../has-thing.ts';
import { termsIn } from '../sentences/match-terms.ts';
import { deniesMore } from './heading-asks.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

/** Passages that have a rare word, at most. */
const RARE_PASSAGES = 2;
const NAMED = 1;

type Passage = Pick<AnswerPassage<unknown>, 'title' | 'heading' | 'text' | 'lang'>;

/** Whether a question is a phrase for a business concept and nothing else, and a passage in its language does not name the concept. */
export function lacksPhrase(question: Question, passage: Passage): boolean {
  const lang = baseLanguage(passage.lang || question.lang);
  const phrases = lang === question.lang ? wholePhrases(question) : [];
  if (phrases.length === 0) return false;
  const said = `${passage.title ?? ''}\n${passage.heading ?? ''}\n${passage.text}`;
  // "Free shipping", "visiting hours": two words that the site has are enough to find what they are about.
  if (question.terms.filter(({ isMinor, isKnown }) => !isMinor && isKnown).length > 1) return false;
  const named = findConcepts(said, lang);
  return !phrases.some((concept) => named.has(concept));
}

/** The concepts that all words of a question together are a phrase of. */
function wholePhrases({ terms, concepts, kinds, values }: Question): Concept[] {
  if (terms.length < 2 || kinds.length + values.length > 0) return [];
  const isWhole = (words: readonly string[]) =>
    terms.every(({ exact, stem }) => words.includes(exact) || words.includes(stem));
  return concepts.flatMap(({ word, words, strength, isKnown }) =>
    strength === NAMED && isKnown && isWhole(words) ? [word.slice(conceptWord('').length) as Concept] : [],
  );
}

/**
 * The passages that have the one rare word of a question, or are headed by another one for the same; all of them where no passage has it, or the
 * question is of more words.
 */
export function withRareWord<Hit extends Passage>(question: Question, found: readonly Hit[]): readonly Hit[] {
  const [term, another] = question.terms;
  if (!term || another || term.isMinor || !term.isSure || term.idf < inverseFrequency(RARE_PASSAGES, question))
    return found;
  const has = ({ title = '', heading = '', text, lang }: Hit) =>
    analyse(`${title}\n${heading}\n${text}`, lang || question.lang).some(({ stem }) => stem === term.stem);
  return found.some(has) ? found.filter((hit) => has(hit) || isHeadedByConcept(question, hit)) : found;
}

function isHeadedByConcept(question: Question, { title = '', heading = '', lang }: Passage): boolean {
  const named = findConcepts(`${title}\n${heading}`, baseLanguage(lang || question.lang));
  return question.concepts.some(
    ({ word, strength }) =>
      strength === NAMED && named.get(word.slice(conceptWord('').length) as Concept)?.strength === NAMED,
  );
}

/** Whether the heading of a passage denies just what a question asks that wants no yes or no. */
export function deniesAsked(question: Question, { title = '', heading = '', lang }: Passage): boolean {
  const own = heading.split(' > ').at(-1) ?? '';
  const base = baseLanguage(lang || question.lang);
  if (own === '' || own === title || !deniesMore(own, base, question)) return false;
  const negations = new Set(segmentWords(own.toLowerCase()).filter((word) => isNegation(word, base)));
  const content = contentWords(own, base).filter((word) => !negations.has(word));
  const held = termsIn(own, base, question);
  return held.size > 0 && held.size >= content.length && !wantsYesOrNo(question.text, question.lang);
}

const isNegation = (word: string, lang: string): boolean => (packOf(lang)?.negations ?? '').split('|').includes(word);
