import { afterEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../api/crawl/fetch-page.ts';
import { readFreshness } from '../../../api/crawl/freshness.ts';
import { createRobots } from '../../../api/crawl/robots.ts';
import { createParsePool } from '../../../api/documents/parse-pool.ts';
import { createPageReader } from '../../../api/documents/read-page.ts';
import type { Engine } from '../../../api/search/engine.ts';
import { createSearchPipeline } from '../../../api/search/pipeline.ts';
import { type Answer, type FakeWeb, html, startFakeWeb } from '../../helpers/fake-web.ts';

const never = new AbortController().signal;
const MINUTE = 60_000;

describe('readFreshness', () => {
  it.each([
    [{}, { mayKeep: true, freshMs: null }],
    [{ 'cache-control': 'max-age=60' }, { mayKeep: true, freshMs: MINUTE }],
    [{ 'cache-control': 'public, Max-Age="60", s-maxage=5' }, { mayKeep: true, freshMs: MINUTE }],
    [
      { 'cache-control': 'max-age=60', age: '45' },
      { mayKeep: true, freshMs: 15_000 },
    ],
    [
      { 'cache-control': 'max-age=60', age: '90' },
      { mayKeep: true, freshMs: 0 },
    ],
    [{ 'cache-control': 'private, max-age=60' }, { mayKeep: true, freshMs: MINUTE }],
    [{ 'cache-control': 'no-cache, max-age=60' }, { mayKeep: true, freshMs: 0 }],
    [{ 'cache-control': 'max-age=60, no-store' }, { mayKeep: false, freshMs: 0 }],
    [{ pragma: 'no-cache' }, { mayKeep: true, freshMs: 0 }],
    [{ 'cache-control': 'max-age=-1' }, { mayKeep: true, freshMs: null }],
    [
      { expires: 'Sat, 21 Nov 2026 10:05:00 GMT', date: 'Sat, 21 Nov 2026 10:00:00 GMT' },
      { mayKeep: true, freshMs: 5 * MINUTE },
    ],
    [
      { expires: '0', date: 'Sat, 21 Nov 2026 10:00:00 GMT' },
      { mayKeep: true, freshMs: 0 },
    ],
    [
      { expires: '0', 'cache-control': 'max-age=60' },
      { mayKeep: true, freshMs: MINUTE },
    ],
  ] as const)('%j', (headers, expected) => {
    expect(readFreshness((name) => (headers as Record<string, string>)[name] ?? null)).toEqual(expected);
  });
});

let web: FakeWeb;

/** A pipeline over real HTTP whose one engine gives these paths for every query. */
async function startSearch(answer: Answer, paths: readonly string[] = ['/hours']) {
  web = await startFakeWeb({
    '*': (request, response) =>
      request.url === '/robots.txt' ? void response.writeHead(404).end() : answer(request, response),
  });
  const clock = { now: 1_000 };
  const now = (): number => clock.now;
  const fetcher = createPageFetcher({ ...web, userAgent: 'TestBot/1.0', now, limits: { refusalMs: 0 } });
  const robots = createRobots({ fetcher, now, userAgent: 'TestBot/1.0' });
  const reader = createPageReader({ fetcher, robots, pool: createParsePool(), now, monotonic: now });
  const engine: Engine = {
    id: 'scripted',
    kind: 'results',
    description: '',
    search: async () => ({
      hits: paths.map((path) => ({
        title: path,
        url: `http://a.example.com${path}`,
        source: '',
        date: null,
        snippet: '',
      })),
      notes: [],
    }),
  };
  const pipeline = createSearchPipeline({ engines: [engine], reader, now });
  return {
    clock,
    ask: (query: string) => pipeline.search({ query }, { signal: never }),
    crawl: (path: string) =>
      pipeline.readOne({ url: `http://a.example.com${path}` }, { signal: never, isKnownUrl: () => true }),
    fetched: () => web.requests.filter((one) => one.path !== '/robots.txt').map((one) => one.path),
    validators: () => web.requests.at(-1)?.headers['if-none-match'] ?? null,
  };
}
const words = (text: string): string =>
  `<html lang="en"><title>Hours</title><main><h1>Hours</h1><p>${text.repeat(5)}</p></main></html>`;
const page = (headers: Record<string, string> = {}): Answer =>
  html(words('The museum is open from nine to five on every day but Monday. '), headers);

describe('a follow-up question', () => {
  afterEach(() => web.close());

  it('does not fetch the same pages again while they are fresh, by search or by web_crawl', async () => {
    const search = await startSearch(page(), ['/hours', '/tickets']);
    const first = await search.ask('When is the museum open?');
    search.clock.now += 9 * MINUTE;
    const second = await search.ask('And is it open on Monday?');
    await search.crawl('/hours');
    expect(search.fetched()).toEqual(['/hours', '/tickets']);
    expect(second.pages.map((one) => one.status)).toEqual(['read', 'read']);
    expect(first.summary).toContain('nine to five');
    expect(second.summary).toContain('Monday');
    search.clock.now += MINUTE;
    await search.ask('And today?');
    expect(search.fetched()).toHaveLength(4);
  });

  it('fetches a page again when its server forbids caching', async () => {
    const search = await startSearch(page({ 'cache-control': 'no-store', etag: '"1"' }));
    await search.ask('When is the museum open?');
    await search.ask('And on Monday?');
    expect(search.fetched()).toHaveLength(2);
    expect(search.validators()).toBeNull();
  });

  it('caches a page as long as its server says, an hour at most', async () => {
    const search = await startSearch(
      (request, response) =>
        page({ 'cache-control': request.url === '/short' ? 'max-age=30' : 'max-age=86400' })(request, response),
      ['/short', '/long'],
    );
    await search.ask('When is the museum open?');
    search.clock.now += 29_999;
    await search.ask('And on Monday?');
    expect(search.fetched()).toEqual(['/short', '/long']);
    search.clock.now += 1;
    await search.ask('And on Tuesday?');
    expect(search.fetched()).toEqual(['/short', '/long', '/short']);
    search.clock.now += 60 * MINUTE;
    await search.ask('And on Friday?');
    expect(search.fetched()).toHaveLength(5);
  });

  it('revalidates an expired page, and takes the new one when it changed', async () => {
    let version = 1;
    const search = await startSearch((request, response) => {
      const headers = { etag: `"${version}"`, 'cache-control': 'no-cache' };
      if (request.headers['if-none-match'] === `"${version}"`) response.writeHead(304, headers).end();
      else html(words(`The museum opens at ${version} in the afternoon of every day. `), headers)(request, response);
    });
    expect((await search.ask('When does the museum open?')).summary).toContain('at 1 in the afternoon');
    const again = await search.ask('When does the museum open every day?');
    expect(search.validators()).toBe('"1"');
    expect(again.summary).toContain('at 1 in the afternoon');
    expect(again.pages).toMatchObject([{ status: 'read' }]);
    version = 2;
    expect((await search.ask('When does it open?')).summary).toContain('at 2 in the afternoon');
  });

  it('fetches a page again after a failure', async () => {
    let isUp = false;
    const search = await startSearch((request, response) =>
      isUp ? page()(request, response) : void response.writeHead(503).end(),
    );
    expect((await search.ask('When is the museum open?')).pages).toMatchObject([
      { status: 'failed', reason: 'unreachable' },
    ]);
    isUp = true;
    expect((await search.ask('When is the museum open?')).pages).toMatchObject([{ status: 'read' }]);
  });
});
