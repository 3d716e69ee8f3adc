// Finds the section that a question asks for by its heading: the entry of an FAQ that asks the same ("How long does a repair take?" for
// "how long repair"), or the section of prices of the page that the question names ("subscription price": "What it costs").
import { conceptWord, findConcepts } from '../../text/concepts/find-concepts.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { endsAsQuestion } from '../../text/structure/ends-as-question.ts';
import type { Question } from '../question/question.ts';
import { readAsking } from '../question/question-kind.ts';
import type { QuestionTerm } from '../question/term-statistics.ts';
import type { AnswerPassage, ReadForAnswer } from './answer.ts';
import { type AnswerPart, leadOf } from './block-parts.ts';
import { isOneTopic, type PagePassages } from './find-topic.ts';
import { shareOf, termsByConcept, termsIn } from './sentences/match-terms.ts';
import { asksTheSame, deniesMore } from './statements/heading-asks.ts';
import { findValues } from './values/answer-values.ts';

/** Share of the question that a heading has to hold. */
const HELD_SHARE = 0.95;
/** Words that a heading may have more than the question, and where the question does not say what kind of answer it wants. */
const MAX_EXTRA = 6;
const MAX_EXTRA_UNASKED = 3;
/** Non-minor words of a question that a heading may ask; a longer one describes a situation. */
const MAX_WORDS = 4;
/** Amounts that a list of prices has at least. */
const MIN_AMOUNTS = 2;
const DURATION = conceptWord('duration');

/** The answer below the heading that asks the question; none without such a heading. */
export function askedSection<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const content = question.terms.filter(({ isMinor, asks }) => !isMinor && !asks);
  if (content.length === 0 || content.length > MAX_WORDS || content.some(({ isKnown }) => !isKnown)) return [];
  // "Descaling" names a topic, and does not ask "Why our own descaler?".
  if (isOneTopic(question)) return [];
  const most = question.values.length + question.kinds.length > 0 ? MAX_EXTRA : MAX_EXTRA_UNASKED;
  let best: { passage: AnswerPassage<Id>; extra: number } | null = null;
  for (const passage of more) {
    const heading = (passage.heading ?? '').split(' > ').at(-1) ?? '';
    const lang = (passage.lang ?? question.lang).slice(0, 2);
    if (question.isSiteLanguage && lang !== question.lang) continue;
    const isAsked = endsAsQuestion(heading)
      ? shareOf(termsIn(heading, lang, question), question) >= HELD_SHARE &&
        asksTheSame(heading, lang, question) &&
        namesPhrases(heading, lang, question)
      : saysWhen(passage, heading, lang, question, content);
    if (!isAsked || deniesMore(heading, lang, question)) continue;
    const extra = (heading.match(/\p{Script=Han}{2}|[\p{L}\p{N}\p{M}'’-]+/gu)?.length ?? 1) - question.terms.length;
    if (extra <= most && (best === null || extra < best.extra)) best = { passage, extra };
  }
  return best === null ? [] : leadFrom(best.passage, pageOf);
}

/** Whether a section says when what the question asks how long it takes happens: "When the money comes" for "how long do refunds take". */
function saysWhen(
  { text, title }: AnswerPassage<unknown>,
  heading: string,
  lang: string,
  question: Question,
  content: readonly QuestionTerm[],
): boolean {
  if (question.values[0] !== 'timespan' || heading === title || heading === '') return false;
  if (!readAsking(heading, lang).kinds.includes('date') || findValues(text, lang, 'timespan').length === 0)
    return false;
  const held = termsIn(heading, lang, question);
  const concepts = findConcepts(heading, lang);
  const lasts = question.concepts.filter(({ word }) => word === DURATION).flatMap(({ words }) => words);
  const names = ({ exact, stem }: QuestionTerm) =>
    lasts.includes(stem) ||
    [...findConcepts(exact, question.lang)].some(([concept, { strength }]) => strength === 1 && concepts.has(concept));
  return content.every((term) => held.has(question.terms.indexOf(term)) || names(term));
}

/**
 * Whether a heading names what the question asks with a phrase of small words: "Does it come with a grinder" asks what is included, and not "Can
 * I return a grinder?".
 */
function namesPhrases(heading: string, lang: string, { things, concepts }: Question): boolean {
  const phrases = things.filter(
    ({ term, concepts: own }) => term < 0 && own.some((at) => concepts[at]?.strength === 1),
  );
  if (phrases.length === 0) return true;
  const named = new Set([...findConcepts(heading, lang).keys()].map(conceptWord));
  return phrases.every(({ concepts: own }) => own.some((at) => named.has(concepts[at]?.word ?? '')));
}

/** The section with the prices of what the question names; none without two amounts below a heading that says so. */
export function priceSection<Id>(
  { question }: ReadForAnswer,
  more: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const { attributeTerm, values } = question;
  const hasContent = question.terms.some(({ isMinor, asks }) => !isMinor && !asks);
  if (values[0] !== 'money' || attributeTerm < 0 || !hasContent) return [];
  let best: { passage: AnswerPassage<Id>; own: number; count: number } | null = null;
  for (const passage of more) {
    const { title = '', text } = passage;
    const heading = (passage.heading ?? '').split(' > ').at(-1) ?? '';
    const lang = (passage.lang ?? question.lang).slice(0, 2);
    if (question.isSiteLanguage && lang !== question.lang) continue;
    if (!termsIn(heading, lang, question, { withMinor: true }).has(attributeTerm)) continue;
    const named = new Set([
      ...termsIn(`${title} ${heading}`, lang, question),
      ...termsByConcept(title, lang, question),
    ]);
    const count = findValues(text, lang, 'money').length;
    if (shareOf(named, question) < HELD_SHARE || count < MIN_AMOUNTS) continue;
    // "Collection cost" is below "What collection costs", not in the longest list of the page.
    const own = shareOf(termsIn(heading, lang, question), question);
    if (best === null || own > best.own || (own === best.own && count > best.count)) best = { passage, own, count };
  }
  return best === null ? [] : pricesFrom(best.passage, pageOf);
}

/** The section of a passage from its first block with an amount on: what is before it says whose prices they are, if anything. */
function pricesFrom<Id>(passage: AnswerPassage<Id>, pageOf: PagePassages<Id> | undefined): AnswerPart<Id>[] {
  const section = (pageOf?.(passage) ?? [passage]).filter(({ heading }) => heading === passage.heading);
  for (const [at, start] of section.entries()) {
    const parts = fromFirstAmount(start, section.slice(at + 1));
    if (parts.length > 0) return parts;
  }
  return [];
}

/** A passage from its first block with an amount on, with what follows it; none without such a block. */
export function fromFirstAmount<Id>(
  passage: AnswerPassage<Id>,
  more: readonly AnswerPassage<Id>[] = [],
): AnswerPart<Id>[] {
  const lang = (passage.lang ?? '').slice(0, 2);
  const blocks = readBlocks(passage.text);
  const from = blocks.findIndex(
    ({ kind, start, end }) =>
      kind !== 'heading' && findValues(passage.text.slice(start, end), lang, 'money').length > 0,
  );
  return from < 0 ? [] : leadOf({ passage, blocks, from, more });
}

/** The lead of the section that a passage is of; `untilSteps` as in {@link leadOf}. */
export function leadFrom<Id>(
  passage: AnswerPassage<Id>,
  pageOf: PagePassages<Id> | undefined,
  how: { untilSteps?: boolean } = {},
): AnswerPart<Id>[] {
  const section = (pageOf?.(passage) ?? []).filter(({ heading }) => heading === passage.heading);
  const [first = passage, ...rest] = section;
  return leadOf({ passage: first, blocks: readBlocks(first.text), from: 0, more: rest }, how);
}
