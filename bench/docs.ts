// Debian's manuals asked as hurried visitors ask: is the right page first or among three, and can the answer be used?
//   npm run bench:docs -- [--only git,apache] [--keep] [--answers]
// The packages are fetched once by apt-get into .cache/docs, served on loopback and crawled by our crawler; the questions are in
// bench/docs/*.tsv. --keep asks the index of the run before; --answers prints each question with its answer. Needs Debian.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPageFetcher } from '../api/crawl/fetch-page.ts';
import { createPacer } from '../api/crawl/pacer.ts';
import { createRobots } from '../api/crawl/robots.ts';
import { createParsePool } from '../api/documents/parse-pool.ts';
import { createPageReader } from '../api/documents/read-page.ts';
import { createSiteCrawler } from '../api/site-index/crawl/crawl-site.ts';
import type { PassageIndex } from '../api/site-index/passage-index.ts';
import { openIndex } from '../api/site-index/tables/open-index.ts';
import { askInTurn } from '../test/helpers/ask-site.ts';
import { isWantedPage, judgeAnswer, readQuestionList, toConversations } from '../test/helpers/judge-answer.ts';
import { OWNER } from '../test/helpers/scripted-run.ts';

/** Where a manual is in its package, and which of its pages are listed: pages of signs only (indexes, C interfaces) are not. */
type Manual = { package: string; folder: string; pages: RegExp };
const MANUALS: Record<string, Manual> = {
  git: { package: 'git-doc', folder: 'git-doc', pages: /^[^/]+\.html$/ },
  postgresql: {
    package: 'postgresql-doc-15',
    folder: 'postgresql-doc-15/html',
    pages: /^(?!bookindex|release).*\.html$/,
  },
  python: {
    package: 'python3.11-doc',
    folder: 'python3.11/html',
    pages: /^(tutorial|library|faq|howto|reference|using|installing)\/.*\.html$|^glossary\.html$/,
  },
  handbook: {
    package: 'debian-handbook',
    folder: 'debian-handbook/html',
    pages: /^(en-US|vi-VN|zh-CN|id-ID)\/[^/]+\.html$/,
  },
  apache: {
    package: 'apache2-doc',
    folder: 'apache2-doc/manual',
    pages: /^en\/(?!mod\/.*dict|mod\/quickref|mod\/directives|sitemap).*\.html$/,
  },
  'apache-two-languages': {
    package: 'apache2-doc',
    folder: 'apache2-doc/manual',
    pages: /^(en|fr)\/(?!mod\/.*dict|mod\/quickref|mod\/directives|sitemap).*\.html$/,
  },
};

const root = process.cwd();
const cache = join(root, '.cache/docs');
const has = (name: string) => process.argv.includes(`--${name}`);
const only = process.argv[process.argv.indexOf('--only') + 1];

let rows = 0;
for (const [name, manual] of Object.entries(MANUALS)) {
  if (has('only') && !only?.split(',').includes(name)) continue;
  if (rows++ === 0)
    console.log(
      '| manual | questions | page first | among three | useful | partly | wrong | refused |\n|---|---|---|---|---|---|---|---|',
    );
  await ask(name, await indexOf(name, manual));
}

/** The pages of a package as files, fetched and unpacked at the first call. */
function unpack({ package: name, folder }: Manual): string {
  const files = join(cache, 'files');
  const pages = join(files, 'usr/share/doc', folder);
  if (!existsSync(pages)) {
    mkdirSync(files, { recursive: true });
    execFileSync('apt-get', ['download', '-q', name], { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] });
    const archive = readdirSync(cache).find((file) => file.startsWith(`${name}_`) && file.endsWith('.deb'));
    execFileSync('dpkg', ['-x', join(cache, archive as string), files]);
  }
  return realpathSync(pages);
}

async function indexOf(name: string, manual: Manual): Promise<PassageIndex> {
  const file = join(cache, `${name}.db`);
  if (has('keep') && existsSync(file)) return openIndex(file).passages;
  const folder = unpack(manual);
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  const server = serve(folder, manual.pages);
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { db, passages: index } = openIndex(file);
  const pool = createParsePool({ workerUrl: pathToFileURL(resolve('dist/api/parse-worker.js')) });
  const userAgent = 'bench-docs/1.0';
  const fetcher = createPageFetcher({ userAgent, now: Date.now, allowHosts: [host] });
  const robots = createRobots({ fetcher, now: Date.now, userAgent });
  const reader = createPageReader({ fetcher, robots, pool, now: Date.now });
  const crawler = createSiteCrawler({
    db,
    index,
    fetcher,
    reader,
    robots,
    pacer: createPacer({ now: Date.now }),
    now: Date.now,
  });
  const summary = await crawler.crawl({
    site: OWNER.site,
    sitemapUrl: `http://${host}/sitemap.xml`,
    signal: AbortSignal.timeout(900_000),
  });
  if (has('answers'))
    console.log(
      `${name}: ${index.pageCount(OWNER.site)} pages, ${index.passageCount(OWNER.site)} passages, ${summary.failedCount} failed`,
    );
  await pool.close();
  server.close();
  return index;
}

/** The folder over HTTP, with a list of its pages. */
function serve(folder: string, listed: RegExp): Server {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => listed.test(file))
    .sort();
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
    if (path === 'sitemap.xml') {
      const urls = pages.map((page) => `<url><loc>http://${request.headers.host}/${encodeURI(page)}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
    } else if (pages.includes(path)) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(join(folder, path)));
    } else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
}

async function ask(name: string, index: PassageIndex): Promise<void> {
  const list = readQuestionList(readFileSync(join(root, 'bench/docs', `${name}.tsv`), 'utf8'));
  const counts = { first: 0, three: 0, right: 0, partly: 0, wrong: 0, refused: 0 };
  for (const conversation of toConversations(list)) {
    const answers = await askInTurn(
      index,
      conversation.map(({ text }) => text),
    );
    for (const [at, question] of conversation.entries()) {
      const answer = answers[at] as (typeof answers)[number];
      const place = [...new Set(answer.found.map((url) => url.replace(/#.*$/, '')))].findIndex((url) =>
        isWantedPage(question, url),
      );
      const verdict = judgeAnswer(question, answer);
      counts[verdict]++;
      if (place === 0) counts.first++;
      if (place >= 0 && place < 3) counts.three++;
      if (has('answers'))
        console.log(
          `${verdict.toUpperCase()} (page ${place + 1 || '-'}) ${question.text}\n    ${answer.text.replace(/\n+/g, '\n    ')}`,
        );
    }
  }
  const share = (count: number) => ((100 * count) / list.length).toFixed(0);
  const { first, three, right, partly, wrong, refused } = counts;
  console.log(`| ${[name, list.length, ...[first, three, right, partly, wrong, refused].map(share)].join(' | ')} |`);
}
