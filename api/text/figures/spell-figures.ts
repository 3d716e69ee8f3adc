// Figures in one spelling for the index: "9m" and "9 m" are the same words, and "10x10" and "10 × 10" are the same size.

/** Units that are written next to a figure, in lower case: lengths, weights, volumes, electricity, times, sums and amounts of data. */
const UNITS =
  'mm|cm|m|km|ft|mg|g|kg|lb|lbs|oz|ml|cl|l|w|kw|kwh|v|mah|ah|hz|bar|psi|h|hr|hrs|min|mins|am|pm|rb|ribu|jt|juta|k|tr|mb|gb|tb|mbps|gbps';
const MEASURE = new RegExp(`(?<![\\p{L}\\p{N}])(\\p{N}+)(${UNITS})(?![\\p{L}\\p{N}])`, 'giu');
const TIMES = /(?<=\p{N})[ \u00a0]?[x×][ \u00a0]?(?=\p{N})/giu;

/** The text with figures apart from their units, and the sides of a size together. NFKC. */
export function spellFigures(text: string): string {
  return text.replace(MEASURE, '$1 $2').replace(TIMES, 'x');
}
