// A crawl of a site by its sitemap: what is found, in what order, with which pauses, and how it goes on after a stop.
import { describe, expect, it } from 'vitest';
import { createCrawlQueue } from '../../../../api/site-index/crawl/crawl-queue.ts';
import type { CrawlProgress } from '../../../../api/site-index/crawl/crawl-site.ts';
import {
  ABOUT,
  asked,
  crawl,
  createCrawler,
  indexed,
  never,
  ORIGIN,
  page,
  scene,
  useCrawlScene,
} from './crawl-scene.ts';

describe('a crawl', () => {
  useCrawlScene();

  it('puts every listed page into the index, to be found', async () => {
    const summary = await crawl();
    expect(summary).toMatchObject({ found: 2, fetched: 2, unchanged: 0, removed: 0, failed: [], isResumed: false });
    expect(scene.index.search('shop', 'when is it open on Thursday')[0]?.url).toBe(`${ORIGIN}/hours`);
  });

  it('keeps on which page of a PDF a passage is', async () => {
    scene.site.pages['/manual.pdf'] = page('');
    expect(await crawl()).toMatchObject({ fetched: 3, failed: [] });
    const [hit] = scene.index.search('shop', 'How long does the descaling take?');
    expect(hit).toMatchObject({ url: `${ORIGIN}/manual.pdf`, fragment: 'page=2', heading: 'p. 2' });
    expect(scene.index.search('shop', 'when is it open on Thursday')[0]?.fragment).toBe('');
    expect(await crawl()).toMatchObject({ fetched: 0 });
  });

  it('fetches again only what changed, by validator and by content', async () => {
    await crawl();
    scene.site.pages['/returns'] = page('warranty');
    scene.site.pages['/baristas'] = page('baristas');
    expect(await crawl()).toMatchObject({ found: 3, fetched: 2, unchanged: 1 });
    expect(scene.web.requests.filter((one) => one.headers['if-none-match'] === '"h1"').length).toBe(1);
    expect(scene.index.search('shop', 'warranty of the boiler')[0]?.url).toBe(`${ORIGIN}/returns`);
    expect(await crawl()).toMatchObject({ fetched: 0, unchanged: 3, removed: 0 });
  });

  it('keeps two sites with the same pages apart', async () => {
    const sitemapUrl = `${ORIGIN}/sitemap.xml`;
    const crawlOf = (name: string) => createCrawler().crawl({ site: name, sitemapUrl, signal: never });
    expect(await crawlOf('shop')).toMatchObject({ fetched: 2 });
    expect(await crawlOf('blog')).toMatchObject({ fetched: 2, unchanged: 0 });
    delete scene.site.pages['/hours'];
    expect(await crawlOf('blog')).toMatchObject({ removed: 1 });
    expect([scene.index.pageCount('shop'), scene.index.pageCount('blog')]).toEqual([2, 1]);
    expect(scene.index.search('blog', 'when is it open on Thursday').map((hit) => hit.url)).not.toContain(
      `${ORIGIN}/hours`,
    );
    expect(scene.index.search('shop', 'when is it open on Thursday')[0]?.url).toBe(`${ORIGIN}/hours`);
    scene.index.removeSite('blog');
    expect(scene.index.search('shop', 'returns within thirty days')[0]?.url).toBe(`${ORIGIN}/returns`);
  });

  it('fetches two pages of a host at a time, for any length of the list', async () => {
    for (let number = 0; number < 60; number++)
      scene.site.pages[`/p${number}`] = page(`The number of this page is ${number}.`);
    await crawl();
    expect(scene.index.pageCount('shop')).toBe(62);
    expect(scene.mostOpen).toBe(2);
  });

  it('keeps one page of several addresses: by redirect, by canonical address, by content', async () => {
    scene.site.pages['/old'] = page('x', { location: '/hours' });
    scene.site.pages['/returns?from=mail'] = page('returns', { canonical: '/returns' });
    scene.site.pages['/copy'] = page('warranty');
    scene.site.pages['/warranty'] = page('warranty');
    await crawl();
    const urls = scene.index.listPages('shop').map((one) => one.url.slice(ORIGIN.length));
    expect(urls.filter((url) => url !== '/copy' && url !== '/warranty')).toEqual(['/hours', '/returns']);
    expect(urls.length).toBe(3);
    await crawl();
    expect(scene.index.listPages('shop').map((one) => one.url.slice(ORIGIN.length))).toEqual(urls);
  });

  it('of untranslated copies keeps the address that names the language of the text, in whatever order they are listed', async () => {
    const text = Array.from({ length: 4 }, () => Object.values(ABOUT).join(' ')).join(' ');
    const html = (lang: string) =>
      `<html lang="${lang}"><head><title>Shop</title></head><body><main><p>${text}</p></main></body></html>`;
    scene.site.pages = {
      '/vi/all': { text, html: html('vi') },
      '/en/all': { text, html: html('en') },
      '/id/all': { text, html: html('id') },
    };
    await crawl();
    expect([indexed(), scene.index.listPages('shop')[0]?.lang]).toEqual([['/en/all'], 'en']);
    expect(await crawl()).toMatchObject({ fetched: 0, removed: 0 });
    expect(indexed()).toEqual(['/en/all']);
  });

  it('ignores a canonical address that contradicts the content', async () => {
    for (const found of Object.values(scene.site.pages)) found.canonical = `${ORIGIN}/`;
    await crawl();
    expect(scene.index.pageCount('shop')).toBe(2);
    expect(scene.index.search('shop', 'returns within thirty days')[0]?.text).toContain('thirty days');
    expect(scene.index.search('shop', 'open on Thursday')[0]?.text).toContain('nine to five');
  });

  it('does not follow a listed page to another site', async () => {
    scene.site.pages['/away'] = page('x', { location: 'http://elsewhere.example.com/hours' });
    expect(await crawl()).toMatchObject({ failed: [{ url: `${ORIGIN}/away`, reason: 'redirected to another site' }] });
  });

  it('[NET-13] obeys the delay that the site sets, and uses none on the own site that sets none', async () => {
    await crawl();
    expect(scene.waits).toEqual([]);
    scene.site.robots = 'User-agent: *\nCrawl-delay: 2';
    await crawl();
    expect(scene.waits).toEqual([2_000]);
  });

  it('[NET-13] reads pages at the interval that the owner sets', async () => {
    await createCrawler({ intervalMs: 500 }).crawl({
      site: 'shop',
      sitemapUrl: `${ORIGIN}/sitemap.xml`,
      signal: never,
    });
    expect(scene.waits).toEqual([500]);
  });

  it('reads the beginning of a table that is longer than the bound, and says that the page is cut', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => `<tr><td>Barrel ${n}</td><td>${n} euros</td></tr>`).join('');
    const table = `<table><tr><th>Barrel</th><th>Price</th></tr>${rows}</table>`;
    scene.site.pages['/table'] = page('', { html: `<title>Barrels</title><main>${table}</main>` });
    const below = `<main><h1>Prices</h1><p>All prices of our barrels.</p>${table}</main>`;
    scene.site.pages['/prices'] = page('', { html: `<title>Prices</title>${below}` });
    const short = () =>
      createCrawler({ maxChars: 5_000 }).crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/sitemap.xml`, signal: never });
    expect(await short()).toMatchObject({ fetched: 4, failed: [] });
    expect(scene.cut.sort()).toEqual([`${ORIGIN}/prices`, `${ORIGIN}/table`]);
    for (const path of ['/prices', '/table'])
      expect(scene.index.getPage('shop', ORIGIN + path)?.passageCount).toBeGreaterThan(3);
    await short();
    expect(scene.cut).toHaveLength(2);
  });

  it('calls a fault of the program what it is, not a kind of page', async () => {
    scene.site.pages['/hours'] = page('hours', { fault: new RangeError('Invalid count value') });
    const { failed } = await crawl();
    const detail = expect.stringMatching(/fault of this program.*RangeError: Invalid count value/);
    expect(failed).toEqual([{ url: `${ORIGIN}/hours`, reason: 'internal', detail }]);
  });

  it('leaves out paths that the owner excludes, and removes those that were read before', async () => {
    scene.site.pages['/tag/care/'] = page('warranty');
    scene.site.pages['/en/tag/care/'] = page('baristas');
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
      scene.site.pages[`/p${number}`] = page(`Page number ${number} is about the number ${number}.`);
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
    expect(scene.web.requests.filter((one) => one.path === '/sitemap.xml').length).toBe(1);
    expect(asked().length).toBeLessThanOrEqual(14 + 2);
    expect(scene.index.pageCount('shop')).toBe(14);
    expect((await crawl()).isResumed).toBe(false);
  });

  it('does not crawl a site that another process is crawling', async () => {
    const sitemapUrl = `${ORIGIN}/sitemap.xml`;
    const other = createCrawlQueue(scene.db, { site: 'shop', sitemapUrl, now: () => scene.nowMs, pid: process.ppid });
    await other.begin([{ url: `${ORIGIN}/hours`, modifiedAtMs: null }], { isComplete: true });
    await expect(crawl()).rejects.toThrow('Another process is crawling this site');
    expect([scene.web.requests.length, other.count('waiting')]).toEqual([0, 1]);
    other.release();
    expect(await crawl()).toMatchObject({ isResumed: true, fetched: 1 });
  });

  it('fails when the list cannot be read, and leaves the index as it is', async () => {
    await crawl();
    const crawler = createCrawler();
    const crawling = crawler.crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/none.xml`, signal: never });
    await expect(crawling).rejects.toMatchObject({ code: 'status', status: 404 });
    expect(scene.index.pageCount('shop')).toBe(2);
  });
});
