// The value of a thing that only pages in another language than the question's state: "giá máy mini" is answered by the English page of the
// Mini. The name of the thing is the same in every language; what is asked of it is said in the words of the page's.
import { foldDiacritics } from '../../../text/analyse.ts';
import { conceptWord } from '../../../text/concepts/find-concepts.ts';
import { hasEnglish, toEnglish } from '../../../text/in-english/to-english.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { type AskedAttribute, askedAttribute } from '../../question/attributes.ts';
import type { Question } from '../../question/question.ts';
import type { TermStatistics } from '../../question/term-statistics.ts';
import { type AnswerPassage, readForAnswer } from '../answer.ts';
import { termsIn } from '../sentences/match-terms.ts';
import { asksForValue, type Fact, findFact } from './find-fact.ts';

/** Share of the passages in the question's language that have a word which says no more than what kind of thing it is ("máy"). */
const KIND_SHARE = 0.4;
/** Passages that this is read from at least. */
const MIN_PASSAGES = 4;
/** So common a word of the language names nothing. */
const COMMON_RARITY = 0.32;
/** Words of content in a question that asks for an attribute of a thing. */
const MAX_WORDS = 4;

const ENGLISH = 'en';

/** Finds passages for a query. */
export type FindPassages<Id> = (query: string) => readonly AnswerPassage<Id>[];

/**
 * The facts of the first language that has some: by the words of that language for the attribute asked for, and in English by those for all
 * that is asked ("bình nước" is the water tank). None where the question names no thing of the site.
 */
export function factElsewhere<Id>(
  question: Question,
  find: FindPassages<Id>,
  statistics: TermStatistics | undefined,
): Fact<Id>[] {
  const asked = askedAttribute(question.text, question.lang);
  const languages = statistics?.languages ?? [];
  // A language with fewer pages than the question's repeats what these say.
  const others = languages.filter(
    (lang, at) => lang !== question.lang && (lang === ENGLISH || at < languages.indexOf(question.lang)),
  );
  if (!question.isSiteLanguage || others.length === 0) return [];
  const content = question.terms.flatMap(({ isMinor, asks }, at) =>
    isMinor || asks || at === question.attributeTerm ? [] : [at],
  );
  if (content.length > MAX_WORDS) return [];
  const named = asked ? namedFor(asked, content, question, find, statistics) : null;
  const things = content.filter((at) => isProduct(at, question, statistics));
  // "Bình nước mini mấy lít" is no question for the size of the Mini.
  const isMore = things.length > 0 && things.length < content.length;
  // A price is of a thing, even where the site has no page named after it ("may xay bao nhieu tien").
  const mayBeEnglish = things.length > 0 || asked?.attribute.kind === 'price';
  for (const lang of others) {
    const ways = [
      () => (named ? attributeIn(lang, asked as AskedAttribute, named, question, find, statistics) : []),
      () => (mayBeEnglish && lang === ENGLISH ? factInEnglish(question, asked, find, statistics) : []),
    ];
    for (const way of isMore ? ways.reverse() : ways) {
      const facts = way();
      if (facts.length > 0) return facts;
    }
  }
  return [];
}

/** What a question names beside the attribute: things of the site, and words that have to belong to their names ("Alder Duo"). */
type NamedThings = { readonly things: readonly number[]; readonly rest: readonly number[] };

function namedFor<Id>(
  { attribute, words }: AskedAttribute,
  content: readonly number[],
  question: Question,
  find: FindPassages<Id>,
  statistics: TermStatistics | undefined,
): NamedThings | null {
  // The price of a repair of the One is not that of the One.
  const asking = new Set([...words, ...question.terms.filter(({ asks }) => asks).map(({ exact }) => exact)]);
  const isAsking = (phrase: string) =>
    rarityOf(phrase, question.lang) <= COMMON_RARITY ||
    [phrase, ...segmentWords(phrase)].some((word) => asking.has(word) || asking.has(foldDiacritics(word)));
  const isMore = question.concepts.some(
    ({ word, strength, words }) => strength === 1 && word !== conceptWord(attribute.kind) && !words.some(isAsking),
  );
  const products = content.filter((at) => isProduct(at, question, statistics));
  const own = find(question.text).filter(({ lang }) => baseLanguage(lang ?? question.lang) === question.lang);
  // "Decaf" is a thing as well where no page of the question's language has the word; what else it says is in that language ("biji kopi").
  const things = products.length > 0 ? (isMore ? [] : products) : onlyElsewhere(content, question, own, find);
  if (things.length === 0) return null;
  const rest = products.length > 0 ? content.filter((at) => !things.includes(at)) : [];
  return { things, rest: rest.filter((term) => !isKindOf(term, question, own)) };
}

const isProduct = (at: number, { terms }: Question, statistics: TermStatistics | undefined): boolean =>
  terms[at]?.isThing === true || statistics?.isThing?.(terms[at]?.exact ?? '') === true;

/** The facts of pages in `lang` about an attribute of the things named. */
function attributeIn<Id>(
  lang: string,
  asked: AskedAttribute,
  { things, rest }: NamedThings,
  question: Question,
  find: FindPassages<Id>,
  statistics: TermStatistics | undefined,
): Fact<Id>[] {
  const words = nameIn(lang, asked);
  if (words === undefined) return [];
  const facts = factsIn(lang, `${words} ${things.map((at) => question.terms[at]?.exact).join(' ')}`, find, statistics);
  // Other words of the question have to belong to the name: "Alder Duo".
  const isNamed = ({ passage: { title = '' } }: Fact<Id>) => {
    const held = termsIn(title, lang, question);
    return rest.every((term) => held.has(term));
  };
  return facts.every(isNamed) ? facts : [];
}

/** The facts of English pages for the question put into English; a word that has no English one is found on no page. */
function factInEnglish<Id>(
  { text, lang }: Question,
  asked: AskedAttribute | undefined,
  find: FindPassages<Id>,
  statistics: TermStatistics | undefined,
): Fact<Id>[] {
  if (!hasEnglish(lang)) return [];
  const lower = text.toLowerCase();
  // The longest first: "bao nhiêu lít" before "lít".
  const phrases = (asked?.phrases ?? []).toSorted((a, b) => b.length - a.length);
  const rest = phrases.reduce((left, phrase) => left.replace(phrase, ' '), lower);
  const english = toEnglish(rest, lang, stopWordsOf(lang).foldedFunctionWords);
  const name = asked && nameIn(ENGLISH, asked);
  // "How big is the tank" may be a row of litres under that name.
  const queries = name === undefined ? [english] : [`${english} ${name}`, english];
  for (const query of queries) {
    const facts = factsIn(ENGLISH, query, find, statistics);
    if (facts.length > 0) return facts;
  }
  return [];
}

/** How a language asks for an attribute. */
const nameIn = (lang: string, { attribute }: AskedAttribute): string | undefined =>
  packOf(lang)?.attributes?.[attribute.kind]?.asks.split('|')[0];

function factsIn<Id>(
  lang: string,
  query: string,
  find: FindPassages<Id>,
  statistics: TermStatistics | undefined,
): Fact<Id>[] {
  const there = find(query).filter((passage) => baseLanguage(passage.lang ?? '') === lang);
  const read = readForAnswer(query, there, statistics);
  if (read.question.lang !== lang) return [];
  return findFact(read.question, there, read.languages, { isStrict: !asksForValue(read.question) });
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
