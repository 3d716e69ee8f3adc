// Tavily (api.tavily.com): one page of at most twenty results.

import { Type } from 'typebox';
import { url as address, keyOf } from '../../config/setting-kinds.ts';
import { callJson, joinUrl } from '../call-json.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, EngineErrorCode, Recency } from '../engine.ts';
import { requireEntries, toHits } from '../hits.ts';

export type TavilyOptions = { apiKey: string; baseUrl?: string; id?: string; description?: string };

const BASE_URL = 'https://api.tavily.com';
const MAX_RESULTS = 20;
const RECENCY: Record<Recency, string | undefined> = {
  oneDay: 'day',
  oneWeek: 'week',
  oneMonth: 'month',
  oneYear: 'year',
  noLimit: undefined,
};

/** What the configuration knows about the engine. */
export const tavily = defineEngine({
  description: 'Tavily, results chosen for models',
  settings: Type.Object({ apiKey: keyOf('Tavily'), baseURL: Type.Optional(address('where Tavily answers')) }),
  environment: { apiKey: ['TAVILY_API_KEY'], baseURL: ['TAVILY_BASE_URL', 'TAVILY_URL'] },
  create: createTavily,
});

export function createTavily(options: TavilyOptions): Engine {
  const id = options.id ?? 'tavily';
  const url = joinUrl(options.baseUrl ?? BASE_URL, '', '/search');
  return {
    id,
    kind: 'results',
    description: options.description ?? tavily.description,
    async search(request, { signal }) {
      const reply = await callJson({
        engine: id,
        url,
        method: 'POST',
        headers: { authorization: `Bearer ${options.apiKey}` },
        body: {
          query: request.query,
          search_depth: 'basic',
          max_results: Math.min(request.count, MAX_RESULTS),
          ...(RECENCY[request.recency] === undefined ? {} : { time_range: RECENCY[request.recency] }),
        },
        signal,
        readFailure,
      });
      const entries = requireEntries(id, reply.results).map((entry) => ({
        title: entry.title,
        url: entry.url,
        snippet: entry.content,
        date: entry.published_date,
      }));
      const hits = toHits(entries, request.count);
      return { hits, notes: noteShortfall(id, hits, request.count) };
    },
  };
}

/** 432 and 433: limits of the plan and of pay-as-you-go; 403 is used for them as well as for the key. */
function readFailure(status: number, body: string): EngineErrorCode | null {
  if (status === 432 || status === 433) return 'quota';
  return status === 403 && /limit|plan|quota/i.test(body) ? 'quota' : null;
}
