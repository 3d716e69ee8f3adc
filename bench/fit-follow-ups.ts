// Fits what counts in the ranking of a question that continues another one, and in its estimates (api/ranking/follow-up-model.ts), and
// prints how it does on sites that it was not fitted on: each left out at a time, and a quarter of the small ones.
//   npm run bench fit-follow-ups [-- --write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLEND, CONTINUED_INPUTS, continuedInputs } from '../api/ranking/continue-ranking.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { type AskedAfter, askListedOn, askVisitorsOn } from './fit/collect-follow-ups.ts';
import { visitorSets } from './fit/collect-questions.ts';
import { type Ends, learnEnds, learnLogistic } from './fit/learn-weights.ts';
import { demoShop, smallSites } from './fit/listed-sites.ts';

const root = process.cwd();
const visitor = sharedBench(root, 'visitor');
if (!visitor) process.exit(0);

/** What one message of a kind counts: the follow-ups are few. A foreign one that is answered costs more than an own one that is not. */
const COUNTS = { 'follow-up': 1, own: 0.2, foreign: 0.25 } as const;
/** The same for whether the site has anything: there the foreign ones are what is looked for. */
const SITE_COUNTS = { 'follow-up': 1, own: 0.2, foreign: 1.2 } as const;
const STEPS = 400;
/** Parts of the small sites that are left out one at a time. */
const PARTS = 4;
const CUTS = [0.4, 0.45, 0.5, 0.55, 0.6];

const sites = smallSites(root);
const listed = [demoShop(root), ...sites];
const asked = [
  ...(await askVisitorsOn(visitorSets(visitor, root))),
  ...(await Promise.all(listed.map(askListedOn))).flat(),
];

type Weights = Ends & { readonly confidence: Float64Array; readonly onSite: Float64Array };
type Judged = { readonly isRight: boolean; readonly confidence: Float64Array; readonly onSite: Float64Array };

const learnRanking = (list: readonly AskedAfter[]): Ends =>
  learnEnds(
    list
      .filter(({ kind }) => kind !== 'foreign')
      .map(({ inputs, gold, kind, continued }) => ({
        set: '',
        features: inputs,
        gold,
        share: continued.isFollowUp ? 1 : 0,
        count: COUNTS[kind],
      })),
    BLEND.length,
    STEPS,
  );

/** The first candidate by some weights, and what its estimates are made of. */
function judge({ continued, inputs, gold }: AskedAfter, { low, high }: Ends): Judged {
  const weights = continued.isFollowUp ? high : low;
  const scores = inputs.map((own) => own.reduce((sum, value, i) => sum + value * (weights[i] as number), 0));
  const ranked = continued.own.ranked
    .map((entry, at) => ({ ...entry, score: scores[at] as number, isRight: gold[at] as boolean }))
    .sort((a, b) => b.score - a.score);
  const [first] = ranked;
  const [made] = continuedInputs(continued, ranked, ranked.slice(0, 1));
  if (!first || !made) throw new Error('A message without candidates');
  return { isRight: first.isRight, ...made };
}

/** The estimates are fitted on the first candidates by the weights of `list` itself: its three weights cannot learn them by heart. */
function learn(list: readonly AskedAfter[]): Weights {
  const ends = learnRanking(list);
  const judged = list.map((one) => ({ one, ...judge(one, ends) }));
  const of = (
    name: 'confidence' | 'onSite',
    counts: Record<AskedAfter['kind'], number>,
    isTrue: (own: (typeof judged)[number]) => boolean,
  ) =>
    learnLogistic(
      judged.map((own) => ({ inputs: own[name], isTrue: isTrue(own), count: counts[own.one.kind] })),
      CONTINUED_INPUTS.length,
      STEPS,
    );
  return {
    ...ends,
    confidence: of('confidence', COUNTS, ({ isRight }) => isRight),
    onSite: of('onSite', SITE_COUNTS, ({ one }) => one.kind !== 'foreign'),
  };
}

type Result = {
  readonly one: AskedAfter;
  readonly isRight: boolean;
  readonly confidence: number;
  readonly onSite: number;
};
const logistic = (weights: Float64Array, inputs: Float64Array) =>
  1 / (1 + Math.exp(-inputs.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)));
const partOf = new Map(sites.map(({ name }, n) => [name, `part ${n % PARTS}`]));
const groupOf = ({ set }: AskedAfter) => partOf.get(set) ?? set;
const results: Result[] = [...new Set(asked.map(groupOf))].flatMap((group) => {
  const weights = learn(asked.filter((one) => groupOf(one) !== group));
  return asked
    .filter((one) => groupOf(one) === group)
    .map((one) => {
      const { isRight, confidence, onSite } = judge(one, weights);
      return {
        one,
        isRight,
        confidence: logistic(weights.confidence, confidence),
        onSite: logistic(weights.onSite, onSite),
      };
    });
});

const percent = (list: readonly Result[], is: (own: Result) => boolean) =>
  ((100 * list.filter(is).length) / Math.max(1, list.length)).toFixed(1).padStart(5);
console.log(`the site left out: first; right, wrong at ${CUTS}`);
const groups: [string, (own: Result) => boolean][] = [
  ['follow-ups', ({ one }) => one.kind === 'follow-up'],
  ['- that say so', ({ one }) => one.kind === 'follow-up' && one.continued.isFollowUp],
  ['- demo shop', ({ one }) => one.kind === 'follow-up' && one.set === 'demo-shop'],
  ['- small sites', ({ one }) => one.kind === 'follow-up' && partOf.has(one.set)],
  ['own questions', ({ one }) => one.kind === 'own'],
];
for (const [name, isOf] of groups) {
  const list = results.filter(isOf);
  const at = CUTS.map(
    (cut) =>
      `${percent(list, ({ isRight, confidence }) => isRight && confidence >= cut)} ${percent(list, ({ isRight, confidence }) => !isRight && confidence >= cut)}`,
  );
  console.log(
    `${name.padEnd(16)} ${String(list.length).padStart(5)} ${percent(list, ({ isRight }) => isRight)} | ${at.join(' | ')}`,
  );
}
const foreign = results.filter(({ one }) => one.kind === 'foreign');
console.log(
  `foreign refused  ${foreign.length} ${CUTS.map((cut) => percent(foreign, ({ confidence }) => confidence < cut)).join(' | ')}`,
);
console.log(
  `foreign below 0.4 of on-site ${percent(foreign, ({ onSite }) => onSite < 0.4)}; follow-ups ${percent(
    results.filter(({ one }) => one.kind === 'follow-up'),
    ({ onSite }) => onSite < 0.4,
  )}`,
);

const { low, high, confidence, onSite } = learn(asked);
const table = (names: readonly string[], weights: Float64Array, indent: string) =>
  [
    '{',
    ...names.map((name, i) => `${indent}  ${name}: ${Number((weights[i] as number).toFixed(2))},`),
    `${indent}}`,
  ].join('\n');
const written = `// Made by \`npm run bench fit-follow-ups -- --write\`: what counts in the ranking of a question that continues another one, and in its estimates.
// \`said\`: its words say that it continues the one before; \`aside\`: it only may.
export const FOLLOW_UP_MODEL = {
  ranking: {
    aside: ${table(BLEND, low, '    ')},
    said: ${table(BLEND, high, '    ')},
  },
  confidence: ${table(CONTINUED_INPUTS, confidence, '  ')},
  onSite: ${table(CONTINUED_INPUTS, onSite, '  ')},
};
`;
console.log(written);
if (process.argv.includes('--write')) writeFileSync(join(root, 'api/ranking/follow-up-model.ts'), written);
