// Build rate, size and query time of the site index on made-up pages, against plain FTS5 on the same texts in the same run.
//   npx tsx bench/index-scale.ts [pages, default 2000; the product must stay quick at 100000]
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { PassageIndex } from '../api/site-index/passage-index.ts';

const pages = Number(process.argv[2] ?? 2000);
const PASSAGES = 5;
const WORDS = 110;
const QUERIES = 100;

let state = 42;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
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

const dir = mkdtempSync(join(tmpdir(), 'index-scale-'));
const open = (file: string) => {
  const db = new Database(join(dir, file));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  return db;
};
const ours = open('ours.db');
const plain = open('plain.db');
plain.exec('CREATE VIRTUAL TABLE f USING fts5(title, heading, body)');
const insert = plain.prepare('INSERT INTO f (title, heading, body) VALUES (?, ?, ?)');
const index = new PassageIndex(ours);

let oursMs = 0;
let plainMs = 0;
const questions: string[] = [];
const BATCH = 200;
for (let done = 0; done < pages; done += BATCH) {
  const batch = Array.from({ length: Math.min(BATCH, pages - done) }, (_, i) => ({
    url: `https://scale.example/${done + i}`,
    title: `${word()} ${word()}`,
    lang: 'en',
    contentHash: '',
    fetchedAtMs: 0,
    passages: Array.from({ length: PASSAGES }, () => ({ heading: word(), text: passage() })),
  }));
  let started = performance.now();
  index.replacePages('scale', batch);
  oursMs += performance.now() - started;
  started = performance.now();
  plain.transaction(() => {
    for (const page of batch) for (const { heading, text } of page.passages) insert.run(page.title, heading, text);
  })();
  plainMs += performance.now() - started;
  const text = batch[0]?.passages[0]?.text.split(' ') ?? [];
  if (questions.length < QUERIES) questions.push(`what is ${text.slice(3, 9).join(' ')}`.replace(/\./g, ''));
}
ours.pragma('wal_checkpoint(TRUNCATE)');
plain.pragma('wal_checkpoint(TRUNCATE)');

const percentile = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const timed = (ask: (question: string) => unknown) => {
  const times = questions.map((question) => {
    const started = performance.now();
    ask(question);
    return performance.now() - started;
  });
  return `first ${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} ms, again ${(() => {
    const again = questions.map((question) => {
      const started = performance.now();
      ask(question);
      return performance.now() - started;
    });
    return `${percentile(again, 0.5).toFixed(1)} / ${percentile(again, 0.95).toFixed(1)} ms`;
  })()}`;
};
const match = plain.prepare('SELECT rowid FROM f WHERE f MATCH ? ORDER BY rank LIMIT 10');
const any = (question: string) =>
  question
    .split(' ')
    .map((part) => `"${part}"`)
    .join(' OR ');
const count = pages * PASSAGES;
const size = (file: string) => statSync(join(dir, file)).size / 2 ** 20;
console.log(`${pages} pages, ${count} passages (p50 / p95 of ${questions.length} questions)`);
console.log(
  `plain FTS5  ${((count / plainMs) * 1000).toFixed(0).padStart(7)} passages/s  ${size('plain.db').toFixed(0).padStart(6)} MiB  ${timed((question) => match.all(any(question)))}`,
);
console.log(
  `agent-chat  ${((count / oursMs) * 1000).toFixed(0).padStart(7)} passages/s  ${size('ours.db').toFixed(0).padStart(6)} MiB  ${timed((question) => index.search('scale', question))}`,
);
console.log(
  `size ${(size('ours.db') / size('plain.db')).toFixed(2)}x of plain FTS5, resident ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`,
);
ours.close();
plain.close();
rmSync(dir, { recursive: true });
