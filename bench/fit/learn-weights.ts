// Listwise softmax regression: weights that give the right items of a list the probability mass. Shared by the fit-*.ts scripts.

/** Items of one question by their features, and which of them are right. */
export type LearnList = {
  readonly set: string;
  readonly features: readonly Float64Array[];
  readonly gold: readonly boolean[];
  /** Where its weights lie between the two ends, 0 to 1. */
  readonly share: number;
  /** What it counts beside the other lists of its set. Default 1. */
  readonly count?: number;
};

/** Weights at both ends of `share`. */
export type Ends = { readonly low: Float64Array; readonly high: Float64Array };

/** Sets that count more than the others: the one set that asks for products by their names. */
const HEAVY: Readonly<Record<string, number>> = { 'demo-shop': 3 };

type Prepared = { rows: Float64Array; gold: Uint8Array; share: number; weight: number };

/** Weights after `steps` of Adam. All data sets weigh the same, however many questions they have; `decay` pulls weights to 0. */
export function learnEnds(lists: readonly LearnList[], count: number, steps: number, decay = 2e-4): Ends {
  const data = prepare(lists, count);
  // The weights at 0, then those at 1.
  const weights = new Float64Array(2 * count).fill(0.5);
  const momentum = new Float64Array(2 * count);
  const second = new Float64Array(2 * count);
  const slope = new Float64Array(2 * count);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (const list of data) addSlope(list, weights, count, slope);
    const rate = step < steps * 0.6 ? 0.2 : 0.03;
    for (let f = 0; f < weights.length; f++) {
      const pull = (slope[f] as number) + decay * (weights[f] as number);
      momentum[f] = 0.9 * (momentum[f] as number) + 0.1 * pull;
      second[f] = 0.99 * (second[f] as number) + 0.01 * pull * pull;
      const direction =
        (momentum[f] as number) / (1 - 0.9 ** step) / (Math.sqrt((second[f] as number) / (1 - 0.99 ** step)) + 1e-8);
      weights[f] = (weights[f] as number) - rate * direction;
    }
  }
  return { low: weights.slice(0, count), high: weights.slice(count) };
}

function prepare(lists: readonly LearnList[], count: number): Prepared[] {
  const useful = lists.filter((list) => list.gold.some(Boolean) && list.gold.some((gold) => !gold));
  const perSet = new Map<string, number>();
  for (const { set } of useful) perSet.set(set, (perSet.get(set) ?? 0) + 1);
  return useful.map(({ set, features, gold, share, count: own = 1 }) => {
    const rows = new Float64Array(features.length * count);
    features.forEach((own, i) => {
      rows.set(own, i * count);
    });
    const weight = (own * (HEAVY[set] ?? 1)) / ((perSet.get(set) as number) * perSet.size);
    return { rows, gold: Uint8Array.from(gold, Number), share, weight };
  });
}

function addSlope({ rows, gold, share, weight }: Prepared, weights: Float64Array, count: number, slope: Float64Array) {
  const size = gold.length;
  const blended = new Float64Array(count);
  for (let f = 0; f < count; f++)
    blended[f] = (1 - share) * (weights[f] as number) + share * (weights[count + f] as number);
  const masses = new Float64Array(size);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0, at = 0; i < size; i++) {
    let score = 0;
    for (let f = 0; f < count; f++, at++) score += (rows[at] as number) * (blended[f] as number);
    masses[i] = score;
    if (score > top) top = score;
  }
  let total = 0;
  let right = 0;
  for (let i = 0; i < size; i++) {
    const mass = Math.exp((masses[i] as number) - top);
    masses[i] = mass;
    total += mass;
    if (gold[i]) right += mass;
  }
  const sums = new Float64Array(count);
  for (let i = 0; i < size; i++) {
    const pull = weight * ((masses[i] as number) / total - (gold[i] ? (masses[i] as number) / (right || 1e-30) : 0));
    if (Math.abs(pull) < 1e-9) continue;
    const at = i * count;
    for (let f = 0; f < count; f++) sums[f] = (sums[f] as number) + pull * (rows[at + f] as number);
  }
  for (let f = 0; f < count; f++) {
    slope[f] = (slope[f] as number) + (1 - share) * (sums[f] as number);
    slope[count + f] = (slope[count + f] as number) + share * (sums[f] as number);
  }
}

/** One case of a logistic regression; `count`: what it counts beside the others. */
export type Case = { readonly inputs: Float64Array; readonly isTrue: boolean; readonly count: number };

/** Weights after `steps` of gradient descent with momentum; `decay` pulls all of them but the first to 0. */
export function learnLogistic(cases: readonly Case[], size: number, steps: number, decay = 0.005): Float64Array {
  const weights = new Float64Array(size);
  const moving = new Float64Array(size);
  const total = cases.reduce((sum, { count }) => sum + count, 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : 2 * decay * weight));
    for (const { inputs, isTrue, count } of cases) {
      const sum = inputs.reduce((all, value, i) => all + value * (weights[i] as number), 0);
      const error = (count / total) * (1 / (1 + Math.exp(-sum)) - (isTrue ? 1 : 0));
      for (let i = 0; i < size; i++) slope[i] = (slope[i] as number) + error * (inputs[i] as number);
    }
    for (let i = 0; i < size; i++) {
      moving[i] = 0.9 * (moving[i] as number) - 0.02 * (slope[i] as number);
      weights[i] = (weights[i] as number) + (moving[i] as number);
    }
  }
  return weights;
}
