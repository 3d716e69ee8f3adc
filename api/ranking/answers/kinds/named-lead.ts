// Leads for questions that name something and say little about it: an opinion of a thing ("is the duo worth it"), and a brand that the site does
// not have but whose concept heads a section ("do u take paypal": "Ways to pay").
import { conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { packOf } from '../../../text/languages.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, leadOf } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { namedThings } from '../named-things.ts';

/** Brands are names of ways to pay; a word of another concept that the site does not have is a thing that it lacks ("vegan"). */
const PAYING = conceptWord('pay');

/** The lead of the page that a thing titles, for a question that asks what to think of it; none for another question. */
export function opinionLead<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const opinions = new Set((packOf(question.lang)?.opinions ?? '').split('|').filter(Boolean));
  const things = namedThings(question, more);
  const isOpinion = question.terms.some(({ exact }) => opinions.has(exact));
  const isAlone = question.terms.every(
    ({ exact, isMinor, asks }, at) => isMinor || asks || opinions.has(exact) || things.includes(at),
  );
  if (!isOpinion || !isAlone || things.length !== 1) return [];
  const name = question.terms[things[0] as number]?.exact ?? '';
  const own = more.find(({ title = '' }) => title.toLowerCase().split(' ').at(-1) === name);
  return own ? sectionLead(pageOf?.(own)[0] ?? own, pageOf) : [];
}

/** The lead of the section that names the one concept of a question, some word of which the site does not have; none for another question. */
export function conceptLead<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const content = question.terms.filter(({ isMinor, asks }) => !isMinor && !asks);
  const { textWords } = stopWordsOf(question.lang);
  if (content.every(({ isKnown, exact }) => isKnown || textWords.has(exact))) return [];
  const concept = question.concepts.find(
    ({ word, strength, isKnown, words }) =>
      word === PAYING &&
      strength === 1 &&
      isKnown &&
      content.every(({ exact, stem }) => words.includes(exact) || words.includes(stem)),
  );
  if (!concept) return [];
  const names = (text: string, lang: string) =>
    [...findConcepts(text, lang)].some(([own, { strength }]) => strength === 1 && conceptWord(own) === concept.word);
  const titled = more.find(
    ({ title = '', lang = question.lang }) => lang.startsWith(question.lang) && names(title, lang),
  );
  if (!titled) return [];
  const page = pageOf?.(titled) ?? [titled];
  const section = page.find(({ heading = '', title, lang = question.lang }) => {
    const last = heading.split(' > ').at(-1) ?? '';
    return last !== title && names(last, lang);
  });
  return sectionLead(section ?? page[0] ?? titled, pageOf);
}

function sectionLead<Id>(passage: AnswerPassage<Id>, pageOf: PagePassages<Id> | undefined): AnswerPart<Id>[] {
  const section = (pageOf?.(passage) ?? [passage]).filter(({ heading }) => heading === passage.heading);
  const [first = passage, ...rest] = section;
  return leadOf({ passage: first, blocks: readBlocks(first.text), from: 0, more: rest });
}
