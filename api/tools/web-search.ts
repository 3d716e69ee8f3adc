// The tool `web_search`: its schema is made from the configured engines, its results are renumbered to
// the conversation's citation numbers. The pipeline searches, reads and summarises.
import { type TSchema, Type } from 'typebox';
import type { CitedPart, Source } from '../../protocol/index.ts';
import { PageError } from '../crawl/page-error.ts';
import { SearchFailed } from '../search/ask-engines.ts';
import type { InjectPolicy } from '../search/intent.ts';
import { SearchRefused } from '../search/pipeline.ts';
import { labelsFor } from './labels.ts';
import { plainSchema } from './schema.ts';
import { SearchMemory } from './search-memory.ts';
import type { Tool, ToolContext, ToolOutcome, UnnumberedSource } from './tool.ts';

/** One engine as configured. */
export type WebEngine = { id: string; description: string; default?: boolean };

/** The pipeline's result of a search, or for one page. The numbers of `parts`, the summary, count `sources` from 1. */
export type WebResult = {
  engine?: string;
  query: string;
  parts: readonly CitedPart[];
  sources: readonly {
    url: string;
    title: string;
    snippet: string;
    domain: string;
    site?: true;
    breadcrumb?: readonly string[];
    date?: string;
    quotes?: readonly string[];
  }[];
  /** HTML of the service, to be shown as it is. */
  entryPoint?: string;
  /** Limitations of the result, for the model. */
  notes?: readonly string[];
};

export type WebProgress = (phase: string, done?: number, total?: number, url?: string) => void;

/** The part of the search pipeline that the tools need; search/pipeline.ts fits it. */
export interface WebSearch {
  readonly engines: readonly WebEngine[];
  /** Rejects with SearchRefused or SearchFailed, whose `message` is safe for the model: the failed engines and why. */
  search(
    request: { query: string; prompt?: string; engine?: string; recency?: string; count?: number },
    options: { signal: AbortSignal; onProgress: WebProgress; site: string; onSpent: ToolContext['onSpent'] },
  ): Promise<WebResult>;
  /** Reads one page. */
  readOne(
    request: { url: string; prompt?: string },
    options: {
      signal: AbortSignal;
      onProgress: WebProgress;
      isKnownUrl(url: string): boolean;
      onSpent: ToolContext['onSpent'];
    },
  ): Promise<WebResult>;
}

/** Note for a model that repeats a search: without it, it may repeat until its calls are used up. */
const REPEATED = 'This is what the same search gave before. Answer from it, or search with other words.';
const RECENCIES = ['oneDay', 'oneWeek', 'oneMonth', 'oneYear', 'noLimit'];

/** When the tool is offered, and which engines are Google's. */
export type WebSearchPolicy = { injectPolicy: InjectPolicy; googleEngines: readonly string[] };

/** Stores HTML that a service requires to be shown, as long as the conversation, and returns its path. */
export type KeepEntryPoint = (conversationId: string, html: string) => Promise<string>;

export type WebSearchToolDeps = {
  web: WebSearch;
  /** Those that can be named, at least one; all of `web` when missing. */
  engines?: readonly WebEngine[];
  /** Shared by tools over the same `web`. */
  memory?: SearchMemory<WebResult>;
  /** Missing: no HTML of a service is shown. */
  keepEntryPoint?: KeepEntryPoint | undefined;
};

/** The tool over some of the configured engines. */
export function createWebSearchTool(deps: WebSearchToolDeps): Tool {
  const { web, engines = web.engines, memory = new SearchMemory<WebResult>(), keepEntryPoint } = deps;
  // A single engine is not in the schema; it is set here, because the pipeline may have others.
  const only = engines.length === 1 ? engines[0]?.id : undefined;
  return {
    name: 'web_search',
    description:
      'Searches the web and reads the best pages. Returns a summary and sources with the numbers by which to cite them.',
    parameters: plainSchema(
      Type.Object(
        {
          query: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: 'What to search for' }),
          prompt: Type.Optional(
            Type.String({
              maxLength: 1000,
              description: 'What you want to know from the pages; the query if left out',
            }),
          ),
          ...(engineField(engines) as Record<string, TSchema>),
          recency: Type.Optional(Type.Enum(RECENCIES, { description: 'How old results may be; noLimit if left out' })),
          count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Results to ask for' })),
        },
        { additionalProperties: false },
      ),
    ),
    idempotent: true,
    readOnly: true,
    // The pipeline's own timeouts are shorter (NET-8): this is the last resort.
    timeoutMs: 30_000,
    label: (_input, lang) => labelsFor(lang).searchingWeb,
    failedLabel: (_input, lang) => labelsFor(lang).searchFailed,
    async run(input, context) {
      const request = input as { query: string; prompt?: string; engine?: string; recency?: string; count?: number };
      const asked = only === undefined ? request : { ...request, engine: only };
      let isRepeated = false;
      const search = () =>
        web.search(asked, {
          signal: context.signal,
          site: context.site,
          onSpent: context.onSpent,
          onProgress: (phase, done, total, url) =>
            context.onProgress({
              phase,
              ...(done === undefined ? {} : { done }),
              ...(total === undefined ? {} : { total }),
              ...(url === undefined ? {} : { url }),
            }),
        });
      const found = await orFailure(context.signal, async () => {
        const answer = await memory.ask(context.runId, asked, search);
        isRepeated = answer.isRepeated;
        return answer.result;
      });
      if ('status' in found) return found;
      const { result } = found;
      // Once for a search, also when repeated. If it cannot be stored the call fails: results based on it may not be shown without it.
      const entryPoint =
        isRepeated || result.entryPoint === undefined
          ? undefined
          : await keepEntryPoint?.(context.conversationId, result.entryPoint);
      const notes = [...(isRepeated ? [REPEATED] : []), ...(result.notes ?? [])];
      const outcome = toOutcome({ ...result, notes }, context.numberSources, {
        query: request.query,
        ...(result.engine === undefined ? {} : { engine: result.engine }),
        ...(entryPoint === undefined ? {} : { entry_point: entryPoint }),
      });
      return { ...outcome, label: labelsFor(context.lang).searchedWeb };
    },
  };
}

/**
 * The result, or an outcome with the failure for the model. Only the pipeline's own errors are included: their messages are
 * made for it. The loop handles other errors and does not disclose their messages.
 */
export async function orFailure(
  signal: AbortSignal,
  work: () => Promise<WebResult>,
): Promise<{ result: WebResult } | ToolOutcome> {
  try {
    return { result: await work() };
  } catch (error) {
    const isOurs = error instanceof SearchFailed || error instanceof SearchRefused || error instanceof PageError;
    if (signal.aborted || !isOurs) throw error;
    return { status: 'error', trust: 'owner', text: `Error: ${error.message}` };
  }
}

/** One engine alone: no field. One marked default: optional. Several and no default: required, the server never picks. */
function engineField(engines: readonly WebEngine[]): { engine?: TSchema } {
  if (engines.length < 2) return {};
  const description = engines.map(({ id, description }) => `${id}: ${description}`).join('; ');
  const field = Type.Enum(
    engines.map(({ id }) => id),
    { description },
  );
  return { engine: engines.some((engine) => engine.default) ? Type.Optional(field) : field };
}

/** The pipeline's result with the conversation's numbers; a citation without a source is removed. */
export function toOutcome(
  result: WebResult,
  numberSources: (sources: readonly UnnumberedSource[]) => Source[],
  artifact: Record<string, unknown>,
): ToolOutcome {
  const sources = numberSources(
    result.sources.map(({ url, title, snippet, domain, site, breadcrumb = [], date, quotes }) => ({
      url,
      title,
      snippet,
      domain,
      ...(site === undefined ? {} : { site }),
      ...(breadcrumb.length === 0 ? {} : { breadcrumb: [...breadcrumb] }),
      ...(date === undefined ? {} : { date }),
      ...(quotes === undefined ? {} : { quotes: [...quotes] }),
    })),
  );
  const summary = result.parts.map((part) => {
    const numbers = part.numbers.flatMap((local) => sources[local - 1]?.number ?? []);
    const isUnsaid = numbers.length === 0 && part.numbers.length > 0;
    return { text: isUnsaid ? part.text.replace(/[ \t]$/, '') : part.text, numbers };
  });
  return {
    status: 'success',
    trust: 'outside',
    text: (result.notes ?? []).filter((note) => note.trim() !== '').join('\n\n'),
    summary,
    passages: sources.map(({ number, title, date, snippet, quotes = [] }) => ({
      source: number!,
      heading: `${title}${date ? ` (${date})` : ''}`,
      text: quotes.length > 0 ? quotes.join(' … ') : snippet,
    })),
    sources,
    artifact: { ...artifact, answer: toAnswer(summary, sources) },
  };
}

/** The cited parts of the summary, for the extractive model. */
function toAnswer(summary: readonly CitedPart[], sources: readonly Source[]) {
  const sentences = summary.flatMap(({ text, numbers: [number] }, i) => {
    // The full stop after a citation ends the sentence before it.
    const said = (i === 0 ? text : text.replace(/^[.。]/, '')).trim();
    return number === undefined || said === '' ? [] : [{ text: said, number }];
  });
  return {
    sentences,
    confident: sentences.length > 0,
    closest: sources.slice(0, 3).map(({ url, title }) => ({ url, title })),
  };
}
