// What services answer when they do not answer, for every engine of the table: each outcome is one of the closed list, none is
// an empty success, and no key or word of the service is in it.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askRoute, ENGINE_BUDGET, SearchFailed } from '../../../../api/search/ask-engines.ts';
import { EngineError, type EngineErrorCode } from '../../../../api/search/engine.ts';
import { createEngine, ENGINES } from '../../../../api/search/engines/index.ts';
import { API_KEY, never, readFixture, requestFor } from '../../../helpers/engine-contract.ts';

type Answer = (response: ServerResponse) => void;

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function searchWith(name: string, answer: Answer, signal: AbortSignal = never) {
  const engine = await startEngine(name, answer);
  return engine.search(requestFor(), { signal }).catch((error: unknown) => error as EngineError);
}

async function startEngine(name: string, answer: Answer) {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(
    () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  );
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createEngine(name, { apiKey: API_KEY, baseUrl }, { userAgent: 'TestBot/1.0', now: Date.now });
}

/** The budget of a search, a hundred times as fast. */
const scaled = Object.fromEntries(
  Object.entries(ENGINE_BUDGET).map(([name, ms]) => [name, ms / 100]),
) as typeof ENGINE_BUDGET;

const say =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const words = `{"error":{"message":"secret ${API_KEY}"}}`;

type Row = [
  what: string,
  answer: Answer,
  code: EngineErrorCode | EngineErrorCode[],
  retryable: boolean,
  retryAfterMs?: number,
];

const rows: Row[] = [
  ['401', say(401, words), 'auth', false],
  ['402', say(402, words), 'quota', false],
  // SearXNG refuses so while its JSON format is off; everywhere else it is the key.
  ['403', say(403, words), ['auth', 'blocked'], false],
  ['429 without Retry-After', say(429, words), 'rate_limited', true],
  ['429 with Retry-After', say(429, words, { 'retry-after': '3' }), 'rate_limited', true, 3_000],
  ['429 with a Retry-After that is no number', say(429, words, { 'retry-after': 'soon' }), 'rate_limited', true],
  ['500', say(500, words), 'bad_response', true],
  ['503', say(503, '<h1>Busy</h1>'), ['bad_response', 'rate_limited'], true],
  [
    'HTML instead of JSON',
    say(200, '<!doctype html><p>Sign in</p>', { 'content-type': 'text/html' }),
    'bad_response',
    false,
  ],
  ['an empty body', say(200, ''), 'bad_response', false],
  ['an empty object', say(200, '{}'), 'bad_response', false],
  ['null', say(200, 'null'), 'bad_response', false],
  ['a JSON that breaks off', say(200, '{"results":[{"title":"x"'), 'bad_response', false],
  [
    'a reply that is cut',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"results":[');
      setImmediate(() => response.socket?.destroy());
    },
    'bad_response',
    true,
  ],
  ['a reset connection', (response) => response.socket?.resetAndDestroy(), 'bad_response', true],
];

// The site's own index is no service.
describe.each(Object.keys(ENGINES).filter((name) => name !== 'site'))('%s', (name) => {
  it.each(rows)('%s has its outcome', async (_what, answer, code, retryable, retryAfterMs) => {
    const error = await searchWith(name, answer);
    expect(error).toBeInstanceOf(EngineError);
    const failure = error as EngineError;
    expect([code].flat()).toContain(failure.code);
    expect(failure.retryable).toBe(retryable);
    if (failure.code === 'rate_limited') expect(failure.retryAfterMs).toBe(retryAfterMs ?? null);
    expect(failure.message).not.toMatch(/SECRETKEY|secret|127\.0\.0\.1/);
    expect(failure.message.startsWith(`${name}: `)).toBe(true);
  });

  it('a service that does not reply ends with the caller’s signal, at once', async () => {
    const controller = new AbortController();
    const error = await searchWith(name, () => controller.abort(new EngineError(name, 'timeout')), controller.signal);
    expect(error).toMatchObject({ code: 'timeout', retryable: true });
  });

  it.each<[string, Answer]>([
    ['30 s of silence', () => {}],
    ['30 s of silence after the headers', (response) => void response.writeHead(200).flushHeaders()],
    [
      'a byte now and then',
      (response) => {
        const dripping = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(dripping));
      },
    ],
  ])('%s: given up within the budget of the search, as a timeout', async (_what, answer) => {
    const engine = await startEngine(name, answer);
    const startedAt = performance.now();
    const options = { signal: never, now: () => performance.now(), budget: scaled };
    const error = await askRoute([engine], requestFor(), options).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SearchFailed);
    expect((error as SearchFailed).failures).toMatchObject([{ engine: name, code: 'timeout' }]);
    // Twenty seconds are 200 ms here; the rest is what a busy machine may take.
    expect(performance.now() - startedAt).toBeLessThan(scaled.routeMs + 5_000);
  });

  it('empty lists are no results: another engine is called, or the answer notes that it has no sources', async () => {
    const reply = await searchWith(name, say(200, JSON.stringify(withEmptyLists(JSON.parse(readFixture(name))))));
    if (reply instanceof EngineError) throw reply;
    expect(reply.hits).toEqual([]);
    if (reply.summary === undefined) return;
    expect(reply.summary).not.toMatch(/\[\d+\]/);
    expect(reply.notes).toContain(`${name} named no sources for its answer.`);
  });

  it('leaves out entries that are null or have no address', async () => {
    const nulls = JSON.stringify(withNulls(JSON.parse(readFixture(name))));
    const reply = await searchWith(name, say(200, nulls));
    if (reply instanceof EngineError) expect(reply.code).toBe('bad_response');
    else expect(reply.hits.every((hit) => hit.title !== '' && /^https?:/.test(hit.url))).toBe(true);
  });
});

const LISTS = /^(results|organic|web_search|search|groundingChunks|groundingSupports|annotations|sources)$/;
const TEXTS =
  /^(title|snippet|content|description|text|date|publish_date|published_date|publishedDate|favicon|icon|media)$/;

/** The reply with its lists of results, sources and citations empty. */
function withEmptyLists(value: unknown, name = ''): unknown {
  if (Array.isArray(value))
    return LISTS.test(name) || name === 'news' ? [] : value.map((entry) => withEmptyLists(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withEmptyLists(inner, key)]));
}

/** The reply with its words null, and null before the entries of its lists; the answer of a model keeps its words. */
function withNulls(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => withNulls(entry, name === 'parts' || name === 'output' ? 'answer' : ''));
    return LISTS.test(name) ? [null, ...entries] : entries;
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'string' && TEXTS.test(name) ? null : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isAnswer =
        (key === 'text' && (name === 'answer' || 'annotations' in value)) || (key === 'content' && 'role' in value);
      return [key, isAnswer && typeof inner === 'string' ? inner : withNulls(inner, key)];
    }),
  );
}
