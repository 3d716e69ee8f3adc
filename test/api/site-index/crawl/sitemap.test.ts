import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PageFetcher } from '../../../../api/crawl/fetch-page.ts';
import { PageError } from '../../../../api/crawl/page-error.ts';
import { parseSitemap, parseSitemapInSteps } from '../../../../api/site-index/crawl/parse-sitemap.ts';
import { readSitemap } from '../../../../api/site-index/crawl/sitemap.ts';

const BASE = 'https://a.example.com/sitemap.xml';
const parse = (text: string | Buffer) => parseSitemap(Buffer.from(text as string), BASE);
const never = new AbortController().signal;

describe('one list of pages', () => {
  const urlset = `<?xml version="1.0"?><urlset xmlns:image="x">
    <url><loc> https://a.example.com/one?x=1&amp;y=2 </loc><lastmod>2026-10-01</lastmod>
      <image:image><image:loc>https://a.example.com/1.png</image:loc></image:image></url>
    <url><loc><![CDATA[https://a.example.com/hai]]></loc></url>
    <url><loc>https://a.example.com/hai#part</loc></url><url><loc>javascript:alert(1)</loc></url></urlset>`;

  it('may be a sitemap, with dates, entities and other namespaces', () => {
    expect(parse(urlset)).toEqual({
      pages: [
        { url: 'https://a.example.com/one?x=1&y=2', lastModified: '2026-10-01' },
        { url: 'https://a.example.com/hai', lastModified: null },
      ],
      sitemaps: [],
      isCut: false,
      isList: true,
      isFeed: false,
    });
  });

  it('may be empty; an error page is no list, whatever it holds', () => {
    const lists = ['<urlset></urlset>', '<sitemapindex/>', '<rss><channel/></rss>', '<feed></feed>'];
    expect(lists.map((text) => parse(text).isList)).toEqual([true, true, true, true]);
    expect(lists.map((text) => parse(text).isFeed)).toEqual([false, false, true, true]);
    const others = [
      '<!doctype html><p>Down for maintenance',
      'Service unavailable',
      '',
      '{"error":"later"}',
      '<Error/>',
    ];
    expect(others.map((text) => parse(text).isList)).toEqual([false, false, false, false, false]);
  });

  it('that is truncated reports it, and gives no address that may be cut', () => {
    for (const at of [urlset.indexOf('/hai]]'), urlset.indexOf('</loc></url>'), urlset.indexOf('<url><loc><![CDATA')]) {
      const { pages, isCut } = parse(urlset.slice(0, at));
      expect(isCut).toBe(true);
      for (const { url } of pages) expect(['https://a.example.com/one?x=1&y=2']).toContain(url);
    }
    expect(parse('<urlset><url><loc>https://a.example.com/one</loc></urlset>').isCut).toBe(false);
  });

  it('[NET-15] that opens ever more elements is cut there and reports it', () => {
    const first = '<urlset><url><loc>https://a.example.com/one</loc></url>';
    const { pages, isCut } = parse(`${first}${'<url>'.repeat(200_000)}<loc>https://a.example.com/two</loc>`);
    expect([pages.map(({ url }) => url), isCut]).toEqual([['https://a.example.com/one'], true]);
    const deep = `<feed><entry><link href="/one"/><div>${'<b>'.repeat(100)}x${'</b>'.repeat(100)}</div></entry></feed>`;
    expect(parse(deep)).toMatchObject({ pages: [{ url: 'https://a.example.com/one' }], isCut: false });
  });

  it('may be gzipped', () => {
    expect(parse(gzipSync(urlset)).pages.length).toBe(2);
  });

  it('may be an index', () => {
    const text =
      '<sitemapindex><sitemap><loc>https://a.example.com/s1.xml.gz</loc><lastmod>2026-01-01</lastmod></sitemap></sitemapindex>';
    expect(parse(text).sitemaps.map((entry) => entry.url)).toEqual(['https://a.example.com/s1.xml.gz']);
  });

  it('may be RSS or Atom', () => {
    const rss =
      '<rss><channel><link>https://a.example.com/</link><item><title>x</title><link>/tin/1</link><pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate></item></channel></rss>';
    expect(parse(rss).pages).toEqual([
      { url: 'https://a.example.com/tin/1', lastModified: 'Mon, 02 Nov 2026 00:00:00 GMT' },
    ]);
    const atom =
      '<feed><link href="https://a.example.com/feed" rel="self"/><entry><link rel="edit" href="/e"/><link href="/post"/><updated>2026-11-02</updated></entry></feed>';
    expect(parse(atom).pages).toEqual([{ url: 'https://a.example.com/post', lastModified: '2026-11-02' }]);
  });

  it('may be a JSON Feed, and other JSON lists nothing', () => {
    const items = [
      { url: '/tin/1', date_published: '2026-11-02T08:00:00Z' },
      { external_url: 'https://b.example.com/2' },
    ];
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      items: [...items, { content_text: 'no address' }, null],
    };
    expect(parse(JSON.stringify(feed)).pages).toEqual([
      { url: 'https://a.example.com/tin/1', lastModified: '2026-11-02T08:00:00Z' },
      { url: 'https://b.example.com/2', lastModified: null },
    ]);
    for (const text of ['{"items": [{"url": "/x"}]}', '{"a', '['.repeat(100_000)])
      expect(parse(text).pages).toEqual([]);
  });

  it('may be plain text, one address per line', () => {
    expect(parse('https://a.example.com/1\r\n\nnot a url\nhttps://a.example.com/2').pages.length).toBe(2);
  });

  it('yields to other work while a long one is read, and gives the same', async () => {
    const urls = Array.from(
      { length: 5_000 },
      (_, n) => `<url><loc>https://a.example.com/ấm/${n}?a=1&amp;b=${n}</loc></url>`,
    );
    const text = `<urlset>${urls.join('')}</urlset>`;
    let breaths = 0;
    const read = await parseSitemapInSteps(Buffer.from(text), BASE, async () => void breaths++);
    expect(read).toEqual(parse(text));
    expect(read.pages.length).toBe(5_000);
    expect(read.pages[4_999]?.url).toBe('https://a.example.com/%E1%BA%A5m/4999?a=1&b=4999');
    expect(breaths).toBeGreaterThan(8);
  });

  it('[NET-15] expands no declared entities', () => {
    const text = '<!DOCTYPE x [<!ENTITY a "https://evil.example.com/">]><urlset><url><loc>&a;</loc></url></urlset>';
    expect(parse(text).pages.map((page) => new URL(page.url).hostname)).not.toContain('evil.example.com');
  });
});

describe('all lists of a site', () => {
  function createFetcher(files: Record<string, string>): PageFetcher {
    return {
      isExcepted: () => false,
      async fetchPage(url) {
        const body = files[new URL(url).pathname];
        if (body === 'timeout') throw new PageError('timeout', url);
        const status = body === undefined ? 404 : 200;
        return {
          status,
          finalUrl: url,
          contentType: 'text/xml',
          bytes: Buffer.from(body ?? ''),
          etag: null,
          lastModified: null,
          notModified: false,
        };
      },
    };
  }
  const index = (...names: string[]): string =>
    `<sitemapindex>${names.map((name) => `<sitemap><loc>https://a.example.com/${name}</loc></sitemap>`).join('')}</sitemapindex>`;
  const list = (...names: string[]): string =>
    `<urlset>${names.map((name) => `<url><loc>https://a.example.com/${name}</loc></url>`).join('')}</urlset>`;

  it('are followed through indexes once each, broken parts reported', async () => {
    const files = {
      '/sitemap.xml': index('1.xml', '2.xml', 'sitemap.xml', '3.xml', '4.xml'),
      '/1.xml': list('a', 'b'),
      '/2.xml': list('b', 'c'),
      '/3.xml': 'timeout',
    };
    const report = await readSitemap(BASE, { fetcher: createFetcher(files), signal: never });
    expect(report.pages.map((page) => new URL(page.url).pathname)).toEqual(['/a', '/b', '/c']);
    expect(report.failed.map((one) => one.code)).toEqual(['timeout', 'status']);
    expect(report.isCut).toBe(false);
  });

  it('are bounded in pages, files and depth, and report it', async () => {
    const files: Record<string, string> = {
      '/sitemap.xml': index('1.xml'),
      '/1.xml': index('2.xml'),
      '/2.xml': list('a', 'b', 'c'),
    };
    const read = (limits: object) => readSitemap(BASE, { fetcher: createFetcher(files), signal: never, limits });
    expect(await read({ maxPages: 2 })).toMatchObject({ pages: { length: 2 }, isCut: true });
    expect(await read({ maxDepth: 1 })).toMatchObject({ pages: [], isCut: true });
    expect(await read({ maxFiles: 2 })).toMatchObject({ pages: [], isCut: true });
    expect(await read({})).toMatchObject({ pages: { length: 3 }, isCut: false });
  });

  it('fail as a whole when the first file does', async () => {
    await expect(readSitemap(BASE, { fetcher: createFetcher({}), signal: never })).rejects.toMatchObject({
      code: 'status',
    });
  });
});
