// SearXNG: a self-hosted meta search; the operator's own server, with the JSON format switched on.

import { Type } from 'typebox';
import { url as address } from '../../config/setting-kinds.ts';
import { callJson } from '../call-json.ts';
import { collectPages, noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, EngineErrorCode, Recency } from '../engine.ts';
import { type RawHit, requireEntries } from '../hits.ts';

export type SearxngOptions = { baseUrl: string; id?: string; description?: string };

/** The server sets the size of its pages, usually ten to twenty, so five pages are always enough. */
const PAGE_SIZE = 50;
const MAX_PAGES = 5;
const RECENCY: Record<Recency, string | undefined> = {
  oneDay: 'day',
  oneWeek: 'week',
  oneMonth: 'month',
  oneYear: 'year',
  noLimit: undefined,
};

/** What the configuration knows about the engine. */
export const searxng = defineEngine({
  description: 'SearXNG, several engines at once',
  settings: Type.Object({ baseURL: address('where SearXNG answers') }),
  environment: { baseURL: ['SEARXNG_URL', 'SEARXNG_BASE_URL'] },
  create: createSearxng,
});

export function createSearxng(options: SearxngOptions): Engine {
  const id = options.id ?? 'searxng';
  const url = `${options.baseUrl.replace(/\/+$/, '')}/search`;
  return {
    id,
    kind: 'results',
    description: options.description ?? searxng.description,
    async search(request, { signal }) {
      const hits = await collectPages(request.count, { pageSize: PAGE_SIZE, maxPages: MAX_PAGES }, async (page) => {
        const reply = await callJson({
          engine: id,
          url,
          query: {
            q: request.query,
            format: 'json',
            pageno: page + 1,
            time_range: RECENCY[request.recency],
            language: request.lang === '' ? undefined : request.lang,
          },
          signal,
          readFailure,
        });
        return requireEntries(id, reply.results).map(toRawHit);
      });
      return { hits, notes: noteShortfall(id, hits, request.count) };
    },
  };
}

function toRawHit(entry: Record<string, unknown>): RawHit {
  return { title: entry.title, url: entry.url, snippet: entry.content, date: entry.publishedDate };
}

/** The server returns 403 while `json` is not in `search.formats`, as in its default settings. */
function readFailure(status: number): EngineErrorCode | null {
  return status === 403 ? 'blocked' : null;
}
