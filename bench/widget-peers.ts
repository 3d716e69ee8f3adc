// Our built widget beside chat widgets from npm, in the shared peers' bench. `--peers`, `--scenarios a,b`, `--rounds 3`, `--once`.
// Build first: npm run build. Copies ../shared/bench/widget to .cache/ and installs its peers there once; skips without it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findWholeChromium } from '../.ci/chromium.mjs';

const root = resolve(import.meta.dirname, '../..');
const shared = join(root, '../shared/bench/widget');
const copy = join(root, '.cache/widget-bench');
const ours = join(root, 'bench/adapters/widget-agent-chat.mjs');

/** `null` is the harness alone: what its row costs is in every other row too. */
const PEERS = ['null', 'agent-chat', 'lit-marked', 'deep-chat'];
const SCENARIOS = ['startup', 'stream-max', 'typing', 'history-1000', 'heap'];

type Reading = {
  error?: string;
  total?: { cpuTaskDuration: number };
  growth?: number;
  focusable?: number;
  lastPaint?: number;
  p95?: number;
  many?: { js: number };
  empty?: { js: number };
  added?: number;
  removed?: number;
  final?: number;
  assets?: { brotli: number }[];
};
type Sample = { type: 'sample'; peer: string; scenario: string; result: Reading };

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

if (existsSync(shared)) run();
else console.log('skipped: ../shared/bench/widget is not here.');

function run(): void {
  install();
  const once = process.argv.includes('--once');
  const peers = (option('peers')?.split(',') ?? PEERS).map((peer) => (peer === 'agent-chat' ? ours : peer));
  const out = join(mkdtempSync(join(tmpdir(), 'agent-chat-peers-')), 'samples.jsonl');
  const rounds = option('rounds') ?? (once ? '1' : '3');
  const scenarios = option('scenarios');
  command(process.execPath, [
    'run.mjs',
    ...['--peers', peers.join(','), '--out', out, '--rounds', rounds],
    ...(once ? ['--once'] : ['--startups', rounds]),
    ...(scenarios ? ['--scenarios', scenarios] : once ? [] : ['--scenarios', SCENARIOS.join(',')]),
  ]);
  report(readSamples(out));
  rmSync(resolve(out, '..'), { recursive: true, force: true });
}

/** The peers as the bench's lock file has them, without their install scripts; again when the lock file changes. */
function install(): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const isCurrent = existsSync(join(copy, 'package-lock.json')) && lock(copy) === lock(shared);
  cpSync(shared, copy, { recursive: true });
  command('chmod', ['-R', 'u+w', '--', copy]);
  if (!isCurrent || !existsSync(join(copy, 'node_modules/.package-lock.json'))) {
    command('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  }
}

function command(program: string, options: string[]): void {
  const { status } = spawnSync(program, options, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, BENCH_CHROMIUM: findWholeChromium() ?? '' },
  });
  if (status !== 0) throw new Error(`${program} ${options[0]} ended with ${status}; see above.`);
}

function readSamples(file: string): Sample[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample)
    .filter(({ type }) => type === 'sample');
}

/** One row for a scenario and a peer: medians, and the ratio of CPU to ours after the harness' own is taken off both. */
function report(samples: readonly Sample[]): void {
  const of = (scenario: string, peer: string) =>
    samples.filter((s) => s.scenario === scenario && s.peer === peer).map(({ result }) => result);
  const cpu = (list: readonly Reading[]) => middle(list.flatMap(({ total }) => (total ? [total.cpuTaskDuration] : [])));
  const rows: Record<string, number | string>[] = [];
  for (const scenario of new Set(samples.map((s) => s.scenario))) {
    const floor = cpu(of(scenario, 'null')) ?? 0;
    const own = cpu(of(scenario, 'agent-chat'));
    for (const peer of new Set(samples.map((s) => s.peer))) {
      const list = of(scenario, peer);
      const used = cpu(list);
      rows.push({
        scenario,
        peer,
        samples: list.filter(({ error }) => !error).length,
        'CPU ms': round(used),
        'CPU to ours': used && own && peer !== 'null' ? round((used - floor) / (own - floor), 2) : '',
        ...extras(list),
        error: list.find(({ error }) => error)?.error ?? '',
      });
    }
  }
  const columns = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => row[name] !== ''));
  console.table(rows, columns);
  console.log('CPU: main thread of the page; the ratio is taken after the null row is subtracted from both.');
}

/** What a scenario measures besides CPU. */
function extras(list: readonly Reading[]): Record<string, number | string> {
  const pick = (read: (reading: Reading) => number | undefined) =>
    middle(
      list.flatMap((reading) => {
        const value = read(reading);
        return value === undefined ? [] : [value];
      }),
    );
  return {
    'last ÷ first quarter': round(
      pick(({ growth }) => growth),
      2,
    ),
    'ready ms': round(pick(({ focusable }) => focusable)),
    'last paint ms': round(pick(({ lastPaint }) => lastPaint)),
    'key p95 ms': round(pick(({ p95 }) => p95)),
    'heap KB': round(pick(({ many, empty }) => many && empty && (many.js - empty.js) / 1024)),
    'nodes added': round(pick(({ added }) => added)),
    'nodes at the end': round(pick(({ final }) => final)),
    'brotli bytes': round(pick(({ assets }) => assets?.reduce((sum, asset) => sum + asset.brotli, 0))),
  };
}

function middle(list: readonly number[]): number | undefined {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}

function round(value: number | undefined, digits = 0): number | string {
  return value === undefined ? '' : Number(value.toFixed(digits));
}
