// Whether a question is about a thing that the site does not have, although its other words or a concept of its words are there: "iphone
// repair" where machines are repaired, "do you sell tea" where a story mentions tea.
import { conceptWord, findConcepts } from '../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../text/languages.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
import { CELL_BORDER, isTableHeader } from '../../text/structure/table-row.ts';
import type { Question } from '../question/question.ts';
import type { QuestionTerm } from '../question/term-statistics.ts';
import type { AnswerPassage } from './answer.ts';
import { termsByConcept, termsIn } from './sentences/match-terms.ts';
import { findValues } from './values/answer-values.ts';
import { namedDaysIn } from './values/hours/holidays.ts';

/** Words of content in a question whether something is sold, at most; a longer one describes what happened. */
const MAX_WORDS = 3;
/** A line of a list or table that may name a thing is no longer, in characters. */
const MAX_NAME_CHARS = 80;

/** `found`: what the search found for the question, best first; `answering`: the passages of the answer, none where nothing answers. */
export function lacksThing<Id>(
  question: Question,
  found: readonly AnswerPassage<Id>[],
  answering: readonly AnswerPassage<Id>[],
): boolean {
  const said = answering.length > 0 ? answering : found.slice(0, 1);
  return lacksOffered(question, found) || lacksServiced(question, said);
}

/** `found`: what the search found for the question, best first. */
export function lacksOffered<Id>(question: Question, found: readonly AnswerPassage<Id>[]): boolean {
  const { lang, terms } = question;
  const isOffer = wordsOf(question, 'offers');
  if (!terms.some(isOffer)) return false;
  const isHours = wordsOfHours(question);
  const things = terms.flatMap((term, at) =>
    term.isMinor || term.asks || term.isNumber || isOffer(term) || isHours(term) ? [] : [at],
  );
  if (things.length === 0 || things.length > MAX_WORDS) return false;
  const [byWord, byConcept] = [new Set<number>(), new Set<number>()];
  for (const passage of found) {
    const own = passage.lang ?? lang;
    if (question.isSiteLanguage && baseLanguage(own) !== lang) continue;
    for (const name of namesOf(passage, own)) {
      for (const at of termsIn(name, own, question)) byWord.add(at);
      for (const at of termsByConcept(name, own, question)) byConcept.add(at);
    }
  }
  const isNamed = (at: number) => byConcept.has(at) || (byWord.has(at) && terms[at]?.isSure === true);
  // A word that is only like one of the site is another thing.
  return !things.some(isNamed) || things.some((at) => terms[at]?.isSure === false && !byConcept.has(at));
}

/** Holidays and closed doors are no things on offer: "tết có nghỉ không" asks for hours. */
function wordsOfHours({ text, lang }: Question): (term: QuestionTerm) => boolean {
  const names = [...(namedDaysIn(text, lang)?.names.values() ?? [])];
  const closed = packOf(lang)?.opening?.closed.split('|') ?? [];
  return ({ exact }) => names.length > 0 && [...names, ...closed].some((name) => name.includes(exact));
}

/** Titles, headings, and the lines of lists and tables that begin with a name or show a price. */
function namesOf<Id>({ title = '', heading = '', text }: AnswerPassage<Id>, lang: string): string[] {
  const lines = text.split('\n').flatMap((line) => {
    if (line.includes(CELL_BORDER)) return isTableHeader(text, line) ? [line] : [line.split(CELL_BORDER)[0] ?? ''];
    return line.length <= MAX_NAME_CHARS && findValues(line, lang, 'money').length > 0 ? [line] : [];
  });
  return [title, ...heading.split(' > '), ...lines];
}

/**
 * Whether the question wants work on something that the site knows by a concept alone, which the passages of the answer, `answering`, do not name.
 */
export function lacksServiced<Id>(question: Question, answering: readonly AnswerPassage<Id>[]): boolean {
  const services = wordsOf(question, 'services');
  if (!question.terms.some(services)) return false;
  // In a script without spaces a character alone is a part of a word.
  const isPart = ({ exact }: QuestionTerm) => hasUnspacedScript(exact) && exact.length === 1;
  const things = question.terms.filter(
    (term) => !term.isMinor && !term.asks && !term.isNumber && !services(term) && !isPart(term),
  );
  if (things.length === 0 || things.length > MAX_WORDS || things.some(({ isSure }) => isSure)) return false;
  const said = new Map<string, number>();
  for (const { title = '', heading = '', text, lang = question.lang } of answering)
    for (const [concept, { strength }] of findConcepts(`${title}\n${heading}\n${text}`, lang))
      said.set(conceptWord(concept), Math.max(said.get(conceptWord(concept)) ?? 0, strength));
  return things.some((term) => {
    const own = question.concepts.filter(({ words, isKnown }) => isKnown && names(words, term));
    // "Page" only hints at what "app" says.
    const most = Math.max(0, ...own.map(({ strength }) => strength));
    return own.length > 0 && !own.some(({ word }) => (said.get(word) ?? 0) >= most);
  });
}

function wordsOf({ lang }: Question, kind: 'offers' | 'services'): (term: QuestionTerm) => boolean {
  const words = new Set((packOf(lang)?.[kind] ?? '').split('|').flatMap((phrase) => phrase.split(' ')));
  return ({ exact }) => words.has(exact);
}

function names(words: readonly string[], { exact, stem }: QuestionTerm): boolean {
  if (hasUnspacedScript(exact)) return words.some((phrase) => phrase.includes(exact) || exact.includes(phrase));
  return words.includes(exact) || words.includes(stem);
}
