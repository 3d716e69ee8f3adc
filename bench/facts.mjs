/**
 * Measures which facts of a page survive extraction: prices, phone numbers, opening hours, headings, table rows, code.
 *   npm run bench:facts -- [--part held|dev|all] [--peers readability,defuddle] [--worst 10] [--only word]
 * Pages come from npm packages and Debian's manuals, installed into .cache/bench-facts at the first run, and from bench/facts/made.
 * The facts were listed by hand from the rendered pages (bench/facts/pages/*.txt): `dev` pages may be looked at while the
 * extractor is changed, `held` pages only afterwards. Never asserts a figure.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { installPeers, installSource } from './facts/install-sources.mjs';
import { factsTable, lostFacts, measureFacts } from './facts/measure-facts.mjs';
import { readPages } from './facts/read-pages.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, '.cache/bench-facts');

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'all' },
    peers: { type: 'string', default: 'readability,defuddle' },
    worst: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});

const peers = values.peers.split(',').filter((name) => name !== '');
const tools = await installPeers(cache);
const extractors = { ours: await bundleOurs() };
for (const name of peers) extractors[name] = tools[name];

const rows = await measureFacts(wantedPages(), { extractors, readHtml, mainText: tools.mainText });
for (const part of ['held', 'dev']) for (const line of factsTable(rows, part)) console.log(line);
for (const line of lostFacts(rows, Number(values.worst))) console.log(line);

function wantedPages() {
  const pages = readPages(path.join(root, 'bench/facts/pages'));
  return pages.filter(({ part }) => values.part === 'all' || part === values.part);
}

/** Null for a page that is not installed, or not asked for. */
function readHtml(page) {
  const folder = installSource(page.source, cache, path.join(root, 'bench/facts/made'));
  const file = folder === null ? null : path.join(folder, page.path);
  if (file === null || !fs.existsSync(file)) {
    console.log(`skipped ${page.source.name} ${page.path}: not installed`);
    return null;
  }
  return file.includes(values.only) ? fs.readFileSync(file, 'utf8') : null;
}

/** Our extractor as the search index sees it: plain text, one line a row or item. */
async function bundleOurs() {
  const outfile = path.join(cache, 'extract-page.mjs');
  const common = { bundle: true, platform: 'node', format: 'esm', absWorkingDir: root, logLevel: 'error' };
  await build({ ...common, entryPoints: ['api/extract/extract-page.ts'], outfile });
  const { extractPage } = await import(pathToFileURL(outfile).href);
  return (html, url) => extractPage(html, { url });
}
