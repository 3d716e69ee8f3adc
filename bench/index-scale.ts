// Build rate, size, memory and query time of the site index on made-up pages, against plain FTS5 on the same texts in the same run.
//   npm run bench index-scale [pages, default 2000]
// Times are CPU time of this process, so that other work of the machine does not count; only the disk is waited for.
// Measured whenever the index has grown tenfold: 1,000, 10,000 and so on up to `pages`. 100,000 pages take some minutes.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type IndexedPage, PassageIndex } from '../api/site-index/passage-index.ts';

const most = Number(process.argv[2] ?? 2_000);
const PASSAGES = 5;
const WORDS = 110;
/** Pages of one transaction. */
const BATCH = 50;
/** Questions of each kind, asked at every size. */
const QUESTIONS = 40;

const random = createRandom(42);
const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa ze chi dro fle gra plo stu tra'.split(' ');
const vocabulary = Array.from({ length: 60_000 }, (_, i) => {
  let word = '';
  for (let n = i + 24; n > 0; n = Math.floor(n / SYLLABLES.length)) word += SYLLABLES[n % SYLLABLES.length];
  return word;
});
/** Zipf-like: the first words are as common as "the". */
const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] as string;
const sentence = () => `${Array.from({ length: 11 }, word).join(' ')}.`;
const passage = () => Array.from({ length: WORDS / 11 }, sentence).join(' ');
const pageOf = (number: number): IndexedPage => ({
  url: `https://scale.example/${number}`,
  title: `${word()} ${word()}`,
  lang: 'en',
  contentHash: '',
  fetchedAtMs: 0,
  passages: Array.from({ length: PASSAGES }, () => ({ heading: word(), text: passage() })),
});

const folder = mkdtempSync(join(tmpdir(), 'index-scale-'));
function run(): void {
  const [ours, plain] = [open('ours.db'), open('plain.db')];
  plain.exec('CREATE VIRTUAL TABLE f USING fts5(title, heading, body)');
  const insert = plain.prepare('INSERT INTO f (title, heading, body) VALUES (?, ?, ?)');
  const index = new PassageIndex(ours);
  const match = plain.prepare('SELECT rowid FROM f WHERE f MATCH ? ORDER BY rank LIMIT 10');
  const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size < most).concat(most);
  const questions: Record<string, string[]> = { words: [], typo: [], common: [] };
  const rows: Record<string, unknown>[] = [];
  let [oursMs, plainMs, longestMs, resident, reported] = [0, 0, 0, 0, 0];

  for (let done = 0; done < most; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, most - done) }, (_, i) => pageOf(done + i));
    for (const page of batch) {
      const tookMs = timed(() => index.replacePage('scale', page));
      oursMs += tookMs;
      longestMs = Math.max(longestMs, tookMs);
    }
    plainMs += timed(() =>
      plain.transaction(() => {
        for (const page of batch) for (const { heading, text } of page.passages) insert.run(page.title, heading, text);
      })(),
    );
    resident = Math.max(resident, process.memoryUsage.rss());
    addQuestions(questions, batch[0] as IndexedPage);
    const size = sizes[0] as number;
    if (done + batch.length < size) continue;
    sizes.shift();
    const passages = (size - reported) * PASSAGES;
    const all = Object.values(questions).flat();
    // Each once before: the first touch of a page of the file measures the disk. Plain FTS5 has no memory of its own to fill.
    const first = times(all, (question) => index.search('scale', question));
    const mine = times(all, (question) => index.search('scale', question));
    // A third of them: at 500,000 passages it takes a second or two for each.
    const some = all.filter((_, n) => n % 3 === 0);
    const theirs = times(some, (question) => match.all(anyOf(question)));
    const ofKind = (kind: string) => times(questions[kind] as string[], (question) => index.search('scale', question));
    rows.push({
      pages: size,
      'passages/s': rate(passages, oursMs),
      'plain passages/s': rate(passages, plainMs),
      'MiB, plain': `${mebibytes(ours, 'ours.db')}, ${mebibytes(plain, 'plain.db')}`,
      'first ms': quantiles(first),
      'ms p50 / p95': quantiles(mine),
      'plain ms': quantiles(theirs),
      'words ms': quantiles(ofKind('words')),
      'typo ms': quantiles(ofKind('typo')),
      'common ms': quantiles(ofKind('common')),
      'page ms, most': longestMs.toFixed(0),
      'MiB resident': Math.round(resident / 2 ** 20),
    });
    console.log(JSON.stringify(rows.at(-1)));
    [oursMs, plainMs, longestMs, reported] = [0, 0, 0, size];
  }
  console.table(rows);
  ours.close();
  plain.close();
}

/** Six neighbouring words of a passage; three of its rarer words, one misspelt; and words that are in most passages. */
function addQuestions(questions: Record<string, string[]>, page: IndexedPage): void {
  if ((questions.words as string[]).length >= QUESTIONS) return;
  for (const { text } of page.passages.slice(0, 3)) {
    const words = text.replaceAll('.', '').split(' ');
    questions.words?.push(`what is ${words.slice(3, 9).join(' ')}`);
    const rare = words.toSorted((a, b) => b.length - a.length).slice(0, 3);
    const [longest = ''] = rare;
    questions.typo?.push([`${longest.slice(0, 3)}${longest.slice(4)}`, ...rare.slice(1)].join(' '));
    questions.common?.push(
      vocabulary
        .slice((questions.common?.length ?? 0) % 20)
        .slice(0, 3)
        .join(' '),
    );
  }
}

function open(file: string): Database.Database {
  const db = new Database(join(folder, file));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  return db;
}

/** Milliseconds of CPU. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const times = (questions: readonly string[], ask: (question: string) => unknown) =>
  questions.map((question) => timed(() => ask(question)));

function quantiles(measured: readonly number[]): string {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

const rate = (count: number, ms: number) => Math.round((count / ms) * 1000);

function mebibytes(db: Database.Database, file: string): number {
  db.pragma('wal_checkpoint(TRUNCATE)');
  return Math.round(statSync(join(folder, file)).size / 2 ** 20);
}

function anyOf(question: string): string {
  return question
    .split(' ')
    .map((part) => `"${part}"`)
    .join(' OR ');
}

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

try {
  run();
} finally {
  rmSync(folder, { recursive: true });
}
