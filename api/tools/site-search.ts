// `site_search`: searches the site's own pages in the local index, without key or network. The index finds and chooses
// sentences; this file converts hits to numbered sources, text for the model, and an answer for the extractive model.
import { Type } from 'typebox';
import type { Source } from '../../protocol/index.ts';
import { withFragment } from '../documents/page-passages.ts';
import { isAnswerable, NAMED_CONFIDENCE, SURE_CONFIDENCE, selectSentences } from '../ranking/answers/answer.ts';
import { answerSurely, assembleAnswer } from '../ranking/answers/assemble-answer.ts';
import type { PageDate } from '../ranking/answers/assemble-options.ts';
import { lacksThing } from '../ranking/answers/lacks-thing.ts';
import type { SiteTime } from '../ranking/answers/values/opening-hours.ts';
import { withoutEarlier } from '../ranking/question/follow-up.ts';
import { readQuestion } from '../ranking/question/question.ts';
import { splitQuestions } from '../ranking/question/split-questions.ts';
import { chooseBreadcrumb } from '../site-index/choose-breadcrumb.ts';
import type { FirstCrawl, FirstCrawlProgress } from '../site-index/crawl/first-crawl.ts';
import type { Hit, PassageIndex } from '../site-index/passage-index.ts';
import { readContinuedQuery } from '../text/continued-query.ts';
import { readTableRow } from '../text/structure/table-row.ts';
import { labelsFor } from './labels.ts';
import { plainSchema } from './schema.ts';
import { closestSections, leadOfClosest } from './site/closest-sections.ts';
import { followUpsOf } from './site/follow-ups.ts';
import type { Tool, ToolPassage, UnnumberedSource } from './tool.ts';

/** Passages returned unless the model sets another number; enough for an answer, about 1,200 tokens. */
const DEFAULT_COUNT = 8;
/** Passages among which a row or a value is looked for that holds the whole question. */
const FACT_POOL = 24;
/** Points of score that a hit may be behind the first to be answered from: about a fifth as likely. */
const LEADING_GAP = 1.5;
/** Sentences kept per source for its card. */
const QUOTES = 3;
/** Characters of a source's snippet. */
const SNIPPET_CHARS = 240;

/** The tool over an index that holds the pages of all sites; each run sees its own site's. */
export function createSiteSearchTool(deps: {
  index: Pick<PassageIndex, 'search' | 'statistics'> &
    Partial<Pick<PassageIndex, 'passagesOf' | 'carried' | 'getPage'>>;
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
      const statistics = index.statistics(context.site);
      const { question, before } = withoutEarlier(readContinuedQuery(query), statistics);
      const asked = splitQuestions(question).map((part) => {
        const found = index.search(context.site, part, { limit: Math.max(limit, FACT_POOL), before });
        return {
          part: [...(index.carried?.(context.site, part, before) ?? before), part].join(' '),
          hits: found.slice(0, limit),
          found,
          isForeign: false,
        };
      });
      const first = inTurn(asked.map((one) => one.hits)).slice(0, limit);
      if (first.length === 0 && firstCrawl?.hasFailed(context.site)) {
        return {
          status: 'error',
          trust: 'owner',
          text: 'Error: the pages of this site could not be read, so they cannot be searched.',
        };
      }
      const hitOf = new Map(first.map((hit) => [hit.passageId, hit]));
      const anyOf = new Map(asked.flatMap((one) => one.found).map((hit) => [hit.passageId, hit]));
      const pageOf = (passage: { passageId: number }): Hit[] => {
        const found = (hitOf.get(passage.passageId) ?? anyOf.get(passage.passageId)) as Hit;
        return (index.passagesOf?.(context.site, found.url) ?? []).map((plain) => {
          const hit = hitOf.get(plain.passageId) ?? { ...found, ...plain };
          hitOf.set(hit.passageId, hit);
          return hit;
        });
      };
      const chosen = asked.flatMap((one) => {
        // Of two questions each is answered from the passages that are shown for both.
        const shown = (some: readonly Hit[]) => some.filter(({ passageId }) => hitOf.has(passageId));
        const dateOf = ({ passageId }: { passageId: number }) => {
          const url = one.found.find((hit) => hit.passageId === passageId)?.url ?? '';
          return toDate(index.getPage?.(context.site, url)?.lastModified, context.lang);
        };
        const options = {
          statistics,
          pageOf,
          dateOf,
          more: one.found,
          find: (other: string) => {
            const found = index.search(context.site, other, { limit: FACT_POOL });
            for (const hit of found) anyOf.set(hit.passageId, hit);
            return found;
          },
          isPart: asked.length > 1,
          isSure: (one.hits[0]?.confidence ?? 0) >= SURE_CONFIDENCE,
          isNear: (one.hits[0]?.confidence ?? 0) >= NAMED_CONFIDENCE,
          now: siteTime?.(context.site),
        };
        const parts = isAnswerable(one.hits)
          ? assembleAnswer(one.part, shown(leadingHits(one.hits)), options)
          : answerSurely(one.part, shown(one.hits), options);
        const answering = parts.flatMap(({ passageId }) => anyOf.get(passageId) ?? []);
        if (statistics && lacksThing(readQuestion(one.part, statistics), one.found, answering)) {
          one.isForeign = true;
          return [];
        }
        for (const { passageId } of parts) {
          const hit = anyOf.get(passageId);
          if (hit && !hitOf.has(passageId)) hitOf.set(passageId, hit);
        }
        return parts;
      });
      const hits = withAnswers(first, chosen, hitOf, limit);
      const confident = chosen.length > 0;
      const answered = chosen.map(({ passageId }) => hitOf.get(passageId) as Hit);
      const isForeign = asked.some((one) => one.isForeign);
      const lead = confident || isForeign ? null : leadOfClosest(hits, pageOf, asked[0]?.part ?? query, statistics);
      const pages = groupByPage(hits);
      const sources = context.numberSources(
        [...pages].map(([url, passages]) => {
          const own = [...chosen, ...(lead ? [lead] : [])].filter(({ passageId }) => hitOf.get(passageId)!.url === url);
          const others = selectSentences(query, passages, { maxSentences: QUOTES, statistics });
          const quotes = [...new Set([...own, ...others].map(({ text }) => text))];
          const best = passages[0]!;
          // The place of the answer, which may differ from that of the best passage.
          const { fragment } = own[0] ? hitOf.get(own[0].passageId)! : best;
          return toSource(withFragment(url, fragment), best, quotes.slice(0, Math.max(QUOTES, own.length)));
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
          query,
          answer: {
            sentences: chosen.map(({ text, passageId, form, label }) => {
              const hit = hitOf.get(passageId)!;
              const row = form === 'row' ? readTableRow(hit.text, text) : null;
              const shape = row ? { row } : form === 'lines' || form === 'code' ? { form } : {};
              return { text, number: sourceOf.get(hit.url)!.number!, ...shape, ...(label ? { label } : {}) };
            }),
            confident,
            ...(chosen[0]
              ? { lang: hitOf.get(chosen[0].passageId)!.lang }
              : lead
                ? { lang: hitOf.get(lead.passageId)!.lang }
                : {}),
            closest: closestSections(hits).map(({ url, fragment, title }, at) => ({
              url: withFragment(url, fragment),
              title,
              ...(lead && at === 0 ? { lead: { text: lead.text, number: sourceOf.get(url)!.number! } } : {}),
            })),
            ...(unread ? { reading: unread } : {}),
            ...(confident ? { followUps: followUpsOf(query, answered, first, pageOf) } : {}),
          },
        },
      };
    },
  };
}

/**
 * At most `limit` hits, after those of further pages that the answer is from: a fact may be farther down the list. The last ones that
 * the answer is not from make room.
 */
function withAnswers(
  hits: readonly Hit[],
  chosen: readonly { passageId: number }[],
  hitOf: ReadonlyMap<number, Hit>,
  limit: number,
): Hit[] {
  const urls = new Set(hits.map(({ url }) => url));
  const missing = chosen.flatMap(({ passageId }) => {
    const hit = hitOf.get(passageId) as Hit;
    return urls.has(hit.url) ? [] : [hit];
  });
  const all = [...new Set(missing), ...hits];
  const answering = new Set(chosen.map(({ passageId }) => (hitOf.get(passageId) as Hit).url));
  let over = all.length - limit;
  return all
    .reverse()
    .filter(({ url }) => answering.has(url) || over-- <= 0)
    .reverse();
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

/** The day of an HTTP date, shown in a language; undefined for none and for what is no date. */
function toDate(lastModified: string | undefined, lang: string): PageDate | undefined {
  const ms = Date.parse(lastModified ?? '');
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
