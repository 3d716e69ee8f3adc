// Fits the confidence (api/ranking/passages/confidence-model.ts) on own and foreign questions of the shared visitor and retrieval sets and
// of small sites drawn from those, and prints what it lets through on sites that it was not fitted on, each left out at a time.
//   npm run bench fit-confidence [-- --write] [--quick]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIDENCE_FEATURES, confidenceInputs, readCandidates } from '../api/ranking/passages/confidence.ts';
import { CONFIDENCE_WEIGHTS } from '../api/ranking/passages/confidence-model.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { type Asked, askDemo, askRetrieval, askSmallSites, askVisitors } from './fit/collect-questions.ts';

const root = process.cwd();
const retrieval = sharedBench(root, 'retrieval');
const visitor = sharedBench(root, 'visitor');
if (!retrieval || !visitor) process.exit(0);

const STEPS = 500;
/** Pulls weights to 0: with less, sites left out lose what the fitted ones gain. */
const DECAY = 2e-3;
/** What a source counts beside the others. */
const SOURCE_WEIGHT = { visitor: 2, retrieval: 1, small: 0.5 };

type Example = Pick<Asked, 'set' | 'group' | 'source' | 'isForeign'> & { inputs: Float64Array; isRight: boolean };
const data = join(retrieval, 'data/dev');
const asked = [
  ...askRetrieval(data, 100, 100),
  ...askSmallSites(data),
  ...(await askVisitors(['dev', 'dev-labels'].map((folder) => join(visitor, 'data', folder)))),
  ...(await askDemo(root)),
];
const COUNT = CONFIDENCE_FEATURES.length;
const examples: Example[] = asked.map(({ set, group, source, isForeign, question, features, pages, gold, shown }) => {
  const candidates = features.map((own, i) => ({ features: own, page: pages[i] as number | string }));
  const first = candidates[shown];
  return {
    set,
    group,
    source,
    isForeign,
    // Nothing found is refused whatever the curve says.
    inputs: first ? confidenceInputs(first, readCandidates(question, candidates)) : new Float64Array(0),
    // Passages beside the one that a retrieval set names often answer as well.
    isRight: !isForeign && (source !== 'visitor' || gold[shown] === true),
  };
});

function learn(all: readonly Example[]): Float64Array {
  const list = all.filter(({ inputs }) => inputs.length > 0);
  const counts = new Map<string, number>();
  const keyOf = ({ set, source, isForeign }: Example) => `${source} ${set} ${isForeign}`;
  for (const example of list) counts.set(keyOf(example), (counts.get(keyOf(example)) ?? 0) + 1);
  const shares = list.map((example) => SOURCE_WEIGHT[example.source] / (counts.get(keyOf(example)) as number));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const weights = new Float64Array(COUNT + 1);
  const momentum = new Float64Array(COUNT + 1);
  const second = new Float64Array(COUNT + 1);
  const slope = new Float64Array(COUNT + 1);
  for (let step = 1; step <= STEPS; step++) {
    slope.fill(0);
    list.forEach(({ inputs, isRight }, i) => {
      const miss = ((shares[i] as number) / total) * (1 / (1 + Math.exp(-raw(inputs, weights))) - (isRight ? 1 : 0));
      for (let f = 0; f < COUNT; f++) slope[f] = (slope[f] as number) + miss * (inputs[f] as number);
      slope[COUNT] = (slope[COUNT] as number) + miss;
    });
    for (let f = 0; f <= COUNT; f++) {
      const pull = (slope[f] as number) + (f < COUNT ? DECAY * (weights[f] as number) : 0);
      momentum[f] = 0.9 * (momentum[f] as number) + 0.1 * pull;
      second[f] = 0.99 * (second[f] as number) + 0.01 * pull * pull;
      const direction =
        (momentum[f] as number) / (1 - 0.9 ** step) / (Math.sqrt((second[f] as number) / (1 - 0.99 ** step)) + 1e-8);
      weights[f] = (weights[f] as number) - 0.1 * direction;
    }
  }
  return weights;
}

function raw(inputs: Float64Array, weights: Float64Array): number {
  let sum = weights[COUNT] as number;
  for (let f = 0; f < COUNT; f++) sum += (inputs[f] as number) * (weights[f] as number);
  return sum;
}
const confidence = ({ inputs }: Example, weights: Float64Array) =>
  inputs.length === 0 ? 0 : 1 / (1 + Math.exp(-raw(inputs, weights)));

/** Of one set: area under the curve of own and foreign questions, and by threshold right, wrong and refused foreign ones in per cent. */
function judge(list: readonly Example[], weights: Float64Array, cuts: readonly number[]): number[] {
  const own = list
    .filter(({ isForeign }) => !isForeign)
    .map((one) => ({ at: confidence(one, weights), isRight: one.isRight }));
  const foreign = list.filter(({ isForeign }) => isForeign).map((one) => confidence(one, weights));
  let above = 0;
  for (const { at } of own) for (const other of foreign) above += at > other ? 1 : at === other ? 0.5 : 0;
  const percent = (count: number, of: number) => (100 * count) / Math.max(of, 1);
  return [
    percent(above, own.length * foreign.length),
    ...cuts.flatMap((cut) => [
      percent(own.filter(({ at, isRight }) => at >= cut && isRight).length, own.length),
      percent(own.filter(({ at, isRight }) => at >= cut && !isRight).length, own.length),
      percent(foreign.filter((at) => at < cut).length, foreign.length),
    ]),
  ];
}

const CUTS = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];
const trained = learn(examples);
const now = Float64Array.from([...CONFIDENCE_FEATURES, 'bias'] as const, (name) => CONFIDENCE_WEIGHTS[name]);
const isQuick = process.argv.includes('--quick');
const show = (values: readonly number[]) =>
  values.map((value, i) => value.toFixed(1).padStart(5) + (i % 3 === 0 ? ' |' : '')).join(' ');
console.log(`AUROC | right wrong foreign-refused at ${CUTS.join(', ')}`);
for (const [title, weightsOf] of [
  ['left out', (group: string) => learn(examples.filter((one) => one.group !== group))],
  ['fitted on all', () => trained],
  ['now', () => now],
] as const) {
  if (isQuick && title === 'left out') continue;
  const sums = new Map<string, number[]>();
  const perGroup = new Map<string, Float64Array>();
  for (const key of new Set(examples.map(({ source, set }) => `${source} ${set}`))) {
    const own = examples.filter(({ source, set }) => `${source} ${set}` === key);
    const { source, set, group } = own[0] as Example;
    if (!own.some(({ isForeign }) => isForeign) || (title === 'left out' && source !== 'visitor')) continue;
    const weights = perGroup.get(group) ?? weightsOf(group);
    perGroup.set(group, weights);
    const row = judge(own, weights, CUTS);
    if (title === 'left out') console.log(set.padEnd(18), show(row));
    const kind = set.includes('+') ? 'labels' : source;
    sums.set(
      kind,
      [1, ...row].map((value, i) => value + (sums.get(kind)?.[i] ?? 0)),
    );
  }
  for (const [kind, [count = 1, ...rest]] of sums)
    console.log(`${title}: ${kind}`.padEnd(24), show(rest.map((value) => value / count)));
}
const rows = [...CONFIDENCE_FEATURES, 'bias'].map(
  (name, i) => `  ${name}: ${Number((trained[i] as number).toFixed(2))},`,
);
if (process.argv.includes('--write')) {
  const about =
    '// Made by `npm run bench fit-confidence -- --write` on the shared visitor and retrieval sets: what one unit of an input adds.';
  const file = join(root, 'api/ranking/passages/confidence-model.ts');
  writeFileSync(file, `${about}\nexport const CONFIDENCE_WEIGHTS = {\n${rows.join('\n')}\n};\n`);
}
console.log(rows.join('\n'));
