// Probabilities as sums of what speaks for them: the logarithm of their odds, and back.

/** Keeps the logarithm finite. */
const LEFT = 0.01;

/** The logarithm of the odds of a probability, within bounds. */
export function odds(probability: number): number {
  return Math.log((probability + LEFT) / (1 + LEFT - probability));
}

/** The probability, 0 to 1, whose odds have this logarithm. */
export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
