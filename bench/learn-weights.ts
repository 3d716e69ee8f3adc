// Listwise softmax regression: weights that give the right items of a list the probability mass. Shared by the fit-*.ts scripts.

/** Items of one question by their features, and which of them are right. */
export type LearnList = {
  readonly set: string;
  readonly features: readonly Float64Array[];
  readonly gold: readonly boolean[];
};

/** Weights after `steps` of Adam. All data sets weigh the same, however many questions they have; `decay` pulls weights to 0. */
export function learnWeights(lists: readonly LearnList[], count: number, steps: number, decay = 2e-4): Float64Array {
  const useful = lists.filter((list) => list.gold.some(Boolean) && list.gold.some((gold) => !gold));
  const perSet = new Map<string, number>();
  for (const { set } of useful) perSet.set(set, (perSet.get(set) ?? 0) + 1);
  const weights = new Float64Array(count).fill(0.5);
  const momentum = new Float64Array(count);
  const second = new Float64Array(count);
  const slope = new Float64Array(count);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (const list of useful) addSlope(list, weights, 1 / ((perSet.get(list.set) as number) * perSet.size), slope);
    const rate = step < steps * 0.6 ? 0.2 : 0.03;
    for (let f = 0; f < count; f++) {
      const pull = (slope[f] as number) + decay * (weights[f] as number);
      momentum[f] = 0.9 * (momentum[f] as number) + 0.1 * pull;
      second[f] = 0.99 * (second[f] as number) + 0.01 * pull * pull;
      const direction =
        (momentum[f] as number) / (1 - 0.9 ** step) / (Math.sqrt((second[f] as number) / (1 - 0.99 ** step)) + 1e-8);
      weights[f] = (weights[f] as number) - rate * direction;
    }
  }
  return weights;
}

function addSlope({ features, gold }: LearnList, weights: Float64Array, share: number, slope: Float64Array): void {
  const size = features.length;
  const masses = new Float64Array(size);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < size; i++) {
    const own = features[i] as Float64Array;
    let score = 0;
    for (let f = 0; f < weights.length; f++) score += (own[f] as number) * (weights[f] as number);
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
  for (let i = 0; i < size; i++) {
    const pull = share * ((masses[i] as number) / total - (gold[i] ? (masses[i] as number) / (right || 1e-30) : 0));
    if (Math.abs(pull) < 1e-9) continue;
    const own = features[i] as Float64Array;
    for (let f = 0; f < weights.length; f++) slope[f] = (slope[f] as number) + pull * (own[f] as number);
  }
}
