/**
 * Describes and labels every segment of the shared development pages, for `fit-content-model.py` to fit.
 *   node bench/extraction/fit-content-model.mjs
 *   python bench/extraction/fit-content-model.py .cache/content-model api/crawl/extract/content-model-data.ts --cv
 *   node bench/extraction/fit-content-model.mjs --score      accuracy of the out-of-fold predictions of --cv
 * Run all of it again whenever segments or features change. A label is the share of a segment's words that the page's
 * hand-made text has in the same place (`label-segments.mjs`). Folds are drawn by domain.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { labelByParts, labelByText } from './label-segments.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const shared = path.resolve(root, '../shared/bench/extraction');
const out = path.join(root, '.cache/content-model');
const FOLDS = 4;

/** Weight of a page by set: small hand-made sets count more, the outputs of other tools less. */
const SET_WEIGHT = { scrapinghub: 2.5, wcxb: 1.5, trafilatura: 0.7, zh: 2.5, readability: 0.8, defuddle: 0.3 };

if (!fs.existsSync(shared)) {
  console.log('fit-content-model: skipped, ../shared/bench/extraction is not there');
} else {
  const { loadSet, readHtml } = await import(pathToFileURL(path.join(shared, 'lib/data.mjs')).href);
  const metric = await import(pathToFileURL(path.join(shared, 'lib/metric.mjs')).href);
  fs.mkdirSync(out, { recursive: true });
  const bundle = path.join(out, 'extract.mjs');
  await build({
    entryPoints: [path.join(root, 'bench/extraction/content-model-entry.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: bundle,
    logLevel: 'error',
  });
  const extract = await import(pathToFileURL(bundle).href);
  const pages = Object.keys(SET_WEIGHT).flatMap((name) => {
    const set = loadSet(path.join(shared, 'data'), name);
    return set.pages.map((page) => describePage(extract, name, set.metric, page, readHtml(page.file)));
  });
  if (process.argv.includes('--score')) score(pages, extract, metric);
  else writeMatrices(pages);
}

function describePage(extract, set, kind, page, html) {
  const { tree, segments } = extract.readSegments(html);
  const data = extract.readJsonLd(tree.jsonLd);
  const { title } = extract.readMetadata(tree, data, page.url);
  const table = extract.describeSegments(tree, segments, { title, url: page.url, types: data.types });
  const labels = page.text === undefined ? labelByParts(segments, page) : labelByText(tree, segments, page.text);
  return { set, kind, page, tree, segments, table, ...labels };
}

/** An error costs a page as many points of F1 as it has words against the page's own; a page costs no more than a few. */
function weightsOf({ set, labels, words, truthWords }) {
  const weights = labels.map((label, i) => (label < 0 ? 0 : (words[i] + 2) / (truthWords + 30)));
  const total = weights.reduce((a, b) => a + b, 0);
  const scale = 10 * SET_WEIGHT[set] * (total > 4 ? 4 / total : 1);
  return weights.map((weight) => weight * scale);
}

function foldOf({ page }) {
  let name = page.domain ?? page.id;
  if (page.domain === undefined) {
    try {
      name = new URL(page.url).hostname.replace(/^www\./, '');
    } catch {
      // A page without an address is a domain of its own.
    }
  }
  let hash = 7;
  for (const char of name) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

function writeMatrices(pages) {
  const file = fs.openSync(path.join(out, 'X.bin'), 'w');
  for (const { table } of pages) fs.writeSync(file, Buffer.from(table.rows.slice().buffer));
  fs.closeSync(file);
  const write = (name, values) =>
    fs.writeFileSync(path.join(out, `${name}.bin`), Buffer.from(Float32Array.from(values).buffer));
  write(
    'y',
    pages.flatMap(({ labels }) => labels.map((label) => Math.max(0, label))),
  );
  write('w', pages.flatMap(weightsOf));
  write(
    'fold',
    pages.flatMap((page) => page.labels.map(() => foldOf(page))),
  );
  const about = {
    rows: pages.reduce((sum, { segments }) => sum + segments.length, 0),
    width: Math.max(...pages.map(({ table }) => table.width)),
  };
  fs.writeFileSync(path.join(out, 'about.json'), JSON.stringify(about));
  console.log(`${pages.length} pages, ${about.rows} segments, ${about.width} features in ${path.relative(root, out)}`);
}

function score(pages, extract, metric) {
  const bytes = fs.readFileSync(path.join(out, 'p.bin'));
  const predicted = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const scores = new Map();
  let at = 0;
  for (const { set, kind, page, tree, segments } of pages) {
    const own = predicted.subarray(at, at + segments.length);
    at += segments.length;
    const text = extract.toPlainText(extract.assembleBlocks(tree, chooseByExpectedF1(segments, own)));
    if (!scores.has(set)) scores.set(set, { kind, rows: [] });
    scores
      .get(set)
      .rows.push(
        kind === 'segments'
          ? metric.segments(page.with, page.without, text)
          : kind === 'words'
            ? metric.bagOfWords(page.text, text)
            : metric.shingles(page.text, text, { cjk: kind === 'shingle-cjk' }),
      );
  }
  for (const [set, { kind, rows }] of scores) {
    const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
    const f1 =
      kind === 'segments'
        ? (2 * sum('tp')) / (2 * sum('tp') + sum('fp') + sum('fn'))
        : kind === 'words'
          ? metric.mean(rows.map(([value]) => value))
          : metric.macro(rows).f1;
    console.log(`${set.padEnd(12)} ${f1.toFixed(4)} (out of fold)`);
  }
}

/** The same choice as `choose-segments.ts` makes, from given predictions. */
function chooseByExpectedF1(segments, predicted) {
  const order = segments.map((_, i) => i).sort((a, b) => predicted[b] - predicted[a]);
  const expected = segments.reduce((sum, { size }, i) => sum + size * predicted[i], 0);
  let hits = 0;
  let taken = 0;
  let best = 0;
  let threshold = 1;
  for (const i of order) {
    hits += segments[i].size * predicted[i];
    taken += segments[i].size;
    if ((2 * hits) / (expected + taken) > best) {
      best = (2 * hits) / (expected + taken);
      threshold = predicted[i];
    }
  }
  return segments.filter((_, i) => predicted[i] >= threshold);
}
