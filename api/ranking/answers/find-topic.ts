// Finds the section that a short question names: "return policy", "payment methods", "window functions". The title of a page, the
// heading of a section or a heading line within a passage has to hold nearly all of it; its lead is then the answer.

import { analyse } from '../../text/analyse.ts';
import { conceptWord, findConcepts } from '../../text/concepts/find-concepts.ts';
import { baseLanguage, packOf } from '../../text/languages.ts';
import { rarityOf } from '../../text/rarity.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';
import { hasDistinctDiacritics } from '../../text/spelt-words.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { endsAsQuestion } from '../../text/structure/ends-as-question.ts';
import type { AskedConcept } from '../question/asked-units.ts';
import type { Question } from '../question/question.ts';
import type { QuestionTerm } from '../question/term-statistics.ts';
import { sellingWords } from '../question/whether-there.ts';
import type { AnswerPassage, ReadForAnswer } from './answer.ts';
import type { SectionStart } from './block-parts.ts';
import { contentWords } from './has-thing.ts';
import { definitionAt } from './part-label.ts';
import { shareOf, termsByConcept, termsIn } from './sentences/match-terms.ts';
import { asksTheSame, deniesMore } from './statements/heading-asks.ts';
import { wantsYesOrNo } from './statements/yes-or-no.ts';
import { findValues, type ValueKind } from './values/answer-values.ts';

/** What "when" and "what time" ask for. */
const TIMES: ReadonlySet<ValueKind> = new Set<ValueKind>(['clock', 'date']);

/** All passages of the page that a passage is from, in order. */
export type PagePassages<Id> = (passage: AnswerPassage<Id>) => readonly AnswerPassage<Id>[];

/** Non-minor words of a question that may name a topic. */
const MAX_TOPIC_WORDS = 3;
/** Share of the question that a heading has to hold. */
const NAMED_SHARE = 0.7;
/** Words of any kind in a question that is a topic for sure; a longer one is a sentence about something that happened. */
const MAX_SURE_WORDS = 4;
/** From here on a word is in one passage of sixteen or fewer. */
const RARE_IDF = 2.8;
/** What the rest of the question in a text is worth, in words of a title. */
const REST_SHARE = 0.5;
/** Below this idf a word is in about every fifth passage of the site or more. */
const COMMON_IDF = 1.5;
/** Share where nothing else says that the site has an answer. */
const SURE_SHARE = 0.85;
/** What eight and more further words in a heading cost. */
const EXTRA_WORDS_COST = 0.15;
/** What a word counts that a heading names in another one. */
const CONCEPT_SHARE = 0.75;
/** What a section counts that names a part of what its page's title names. */
const PART_SHARE = 0.85;
/** What a page counts of which the title names the one concept that the question is made of ("send it back", "Returns"). */
const WHOLE_SHARE = 0.95;
/** Words so common say nothing by themselves: "send" and "back", but not "spare parts". */
const COMMON_RARITY = 0.5;
/** What a section counts of which the heading names that concept, and how strongly a heading of one word has to. */
const HEADED_SHARE = 0.93;
const HINT_STRENGTH = 0.5;
/** What a page counts of which the title names the one word of the question: "Returns and refunds", and not "Can I return a grinder?" below it. */
const PAGE_SHARE = 0.96;
/** The same for a title with another word for the same: "Shipping times" for delivery. */
const LIKELY_PAGE_SHARE = 0.9;
/** What a section of a page about something else counts where another page is about the one word of the question: "Delivery" of "Three coffees". */
const ELSEWHERE_SHARE = 0.85;
/** What a section counts that was not found itself. */
const FURTHER_SHARE = 0.9;
/** Passages found whose pages may be the one that is about the one thing that a question names. */
const PAGES_LOOKED_AT = 8;
/** Words of any kind in a question about one word: "what is your return policy". */
const MAX_ASKING_WORDS = 5;
/** Words of content besides those of the question that a heading has at most which names it. */
const MAX_OTHER_HEADING_WORDS = 1;
/** Found passages whose headings are looked at. */
const LOOKED_AT = 5;

/** A question that may name a topic, with what it may be the name of. */
type Asked<Id> = {
  readonly question: Question;
  /** Its words of content. */
  readonly content: readonly QuestionTerm[];
  /** The passages found, best first, with their languages; `more`: further ones. */
  readonly passages: readonly AnswerPassage<Id>[];
  readonly languages: readonly string[];
  readonly more: readonly AnswerPassage<Id>[];
  readonly pageOf: PagePassages<Id>;
  readonly isSure: boolean;
  /** The first passage has the words themselves: no heading of another one is meant that only says something of the kind. */
  readonly hasWords: boolean;
  /** And its own heading has one of them: "Moving or cancelling" for "cancel appointment". */
  readonly hasNamed: boolean;
  /** How surely a page found is about the one word of the question; 0 for a question of more. */
  readonly mostPage: number;
};

/** A section that may be the topic, with how much of the question it names. */
type Offer<Id> = { readonly share: number; readonly topic: SectionStart<Id> };

/**
 * The section that the question names; null for a question that asks for something in particular. `isSure`: only a heading with all of
 * its words themselves, and none of them unknown.
 */
export function findTopic<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  { isSure = false, more = passages }: { isSure?: boolean; more?: readonly AnswerPassage<Id>[] } = {},
): SectionStart<Id> | null {
  const content = question.terms.filter((term) => !term.isMinor && !term.asks);
  if (!mayBeTopic(question, content, isSure)) return null;
  const [first] = passages;
  const hasWords = isSaidIn(first, languages[0] as string, question);
  const hasNamed = hasWords && isNamedBy(first, languages[0] as string, question);
  const mostPage = Math.max(0, ...more.slice(0, PAGES_LOOKED_AT).map((passage) => pageShare(passage, question)));
  const pages: PagePassages<Id> = (passage) => pageOf?.(passage) ?? [passage];
  const asked = { question, content, passages, languages, more, pageOf: pages, isSure, hasWords, hasNamed, mostPage };
  const offers = [
    ...sectionsFound(asked),
    ...sectionsOfWhole(asked),
    ...pageOfOneTopic(asked),
    ...(pageOf ? furtherSections(asked) : []),
  ];
  // Of two that name as much the first is meant.
  return (
    offers.reduce<Offer<Id> | null>((best, one) => (best && best.share >= one.share ? best : one), null)?.topic ?? null
  );
}

/** Whether a question is so short and plain that it may be the name of a section. */
function mayBeTopic(question: Question, content: readonly QuestionTerm[], isSure: boolean): boolean {
  const { terms, kinds, values } = question;
  if (content.length === 0 || content.length > MAX_TOPIC_WORDS || values.length > 0) return false;
  if (kinds.some((kind) => kind !== 'definition' && kind !== 'manner')) return false;
  if (!isSure) return true;
  if (terms.length > MAX_SURE_WORDS || content.some(({ isKnown }) => !isKnown)) return false;
  // A single word has to be a rare one: "machine" is in every heading of a shop for machines.
  return content.length > 1 || content.some(({ idf }) => idf >= RARE_IDF);
}

/** The sections and pages of the passages found first that name the question. */
function sectionsFound<Id>(asked: Asked<Id>): Offer<Id>[] {
  const { passages, languages, isSure } = asked;
  return passages.slice(0, LOOKED_AT).flatMap((passage, at) => {
    // An option of another command, or a setting with the words in its name, is not the topic; its own page is.
    if (at > 0 && definitionAt(passage, readBlocks(passage.text)).begins > 0) return [];
    const offers = offersOf(asked, passage, languages[at] as string, at);
    return offers.filter(({ share }) => share >= (isSure ? SURE_SHARE : NAMED_SHARE));
  });
}

/** The section found first that is headed by all that the question is a phrase for; undefined without one, or for another question. */
export function sectionOfWhole<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): SectionStart<Id> | undefined {
  const isName =
    question.values.length === 0 && question.kinds.length === 0 && !wantsYesOrNo(question.text, question.lang);
  if (!isName) return undefined;
  return sectionsOfWhole({ question, more, pageOf: (passage) => pageOf?.(passage) ?? [passage] })[0]?.topic;
}

/** The section headed so that says the time or the date asked for: "Arrival and departure" for "check in time"; undefined without one. */
export function sectionWithTime<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): SectionStart<Id> | undefined {
  const [value] = question.values;
  if (value === undefined || !TIMES.has(value)) return undefined;
  const offers = sectionsOfWhole({ question, more, pageOf: (passage) => pageOf?.(passage) ?? [passage] });
  const says = ({ topic: { passage } }: Offer<Id>) =>
    !endsAsQuestion(passage.heading ?? '') &&
    findValues(passage.text, baseLanguage(passage.lang ?? question.lang), value).length > 0;
  return offers.find(says)?.topic;
}

/** Of the passages found first the sections that are headed by all that a question is a phrase for, with no word of it. */
function sectionsOfWhole<Id>({ question, more, pageOf }: Pick<Asked<Id>, 'question' | 'more' | 'pageOf'>): Offer<Id>[] {
  // "Visiting hours": the headings of what was found first have the words themselves.
  const [first] = more;
  const content = contentOf(question);
  const above = [first?.title ?? '', (first?.heading ?? '').split(' > ').at(-1) ?? ''];
  // "May I use the pool before check-in?" has them as well, and is about something else.
  const names = (text: string) =>
    contentWords(text, question.lang).length <= content.length + MAX_OTHER_HEADING_WORDS &&
    content.some((at) => hasStems(text, question.lang, [question.terms[at] as QuestionTerm]));
  if (above.some(names)) return [];
  return more.slice(0, LOOKED_AT).flatMap((passage) => {
    const { title = '', heading = '' } = passage;
    const lang = baseLanguage(passage.lang ?? question.lang);
    const own = heading.split(' > ').at(-1) ?? '';
    if (own === '' || own === title || lang !== question.lang || !isHeadedByWhole(own, lang, question)) return [];
    const page = pageOf(passage);
    const at = page.findIndex((other) => other.heading === heading);
    const start = page[at] ?? passage;
    const topic = {
      passage: start,
      blocks: readBlocks(start.text),
      from: 0,
      more: withDeeper(start, page.slice(at + 1)),
    };
    return [{ share: HEADED_SHARE, topic }];
  });
}

/** What a passage may be the topic by: its page, a heading within it, its section; `at`: its place among those found. */
function offersOf<Id>(asked: Asked<Id>, passage: AnswerPassage<Id>, lang: string, at: number): Offer<Id>[] {
  const { question, content, passages, pageOf, hasNamed, mostPage } = asked;
  const [first] = passages;
  const page = pageOf(passage);
  const offers: Offer<Id>[] = [];
  const offer = (share: number, start: AnswerPassage<Id>, from: number) => {
    const here = page.findIndex(({ passageId }) => passageId === start.passageId);
    const after = withDeeper(start, page.slice(here + 1));
    offers.push({ share, topic: { passage: start, blocks: readBlocks(start.text), from, more: after } });
  };
  const name = (text: string) => nameIn(text, lang, asked, at);
  const { title = '', heading = '' } = passage;
  if (at === 0 && namesWhole(title, lang, question, content)) offer(WHOLE_SHARE, page[0] ?? passage, 0);
  const inTitle = name(title);
  const own = heading.split(' > ').at(-1) ?? '';
  const named = name(own);
  // Below a title with the same words a section is about a part of it: "CGI environment variables".
  const isPart = named.extra > 0 && inTitle.held >= named.held && inTitle.held >= NAMED_SHARE;
  const isElsewhere = pageShare(passage, question) < mostPage;
  const inOwn = own === passage.title ? 0 : named.share * (isPart ? PART_SHARE : isElsewhere ? ELSEWHERE_SHARE : 1);
  for (const [n, block] of readBlocks(passage.text).entries())
    if (block.kind === 'heading') offer(name(passage.text.slice(block.start, block.end)).share * 0.99, passage, n + 1);
  const isSecond = at > 0 && hasNamed && own !== '' && heading !== first?.heading;
  const together = own === passage.title || isElsewhere || isSecond ? 0 : name(`${title} ${own}`).share;
  if (inOwn > 0 || together > inTitle.share) {
    const start = page.find((other) => other.heading === passage.heading) ?? passage;
    offer(Math.max(inOwn, together * 0.97), start, 0);
  }
  // "Moving or cancelling" of "Book, change or cancel" says more of "cancel appointment" than the beginning of that page.
  const isOther = !hasNamed || passage.title !== first?.title;
  if (isOther || hasStems(title, lang, content)) offer(inTitle.share * 0.98, page[0] ?? passage, 0);
  return offers;
}

/** How much of the question a heading names: `held` of its words, by others for the same too, `extra` further words, and both together. */
function nameIn<Id>(text: string, lang: string, { question, isSure, hasWords }: Asked<Id>, at: number) {
  // "What not to use" is no answer to "what water should I use", nor "Can I use ground coffee from a shop?" to "how do I store coffee".
  const asksOther = question.kinds.length > 0 && endsAsQuestion(text) && !asksTheSame(text, lang, question);
  if (asksOther || deniesMore(text, lang, question)) return { held: 0, extra: 0, share: 0 };
  const terms = termsIn(text, lang, question);
  // Of two headings the one with fewer other words names it better: "Cookies", not "What we store instead of cookies".
  const words = text.match(/\p{Script=Han}{2}|[\p{L}\p{N}\p{M}'’-]+/gu)?.length ?? 1;
  const own = shareOf(terms, question);
  // A heading in other words is only sure where a word of the question is in it too.
  const byConcept = own === 0 || isSure || (at > 0 && hasWords) ? [] : termsByConcept(text, lang, question, terms);
  const all = byConcept.length === 0 ? own : shareOf(new Set([...terms, ...byConcept]), question);
  const held = own + (all - own) * CONCEPT_SHARE;
  // "No light at all" has no further words in "no lights at all".
  const extra = Math.max(0, words - termsIn(text, lang, question, { withMinor: true }).size);
  return { held, extra, share: held * (1 - EXTRA_WORDS_COST * Math.min(1, extra / 8)) };
}

/** Whether a title names the one concept that the question is made of. */
function namesWhole(title: string, lang: string, question: Question, content: readonly QuestionTerm[]): boolean {
  const whole = question.concepts.filter((concept) => isWhole(concept, content, question.lang));
  if (whole.length === 0) return false;
  return [...findConcepts(title, lang)].some(
    ([own, { strength }]) => strength === 1 && whole.some(({ word }) => word === conceptWord(own)),
  );
}

/**
 * Whether a heading names the one concept that all content of a question is a phrase for: "Selling yours" for "sell my old machine", and "Parts", which says
 * nothing else, for "spare parts".
 */
function isHeadedByWhole(own: string, lang: string, question: Question): boolean {
  const content = contentOf(question).map((at) => question.terms[at] as QuestionTerm);
  const isOf = ({ words }: AskedConcept) =>
    content.every(({ exact, stem }) => words.includes(exact) || words.includes(stem));
  const whole = question.concepts.filter(
    (concept) => concept.strength === 1 && new Set(concept.words).size > 1 && isOf(concept),
  );
  if (content.length === 0 || whole.length === 0) return false;
  const least = segmentWords(own).length === 1 ? HINT_STRENGTH : 1;
  return [...findConcepts(own, lang)].some(
    ([concept, { strength }]) => strength >= least && whole.some(({ word }) => word === conceptWord(concept)),
  );
}

/** How surely a page is about the one word of a question; 0 for a question of more. */
function pageShare(
  { title = '', lang = '' }: Pick<AnswerPassage<unknown>, 'title' | 'lang'>,
  question: Question,
): number {
  const own = lang || question.lang;
  return isOneTopic(question) && baseLanguage(own) === question.lang ? namedIn(title, own, question) : 0;
}

/**
 * A passage of the page whose title has the one word that a question is or asks about ("is there a warranty"), with the fewest others; undefined
 * where no title has it of those found first by the question, and of those by the word alone.
 */
export function pageOfOneWord<Id, Passage extends AnswerPassage<Id>>(
  question: Question,
  found: readonly Passage[],
  find: (query: string) => readonly Passage[],
): Passage | undefined {
  const word = isOneTopic(question) ? question.text : wordAskedAbout(question);
  const content = contentOf(question).map((at) => question.terms[at] as QuestionTerm);
  if (word === undefined || content.length === 0) return undefined;
  // The word itself: "aircon" is not what "Terms and conditions" are about.
  const isAbout = (title: string, lang: string) => lang === question.lang && hasStems(title, lang, content);
  // "Do you sell grinders" finds what is said of selling.
  return withFewestWords(question, found, isAbout) ?? withFewestWords(question, find(word), isAbout);
}

/** The terms of content, without words of selling, and without what nearly every page of the site is about beside another: "clean the machine". */
function contentOf({ terms, lang }: Question): number[] {
  const selling = sellingWords(lang);
  const content = terms.flatMap(({ isMinor, asks, exact }, at) => (isMinor || asks || selling.has(exact) ? [] : [at]));
  const rare = content.filter((at) => (terms[at] as QuestionTerm).idf >= COMMON_IDF || terms[at]?.isThing);
  return rare.length > 0 ? rare : content;
}

/** The one word of content of a question that besides it has only what asks for a thing or what it is; undefined for another question. */
function wordAskedAbout(question: Question): string | undefined {
  const { terms, kinds, values, lang, things, concepts } = question;
  // "Có sửa tại nhà không": "at home" is asked, too, in words that are small by themselves.
  const hasPhrase = things.some(
    ({ term, concepts: own }) => term < 0 && own.some((at) => concepts[at]?.strength === 1),
  );
  const denying = (packOf(lang)?.negations ?? '').split('|');
  const isPlain = kinds.every((kind) => kind === 'definition') && values.length === 0;
  const isShort = terms.length <= MAX_ASKING_WORDS && !terms.some(({ exact }) => denying.includes(exact));
  const [at, another] = contentOf(question);
  return isPlain && isShort && !hasPhrase && at !== undefined && another === undefined ? terms[at]?.exact : undefined;
}

/**
 * The first passage, of those found first, whose title is wanted and has the fewest words; of two the one whose text has the rest of the question:
 * "Cleaning, day by day" for "clean the machine", and not "Cleaning a grinder".
 */
function withFewestWords<Id, Passage extends AnswerPassage<Id>>(
  question: Question,
  found: readonly Passage[],
  isWanted: (title: string, lang: string) => boolean,
): Passage | undefined {
  const content = new Set(contentOf(question));
  let best: { passage: Passage; words: number } | undefined;
  for (const passage of found.slice(0, PAGES_LOOKED_AT)) {
    const { title = '', lang = '', text } = passage;
    const own = baseLanguage(lang || question.lang);
    if (!isWanted(title, own)) continue;
    const rest = [...termsIn(text, own, question)].some((at) => !content.has(at));
    const words = new Set(contentWords(title, own)).size - (rest ? REST_SHARE : 0);
    if (!best || words < best.words) best = { passage, words };
  }
  return best?.passage;
}

/** The page that is about the one word of the question: it may be farther down than a section of that name on a page about something else. */
function pageOfOneTopic<Id>({ question, more, pageOf, mostPage }: Asked<Id>): Offer<Id>[] {
  if (mostPage === 0) return [];
  const named = withFewestWords(question, more, (title, lang) => pageShare({ title, lang }, question) === mostPage);
  if (!named) return [];
  const page = pageOf(named);
  const start = page[0] ?? named;
  const topic = { passage: start, blocks: readBlocks(start.text), from: 0, more: withDeeper(start, page.slice(1)) };
  return [{ share: mostPage === 1 ? PAGE_SHARE : LIKELY_PAGE_SHARE, topic }];
}

/** Of a page that the question names a further section may name the rest: "cancel my subscription" is below "Change, pause, end". */
function furtherSections<Id>({ question, passages, languages, pageOf, isSure, hasNamed }: Asked<Id>): Offer<Id>[] {
  const [first] = passages;
  // "What may go in the dishwasher" for "dishwasher safe".
  if (!first || isSure || hasNamed || isNamedBy(first, languages[0] as string, question)) return [];
  const sections = pageOf(first);
  const lang = languages[0] as string;
  const namedBy = (text: string) => [...termsIn(text, lang, question), ...termsByConcept(text, lang, question)];
  return sections.flatMap((start, at) => {
    const { title = '', heading = '' } = start;
    const own = heading.split(' > ').at(-1) ?? '';
    if (own === start.title || sections[at - 1]?.heading === start.heading) return [];
    const inTitle = new Set(namedBy(title));
    const byHeading = namedBy(own);
    if (inTitle.size === 0 || byHeading.every((term) => inTitle.has(term))) return [];
    const share = shareOf(new Set([...inTitle, ...byHeading]), question) * FURTHER_SHARE;
    if (share < NAMED_SHARE) return [];
    const more = withDeeper(start, sections.slice(at + 1));
    return [{ share, topic: { passage: start, blocks: readBlocks(start.text), from: 0, more } }];
  });
}

/**
 * Whether a question is one word and nothing else; of a language that writes syllables or nothing apart, the syllables or characters that are
 * together a phrase of one business concept.
 */
export function isOneTopic({ terms, concepts, kinds, values, lang, text }: Question): boolean {
  if (kinds.length + values.length > 0 || terms.some(({ isMinor, asks }) => isMinor || asks)) return false;
  if (terms.length === 1) return true;
  const isWhole = hasUnspacedScript(text)
    ? (words: readonly string[]) => words.some((word) => terms.every(({ exact }) => word.includes(exact)))
    : (words: readonly string[]) => terms.every(({ exact, stem }) => words.includes(stem) || words.includes(exact));
  const isPiecewise = hasUnspacedScript(text) || (hasDistinctDiacritics(lang) && terms.length === 2);
  return isPiecewise && concepts.some(({ strength, isKnown, words }) => strength === 1 && isKnown && isWhole(words));
}

/** Whether a passage has nearly all words of a question below its title and heading. */
function isSaidIn<Id>(passage: AnswerPassage<Id> | undefined, lang: string, question: Question): boolean {
  if (!passage) return false;
  const { title = '', heading = '', text } = passage;
  return shareOf(termsIn(`${title} ${heading}\n${text}`, lang, question), question) >= NAMED_SHARE;
}

/** Whether the heading of a passage has a word of a question: "Moving or cancelling" for "cancel appointment". */
function isNamedBy<Id>(passage: AnswerPassage<Id> | undefined, lang: string, question: Question): boolean {
  const own = (passage?.heading ?? '').split(' > ').at(-1) ?? '';
  return own !== passage?.title && termsIn(own, lang, question).size > 0;
}

/** Whether a text has all of some words themselves, and not others for the same. */
function hasStems(text: string, lang: string, words: readonly QuestionTerm[]): boolean {
  const stems = new Set(analyse(text, lang).map(({ stem }) => stem));
  return words.every(({ stem }) => stems.has(stem));
}

/** How surely a title names the one thing that a question names: 1 with its word, less with another one for the same ("Shipping" for delivery). */
function namedIn(title: string, lang: string, question: Question): number {
  if (shareOf(termsIn(title, lang, question), question) === 1) return 1;
  const stems = new Set(analyse(title, lang).map(({ stem }) => stem));
  return question.terms.length === 1 && question.terms[0]?.matches.some(({ stem }) => stems.has(stem)) ? 0.5 : 0;
}

/** The passages of a section that follow its first, with those of the sections below it. */
function withDeeper<Id>({ heading = '' }: AnswerPassage<Id>, after: readonly AnswerPassage<Id>[]): AnswerPassage<Id>[] {
  const isOf = (other = '') => heading === '' || other === heading || other.startsWith(`${heading} > `);
  const end = after.findIndex((passage) => !isOf(passage.heading));
  return after.slice(0, end < 0 ? after.length : end);
}

/** Whether the words of content are those of one phrase of a concept, of two common words and more. */
function isWhole({ strength, isKnown, words }: AskedConcept, content: readonly QuestionTerm[], lang: string): boolean {
  return (
    strength === 1 &&
    isKnown &&
    content.length > 1 &&
    content.every(
      ({ exact, stem }) => rarityOf(stem, lang) <= COMMON_RARITY && (words.includes(exact) || words.includes(stem)),
    )
  );
}
