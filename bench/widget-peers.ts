// Our built widget beside chat widgets from npm, in the shared peers' bench. `--peers`, `--scenarios a,b`, `--rounds 3`, `--once`.
// Build first: npm run build. Copies ../shared/bench/widget to .cache/ and installs its peers there once; skips without it.
// `--count-instructions` runs the pages in an emulator that counts (instructions/emulated-browser.ts): CPU times and milliseconds are those of the
// emulator then, and not shown.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findWholeChromium } from '../.ci/chromium.mjs';
import { emulatedBrowser } from './instructions/emulated-browser.ts';

const root = resolve(import.meta.dirname, '../..');
const shared = join(root, '../shared/bench/widget');
const copy = join(root, '.cache/widget-bench');
/** Our pages; the others are peers of the shared bench. */
const ours = new Map(
  ['agent-chat', 'agent-chat-following'].map((id) => [id, join(root, `bench/adapters/widget-${id}.mjs`)]),
);
const counting = join(root, 'bench/instructions');
const counts = process.argv.includes('--count-instructions');

/** `null` is the harness alone: what its row costs is in every other row too. */
const PEERS = ['null', 'agent-chat', 'lit-marked', 'deep-chat'];
const SCENARIOS = ['startup', 'stream-max', 'typing', 'history-1000', 'heap'];

type Reading = {
  error?: string;
  total?: { cpuTaskDuration: number; instructions?: number; layouts?: number; styles?: number };
  followed?: boolean[];
  growth?: number;
  focusable?: number;
  lastPaint?: number;
  /** Tasks over 50 ms by the clock, and by their CPU time; that of the longest in milliseconds. */
  longTasks?: number;
  cpuLongTasks?: number;
  cpuLongestTask?: number;
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
  const peers = (option('peers')?.split(',') ?? PEERS).map((peer) => ours.get(peer) ?? peer);
  const out = join(mkdtempSync(join(tmpdir(), 'agent-chat-peers-')), 'samples.jsonl');
  const rounds = option('rounds') ?? (once ? '1' : '3');
  const scenarios = option('scenarios');
  const hasStart = scenarios ? scenarios.includes('startup') : !once && SCENARIOS.includes('startup');
  const emulated = counts
    ? emulatedBrowser(counting, join(root, '.cache/instructions'), findWholeChromium() ?? '')
    : {};
  if (counts) copyFileSync(join(counting, 'read-counts.py'), join(copy, 'lib/instructions.py'));
  command(
    process.execPath,
    [
      'run.mjs',
      ...['--peers', peers.join(','), '--out', out, '--rounds', rounds],
      ...(once ? ['--once'] : ['--startups', rounds]),
      ...(scenarios ? ['--scenarios', scenarios] : once ? [] : ['--scenarios', SCENARIOS.join(',')]),
    ],
    counts && hasStart ? { ...emulated, COUNT_TICKS: 'on' } : emulated,
  );
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

function command(program: string, options: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(program, options, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, BENCH_CHROMIUM: findWholeChromium() ?? '', ...environment },
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

/** One row for a scenario and a peer: medians, and the ratio of what it costs to ours after the harness' own is taken off both. */
function report(samples: readonly Sample[]): void {
  const of = (scenario: string, peer: string) =>
    samples.filter((s) => s.scenario === scenario && s.peer === peer).map(({ result }) => result);
  const unit = counts ? 'Mi' : 'CPU ms';
  const cost = (list: readonly Reading[]) => middle(list.flatMap(({ total }) => costOf(total) ?? []));
  const rows: Record<string, number | string>[] = [];
  for (const scenario of new Set(samples.map((s) => s.scenario))) {
    const floor = cost(of(scenario, 'null')) ?? 0;
    const own = cost(of(scenario, 'agent-chat'));
    for (const peer of new Set(samples.map((s) => s.peer))) {
      const list = of(scenario, peer);
      const used = cost(list);
      rows.push({
        scenario,
        peer,
        samples: list.filter(({ error }) => !error).length,
        [unit]: round(used),
        [`${unit} to ours`]: used && own && peer !== 'null' ? round((used - floor) / (own - floor), 2) : '',
        ...drawings(list),
        ...(counts ? {} : extras(list)),
        error: list.find(({ error }) => error)?.error ?? '',
      });
    }
  }
  const columns = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => row[name] !== ''));
  console.table(rows, columns);
  console.log(`${unit}: main thread of the page; the ratio is taken after the null row is subtracted from both.`);
  if (counts) console.log('Mi: million instructions in user code.');
}

/**
 * Milliseconds, or million instructions where they are counted. A start is over before the bench has its counter: the clock of the page's CPU
 * time counts there (`COUNT_TICKS`, instructions/count.c), and a millisecond of it is a million.
 */
function costOf(total: Reading['total']): number | undefined {
  return counts && total?.instructions ? total.instructions / 1e6 : total?.cpuTaskDuration;
}

/** How often was drawn, which must be the same emulated and not, and whether the newest words were in view meanwhile. */
function drawings(list: readonly Reading[]): Record<string, number | string> {
  const seen = list.flatMap(({ followed }) => followed ?? []);
  return {
    layouts: round(middle(list.flatMap(({ total }) => total?.layouts ?? []))),
    'style passes': round(middle(list.flatMap(({ total }) => total?.styles ?? []))),
    followed: seen.length > 0 ? `${seen.filter(Boolean).length} of ${seen.length}` : '',
  };
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
    'tasks > 50 ms': spread(list, ({ longTasks }) => longTasks),
    'by CPU': spread(list, ({ cpuLongTasks }) => cpuLongTasks),
    'longest, CPU ms': spread(list, ({ cpuLongestTask }) => cpuLongestTask),
    'key p95 ms': round(pick(({ p95 }) => p95)),
    'heap KB': round(pick(({ many, empty }) => many && empty && (many.js - empty.js) / 1024)),
    'nodes added': round(pick(({ added }) => added)),
    'nodes at the end': round(pick(({ final }) => final)),
    'brotli bytes': round(pick(({ assets }) => assets?.reduce((sum, asset) => sum + asset.brotli, 0))),
  };
}

/** The least and the most. */
function spread(list: readonly Reading[], read: (reading: Reading) => number | undefined): string {
  const values = list.flatMap((reading) => read(reading) ?? []);
  return values.length === 0 ? '' : `${round(Math.min(...values))} to ${round(Math.max(...values))}`;
}

function middle(list: readonly number[]): number | undefined {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
}

function round(value: number | undefined, digits = 0): number | string {
  return value === undefined ? '' : Number(value.toFixed(digits));
}
