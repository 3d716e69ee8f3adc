// Visitors' questions end to end: pages go in, a message comes, the reply is right, wrong or a refusal. Beside FTS5 with BM25 sentences.
//   npm run bench:visitor -- [--only mattress-en,tea-zh] [--limit 100] [--tasks ask,followup,talk,typos] [--peers baseline] [--data folder]
//     [--http] [--dump folder]
// `--data bench/sites` asks the eleven sites of this repository.
// `typos`: the questions with a word of five letters and more, asked as they are and with one slip in it; points of R@1 that it costs.
// `--http` asks the built server (npm run build) over its API, which takes minutes. The benchmark is not part of this repository: it is
// expected at ../shared/bench/visitor, with ../shared/bench/retrieval, whose peers it uses.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRetrieval, sharedBench } from './adapters/copy-shared.ts';
import { withSlip } from './adapters/slip.ts';
import { readSites } from './fit/read-sites.ts';

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
const tasks = values.tasks.split(',').filter((task) => task !== 'typos');
const figures = join(copy, 'figures.json');
const data = asJson(resolve(values.data));
if (tasks.length > 0) run(data, tasks, values.dump);
if (values.tasks.includes('typos')) runTypos();

/** A folder of sets in the form that the runner reads; sites as in bench/sites are put into it. */
function asJson(folder: string): string {
  if (!readdirSync(folder).some((name) => name.endsWith('.queries.tsv'))) return folder;
  const made = join(copy, 'sites-as-json');
  mkdirSync(made, { recursive: true });
  for (const site of readSites(folder)) writeFileSync(join(made, `${site.name}.json`), JSON.stringify(site));
  return made;
}

function run(data: string, some: readonly string[], dump?: string): void {
  const args = ['--data', data, '--talk', talk.join(',')];
  args.push('--adapters', [...peers.map((peer) => `adapters/${peer}.mjs`), ours].join(','));
  args.push('--only', values.only, '--limit', values.limit, '--tasks', some.join(','));
  args.push('--json', figures);
  if (dump) args.push('--dump', resolve(dump));
  execFileSync(process.execPath, ['run.mjs', ...args], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, AGENT_CHAT: root },
  });
}

type Query = { q: string; kind: string };
type Row = { set: string; task: string; adapter: string; r1: number; right: number };

/** Asks the same questions twice, and prints what the slip costs for each site. */
function runTypos(): void {
  const rows = { plain: [] as Row[], slipped: [] as Row[] };
  for (const kind of ['plain', 'slipped'] as const) {
    const folder = join(copy, kind);
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(data).filter((name) => name.endsWith('.json'))) {
      const set = JSON.parse(readFileSync(join(data, file), 'utf8'));
      const queries = (set.queries as Query[]).flatMap((query) => {
        const q = query.kind === 'in' ? withSlip(query.q, set.lang) : null;
        return q === null ? [] : [kind === 'slipped' ? { ...query, q } : query];
      });
      if (set.task !== 'followup' && queries.length > 0)
        writeFileSync(join(folder, file), JSON.stringify({ ...set, queries, followups: [] }));
    }
    run(folder, ['ask'], values.dump && join(values.dump, kind));
    rows[kind] = JSON.parse(readFileSync(figures, 'utf8')).rows;
  }
  const lost = rows.plain.map((row, at) => ({ ...row, lost: 100 * (row.r1 - (rows.slipped[at] as Row).r1) }));
  for (const adapter of new Set(lost.map((row) => row.adapter))) {
    const own = lost.filter((row) => row.adapter === adapter);
    const mean = own.reduce((sum, row) => sum + row.lost, 0) / own.length;
    const sites = own.map((row) => `${row.set} ${row.lost.toFixed(1)}`).join(', ');
    console.log(`typos: points of R@1 lost, ${adapter}: mean ${mean.toFixed(1)} (${sites})`);
  }
}
