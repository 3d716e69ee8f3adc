// Pages a second, memory and event loop delay of a crawl over HTTP on loopback, of the refresh after it, and of one after which
// four fifths of the pages are no longer listed.
//   npm run bench crawl-scale [pages, default 1000] [milliseconds a page takes the site, default 0]
// The site is a process of its own. Pages are parsed in worker threads once dist/api is built (npm run build), else in this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { createPageFetcher } from '../api/crawl/fetch-page.ts';
import { createPacer } from '../api/crawl/pacer.ts';
import { createRobots } from '../api/crawl/robots.ts';
import { createParsePool } from '../api/documents/parse-pool.ts';
import { createPageReader } from '../api/documents/read-page.ts';
import { createSiteCrawler } from '../api/site-index/crawl/crawl-site.ts';
import { openIndex } from '../api/site-index/tables/open-index.ts';

const [first, second] = process.argv.slice(2);
if (first === 'site') serveSite(Number(second));
else await crawlSite(Number(first ?? 1_000), Number(second ?? 0));

/** A site of made-up pages of about 600 words, with validators; its address goes to the parent. */
function serveSite(pageMs: number): void {
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const list = /^\/sitemap\.xml\?pages=(\d+)$/.exec(request.url ?? '');
    if (list) {
      const urls = Array.from({ length: Number(list[1]) }, (_, n) => `<url><loc>${origin}/p${n}</loc></url>`).join('');
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls}</urlset>`);
      return;
    }
    const number = Number(/^\/p(\d+)$/.exec(request.url ?? '')?.[1] ?? -1);
    if (number < 0) {
      response.writeHead(404).end();
      return;
    }
    const etag = `"${number}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const answer = () => {
      if (isKnown) response.writeHead(304, { etag }).end();
      else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag }).end(pageOf(number));
    };
    if (pageMs > 0) setTimeout(answer, pageMs);
    else answer();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

function pageOf(number: number): string {
  let state = number + 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa ze chi dro fle gra plo stu tra'.split(' ');
  const word = () => {
    // Zipf-like: the first words are as common as "the".
    let text = '';
    for (let n = Math.floor(60_000 ** random()) + 24; n > 0; n = Math.floor(n / 24)) text += syllables[n % 24];
    return text;
  };
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`;
  const section = () =>
    `<h2>${word()} ${word()}</h2>${`<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>`.repeat(1)}<p>${sentence()}</p>`;
  return `<!doctype html><html lang="en"><head><title>Page ${number} ${word()}</title><style>${'.a{color:red}'.repeat(200)}</style></head><body>
    <nav>${Array.from({ length: 30 }, (_, n) => `<a href="/p${n}">Menu ${n}</a>`).join('')}</nav>
    <main><h1>Page ${number}</h1>${Array.from({ length: 8 }, section).join('')}</main><footer>Imprint, privacy, terms</footer></body></html>`;
}

async function crawlSite(pages: number, pageMs: number): Promise<void> {
  const site = spawn(process.execPath, [process.argv[1] as string, 'site', String(pageMs)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'crawl-scale-'));
  try {
    await measure(pages, await portOf(site), join(folder, 'crawl.db'));
  } finally {
    site.kill();
    rmSync(folder, { recursive: true });
  }
}

async function portOf(site: ChildProcess): Promise<number> {
  const [port] = (await once(site, 'message', { signal: AbortSignal.timeout(60_000) })) as [number];
  return port;
}

async function measure(pages: number, port: number, file: string): Promise<void> {
  const host = `127.0.0.1:${port}`;
  const { db, passages: index, close } = openIndex(file);
  const pool = createParsePool({ workerUrl: pathToFileURL(resolve('dist/api/parse-worker.js')) });
  const userAgent = 'crawl-scale/1.0';
  const fetcher = createPageFetcher({ userAgent, now: Date.now, allowHosts: [host] });
  const robots = createRobots({ fetcher, now: Date.now, userAgent });
  const reader = createPageReader({ fetcher, robots, pool, now: Date.now });
  const pacer = createPacer({ now: Date.now });
  const crawler = createSiteCrawler({ db, index, fetcher, reader, robots, pacer, now: Date.now });
  const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;

  for (const [what, listed] of [
    ['first crawl', pages],
    ['refresh, nothing changed', pages],
    ['refresh of a list of a fifth', Math.ceil(pages / 5)],
  ] as const) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const resident: number[] = [];
    globalThis.gc?.();
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    delay.enable();
    const summary = await crawler.crawl({
      site: 'scale',
      sitemapUrl: `http://${host}/sitemap.xml?pages=${listed}`,
      signal: new AbortController().signal,
      onProgress: ({ done }) => {
        if (done % 50 === 0) resident.push(process.memoryUsage.rss());
      },
    });
    delay.disable();
    const seconds = (performance.now() - startedAt) / 1_000;
    const { user, system } = process.cpuUsage(cpuBefore);
    const third = Math.floor(resident.length / 3);
    console.log(
      `${what}: ${listed} pages in ${seconds.toFixed(1)} s, ${(listed / seconds).toFixed(0)} pages/s, CPU ${((user + system) / 1000 / listed).toFixed(1)} ms a page; ` +
        `fetched ${summary.fetched}, unchanged ${summary.unchanged}, removed ${summary.removed}, failed ${summary.failedCount}; ` +
        `resident after a third ${mebibytes(resident[third] ?? 0)}, at most ${mebibytes(Math.max(...resident))}; ` +
        `event loop delay p50 ${(delay.percentile(50) / 1e6).toFixed(0)}, p99 ${(delay.percentile(99) / 1e6).toFixed(0)}, most ${(delay.max / 1e6).toFixed(0)} ms`,
    );
  }
  console.log(
    `index: ${index.pageCount('scale')} pages, ${index.passageCount('scale')} passages, ${mebibytes(statSync(file).size)}`,
  );
  await pool.close();
  close();
}
