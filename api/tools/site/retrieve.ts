// Retrieval: the passages that the search finds for each question of a message, and the others on their pages. What of them answers is decided
// in answer-sub-question.ts.
import type { PageDate } from '../../ranking/answers/assemble-options.ts';
import type { SiteTime } from '../../ranking/answers/values/hours/opening-hours.ts';
import type { Continuation } from '../../ranking/question/follow-up.ts';
import { splitQuestions } from '../../ranking/question/split-questions.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit, PassageIndex } from '../../site-index/passage-index.ts';
import { withCountriesOnSite, withMinutesOnSite } from './expand-query.ts';
import { repeatedContactLast, withoutRepeatedContact } from './repeated-contact.ts';

/** Passages among which a row or a value is looked for that holds the whole question. */
const FACT_POOL = 24;
/** Passages of the whole site among which those of one page are, where only that page is searched. */
const PAGE_POOL = 60;

/** The index as an answer reads it; what is optional is missing in tests alone. */
export type SearchedIndex = Pick<PassageIndex, 'search' | 'statistics'> &
  Partial<Pick<PassageIndex, 'passagesOf' | 'carried' | 'getPage'>>;

/** What is the same for all searches of a message. */
export type SiteContext = {
  readonly site: string;
  /** Passages that are shown at most. */
  readonly limit: number;
  readonly dateOf: (url: string) => PageDate | undefined;
  /** The time at the site; missing: "open now" is not decided. */
  readonly now: SiteTime | undefined;
};

/** One search of a site: a message with the questions that are searched together with it. */
export type SiteQuery = SiteContext &
  Continuation & {
    /** By which the message is read; undefined: the site is unknown. */
    readonly statistics: TermStatistics | undefined;
    /** The page that alone is searched; missing: all. */
    readonly page?: string;
    /** The message is put into English, and only pages in English are found. Default: false. */
    readonly inEnglish?: boolean;
  };

/** One question of a message, with what was found for it. */
export type SubQuestion = {
  /** As the visitor wrote it, with its durations as the site counts them. */
  readonly asked: string;
  /** The same behind what it takes from the questions before it. */
  readonly text: string;
  /** Best first: those among which a value is looked for, and those of them that may be shown. */
  readonly found: readonly Hit[];
  readonly hits: readonly Hit[];
};

export type Retrieval = {
  /** One, or two for a message with two questions. */
  readonly subQuestions: readonly SubQuestion[];
  /** The passages to show for all of them, best first. */
  readonly first: readonly Hit[];
  readonly passages: RetrievedPassages;
  /** Searches for another query; what that finds is known to `passages` then. */
  readonly find: (query: string) => readonly Hit[];
};

/** The passages of a retrieval by their id. A passage of a page that was read counts as found with the one that led to the page. */
export type RetrievedPassages = {
  /** The hit of a passage that was found or is on a page that was read. */
  readonly hitOf: (passageId: number) => Hit;
  /** All passages of the page of a passage, in the order of the page. */
  readonly pageOf: (passage: { readonly passageId: number }) => Hit[];
  /** The hit of a passage that a search has found; undefined for one that is only on a page that was read. */
  readonly foundHit: (passageId: number) => Hit | undefined;
  /** Whether a passage may be shown: it is among the first ones of the message, or on a page that was read. */
  readonly isShown: (hit: Hit) => boolean;
};

/** Searches the site for each question of a message. */
export function retrieve(index: SearchedIndex, query: SiteQuery): Retrieval {
  const { site, question, limit } = query;
  const subQuestions = splitQuestions(question).map((typed) => searchSubQuestion(index, query, typed));
  const first = interleave(subQuestions.map(({ hits }) => hits)).slice(0, limit);
  const found = new Map(subQuestions.flatMap((sub) => sub.found).map((hit) => [hit.passageId, hit]));
  const find = (other: string) => {
    const hits = repeatedContactLast(searchPassages(index, query, other, [], FACT_POOL));
    for (const hit of hits) found.set(hit.passageId, hit);
    return hits;
  };
  return { subQuestions, first, passages: readPassages(index, site, first, found), find };
}

function searchSubQuestion(index: SearchedIndex, query: SiteQuery, typed: string): SubQuestion {
  const { site, before, limit, statistics } = query;
  const asked = statistics ? withMinutesOnSite(typed, before, statistics) : typed;
  const searched = statistics ? withCountriesOnSite(asked, statistics) : asked;
  const found = withoutRepeatedContact(searchPassages(index, query, searched, before, Math.max(limit, FACT_POOL)));
  const text = [...(index.carried?.(site, asked, before) ?? before), asked].join(' ');
  return { asked, text, found, hits: found.slice(0, limit) };
}

/** At most `count` hits for a text that continues the questions `before`, best first; of one page where only that is searched. */
function searchPassages(
  index: SearchedIndex,
  { site, isFollowUp, inEnglish = false, page }: SiteQuery,
  text: string,
  before: readonly string[],
  count: number,
): Hit[] {
  const search = (limit: number) => index.search(site, text, { before, isFollowUp, inEnglish, limit });
  if (page === undefined) return [...search(count)];
  return search(PAGE_POOL)
    .filter(({ url }) => url === page)
    .slice(0, count);
}

/** The hits of several lists in turn, each once: the first of every list, then the second ones. */
function interleave(lists: readonly (readonly Hit[])[]): Hit[] {
  const hits = new Map<number, Hit>();
  for (let at = 0; lists.some((list) => at < list.length); at++) {
    for (const list of lists) {
      const hit = list[at];
      if (hit && !hits.has(hit.passageId)) hits.set(hit.passageId, hit);
    }
  }
  return [...hits.values()];
}

/** `found`: all hits by their id; more may be added later. */
function readPassages(
  index: SearchedIndex,
  site: string,
  first: readonly Hit[],
  found: ReadonlyMap<number, Hit>,
): RetrievedPassages {
  const shown = new Map(first.map((hit) => [hit.passageId, hit]));
  const hitOf = (id: number) => (shown.get(id) ?? found.get(id)) as Hit;
  return {
    hitOf,
    foundHit: (id) => found.get(id),
    isShown: ({ passageId }) => shown.has(passageId),
    pageOf: ({ passageId }) => {
      const known = hitOf(passageId);
      return (index.passagesOf?.(site, known.url) ?? []).map((plain) => {
        const hit = shown.get(plain.passageId) ?? { ...known, ...plain };
        shown.set(hit.passageId, hit);
        return hit;
      });
    },
  };
}
