// Fits the weights of the ranking (api/ranking/passages/ranking-model.ts) on the shared visitor and retrieval sets and the small sites of the
// tests together, and prints how it ranks sites that it was not fitted on: each site of the visitor sets left out at a time, and a quarter
// of the small ones.
//   npm run bench fit-ranking [-- --write] [--quick]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, lengthOf, weigh, weightsFor } from '../api/ranking/passages/ranking-weights.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { type Asked, askListed, askRetrieval, askVisitors, visitorSets } from './fit/collect-questions.ts';
import { type Ends, learnEnds } from './fit/learn-weights.ts';
import { demoShop, smallSites } from './fit/listed-sites.ts';

const root = process.cwd();
const retrieval = sharedBench(root, 'retrieval');
const visitor = sharedBench(root, 'visitor');
if (!retrieval || !visitor) process.exit(0);

/** Questions of a retrieval set; more change nothing. */
const LIMIT = 120;
const STEPS = 200;
const COUNT = FEATURES.length;
/** What a small site counts beside a set of the others: there are many of them, with few questions each. */
const SMALL_COUNT = 0.25;
/** Parts of the small sites that are left out one at a time. */
const PARTS = 4;

const small = (await Promise.all(smallSites(root).map(askListed))).flat();
const partOf = new Map([...new Set(small.map(({ set }) => set))].map((set, n) => [set, `part ${n % PARTS}`]));
const groupOf = ({ set, group }: Asked): string => partOf.get(set) ?? group;
const asked = [
  ...askRetrieval(join(retrieval, 'data/dev'), LIMIT, 0),
  ...(await askVisitors(visitorSets(visitor, root))),
  ...(await askListed(demoShop(root))),
  ...small,
].filter((question) => !question.isForeign);

/** R@1 and R@3 in per cent. */
function measure(list: readonly Asked[], weightsOf: (question: Asked) => Float64Array): [number, number] {
  let first = 0;
  let three = 0;
  for (const question of list) {
    const { features, gold } = question;
    const weights = weightsOf(question);
    const order = features.map((own, i) => ({ i, score: weigh(weights, own) })).sort((a, b) => b.score - a.score);
    if (order[0] && gold[order[0].i]) first++;
    if (order.slice(0, 3).some(({ i }) => gold[i])) three++;
  }
  return [(100 * first) / Math.max(list.length, 1), (100 * three) / Math.max(list.length, 1)];
}

const learn = (list: readonly Asked[]): Ends =>
  learnEnds(
    list.map(({ set, question, features, gold }) => ({
      set,
      features,
      gold,
      share: lengthOf(question),
      count: partOf.has(set) ? SMALL_COUNT : 1,
    })),
    COUNT,
    STEPS,
  );

const by =
  ({ low, high }: Ends) =>
  ({ question }: Asked): Float64Array => {
    const share = lengthOf(question);
    return low.map((short, i) => short + share * ((high[i] as number) - short));
  };

const trained = learn(asked);
const isQuick = process.argv.includes('--quick');
const names = [...new Set(asked.map(({ set }) => set))];
const leftOut = new Map<string, Ends>();
const sums = new Map<string, number[]>();
const show = (values: readonly number[]) => values.map((value) => value.toFixed(1).padStart(6)).join(' ');
console.log('set                  left out R@1 R@3 | fitted on all | now');
for (const name of names) {
  const own = asked.filter(({ set }) => set === name);
  const one = own[0] as Asked;
  const { source } = one;
  const group = groupOf(one);
  // Leaving out one of the many retrieval sets changes little and takes long.
  if (!isQuick && source === 'visitor' && !leftOut.has(group)) {
    const others = asked.filter((question) => groupOf(question) !== group);
    leftOut.set(group, learn(others));
  }
  const unseen = measure(own, by(leftOut.get(group) ?? trained));
  const row = [...unseen, ...measure(own, by(trained)), ...measure(own, ({ question }) => weightsFor(question))];
  console.log(name.padEnd(18), show(row.slice(0, 2)), '|', show(row.slice(2, 4)), '|', show(row.slice(4)));
  const kind = partOf.has(name) ? 'small sites' : name.includes('+') ? 'labels' : source;
  sums.set(
    kind,
    [1, ...row].map((value, i) => value + (sums.get(kind)?.[i] ?? 0)),
  );
}
for (const [kind, [count = 1, ...rest]] of sums) {
  const means = rest.map((value) => value / count);
  console.log(
    `mean ${kind}`.padEnd(18),
    show(means.slice(0, 2)),
    '|',
    show(means.slice(2, 4)),
    '|',
    show(means.slice(4)),
  );
}
const tableOf = (weights: Float64Array) =>
  FEATURES.map((name, i) => `    ${name}: ${Number((weights[i] as number).toFixed(2))},`).join('\n');
const table = `{
  short: {
${tableOf(trained.low)}
  },
  long: {
${tableOf(trained.high)}
  },
}`;
console.log(table);
if (process.argv.includes('--write')) {
  const about = [
    '// Made by `npm run bench fit-ranking -- --write` on the shared visitor and retrieval sets and the small sites of the tests: what one unit of',
    '// a feature adds to a score, for short questions and for long ones.',
  ];
  const file = join(root, 'api/ranking/passages/ranking-model.ts');
  writeFileSync(file, `${about.join('\n')}\nexport const RANKING_WEIGHTS = ${table};\n`);
}
