// Fits the sentence weights of api/site-index/answer-weights.ts on the development sets of the shared retrieval benchmark: the
// sentences of the five best passages that hold an answer are the right ones.
//   npx tsx bench/fit-answer.ts [--limit 80]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { sentencesOf } from '../api/site-index/answer.ts';
import { SENTENCE_FEATURES } from '../api/site-index/answer-weights.ts';
import { PassageIndex } from '../api/site-index/passage-index.ts';
import { hasUnspacedScript } from '../api/site-index/segment-words.ts';
import { type LearnList, learnWeights } from './learn-weights.ts';

const DATA = fileURLToPath(new URL('../../shared/bench/retrieval/data/dev', import.meta.url));
const at = process.argv.indexOf('--limit');
const limit = at > 0 ? Number(process.argv[at + 1]) : 80;
if (!existsSync(DATA)) {
  console.log(`fit-answer: skipped, ${DATA} is missing`);
  process.exit(0);
}

type BenchPassage = { doc: string; lang: string; title?: string; heading?: string; text: string; site?: string };
type BenchSet = {
  name: string;
  lang: string;
  passages: BenchPassage[];
  queries: { q: string; site?: string; answers?: string[] }[];
};

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

const lists: LearnList[] = [];
for (const name of readdirSync(DATA)
  .filter((file) => file.endsWith('.json'))
  .sort()) {
  const set = JSON.parse(readFileSync(`${DATA}/${name}`, 'utf8')) as BenchSet;
  const asked = set.queries.filter((query) => query.answers);
  if (asked.length === 0) continue;
  const index = new PassageIndex(new Database(':memory:'));
  const pages = new Map<string, BenchPassage[]>();
  for (const passage of set.passages) pages.set(passage.doc, [...(pages.get(passage.doc) ?? []), passage]);
  for (const [url, list] of pages) {
    index.replacePage(list[0]?.site ?? 's', {
      url,
      title: list[0]?.title ?? '',
      lang: set.lang,
      contentHash: '',
      fetchedAtMs: 0,
      passages: list.map(({ heading, text }) => ({ heading: heading ?? '', text })),
    });
  }
  const step = Math.max(1, Math.floor(asked.length / limit));
  for (let i = Math.floor(step / 2); i < asked.length; i += step) {
    const query = asked[i];
    if (!query) continue;
    const site = query.site ?? 's';
    const sentences = sentencesOf(query.q, index.search(site, query.q, { limit: 5 }), index.statistics(site));
    lists.push({
      set: set.name,
      features: sentences.map((sentence) => sentence.features),
      gold: sentences.map((sentence) => holds(sentence.text, query.answers ?? [])),
    });
  }
}

const COUNT = SENTENCE_FEATURES.length;
/** Per cent of the questions whose two best sentences hold an answer. */
function measure(list: readonly LearnList[], weights: Float64Array): number {
  const good = list.filter(({ features, gold }) => {
    const order = features
      .map((own, i) => ({ i, score: own.reduce((sum, value, f) => sum + value * (weights[f] as number), 0) }))
      .sort((a, b) => b.score - a.score);
    return order.slice(0, 2).some(({ i }) => gold[i]);
  });
  return (100 * good.length) / list.length;
}
const names = [...new Set(lists.map((list) => list.set))];
const all = learnWeights(lists, COUNT, 200);
const rows = names.map((name) => {
  const own = lists.filter((list) => list.set === name);
  return {
    name,
    fitted: measure(own, all),
    left: measure(
      own,
      learnWeights(
        lists.filter((list) => list.set !== name),
        COUNT,
        120,
      ),
    ),
  };
});
for (const { name, fitted, left } of rows)
  console.log(`${name.padEnd(14)} fitted ${fitted.toFixed(1)}, left out ${left.toFixed(1)}`);
const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
console.log(
  `mean: fitted ${average(rows.map((row) => row.fitted)).toFixed(1)}, left out ${average(rows.map((row) => row.left)).toFixed(1)}`,
);
console.log(SENTENCE_FEATURES.map((name, i) => `${name}: ${(all[i] as number).toFixed(2)}`).join(', '));
