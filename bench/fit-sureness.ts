// Fits how likely the answer to a message after another one is right (api/ranking/answers/sureness/sureness-model.ts), and prints how the
// surest of its answers do on sites that the fit has not seen: a seventh of the sites is left out at a time.
//   npm run bench fit-sureness [-- --write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SURENESS_INPUTS } from '../api/ranking/answers/sureness/sureness.ts';
import { logistic } from '../api/ranking/odds.ts';
import { chooseAnswer } from '../api/tools/site/surest-answer.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { hash } from './fit/choose.ts';
import { type AnsweredQuestion, answerListed, answerVisitors, type CandidateAnswer } from './fit/collect-answers.ts';
import { visitorSets } from './fit/collect-questions.ts';
import { learnLogistic } from './fit/learn-weights.ts';
import { demoShop, smallSites } from './fit/listed-sites.ts';

const root = process.cwd();
const visitor = sharedBench(root, 'visitor');
if (!visitor) process.exit(0);

const STEPS = 1_500;
const FOLDS = 7;
/** What a message of a source counts, as the label of a visitor set is a section and not what has to be said, and one of a kind: follow-ups are few. */
const COUNTS = { list: 1, visitor: 0.5 } as const;
const KIND_COUNTS = { 'follow-up': 1, own: 0.3, foreign: 0.6 } as const;

const listed = [demoShop(root), ...smallSites(root)];
const answered = [
  ...(await Promise.all(listed.map(answerListed))).flat(),
  ...(await answerVisitors(visitorSets(visitor, root))),
];

/** Weights for the inputs as they are, learnt on inputs of mean 0 and deviation 1: the first is 1 always. */
function learn(list: readonly AnsweredQuestion[]): Float64Array {
  const rows = list.flatMap(({ source, kind, candidates: [own] }) =>
    own ? [{ ...own, count: COUNTS[source] * KIND_COUNTS[kind] }] : [],
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const mean = meanOf((at) => rows.reduce((sum, { inputs, count }) => sum + count * (inputs[at] as number), 0) / total);
  const deviation = meanOf(
    (at) =>
      Math.sqrt(
        rows.reduce((sum, { inputs, count }) => sum + count * ((inputs[at] as number) - (mean[at] as number)) ** 2, 0) /
          total,
      ) || 1,
  );
  const scaled = (inputs: Float64Array) =>
    inputs.map((value, at) => (at === 0 ? 1 : (value - (mean[at] as number)) / (deviation[at] as number)));
  const weights = learnLogistic(
    rows.map(({ inputs, isRight, count }) => ({ inputs: scaled(inputs), isTrue: isRight, count })),
    SURENESS_INPUTS.length,
    STEPS,
    0.0005,
  );
  const own = weights.map((weight, at) => (at === 0 ? weight : weight / (deviation[at] as number)));
  own[0] = own.reduce((sum, weight, at) => (at === 0 ? sum : sum - weight * (mean[at] as number)), own[0] as number);
  return own;
}

const meanOf = (of: (at: number) => number) => Float64Array.from(SURENESS_INPUTS, (_, at) => of(at));

const estimate = (weights: Float64Array, inputs: Float64Array) =>
  logistic(inputs.reduce((sum, value, at) => sum + value * (weights[at] as number), 0));

const foldOf = ({ site }: AnsweredQuestion) => hash(site) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learn(answered.filter((one) => foldOf(one) !== fold));
  return answered
    .filter((one) => foldOf(one) === fold)
    .map((one) => {
      const { at, isAnswer } = chooseAnswer(
        one.candidates.map((own) => ({
          isAnswer: own?.isAnswer === true,
          sureness: own ? estimate(weights, own.inputs) : 0,
        })),
      );
      const [own] = one.candidates;
      const before = own?.isAnswer ? own : undefined;
      return { one, before, shown: one.isGiven ? before : isAnswer ? one.candidates[at] : undefined };
    });
}).flat();

type Judged = (typeof judged)[number];
const percent = (list: readonly Judged[], is: (own: Judged) => boolean) =>
  ((100 * list.filter(is).length) / Math.max(1, list.length)).toFixed(1).padStart(5);
const groups: [string, (own: Judged) => boolean][] = [
  ['demo, own', ({ one }) => one.site === 'demo-shop' && one.kind === 'own'],
  ['demo, follow-ups', ({ one }) => one.site === 'demo-shop' && one.kind === 'follow-up'],
  ['small sites, own', ({ one }) => one.source === 'list' && one.site !== 'demo-shop' && one.kind === 'own'],
  [
    'small sites, follow-ups',
    ({ one }) => one.source === 'list' && one.site !== 'demo-shop' && one.kind === 'follow-up',
  ],
  ['visitor sets, own', ({ one }) => one.source === 'visitor' && one.kind === 'own'],
  ['foreign', ({ one }) => one.kind === 'foreign'],
  ['visitor sets, follow-ups', ({ one }) => one.source === 'visitor' && one.kind === 'follow-up'],
];
console.log('sites left out: right and wrong by the search alone; as they are shown');
for (const [name, isOf] of groups) {
  const list = judged.filter(isOf);
  const pair = (shown: (own: Judged) => CandidateAnswer | undefined) =>
    `${percent(list, (own) => shown(own)?.isRight === true)} ${percent(list, (own) => shown(own)?.isRight === false)}`;
  console.log(
    `${name.padEnd(25)}${String(list.length).padStart(5)} ${pair(({ before }) => before)} | ${pair(({ shown }) => shown)}`,
  );
}

const weights = learn(answered);
const written = `// Made by \`npm run bench fit-sureness -- --write\`: what counts for how likely an answer is right.
export const SURENESS_MODEL = {
${SURENESS_INPUTS.map((name, at) => `  ${name}: ${Number((weights[at] as number).toFixed(3))},`).join('\n')}
};
`;
console.log(written);
if (process.argv.includes('--write'))
  writeFileSync(join(root, 'api/ranking/answers/sureness/sureness-model.ts'), written);
