/** The units of measure of the features. */

/** Logarithm of a size or count, to the base 2; 0 for 0. */
export const log = (value: number): number => Math.log2(1 + value);

/** A part of a whole, 0 when there is no whole. */
export const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
