// Exa (api.exa.ai): up to a hundred results at once; recency is a date, and pages without one are then left out.

import { Type } from 'typebox';
import { url as address, keyOf } from '../../config/setting-kinds.ts';
import { callJson, joinUrl } from '../call-json.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine, Recency } from '../engine.ts';
import { requireEntries, toHits } from '../hits.ts';

export type ExaOptions = { apiKey: string; now: () => number; baseUrl?: string; id?: string; description?: string };

const BASE_URL = 'https://api.exa.ai';
/** Characters of text asked for with each hit: enough for a snippet. */
const TEXT_CHARS = 600;
const DAY_MS = 86_400_000;
const RECENCY_DAYS: Record<Recency, number | undefined> = {
  oneDay: 1,
  oneWeek: 7,
  oneMonth: 31,
  oneYear: 365,
  noLimit: undefined,
};

/** What the configuration knows about the engine. */
export const exa = defineEngine({
  description: 'Exa, search by meaning',
  settings: Type.Object({ apiKey: keyOf('Exa'), baseURL: Type.Optional(address('where Exa answers')) }),
  environment: { apiKey: ['EXA_API_KEY'], baseURL: ['EXA_BASE_URL', 'EXA_URL'] },
  create: (settings, { now }) => createExa({ ...settings, now }),
});

export function createExa(options: ExaOptions): Engine {
  const id = options.id ?? 'exa';
  const url = joinUrl(options.baseUrl ?? BASE_URL, '', '/search');
  return {
    id,
    kind: 'results',
    description: options.description ?? exa.description,
    async search(request, { signal }) {
      const days = RECENCY_DAYS[request.recency];
      const since = days === undefined ? undefined : new Date(options.now() - days * DAY_MS).toISOString();
      const reply = await callJson({
        engine: id,
        url,
        method: 'POST',
        headers: { 'x-api-key': options.apiKey },
        body: {
          query: request.query,
          type: 'auto',
          numResults: request.count,
          contents: { highlights: true, text: { maxCharacters: TEXT_CHARS } },
          ...(since === undefined ? {} : { startPublishedDate: since }),
        },
        signal,
      });
      const entries = requireEntries(id, reply.results).map((entry) => ({
        title: entry.title,
        url: entry.url,
        snippet: Array.isArray(entry.highlights) && entry.highlights.length > 0 ? entry.highlights[0] : entry.text,
        date: entry.publishedDate,
      }));
      const hits = toHits(entries, request.count);
      return { hits, notes: noteShortfall(id, hits, request.count) };
    },
  };
}
