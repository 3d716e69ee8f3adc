// The passages of a site for a question, and the parts of them that answer it: in the language of the question, or, where nothing there
// answers, from pages in English for the question put into English. Many sites have a few pages in the visitor's language and all in English.
import { FACT_CONFIDENCE, isAnswerable, NAMED_CONFIDENCE, SURE_CONFIDENCE } from '../../ranking/answers/answer.ts';
import { answerSurely, assembleAnswer } from '../../ranking/answers/assemble-answer.ts';
import type { AssembleOptions, PageDate } from '../../ranking/answers/assemble-options.ts';
import { type AnswerPart, leadOf } from '../../ranking/answers/block-parts.ts';
import { asksWhetherThere, hasThing, isOtherQuestion } from '../../ranking/answers/has-thing.ts';
import { lacksThing } from '../../ranking/answers/lacks-thing.ts';
import { saysYesOrNo, wantsFact, type YesOrNo, yesOrNo } from '../../ranking/answers/statements/yes-or-no.ts';
import type { SiteTime } from '../../ranking/answers/values/hours/opening-hours.ts';
import { type Continuation, readContinuation } from '../../ranking/question/follow-up.ts';
import { readQuestion } from '../../ranking/question/question.ts';
import { splitQuestions } from '../../ranking/question/split-questions.ts';
import { ofEnglishPages, type TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit, PassageIndex } from '../../site-index/passage-index.ts';
import { analyse } from '../../text/analyse.ts';
import { conceptWord } from '../../text/concepts/find-concepts.ts';
import { type ContinuedQuery, readContinuedQuery } from '../../text/continued-query.ts';
import { inMinutes, namesDuration } from '../../text/durations/in-minutes.ts';
import { hasEnglish } from '../../text/in-english/to-english.ts';
import { placesIn } from '../../text/places/places.ts';
import { withCountries } from '../../text/places/with-countries.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { isName, rowsBeside, rowsOf, withNumber } from './beside-row.ts';
import { isQuestionOf } from './follow-ups.ts';
import { isNameInAddress } from './name-in-address.ts';
import { withoutRepeatedContact } from './repeated-contact.ts';
import { askedAlone, fromSameSection } from './same-section.ts';
import { wholeSection } from './whole-section.ts';

const ENGLISH = 'en';
/** Words put into English one by one lose some of their meaning: a page in English has to fit better than one in the visitor's language. */
const ENGLISH_CONFIDENCE = 0.6;
/** Passages among which a row or a value is looked for that holds the whole question. */
const FACT_POOL = 24;
/** The same where only those of one page are read. */
const PAGE_POOL = 60;
/**
 * From this probability on that the site has anything about the question, what would be the answer is shown as what it says nearest. Of
 * seventeen sites left out of the fit 54 of 100 own questions are above with the right section first, 27 with another one first, and 28 of
 * 100 that the site cannot answer: nearly all of these about things that such a site might have (bench/fit-confidence.py).
 */
export const NEAR_ON_SITE = 0.4;
/** Concepts of a question about a thing that is sent somewhere. */
const SENT = new Set(
  (['delivery', 'deliverycost', 'deliverytime', 'abroad', 'buy'] as const).map((name) => conceptWord(name)),
);
/** Points of score that a hit may be behind the first to be answered from: about a fifth as likely. */
const LEADING_GAP = 1.5;

/** The index as this reads it; what is optional is missing in tests alone. */
export type SearchedIndex = Pick<PassageIndex, 'search' | 'statistics'> &
  Partial<Pick<PassageIndex, 'passagesOf' | 'carried' | 'getPage'>>;

/** A question to a site. */
export type SiteQuestion = {
  readonly continued: Continuation;
  readonly site: string;
  /** Passages that are shown at most. */
  readonly limit: number;
  readonly dateOf: (url: string) => PageDate | undefined;
  /** The time at the site; missing: "open now" is not decided. */
  readonly now: SiteTime | undefined;
};

/** The same, with the earlier questions that are searched together with it. */
type SearchedQuestion = Omit<SiteQuestion, 'continued'> & Continuation;

/** A page that alone is searched. */
type OnlyPage = { readonly page?: string };

export type SiteAnswer = {
  /** The passages found, best first. */
  readonly first: readonly Hit[];
  /** The parts of the answer; none where nothing answers. */
  readonly parts: readonly AnswerPart<number>[];
  /** Whether the parts need no other section beside them: the search is sure, the question is one of the site's own, or there are two. */
  readonly isSure: boolean;
  /** The name of the thing that the question asks for and the answer is about; undefined where it asks for none. */
  readonly has: string | undefined;
  /** What the answer plainly says to a question that wants yes or no. */
  readonly says: YesOrNo | undefined;
  /** Where nothing surely answers: what would be the answer, if the site is at all about the question. */
  readonly near: readonly AnswerPart<number>[];
  /** The question with those before it that were searched with it. */
  readonly searched: ContinuedQuery;
  /** The question is about a thing that the site does not have. */
  readonly isForeign: boolean;
  /** The question is about what hardly any site is about ("weather in Hanoi"), and nothing answers it. */
  readonly isElsewhere: boolean;
  /**
   * The first question of the message with those that it continues, the statistics it was read by, and whether it is answered so in any case:
   * it is one of two in the message, or one that the site offered, or asks the section of the answer before for a value.
   */
  readonly asked: {
    readonly text: string;
    readonly statistics: TermStatistics | undefined;
    readonly isGiven?: boolean;
  };
  /** The hit of a passage that was found or is on the page of one. */
  readonly hitOf: (passageId: number) => Hit;
  /** All passages of the page of a passage. */
  readonly pageOf: (passage: { readonly passageId: number }) => Hit[];
};

/**
 * Searches the site and puts the answer together. A question that does not say that it continues the one before it is asked by itself, and
 * together with that one where nothing answers.
 */
export function answerQuestion(index: SearchedIndex, { continued, ...how }: SiteQuestion): SiteAnswer {
  const { question, isFollowUp } = continued;
  const said = answerFromSection(index, { continued, ...how });
  if (said) return said;
  if (isFollowUp) return answerInLanguages(index, { ...how, question, isFollowUp, before: continued.before });
  const alone = answerInLanguages(index, { ...how, question, isFollowUp, before: [] });
  if (alone.parts.length > 0 || alone.isForeign) return alone;
  const { before } = continued;
  if (before.length === 0) return alone;
  const together = answerIn(index, { ...how, question, isFollowUp, before }, alone.asked.statistics, false);
  if (together.parts.length > 0) return together;
  return alone.near.length === 0 && together.near.length > 0 ? together : alone;
}

/** A message that only asks for a value or a day, answered from the section or the page of the answer before; undefined for another, or without a value there. */
function answerFromSection(index: SearchedIndex, { continued, ...how }: SiteQuestion): SiteAnswer | undefined {
  const { question, isFollowUp, before } = continued;
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const { site, now } = how;
  const statistics = index.statistics(site);
  if (!statistics) return undefined;
  const read = readQuestion(question, statistics);
  const asked = askedAlone(read);
  const isOfSection = asked !== undefined && (isFollowUp || asked.isDay);
  const other = isOfSection ? undefined : withNumber(last, read);
  if (!isOfSection && other === undefined && !isName(read)) return undefined;
  const earlier = answerQuestion(index, { ...how, continued: readSiteQuery(index, site, before.join('\n')) });
  const [part] = earlier.parts.length > 0 ? earlier.parts : earlier.near;
  if (!part) return undefined;
  const { pageOf, hitOf } = earlier;
  const passage = hitOf(part.passageId);
  // What came before the last question has chosen the section.
  const text = other ?? `${last} ${question}`;
  const parts = isOfSection
    ? fromSameSection(text, asked, passage, { statistics, pageOf, now })
    : other === undefined
      ? rowsBeside(read, part, passage)
      : rowsOf(text, passage, { statistics, pageOf, now });
  const [said] = parts;
  if (!said) return undefined;
  return {
    ...earlier,
    first: [...new Set([hitOf(said.passageId), ...earlier.first])],
    parts,
    has: undefined,
    says: undefined,
    near: [],
    searched: { question, before },
    isForeign: false,
    isElsewhere: false,
    asked: { text, statistics, isGiven: true },
  };
}

/** What a query of several lines asks on a site, and which of them it continues there. */
export function readSiteQuery(
  index: Pick<PassageIndex, 'search' | 'statistics'>,
  site: string,
  query: string,
): Continuation {
  return readContinuation(readContinuedQuery(query), index.statistics(site), (earlier) =>
    isAnswerable(index.search(site, earlier, { limit: 1 })),
  );
}

function answerInLanguages(index: SearchedIndex, question: SearchedQuestion): SiteAnswer {
  const own = answerIn(index, question, index.statistics(question.site), false);
  if (own.parts.length > 0 || own.isForeign || !mayBeInEnglish(own, question)) return own;
  const english = answerIn(index, question, own.asked.statistics && ofEnglishPages(own.asked.statistics), true);
  const confidenceIn = ({ first }: SiteAnswer) => first[0]?.confidence ?? 0;
  if (english.parts.length > 0 && confidenceIn(english) >= ENGLISH_CONFIDENCE) return english;
  return own.near.length === 0 && english.near.length > 0 ? { ...english, parts: [] } : own;
}

/** Words put into English one by one lose too much of a message with two questions. */
function mayBeInEnglish({ asked: { statistics } }: SiteAnswer, { question }: SearchedQuestion): boolean {
  if (!statistics?.languages.includes(ENGLISH) || splitQuestions(question).length > 1) return false;
  const { lang } = readQuestion(question, statistics);
  return lang !== ENGLISH && hasEnglish(lang);
}

/** What a page alone says to a question, by itself or with those before it. */
export function answerFromPage(index: SearchedIndex, question: SearchedQuestion & Required<OnlyPage>): SiteAnswer {
  return answerIn(index, question, index.statistics(question.site), false);
}

function answerIn(
  index: SearchedIndex,
  { site, question, before, isFollowUp, limit, dateOf, now, page: only }: SearchedQuestion & OnlyPage,
  statistics: TermStatistics | undefined,
  inEnglish: boolean,
): SiteAnswer {
  const search = (text: string, earlier: readonly string[], count: number) => {
    const options = { before: earlier, isFollowUp, inEnglish };
    const hits = index.search(site, text, { ...options, limit: only === undefined ? count : PAGE_POOL });
    return withoutRepeatedContact(only === undefined ? hits : hits.filter(({ url }) => url === only).slice(0, count));
  };
  const asked = splitQuestions(question).map((typed) => {
    const part = statistics ? withMinutesOnSite(typed, before, statistics) : typed;
    const searched = statistics ? withCountriesOnSite(part, statistics) : part;
    const found = search(searched, before, Math.max(limit, FACT_POOL));
    const text = [...(index.carried?.(site, part, before) ?? before), part].join(' ');
    return { part, text, found, hits: found.slice(0, limit) };
  });
  const first = inTurn(asked.map(({ hits }) => hits)).slice(0, limit);
  const shownOf = new Map(first.map((hit) => [hit.passageId, hit]));
  const anyOf = new Map(asked.flatMap(({ found }) => found).map((hit) => [hit.passageId, hit]));
  const hitOf = (id: number) => (shownOf.get(id) ?? anyOf.get(id)) as Hit;
  const pageOf = ({ passageId }: { passageId: number }): Hit[] => {
    const found = hitOf(passageId);
    return (index.passagesOf?.(site, found.url) ?? []).map((plain) => {
      const hit = shownOf.get(plain.passageId) ?? { ...found, ...plain };
      shownOf.set(hit.passageId, hit);
      return hit;
    });
  };
  let isForeign = false;
  let isElsewhere = false;
  let isGiven = asked.length > 1;
  let has: string | undefined;
  let says: YesOrNo | undefined;
  const near: AnswerPart<number>[] = [];
  const parts = asked.flatMap(({ part, text, found, hits }) => {
    const read = statistics && readQuestion(text, statistics);
    const isHaving = read !== undefined && before.length === 0 && asksWhetherThere(text, read.lang);
    const isFact = read !== undefined && wantsFact(read);
    const isFitting = (hit: Hit) => !(isHaving && isOtherQuestion(read, hit)) && !(isFact && saysYesOrNo(hit));
    const fitting = hits.filter(isFitting);
    // Of two questions each is answered from the passages that are shown for both.
    const shown = (some: readonly Hit[]) => some.filter(({ passageId }) => shownOf.has(passageId));
    const options = {
      statistics,
      pageOf,
      dateOf: ({ passageId }: { passageId: number }) =>
        dateOf(found.find((hit) => hit.passageId === passageId)?.url ?? ''),
      more: found.filter(isFitting),
      find: (other: string) => {
        const others = search(other, [], FACT_POOL);
        for (const hit of others) anyOf.set(hit.passageId, hit);
        return others;
      },
      isPart: asked.length > 1,
      isSure: (hits[0]?.confidence ?? 0) >= SURE_CONFIDENCE,
      isNear: (hits[0]?.confidence ?? 0) >= NAMED_CONFIDENCE,
      // A follow-up has been asked of what was answered before.
      isUnlikely: before.length === 0 && (hits[0]?.confidence ?? 0) < FACT_CONFIDENCE,
      now,
    };
    const offered = found.find((hit) => isQuestionOf(part, hit));
    if (offered) isGiven = true;
    const page = read && found.find(({ url, title }) => isNameInAddress(read, url, title));
    const named = offered ? beginningOf(offered, options) : page ? beginningOf(pageOf(page)[0] ?? page, options) : [];
    const isAnswered = isAnswerable(hits);
    const surely = named.length > 0 || isAnswered ? named : answerSurely(text, shown(fitting), options);
    const own = surely.length > 0 || !isAnswered ? surely : assembleAnswer(text, shown(leadingHits(fitting)), options);
    const answering = own.flatMap(({ passageId }) => anyOf.get(passageId) ?? []);
    if (read && answering.length === 0 && read.isElsewhere) isElsewhere = true;
    if (read && (isElsewhere || lacksThing(read, found, answering))) {
      isForeign = true;
      return [];
    }
    if (own.length === 0 && (hits[0]?.onSite ?? 0) >= NEAR_ON_SITE)
      near.push(...wholeSection(nearParts(text, shown(leadingHits(fitting)), options), text, { hitOf, pageOf }));
    if (read && before.length === 0 && asked.length === 1)
      says = yesOrNo(read, own, ({ passageId }) => hitOf(passageId));
    if (isHaving && asked.length === 1) has = hasThing(read, own, ({ passageId }) => hitOf(passageId));
    // A plain yes or no needs no more than the sentence that says it.
    return says === undefined && has === undefined ? wholeSection(own, text, { hitOf, pageOf }) : own;
  });
  return {
    first,
    parts,
    isSure: isGiven || (first[0]?.confidence ?? 0) >= SURE_CONFIDENCE,
    has,
    says,
    near: isForeign ? [] : near,
    searched: { question, before },
    isForeign,
    isElsewhere,
    asked: { text: asked[0]?.text ?? question, statistics, isGiven },
    hitOf,
    pageOf,
  };
}

/** Durations that lessons and visits have, in minutes: a site that counts one of them in minutes counts an hour so. */
const SHORT_MINUTES = [15, 30, 45, 90];
const HOUR_MINUTES = 60;

/** A question for a price with the minutes of the durations that it names, where the site counts them in minutes; any other as it is. */
function withMinutesOnSite(text: string, before: readonly string[], statistics: TermStatistics): string {
  if (!namesDuration(text)) return text;
  const { lang, values } = readQuestion([...before, text].join(' '), statistics);
  // "Half an hour late" is compared with a limit, which is no half hour.
  if (!values.includes('money')) return text;
  const has = (minutes: number) => statistics.documentFrequency(String(minutes)) > 0;
  return inMinutes(text, lang, (minutes) => has(minutes) && (minutes !== HOUR_MINUTES || SHORT_MINUTES.some(has)));
}

/** The question with the countries of its cities, where only those are on the site. */
function withCountriesOnSite(text: string, statistics: TermStatistics): string {
  if (!placesIn(text).some(({ names }) => names.length > 0)) return text;
  const { lang, concepts } = readQuestion(text, statistics);
  // "A shop in London" is not one somewhere else in the country.
  if (!concepts.some(({ word }) => SENT.has(word))) return text;
  return withCountries(text, lang, (name) =>
    analyse(name, lang).every(({ stem }) => statistics.documentFrequency(stem) > 0),
  );
}

/** The hits of several questions in turn, each once. */
function inTurn(lists: readonly Hit[][]): Hit[] {
  const hits = new Map<number, Hit>();
  for (let at = 0; lists.some((list) => at < list.length); at++) {
    for (const list of lists) {
      const hit = list[at];
      if (hit && !hits.has(hit.passageId)) hits.set(hit.passageId, hit);
    }
  }
  return [...hits.values()];
}

/** The hits about as good as the first: a sentence of another that matches by a common word is seldom the answer. */
function leadingHits(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ score }) => score >= (hits[0]?.score ?? 0) - LEADING_GAP);
}

/** What would be the answer if the site surely had one, where it is from the section that was found first; else the beginning of that. */
function nearParts(text: string, hits: readonly Hit[], options: AssembleOptions<number>): AnswerPart<number>[] {
  const [first] = hits;
  if (!first) return [];
  const assembled = assembleAnswer(text, hits, { ...options, isSure: true });
  const from = hits.find(({ passageId }) => passageId === assembled[0]?.passageId);
  if (from?.url === first.url && from.heading === first.heading) return assembled;
  return beginningOf(first, options);
}

/** The beginning of the section of a passage. */
function beginningOf(passage: Hit, { pageOf }: Pick<AssembleOptions<number>, 'pageOf'>): AnswerPart<number>[] {
  const start = pageOf?.(passage).find(({ heading }) => heading === passage.heading) ?? passage;
  return leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more: [] });
}
