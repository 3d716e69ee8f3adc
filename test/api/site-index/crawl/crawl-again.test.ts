// A site that is crawled again: what is fetched, and which pages are kept or removed.
import { beforeEach, describe, expect, it } from 'vitest';
import { explainToOwner, type PageError } from '../../../../api/crawl/page-error.ts';
import { VANISHED_TURN } from '../../../../api/site-index/crawl/crawl-queue.ts';
import type { CrawlProgress } from '../../../../api/site-index/crawl/crawl-site.ts';
import { asked, crawl, createCrawler, indexed, never, ORIGIN, page, scene, useCrawlScene } from './crawl-scene.ts';

describe('a crawl of a site that was crawled before', () => {
  useCrawlScene();

  describe('of a list with dates', () => {
    const DAY = 24 * 3_600_000;
    const list = (dates: Record<string, string>) => {
      const urls = Object.entries(dates).map(
        ([path, date]) => `<url><loc>${ORIGIN}${path}</loc><lastmod>${date}</lastmod></url>`,
      );
      scene.site.sitemap = `<urlset>${urls.join('')}</urlset>`;
    };
    /** Paths of pages fetched in one crawl. */
    const askedBy = async () => {
      const before = asked().length;
      await crawl();
      return asked().slice(before).sort();
    };
    beforeEach(() => {
      scene.nowMs = Date.UTC(2026, 10, 21, 10);
    });

    it('fetches only pages that changed since they were read', async () => {
      list({ '/hours': '2026-11-01', '/returns': '2026-11-19T20:00:00+00:00' });
      expect(await askedBy()).toEqual(['/hours', '/returns']);
      scene.nowMs += DAY;
      expect(await askedBy()).toEqual([]);
      expect(indexed()).toEqual(['/hours', '/returns']);
      scene.site.pages['/hours'] = page('warranty');
      list({ '/hours': '2026-11-22', '/returns': '2026-11-19T20:00:00+00:00' });
      expect(await askedBy()).toEqual(['/hours']);
      expect(scene.index.search('shop', 'warranty of the boiler')[0]?.url).toBe(`${ORIGIN}/hours`);
    });

    it('fetches again pages that changed shortly before they were read, and pages with unusable dates', async () => {
      scene.site.pages['/baristas'] = page('baristas');
      list({ '/hours': '2026-11-20', '/returns': 'Mon, 02 Nov 2026 10:00:00 GMT', '/baristas': '2026' });
      await crawl();
      scene.nowMs += DAY;
      expect(await askedBy()).toEqual(['/baristas', '/hours', '/returns']);
      // Read a day later, the date of the first is settled.
      scene.nowMs += DAY;
      expect(await askedBy()).toEqual(['/baristas', '/returns']);
    });

    it('trusts the list for a week, and never about a page missing from the index', async () => {
      list({ '/hours': '2026-11-01', '/returns': '2026-11-01' });
      await crawl();
      scene.nowMs += 6 * DAY;
      expect(await askedBy()).toEqual([]);
      scene.index.removePage('shop', `${ORIGIN}/returns`);
      expect(await askedBy()).toEqual(['/returns']);
      scene.nowMs += 2 * DAY;
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

  it('removes pages that are no longer listed, gone, or disallowed for crawlers', async () => {
    for (const name of ['warranty', 'baristas']) scene.site.pages[`/${name}`] = page(name);
    await crawl();
    delete scene.site.pages['/hours'];
    scene.site.pages['/returns'] = page('returns', { status: 410 });
    scene.site.robots = 'User-agent: *\nDisallow: /warranty';
    expect(await crawl()).toMatchObject({ removed: 3, unchanged: 1 });
    expect(indexed()).toEqual(['/baristas']);
  });

  it('keeps a page that a feed no longer lists until its server reports it gone', async () => {
    const feedOf = (...paths: string[]) =>
      `<rss><channel>${paths.map((path) => `<item><link>${ORIGIN}${path}</link></item>`).join('')}</channel></rss>`;
    scene.site.pages['/warranty'] = page('warranty');
    scene.site.sitemap = feedOf('/hours', '/returns');
    await crawl();
    scene.site.sitemap = feedOf('/warranty');
    expect(await crawl()).toMatchObject({ found: 3, fetched: 1, unchanged: 2, removed: 0 });
    delete scene.site.pages['/hours'];
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
    scene.site.pages = { ...own, '/login': page('Log in with your name and your password to read on.') };
    scene.site.sitemap = `<urlset>${paths.map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`).join('')}</urlset>`;
    await crawl();
    scene.site.pages = {
      ...Object.fromEntries(paths.map((path) => [path, notice(path)])),
      '/login': scene.site.pages['/login']!,
    };
    const { failed } = await crawl();
    expect(failed.length).toBeGreaterThanOrEqual(4);
    expect(paths.filter((path) => scene.index.getPage('shop', ORIGIN + path)?.etag !== undefined)).toHaveLength(4);
    scene.site.pages = own;
    await crawl();
    expect(indexed()).toEqual([...paths].sort());
  });

  it('reports which page several have become', async () => {
    for (const name of ['warranty', 'baristas']) scene.site.pages[`/${name}`] = page(name);
    await crawl();
    for (const path of Object.keys(scene.site.pages)) scene.site.pages[path] = page('This site is being looked after.');
    const { failed } = await crawl();
    expect(failed).toHaveLength(2);
    expect(failed[0]).toMatchObject({ reason: 'same as others', detail: expect.stringMatching(/have become http:/) });
  });

  it('keeps its pages while robots.txt answers with an error, and reports it to the owner', async () => {
    await crawl();
    scene.site.robotsStatus = 500;
    scene.site.pages['/baristas'] = page('baristas');
    const summary = await crawl();
    expect(summary).toMatchObject({ removed: 0, fetched: 0, failedCount: 3 });
    expect(summary.failed[0]).toMatchObject({
      reason: 'robots',
      detail: expect.stringContaining('answers with an error'),
    });
    expect(indexed()).toEqual(['/hours', '/returns']);
    scene.site.robotsStatus = 200;
    expect(await crawl()).toMatchObject({ fetched: 1, unchanged: 2 });
  });

  it('removes many pages in steps, resumed after a stop, and keeps them all when the list is incomplete', async () => {
    const pages = 60;
    for (let number = 0; number < pages; number++) scene.site.pages[`/p${number}`] = page(`The locker is k${number}k.`);
    await crawl();
    const isWord = scene.db.prepare("SELECT count(*) FROM site_index_words_1 WHERE word = 'k59k'").pluck();
    expect(isWord.get()).toBe(1);
    const full = `<urlset>${Object.keys(scene.site.pages).map((path) => `<url><loc>${ORIGIN}${path}</loc></url>`)}</urlset>`;
    for (let number = 0; number < pages; number++) delete scene.site.pages[`/p${number}`];
    scene.site.sitemap = full.slice(0, full.indexOf(`${ORIGIN}/p1</loc>`));
    expect(await crawl()).toMatchObject({ found: 3, removed: 1 });
    expect(scene.index.pageCount('shop')).toBe(pages + 1);

    scene.site.sitemap = null;
    scene.breaths = 0;
    const stop = new AbortController();
    const onProgress = ({ removed }: CrawlProgress) => removed > 0 && stop.abort(new Error('stopped'));
    await expect(crawl({ signal: stop.signal, onProgress })).rejects.toThrow('stopped');
    const left = scene.index.pageCount('shop') - 2;
    expect(left).toBe(pages - 1 - VANISHED_TURN.pages);
    expect(await crawl()).toMatchObject({ isResumed: true, removed: left });
    expect(indexed()).toEqual(['/hours', '/returns']);
    expect(scene.breaths).toBeGreaterThanOrEqual(Math.ceil(pages / VANISHED_TURN.pages));
    // Their words are removed too.
    expect(isWord.get()).toBe(0);
  });

  it('keeps pages that others put into the index, and everything when the list is broken', async () => {
    scene.index.replacePage('shop', {
      url: `${ORIGIN}/pushed`,
      title: 'x',
      lang: 'en',
      contentHash: 'x',
      fetchedAtMs: 1,
      passages: [{ heading: '', text: 'pushed' }],
    });
    await crawl();
    expect(indexed()).toContain('/pushed');
    scene.site.sitemap = `<sitemapindex><sitemap><loc>${ORIGIN}/missing.xml</loc></sitemap></sitemapindex>`;
    expect(await crawl()).toMatchObject({
      found: 0,
      removed: 0,
      failed: [{ url: `${ORIGIN}/missing.xml`, reason: 'status' }],
    });
    expect(indexed()).toEqual(['/hours', '/pushed', '/returns']);
    scene.site.sitemap = 'no list at all';
    const refusal = await crawl().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'unsupported' });
    expect(explainToOwner(refusal as PageError)).toMatch(
      /^The page is of a kind .* \(.*is no list of pages\)\. Check that/,
    );
    expect(indexed()).toEqual(['/hours', '/pushed', '/returns']);
    scene.site.sitemap = '<urlset></urlset>';
    await expect(crawl()).rejects.toMatchObject({ detail: expect.stringContaining('lists no pages') });
    // An index of two parts, one of which is an error page with status 200.
    scene.site.pages['/part.xml'] = page('Down for maintenance');
    scene.site.pages['/list.xml'] = page('', { xml: `<urlset><url><loc>${ORIGIN}/hours</loc></url></urlset>` });
    const part = (path: string) => `<sitemap><loc>${ORIGIN}${path}</loc></sitemap>`;
    scene.site.sitemap = `<sitemapindex>${part('/part.xml')}${part('/list.xml')}</sitemapindex>`;
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
      scene.index.replacePage('shop', {
        url: ORIGIN + path,
        title: 'Pushed',
        lang: 'en',
        contentHash: 'x',
        fetchedAtMs: 1,
        passages: [{ heading: '', text: `Pushed words about ${path}.` }],
      });
    for (const path of ['/hours', '/returns']) push(path);
    // One is still listed, one came through another address, one is no longer listed.
    scene.site.pages['/hours'] = page('warranty');
    scene.site.pages['/returns?page=1'] = page('baristas', { canonical: '/returns' });
    delete scene.site.pages['/returns'];
    expect(await again()).toMatchObject({ fetched: 0, removed: 0, failed: [] });
    expect(indexed()).toEqual(['/hours', '/returns']);
    expect(scene.index.listPages('shop').map((one) => one.title)).toEqual(['Pushed', 'Pushed']);
    pushed.clear();
    for (const path of ['/hours', '/returns']) scene.index.removePage('shop', ORIGIN + path);
    expect(await again()).toMatchObject({ fetched: 2 });
    expect(scene.index.search('shop', 'warranty of the boiler')[0]?.url).toBe(`${ORIGIN}/hours`);
  });

  it('keeps the older copy of a page whose server fails, after two attempts', async () => {
    await crawl();
    scene.site.pages['/returns'] = page('returns', { failures: 1 });
    expect(await crawl()).toMatchObject({ failed: [] });
    scene.site.pages['/returns'] = page('returns', { failures: 9 });
    expect(await crawl()).toMatchObject({
      failed: [{ url: `${ORIGIN}/returns`, reason: 'status 503' }],
      failedCount: 1,
    });
    expect(indexed()).toEqual(['/hours', '/returns']);
  });
});
