/**
 * Knows how to ask the fitted model: a sum of small decision trees over the numbers of `segment-features.ts`. The numbers
 * of the trees are in `content-model-data.ts`; what follows from the answer is decided in `choose-segments.ts`.
 *
 * Fitted on the shared development pages. On pages of domains not fitted on (four folds by domain, 2026-11-21): scrapinghub
 * 0.957, WCXB 0.887, trafilatura 0.940, zh 0.910; on the fitted pages themselves 0.984, 0.940, 0.954, 0.984.
 */
import * as data from './content-model-data.ts';
import type { FeatureTable } from './segment-features.ts';

const numbers = (list: string): number[] => list.split(',').map(Number);

const roots = Int16Array.from(numbers(data.ROOTS));
const features = Int16Array.from(numbers(data.FEATURES));
const thresholds = Float32Array.from(numbers(data.THRESHOLDS));
const left = Int16Array.from(numbers(data.LEFT));
const right = Int16Array.from(numbers(data.RIGHT));
const leaves = Float32Array.from(numbers(data.LEAVES));

/**
 * The probability of being main content, for each row of the table.
 * @throws {Error} when the features are not those the model was fitted on.
 */
export function predictContent(table: FeatureTable): Float32Array {
  const { width, rows } = table;
  const count = width === 0 ? 0 : rows.length / width;
  if (count > 0 && width !== data.FEATURE_COUNT) {
    throw new Error(
      `content model: ${width} features, fitted on ${data.FEATURE_COUNT}; run bench/extraction/fit-content-model.mjs`,
    );
  }
  const sums = new Float64Array(count);
  // Tree by tree rather than row by row: one tree's few kilobytes stay in the processor's cache.
  for (let t = 0; t < roots.length; t += 1) {
    const root = roots[t] as number;
    for (let row = 0, base = 0; row < count; row += 1, base += width) {
      let at = root;
      while (at >= 0)
        at = (
          (rows[base + (features[at] as number)] as number) <= (thresholds[at] as number) ? left[at] : right[at]
        ) as number;
      sums[row] = (sums[row] as number) + (leaves[-1 - at] as number);
    }
  }
  return Float32Array.from(sums, (sum) => 1 / (1 + Math.exp(-sum)));
}
