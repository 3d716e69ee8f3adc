// The services behind web_search, each on loopback with its saved reply (test/fixtures/engines), its pages led to a server of
// ours: so a search runs in full, on loopback only. The configuration and the expected request of each engine are here as well.
import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { readFixture } from './engine-contract.ts';
import { type StandIn, startStandIn } from './stand-ins.ts';

/** The query of every search of the tests. */
export const ASKED = { query: 'When is the city museum open on Monday?', recency: 'oneWeek', count: 3 } as const;
/** What the pages, snippets and answers of all fixtures say. */
export const FOUND = 'Open nine to five, closed on Monday.';

const WEEK_MS = 7 * 86_400_000;
/** A time a week ago, give or take ten minutes: the API has a clock of its own. */
const aWeekAgo: unknown = expect.toSatisfy((time) => Math.abs(Date.now() - WEEK_MS - Date.parse(String(time))) < 6e5);

export type EngineCase = {
  id: string;
  fixture: string;
  /** The part of the configuration: an entry of webSearch.engines, or a provider with its target. */
  engine?: (origin: string, apiKey: string) => object;
  provider?: (origin: string, apiKey: string) => object;
  target?: string;
  /** The request that has to arrive, `said` being body or query; `key` is where its key has to be. */
  expected: (key: string) => { method: string; path: string; headers?: Record<string, unknown>; said: object };
  /** It cannot limit by age, and the result reports it. */
  hasNoRecency?: boolean;
};

const results = (name: string) => (baseURL: string, apiKey: string) => ({ engine: name, baseURL, apiKey });
const { query, count } = ASKED;

export const ENGINE_CASES: readonly EngineCase[] = [
  {
    id: 'serper',
    fixture: 'serper',
    engine: results('serper'),
    expected: (key) => ({
      method: 'POST',
      path: '/search',
      headers: { 'x-api-key': key },
      said: { q: query, num: count, tbs: 'qdr:w', hl: 'en' },
    }),
  },
  {
    id: 'serper_news',
    fixture: 'serper_news',
    engine: results('serper_news'),
    expected: (key) => ({
      method: 'POST',
      path: '/news',
      headers: { 'x-api-key': key },
      said: { q: query, num: count, tbs: 'qdr:w', hl: 'en' },
    }),
  },
  {
    id: 'brave',
    fixture: 'brave',
    engine: results('brave'),
    expected: (key) => ({
      method: 'GET',
      path: '/res/v1/web/search',
      headers: { 'x-subscription-token': key },
      said: { q: query, count: '3', offset: '0', freshness: 'pw', text_decorations: 'false' },
    }),
  },
  {
    id: 'tavily',
    fixture: 'tavily',
    engine: results('tavily'),
    expected: (key) => ({
      method: 'POST',
      path: '/search',
      headers: { authorization: `Bearer ${key}` },
      said: { query, max_results: count, time_range: 'week' },
    }),
  },
  {
    id: 'exa',
    fixture: 'exa',
    engine: results('exa'),
    expected: (key) => ({
      method: 'POST',
      path: '/search',
      headers: { 'x-api-key': key },
      said: { query, numResults: count, startPublishedDate: aWeekAgo },
    }),
  },
  {
    id: 'searxng',
    fixture: 'searxng',
    engine: (baseURL) => ({ engine: 'searxng', baseURL }),
    expected: () => ({
      method: 'GET',
      path: '/search',
      said: { q: query, format: 'json', pageno: '1', time_range: 'week', language: 'en' },
    }),
  },
  {
    id: 'wikipedia',
    fixture: 'wikipedia',
    engine: (baseURL) => ({ engine: 'wikipedia', baseURL }),
    hasNoRecency: true,
    expected: () => ({
      method: 'GET',
      path: '/w/api.php',
      said: { action: 'query', list: 'search', srsearch: query, srlimit: '3', format: 'json' },
    }),
  },
  {
    id: 'glm',
    fixture: 'glm',
    provider: (origin, apiKey) => ({ baseURL: `${origin}/api/paas/v4`, apiKey }),
    target: 'glm.glm-4.7',
    expected: (key) => ({
      method: 'POST',
      path: '/api/paas/v4/chat/completions',
      headers: { authorization: `Bearer ${key}` },
      said: {
        model: 'glm-4.7',
        stream: false,
        messages: [{ role: 'user', content: query }],
        tools: [
          {
            type: 'web_search',
            web_search: { search_query: query, count, search_recency_filter: 'oneWeek', search_result: true },
          },
        ],
      },
    }),
  },
  {
    id: 'gemini',
    fixture: 'gemini',
    provider: (origin, apiKey) => ({ baseURL: `${origin}/v1beta`, apiKey }),
    target: 'gemini.gemini-2.5-flash',
    expected: (key) => ({
      method: 'POST',
      path: '/v1beta/models/gemini-2.5-flash:generateContent',
      headers: { 'x-goog-api-key': key },
      said: {
        contents: [{ role: 'user', parts: [{ text: query }] }],
        tools: [{ google_search: { timeRangeFilter: { startTime: aWeekAgo } } }],
      },
    }),
  },
  {
    id: 'openai',
    fixture: 'openai',
    provider: (origin, apiKey) => ({ baseURL: `${origin}/v1`, apiKey }),
    target: 'openai.gpt-5.2',
    hasNoRecency: true,
    expected: (key) => ({
      method: 'POST',
      path: '/v1/responses',
      headers: { authorization: `Bearer ${key}` },
      said: { model: 'gpt-5.2', input: `Search the web: ${query}`, stream: false },
    }),
  },
];

/** The key an engine is configured with, to be found in its requests and nowhere else. */
export const keyOf = (id: string): string => `key-of-${id}-0123456789`;

/** The hosts of the fixtures' pages. */
const HOSTS = /https:\/\/(?:www\.)?museum\.example\.com|http:\/\/city\.example\.org/g;

/** The pages that the fixtures' hits lead to, by path without query; each engine has its own copies, under its id. */
export const FIXTURE_PAGES: Readonly<Record<string, string>> = {
  '/hours': pageOf(
    'Opening hours & tickets',
    `${FOUND} The last visitors are let in half an hour before closing time.`,
  ),
  '/visit': pageOf(
    'A visit to the city',
    'The museums of the city are near the river, and a ticket costs twelve euros.',
  ),
};

function pageOf(title: string, text: string): string {
  const nav = '<nav><a href="/">Home</a> <a href="/contact">Contact</a></nav>';
  return `<!doctype html><html lang="en"><head><title>${title.replace('&', '&amp;')}</title></head><body>${nav}<main><h1>${title.replace('&', '&amp;')}</h1><p>${text}</p></main></body></html>`;
}

/** A server with the fixtures' pages. */
export function startFixturePages(): Promise<StandIn> {
  return startStandIn(({ path }, response) => sendPage(path, response));
}

function sendPage(path: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(path, 'http://service');
  // Wikipedia's pages are on its own server.
  const html = FIXTURE_PAGES[searchParams.has('curid') ? '/hours' : pathname.replace(/^\/\w+(?=\/\w)/, '')];
  if (html === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/**
 * The service of one engine. Its hits lead to `pagesOrigin`; Gemini's through a redirect of its own, as the real ones do.
 * `entryPoint`: what it wants shown beside its answer, in place of the fixture's.
 */
export function startEngineService(
  { id, fixture }: EngineCase,
  pagesOrigin: string,
  { entryPoint = ENTRY_POINT }: { entryPoint?: string } = {},
): Promise<StandIn> {
  return startStandIn(({ path, method }, response) => {
    if (method === 'GET' && path.startsWith('/grounding-api-redirect/')) {
      response.writeHead(302, { location: `${pagesOrigin}/${id}/hours` }).end();
    } else if (method === 'GET' && path.includes('curid=')) sendPage(path, response);
    else {
      const text =
        id === 'gemini'
          ? withEntryPoint(withRedirect(readFixture(fixture), `http://${response.req.headers.host}`), entryPoint)
          : readFixture(fixture);
      response.writeHead(200, { 'content-type': 'application/json' }).end(relocate(text, `${pagesOrigin}/${id}`));
    }
  });
}

/** What the Gemini fixture wants shown. */
export const ENTRY_POINT = '<div>chips</div>';

function withEntryPoint(reply: string, html: string): string {
  return reply.replace(JSON.stringify(ENTRY_POINT), () => JSON.stringify(html));
}

function withRedirect(reply: string, origin: string): string {
  return reply.replace('https://museum.example.com/hours?utm_source=x#top', `${origin}/grounding-api-redirect/token`);
}

/** The reply with its pages on our server; the offsets of OpenAI's annotations are counted anew. */
function relocate(reply: string, origin: string): string {
  const move = (text: string) => text.replace(HOSTS, origin);
  return JSON.stringify(JSON.parse(reply), (_name, value: unknown) => {
    if (typeof value === 'string') return move(value);
    const { text, annotations } = (value ?? {}) as { text?: unknown; annotations?: unknown };
    if (typeof text !== 'string' || !Array.isArray(annotations)) return value;
    const characters = Array.from(text);
    const place = (index: number) => Array.from(move(characters.slice(0, index).join(''))).length;
    return {
      ...(value as object),
      annotations: annotations.map((one: { start_index?: number; end_index?: number }) =>
        one.start_index === undefined || one.end_index === undefined || one.end_index > characters.length
          ? one
          : { ...one, start_index: place(one.start_index), end_index: place(one.end_index) },
      ),
    };
  });
}

/** The configuration of these engines at these origins, and of the site's own index beside them. */
export function configurationOf(cases: readonly EngineCase[], originOf: (id: string) => string): object {
  const answering = cases.filter(({ provider }) => provider !== undefined);
  const providers = answering.map(({ id, provider }) => [id, provider?.(originOf(id), keyOf(id))] as const);
  const targets = answering.flatMap(({ target }) => target ?? []);
  return {
    ...(answering.length > 0
      ? {
          providers: Object.fromEntries(providers),
          virtualrouter: { routing: { web_search: [{ id: 'answering', targets }] } },
        }
      : {}),
    webSearch: {
      injectPolicy: 'always',
      engines: [
        ...cases.map(({ id, engine, target }) => ({
          id,
          ...(target === undefined ? engine?.(originOf(id), keyOf(id)) : { providerKey: target }),
        })),
        { id: 'site', engine: 'site' },
      ],
    },
  };
}

/** A request as it arrived: path without query, and the parameters of the query or the body. */
export function toSeen({ method, path, body, headers }: StandIn['requests'][number]) {
  const { pathname, searchParams } = new URL(path, 'http://service');
  const said = body === '' ? Object.fromEntries(searchParams) : (JSON.parse(body) as Record<string, unknown>);
  return { method, path: pathname, headers: headers as Record<string, unknown>, said };
}
