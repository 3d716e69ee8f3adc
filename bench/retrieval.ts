// Runs the shared retrieval benchmark with our index and named peers in one command, so timings can be compared.
//   npm run bench:retrieval -- [--task retrieve|answer|refuse] [--limit 150] [--peers fts5-seg-or,lunr] [--only webqa-vi,docs-en] [--variants plain,typo]
// The benchmark is not part of this repository: it is expected beside it, and copied to .cache/ as it needs its own packages.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { copyRetrieval, sharedBench } from './adapters/copy-shared.ts';

// bench/run.mjs runs the bundle in the project's folder.
const root = process.cwd();
const source = sharedBench(root, 'retrieval');
if (!source) process.exit(0);
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? otherwise) : otherwise;
};

const copy = copyRetrieval(root, source);
const modules = join(root, '.cache/modules');
await build({
  entryPoints: ['passage-index.ts', 'select-sentences.ts'].map((file) => join(root, 'bench/adapters', file)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outdir: modules,
  outExtension: { '.js': '.mjs' },
});

const task = option('task', 'retrieve');
const ours = join(modules, task === 'answer' ? 'select-sentences.mjs' : 'passage-index.mjs');
const folder = task === 'answer' ? 'answerers' : 'baselines';
const peers = option('peers', task === 'answer' ? 'overlap,bm25-sentence-top' : 'fts5-or,fts5-seg-or')
  .split(',')
  .filter(Boolean);
const json = join(copy, `${task}.json`);
const args = [
  'run.mjs',
  '--task',
  task,
  '--data',
  join(source, 'data/dev'),
  '--limit',
  option('limit', '150'),
  '--only',
  option('only', ''),
  '--variants',
  option('variants', 'plain'),
  '--modules',
  [...peers.map((peer) => `${folder}/${peer}.mjs`), ours].join(','),
  '--json',
  json,
];
if (task === 'answer') args.push('--retriever', join(modules, 'passage-index.mjs'));
execFileSync(process.execPath, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
execFileSync(process.execPath, ['report.mjs', json], { cwd: copy, stdio: 'inherit' });
