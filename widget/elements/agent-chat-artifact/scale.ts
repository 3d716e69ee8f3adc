// From values to positions: round axis marks, and the range between them. Pure.

/** An axis: its marks in order, the first and last of which are its ends. */
export type Scale = { ticks: readonly number[]; min: number; max: number; at(value: number): number };

/** Marks wanted on an axis. */
const WANTED_TICKS = 4;

/** A linear axis over `values` from `fromPx` (at its minimum) to `toPx`. `fromZero`: zero is on it. */
export function linearScale(
  values: readonly number[],
  { fromPx, toPx, fromZero }: { fromPx: number; toPx: number; fromZero: boolean },
): Scale {
  let low = Math.min(...values);
  let high = Math.max(...values);
  if (fromZero) [low, high] = [Math.min(0, low), Math.max(0, high)];
  if (low === high) [low, high] = fromZero ? [Math.min(0, low - 1), Math.max(0, high + 1)] : [low - 1, high + 1];
  const step = roundStep((high - low) / WANTED_TICKS);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Counted in steps: a sum of fractions would drift.
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  const [min, max] = [ticks[0] as number, ticks.at(-1) as number];
  return { ticks, min, max, at: (value) => fromPx + ((value - min) / (max - min)) * (toPx - fromPx) };
}

/** The next of 1, 2, 5 × 10ⁿ. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** Moves positions apart so that each is at least `gapPx` below the one before; in the order given, near where they were. */
export function spread(positions: readonly number[], gapPx: number): number[] {
  const order = positions.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const moved = [...positions];
  let before = Number.NEGATIVE_INFINITY;
  for (const { at, i } of order) {
    moved[i] = Math.max(at, before + gapPx);
    before = moved[i] as number;
  }
  return moved;
}
