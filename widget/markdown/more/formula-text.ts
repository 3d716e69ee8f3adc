// Where formulas are: `$$…$$` as lines of their own, or in a line. One dollar sign is a price.
import { MAX_FORMULA_CHARS } from '../limits.ts';
import { isBlank } from '../lines.ts';
import type { BlockToken, FormulaToken } from '../tokens.ts';
import type { BlockPlace } from './part-types.ts';

const MARK = '$$';

/** Lines from one that begins with the mark to one that ends with it, without a blank line between. */
export function takeFormula({ all, mayGrow }: BlockPlace, at: number): { token: BlockToken; lines: number } | null {
  const first = all[at]!.trim();
  if (!first.startsWith(MARK)) return null;
  const lines = [first.slice(MARK.length)];
  let end = at;
  while (!lines.at(-1)!.endsWith(MARK)) {
    end++;
    // A mark inside the line is of a formula in a text.
    if (end >= all.length || isBlank(all[end]!) || lines.at(-1)!.includes(MARK)) break;
    lines.push(all[end]!.trim());
  }
  const text = lines.join('\n');
  const isWhole = text.endsWith(MARK) && text.indexOf(MARK) === text.length - MARK.length;
  if (!isWhole && !(mayGrow && end >= all.length && !text.includes(MARK))) return null;
  const tex = isWhole ? text.slice(0, -MARK.length).trim() : text.trim();
  if (tex.length > MAX_FORMULA_CHARS || (isWhole && tex === '')) return null;
  return { token: { type: 'formula', tex, isWhole }, lines: Math.min(end + 1, all.length) - at };
}

/** The formula in a line. */
export function readFormula(text: string, at: number): { token: FormulaToken; end: number } | null {
  if (!text.startsWith(MARK, at)) return null;
  const from = at + MARK.length;
  const close = text.slice(from, from + MAX_FORMULA_CHARS).indexOf(MARK);
  const tex = close < 0 ? '' : text.slice(from, from + close).trim();
  if (tex === '') return null;
  return { token: { type: 'formula', tex, isWhole: true }, end: from + close + MARK.length };
}
