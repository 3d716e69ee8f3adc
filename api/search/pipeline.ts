// The search pipeline: calls an engine, reads the first pages, ranks their passages, summarises.
// Knows the order of the steps; each step is a file of its own.
import { type CitedPart, citedParts, type Usage } from '../../protocol/index.ts';
import type { PageReader, ReadPage } from '../documents/read-page.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { withDeadline } from '../time/wait.ts';
import { askRoute, ENGINE_BUDGET, type EngineBudget, type EngineRests } from './ask-engines.ts';
import { snippetPassages } from './choose-passages.ts';
import type { Engine, EngineHit, Recency } from './engine.ts';
import type { EngineWatch } from './engine-notices.ts';
import { inlinePassageWork, type PassageWork } from './passage-work.ts';
import { type PageReport, READ_BUDGET, type ReadBudget, readHits } from './read-hits.ts';
import { RetryTurns } from './retry-turns.ts';
import type { Summariser, Summary, SummaryPassage } from './summary/summariser.ts';
import { checkCitations } from './summary/summary-citations.ts';

export type SearchRequest = {
  query: string;
  /** The question to the pages; the query if left out. */
  prompt?: string;
  /** Id of an engine. May be left out with one engine, or with a default. */
  engine?: string;
  recency?: string;
  /** 1 to 50; 10 if left out. */
  count?: number;
};

export type SearchSource = {
  id: string;
  url: string;
  title: string;
  snippet: string;
  domain: string;
  site?: true;
  breadcrumb?: readonly string[];
  date?: string;
  /** Sentences of the page that support the summary, verbatim. */
  quotes: string[];
};

export type SearchResult = {
  engine: string;
  query: string;
  /** `[n]` counts `sources` from 1. */
  summary: string;
  /** The summary, cut at its citations. */
  parts: readonly CitedPart[];
  hits: { title: string; url: string; source: string; date: string | null; snippet: string }[];
  pages: PageReport[];
  sources: SearchSource[];
  /** HTML of the service to be shown as it is; see EngineReply. */
  entryPoint?: string;
  /** Limitations of the result, for the model. */
  notes: string[];
};

/** Receives what answering engines and the summariser used. */
type OnSpent = (usage: Usage) => void;

export type SearchProgress = (phase: string, done?: number, total?: number, url?: string) => void;

export interface SearchPipeline {
  readonly engines: readonly { id: string; description: string; default?: boolean }[];
  /** @throws {SearchRefused} for a bad request, {SearchFailed} when no engine answers, the signal's reason. */
  search(
    request: SearchRequest,
    options: { signal: AbortSignal; onProgress?: SearchProgress; site?: string; onSpent?: OnSpent | undefined },
  ): Promise<SearchResult>;
  /**
   * Reads one page that a search returned or the visitor typed (NET-14), without the owner's exceptions to the address guard:
   * only the model claims that a search has returned it.
   * @throws {SearchRefused} for another one, {PageError} when it cannot be read, the signal's reason.
   */
  readOne(
    request: { url: string; prompt?: string },
    options: {
      signal: AbortSignal;
      onProgress?: SearchProgress;
      isKnownUrl: (url: string) => boolean;
      onSpent?: OnSpent | undefined;
    },
  ): Promise<SearchResult>;
}

/** An invalid request. `message` has the field and its valid values. */
export class SearchRefused extends Error {
  override readonly name = 'SearchRefused';
}

export const SEARCH_LIMITS = {
  defaultCount: 10,
  maxCount: 50,
  /** Timeout of a model that writes the summary, in milliseconds; then the extractive summary is used. */
  summaryMs: 12_000,
  /** Timeout of the whole search, in milliseconds, below that of the tool call (NET-8): the summary gets the remaining time. */
  totalMs: 28_000,
} as const;

export type SearchPipelineDeps = {
  /** In their failover order. */
  engines: readonly Engine[];
  /** The targets of the route `web_search`: called first when an answering engine fails, last when another one does. */
  answeringRoute?: readonly Engine[];
  /** Cooldowns after failures; without it every engine is called in its order. */
  rests?: EngineRests;
  /** Receives the result of each engine, for the owner's log. */
  watch?: EngineWatch;
  /** Id of the default engine. */
  defaultEngine?: string;
  reader: PageReader;
  /** Extractive if left out. */
  summariser?: Summariser;
  /** Where passages are ranked; in this thread if left out. */
  work?: PassageWork;
  /** Monotonic milliseconds, of any origin. */
  now: () => number;
  budget?: Partial<EngineBudget & ReadBudget & { summaryMs: number }>;
  /** Ids of answering engines whose pages are read as well. */
  crawlAnswers?: readonly string[];
};

const RECENCIES: readonly Recency[] = ['oneDay', 'oneWeek', 'oneMonth', 'oneYear', 'noLimit'];

export function createSearchPipeline(deps: SearchPipelineDeps): SearchPipeline {
  const { engines, now, reader } = deps;
  const turns = new RetryTurns();
  const budget = { ...ENGINE_BUDGET, ...READ_BUDGET, summaryMs: SEARCH_LIMITS.summaryMs, ...deps.budget };
  const work = deps.work ?? inlinePassageWork;

  /** Passages of the sources, ranked for the prompt; for an unread source, the engine's snippet. */
  const summarise = async (
    prompt: string,
    sources: readonly SearchSource[],
    pages: readonly (ReadPage | null)[],
    startedAt: number,
    { signal, onSpent }: { signal: AbortSignal; onSpent?: OnSpent | undefined },
  ) => {
    const passages = await passagesFor(prompt, sources, pages, { work, signal });
    if (passages.length === 0) return { text: '', quotes: new Map<number, string[]>(), passages };
    const leftMs = Math.min(budget.summaryMs, startedAt + SEARCH_LIMITS.totalMs - now());
    const summary = await writeSummary({ ...deps, work, onSpent }, { prompt, passages }, leftMs, signal);
    return { ...checkCitations(summary, passages, { prompt }), passages };
  };

  return {
    engines: engines.map(({ id, description }) => ({
      id,
      description,
      ...(id === deps.defaultEngine ? { default: true } : {}),
    })),

    async search(request, { signal, onProgress, site, onSpent }) {
      const query = request.query.trim();
      const { count, recency } = checkRequest(query, request);
      const route = chooseRoute(engines, request.engine ?? deps.defaultEngine, deps.answeringRoute);
      const startedAt = now();
      const prompt = request.prompt?.trim() || query;
      onProgress?.('searching');
      const lang = detectLanguage(query);
      const { engine, reply, failures } = await askRoute(
        route,
        { query, count, recency, lang, prompt, ...(site === undefined ? {} : { site }) },
        {
          signal,
          now,
          budget,
          turns,
          onSpent,
          ...(deps.rests ? { rests: deps.rests } : {}),
          ...(deps.watch ? { watch: deps.watch } : {}),
        },
      );
      const hits = reply.hits;
      const notes = [...failures.map((failure) => failure.message), ...reply.notes];
      const isAnswer = engine.kind === 'answers' && (reply.summary ?? '') !== '';
      const urls =
        isAnswer && !deps.crawlAnswers?.includes(engine.id) ? [] : hits.slice(0, budget.pages).map((hit) => hit.url);
      if (urls.length > 0) onProgress?.('reading', 0, urls.length);
      const read = await readHits(urls, {
        reader,
        now,
        budget,
        signal,
        onDone: (url, done) => onProgress?.('reading', done, urls.length, url),
      });
      const pages = read.map((one) => one.page);
      if (urls.length > 0 && pages.every((page) => page === null)) {
        notes.push('None of the pages could be read: the summary rests on what the engine says of them.');
      }
      const sources = hits.map((hit, index) => toSource(hit, index, pages[index] ?? null));
      onProgress?.('writing');
      const summary = isAnswer
        ? await checkAnswer(reply.summary ?? '', prompt, sources, pages, { work, signal })
        : await summarise(prompt, sources, pages, startedAt, { signal, onSpent });
      return {
        engine: engine.id,
        query,
        summary: summary.text,
        parts: citedParts(summary.text),
        hits: hits.map(({ title, url, source, date, snippet }) => ({ title, url, source, date, snippet })),
        pages: read.map((one) => one.report),
        sources: withQuotes(sources, summary),
        ...(reply.entryPoint === undefined ? {} : { entryPoint: reply.entryPoint }),
        notes,
      };
    },

    async readOne({ url, prompt }, { signal, onProgress, isKnownUrl, onSpent }) {
      if (!isKnownUrl(url)) {
        throw new SearchRefused('url: must be an address that a search of this turn returned or the visitor wrote.');
      }
      onProgress?.('reading', 0, 1, url);
      const startedAt = now();
      const page = await reader.readPage(url, { signal, isForeign: true });
      onProgress?.('writing');
      const hit: EngineHit = {
        title: page.title || new URL(url).host,
        url,
        source: page.siteName ?? new URL(url).host,
        date: page.publishedAt,
        snippet: (page.description ?? page.text).replace(/\s+/g, ' ').slice(0, 300),
      };
      const sources = [toSource(hit, 0, page)];
      const summary = await summarise(prompt?.trim() || page.title, sources, [page], startedAt, { signal, onSpent });
      return {
        engine: 'page',
        query: url,
        summary: summary.text,
        parts: citedParts(summary.text),
        hits: [{ title: hit.title, url, source: hit.source, date: hit.date, snippet: hit.snippet }],
        pages: [{ url, status: 'read', ms: Math.round(now() - startedAt), chars: page.text.length }],
        sources: withQuotes(sources, summary),
        notes: [],
      };
    },
  };
}

function checkRequest(query: string, request: SearchRequest): { count: number; recency: Recency } {
  if (query === '') throw new SearchRefused('query: must not be empty.');
  const count = request.count ?? SEARCH_LIMITS.defaultCount;
  if (!Number.isInteger(count) || count < 1 || count > SEARCH_LIMITS.maxCount) {
    throw new SearchRefused(`count: must be a whole number from 1 to ${SEARCH_LIMITS.maxCount}.`);
  }
  const recency = RECENCIES.find((one) => one === (request.recency ?? 'noLimit'));
  if (recency === undefined) throw new SearchRefused(`recency: must be one of ${RECENCIES.join(', ')}.`);
  return { count, recency };
}

/** The requested engine, then those it fails over to. With several engines, one must be named or be the default. */
function chooseRoute(
  engines: readonly Engine[],
  wanted: string | undefined,
  answering: readonly Engine[] = [],
): Engine[] {
  const ids = engines.map((engine) => engine.id).join(', ');
  if (engines.length === 0) throw new SearchRefused('No search engine is configured.');
  if (wanted === undefined && engines.length > 1) throw new SearchRefused(`engine: name one of ${ids}.`);
  const first = wanted === undefined ? engines[0] : engines.find((engine) => engine.id === wanted);
  if (first === undefined) throw new SearchRefused(`engine: "${wanted}" is not configured; name one of ${ids}.`);
  const others = first.kind === 'answers' ? [...answering, ...engines] : [...engines, ...answering];
  return [first, ...others].filter((engine, n, all) => all.findIndex(({ id }) => id === engine.id) === n);
}

function toSource(hit: EngineHit, index: number, page: ReadPage | null): SearchSource {
  const date = page?.publishedAt ?? hit.date;
  return {
    id: `s${index + 1}`,
    url: hit.url,
    title: hit.title,
    snippet: hit.snippet || (page?.description ?? ''),
    domain: new URL(hit.url).hostname.replace(/^www\./, ''),
    ...(hit.own === undefined ? {} : { site: true, breadcrumb: hit.own.breadcrumb }),
    ...(date === null ? {} : { date }),
    quotes: [],
  };
}

/** Each source with its sentences, and with the address of the first of them. */
function withQuotes(
  sources: readonly SearchSource[],
  summary: { quotes: ReadonlyMap<number, string[]>; passages: readonly SummaryPassage[] },
): SearchSource[] {
  return sources.map((source, index) => {
    const quotes = summary.quotes.get(index + 1) ?? [];
    const [first] = quotes;
    const isItsPlace = (passage: SummaryPassage): boolean =>
      first !== undefined && passage.number === index + 1 && passage.text.includes(first);
    return { ...source, url: summary.passages.find(isItsPlace)?.url ?? source.url, quotes };
  });
}

/** The summary of an answering engine; its sources have quotes where their pages were read as well. */
async function checkAnswer(
  text: string,
  prompt: string,
  sources: readonly SearchSource[],
  pages: readonly (ReadPage | null)[],
  how: { work: PassageWork; signal: AbortSignal },
) {
  const read = pages.some((page) => page !== null) ? await passagesFor(prompt, sources, pages, how) : [];
  const ofPages = read.filter((passage) => !passage.isSnippet);
  const checked = checkCitations({ text }, [...snippetPassages(sources), ...ofPages], { prompt, isGrounded: true });
  return { ...checked, passages: ofPages };
}

/**
 * The passages of the sources, chosen by `work`, which receives only the text of a page. If that takes too long, the
 * engine's text about the pages. Rejects with the signal's reason.
 */
async function passagesFor(
  prompt: string,
  sources: readonly SearchSource[],
  pages: readonly (ReadPage | null)[],
  { work, signal }: { work: PassageWork; signal: AbortSignal },
): Promise<SummaryPassage[]> {
  const inputs = sources.map(({ url, title, snippet }, index) => {
    const { blocks, anchors, lang } = pages[index] ?? { lang: null };
    return { url, title, snippet, page: blocks === undefined ? null : { blocks, anchors, lang } };
  });
  return work.choose(prompt, inputs, signal).catch(() => {
    signal.throwIfAborted();
    return snippetPassages(inputs);
  });
}

/** The summariser's text; the extractive one if that fails, takes too long or is empty. */
async function writeSummary(
  { summariser, work, onSpent }: { summariser?: Summariser; work: PassageWork; onSpent: OnSpent | undefined },
  request: { prompt: string; passages: readonly SummaryPassage[] },
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Summary> {
  if (summariser !== undefined) {
    try {
      const toError = () => new Error('summary timeout');
      const summary = await withDeadline((either) => summariser.summarise(request, { signal: either, onSpent }), {
        timeoutMs,
        signal,
        toError,
      });
      if (summary.text.trim() !== '') return summary;
    } catch {
      // If the last step fails, the search still returns its sources.
      if (signal.aborted) throw signal.reason;
    }
  }
  return work.summarise(request, signal).catch((): Summary => {
    signal.throwIfAborted();
    return { text: '', quotes: [] };
  });
}
