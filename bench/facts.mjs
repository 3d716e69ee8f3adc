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
import { KINDS, readPages } from './facts/read-pages.mjs';
import { scorePage } from './facts/score-page.mjs';

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

const pages = readPages(path.join(root, 'bench/facts/pages'));
const rows = [];
for (const page of pages) {
  if (values.part !== 'all' && page.part !== values.part) continue;
  const folder = installSource(page.source, cache, path.join(root, 'bench/facts/made'));
  const file = folder === null ? null : path.join(folder, page.path);
  if (file === null || !fs.existsSync(file)) {
    console.log(`skipped ${page.source.name} ${page.path}: not installed`);
    continue;
  }
  if (!file.includes(values.only)) continue;
  const html = fs.readFileSync(file, 'utf8');
  const url = `https://facts.example/${page.path}`;
  const scores = {};
  for (const [name, extract] of Object.entries(extractors)) {
    scores[name] = scorePage(page, tools.mainText(html, page), await extract(html, url));
  }
  rows.push({ page, scores });
}
for (const part of ['held', 'dev']) printPart(part);
if (Number(values.worst) > 0) printLost();

/** Our extractor as the search index sees it: plain text, one line a row or item. */
async function bundleOurs() {
  const outfile = path.join(cache, 'extract-page.mjs');
  const common = { bundle: true, platform: 'node', format: 'esm', absWorkingDir: root, logLevel: 'error' };
  await build({ ...common, entryPoints: ['api/extract/extract-page.ts'], outfile });
  const { extractPage } = await import(pathToFileURL(outfile).href);
  return (html, url) => extractPage(html, { url });
}

function printPart(part) {
  const own = rows.filter(({ page }) => page.part === part);
  if (own.length === 0) return;
  const names = Object.keys(extractors);
  console.log(`\n${part === 'held' ? 'held back' : 'looked at'}: ${own.length} pages, facts kept in %`);
  console.log(['kind'.padEnd(10), 'facts'.padStart(5), ...names.map((name) => name.padStart(12))].join(' '));
  for (const kind of [...KINDS, 'all']) {
    const facts = own.flatMap(({ page }) => page.facts).filter((fact) => kind === 'all' || fact.kind === kind);
    if (facts.length === 0) continue;
    const shares = names.map((name) => {
      const kept = own
        .flatMap(({ scores }) => scores[name].kept)
        .filter((fact) => kind === 'all' || fact.kind === kind);
      return percent(kept.length / facts.length).padStart(12);
    });
    console.log([kind.padEnd(10), String(facts.length).padStart(5), ...shares].join(' '));
  }
  for (const key of ['precision', 'recall', 'f1']) {
    const means = names.map((name) => {
      const sum = own.reduce((total, { scores }) => total + scores[name][key], 0);
      return (sum / own.length).toFixed(3).padStart(12);
    });
    console.log([`${key}, words`.padEnd(16), ...means].join(' '));
  }
}

function printLost() {
  const ranked = rows
    .map((row) => ({ ...row, lost: row.scores.ours.lost }))
    .sort((a, b) => b.lost.length - a.lost.length);
  for (const { page, scores, lost } of ranked.slice(0, Number(values.worst))) {
    const { precision, recall } = scores.ours;
    console.log(`\n${page.source.name} ${page.path}: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`);
    for (const { kind, text } of lost) console.log(`  lost ${kind}: ${text}`);
    for (const line of scores.ours.foreign.slice(0, 5)) console.log(`  foreign: ${line}`);
  }
}

function percent(share) {
  return (share * 100).toFixed(1);
}
