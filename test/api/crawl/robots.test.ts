import { afterEach, describe, expect, it } from 'vitest';
import type { FetchedPage, PageFetcher } from '../../../api/crawl/fetch-page.ts';
import { createPageFetcher } from '../../../api/crawl/fetch-page.ts';
import { createPacer } from '../../../api/crawl/pacer.ts';
import { PageError } from '../../../api/crawl/page-error.ts';
import { createRobots } from '../../../api/crawl/robots.ts';
import { parseRobots } from '../../../api/crawl/robots-file.ts';
import { type FakeWeb, startFakeWeb } from '../../helpers/fake-web.ts';
import { processorMs } from '../../helpers/processor-time.ts';

const never = new AbortController().signal;
let web: FakeWeb | null = null;
afterEach(async () => {
  await web?.close();
  web = null;
});

describe('[NET-13] the text of a robots.txt', () => {
  const allows = (text: string, path: string, token = 'testbot'): boolean => parseRobots(text, token).allows(path);

  it.each([
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow: /', '/robots.txt', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['', '/a', true],
    ['user-AGENT: TestBot/2.0\ndisAllow: /x', '/xyz', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: testbot\nAllow: /', '/a', true],
    ['User-agent: a\nUser-agent: testbot\nDisallow: /p', '/p', false],
    ['User-agent: testbot\nDisallow: /p\nUser-agent: b\nDisallow: /q\nUser-agent: TESTBOT\nDisallow: /r', '/r', false],
    ['User-agent: *\nDisallow: /p\nAllow: /p/open', '/p/open/1', true],
    ['User-agent: *\nAllow: /p\nDisallow: /p', '/p', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x', true],
    ['User-agent: *\nDisallow: /a*b*c', '/a1b2c3', false],
    ['User-agent: *\nDisallow: /a*b*c', '/a1c2b3', true],
    ['User-agent: *\nDisallow: /$', '/a', true],
    ['User-agent: *\nDisallow: /$', '/', false],
    ['User-agent: *\nDisallow: /caf%C3%A9', '/café', false],
    ['User-agent: *\nDisallow: /café', '/caf%c3%a9', false],
    ['User-agent: *\nDisallow: /%61bc', '/abc', false],
    ['User-agent: *\nDisallow: /a # all of it', '/a', false],
    ['\uFEFFUser-agent: *\r\nCrawl-delay: 2\rDisallow: /a', '/a', false],
    ['Disallow: /', '/a', true],
    ['User-agent: *\nSitemap: https://a/s.xml\nDisallow: /a', '/a', false],
  ])('%j and %s: %s', (text, path, expected) => {
    expect(allows(text, path)).toBe(expected);
  });

  it('reads the delay and the sitemaps, and bounds the delay', () => {
    const file = parseRobots('User-agent: *\nCrawl-delay: 1.5\nSitemap: https://a.example.com/s.xml\n', 'testbot');
    expect(file.crawlDelayMs).toBe(1_500);
    expect(file.sitemaps).toEqual(['https://a.example.com/s.xml']);
    expect(parseRobots('User-agent: *\nCrawl-delay: 86400', 'x').crawlDelayMs).toBe(30_000);
  });

  it('keeps only the rules of our own group, and reports their size', () => {
    const rules = Array.from({ length: 9_000 }, (_, n) => `Disallow: /private/${n}/${'x'.repeat(30)}`).join('\n');
    const others = parseRobots(`User-agent: other\n${rules}\n\nUser-agent: *\nDisallow: /p`, 'testbot');
    expect(others.bytes).toBeLessThan(1_000);
    expect([others.allows('/p/1'), others.allows('/private/1')]).toEqual([false, false]);
    const ours = parseRobots(`User-agent: testbot\n${rules}`, 'testbot');
    expect(ours.bytes).toBeGreaterThan(9_000 * 80);
    const named = parseRobots(`User-agent: *\nUser-agent: other\n${rules}\nUser-agent: testbot\nAllow: /`, 'testbot');
    expect([named.bytes < 1_000, named.allows('/private/1')]).toEqual([true, true]);
    const both = parseRobots(
      'User-agent: *\nUser-agent: testbot\nDisallow: /a\n\rUser-agent: *\rDisallow: /b',
      'testbot',
    );
    expect([both.allows('/a'), both.allows('/b')]).toEqual([false, true]);
  });

  it('takes time linear in a hostile pattern', () => {
    const text = `User-agent: *\nDisallow: /${'*a'.repeat(5_000)}b$`;
    expect(allows(text, `/${'a'.repeat(20_000)}`)).toBe(true);
    expect(processorMs(() => allows(text, `/${'a'.repeat(20_000)}`))).toBeLessThan(200);
  });
});

describe('[NET-13] the cache of robots.txt files', () => {
  function createFake(answer: () => Partial<FetchedPage>, options: { maxKeptBytes?: number } = {}) {
    let count = 0;
    let now = 0;
    const fetcher: PageFetcher = {
      isExcepted: () => false,
      async fetchPage(url) {
        count++;
        return {
          status: 200,
          finalUrl: url,
          contentType: '',
          bytes: new Uint8Array(),
          etag: null,
          lastModified: null,
          notModified: false,
          ...answer(),
        };
      },
    };
    const robots = createRobots({ fetcher, now: () => now, userAgent: 'TestBot/1.0', ...options });
    return { robots, count: () => count, pass: (ms: number) => (now += ms) };
  }
  const url = new URL('https://a.example.com/x');
  const bytes = Buffer.from('User-agent: *\nDisallow: /x');

  it('fetches each host once a day, also for many concurrent pages', async () => {
    const fake = createFake(() => ({ bytes }));
    await Promise.all([fake.robots.ask(url, never), fake.robots.ask(url, never)]);
    fake.pass(24 * 3_600_000 - 1);
    expect((await fake.robots.ask(url, never)).isAllowed).toBe(false);
    expect(fake.count()).toBe(1);
    fake.pass(1);
    await fake.robots.ask(url, never);
    expect(fake.count()).toBe(2);
  });

  it('stays within its byte limit: the least recently used rules are fetched again', async () => {
    const rules = Buffer.from(`User-agent: *\n${'Disallow: /a/long/path\n'.repeat(100)}`);
    const one = parseRobots(rules.toString(), 'testbot').bytes;
    const fake = createFake(() => ({ bytes: rules }), { maxKeptBytes: 2 * one });
    const ask = (host: string) => fake.robots.ask(new URL(`https://${host}.example.com/`), never);
    for (const host of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(host);
    expect(fake.count()).toBe(4);
  });

  it('reads 4xx as no rules, and 5xx as "disallow all" that is retried soon', async () => {
    const missing = createFake(() => ({ status: 403 }));
    expect((await missing.robots.ask(url, never)).isAllowed).toBe(true);
    const broken = createFake(() => ({ status: 503 }));
    await expect(broken.robots.require(url, never)).rejects.toMatchObject({ code: 'robots' });
    broken.pass(5 * 60_000);
    await broken.robots.ask(url, never);
    expect(broken.count()).toBe(2);
  });

  it('reports an unreachable host, and leaves a refused one to the page itself', async () => {
    const fail = (code: 'unreachable' | 'blocked') =>
      createFake(() => {
        throw new PageError(code, 'x');
      }).robots;
    await expect(fail('unreachable').ask(url, never)).rejects.toMatchObject({ code: 'unreachable' });
    expect((await fail('blocked').ask(url, never)).isAllowed).toBe(true);
  });

  it('fetches nothing when the operator turned it off', async () => {
    const fetcher = { isExcepted: () => false, fetchPage: () => Promise.reject(new Error('asked')) };
    const robots = createRobots({ fetcher, now: () => 0, userAgent: 'TestBot/1.0', isOn: false });
    expect((await robots.ask(url, never)).isAllowed).toBe(true);
  });

  it('reads no more than 500 KiB of a file, and obeys that part', async () => {
    let sent = 0;
    web = await startFakeWeb({
      '*': (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/plain', 'content-length': String(50 * 2 ** 20) });
        response.write('User-agent: *\nDisallow: /x\n');
        const write = (): void => {
          while (sent < 50 * 2 ** 20 && !response.destroyed) {
            sent += 65_536;
            if (!response.write(Buffer.alloc(65_536, '\n'))) return void response.once('drain', write);
          }
        };
        write();
      },
    });
    const fetcher = createPageFetcher({ userAgent: 'TestBot/1.0', now: () => performance.now(), ...web });
    const robots = createRobots({ fetcher, now: () => 0, userAgent: 'TestBot/1.0' });
    expect((await robots.ask(new URL('http://a.example.com/x'), never)).isAllowed).toBe(false);
    // Socket buffers come on top of the bytes read.
    expect(sent).toBeLessThan(12 * 2 ** 20);
  });
});

describe('the pacer', () => {
  it('spaces the requests to one host and leaves others alone', async () => {
    const waits: number[] = [];
    const pacer = createPacer({ now: () => 1_000, sleep: async (ms) => void waits.push(ms) });
    for (const host of ['a', 'a', 'b', 'a']) await pacer.wait(host, 500, never);
    expect(waits).toEqual([500, 1_000]);
  });
});
