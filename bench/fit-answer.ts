// Writes what bench/fit-answer.py fits the answer model on: the sentences of the best passages for the questions of the shared retrieval
// benchmark's development sets, of the visitors' sets, of the demo shop's lists and of the small sites of the tests, with their features and whether they hold an answer.
//   npm run bench fit-answer -- OUT_DIR [--limit 250]     then     python bench/fit-answer.py OUT_DIR --cv --write
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sentencesOf } from '../api/ranking/answers/answer.ts';
import { SENTENCE_FEATURES, scoreSentence } from '../api/ranking/answers/sentences/answer-model.ts';
import { PassageIndex } from '../api/site-index/passage-index.ts';
import { hasUnspacedScript } from '../api/text/segment-words.ts';
import { choose } from './fit/choose.ts';
import { visitorSets } from './fit/collect-questions.ts';
import { askListedForSentences, askVisitorsForSentences } from './fit/collect-sentences.ts';
import { demoShop, smallSites } from './fit/listed-sites.ts';

const DATA = join(process.cwd(), '../shared/bench/retrieval/data/dev');
const VISITORS = join(process.cwd(), '../shared/bench/visitor');
/** Questions of a data set; of those with many topics twice as many. Asked for again and again, one page teaches little more. */
const limitAt = process.argv.indexOf('--limit');
const limit = limitAt > 0 ? Number(process.argv[limitAt + 1]) : 250;
const MANY_PAGES = 40;
const PASSAGES = 5;
const out = process.argv[2];
if (!out || !existsSync(DATA)) {
  console.log(`fit-answer: skipped, ${out ? `${DATA} is missing` : 'no folder to write to was given'}`);
  process.exit(0);
}

type BenchPassage = {
  id: string;
  doc: string;
  lang: string;
  title?: string;
  heading?: string;
  text: string;
  site?: string;
};
type BenchQuery = { id: string; q: string; gold: string[]; site?: string; answers?: string[] };
type BenchSet = { name: string; lang: string; passages: BenchPassage[]; queries: BenchQuery[] };

const plain = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `;
function holds(text: string, answers: readonly string[]): boolean {
  const padded = plain(text);
  return answers.some((answer) => {
    const wanted = plain(answer);
    if (wanted.trim() === '') return false;
    return (
      padded.includes(wanted) ||
      (hasUnspacedScript(answer) && padded.replaceAll(' ', '').includes(wanted.replaceAll(' ', '')))
    );
  });
}
/** One question: its sentences one after the other, the passage of each, which are right, and what the model in use makes of them. */
type Row = {
  source: 'retrieval' | 'visitor';
  set: string;
  /** What is left out together: a data set or a site. */
  fold: string;
  passages: number[];
  gold: number[];
  goldPassages: number[];
  present: number[];
  bonus: number[];
};
const rows: Row[] = [];
const features: Float64Array[] = [];
for (const file of readdirSync(DATA)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  const set = JSON.parse(readFileSync(join(DATA, file), 'utf8')) as BenchSet;
  const index = new PassageIndex(new Database(':memory:'));
  const ids = new Map<number, string>();
  let next = 1;
  const pages = new Map<string, BenchPassage[]>();
  for (const passage of set.passages) {
    const key = `${passage.site ?? 's'}\n${passage.doc}`;
    pages.set(key, [...(pages.get(key) ?? []), passage]);
  }
  for (const [key, list] of pages) {
    const [site = 's', url = ''] = key.split('\n');
    for (const passage of list) ids.set(next++, passage.id);
    index.replacePage(site, {
      url,
      title: list[0]?.title ?? '',
      lang: list[0]?.lang ?? '',
      contentHash: '',
      fetchedAtMs: 0,
      passages: list.map(({ heading, text }) => ({ heading: heading ?? '', text })),
    });
  }
  const count = pages.size > MANY_PAGES || set.passages.length > 500 ? limit * 2 : limit;
  for (const query of choose(set.queries, count, ({ id }) => id)) {
    const site = query.site ?? 's';
    const hits = index.search(site, query.q, { limit: PASSAGES });
    const isGold = hits.map((hit) => query.gold.includes(ids.get(hit.passageId) ?? ''));
    const sentences = sentencesOf(query.q, hits, index.statistics(site));
    if (sentences.length === 0) continue;
    rows.push({
      source: 'retrieval',
      set: set.name,
      // The same texts in several languages stay together.
      fold: set.name.replace(/^xquad-.*/, 'xquad'),
      present: sentences.map(({ score }) => score),
      bonus: sentences.map(({ score, features }) => score - scoreSentence(features)),
      passages: sentences.map((sentence) => sentence.passage),
      gold: sentences.map((sentence) =>
        Number(query.answers ? holds(sentence.text, query.answers) : isGold[sentence.passage]),
      ),
      goldPassages: isGold.map(Number),
    });
    features.push(...sentences.map((sentence) => sentence.features));
  }
  console.log(`${set.name}: ${rows.length} questions so far`);
}
const ROOT = process.cwd();
const visitors = await askVisitorsForSentences(visitorSets(VISITORS, ROOT), ROOT);
const sites = [demoShop(ROOT), ...smallSites(ROOT)];
const listed = (await Promise.all(sites.map(askListedForSentences))).flat();
for (const { set, group, sentences, gold, goldPassages } of [...visitors, ...listed]) {
  if (sentences.length === 0) continue;
  rows.push({
    source: 'visitor',
    set,
    fold: group,
    passages: sentences.map(({ passage }) => passage),
    gold: [...gold],
    goldPassages: goldPassages.map(Number),
    present: sentences.map(({ score }) => score),
    bonus: sentences.map(({ score, features }) => score - scoreSentence(features)),
  });
  features.push(...sentences.map((sentence) => sentence.features));
}
console.log(`${rows.length} questions`);
mkdirSync(out, { recursive: true });
const flat = new Float32Array(features.length * SENTENCE_FEATURES.length);
features.forEach((row, i) => {
  flat.set(row, i * SENTENCE_FEATURES.length);
});
writeFileSync(join(out, 'X.f32'), flat);
writeFileSync(join(out, 'rows.json'), JSON.stringify({ names: SENTENCE_FEATURES, rows }));
