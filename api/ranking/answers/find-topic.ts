// Finds the section that a short question names: "return policy", "payment methods", "window functions". The title of a page, the
// heading of a section or a heading line within a passage has to hold nearly all of it; its lead is then the answer.

import { analyse } from '../../text/analyse.ts';
import { conceptWord, findConcepts } from '../../text/concepts/find-concepts.ts';
import { baseLanguage } from '../../text/languages.ts';
import { rarityOf } from '../../text/rarity.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
import { hasDistinctDiacritics } from '../../text/spelt-words.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import type { AskedConcept } from '../question/asked-units.ts';
import type { Question } from '../question/question.ts';
import type { QuestionTerm } from '../question/term-statistics.ts';
import type { AnswerPassage, ReadForAnswer } from './answer.ts';
import type { SectionStart } from './block-parts.ts';
import { definitionAt } from './part-label.ts';
import { shareOf, termsByConcept, termsIn } from './sentences/match-terms.ts';

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
/** Found passages whose headings are looked at. */
const LOOKED_AT = 5;

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
  const words = question.terms.filter((term) => !term.isMinor && !term.asks).length;
  if (words === 0 || words > MAX_TOPIC_WORDS) return null;
  if (question.values.length > 0 || question.kinds.some((kind) => kind !== 'definition' && kind !== 'manner'))
    return null;
  const content = question.terms.filter((term) => !term.isMinor && !term.asks);
  if (isSure && (question.terms.length > MAX_SURE_WORDS || content.some(({ isKnown }) => !isKnown))) return null;
  // A single word has to be a rare one: "machine" is in every heading of a shop for machines.
  if (isSure && words === 1 && content.every(({ idf }) => idf < RARE_IDF)) return null;
  const whole = question.concepts.filter((concept) => isWhole(concept, content, question.lang));
  // The page of a topic may be farther down than a section of that name on a page about something else.
  const isOne = isOneTopic(question);
  const pageShare = ({ title = '', lang = question.lang }: AnswerPassage<Id>): number => {
    if (!isOne || baseLanguage(lang) !== question.lang) return 0;
    return namedIn(title, lang, question);
  };
  const pages = more.slice(0, PAGES_LOOKED_AT).map((passage) => ({ passage, share: pageShare(passage) }));
  const mostPage = Math.max(0, ...pages.map(({ share }) => share));
  let best: { topic: SectionStart<Id>; share: number } | null = null;
  // Where the first passage has the words themselves no heading of another one is meant that only says something of the kind.
  const hasWords = isSaidIn(passages[0], languages[0] as string, question);
  const hasNamed = hasWords && isNamedBy(passages[0], languages[0] as string, question);
  for (const [at, passage] of passages.slice(0, LOOKED_AT).entries()) {
    const lang = languages[at] as string;
    // An option of another command, or a setting with the words in its name, is not the topic; its own page is.
    if (at > 0 && definitionAt(passage, readBlocks(passage.text)).begins > 0) continue;
    const nameIn = (text: string): { held: number; extra: number; share: number } => {
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
    };
    const shareIn = (text: string) => nameIn(text).share;
    const page = pageOf?.(passage) ?? [passage];
    const offer = (share: number, start: AnswerPassage<Id>, from: number) => {
      if (share < (isSure ? SURE_SHARE : NAMED_SHARE) || (best && best.share >= share)) return;
      const here = page.findIndex(({ passageId }) => passageId === start.passageId);
      const more = withDeeper(start, page.slice(here + 1));
      best = { share, topic: { passage: start, blocks: readBlocks(start.text), from, more } };
    };
    const isWholeIn = (text: string) =>
      [...findConcepts(text, lang)].some(
        ([own, { strength }]) => strength === 1 && whole.some(({ word }) => word === conceptWord(own)),
      );
    if (at === 0 && whole.length > 0 && isWholeIn(passage.title ?? '')) offer(WHOLE_SHARE, page[0] ?? passage, 0);
    const inTitle = nameIn(passage.title ?? '');
    const title = inTitle.share;
    const own = (passage.heading ?? '').split(' > ').at(-1) ?? '';
    const named = nameIn(own);
    // Below a title with the same words a section is about a part of it: "CGI environment variables".
    const isPart = named.extra > 0 && inTitle.held >= named.held && inTitle.held >= NAMED_SHARE;
    const isElsewhere = pageShare(passage) < mostPage;
    const inOwn = own === passage.title ? 0 : named.share * (isPart ? PART_SHARE : isElsewhere ? ELSEWHERE_SHARE : 1);
    const blocks = readBlocks(passage.text);
    for (const [n, block] of blocks.entries()) {
      if (block.kind !== 'heading') continue;
      offer(shareIn(passage.text.slice(block.start, block.end)) * 0.99, passage, n + 1);
    }
    const isSecond = at > 0 && hasNamed && own !== '' && passage.heading !== passages[0]?.heading;
    const together = own === passage.title || isElsewhere || isSecond ? 0 : shareIn(`${passage.title ?? ''} ${own}`);
    if (inOwn > 0 || together > title) {
      const first = page.find(({ heading }) => heading === passage.heading) ?? passage;
      offer(Math.max(inOwn, together * 0.97), first, 0);
    }
    // "Moving or cancelling" of "Book, change or cancel" says more of "cancel appointment" than the beginning of that page.
    const isOther = !hasNamed || passage.title !== passages[0]?.title;
    if (isOther || hasStems(passage.title ?? '', lang, content)) offer(title * 0.98, page[0] ?? passage, 0);
  }
  const named = mostPage > 0 ? pages.find(({ share }) => share === mostPage)?.passage : undefined;
  const ofPage = mostPage === 1 ? PAGE_SHARE : LIKELY_PAGE_SHARE;
  if (named && ((best as { share: number } | null)?.share ?? 0) < ofPage) {
    const page = pageOf?.(named) ?? [named];
    const start = page[0] ?? named;
    best = {
      share: ofPage,
      topic: { passage: start, blocks: readBlocks(start.text), from: 0, more: withDeeper(start, page.slice(1)) },
    };
  }
  // Of a page that the question names a further section may name the rest: "cancel my subscription" is below "Change, pause, end".
  const [first] = passages;
  const sections = first && !isSure && !hasNamed ? (pageOf?.(first) ?? []) : [];
  const lang = languages[0] as string;
  for (const [at, start] of sections.entries()) {
    const own = (start.heading ?? '').split(' > ').at(-1) ?? '';
    if (own === start.title || sections[at - 1]?.heading === start.heading) continue;
    const title = start.title ?? '';
    const inTitle = new Set([...termsIn(title, lang, question), ...termsByConcept(title, lang, question)]);
    const byHeading = [...termsIn(own, lang, question), ...termsByConcept(own, lang, question)];
    if (inTitle.size === 0 || byHeading.every((term) => inTitle.has(term))) continue;
    const share = shareOf(new Set([...inTitle, ...byHeading]), question) * FURTHER_SHARE;
    if (share < NAMED_SHARE || (best && (best as { share: number }).share >= share)) continue;
    const more = withDeeper(start, sections.slice(at + 1));
    best = { share, topic: { passage: start, blocks: readBlocks(start.text), from: 0, more } };
  }
  return (best as { topic: SectionStart<Id> } | null)?.topic ?? null;
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
