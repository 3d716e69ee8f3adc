// Serper: Google's results as JSON, web or news (facts: google.serper.dev, observed in public callers 2025-2026).

import { Type } from 'typebox';
import { url as address, keyOf } from '../../config/setting-kinds.ts';
import { callJson, joinUrl } from '../call-json.ts';
import { collectPages, noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, EngineErrorCode, EngineRequest, Recency } from '../engine.ts';
import { type RawHit, requireEntries } from '../hits.ts';

export type SerperOptions = {
  apiKey: string;
  baseUrl?: string;
  id?: string;
  description?: string;
  /** The kind of Google results; the web by default. */
  vertical?: 'search' | 'news';
};

const BASE_URL = 'https://google.serper.dev';
/** Google returns ten a page since 2025; requesting more costs twice as much and returns fewer. */
const PAGE_SIZE = 10;
const MAX_PAGES = 5;
const RECENCY: Record<Recency, string | undefined> = {
  oneDay: 'qdr:d',
  oneWeek: 'qdr:w',
  oneMonth: 'qdr:m',
  oneYear: 'qdr:y',
  noLimit: undefined,
};

/** Of both of Serper's pages: they have one key. */
export const serperSettings = Type.Object({
  apiKey: keyOf('Serper'),
  baseURL: Type.Optional(address('where Serper answers')),
});

/** What the configuration knows about the engine. */
export const serper = defineEngine({
  description: 'Google results',
  settings: serperSettings,
  environment: { apiKey: ['SERPER_API_KEY'], baseURL: ['SERPER_BASE_URL', 'SERPER_URL'] },
  create: createSerper,
});

export function createSerper(options: SerperOptions): Engine {
  const vertical = options.vertical ?? 'search';
  const id = options.id ?? (vertical === 'news' ? 'serper_news' : 'serper');
  const url = joinUrl(options.baseUrl ?? BASE_URL, '', `/${vertical}`);
  return {
    id,
    kind: 'results',
    description: options.description ?? serper.description,
    async search(request, { signal }) {
      const hits = await collectPages(
        request.count,
        { pageSize: PAGE_SIZE, maxPages: MAX_PAGES },
        async (page, size) => {
          const body = toBody(request, page, size);
          const headers = { 'x-api-key': options.apiKey };
          const reply = await callJson({ engine: id, url, method: 'POST', headers, body, signal, readFailure });
          return requireEntries(id, vertical === 'news' ? reply.news : reply.organic).map(toRawHit);
        },
      );
      return { hits, notes: noteShortfall(id, hits, request.count) };
    },
  };
}

function toBody(request: EngineRequest, page: number, size: number): Record<string, unknown> {
  return {
    q: request.query,
    num: size,
    ...(page === 0 ? {} : { page: page + 1 }),
    ...(request.lang === '' ? {} : { hl: request.lang === 'zh' ? 'zh-cn' : request.lang }),
    ...(RECENCY[request.recency] === undefined ? {} : { tbs: RECENCY[request.recency] }),
  };
}

function toRawHit(entry: Record<string, unknown>): RawHit {
  return { title: entry.title, url: entry.link, snippet: entry.snippet, source: entry.source, date: entry.date };
}

/** 400 says "Not enough credits" where others say 402. */
function readFailure(status: number, body: string): EngineErrorCode | null {
  return status === 400 && /credit/i.test(body) ? 'quota' : null;
}
