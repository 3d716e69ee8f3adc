// What answers one question of a message, of the passages found for it. Decided in this order: a section or a page that the question is the name
// of; the parts that answer; whether the site is about the question at all; yes or no; what is nearest where nothing answers.
import { FACT_CONFIDENCE, isAnswerable, NAMED_CONFIDENCE, SURE_CONFIDENCE } from '../../ranking/answers/answer.ts';
import { answerSurely, assembleAnswer } from '../../ranking/answers/assemble-answer.ts';
import type { AssembleOptions } from '../../ranking/answers/assemble-options.ts';
import { type AnswerPart, leadOf } from '../../ranking/answers/block-parts.ts';
import { pageOfOneWord } from '../../ranking/answers/find-topic.ts';
import { contentWords, hasThing, isOtherQuestion } from '../../ranking/answers/has-thing.ts';
import { isOfCover, isOfPaymentTrouble, lacksMishap } from '../../ranking/answers/kinds/mishap-section.ts';
import { lacksThing } from '../../ranking/answers/lacks-thing.ts';
import { termsIn } from '../../ranking/answers/sentences/match-terms.ts';
import { deniesAsked, lacksPhrase, withRareWord } from '../../ranking/answers/statements/phrase-fit.ts';
import { saysYesOrNo, wantsFact, type YesOrNo, yesOrNo } from '../../ranking/answers/statements/yes-or-no.ts';
import { type AnswerRule, by } from '../../ranking/answers/sureness/answer-rule.ts';
import { type Question, readQuestion } from '../../ranking/question/question.ts';
import { asksWhetherThere, asksWhichThere } from '../../ranking/question/whether-there.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { isQuestionOf } from './follow-ups.ts';
import { isNameInAddress } from './name-in-address.ts';
import type { Retrieval, RetrievedPassages, SiteQuery, SubQuestion } from './retrieve.ts';
import { wholeSection } from './whole-section.ts';

/**
 * From this probability on that the site has anything about the question, what would be the answer is shown as what it says nearest. Of
 * seventeen sites left out of the fit 54 of 100 own questions are above with the right section first, 27 with another one first, and 28 of
 * 100 that the site cannot answer: nearly all of these about things that such a site might have (bench/fit-confidence.py).
 */
export const NEAR_ON_SITE = 0.4;
/** Points of score that a hit may be behind the first to be answered from: about a fifth as likely. */
const LEADING_GAP = 1.5;

/** What a question is about: what the site is about, a thing that the site does not have, or what hardly any site is about ("weather in Hanoi"). */
type Subject = 'site' | 'missing' | 'elsewhere';

/** The answer to one question of a message. */
export type SubAnswer = {
  /** The parts of the answer; none where nothing answers. */
  readonly parts: readonly AnswerPart<number>[];
  /** Where nothing answers: what would be the answer, if the site is likely to be about the question. */
  readonly near: readonly AnswerPart<number>[];
  readonly subject: Subject;
  /** The question is, word for word, one that the chat offers for a section. */
  readonly isOffered: boolean;
  /** What the answer plainly says to a question that wants yes or no. */
  readonly says: YesOrNo | undefined;
  /** The name of the thing that the question asks for and the answer is about; undefined where it asks for none. */
  readonly has: string | undefined;
};

/** Answers one question of a message from what was retrieved for all of it. */
export function answerSubQuestion(sub: SubQuestion, retrieval: Retrieval, query: SiteQuery): SubAnswer {
  const { text, found, hits } = sub;
  const { passages, subQuestions } = retrieval;
  const question = query.statistics && readQuestion(text, query.statistics);
  const isFirst = query.before.length === 0;
  const isForThing = question !== undefined && isFirst && asksWhetherThere(text, question.lang);
  const isOfThing = isForThing || (question !== undefined && isFirst && asksWhichThere(question.text, question.lang));
  const fits = (hit: Hit) => fitsQuestion(hit, question, isOfThing);
  const rare = (some: readonly Hit[]) => (question && isFirst ? withRareWord(question, some) : some);
  const fitting = besidesCover(rare(hits.filter(fits)), question);
  const options = assembleOptions(sub, besidesCover(rare(found.filter(fits)), question), retrieval, query);

  const offered = found.find((hit) => isQuestionOf(sub.asked, hit));
  const named = offered ? beginningOf(offered, passages) : namedPage(sub, question, passages);
  const answered = named.length > 0 ? named : answeringParts(sub, fitting, passages, options);
  const parts = pageOfWord(answered, question, found, retrieval) ?? answered;

  const answering = parts.flatMap(({ passageId }) => passages.foundHit(passageId) ?? []);
  const subject = question ? subjectOf(question, found, answering) : 'site';
  const none = { parts: [], near: [], subject, isOffered: offered !== undefined, says: undefined, has: undefined };
  if (subject !== 'site') return none;
  if (parts.length === 0) return { ...none, near: nearestParts(sub, fitting, passages, options) };

  const isOnly = subQuestions.length === 1;
  const passageOf = ({ passageId }: AnswerPart<number>) => passages.hitOf(passageId);
  const says = question && isOnly && isFirst ? yesOrNo(question, parts, passageOf) : undefined;
  const has = question && isOnly && isForThing ? hasThing(question, parts, passageOf) : undefined;
  // A plain yes or no needs no more than the sentence that says it.
  const isPlain = says !== undefined || has !== undefined;
  return { ...none, says, has, parts: isPlain ? parts : wholeSection(parts, text, passages) };
}

/**
 * Whether a passage may answer a question: not below the heading of another question, of the contrary or of a trouble with paying, nor beside what the
 * question is a phrase for, nor with yes or no where the question wants a fact.
 */
function fitsQuestion(hit: Hit, question: Question | undefined, isForThing: boolean): boolean {
  if (!question) return true;
  if (isForThing && isOtherQuestion(question, hit)) return false;
  if (lacksPhrase(question, hit) || lacksMishap(question, hit) || deniesAsked(question, hit)) return false;
  return !(wantsFact(question) && saysYesOrNo(hit)) && !isOfPaymentTrouble(hit, question);
}

/** The passages but for the terms of a warranty, where a message names a trouble and there are others. */
function besidesCover(hits: readonly Hit[], question: Question | undefined): readonly Hit[] {
  const others = question ? hits.filter((hit) => !isOfCover(question, hit)) : hits;
  return others.length > 0 ? others : hits;
}

/** What the answer is put together from besides the passages to show; `more`: all found that fit the question. */
function assembleOptions(
  { found, hits }: SubQuestion,
  more: readonly Hit[],
  { passages, subQuestions, find }: Retrieval,
  { before, statistics, dateOf, now }: SiteQuery,
): AssembleOptions<number> {
  const confidence = hits[0]?.confidence ?? 0;
  return {
    statistics,
    pageOf: passages.pageOf,
    dateOf: ({ passageId }) => dateOf(found.find((hit) => hit.passageId === passageId)?.url ?? ''),
    more,
    find,
    isPart: subQuestions.length > 1,
    isSure: confidence >= SURE_CONFIDENCE,
    isNear: confidence >= NAMED_CONFIDENCE,
    // A follow-up has been asked of what was answered before.
    isUnlikely: before.length === 0 && confidence < FACT_CONFIDENCE,
    now,
  };
}

/** The beginning of the page that has the question as its name in its address alone; none without such a page. */
function namedPage(
  { found }: SubQuestion,
  question: Question | undefined,
  passages: RetrievedPassages,
): AnswerPart<number>[] {
  const page = question && found.find(({ url, title }) => isNameInAddress(question, url, title));
  const beginning = page ? beginningOf(passages.pageOf(page)[0] ?? page, passages) : [];
  return by('named', beginning);
}

/** Words of content in the title of a page that is about one word, where a section on another page has that word alone as its heading. */
const MAX_PAGE_WORDS = 2;
/** Rules that answer one word with what is nearest to it rather than with what it names. */
const GUESSED: ReadonlySet<AnswerRule> = new Set(['asked', 'definition', 'topic', 'statement', 'rows']);

/** The beginning of the page that a question of one word is about, where nothing answers it but a guess; undefined without such a page. */
function pageOfWord(
  answered: readonly AnswerPart<number>[],
  question: Question | undefined,
  found: readonly Hit[],
  { passages, find }: Retrieval,
): AnswerPart<number>[] | undefined {
  if (!question) return undefined;
  const isGuessed = ({ rule }: AnswerPart<number>) => !rule || GUESSED.has(rule);
  const section = answered.map(({ passageId }) => passages.hitOf(passageId)).find((hit) => isSectionOf(hit, question));
  const page = answered.every(isGuessed) ? pageOfOneWord<number, Hit>(question, found, find) : undefined;
  if (!page || (section && !isMoreAbout(page, section))) return undefined;
  const start = passages.pageOf(page)[0] ?? page;
  // That with code beside it, or with the section below.
  const isFrom = answered[0]?.passageId === start.passageId;
  return isFrom ? answered.map((part) => ({ ...part, rule: 'named' })) : by('named', beginningOf(start, passages));
}

/**
 * Whether a page whose title has a word is more about it than a section that is headed by it: "Two grinders" is more than "Grinders" of a report on
 * repairs; "Payment, invoices and instalments" is not, nor is the page of the section.
 */
function isMoreAbout(page: Hit, section: Hit): boolean {
  return page.url !== section.url && contentWords(page.title, page.lang).length <= MAX_PAGE_WORDS;
}

/** Whether a section is headed by the word of a question alone: "Instalments", and not "Can I return a grinder?" for "can i return it". */
function isSectionOf({ heading, title, lang }: Hit, question: Question): boolean {
  const own = heading.split(' > ').at(-1) ?? '';
  return own !== title && contentWords(own, lang).length === 1 && termsIn(own, lang, question).size > 0;
}

/** The parts that answer: of the best passages where the search finds that the site answers, else only what is an answer without that. */
function answeringParts(
  { text, hits }: SubQuestion,
  fitting: readonly Hit[],
  { isShown }: RetrievedPassages,
  options: AssembleOptions<number>,
): AnswerPart<number>[] {
  // Of two questions each is answered from the passages that are shown for both.
  return isAnswerable(hits)
    ? assembleAnswer(text, leadingHits(fitting).filter(isShown), options)
    : answerSurely(text, fitting.filter(isShown), options);
}

/** What a question is about; `answering`: the passages that its answer is from, of those found. */
function subjectOf(question: Question, found: readonly Hit[], answering: readonly Hit[]): Subject {
  if (question.isElsewhere && answering.length === 0) return 'elsewhere';
  return lacksThing(question, found, answering) ? 'missing' : 'site';
}

/** What the site says nearest to a question that nothing answers; none where the site is not likely to be about it. */
function nearestParts(
  { text, hits }: SubQuestion,
  fitting: readonly Hit[],
  passages: RetrievedPassages,
  options: AssembleOptions<number>,
): AnswerPart<number>[] {
  if ((hits[0]?.onSite ?? 0) < NEAR_ON_SITE) return [];
  const near = leadingHits(fitting).filter(passages.isShown);
  return wholeSection(assembleNearest(text, near, passages, options), text, passages);
}

/** What would be the answer if the site surely had one, where it is from the page that was found first; else the beginning of that section. */
function assembleNearest(
  text: string,
  hits: readonly Hit[],
  passages: RetrievedPassages,
  options: AssembleOptions<number>,
): AnswerPart<number>[] {
  const [first] = hits;
  if (!first) return [];
  const assembled = assembleAnswer(text, hits, { ...options, isSure: true });
  const from = hits.find(({ passageId }) => passageId === assembled[0]?.passageId);
  if (from?.url === first.url) return assembled;
  return by('nearest', beginningOf(first, passages));
}

/** The hits about as good as the first: a sentence of another that matches by a common word is seldom the answer. */
function leadingHits(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) - LEADING_GAP);
}

/** The beginning of the section of a passage; below the title of a page that says next to nothing the section after it, too. */
function beginningOf(passage: Hit, { pageOf }: RetrievedPassages): AnswerPart<number>[] {
  const page = pageOf(passage);
  const start = page.find(({ heading }) => heading === passage.heading) ?? passage;
  const isOfPage = start.heading === '' || start.heading === start.title;
  const more = isOfPage ? page.slice(page.indexOf(start) + 1) : [];
  return leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more });
}
