import { afterEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../api/crawl/fetch-page.ts';
import type { PageError } from '../../../api/crawl/page-error.ts';
import { createRobots } from '../../../api/crawl/robots.ts';
import { createParsePool } from '../../../api/documents/parse-pool.ts';
import { createPageReader } from '../../../api/documents/read-page.ts';
import { type Answer, type FakeWeb, html, startFakeWeb } from '../../helpers/fake-web.ts';

const never = new AbortController().signal;
let web: FakeWeb;
afterEach(() => web.close());

async function createReader(answer: Answer, robotsText = '') {
  web = await startFakeWeb({
    '*': (request, response) =>
      request.url === '/robots.txt'
        ? void response.writeHead(200, { 'content-type': 'text/plain' }).end(robotsText)
        : answer(request, response),
  });
  const clock = { now: 0 };
  const now = (): number => clock.now;
  const userAgent = 'TestBot/1.0';
  const fetcher = createPageFetcher({ ...web, userAgent, now, limits: { refusalMs: 0 } });
  const robots = createRobots({ fetcher, now, userAgent });
  return { clock, reader: createPageReader({ fetcher, robots, pool: createParsePool(), now, monotonic: now }) };
}

const ARTICLE = `<html lang="en"><head><title>Opening hours</title></head><body><main><h1>Opening hours</h1>
  <p>${'The museum is open from nine to five on every day but Monday. '.repeat(6)}</p></main></body></html>`;
const pageRequests = (): string[] => web.requests.map((one) => one.path).filter((path) => path !== '/robots.txt');

describe('reading a page', () => {
  it('gives its title, text and blocks', async () => {
    const { reader } = await createReader(html(ARTICLE, { etag: '"1"' }));
    const page = await reader.readPage('http://a.example.com/hours', { signal: never });
    expect(page).toMatchObject({
      title: 'Opening hours',
      lang: 'en',
      etag: '"1"',
      finalUrl: 'http://a.example.com/hours',
    });
    expect(page.text).toContain('open from nine to five');
    expect(page.blocks.length).toBeGreaterThan(0);
  });

  it('[NET-15] gives at most 20,000 characters of text', async () => {
    const paragraph = `<p>${'A sentence of some words that is no link and no menu. '.repeat(20)}</p>`;
    const { reader } = await createReader(html(`<main>${paragraph.repeat(100)}</main>`));
    const page = await reader.readPage('http://a.example.com/', { signal: never });
    expect(page.text.length).toBeGreaterThan(10_000);
    expect(page.text.length).toBeLessThanOrEqual(20_000);
  });

  it('[NET-13] checks robots.txt first, at every hop', async () => {
    const { reader } = await createReader(
      (request, response) =>
        request.url === '/go'
          ? void response.writeHead(302, { location: '/private/x' }).end()
          : html(ARTICLE)(request, response),
      'User-agent: testbot\nDisallow: /private',
    );
    for (const path of ['/private/x', '/go']) {
      const error = await reader.readPage(`http://a.example.com${path}`, { signal: never }).catch((e: PageError) => e);
      expect((error as PageError).code).toBe('robots');
    }
    expect(pageRequests()).toEqual(['/go']);
  });

  it('gives the cached page for ten minutes, and not after', async () => {
    const { reader, clock } = await createReader(html(ARTICLE));
    await reader.readPage('http://a.example.com/', { signal: never });
    clock.now = 10 * 60_000 - 1;
    await reader.readPage('http://a.example.com/', { signal: never });
    expect(pageRequests().length).toBe(1);
    clock.now++;
    await reader.readPage('http://a.example.com/', { signal: never });
    expect(pageRequests().length).toBe(2);
  });

  it('gives null when a copy is still current', async () => {
    const { reader } = await createReader((request, response) =>
      request.headers['if-none-match'] === '"1"'
        ? void response.writeHead(304).end()
        : html(ARTICLE, { etag: '"1"' })(request, response),
    );
    const options = { signal: never, headers: { ifNoneMatch: '"1"' } };
    expect(await reader.refreshPage('http://a.example.com/', options)).toBeNull();
    expect(await reader.refreshPage('http://a.example.com/', { signal: never })).not.toBeNull();
  });

  it('fails with the status of a page that is not there', async () => {
    const { reader } = await createReader((_request, response) => void response.writeHead(410).end());
    await expect(reader.readPage('http://a.example.com/', { signal: never })).rejects.toMatchObject({
      code: 'status',
      status: 410,
    });
  });
});
