// Evaluates a fitted model: a sum of small decision trees, as LightGBM makes them, over rows of numbers. The meaning of the numbers
// and of the sum is left to the caller.

/** The numbers of a model, as `bench/boosted_trees.py` writes them: comma-separated lists. */
export interface TreeData {
  /** Numbers in a row; rows of another width need another model. */
  readonly FEATURE_COUNT: number;
  /** The trees one after the other, each in preorder: 1 for a split, which its left side follows and then its right one, 0 for a leaf. */
  readonly SHAPE: string;
  /** Of each split in that order the feature and the threshold. */
  readonly FEATURES: string;
  readonly THRESHOLDS: string;
  /** Values of the leaves in that order. */
  readonly LEAVES: string;
}

/** Rows of numbers in one array. */
export interface FeatureTable {
  /** Numbers of a row that are filled in. */
  width: number;
  /** Numbers from the beginning of a row to the beginning of the next; at least `width`. */
  stride: number;
  count: number;
  rows: Float32Array;
}

const numbers = (list: string): number[] => list.split(',').map(Number);

/** References: the index of a split, or -1 - n for the leaf n. */
type Shape = { readonly roots: number[]; readonly left: number[]; readonly right: number[] };

/** Of each tree its root, and of each split what is on its left and on its right. */
function readShape(shape: string): Shape {
  const roots: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  // Splits whose right side, or either side, is yet to come.
  const open: number[] = [];
  let leaves = 0;
  for (const node of shape) {
    const isSplit = node === '1';
    const reference = isSplit ? left.length : -1 - leaves;
    const parent = open.at(-1);
    if (parent === undefined) roots.push(reference);
    else if (left[parent] === UNREAD) left[parent] = reference;
    else {
      right[parent] = reference;
      open.pop();
    }
    if (!isSplit) leaves += 1;
    else {
      open.push(left.length);
      left.push(UNREAD);
      right.push(UNREAD);
    }
  }
  return { roots, left, right };
}

/** No index of a split or a leaf. */
const UNREAD = Number.MAX_SAFE_INTEGER;

/** The precision that a model was fitted with: a threshold between two numbers is nearer to another one in the other. */
type Precision = Float32Array | Float64Array;

/** A fitted model, ready to evaluate. */
export class TreeModel<Numbers extends Precision = Float32Array> {
  readonly #name: string;
  readonly #width: number;
  readonly #roots: Int16Array;
  readonly #features: Int16Array;
  readonly #thresholds: Numbers;
  readonly #left: Int16Array;
  readonly #right: Int16Array;
  readonly #leaves: Numbers;
  /** Left and right targets for the rows of the current table; filled in by `sum`. */
  readonly #leftNow: Int16Array;
  readonly #rightNow: Int16Array;

  /** Parses the numbers once. `precision`: that of the rows. */
  constructor(name: string, data: TreeData, precision: { from(numbers: number[]): Numbers }) {
    this.#name = name;
    this.#width = data.FEATURE_COUNT;
    const { roots, left, right } = readShape(data.SHAPE);
    this.#roots = Int16Array.from(roots);
    this.#features = Int16Array.from(numbers(data.FEATURES));
    this.#thresholds = precision.from(numbers(data.THRESHOLDS));
    this.#left = Int16Array.from(left);
    this.#right = Int16Array.from(right);
    this.#leaves = precision.from(numbers(data.LEAVES));
    this.#leftNow = new Int16Array(this.#left.length);
    this.#rightNow = new Int16Array(this.#right.length);
  }

  /**
   * The sum for each row of the table: the logarithm of the odds.
   * @throws {Error} when the rows are not those the model was fitted on.
   */
  sum(table: FeatureTable): Float64Array {
    const { width, stride, count, rows } = table;
    if (count > 0 && width !== this.#width) {
      throw new Error(
        `${this.#name} model: ${width} features, fitted on ${this.#width}; run bench/extraction/fit-content-model.mjs`,
      );
    }
    const sums = new Float64Array(count);
    if (count === 0) return sums;
    const features = this.#features;
    const thresholds = this.#thresholds;
    const leaves = this.#leaves;
    const left = this.#leftNow;
    const right = this.#rightNow;
    const ranges = rangesOf(table);
    for (let at = 0; at < left.length; at += 1) {
      left[at] = this.#skipDecided(this.#left[at] as number, ranges);
      right[at] = this.#skipDecided(this.#right[at] as number, ranges);
    }
    // Tree by tree rather than row by row: one tree's few kilobytes stay in the processor's cache.
    for (const first of this.#roots) {
      const root = this.#skipDecided(first, ranges);
      for (let row = 0, base = 0; row < count; row += 1, base += stride) {
        let at = root;
        while (at >= 0)
          at = (
            (rows[base + (features[at] as number)] as number) <= (thresholds[at] as number) ? left[at] : right[at]
          ) as number;
        sums[row] = (sums[row] as number) + (leaves[-1 - at] as number);
      }
    }
    return sums;
  }

  /** The sum for one row: for rows that come one by one. About 1 µs for 100 trees. */
  sumRow(row: Numbers): number {
    const features = this.#features;
    const thresholds = this.#thresholds;
    const leaves = this.#leaves;
    const left = this.#left;
    const right = this.#right;
    let sum = 0;
    for (const root of this.#roots) {
      let at = root;
      while (at >= 0)
        at = ((row[features[at] as number] as number) <= (thresholds[at] as number) ? left[at] : right[at]) as number;
      sum += leaves[-1 - at] as number;
    }
    return sum;
  }

  /** The next split that separates the rows of the table, or the leaf; a third of the splits test a feature that is constant within a page. */
  #skipDecided(from: number, { low, high }: Ranges): number {
    let at = from;
    while (at >= 0) {
      const feature = this.#features[at] as number;
      const threshold = this.#thresholds[at] as number;
      if ((high[feature] as number) <= threshold) at = this.#left[at] as number;
      else if ((low[feature] as number) > threshold) at = this.#right[at] as number;
      else return at;
    }
    return at;
  }
}

/** Least and most of each number over all rows. */
interface Ranges {
  low: Float32Array;
  high: Float32Array;
}

function rangesOf({ width, stride, count, rows }: FeatureTable): Ranges {
  const low = rows.slice(0, width);
  const high = rows.slice(0, width);
  for (let row = 1, base = stride; row < count; row += 1, base += stride) {
    for (let k = 0; k < width; k += 1) {
      const value = rows[base + k] as number;
      if (value < (low[k] as number)) low[k] = value;
      if (value > (high[k] as number)) high[k] = value;
    }
  }
  return { low, high };
}
