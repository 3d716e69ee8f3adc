// A manual as a site: its folder served on loopback, crawled as any other, and asked a list of questions. The bench of manuals names them.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPageFetcher } from '../../api/crawl/fetch-page.ts';
import { createPacer } from '../../api/crawl/pacer.ts';
import { createRobots } from '../../api/crawl/robots.ts';
import { createParsePool } from '../../api/documents/parse-pool.ts';
import { createPageReader } from '../../api/documents/read-page.ts';
import { createSiteCrawler } from '../../api/site-index/crawl/crawl-site.ts';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { openIndex } from '../../api/site-index/tables/open-index.ts';
import { askInTurn } from '../../test/helpers/ask-site.ts';
import { isWantedPage, judgeAnswer, readQuestionList, toConversations } from '../../test/helpers/judge-answer.ts';
import { OWNER } from '../../test/helpers/scripted-run.ts';

/** The head of the table whose lines `askManual` writes. */
export const MANUAL_HEAD =
  '| manual | questions | page first | among three | useful | partly | wrong | refused | unsure | unsure with the words |\n|---|---|---|---|---|---|---|---|---|---|';

/** A question with the place of its page among the sources, 0 for none, and what was said of it. */
export type AskedQuestion = { question: string; verdict: string; isUnsure: boolean; place: number; text: string };

/** Serves the pages of a folder on loopback and crawls them into an index at `file`. */
export async function crawlFolder(
  folder: string,
  listed: RegExp,
  file: string,
): Promise<{ index: PassageIndex; failedCount: number }> {
  const server = serve(folder, listed);
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
  await pool.close();
  server.close();
  return { index, failedCount: summary.failedCount };
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

/** Asks a list of questions (the lines of a .tsv): the shares in % as the end of a line of the table, and each answer. */
export async function askManual(index: PassageIndex, tsv: string): Promise<{ line: string; asked: AskedQuestion[] }> {
  const list = readQuestionList(tsv);
  const counts = { first: 0, three: 0, right: 0, partly: 0, wrong: 0, refused: 0, unsure: 0, held: 0 };
  const asked: AskedQuestion[] = [];
  for (const conversation of toConversations(list)) {
    const answers = await askInTurn(
      index,
      conversation.map(({ text }) => text),
    );
    for (const [at, question] of conversation.entries()) {
      const answer = answers[at] as (typeof answers)[number];
      const pages = [...new Set(answer.found.map((url) => url.replace(/#.*$/, '')))];
      const place = pages.findIndex((url) => isWantedPage(question, url)) + 1;
      const verdict = judgeAnswer(question, answer);
      counts[verdict]++;
      if (answer.isUnsure) counts.unsure++;
      if (answer.isUnsure && judgeAnswer(question, { ...answer, isUnsure: false }) === 'right') counts.held++;
      if (place === 1) counts.first++;
      if (place >= 1 && place <= 3) counts.three++;
      asked.push({ question: question.text, verdict, isUnsure: answer.isUnsure, place, text: answer.text });
    }
  }
  const share = (count: number) => ((100 * count) / list.length).toFixed(0);
  const { first, three, right, partly, wrong, refused, unsure, held } = counts;
  return {
    line: `${[list.length, ...[first, three, right, partly, wrong, refused, unsure, held].map(share)].join(' | ')} |`,
    asked,
  };
}
