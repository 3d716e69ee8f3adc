// Decides which sources a statement may cite: the cited ones that support it, otherwise another that does, if any.
// Knows passages by source number, not their origin or streaming.
import { isSameWriting, minShareFor, type Passage, readStatement, type Statement, supports } from './support.ts';

/** Passages of the sources that may be cited, by number. */
export type Evidence = {
  readonly numbers: readonly number[];
  passagesOf(number: number): readonly Passage[];
  /** Texts that need no citation: the visitor's messages and the operator's instructions. */
  readonly neutral: readonly Passage[];
};

/** Share of content words by which another source must exceed the threshold before a citation is moved to it. */
const MOVE_MARGIN = 0.15;
/** The threshold for one of several sources of a statement, as a share of the threshold for a single one. */
const PART = 0.6;

/**
 * The numbers to keep, in order. A citation is kept if its source supports the statement, or if several together contain
 * its figures and names and this one contains some of them and enough of its words. If none is kept and another source supports
 * it clearly, the citation is moved there: the model has mixed up a number more often than invented a fact that a
 * source happens to state. A statement without content words, figures or names keeps its citations.
 */
export function judgeCitations(text: string, lang: string, cited: readonly number[], evidence: Evidence): number[] {
  const known = cited.filter((number) => evidence.numbers.includes(number));
  const statement = readStatement(text, lang);
  if (!isJudgeable(statement)) return known;
  const kept = known.filter((number) => isSupportedBy(statement, number, evidence));
  if (kept.length > 0 && kept.length === known.length) return kept;
  const together = known.length > 1 ? partners(statement, known, evidence) : [];
  const staying = known.filter((number) => kept.includes(number) || together.includes(number));
  if (staying.length > 0) return staying;
  const moved = betterSource(statement, known, evidence);
  return moved === null ? [] : [moved];
}

/** Whether a statement has content words, figures or names to compare. */
export function isJudgeable(statement: Statement): boolean {
  return statement.stems.length >= 3 || statement.figures.length > 0 || statement.names.length > 0;
}

function isSupportedBy(statement: Statement, number: number, evidence: Evidence): boolean {
  return supports(statement, evidence.passagesOf(number), evidence.neutral).isSupported;
}

/** Those of several cited sources that contain a part of a statement which they support together. */
function partners(statement: Statement, cited: readonly number[], evidence: Evidence): number[] {
  const all = cited.flatMap((number) => evidence.passagesOf(number));
  const least = minShareFor(statement.lang) * PART;
  if (!supports(statement, all, evidence.neutral, least).isSupported) return [];
  const things = statement.figures.length + statement.names.length;
  return cited.filter((number) => {
    const passages = evidence.passagesOf(number);
    const verdict = supports(statement, passages, evidence.neutral, least);
    const missing = verdict.missingFigures.length + verdict.missingNames.length;
    return passages.length > 0 && verdict.share >= least && (things === 0 || missing < things);
  });
}

function betterSource(statement: Statement, cited: readonly number[], evidence: Evidence): number | null {
  const least = minShareFor(statement.lang) + (statement.figures.length > 0 ? 0 : MOVE_MARGIN);
  // Too little to distinguish sources.
  const things = statement.stems.length + statement.figures.length + statement.names.length;
  if (statement.stems.length < 2 || things < 3) return null;
  let best: { number: number; share: number } | null = null;
  for (const number of evidence.numbers) {
    if (cited.includes(number)) continue;
    const passages = evidence.passagesOf(number).filter((passage) => isSameWriting(passage.lang, statement.lang));
    const { isSupported, share } = supports(statement, passages, evidence.neutral, least);
    if (isSupported && share >= least && (best === null || share > best.share)) best = { number, share };
  }
  return best?.number ?? null;
}
