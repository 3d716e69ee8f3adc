// The value of a thing that only pages in another language than the question's state: "giá máy mini" is answered by the English page of the
// Mini. The name of the thing is the same in every language; what is asked of it is said in the words of the page's.
import { baseLanguage, foldDiacritics } from '../../../text/analyse.ts';
import { packOf } from '../../../text/languages.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import { askedAttribute } from '../../question/attributes.ts';
import type { Question } from '../../question/question.ts';
import type { TermStatistics } from '../../question/term-statistics.ts';
import { type AnswerPassage, readForAnswer } from '../answer.ts';
import { termsIn } from '../sentences/match-terms.ts';
import { type Fact, findFact } from './find-fact.ts';

/** Share of the passages in the question's language that have a word which says no more than what kind of thing it is ("máy"). */
const KIND_SHARE = 0.4;
/** Passages that this is read from at least. */
const MIN_PASSAGES = 4;
/** So common a word of the language names nothing. */
const COMMON_RARITY = 0.32;
/** Words of content in a question that asks for an attribute of a thing. */
const MAX_WORDS = 4;

/** Finds passages for a query. */
export type FindPassages<Id> = (query: string) => readonly AnswerPassage<Id>[];

/** The facts of the first language that has some; none where the question asks for no attribute of a thing. */
export function factElsewhere<Id>(
  question: Question,
  find: FindPassages<Id>,
  statistics: TermStatistics | undefined,
): Fact<Id>[] {
  const asked = askedAttribute(question.text, question.lang);
  const others = statistics?.languages.filter((lang) => lang !== question.lang) ?? [];
  if (!asked || !question.isSiteLanguage || others.length === 0) return [];
  const content = question.terms.flatMap(({ isMinor, asks }, at) =>
    isMinor || asks || at === question.attributeTerm ? [] : [at],
  );
  // The price of a repair of the One is not that of the One.
  const asking = new Set([...asked.words, ...question.terms.filter(({ asks }) => asks).map(({ exact }) => exact)]);
  const isAsking = (phrase: string) =>
    rarityOf(phrase, question.lang) <= COMMON_RARITY ||
    [phrase, ...segmentWords(phrase)].some((word) => asking.has(word) || asking.has(foldDiacritics(word)));
  const isMore = question.concepts.some(({ strength, words }) => strength === 1 && !words.some(isAsking));
  if (content.length > MAX_WORDS) return [];
  const exactOf = (at: number) => question.terms[at]?.exact ?? '';
  const products = content.filter((at) => question.terms[at]?.isThing || statistics?.isThing?.(exactOf(at)));
  const own = find(question.text).filter(({ lang }) => baseLanguage(lang ?? question.lang) === question.lang);
  // "Decaf" is a thing as well where no page of the question's language has the word; what else it says is in that language ("biji kopi").
  const things = products.length > 0 ? (isMore ? [] : products) : onlyElsewhere(content, question, own, find);
  if (things.length === 0) return [];
  const rest = products.length > 0 ? content.filter((at) => !things.includes(at)) : [];
  const named = rest.filter((term) => !isKindOf(term, question, own));
  const names = things.map(exactOf).join(' ');
  for (const lang of others) {
    const words = packOf(lang)?.attributes?.[asked.attribute.kind]?.asks.split('|')[0];
    if (words === undefined) continue;
    const query = `${words} ${names}`;
    const there = find(query).filter((passage) => baseLanguage(passage.lang ?? '') === lang);
    const read = readForAnswer(query, there, statistics);
    if (read.question.lang !== lang) continue;
    const facts = findFact(read.question, there, read.languages);
    // Other words of the question have to belong to the name: "Alder Duo".
    const isNamed = ({ passage: { title = '' } }: Fact<Id>) => {
      const held = termsIn(title, lang, question);
      return named.every((term) => held.has(term));
    };
    if (facts.length > 0 && facts.every(isNamed)) return facts;
  }
  return [];
}

/** The words, in Latin letters, that only pages in other languages have; none where there are several. */
function onlyElsewhere<Id>(
  content: readonly number[],
  question: Question,
  own: readonly AnswerPassage<Id>[],
  find: FindPassages<Id>,
): number[] {
  const heldBy = (passages: readonly AnswerPassage<Id>[], at: number) =>
    passages.some(({ text, title = '', heading = '', lang }) =>
      termsIn(`${title} ${heading} ${text}`, lang ?? question.lang, question).has(at),
    );
  const only = content.filter((at) => {
    const { exact = '', isSure } = question.terms[at] ?? {};
    if (isSure !== true || !/^[a-z]{3,}$/.test(exact) || heldBy(own, at)) return false;
    const there = find(exact);
    return (
      heldBy(there, at) &&
      !heldBy(
        there.filter(({ lang }) => baseLanguage(lang ?? '') === question.lang),
        at,
      )
    );
  });
  return only.length === 1 ? only : [];
}

function isKindOf<Id>(term: number, question: Question, own: readonly AnswerPassage<Id>[]): boolean {
  if (rarityOf(question.terms[term]?.exact ?? '', question.lang) <= COMMON_RARITY) return true;
  const held = own.filter(({ text, title = '' }) => termsIn(`${title} ${text}`, question.lang, question).has(term));
  return own.length >= MIN_PASSAGES && held.length >= own.length * KIND_SHARE;
}
