// Wikipedia through the MediaWiki Action API, without a key. In the language of the query, or English if unknown.
// Facts: list=search, srlimit up to 500, snippets are HTML; etiquette asks for a User-Agent with a contact address.

import { Type } from 'typebox';
import { url as address } from '../../config/setting-kinds.ts';
import { callJson } from '../call-json.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { requireEntries, toHits } from '../hits.ts';

export type WikipediaOptions = {
  /** The User-Agent, with a contact address. */
  userAgent: string;
  /** `{lang}` in it is replaced by the language of the query. */
  baseUrl?: string;
  id?: string;
  description?: string;
};

const BASE_URL = 'https://{lang}.wikipedia.org';

/** What the configuration knows about the engine. */
export const wikipedia = defineEngine({
  description: 'Wikipedia, the encyclopedia: facts, people, places, terms; no news',
  settings: Type.Object({ baseURL: Type.Optional(address('where Wikipedia answers, {lang} for the language,')) }),
  environment: { baseURL: ['WIKIPEDIA_BASE_URL', 'WIKIPEDIA_URL'] },
  // With a second engine the model must choose in every call.
  isNamedOnly: true,
  create: (settings, { userAgent }) => createWikipedia({ ...settings, userAgent }),
});

export function createWikipedia(options: WikipediaOptions): Engine {
  const id = options.id ?? 'wikipedia';
  return {
    id,
    kind: 'results',
    description: options.description ?? wikipedia.description,
    async search(request, { signal }) {
      const lang = /^[a-z]{2,3}$/.test(request.lang) ? request.lang : 'en';
      const base = (options.baseUrl ?? BASE_URL).replaceAll('{lang}', lang).replace(/\/+$/, '');
      const reply = await callJson({
        engine: id,
        url: `${base}/w/api.php`,
        headers: { 'user-agent': options.userAgent },
        query: {
          action: 'query',
          list: 'search',
          srsearch: request.query.slice(0, 300),
          srlimit: request.count,
          srprop: 'snippet|timestamp',
          format: 'json',
          formatversion: 2,
          utf8: 1,
        },
        signal,
        readFailure: (status) => (status === 503 ? 'rate_limited' : null),
      });
      const found = (reply.query as { search?: unknown } | undefined)?.search;
      const entries = requireEntries(id, found).map((entry) => ({
        title: entry.title,
        url: `${base}/?curid=${Number(entry.pageid)}`,
        snippet: entry.snippet,
        source: 'Wikipedia',
        // When the article was last edited.
        date: typeof entry.timestamp === 'string' ? entry.timestamp.slice(0, 10) : undefined,
      }));
      const hits = toHits(entries, request.count);
      const notes = noteShortfall(id, hits, request.count);
      if (request.recency !== 'noLimit') notes.push(`${id} cannot limit results by age: recency was ignored.`);
      return { hits, notes };
    },
  };
}
