// A site on loopback that is crawled into an index in memory, for the tests of crawls. Importing it makes one for each test.
import Database from 'better-sqlite3';
import { afterEach, beforeEach } from 'vitest';
import { createPageFetcher } from '../../../../api/crawl/fetch-page.ts';
import { createPacer } from '../../../../api/crawl/pacer.ts';
import { createRobots } from '../../../../api/crawl/robots.ts';
import { createParsePool } from '../../../../api/documents/parse-pool.ts';
import { createPageReader, type PageReader } from '../../../../api/documents/read-page.ts';
import { type CrawlProgress, createSiteCrawler } from '../../../../api/site-index/crawl/crawl-site.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { type FakeWeb, startFakeWeb } from '../../../helpers/fake-web.ts';
import { linesOf, writePdf } from '../../../helpers/write-pdf.ts';

export type Page = {
  text: string;
  etag?: string;
  canonical?: string;
  status?: number;
  location?: string;
  failures?: number;
  xml?: string;
  html?: string;
  /** Reading it fails with this error. */
  fault?: Error;
};

export const never = new AbortController().signal;
export const ORIGIN = 'http://shop.example.com';
export const ABOUT: Record<string, string> = {
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
export const page = (name: string, extra: Partial<Page> = {}): Page => ({ text: ABOUT[name] ?? name, ...extra });

type Site = { pages: Record<string, Page>; robots: string; robotsStatus: number; sitemap: string | null };

/** Made anew for each test. `site` is served as HTML with a sitemap of all its pages unless `sitemap` says otherwise. */
export const scene = {} as {
  site: Site;
  web: FakeWeb;
  db: Database.Database;
  index: PassageIndex;
  waits: number[];
  nowMs: number;
  /** Pages that were being read at once, at most. */
  mostOpen: number;
  /** Addresses of pages whose end was left out. */
  cut: string[];
  /** Number of yields to other work of the process. */
  breaths: number;
};

/** Makes `scene` anew for each test of the file that calls it. */
export function useCrawlScene(): void {
  beforeEach(async () => {
    scene.site = {
      pages: { '/hours': page('hours', { etag: '"h1"' }), '/returns': page('returns') },
      robots: '',
      robotsStatus: 200,
      sitemap: null,
    };
    scene.db = new Database(':memory:');
    scene.index = new PassageIndex(scene.db);
    scene.waits = [];
    scene.nowMs = 1_000_000;
    scene.mostOpen = 0;
    scene.cut = [];
    scene.breaths = 0;
    scene.web = await startFakeWeb({
      '*': (request, response) => {
        const path = request.url ?? '';
        const reply = (status: number, type: string, body: string | Buffer, headers = {}) =>
          void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
        if (path === '/robots.txt') return reply(scene.site.robotsStatus, 'text/plain', scene.site.robots);
        if (path === '/sitemap.xml') {
          if (scene.site.sitemap !== null) return reply(200, 'application/xml', scene.site.sitemap);
          const urls = Object.keys(scene.site.pages).map((name) => `<url><loc>${ORIGIN}${name}</loc></url>`);
          return reply(200, 'application/xml', `<urlset>${urls.join('')}</urlset>`);
        }
        if (path === '/manual.pdf') return reply(200, 'application/pdf', MANUAL);
        const found = scene.site.pages[path];
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
    await scene.web.close();
    scene.db.close();
  });
}

/** A crawler of these pages; the owner's limits and excluded paths. */
export function createCrawler(limits = {}, isPushed = (_site: string, _url: string) => false, exclude: string[] = []) {
  const userAgent = 'TestBot/1.0';
  const now = (): number => scene.nowMs;
  const fetcher = createPageFetcher({
    ...scene.web,
    userAgent,
    now,
    allowHosts: ['shop.example.com:80'],
    limits: { refusalMs: 0 },
  });
  const robots = createRobots({ fetcher, now, userAgent });
  const pacer = createPacer({ now, sleep: async (ms) => void scene.waits.push(ms) });
  const { refreshPage, readPage } = createPageReader({ fetcher, robots, pool: createParsePool(), now });
  let open = 0;
  const reader: PageReader = {
    readPage,
    async refreshPage(url, options) {
      const fault = scene.site.pages[new URL(url).pathname]?.fault;
      if (fault) throw fault;
      scene.mostOpen = Math.max(scene.mostOpen, ++open);
      return refreshPage(url, options).finally(() => open--);
    },
  };
  const yieldToEventLoop = async () => void scene.breaths++;
  return createSiteCrawler({
    db: scene.db,
    index: scene.index,
    isPushed,
    fetcher,
    reader,
    robots,
    pacer,
    now,
    yieldToEventLoop,
    onCut: (url) => void scene.cut.push(url),
    exclude,
    limits,
  });
}
export const crawl = (options: { signal?: AbortSignal; onProgress?: (progress: CrawlProgress) => void } = {}) =>
  createCrawler().crawl({ site: 'shop', sitemapUrl: `${ORIGIN}/sitemap.xml`, signal: never, ...options });
/** Paths of the pages in the index. */
export const indexed = (): string[] =>
  scene.index
    .listPages('shop')
    .map((one) => new URL(one.url).pathname)
    .sort();
/** Paths that were fetched, in order, without lists and robots.txt. */
export const asked = (): string[] =>
  scene.web.requests.map((one) => one.path).filter((path) => path !== '/robots.txt' && path !== '/sitemap.xml');
