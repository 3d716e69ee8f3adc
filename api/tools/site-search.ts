// `site_search`: searches the site's own pages in the local index, without key or network. The index finds and chooses
// sentences; this file converts hits to numbered sources, text for the model, and an answer for the extractive model.
import { Type } from 'typebox';
import type { Source } from '../../protocol/index.ts';
import { withFragment } from '../documents/page-passages.ts';
import { readForAnswer, selectSentencesOf } from '../ranking/answers/answer.ts';
import type { PageDate } from '../ranking/answers/assemble-options.ts';
import type { AnswerPart } from '../ranking/answers/block-parts.ts';
import type { SiteTime } from '../ranking/answers/values/hours/opening-hours.ts';
import type { TermStatistics } from '../ranking/question/term-statistics.ts';
import { chooseBreadcrumb } from '../site-index/choose-breadcrumb.ts';
import type { FirstCrawl, FirstCrawlProgress } from '../site-index/crawl/first-crawl.ts';
import type { Hit, PageRecord } from '../site-index/passage-index.ts';
import { writeContinuedQuery } from '../text/continued-query.ts';
import { readTableRow } from '../text/structure/table-row.ts';
import { labelsFor } from './labels.ts';
import { plainSchema } from './schema.ts';
import { readSiteQuery } from './site/answer-question.ts';
import { BESIDE_GAP, closestSections, leadOfClosest, readLanguages, SURE_GAP } from './site/closest-sections.ts';
import { followUpsOf } from './site/follow-ups.ts';
import type { SearchedIndex } from './site/retrieve.ts';
import type { SiteAnswer } from './site/search-and-answer.ts';
import { BESIDE, leadsOf, UNSURE } from './site/section-leads.ts';
import { surestAnswer } from './site/surest-answer.ts';
import type { Tool, ToolPassage, UnnumberedSource } from './tool.ts';

/** Passages returned unless the model sets another number; enough for an answer, about 1,200 tokens. */
const DEFAULT_COUNT = 8;
/** Sentences kept per source for its card. */
const QUOTES = 3;
/** Characters of a source's snippet. */
const SNIPPET_CHARS = 240;

/** The tool over an index that holds the pages of all sites; each run sees its own site's. */
export function createSiteSearchTool(deps: {
  index: SearchedIndex;
  /** Progress of the first crawl; missing: the index is complete. */
  firstCrawl?: Pick<FirstCrawl, 'wait' | 'hasFailed'>;
  /** The time at a site whose time zone is set; missing, or undefined: "open now" is not decided. */
  siteTime?: (site: string) => SiteTime | undefined;
}): Tool {
  const { index, firstCrawl, siteTime } = deps;
  return {
    name: 'site_search',
    description:
      'Searches the pages of this web site: products, prices, policies, guides, contact. Returns passages with the numbers by which to cite them. Ask in the words a page would use; search again with other words if the passages do not answer.',
    parameters: plainSchema(
      Type.Object(
        {
          query: Type.String({
            minLength: 1,
            maxLength: 500,
            pattern: '\\S',
            description: 'What to look for, in any language',
          }),
          count: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 20, description: `Passages to return; ${DEFAULT_COUNT} if left out` }),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    idempotent: true,
    readOnly: true,
    timeoutMs: 10_000,
    languages: (site) => index.statistics(site)?.languages ?? [],
    label: (_input, lang) => labelsFor(lang).searchingSite,
    failedLabel: (_input, lang) => labelsFor(lang).searchFailed,
    async run(input, context) {
      const query = String(input.query);
      const unread =
        (await firstCrawl?.wait(context.site, {
          signal: context.signal,
          onProgress: ({ read, of }) => context.onProgress({ phase: 'reading', done: read, total: of }),
        })) ?? null;
      context.onProgress({ phase: 'searching' });
      const limit = Number(input.count ?? DEFAULT_COUNT);
      const { site } = context;
      const answer = surestAnswer(index, {
        continued: readSiteQuery(index, site, query),
        site,
        limit,
        dateOf: (url) => toDate(index.getPage?.(site, url), context.lang),
        now: siteTime?.(site),
      });
      const { first, parts: chosen, hitOf, pageOf, isForeign, isElsewhere } = answer;
      const { text: asked, statistics } = answer.asked;
      if (first.length === 0 && firstCrawl?.hasFailed(site)) {
        return {
          status: 'error',
          trust: 'owner',
          text: 'Error: the pages of this site could not be read, so they cannot be searched.',
        };
      }
      const hits = withAnswers(first, [...chosen, ...answer.near], hitOf, limit);
      const confident = chosen.length > 0;
      const answered = chosen.map(({ passageId }) => hitOf(passageId));
      const isNear = !confident && !isForeign;
      const gap = !confident ? undefined : answer.isSure ? SURE_GAP : BESIDE_GAP;
      const closest = closestSections(hits, gap, readLanguages(asked, statistics));
      const lead = isNear && answer.near.length === 0 ? leadOfClosest(hits, pageOf, asked, statistics) : null;
      const shown = confident ? chosen : lead ? [lead] : answer.near;
      const bounds = confident ? BESIDE : UNSURE;
      const leads = isElsewhere || isWhole(answer) ? [] : leadsOf(closest, hits, shown, asked, statistics, bounds);
      const pages = groupByPage(hits);
      const nearest = selectSentencesOf(query, [...pages.values()], { maxSentences: QUOTES, statistics });
      const answering = bestSentences(asked, shown, hitOf, statistics);
      const sources = context.numberSources(
        [...pages].map(([url, passages], n) => {
          const own = [...shown, ...leads].filter(({ passageId }) => hitOf(passageId).url === url);
          const others = nearest[n]!;
          const best = answering.filter((sentence) => own.some(({ text }) => text.includes(sentence)));
          const quotes = [...new Set([...best, ...[...own, ...others].map(({ text }) => text)])];
          const [first] = passages as [Hit, ...Hit[]];
          // The place of the answer, which may differ from that of the best passage.
          const { fragment } = own[0] ? hitOf(own[0].passageId) : first;
          return toSource(
            withFragment(url, fragment),
            first,
            quotes.slice(0, Math.max(QUOTES, best.length + own.length)),
          );
        }),
      );
      const sourceOf = new Map([...pages.keys()].map((url, n) => [url, sources[n]!]));
      return {
        status: 'success',
        // Pages of a site may have words of its visitors.
        trust: 'outside',
        label: labelsFor(context.lang).searchedSite,
        text: describeMatch(hits, confident, unread),
        passages: toPassages(hits, sourceOf),
        sources,
        artifact: {
          query: writeContinuedQuery(answer.searched, query.length),
          answer: {
            sentences: shown.map(({ text, passageId, form, label }) => {
              const hit = hitOf(passageId);
              const row = form === 'row' ? readTableRow(hit.text, text) : null;
              const shape = row ? { row } : form === 'lines' || form === 'code' ? { form } : {};
              return { text, number: sourceOf.get(hit.url)!.number!, ...shape, ...(label ? { label } : {}) };
            }),
            confident,
            ...(answer.has === undefined ? {} : { has: answer.has }),
            ...(answer.says === undefined ? {} : { says: answer.says }),
            ...(shown[0] ? { lang: hitOf(shown[0].passageId).lang } : {}),
            closest: closest.map(({ url, fragment, title, passageId }) => {
              const said = leads.find((other) => other.passageId === passageId);
              return {
                url: withFragment(url, fragment),
                title,
                ...(said ? { lead: { text: said.text, number: sourceOf.get(url)!.number! } } : {}),
              };
            }),
            ...(unread ? { reading: unread } : {}),
            ...(confident ? { followUps: followUpsOf(query, answered, first, pageOf) } : {}),
          },
        },
      };
    },
  };
}

/** Whether an answer needs no other section beside it: it is what was offered, one of two, or a plain yes or no. */
const isWhole = ({ parts, isSure, says, has, asked }: SiteAnswer) =>
  parts.length > 0 && isSure && (asked.isGiven === true || says !== undefined || has !== undefined);

/**
 * At most `limit` hits, after those of further pages that the answer is from: a fact may be farther down the list. The last ones that
 * the answer is not from make room.
 */
function withAnswers(
  hits: readonly Hit[],
  chosen: readonly { passageId: number }[],
  hitOf: (passageId: number) => Hit,
  limit: number,
): Hit[] {
  const urls = new Set(hits.map(({ url }) => url));
  const missing = chosen.flatMap(({ passageId }) => {
    const hit = hitOf(passageId);
    return urls.has(hit.url) ? [] : [hit];
  });
  const all = [...new Set(missing), ...hits];
  const answering = new Set(chosen.map(({ passageId }) => hitOf(passageId).url));
  let over = all.length - limit;
  return all
    .reverse()
    .filter(({ url }) => answering.has(url) || over-- <= 0)
    .reverse();
}

/** The sentence of each paragraph of the answer that answers best: the others come along with it. */
function bestSentences(
  question: string,
  parts: readonly AnswerPart<number>[],
  hitOf: (passageId: number) => Hit,
  statistics: TermStatistics | undefined,
): string[] {
  const paragraphs = parts.filter(({ form }) => form === 'text').map((part) => ({ ...hitOf(part.passageId), ...part }));
  const { sentences } = readForAnswer(question, paragraphs, statistics);
  return paragraphs.flatMap((_, at) => {
    const own = sentences.filter(({ passage }) => passage === at).sort((a, b) => b.probability - a.probability);
    return own[0] ? [own[0].text.trim()] : [];
  });
}

/** Hits by page, best page first, passages in the order of their rank. */
function groupByPage(hits: readonly Hit[]): Map<string, Hit[]> {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const passages = pages.get(hit.url);
    if (passages) passages.push(hit);
    else pages.set(hit.url, [hit]);
  }
  return pages;
}

function toSource(url: string, best: Hit, quotes: string[]): UnnumberedSource {
  const text = best.text.replace(/\s+/g, ' ').trim();
  const snippet = text.length <= SNIPPET_CHARS ? text : `${text.slice(0, SNIPPET_CHARS - 1).trimEnd()}…`;
  const breadcrumb = chooseBreadcrumb(best, best.breadcrumb);
  return {
    url,
    title: best.title || url,
    snippet,
    domain: hostOf(url),
    site: true,
    ...(breadcrumb.length > 0 ? { breadcrumb } : {}),
    quotes,
  };
}

/** The day on which a page was changed, shown in a language; undefined where neither the page, a list nor the server says it. */
function toDate(page: Pick<PageRecord, 'datedAt' | 'lastModified'> | undefined, lang: string): PageDate | undefined {
  const ms = Date.parse(page?.datedAt ?? page?.lastModified ?? '');
  if (Number.isNaN(ms)) return undefined;
  const [code] = Intl.DateTimeFormat.supportedLocalesOf([lang.slice(0, 2) || 'en']);
  return { ms, text: new Intl.DateTimeFormat(code ?? 'en', { dateStyle: 'medium', timeZone: 'UTC' }).format(ms) };
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}

function toPassages(hits: readonly Hit[], sourceOf: ReadonlyMap<string, Source>): ToolPassage[] {
  return hits.map(({ url, title, heading, text }) => ({
    source: sourceOf.get(url)!.number!,
    heading: heading === '' || heading === title ? title : `${title} > ${heading}`,
    text,
  }));
}

/** What the model has to know about the passages. */
function describeMatch(hits: readonly Hit[], confident: boolean, unread: FirstCrawlProgress | null): string {
  const soFar = unread ? [describeReading(unread)] : [];
  if (hits.length === 0) {
    return [...soFar, `Nothing ${unread ? 'read so far' : 'on this site'} contains these words.`].join('\n\n');
  }
  const note = confident ? [] : ['The match is weak: these pages may not answer the question.'];
  return [...soFar, ...note].join('\n\n');
}

/** Note that pages are still missing, so that a model does not report them as nonexistent. */
function describeReading({ read, of }: FirstCrawlProgress): string {
  const pages = of > 0 ? `${read} of ${of} so far` : 'none so far';
  return `The pages of this site are still being read: ${pages}. What is missing here may be on one of the others; say so if the answer is not among these.`;
}
