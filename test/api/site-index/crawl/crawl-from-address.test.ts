// A crawl that begins at the address of a site: its lists, and its links where there is no list.
import { beforeEach, describe, expect, it } from 'vitest';
import type { CrawlProgress } from '../../../../api/site-index/crawl/crawl-site.ts';
import {
  ABOUT,
  asked,
  createCrawler,
  indexed,
  never,
  ORIGIN,
  type Page,
  page,
  scene,
  useCrawlScene,
} from './crawl-scene.ts';

describe('a crawl from the address of a site', () => {
  useCrawlScene();

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
    scene.site.robots = `Sitemap: ${ORIGIN}/one.xml\nSitemap: /two.xml`;
    scene.site.pages['/one.xml'] = { text: '', xml: `<urlset><url><loc>${ORIGIN}/hours</loc></url></urlset>` };
    scene.site.pages['/two.xml'] = { text: '', xml: `<urlset><url><loc>${ORIGIN}/returns</loc></url></urlset>` };
    expect(await crawlAddress()).toMatchObject({ found: 2, fetched: 2 });
    expect(indexed()).toEqual(['/hours', '/returns']);
  });

  it('reads a list under a usual name that robots.txt does not name', async () => {
    scene.site.sitemap = '<html>nothing here</html>';
    scene.site.pages['/wp-sitemap.xml'] = { text: '', xml: `<urlset><url><loc>${ORIGIN}/hours</loc></url></urlset>` };
    await crawlAddress();
    expect(indexed()).toEqual(['/hours']);
  });

  describe('without a list', () => {
    beforeEach(() => {
      scene.site.sitemap = '<html>nothing here</html>';
      scene.site.pages = {
        '/': linking(ABOUT.hours as string, '/a', '/b#top', 'https://elsewhere.example/', '/private/x'),
        '/a': linking(ABOUT.returns as string, '/', '/c'),
        '/b': linking(ABOUT.warranty as string, '/lost'),
        '/c': linking(ABOUT.baristas as string),
        '/private/x': page('warranty'),
      };
      scene.site.robots = 'User-agent: *\nDisallow: /private/';
    });

    it('follows links on the site, as robots.txt allows, also to pages two links away', async () => {
      expect(await crawlAddress()).toMatchObject({ found: 6, fetched: 4, failedCount: 2 });
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
      expect(asked()).not.toContain('/private/x');
    });

    it('removes a page that no link leads to any more, and keeps it while a page does not answer', async () => {
      await crawlAddress();
      scene.site.pages['/a'] = { ...linking(ABOUT.returns as string, '/'), failures: 9 };
      await crawlAddress();
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
      scene.site.pages['/a'] = linking(ABOUT.returns as string, '/');
      await crawlAddress();
      expect(indexed()).toEqual(['/', '/a', '/b']);
    });

    it('stops at the most pages, and then removes none', async () => {
      await crawlAddress();
      expect(await crawlAddress({ linkedPages: 3 })).toMatchObject({ found: 3, removed: 0 });
      expect(indexed()).toEqual(['/', '/a', '/b', '/c']);
    });

    it('follows the links of a page that asks not to be listed, and leaves the page out', async () => {
      (scene.site.pages['/a'] as Page).html += '<meta name="robots" content="noindex, follow">';
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
    scene.site.pages['/'] = linking(ABOUT.hours as string, '/hours');
    await crawlAddress();
    scene.site.robots = `Sitemap: ${ORIGIN}/one.xml`;
    scene.site.pages['/one.xml'] = { text: '', status: 503 };
    await expect(crawlAddress()).rejects.toMatchObject({ status: 503 });
  });
});
