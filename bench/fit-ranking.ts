// Fits the weights of api/ranking/passages/ranking-weights.ts and confidence.ts on the development sets of the shared retrieval
// benchmark, and prints their accuracy on sets they were not fitted on (one data set left out at a time).
//   npx tsx bench/fit-ranking.ts [--limit 120] [--variants plain,typo] [--quick] [--dump file]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { FEATURES, WEIGHTS } from '../api/ranking/passages/ranking-weights.ts';
import { PassageIndex } from '../api/site-index/passage-index.ts';
import { learnWeights } from './learn-weights.ts';

const DATA = fileURLToPath(new URL('../../shared/bench/retrieval/data/dev', import.meta.url));
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? (process.argv[at + 1] ?? otherwise) : otherwise;
};

type BenchPassage = {
  id: string;
  doc: string;
  lang: string;
  title?: string;
  heading?: string;
  text: string;
  site?: string;
};
type BenchQuery = { id: string; q: string; gold: string[]; site?: string; v?: Record<string, string> };
type BenchSet = { name: string; lang: string; passages: BenchPassage[]; queries: BenchQuery[] };
/** Candidates of one question: features one after the other, and which of them are right. */
type List = {
  set: string;
  lang: string;
  variant: string;
  features: Float64Array[];
  gold: boolean[];
  goldCount: number;
  heldBack: boolean;
};

if (!existsSync(DATA)) {
  console.log(`fit-ranking: skipped, ${DATA} is missing`);
  process.exit(0);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

function collect(set: BenchSet, limit: number, variants: readonly string[]): List[] {
  const lists: List[] = [];
  const sites = new Map<string, BenchPassage[]>();
  for (const passage of set.passages)
    sites.set(passage.site ?? '', [...(sites.get(passage.site ?? '') ?? []), passage]);
  const index = new PassageIndex(new Database(':memory:'));
  const ids = new Map<number, string>();
  let next = 1;
  for (const [site, passages] of sites) {
    const pages = new Map<string, BenchPassage[]>();
    for (const passage of passages) pages.set(passage.doc, [...(pages.get(passage.doc) ?? []), passage]);
    for (const list of pages.values()) for (const passage of list) ids.set(next++, passage.id);
    index.replacePages(
      site,
      [...pages].map(([url, list]) => ({
        url,
        title: list[0]?.title ?? '',
        lang: list[0]?.lang ?? '',
        contentHash: '',
        fetchedAtMs: 0,
        passages: list.map(({ heading, text }) => ({ heading: heading ?? '', text })),
      })),
    );
  }
  const queries = [...set.queries].sort((a, b) => hash(a.id) - hash(b.id)).slice(0, limit);
  for (const [at, query] of queries.entries()) {
    for (const variant of variants) {
      const text = variant === 'plain' ? query.q : query.v?.[variant];
      if (!text) continue;
      const gold = new Set(query.gold);
      const found = index.explain(query.site ?? '', text);
      lists.push({
        set: set.name,
        lang: set.lang,
        variant,
        features: found.map((entry) => entry.features),
        gold: found.map((entry) => gold.has(ids.get(entry.passageId) ?? '')),
        goldCount: gold.size,
        heldBack: at < 150,
      });
    }
  }
  return lists;
}

const COUNT = FEATURES.length;

/** R@1 and R@5 in per cent. */
function measure(lists: readonly List[], weights: Float64Array): { first: number; five: number } {
  let first = 0;
  let five = 0;
  for (const list of lists) {
    const order = list.features
      .map((features, i) => ({ i, score: features.reduce((sum, value, f) => sum + value * (weights[f] as number), 0) }))
      .sort((a, b) => b.score - a.score);
    if (order[0] && list.gold[order[0].i]) first++;
    if (order.slice(0, 5).some(({ i }) => list.gold[i])) five++;
  }
  return { first: (100 * first) / Math.max(lists.length, 1), five: (100 * five) / Math.max(lists.length, 1) };
}

const limit = Number(option('limit', '120'));
const variants = option('variants', 'plain').split(',');
const lists: List[] = [];
for (const file of readdirSync(DATA)
  .filter((name) => name.endsWith('.json'))
  .sort()) {
  lists.push(...collect(JSON.parse(readFileSync(`${DATA}/${file}`, 'utf8')) as BenchSet, limit, variants));
}
const dump = option('dump', '');
if (dump) {
  const rows = lists.flatMap((list) => list.features);
  const flat = new Float32Array(rows.length * COUNT);
  rows.forEach((row, i) => {
    flat.set(row, i * COUNT);
  });
  writeFileSync(`${dump}.f32`, flat);
  writeFileSync(
    `${dump}.json`,
    JSON.stringify({
      names: FEATURES,
      lists: lists.map(({ set, lang, variant, gold, goldCount, heldBack }) => ({
        set,
        lang,
        variant,
        goldCount,
        heldBack,
        gold: gold.map(Number),
      })),
    }),
  );
  process.exit(0);
}
const names = [...new Set(lists.map((list) => list.set))];
const current = Float64Array.from(FEATURES, (name) => WEIGHTS[name]);
const trained = learnWeights(lists, COUNT, 250);
const format = ({ first, five }: { first: number; five: number }) =>
  `${first.toFixed(1).padStart(5)} / ${five.toFixed(1).padStart(5)}`;
const sums = new Map<string, number[]>();
const quick = process.argv.includes('--quick');
const without = (name: string) =>
  quick
    ? trained
    : learnWeights(
        lists.filter((list) => list.set !== name),
        COUNT,
        150,
      );
console.log('data set       variant  in 60 | now R@1 / R@5   | fitted on all   | fitted without it');
for (const name of names) {
  const left = without(name);
  for (const variant of variants) {
    const own = lists.filter((list) => list.set === name && list.variant === variant);
    if (own.length === 0) continue;
    const found = (100 * own.filter((list) => list.gold.some(Boolean)).length) / own.length;
    const row = [measure(own, current), measure(own, trained), measure(own, left)];
    console.log(
      `${name.padEnd(14)} ${variant.padEnd(8)} ${found.toFixed(1).padStart(5)} | ${row.map(format).join('   | ')}`,
    );
    const sum = sums.get(variant) ?? [0, 0, 0, 0, 0, 0, 0];
    [1, found, ...row.map((entry) => entry.first), 0, 0].forEach((value, i) => {
      sum[i] = (sum[i] ?? 0) + value;
    });
    sums.set(variant, sum);
  }
}
for (const [variant, [count = 1, ...rest]] of sums)
  console.log(
    `mean ${variant}: in 60 ${((rest[0] ?? 0) / count).toFixed(1)}, R@1 now ${((rest[1] ?? 0) / count).toFixed(1)}, fitted ${((rest[2] ?? 0) / count).toFixed(1)}, left out ${((rest[3] ?? 0) / count).toFixed(1)}`,
  );
console.log(FEATURES.map((name, i) => `${name}: ${(trained[i] as number).toFixed(2)}`).join(', '));
