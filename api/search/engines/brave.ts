// Brave Search (api.search.brave.com/res/v1): twenty results a page, ten pages, highlight markup off.

import { Type } from 'typebox';
import { url as address, keyOf } from '../../config/setting-kinds.ts';
import { callJson, joinUrl } from '../call-json.ts';
import { collectPages, noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, Recency } from '../engine.ts';
import { type RawHit, requireEntries } from '../hits.ts';

export type BraveOptions = { apiKey: string; baseUrl?: string; id?: string; description?: string };

const BASE_URL = 'https://api.search.brave.com';
const PAGE_SIZE = 20;
const MAX_PAGES = 10;
/** The service refuses longer queries. */
const MAX_QUERY_CHARS = 400;
const MAX_QUERY_WORDS = 50;
const RECENCY: Record<Recency, string | undefined> = {
  oneDay: 'pd',
  oneWeek: 'pw',
  oneMonth: 'pm',
  oneYear: 'py',
  noLimit: undefined,
};

/** What the configuration knows about the engine. */
export const brave = defineEngine({
  description: 'Brave, an index of its own',
  settings: Type.Object({ apiKey: keyOf('Brave'), baseURL: Type.Optional(address('where Brave answers')) }),
  environment: { apiKey: ['BRAVE_API_KEY'], baseURL: ['BRAVE_BASE_URL', 'BRAVE_URL'] },
  create: createBrave,
});

export function createBrave(options: BraveOptions): Engine {
  const id = options.id ?? 'brave';
  const url = joinUrl(options.baseUrl ?? BASE_URL, '/res/v1', '/web/search');
  return {
    id,
    kind: 'results',
    description: options.description ?? brave.description,
    async search(request, { signal }) {
      const q = request.query.split(/\s+/).slice(0, MAX_QUERY_WORDS).join(' ').slice(0, MAX_QUERY_CHARS);
      const freshness = RECENCY[request.recency];
      const hits = await collectPages(
        request.count,
        { pageSize: PAGE_SIZE, maxPages: MAX_PAGES },
        async (page, size) => {
          const reply = await callJson({
            engine: id,
            url,
            headers: { 'x-subscription-token': options.apiKey },
            query: { q, count: size, offset: page, freshness, text_decorations: 'false', result_filter: 'web' },
            signal,
          });
          // Without a match the whole part is missing; `type` shows that the reply is Brave's.
          if (reply.web === undefined && reply.type === 'search') return [];
          return requireEntries(id, (reply.web as { results?: unknown } | undefined)?.results).map(toRawHit);
        },
      );
      return { hits, notes: noteShortfall(id, hits, request.count) };
    },
  };
}

function toRawHit(entry: Record<string, unknown>): RawHit {
  const meta = (entry.meta_url ?? {}) as { hostname?: unknown };
  return {
    title: entry.title,
    url: entry.url,
    snippet: entry.description,
    source: meta.hostname,
    date: entry.page_age ?? entry.age,
  };
}
