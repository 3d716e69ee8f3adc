// Fits the logistic curve of api/site-index/confidence.ts: questions of a data set against questions of other sets in its language.
//   npx tsx bench/fit-confidence.ts [--limit 100]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { CONFIDENCE_FEATURES, confidenceInputs } from '../api/site-index/confidence.ts';
import { PassageIndex } from '../api/site-index/passage-index.ts';
import { readQuestion } from '../api/site-index/question.ts';

const DATA = fileURLToPath(new URL('../../shared/bench/retrieval/data/dev', import.meta.url));
const at = process.argv.indexOf('--limit');
const limit = at > 0 ? Number(process.argv[at + 1]) : 100;
if (!existsSync(DATA)) {
  console.log(`fit-confidence: skipped, ${DATA} is missing`);
  process.exit(0);
}

type BenchSet = {
  name: string;
  lang: string;
  passages: { doc: string; lang: string; title?: string; heading?: string; text: string; site?: string }[];
  queries: { q: string }[];
};
type Example = { set: string; inputs: Float64Array; isOwn: boolean };

const sets = readdirSync(DATA)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`${DATA}/${name}`, 'utf8')) as BenchSet)
  .filter((set) => !set.passages[0]?.site);
const base = (lang: string) => lang.split('-')[0];
/** Every n-th question, so that the pages of a set are all asked for. */
const some = (set: BenchSet, count: number) => {
  const step = Math.max(1, Math.floor(set.queries.length / count));
  return set.queries
    .filter((_, i) => i % step === Math.floor(step / 2))
    .slice(0, count)
    .map((query) => query.q);
};
const examples: Example[] = [];
for (const set of sets) {
  const others = sets.filter((other) => other !== set && base(other.lang) === base(set.lang));
  if (others.length === 0) continue;
  const index = new PassageIndex(new Database(':memory:'));
  const pages = new Map<string, BenchSet['passages']>();
  for (const passage of set.passages) pages.set(passage.doc, [...(pages.get(passage.doc) ?? []), passage]);
  index.replacePages(
    's',
    [...pages].map(([url, list]) => ({
      url,
      title: list[0]?.title ?? '',
      lang: set.lang,
      contentHash: '',
      fetchedAtMs: 0,
      passages: list.map(({ heading, text }) => ({ heading: heading ?? '', text })),
    })),
  );
  const statistics = index.statistics('s');
  if (!statistics) continue;
  const add = (text: string, isOwn: boolean) => {
    const hit = index.search('s', text, { limit: 1 })[0];
    const best = index.explain('s', text).find((entry) => entry.passageId === hit?.passageId);
    if (best)
      examples.push({ set: set.name, inputs: confidenceInputs(best.features, readQuestion(text, statistics)), isOwn });
  };
  for (const text of some(set, limit)) add(text, true);
  for (const other of others) for (const text of some(other, Math.ceil(limit / others.length))) add(text, false);
}

function learn(list: readonly Example[]): Float64Array {
  const count = CONFIDENCE_FEATURES.length;
  const weights = new Float64Array(count + 1);
  const momentum = new Float64Array(count + 1);
  const second = new Float64Array(count + 1);
  const slope = new Float64Array(count + 1);
  for (let step = 1; step <= 600; step++) {
    slope.fill(0);
    for (const { inputs, isOwn } of list) {
      const miss = (1 / (1 + Math.exp(-raw(inputs, weights))) - (isOwn ? 1 : 0)) / list.length;
      for (let i = 0; i < count; i++) slope[i] = (slope[i] as number) + miss * (inputs[i] as number);
      slope[count] = (slope[count] as number) + miss;
    }
    for (let i = 0; i <= count; i++) {
      const pull = (slope[i] as number) + (i < count ? 2e-4 * (weights[i] as number) : 0);
      momentum[i] = 0.9 * (momentum[i] as number) + 0.1 * pull;
      second[i] = 0.99 * (second[i] as number) + 0.01 * pull * pull;
      weights[i] =
        (weights[i] as number) -
        (0.1 * (momentum[i] as number)) /
          (1 - 0.9 ** step) /
          (Math.sqrt((second[i] as number) / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weights;
}
function raw(inputs: Float64Array, weights: Float64Array): number {
  let sum = weights[inputs.length] as number;
  for (let i = 0; i < inputs.length; i++) sum += (inputs[i] as number) * (weights[i] as number);
  return sum;
}
/** Area under the curve, and the share of foreign questions refused while 95 % of the own are answered. */
function judge(list: readonly Example[], weights: Float64Array): [number, number] {
  const own = list
    .filter((example) => example.isOwn)
    .map((example) => raw(example.inputs, weights))
    .sort((a, b) => a - b);
  const foreign = list.filter((example) => !example.isOwn).map((example) => raw(example.inputs, weights));
  let above = 0;
  for (const x of own) for (const y of foreign) above += x > y ? 1 : x === y ? 0.5 : 0;
  const cut = own[Math.floor(own.length * 0.05)] ?? 0;
  return [
    (100 * above) / (own.length * foreign.length),
    (100 * foreign.filter((y) => y < cut).length) / foreign.length,
  ];
}
const all = learn(examples);
const sums = [0, 0, 0, 0];
const names = [...new Set(examples.map((example) => example.set))];
for (const name of names) {
  const own = examples.filter((example) => example.set === name);
  const row = [...judge(own, all), ...judge(own, learn(examples.filter((example) => example.set !== name)))];
  row.forEach((value, i) => {
    sums[i] = (sums[i] ?? 0) + value / names.length;
  });
  console.log(name.padEnd(14), row.map((value) => value.toFixed(1).padStart(6)).join(' '));
}
console.log(
  'mean AUROC and refused at 95 %, fitted on all and with the set left out:',
  sums.map((value) => value.toFixed(1)).join(' '),
);
for (const cut of [0.1, 0.2, 0.3, 0.4, 0.5]) {
  const share = (isOwn: boolean) => {
    const list = examples.filter((example) => example.isOwn === isOwn);
    return (
      (100 * list.filter((example) => 1 / (1 + Math.exp(-raw(example.inputs, all))) >= cut).length) /
      list.length
    ).toFixed(1);
  };
  console.log(`confidence ${cut}: ${share(true)} % of own and ${share(false)} % of foreign questions pass`);
}
console.log([...CONFIDENCE_FEATURES, 'bias'].map((name, i) => `${name}: ${(all[i] as number).toFixed(2)}`).join(', '));
