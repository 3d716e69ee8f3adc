/**
 * Fits the models of the extractor on the shared development pages: the title, main content, and its second pass.
 *   node bench/extraction/fit-content-model.mjs [--python python3] [--only title,content,second-pass] [--seed 7] [--score]
 * Run it whenever segments or features change. Needs ../shared/bench/extraction, and LightGBM for Python: see `fit-trees.py`.
 * Prints the accuracy on domains not fitted on: folds are drawn by domain (--seed draws others), and each page is judged by
 * models fitted on the other folds. --score prints it again without fitting.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { Matrix } from './fit-matrix.mjs';
import { labelByParts, labelByText } from './label-segments.mjs';
import { printContentScores, printTitleScores } from './score-folds.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const shared = path.resolve(root, '../shared/bench/extraction');
const out = path.join(root, '.cache/content-model');
const FOLDS = 4;

/** Where in api/extract the table of a model is written. */
const FOLDER = { title: 'metadata', content: 'content-model', 'second-pass': 'content-model' };

/** Weight of a page by set: small hand-made sets count more, the outputs of other tools less. */
const CONTENT_WEIGHT = { scrapinghub: 2.5, wcxb: 1.5, trafilatura: 0.7, zh: 2.5, readability: 0.8, defuddle: 0.3 };
const TITLE_WEIGHT = { wcxb: 1, trafilatura: 1, readability: 0.3 };

/** Weight of a page's only candidate. Of n, each weighs less by the square root of n: long pages do not outweigh the others. */
const TITLE_ROW_WEIGHT = 8;

/** Segments of a page that are fitted on; of longer pages, about so many are drawn and weigh more. */
const MAX_ROWS = 150;

const { values } = parseArgs({
  options: {
    python: { type: 'string', default: 'python3' },
    only: { type: 'string', default: 'title,content,second-pass' },
    seed: { type: 'string', default: '7' },
    score: { type: 'boolean', default: false },
  },
});

if (!fs.existsSync(shared)) {
  console.log('fit-content-model: skipped, ../shared/bench/extraction is not there');
} else {
  const { loadSet, readHtml } = await import(pathToFileURL(path.join(shared, 'lib/data.mjs')).href);
  const metric = await import(pathToFileURL(path.join(shared, 'lib/metric.mjs')).href);
  const extract = await bundleExtractor();
  const pages = [];
  for (const set of Object.keys(CONTENT_WEIGHT)) {
    const { metric: kind, pages: own } = loadSet(path.join(shared, 'data'), set);
    for (const page of own)
      pages.push({ set, kind, page, fold: foldOf(page), read: () => readPage(extract, page, readHtml) });
  }
  const steps = values.only.split(',');
  if (steps.includes('title')) fitTitles(extract, metric, pages);
  if (steps.includes('content')) fitContent(extract, metric, pages);
  if (steps.includes('second-pass')) fitSecondPass(extract, metric, pages);
}

/** The extractor's parts are TypeScript, so they are bundled first. */
async function bundleExtractor() {
  fs.mkdirSync(out, { recursive: true });
  const outfile = path.join(out, 'extract.mjs');
  await build({
    entryPoints: [path.join(root, 'bench/extraction/content-model-entry.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

function readPage(extract, page, readHtml) {
  const { tree, segments } = extract.readSegments(readHtml(page.file));
  const data = extract.readJsonLd(tree.jsonLd);
  const context = { ...extract.readMetadata(tree, data, page.url), url: page.url, types: data.types };
  return { tree, segments, data, context };
}

function foldOf(page) {
  let name = page.domain ?? page.id;
  if (page.domain === undefined) {
    try {
      name = new URL(page.url).hostname.replace(/^www\./, '');
    } catch {
      // A page without an address is a domain of its own.
    }
  }
  return hashOf(name, Number(values.seed)) % FOLDS;
}

/** A plain rolling hash, whose last bits depend on every character only after the shifts: without them seeds draw alike. */
function hashOf(name, seed) {
  let hash = 2166136261 ^ Math.imul(seed, 0x9e3779b1);
  for (const char of name) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function fitTitles(extract, metric, pages) {
  const rows = newMatrix('title');
  const judged = [];
  for (const { set, page, fold, read } of pages) {
    if (!page.title || !TITLE_WEIGHT[set]) continue;
    const { tree, data } = read();
    const titles = extract.collectTitles(tree, extract.readTitleSources(tree, data, page.url));
    const f1 = titles.candidates.map(({ text }) => metric.title(page.title, text).f1);
    // The target is to choose the best one.
    const most = Math.max(0, ...f1);
    const labels = f1.map((value) => (value === most ? value : 0));
    const weight = (TITLE_WEIGHT[set] * TITLE_ROW_WEIGHT) / Math.sqrt(f1.length);
    rows.add(
      extract.describeTitles(tree, titles),
      labels,
      labels.map(() => weight),
      fold,
    );
    judged.push({ set, f1 });
  }
  fitModel('title', rows, 'title-model-data.ts');
  printTitleScores(judged, rows.odds());
}

function fitContent(extract, metric, pages) {
  const rows = newMatrix('content');
  for (const { set, page, fold, read } of pages) {
    const { tree, segments, context } = read();
    const { labels, weights } = labelPage(tree, segments, set, page);
    rows.add(extract.describeSegments(tree, segments, context), labels, weights, fold);
  }
  fitModel('content', rows, 'content-model-data.ts');
  printContentScores(extract, metric, pages, rows.odds().map(toProbability));
}

/** Fitted on the first model's answers for pages of domains it was not fitted on, as it will meet them. */
function fitSecondPass(extract, metric, pages) {
  const first = new Matrix(path.join(out, 'content'), false).odds();
  const rows = newMatrix('second-pass');
  let at = 0;
  for (const { set, page, fold, read } of pages) {
    const { tree, segments } = read();
    const { labels, weights } = labelPage(tree, segments, set, page);
    const odds = first.subarray(at, at + segments.length);
    at += segments.length;
    rows.add(extract.describeSecondPass(tree, segments, odds.map(toProbability)), labels, weights, fold, odds);
  }
  fitModel('second-pass', rows, 'second-pass-data.ts');
  printContentScores(extract, metric, pages, rows.odds().map(toProbability));
}

function toProbability(odds) {
  return 1 / (1 + Math.exp(-odds));
}

/** An error costs a page as many points of F1 as it has words against the page's own; a page costs no more than a few. */
function labelPage(tree, segments, set, page) {
  const { labels, words, truthWords } =
    page.text === undefined ? labelByParts(segments, page) : labelByText(tree, segments, page.text);
  const weights = labels.map((label, i) => (label < 0 ? 0 : (words[i] + 2) / (truthWords + 30)));
  const total = weights.reduce((a, b) => a + b, 0);
  const scale = 10 * CONTENT_WEIGHT[set] * (total > 4 ? 4 / total : 1);
  return { labels: labels.map((label) => Math.max(0, label)), weights: thinOut(weights, total).map((w) => w * scale) };
}

/** Draws rows of a long page, heavy ones always, and weighs them up; all rows keep their expected weight. */
function thinOut(weights, total) {
  const known = weights.filter((weight) => weight > 0).length;
  if (known <= MAX_ROWS) return weights;
  let state = known;
  return weights.map((weight) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const chance = Math.min(1, Math.max(0.15, (weight / total) * MAX_ROWS));
    return state / 2 ** 32 < chance ? weight / chance : 0;
  });
}

function newMatrix(name) {
  return new Matrix(path.join(out, name), !values.score);
}

function fitModel(kind, rows, file) {
  if (values.score) return;
  rows.close();
  const target = path.join(root, 'api/extract', FOLDER[kind], file);
  const script = path.join(root, 'bench/extraction/fit-trees.py');
  const { status, error } = spawnSync(values.python, [script, kind, rows.folder, target], {
    stdio: 'inherit',
    timeout: 60 * 60_000,
  });
  if (status !== 0)
    throw new Error(`fit-content-model: ${values.python} failed (${error?.message ?? `status ${status}`})`);
}
