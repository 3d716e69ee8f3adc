/**
 * Runs the shared extraction benchmark with our extractor and decoder beside named peers, and prints its tables.
 *   node bench/extraction.mjs [--peers readability-linkedom,parse-cheerio-slim] [--sets scrapinghub,wcxb] [--rounds 3] [--worst 10]
 * Needs ../shared/bench/extraction beside the repository; without it, prints a message and exits. Peers are installed once into
 * .cache/ (npm ci --ignore-scripts). Never asserts a figure.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const shared = path.resolve(root, '../shared/bench/extraction');
const cache = path.join(root, '.cache/bench-extraction');

const { values } = parseArgs({
  options: {
    peers: { type: 'string', default: 'readability-linkedom,parse-cheerio-slim' },
    sets: { type: 'string', default: 'scrapinghub,wcxb,trafilatura,zh' },
    rounds: { type: 'string', default: '0' },
    worst: { type: 'string', default: '0' },
  },
});

if (!fs.existsSync(shared)) {
  console.log('bench/extraction: skipped, ../shared/bench/extraction is not there');
} else {
  await bundle();
  copyHarness();
  const peers = values.peers.split(',').filter((name) => name !== '');
  if (peers.length > 0) installPeers();
  const adapter = path.join(root, 'bench/adapters/extraction-ours.mjs');
  const extractors = [adapter, ...peers.map((name) => path.join(cache, 'extractors', `${name}.mjs`))];
  run('run.mjs', [
    ...extractors,
    '--data',
    path.join(shared, 'data'),
    '--sets',
    values.sets,
    '--rounds',
    values.rounds,
    '--worst',
    values.worst,
  ]);
  const decoder = path.join(root, 'bench/adapters/decoding-ours.mjs');
  run('check-encodings.mjs', [
    '--decoder',
    decoder,
    '--extractor',
    adapter,
    '--cases',
    path.join(shared, 'encodings'),
    '--verbose',
  ]);
}

/** The harness runs plain modules, so ours are bundled first. */
async function bundle() {
  const common = { bundle: true, platform: 'node', format: 'esm', absWorkingDir: root, logLevel: 'error' };
  await build({
    ...common,
    entryPoints: ['api/extract/extract-page.ts'],
    outfile: path.join(cache, 'extract-page.mjs'),
  });
  await build({ ...common, entryPoints: ['api/crawl/decode/decode-body.ts'], outfile: path.join(cache, 'decode.mjs') });
}

/** The shared folder is read-only and has no node_modules; its data stays where it is. */
function copyHarness() {
  for (const name of [
    'run.mjs',
    'check-encodings.mjs',
    'lib',
    'extractors',
    'decoders',
    'package.json',
    'package-lock.json',
  ]) {
    const target = path.join(cache, name);
    fs.rmSync(target, { recursive: true, force: true });
    fs.cpSync(path.join(shared, name), target, { recursive: true });
    makeWritable(target);
  }
}

function makeWritable(target) {
  const isFolder = fs.statSync(target).isDirectory();
  fs.chmodSync(target, isFolder ? 0o755 : 0o644);
  if (isFolder) for (const name of fs.readdirSync(target)) makeWritable(path.join(target, name));
}

function installPeers() {
  if (fs.existsSync(path.join(cache, 'node_modules/htmlparser2'))) return;
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: cache,
    stdio: 'inherit',
    timeout: 10 * 60_000,
  });
}

function run(script, args) {
  const env = { ...process.env, EXTRACTION_BUNDLES: cache };
  const { status } = spawnSync(process.execPath, [path.join(cache, script), ...args], {
    cwd: cache,
    env,
    stdio: 'inherit',
    timeout: 60 * 60_000,
  });
  if (status !== 0) process.exitCode = 1;
}
