// The questions that ranking and confidence are fitted on, with the candidates that the index finds for each: those of the shared
// retrieval sets (asked by people who saw the passage) and of the shared visitor sets (typed by visitors), in the same form.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { parsePage } from '../../api/documents/parse-page.ts';
import { sentencesOf } from '../../api/ranking/answers/answer.ts';
import { scoreSentence } from '../../api/ranking/answers/sentences/answer-model.ts';
import { type Question, readQuestion } from '../../api/ranking/question/question.ts';
import type { TermStatistics } from '../../api/ranking/question/term-statistics.ts';
import { LOOKED_AT } from '../../api/ranking/rank-by-answer.ts';
import { PassageIndex } from '../../api/site-index/passage-index.ts';
import { createPushedDocuments } from '../../api/site-index/pushed/pushed-documents.ts';
import { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import { indexFolder } from '../../test/helpers/ask-site.ts';
import { readQuestionList } from '../../test/helpers/judge-answer.ts';
import { OWNER } from '../../test/helpers/scripted-run.ts';
import { choose, hash } from './choose.ts';
import type { ListedSite } from './listed-sites.ts';
import { readSites } from './read-sites.ts';

/** One question asked of one site. */
export type Asked = {
  /** Its data set, and what is left out together with it: sets of the same site. */
  readonly set: string;
  readonly group: string;
  readonly source: 'retrieval' | 'small' | 'visitor' | 'manual' | 'listed';
  readonly lang: string;
  readonly text: string;
  readonly question: Question;
  /** Candidates, in the order of the site: sums over them must not depend on the present weights. */
  readonly features: readonly Float64Array[];
  /** What the first ranking gives each. */
  readonly scores: readonly number[];
  /** The page of each candidate. */
  readonly pages: readonly (number | string)[];
  readonly gold: readonly boolean[];
  /** The place of the candidate that is shown first, after the second pass; -1 for none. */
  readonly shown: number;
  /** `foreign`: the site does not answer it. */
  readonly isForeign: boolean;
  /** The sentences of the candidates that the second pass looks at, each with the place of its candidate. */
  readonly sentences: readonly FoundSentence[];
};
type FoundSentence = { readonly candidate: number; readonly features: Float64Array; readonly bonus: number };

type Passage = { id: string; doc: string; lang: string; title?: string; heading?: string; text: string; site?: string };
type RetrievalSet = {
  name: string;
  lang: string;
  passages: Passage[];
  queries: { id: string; q: string; gold: string[]; site?: string }[];
};
type History = { role: string; text: string }[];
export type VisitorSet = {
  name: string;
  lang: string;
  task?: string;
  headings?: string;
  pages: { url: string; title: string; lang: string; markdown: string }[];
  passages: Passage[];
  queries: VisitorQuestion[];
  followups?: VisitorQuestion[];
};
export type VisitorQuestion = {
  id: string;
  q: string;
  kind: 'in' | 'out' | 'noisy';
  gold?: string[];
  /** What was said before it. */
  history?: History;
};

function readSets<T>(folder: string): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T);
}

/** A site of some passages of a retrieval set, to ask. */
function siteOf(set: RetrievalSet, passages: readonly Passage[], isSmall: boolean) {
  const index = new PassageIndex(new Database(':memory:'));
  const ids = new Map<number, string>();
  let next = 1;
  for (const [site, own] of groupBy(passages, (passage) => passage.site ?? '')) {
    const pages = groupBy(own, (passage) => passage.doc);
    for (const list of pages.values()) for (const passage of list) ids.set(next++, passage.id);
    index.replacePages(
      site,
      [...pages].map(([url, list]) => ({
        url,
        title: list[0]?.title ?? '',
        lang: list[0]?.lang ?? '',
        contentHash: '',
        fetchedAtMs: 0,
        passages: list.map(({ heading, text }) => ({ heading: heading ?? '', text })),
      })),
    );
  }
  return (text: string, site: string, gold: ReadonlySet<string>, isForeign: boolean): Asked[] => {
    const statistics = index.statistics(site);
    if (!statistics) return [];
    const found = inOrder(index.explain(site, text));
    const [first] = index.search(site, text, { limit: 1 });
    return [
      {
        set: set.name,
        group: set.name.replace(/^xquad-.*/, 'xquad'),
        source: isSmall ? 'small' : 'retrieval',
        lang: set.lang,
        text,
        question: readQuestion(text, statistics),
        features: found.map((entry) => entry.features),
        scores: found.map(({ score }) => score),
        pages: found.map((entry) => entry.page),
        gold: found.map((entry) => gold.has(ids.get(entry.passageId) ?? '')),
        shown: found.findIndex(({ passageId }) => passageId === first?.passageId),
        isForeign,
        sentences: sentencesIn(index, site, text, statistics, found),
      },
    ];
  };
}

/** The sentences that the second pass reads. */
export function sentencesIn(
  index: PassageIndex,
  site: string,
  text: string,
  statistics: TermStatistics,
  found: readonly { passageId: number }[],
): FoundSentence[] {
  const hits = index.search(site, text, { limit: LOOKED_AT });
  if (hits.length === 0) return [];
  const placeOf = new Map(found.map(({ passageId }, at) => [passageId, at]));
  return sentencesOf(text, hits, statistics).map(({ passage, features, score }) => ({
    candidate: placeOf.get(hits[passage]?.passageId ?? -1) ?? -1,
    features,
    bonus: score - scoreSentence(features),
  }));
}

/** Questions of the retrieval sets in `folder`, `limit` of each, and `foreign` from other sets in the language. */
export function askRetrieval(folder: string, limit: number, foreign: number): Asked[] {
  const sets = readSets<RetrievalSet>(folder);
  return sets.flatMap((set) => {
    const ask = siteOf(set, set.passages, false);
    const own = choose(set.queries, limit, ({ id }) => id).flatMap(({ q, site, gold }) =>
      ask(q, site ?? '', new Set(gold), false),
    );
    if (set.passages[0]?.site) return own;
    const others = othersOf(set, sets);
    const foreigners = others.flatMap((other) =>
      choose(other.queries, Math.ceil(foreign / others.length), ({ id }) => id),
    );
    return [...own, ...foreigners.flatMap(({ q }) => ask(q, '', new Set(), true))];
  });
}

/** Passages of small sites, about. */
const SMALL_SIZES = [4, 8, 16, 32, 64];
/** Own and foreign questions asked of one small site at most, each. */
const SMALL_QUESTIONS = 12;

/** Questions to small sites: a few pages of a set, where its questions for other pages are foreign too. */
export function askSmallSites(folder: string): Asked[] {
  const sets = readSets<RetrievalSet>(folder).filter((set) => !set.passages[0]?.site);
  return sets.flatMap((set) =>
    SMALL_SIZES.flatMap((size) => {
      const order = (text: string) => hash(`${size} ${text}`);
      const docOf = new Map(set.passages.map((passage) => [passage.id, passage.doc]));
      const wanted = [...new Set(set.queries.flatMap(({ gold }) => gold.map((id) => docOf.get(id) ?? '')))];
      const passages: Passage[] = [];
      for (const doc of wanted.sort((a, b) => order(a) - order(b))) {
        const own = set.passages.filter((passage) => passage.doc === doc);
        // Pages of a data set may be longer than a whole small site: of those, a run of passages.
        const from = order(`from ${doc}`) % Math.max(1, Math.ceil(own.length - size / 2));
        passages.push(...own.slice(from, from + Math.max(1, size / 2)));
        if (passages.length >= size) break;
      }
      const ids = new Set(passages.map(({ id }) => id));
      const ask = siteOf(set, passages, true);
      const isOwn = ({ gold }: { gold: string[] }) => gold.some((id) => ids.has(id));
      const absent = set.queries.filter((query) => !isOwn(query));
      const foreign = othersOf(set, sets).flatMap((other) => other.queries);
      return [
        ...choose(set.queries.filter(isOwn), SMALL_QUESTIONS, ({ id }) => id).flatMap(({ q, gold }) =>
          ask(q, '', new Set(gold), false),
        ),
        ...[absent, foreign]
          .flatMap((list) => choose(list, SMALL_QUESTIONS / 2, ({ id }) => id))
          .flatMap(({ q }) => ask(q, '', new Set(), true)),
      ];
    }),
  );
}

const othersOf = (set: RetrievalSet, sets: readonly RetrievalSet[]) =>
  sets.filter((other) => other !== set && base(other.lang) === base(set.lang));

/** The sets of the shared benchmark in `shared` and those of bench/sites. */
export function visitorSets(shared: string, root: string): VisitorSet[] {
  const sets = ['dev', 'dev-labels'].flatMap((folder) => readSets<VisitorSet>(join(shared, 'data', folder)));
  return [...sets, ...readSites(join(root, 'bench/sites'))];
}

/** Questions of visitor sets, own and foreign ones; pages come in as a push brings them. */
export async function askVisitors(sets: readonly VisitorSet[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const set of sets) {
    if (set.task === 'followup') continue;
    const { index, isGold } = await pushSet(set);
    const statistics = index.statistics('s');
    if (!statistics) continue;
    for (const { q, kind, gold = [] } of set.queries) {
      if (kind === 'noisy') continue;
      const found = inOrder(index.explain('s', q));
      const [first] = index.search('s', q, { limit: 1 });
      asked.push({
        set: `${set.name}${set.headings ? '+labels' : ''}`,
        group: set.name,
        source: 'visitor',
        lang: set.lang,
        text: q,
        question: readQuestion(q, statistics),
        features: found.map((entry) => entry.features),
        scores: found.map(({ score }) => score),
        pages: found.map((entry) => entry.page),
        shown: found.findIndex(({ passageId }) => passageId === first?.passageId),
        gold: found.map((entry) => isGold(entry.passageId, gold)),
        isForeign: kind === 'out',
        sentences: sentencesIn(index, 's', q, statistics, found),
      });
    }
  }
  return asked;
}

/** The site `s` of a set; `isGold`: whether a passage is of a wanted section. */
export async function pushSet(set: VisitorSet) {
  const db = new Database(':memory:');
  const index = new PassageIndex(db);
  const documents = createPushedDocuments({
    db,
    index,
    parse: (task) => parsePage(task, () => 0),
    now: () => 0,
    sources: createSqliteStore({ url: ':memory:' }).documents,
    yieldToEventLoop: async () => {},
  });
  const list = set.pages.map(({ url, title, lang, markdown }) => ({
    url,
    title,
    lang,
    format: 'markdown' as const,
    content: markdown,
  }));
  for (let at = 0; at < list.length; at += 50)
    await documents.push('s', list.slice(at, at + 50), AbortSignal.timeout(600_000));
  const textOf = db.prepare('SELECT text FROM site_index_passages WHERE id = ?').pluck();
  const sections = new Map(set.passages.map((passage) => [passage.id, bare(passage.text)]));
  const isGold = (passageId: number, gold: readonly string[]) =>
    isOf(
      bare(textOf.get(passageId) as string),
      gold.map((id) => sections.get(id) ?? ''),
    );
  return { index, isGold };
}

/** Letters and figures alone: pushed pages lose their markup. */
export const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a passage shows the beginning of a wanted section, or a section begins as it does. */
const isOf = (passage: string, wanted: readonly string[]) =>
  wanted.some(
    (section) =>
      passage.includes(section.slice(0, 60)) || (passage.length > 30 && section.includes(passage.slice(0, 60))),
  );

const inOrder = <T extends { passageId: number }>(found: readonly T[]): T[] =>
  [...found].sort((a, b) => a.passageId - b.passageId);

const base = (lang: string) => lang.split('-')[0];

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The first questions of the lists of a site. Right is a passage of a named page with a wanted word. */
export async function askListed({ name: set, folder, lists }: ListedSite): Promise<Asked[]> {
  const index = await indexFolder(folder);
  const site = OWNER.site;
  const statistics = index.statistics(site);
  if (!statistics) return [];
  return lists
    .flatMap((list) => readQuestionList(readFileSync(list, 'utf8')))
    .filter(({ follows }) => !follows)
    .map(({ lang, text, needs, pages }) => {
      const found = inOrder(index.explain(site, text));
      const hits = new Map(index.search(site, text, { limit: MAX_CANDIDATES }).map((hit) => [hit.passageId, hit]));
      const [first] = hits.keys();
      const isRight = (id: number) => {
        const hit = hits.get(id);
        if (
          !hit ||
          !needs?.length ||
          !pages.some((page) => [`/${page}.html`, `/${page}/`].some((end) => hit.url.includes(end)))
        )
          return false;
        return needs.some((forms) => forms.some((form) => bare(hit.text).includes(bare(form))));
      };
      return {
        set,
        group: set,
        source: 'visitor' as const,
        lang,
        text,
        question: readQuestion(text, statistics),
        features: found.map((entry) => entry.features),
        scores: found.map(({ score }) => score),
        pages: found.map((entry) => entry.page),
        gold: found.map(({ passageId }) => isRight(passageId)),
        shown: found.findIndex(({ passageId }) => passageId === first),
        isForeign: needs === null,
        sentences: sentencesIn(index, site, text, statistics, found),
      };
    });
}
/** More than the index ranks. */
const MAX_CANDIDATES = 100;
