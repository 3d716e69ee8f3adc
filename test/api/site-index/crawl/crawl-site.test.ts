import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../../api/crawl/fetch-page.ts';
import { createPacer } from '../../../../api/crawl/pacer.ts';
import { explainToOwner, type PageError } from '../../../../api/crawl/page-error.ts';
import { createRobots } from '../../../../api/crawl/robots.ts';
import { createParsePool } from '../../../../api/documents/parse-pool.ts';
import { createPageReader, type PageReader } from '../../../../api/documents/read-page.ts';
import { createCrawlQueue, VANISHED_TURN } from '../../../../api/site-index/crawl/crawl-queue.ts';
import { type CrawlProgress, createSiteCrawler } from '../../../../api/site-index/crawl/crawl-site.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { type FakeWeb, startFakeWeb } from '../../../helpers/fake-web.ts';
import { linesOf, writePdf } from '../../../helpers/write-pdf.ts';

type Page = {
  text: string;
  etag?: string;
  canonical?: string;
  status?: number;
  location?: string;
  failures?: number;
  xml?: string;
  html?: string;
};

const never = new AbortController().signal;
const ORIGIN = 'http://shop.example.com';
const ABOUT: Record<string, string> = {
  hours: 'The shop is open from nine to five on every day but Monday, and until eight on Thursday.',
  returns: 'Returns are accepted within thirty days of delivery when the machine was not used for brewing.',
  warranty: 'The warranty of two years covers the boiler, the pump and every part that carries steam.',
  baristas: 'Courses for baristas begin on the first Saturday of each month and last three hours.',
};
/** A PDF of two pages. */
const MANUAL = writePdf(
  [
    'The filter of the pump is cleaned every month with warm water and without soap.',
    'The descaling of the boiler takes forty minutes and is due once in every quarter.',
  ].map((text) => linesOf(text)),
);
const page = (name: string, extra: Partial<Page> = {}): Page => ({ text: ABOUT[name] ?? name, ...extra });

/** A site of pages by path, served as HTML with a sitemap of all of them unless `sitemap` says otherwise. */
let site: { pages: Record<string, Page>; robots: string; robotsStatus: number; sitemap: string | null };
let web: FakeWeb;
let db: Database.Database;
let index: PassageIndex;
let waits: number[];
let nowMs: number;
/** Pages that were being read at once, at most. */
let mostOpen: number;

beforeEach(async () => {
  site = {
    pages: { '/hours': page('hours', { etag: '"h1"' }), '/returns': page('returns') },
    robots: '',
    robotsStatus: 200,
    sitemap: null,
  };
  db = new Database(':memory:');
  index = new PassageIndex(db);
  waits = [];
  nowMs = 1_000_000;
  mostOpen = 0;
  breaths = 0;
  web = await startFakeWeb({
    '*': (request, response) => {
      const path = request.url ?? '';
      const reply = (status: number, type: string, body: string | Buffer, headers = {}) =>
        void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
      if (path === '/robots.txt') return reply(site.robotsStatus, 'text/plain', site.robots);
      if (path === '/sitemap.xml') {
        if (site.sitemap !== null) return reply(200, 'application/xml', site.sitemap);
        const urls = Object.keys(site.pages).map((name) => `<url><loc>${ORIGIN}${name}</loc></url>`);
        return reply(200, 'application/xml', `<urlset>${urls.join('')}</urlset>`);
      }
      if (path === '/manual.pdf') return reply(200, 'application/pdf', MANUAL);
      const found = site.pages[path];
      if (found === undefined) return reply(404, 'text/html', 'gone');
      if ((found.failures ?? 0) > 0) {
        found.failures = (found.failures ?? 0) - 1;
        return reply(503, 'text/html', 'later');
      }
      if (found.html !== undefined) return reply(200, 'text/html', found.html);
      if (found.xml !== undefined) return reply(200, 'application/xml', found.xml);
      if (found.location !== undefined) return reply(301, 'text/html', '', { location: found.location });
      if (found.status !== undefined) return reply(found.status, 'text/html', '');
      if (found.etag !== undefined && request.headers['if-none-match'] === found.etag)
        return void response.writeHead(304).end();
      const canonical = found.canonical === undefined ? '' : `<link rel="canonical" href="${found.canonical}">`;
      reply(
        200,
        'text/html; charset=utf-8',
        `<html lang="en"><head><title>Shop</title>${canonical}</head><body><main><h1>Shop</h1><p>${found.text}</p></main></body></html>`,
        found.etag === undefined ? {} : { etag: found.etag },
      );
    },
  });
});
afterEach(async () => {
  await web.close();
  db.close();
});

/** Number of yields to other work of the process. */
let breaths: number;

function createCrawler(limits = {}, isPushed = (_site: string, _url: string) => false, exclude: string[] = []) {
  const userAgent = 'TestBot/1.0';
  const now = (): number => nowMs;
  const fetcher = createPageFetcher({
    ...web,
    userAgent,
    now,
    allowHosts: ['shop.example.com:80'],
    limits: { refusalMs: 0 },
  });
  const robots = createRobots({ fetcher, now, userAgent });
  const pacer = createPacer({ now, sleep: async (ms) => void waits.push(ms) });
  const { refreshPage, readPage } = createPageReader({ fetcher, robots, pool: createParsePool(), now });
  let open = 0;
  const reader: PageReader = {
    readPage,
    async refreshPage(url, options) {
      mostOpen = Math.max(mostOpen, ++open);
      return refreshPage(url, options).finally(() => open--);
    },
  };
  const yieldToEventLoop = async () => void breaths++;
  return createSiteCrawler({
    db,
    index,
    isPushed,
    fetcher,
    reader,
    robots,
    pacer,
    now,
    yieldToEventLoop,
    exclude,
    limits,
  });
}
const crawl = (options: { signal?: AbortSignal; onProgress?: (progress: CrawlProgress) => void } = {}) =>
  createCrawler().crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/sitemap.xml`, signal: never, ...options });
const indexed = (): string[] =>
  index
    .listPages('shop')
    .map((one) => new URL(one.url).pathname)
    .sort();
const asked = (): string[] =>
  web.requests.map((one) => one.path).filter((path) => path !== '/robots.txt' && path !== '/sitemap.xml');

describe('a crawl', () => {
  it('puts every listed page into the index, to be found', async () => {
    const summary = await crawl();
    expect(summary).toMatchObject({ found: 2, fetched: 2, unchanged: 0, removed: 0, failed: [], isResumed: false });
    expect(index.search('shop', 'when is it open on Thursday')[0]?.url).toBe(`${ORIGIN}/hours`);
  });

  it('keeps on which page of a PDF a passage is', async () => {
    site.pages['/manual.pdf'] = page('');
    expect(await crawl()).toMatchObject({ fetched: 3, failed: [] });
    const [hit] = index.search('shop', 'How long does the descaling take?');
    expect(hit).toMatchObject({ url: `${ORIGIN}/manual.pdf`, fragment: 'page=2', heading: 'p. 2' });
    expect(index.search('shop', 'when is it open on Thursday')[0]?.fragment).toBe('');
    expect(await crawl()).toMatchObject({ fetched: 0 });
  });

  it('fetches again only what changed, by validator and by content', async () => {
    await crawl();
    site.pages['/returns'] = page('warranty');
    site.pages['/baristas'] = page('baristas');
    expect(await crawl()).toMatchObject({ found: 3, fetched: 2, unchanged: 1 });
    expect(web.requests.filter((one) => one.headers['if-none-match'] === '"h1"').length).toBe(1);
    expect(index.search('shop', 'warranty of the boiler')[0]?.url).toBe(`${ORIGIN}/returns`);
    expect(await crawl()).toMatchObject({ fetched: 0, unchanged: 3, removed: 0 });
  });

  describe('of a list with dates', () => {
    const DAY = 24 * 3_600_000;
    const list = (dates: Record<string, string>) => {
      const urls = Object.entries(dates).map(
        ([path, date]) => `<url><loc>${ORIGIN}${path}</loc><lastmod>${date}</lastmod></url>`,
      );
      site.sitemap = `<urlset>${urls.join('')}</urlset>`;
    };
    /** Paths of pages fetched in one crawl. */
    const askedBy = async () => {
      const before = asked().length;
      await crawl();
      return asked().slice(before).sort();
    };
    beforeEach(() => {
      nowMs = Date.UTC(2026, 10, 21, 10);
    });

    it('fetches only pages that changed since they were read', async () => {
      list({ '/hours': '2026-11-01', '/returns': '2026-11-19T20:00:00+00:00' });
      expect(await askedBy()).toEqual(['/hours', '/returns']);
      nowMs += DAY;
      expect(await askedBy()).toEqual([]);
      expect(indexed()).toEqual(['/hours', '/returns']);
      site.pages['/hours'] = page('warranty');
      list({ '/hours': '2026-11-22', '/returns': '2026-11-19T20:00:00+00:00' });
      expect(await askedBy()).toEqual(['/hours']);
      expect(index.search('shop', 'warranty of the boiler')[0]?.url).toBe(`${ORIGIN}/hours`);
    });

    it('fetches again pages that changed shortly before they were read, and pages with unusable dates', async () => {
      site.pages['/baristas'] = page('baristas');
      list({ '/hours': '2026-11-20', '/returns': 'Mon, 02 Nov 2026 10:00:00 GMT', '/baristas': '2026' });
      await crawl();
      nowMs += DAY;
      expect(await askedBy()).toEqual(['/baristas', '/hours', '/returns']);
      // Read a day later, the date of the first is settled.
      nowMs += DAY;
      expect(await askedBy()).toEqual(['/baristas', '/returns']);
    });

    it('trusts the list for a week, and never about a page missing from the index', async () => {
      list({ '/hours': '2026-11-01', '/returns': '2026-11-01' });
      await crawl();
      nowMs += 6 * DAY;
      expect(await askedBy()).toEqual([]);
      index.removePage('shop', `${ORIGIN}/returns`);
      expect(await askedBy()).toEqual(['/returns']);
      nowMs += 2 * DAY;
      expect(await askedBy()).toEqual(['/hours']);
      expect(indexed()).toEqual(['/hours', '/returns']);
    });

    it('removes a page it did not fetch, once that is no longer listed', async () => {
      list({ '/hours': '2026-11-01', '/returns': '2026-11-01' });
      await crawl();
      expect(await crawl()).toMatchObject({ unchanged: 2, removed: 0 });
      list({ '/hours': '2026-11-01' });
      expect(await crawl()).toMatchObject({ unchanged: 1, removed: 1 });
      expect(indexed()).toEqual(['/hours']);
    });
  });

  it('keeps two sites with the same pages apart', async () => {
    const sitemapUrl = `${ORIGIN}/sitemap.xml`;
    const crawlOf = (name: string) => createCrawler().crawl({ site: name, sitemapUrl, signal: never });
    expect(await crawlOf('shop')).toMatchObject({ fetched: 2 });
    expect(await crawlOf('blog')).toMatchObject({ fetched: 2, unchanged: 0 });
    delete site.pages['/hours'];
    expect(await crawlOf('blog')).toMatchObject({ removed: 1 });
    expect([index.pageCount('shop'), index.pageCount('blog')]).toEqual([2, 1]);
    expect(index.search('blog', 'when is it open on Thursday').map((hit) => hit.url)).not.toContain(`${ORIGIN}/hours`);
    expect(index.search('shop', 'when is it open on Thursday')[0]?.url).toBe(`${ORIGIN}/hours`);
    index.removeSite('blog');
    expect(index.search('shop', 'returns within thirty days')[0]?.url).toBe(`${ORIGIN}/returns`);
  });

  it('fetches two pages of a host at a time, for any length of the list', async () => {
    for (let number = 0; number < 60; number++)
      site.pages[`/p${number}`] = page(`The number of this page is ${number}.`);
    await crawl();
    expect(index.pageCount('shop')).toBe(62);
    expect(mostOpen).toBe(2);
  });

  it('removes pages that are no longer listed, gone, or disallowed for crawlers', async () => {
    for (const name of ['warranty', 'baristas']) site.pages[`/${name}`] = page(name);
    await crawl();
    delete site.pages['/hours'];
    site.pages['/returns'] = page('returns', { status: 410 });
    site.robots = 'User-agent: *\nDisallow: /warranty';
    expect(await crawl()).toMatchObject({ removed: 3, unchanged: 1 });
    expect(indexed()).toEqual(['/baristas']);
  });

  it('keeps a page that a feed no longer lists until its server reports it gone', async () => {
    const feedOf = (...paths: string[]) =>
      `<rss><channel>${paths.map((path) => `<item><link>${ORIGIN}${path}</link></item>`).join('')}</channel></rss>`;
    site.pages['/warranty'] = page('warranty');
    site.sitemap = feedOf('/hours', '/returns');
    await crawl();
    site.sitemap = feedOf('/warranty');
    expect(await crawl()).toMatchObject({ found: 3, fetched: 1, unchanged: 2, removed: 0 });
    delete site.pages['/hours'];
    expect(await crawl()).toMatchObject({ found: 3, unchanged: 2, removed: 1 });
    expect(indexed()).toEqual(['/returns', '/warranty']);
    expect(await crawl()).toMatchObject({ found: 2, failed: [] });
  });

  it.each([
    ['leads to a login', (_path: string) => page('', { location: '/login' })],
    ['leads to another site', (_path: string) => page('', { location: 'http://login.example.com/login' })],
    ['has no text any more', (_path: string) => page('', { html: '<html><body><div id="app"></div></body></html>' })],
    ['says the same', (_path: string) => page('This site is being looked after. Come back in an hour, please.')],
  ])('keeps nearly all it has when every page %s', async (_what, notice) => {
    const paths = ['/hours', '/returns', '/warranty', '/baristas', '/p1', '/p2'];
    const own = Object.fromEntries(paths.map((path) => [path, page(path.slice(1), { etag: `"${path}"` })]));
    site.pages = { ...own, '/login': page('Log in with your name and your password to read on.') };
    site.sitemap = `<urlset>${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')}</urlset>`;
    await crawl();
    site.pages = { ...Object.fromEntries(paths.map((path) => [path, notice(path)])), '/login': site.pages['/login']! };
    const { failed } = await crawl();
    expect(failed.length).toBeGreaterThanOrEqual(4);
    expect(paths.filter((path) => index.getPage('shop', ORIGIN + path)?.etag !== undefined)).toHaveLength(4);
    site.pages = own;
    await crawl();
    expect(indexed()).toEqual([...paths].sort());
  });

  it('reports which page several have become', async () => {
    for (const name of ['warranty', 'baristas']) site.pages[`/${name}`] = page(name);
    await crawl();
    for (const path of Object.keys(site.pages)) site.pages[path] = page('This site is being looked after.');
    const { failed } = await crawl();
    expect(failed).toHaveLength(2);
    expect(failed[0]).toMatchObject({ reason: 'same as others', detail: expect.stringMatching(/have become http:/) });
  });

  it('keeps its pages while robots.txt answers with an error, and reports it to the owner', async () => {
    await crawl();
    site.robotsStatus = 500;
    site.pages['/baristas'] = page('baristas');
    const summary = await crawl();
    expect(summary).toMatchObject({ removed: 0, fetched: 0, failedCount: 3 });
    expect(summary.failed[0]).toMatchObject({
      reason: 'robots',
      detail: expect.stringContaining('answers with an error'),
    });
    expect(indexed()).toEqual(['/hours', '/returns']);
    site.robotsStatus = 200;
    expect(await crawl()).toMatchObject({ fetched: 1, unchanged: 2 });
  });

  it('removes many pages in steps, resumed after a stop, and keeps them all when the list is incomplete', async () => {
    const pages = 60;
    for (let number = 0; number < pages; number++) site.pages[`/p${number}`] = page(`The locker is k${number}k.`);
    await crawl();
    const isWord = db.prepare("SELECT count(*) FROM site_index_words_1 WHERE word = 'k59k'").pluck();
    expect(isWord.get()).toBe(1);
    const full = `<urlset>${Object.keys(site.pages).map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`)}</urlset>`;
    for (let number = 0; number < pages; number++) delete site.pages[`/p${number}`];
    site.sitemap = full.slice(0, full.indexOf(`${ORIGIN}/p1</loc>`));
    expect(await crawl()).toMatchObject({ found: 3, removed: 1 });
    expect(index.pageCount('shop')).toBe(pages + 1);

    site.sitemap = null;
    breaths = 0;
    const stop = new AbortController();
    const onProgress = ({ removed }: CrawlProgress) => removed > 0 && stop.abort(new Error('stopped'));
    await expect(crawl({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
    const left = index.pageCount('shop') - 2;
    expect(left).toBe(pages - 1 - VANISHED_TURN.pages);
    expect(await crawl()).toMatchObject({ isResumed: true, removed: left });
    expect(indexed()).toEqual(['/hours', '/returns']);
    expect(breaths).toBeGreaterThanOrEqual(Math.ceil(pages / VANISHED_TURN.pages));
    // Their words are removed too.
    expect(isWord.get()).toBe(0);
  });

  it('keeps pages that others put into the index, and everything when the list is broken', async () => {
    index.replacePage('shop', {
      url: `${ORIGIN}/pushed`,
      title: 'x',
      lang: 'en',
      contentHash: 'x',
      fetchedAtMs: 1,
      passages: [{ heading: '', text: 'pushed' }],
    });
    await crawl();
    expect(indexed()).toContain('/pushed');
    site.sitemap = `<sitemapindex><sitemap><loc>${ORIGIN}/missing.xml</loc></sitemap></sitemapindex>`;
    expect(await crawl()).toMatchObject({
      found: 0,
      removed: 0,
      failed: [{ url: `${ORIGIN}/missing.xml`, reason: 'status' }],
    });
    expect(indexed()).toEqual(['/hours', '/pushed', '/returns']);
    site.sitemap = 'no list at all';
    const refusal = await crawl().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'unsupported' });
    expect(explainToOwner(refusal as PageError)).toMatch(
      /^The page is of a kind .* \(.*is no list of pages\)\. Check that/,
    );
    expect(indexed()).toEqual(['/hours', '/pushed', '/returns']);
    site.sitemap = '<urlset></urlset>';
    await expect(crawl()).rejects.toMatchObject({ detail: expect.stringContaining('lists no pages') });
    // An index of two parts, one of which is an error page with status 200.
    site.pages['/part.xml'] = page('Down for maintenance');
    site.pages['/list.xml'] = page('', { xml: `<urlset><url><loc>${ORIGIN}/hours</loc></url></urlset>` });
    const part = (path: string) => `<sitemap><loc>${ORIGIN}${path}</loc></sitemap>`;
    site.sitemap = `<sitemapindex>${part('/part.xml')}${part('/list.xml')}</sitemapindex>`;
    expect(await crawl()).toMatchObject({
      found: 1,
      removed: 0,
      failed: [
        { url: `${ORIGIN}/part.xml`, reason: 'unsupported', detail: expect.stringContaining('is no list of pages') },
      ],
    });
    expect(indexed()).toEqual(['/hours', '/pushed', '/returns']);
  });

  it('keeps documents that the owner pushed, also at a listed address, and crawls that again once the document is gone', async () => {
    await crawl();
    const pushed = new Set([`${ORIGIN}/hours`, `${ORIGIN}/returns`]);
    const crawler = createCrawler({}, (_site, url) => pushed.has(url));
    const again = () => crawler.crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/sitemap.xml`, signal: never });
    const push = (path: string) =>
      index.replacePage('shop', {
        url: ORIGIN + path,
        title: 'Pushed',
        lang: 'en',
        contentHash: 'x',
        fetchedAtMs: 1,
        passages: [{ heading: '', text: `Pushed words about ${path}.` }],
      });
    for (const path of ['/hours', '/returns']) push(path);
    // One is still listed, one came through another address, one is no longer listed.
    site.pages['/hours'] = page('warranty');
    site.pages['/returns?page=1'] = page('baristas', { canonical: '/returns' });
    delete site.pages['/returns'];
    expect(await again()).toMatchObject({ fetched: 0, removed: 0, failed: [] });
    expect(indexed()).toEqual(['/hours', '/returns']);
    expect(index.listPages('shop').map((one) => one.title)).toEqual(['Pushed', 'Pushed']);
    pushed.clear();
    for (const path of ['/hours', '/returns']) index.removePage('shop', ORIGIN + path);
    expect(await again()).toMatchObject({ fetched: 2 });
    expect(index.search('shop', 'warranty of the boiler')[0]?.url).toBe(`${ORIGIN}/hours`);
  });

  it('keeps the older copy of a page whose server fails, after two attempts', async () => {
    await crawl();
    site.pages['/returns'] = page('returns', { failures: 1 });
    expect(await crawl()).toMatchObject({ failed: [] });
    site.pages['/returns'] = page('returns', { failures: 9 });
    expect(await crawl()).toMatchObject({
      failed: [{ url: `${ORIGIN}/returns`, reason: 'status 503' }],
      failedCount: 1,
    });
    expect(indexed()).toEqual(['/hours', '/returns']);
  });

  it('keeps one page of several addresses: by redirect, by canonical address, by content', async () => {
    site.pages['/old'] = page('x', { location: '/hours' });
    site.pages['/returns?from=mail'] = page('returns', { canonical: '/returns' });
    site.pages['/copy'] = page('warranty');
    site.pages['/warranty'] = page('warranty');
    await crawl();
    const urls = index.listPages('shop').map((one) => one.url.slice(ORIGIN.length));
    expect(urls.filter((url) => url !== '/copy' && url !== '/warranty')).toEqual(['/hours', '/returns']);
    expect(urls.length).toBe(3);
    await crawl();
    expect(index.listPages('shop').map((one) => one.url.slice(ORIGIN.length))).toEqual(urls);
  });

  it('of untranslated copies keeps the address that names the language of the text, in whatever order they are listed', async () => {
    const text = Array.from({ length: 4 }, () => Object.values(ABOUT).join(' ')).join(' ');
    const html = (lang: string) =>
      `<html lang="${lang}"><head><title>Shop</title></head><body><main><p>${text}</p></main></body></html>`;
    site.pages = {
      '/vi/all': { text, html: html('vi') },
      '/en/all': { text, html: html('en') },
      '/id/all': { text, html: html('id') },
    };
    await crawl();
    expect([indexed(), index.listPages('shop')[0]?.lang]).toEqual([['/en/all'], 'en']);
    expect(await crawl()).toMatchObject({ fetched: 0, removed: 0 });
    expect(indexed()).toEqual(['/en/all']);
  });

  it('ignores a canonical address that contradicts the content', async () => {
    for (const found of Object.values(site.pages)) found.canonical = `${ORIGIN}/`;
    await crawl();
    expect(index.pageCount('shop')).toBe(2);
    expect(index.search('shop', 'returns within thirty days')[0]?.text).toContain('thirty days');
    expect(index.search('shop', 'open on Thursday')[0]?.text).toContain('nine to five');
  });

  it('does not follow a listed page to another site', async () => {
    site.pages['/away'] = page('x', { location: 'http://elsewhere.example.com/hours' });
    expect(await crawl()).toMatchObject({ failed: [{ url: `${ORIGIN}/away`, reason: 'redirected to another site' }] });
  });

  it('[NET-13] obeys the delay that the site sets, and uses none on the own site that sets none', async () => {
    await crawl();
    expect(waits).toEqual([]);
    site.robots = 'User-agent: *\nCrawl-delay: 2';
    await crawl();
    expect(waits).toEqual([2_000]);
  });

  it('[NET-13] reads pages at the interval that the owner sets', async () => {
    await createCrawler({ intervalMs: 500 }).crawl({
      site: 'shop',
      sitemapUrl: `${ORIGIN}/sitemap.xml`,
      signal: never,
    });
    expect(waits).toEqual([500]);
  });

  it('leaves out paths that the owner excludes, and removes those that were read before', async () => {
    site.pages['/tag/care/'] = page('warranty');
    site.pages['/en/tag/care/'] = page('baristas');
    await crawl();
    expect(indexed()).toEqual(['/en/tag/care/', '/hours', '/returns', '/tag/care/']);
    const crawler = createCrawler({}, undefined, ['/tag/', '/*/tag/']);
    await crawler.crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/sitemap.xml`, signal: never });
    expect(indexed()).toEqual(['/hours', '/returns']);
    const all = createCrawler({}, undefined, ['/']).crawl({
      site: 'shop',
      sitemapUrl: `${ORIGIN}/sitemap.xml`,
      signal: never,
    });
    await expect(all).rejects.toMatchObject({ detail: expect.stringContaining('crawler.exclude') });
    expect(indexed()).toEqual(['/hours', '/returns']);
  });

  it('shows its progress', async () => {
    const seen: CrawlProgress[] = [];
    await crawl({ onProgress: (progress) => seen.push(progress) });
    expect(seen[0]).toEqual({ found: 2, done: 0, fetched: 0, unchanged: 0, removed: 0, failed: 0 });
    expect(seen.map((one) => one.fetched)).toEqual([0, 1, 2, 2]);
    expect(seen.map((one) => one.done)).toEqual([0, 1, 2, 2]);
    expect(
      seen
        .map((one) => one.url)
        .filter(Boolean)
        .sort(),
    ).toEqual([`${ORIGIN}/hours`, `${ORIGIN}/returns`]);
  });

  it('can be stopped, and then resumes without reading the list again', async () => {
    for (let number = 0; number < 12; number++)
      site.pages[`/p${number}`] = page(`Page number ${number} tells of the number ${number}.`);
    const controller = new AbortController();
    const stopping = crawl({
      signal: controller.signal,
      onProgress: (progress) => progress.fetched === 4 && controller.abort(new Error('stopped')),
    });
    await expect(stopping).rejects.toThrow('stopped');
    const before = asked().length;
    expect(before).toBeLessThan(9);
    const seen: CrawlProgress[] = [];
    const summary = await crawl({ onProgress: (progress) => seen.push(progress) });
    expect(summary).toMatchObject({ isResumed: true, failed: [], found: 14, done: 14 });
    // Pages that the first one processed count as done.
    expect(seen[0]?.done).toBeGreaterThanOrEqual(4);
    expect(web.requests.filter((one) => one.path === '/sitemap.xml').length).toBe(1);
    expect(asked().length).toBeLessThanOrEqual(14 + 2);
    expect(index.pageCount('shop')).toBe(14);
    expect((await crawl()).isResumed).toBe(false);
  });

  it('does not crawl a site that another process is crawling', async () => {
    const sitemapUrl = `${ORIGIN}/sitemap.xml`;
    const other = createCrawlQueue(db, { site: 'shop', sitemapUrl, now: () => nowMs, pid: process.ppid });
    await other.begin([{ url: `${ORIGIN}/hours`, modifiedAtMs: null }], { isComplete: true });
    await expect(crawl()).rejects.toThrow('Another process is crawling this site');
    expect([web.requests.length, other.count('waiting')]).toEqual([0, 1]);
    other.release();
    expect(await crawl()).toMatchObject({ isResumed: true, fetched: 1 });
  });

  it('fails when the list cannot be read, and leaves the index as it is', async () => {
    await crawl();
    const crawler = createCrawler();
    const crawling = crawler.crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/none.xml`, signal: never });
    await expect(crawling).rejects.toMatchObject({ code: 'status', status: 404 });
    expect(index.pageCount('shop')).toBe(2);
  });
});

describe('a crawl from the address of a site', () => {
  const crawlAddress = (limits = {}, exclude: string[] = []) =>
    createCrawler(limits, undefined, exclude).crawl({
      site: 'shop',
      sitemapUrl: `${ORIGIN}/`,
      from: 'address',
      signal: never,
    });
  const linking = (text: string, ...links: string[]): Page => ({
    text,
    html: `<title>Shop</title><main><p>${text}</p></main><nav>${links.map((link) => `<a href="${link}">more</a>`).join('')}</nav>`,
  });

  it('reads the lists that robots.txt names', async () => {
    site.robots = `Sitemap: ${ORIGIN}/one.xml\nSitemap: /two.xml`;
    site.pages['/one.xml'] = { text: '', xml: `<urlset><url><loc>${ORIGIN}/hours</loc></url></urlset>` };
    site.pages['/two.xml'] = { text: '', xml: `<urlset><url><loc>${ORIGIN}/returns</loc></url></urlset>` };
    expect(await crawlAddress()).toMatchObject({ found: 2, fetched: 2 });
    expect(indexed()).toEqual(['/hours', '/returns']);
  });

  it('reads a list under a usual name that robots.txt does not name', async () => {
    site.sitemap = '<html>nothing here</html>';
    site.pages['/wp-sitemap.xml'] = { text: '', xml: `<urlset><url><loc>${ORIGIN}/hours</loc></url></urlset>` };
    await crawlAddress();
    expect(indexed()).toEqual(['/hours']);
  });

  describe('without a list', () => {
    beforeEach(() => {
      site.sitemap = '<html>nothing here</html>';
      site.pages = {
        '/': linking(ABOUT.hours as string, '/a', '/b#top', 'https://elsewhere.example/', '/private/x'),
        '/a': linking(ABOUT.returns as string, '/', '/c'),
        '/b': linking(ABOUT.warranty as string, '/lost'),
        '/c': linking(ABOUT.baristas as string),
        '/private/x': page('warranty'),
      };
      site.robots = 'User-agent: *\nDisallow: /private/';
    });

    it('follows links on the site, as robots.txt allows, also to pages two links away', async () => {
      expect(await crawlAddress()).toMatchObject({ found: 6, fetched: 4, failedCount: 2 });
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
      expect(asked()).not.toContain('/private/x');
    });

    it('removes a page that no link leads to any more, and keeps it while a page does not answer', async () => {
      await crawlAddress();
      site.pages['/a'] = { ...linking(ABOUT.returns as string, '/'), failures: 9 };
      await crawlAddress();
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
      site.pages['/a'] = linking(ABOUT.returns as string, '/');
      await crawlAddress();
      expect(indexed()).toEqual(['/', '/a', '/b']);
    });

    it('stops at the most pages, and then removes none', async () => {
      await crawlAddress();
      expect(await crawlAddress({ linkedPages: 3 })).toMatchObject({ found: 3, removed: 0 });
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
    });

    it('follows the links of a page that asks not to be listed, and leaves the page out', async () => {
      (site.pages['/a'] as Page).html += '<meta name="robots" content="noindex, follow">';
      await crawlAddress();
      expect(indexed()).toEqual(['/', '/b', '/c']);
    });

    it('reads no page that the owner excludes', async () => {
      await crawlAddress({}, ['/a']);
      expect(indexed()).toEqual(['/', '/b']);
    });

    it('goes on where it was stopped', async () => {
      const stop = new AbortController();
      const onProgress = ({ done }: CrawlProgress) => done === 2 && stop.abort(new Error('enough'));
      const job = { site: 'shop', sitemapUrl: `${ORIGIN}/`, from: 'address', onProgress } as const;
      await expect(createCrawler().crawl({ ...job, signal: stop.signal })).rejects.toThrow('enough');
      expect(await createCrawler().crawl({ ...job, onProgress: () => {}, signal: never })).toMatchObject({
        isResumed: true,
      });
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
    });
  });

  it('follows no links while the server of the lists is in trouble', async () => {
    site.pages['/'] = linking(ABOUT.hours as string, '/hours');
    await crawlAddress();
    site.robots = `Sitemap: ${ORIGIN}/one.xml`;
    site.pages['/one.xml'] = { text: '', status: 503 };
    await expect(crawlAddress()).rejects.toMatchObject({ status: 503 });
  });
});
