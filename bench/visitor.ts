// Visitors' questions end to end: pages go in, a message comes, the reply is right, wrong or a refusal. Beside FTS5 with BM25 sentences.
//   npm run bench:visitor -- [--only mattress-en,tea-zh] [--limit 100] [--tasks ask,followup,talk] [--peers baseline] [--data folder]
//     [--http] [--dump folder]
// `--http` asks the built server (npm run build) over its API, which takes minutes. The benchmark is not part of this repository: it is
// expected at ../shared/bench/visitor, with ../shared/bench/retrieval, whose peers it uses.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRetrieval, sharedBench } from './adapters/copy-shared.ts';

// bench/run.mjs runs the bundle in the project's folder.
const root = process.cwd();
const retrieval = sharedBench(root, 'retrieval');
const source = sharedBench(root, 'visitor');
if (!retrieval || !source) process.exit(0);

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '0' },
    tasks: { type: 'string', default: 'ask,followup,talk' },
    peers: { type: 'string', default: 'baseline' },
    data: { type: 'string', default: join(source, 'data/dev') },
    http: { type: 'boolean', default: false },
    dump: { type: 'string' },
  },
});

const peers = values.peers.split(',').filter(Boolean);
copyRetrieval(root, retrieval, peers.length > 0);
// The runner imports from ../retrieval.
const copy = join(root, '.cache/visitor');
rmSync(copy, { recursive: true, force: true });
cpSync(source, copy, { recursive: true, filter: (path) => !path.startsWith(join(source, 'data')), mode: 0 });

const ours = values.http ? 'adapters/http.mjs' : join(root, 'bench/adapters/visitor.mjs');
const talk = ['smalltalk.tsv', 'data/smalltalk-nlupp.tsv'].map((file) => join(source, file));
const args = ['--data', resolve(values.data), '--talk', talk.join(',')];
args.push('--adapters', [...peers.map((peer) => `adapters/${peer}.mjs`), ours].join(','));
args.push('--only', values.only, '--limit', values.limit, '--tasks', values.tasks);
args.push('--json', join(copy, 'figures.json'));
if (values.dump) args.push('--dump', resolve(values.dump));
execFileSync(process.execPath, ['run.mjs', ...args], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, AGENT_CHAT: root },
});
