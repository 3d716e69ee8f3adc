// Fits the logistic curves of api/ranking/passages/confidence.ts: questions of a data set against questions of other sets in its language,
// for whole sets, and for small sites, which are a few pages drawn from a set: there its questions for other pages are foreign too.
//   npx tsx bench/fit-confidence.ts [--limit 100]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { CONFIDENCE_FEATURES, confidenceInputs } from '../api/ranking/passages/confidence.ts';
import { readQuestion } from '../api/ranking/question/question.ts';
import { PassageIndex } from '../api/site-index/passage-index.ts';

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
  passages: { id: string; doc: string; lang: string; title?: string; heading?: string; text: string; site?: string }[];
  queries: { q: string; gold: string[] }[];
};
type Example = { set: string; inputs: Float64Array; isOwn: boolean; isSmall: boolean };

/** Passages of small sites, about, and how many sites of each size are drawn from a set. */
const SMALL_SIZES = [4, 8, 16, 32, 64];
const SMALL_DRAWS = 3;
/** Own and foreign questions asked of one small site at most, each. */
const SMALL_QUESTIONS = 24;

const sets = readdirSync(DATA)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(`${DATA}/${name}`, 'utf8')) as BenchSet)
  .filter((set) => !set.passages[0]?.site);
const base = (lang: string) => lang.split('-')[0];
/** Every n-th question, so that the questions cover all pages of a set. */
const some = (set: BenchSet, count: number) => {
  const step = Math.max(1, Math.floor(set.queries.length / count));
  return set.queries
    .filter((_, i) => i % step === Math.floor(step / 2))
    .slice(0, count)
    .map((query) => query.q);
};
/** Asks the site made of `passages`, and keeps the confidence features of its best passage. */
function askSite(set: BenchSet, passages: BenchSet['passages'], isSmall: boolean) {
  const index = new PassageIndex(new Database(':memory:'));
  const pages = new Map<string, BenchSet['passages']>();
  for (const passage of passages) pages.set(passage.doc, [...(pages.get(passage.doc) ?? []), passage]);
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
  return (text: string, isOwn: boolean): void => {
    const hit = index.search('s', text, { limit: 1 })[0];
    const best = index.explain('s', text).find((entry) => entry.passageId === hit?.passageId);
    if (!best || !statistics) return;
    const inputs = confidenceInputs(best.features, readQuestion(text, statistics));
    examples.push({ set: set.name, inputs, isOwn, isSmall });
  };
}

/** A random number from 0 to 1, the same in every run (mulberry32). */
let state = 7;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const draw = <T>(list: readonly T[], count: number): T[] =>
  list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);

/** Whole pages that some question is for, drawn until they have about `size` passages. */
function drawSite(set: BenchSet, size: number): BenchSet['passages'] {
  const docOf = new Map(set.passages.map((passage) => [passage.id, passage.doc]));
  const docs = draw(
    [...new Set(set.queries.flatMap(({ gold }) => gold.map((id) => docOf.get(id))))],
    Number.POSITIVE_INFINITY,
  );
  const passages: BenchSet['passages'] = [];
  for (const doc of docs) {
    const own = set.passages.filter((passage) => passage.doc === doc);
    // Pages of a data set may be longer than a whole small site: of those, a run of passages.
    const from = Math.floor(random() * Math.max(1, own.length - size / 2));
    passages.push(...own.slice(from, from + Math.max(1, size / 2)));
    if (passages.length >= size) break;
  }
  return passages;
}

const examples: Example[] = [];
for (const set of sets) {
  const others = sets.filter((other) => other !== set && base(other.lang) === base(set.lang));
  if (others.length === 0) continue;
  const ask = askSite(set, set.passages, false);
  for (const text of some(set, limit)) ask(text, true);
  for (const other of others) for (const text of some(other, Math.ceil(limit / others.length))) ask(text, false);
  for (const size of SMALL_SIZES) {
    for (let round = 0; round < SMALL_DRAWS; round++) {
      const passages = drawSite(set, size);
      const ids = new Set(passages.map(({ id }) => id));
      const askSmall = askSite(set, passages, true);
      const own = set.queries.filter(({ gold }) => gold.some((id) => ids.has(id)));
      const absent = set.queries.filter(({ gold }) => !gold.some((id) => ids.has(id)));
      const foreign = others.flatMap((other) => other.queries);
      for (const { q } of draw(own, SMALL_QUESTIONS)) askSmall(q, true);
      for (const { q } of draw(absent, SMALL_QUESTIONS / 2)) askSmall(q, false);
      for (const { q } of draw(foreign, SMALL_QUESTIONS / 2)) askSmall(q, false);
    }
  }
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
for (const isSmall of [false, true]) {
  const ofSize = examples.filter((example) => example.isSmall === isSmall);
  console.log(isSmall ? '\nsmall sites' : 'whole sets');
  report(ofSize);
}

/** Fits the curve on `list`, and prints how it separates, also with each set left out, and its weights. */
function report(list: readonly Example[]): void {
  const all = learn(list);
  const sums = [0, 0, 0, 0];
  const names = [...new Set(list.map((example) => example.set))];
  for (const name of names) {
    const own = list.filter((example) => example.set === name);
    const row = [...judge(own, all), ...judge(own, learn(list.filter((example) => example.set !== name)))];
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
      const some = list.filter((example) => example.isOwn === isOwn);
      const passed = some.filter((example) => 1 / (1 + Math.exp(-raw(example.inputs, all))) >= cut);
      return ((100 * passed.length) / some.length).toFixed(1);
    };
    console.log(`confidence ${cut}: ${share(true)} % of own and ${share(false)} % of foreign questions pass`);
  }
  console.log(
    [...CONFIDENCE_FEATURES, 'bias'].map((name, i) => `${name}: ${(all[i] as number).toFixed(2)}`).join(', '),
  );
}
