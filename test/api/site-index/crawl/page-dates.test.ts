// When a page was changed: by its own words, by the list of pages, or by the day of its publication.
import { expect, test } from 'vitest';
import { crawl, ORIGIN, scene, useCrawlScene } from './crawl-scene.ts';

useCrawlScene();

const NOON = Date.UTC(2026, 10, 24, 12);
const dateOf = (path: string) => scene.index.getPage('shop', ORIGIN + path)?.datedAt?.slice(0, 10);

/** A page with a head and a main part, beside a text of its own. */
function put(path: string, head: string, main = ''): void {
  const text = `The text of ${path} says how the lamps of the shop are packed and sent.`;
  scene.site.pages[path] = {
    text: '',
    html: `<html lang="en"><head><title>${path}</title>${head}</head><body><main><h1>${path}</h1>${main}<p>${text}</p></main></body></html>`,
  };
}

const list = (dates: Record<string, string>) => {
  const entries = Object.keys(scene.site.pages).map(
    (path) => `<url><loc>${ORIGIN}${path}</loc>${dates[path] ? `<lastmod>${dates[path]}</lastmod>` : ''}</url>`,
  );
  scene.site.sitemap = `<urlset>${entries.join('')}</urlset>`;
};

test('is kept from JSON-LD, meta elements, microdata, time elements and the list, the latest knowledge first', async () => {
  scene.nowMs = NOON;
  put(
    '/json',
    '<script type="application/ld+json">{"@type":"WebPage","name":"x","datePublished":"2025-01-02","dateModified":"2026-03-04"}</script>',
  );
  put('/meta', '<meta property="article:modified_time" content="2026-05-06T10:00:00Z">');
  put('/data', '', '<time itemprop="dateModified" datetime="2026-07-08">8 July</time>');
  put('/time', '', '<time datetime="09:00">nine</time> <time datetime="2026-02-03">3 February</time>');
  put('/listed', '<meta property="article:published_time" content="2024-01-01">');
  put('/none', '');
  put('/fair', '', '<time datetime="2027-05-01">1 May</time>');
  list({ '/listed': '2026-09-10' });
  await crawl();
  const paths = ['/json', '/meta', '/data', '/time', '/listed', '/none', '/fair'];
  expect(paths.map(dateOf)).toEqual([
    '2026-03-04',
    '2026-05-06',
    '2026-07-08',
    '2026-02-03',
    '2026-09-10',
    undefined,
    undefined,
  ]);
});

test('changes with the list, where the text is the same', async () => {
  scene.nowMs = NOON;
  put('/listed', '');
  list({ '/listed': '2026-11-20' });
  await crawl();
  scene.nowMs += 3 * 86_400_000;
  list({ '/listed': '2026-11-26' });
  expect(await crawl()).toMatchObject({ fetched: 0 });
  expect(dateOf('/listed')).toBe('2026-11-26');
});
