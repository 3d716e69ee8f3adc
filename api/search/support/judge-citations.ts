// Which sources a statement may cite: of those it names, the ones that support it; else the one that does, if any.
// Knows passages by source number; where they come from, and how text streams, is others' business.
import { isSameWriting, minShareFor, type Passage, readStatement, type Statement, supports } from './support.ts';

/** Passages of the sources that may be cited, by number. */
export type Evidence = {
  readonly numbers: readonly number[];
  passagesOf(number: number): readonly Passage[];
  /** Texts that need no citation: what the visitor wrote, what the operator said. */
  readonly neutral: readonly Passage[];
};

/** Share of content words by which another source must exceed what is asked before a citation is moved to it. */
const MOVE_MARGIN = 0.15;
/** One of several sources of a statement may hold a part of it: this much of the share that is asked of one alone. */
const PART = 0.6;

/**
 * The numbers that stay, in order. A citation stays where its source supports the statement, or where several together hold
 * its figures and names and this one holds some of them and enough of its words. When none stays and another source supports
 * it clearly, the citation is moved there: the model has mixed up a number more often than invented a fact that a
 * source happens to state. A statement without words, figures or names to go by keeps what it cites.
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

/** Whether a statement holds anything that can be looked for in a source. */
export function isJudgeable(statement: Statement): boolean {
  return statement.stems.length >= 3 || statement.figures.length > 0 || statement.names.length > 0;
}

function isSupportedBy(statement: Statement, number: number, evidence: Evidence): boolean {
  return supports(statement, evidence.passagesOf(number), evidence.neutral).isSupported;
}

/** Those of several cited sources that hold a part of a statement which they support together. */
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
  // Too little to tell one source from another.
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
