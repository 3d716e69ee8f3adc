// Finds the figures and names of an answer that its passages do not contain. Knows statements and passages; the callers
// correct the answer (by a model) or remove the sentence (models/extractive.ts).
import { detectLanguage } from '../text/detect-language.ts';
import { sentencesOf } from './statements.ts';
import { findMissing, holdsName, isSameWriting, type Passage, readStatement } from './support.ts';

/** Most figures and names of one answer that are checked: far more than an answer has; bounds the work on hostile text. */
const MAX_LOOKED = 600;

/** A sentence with its unsupported figures and names, as written. */
export type Unsupported = {
  readonly sentence: string;
  /** Figures and names, each once. */
  readonly items: readonly string[];
  readonly hasFigures: boolean;
};

/**
 * The sentences of a Markdown answer with figures or names that no passage contains. Names are checked only where some passage is
 * in the language of the sentence, codes and addresses always. A figure that the sentence calculates from two others of
 * its own, such as 3 × 20 = 60, is supported.
 */
export function findUnsupported(markdown: string, passages: readonly Passage[], lang: string): Unsupported[] {
  let looked = 0;
  return sentencesOf(markdown).flatMap((sentence) => {
    if (looked > MAX_LOOKED) return [];
    const statement = readStatement(sentence, detectLanguage(sentence, lang === '' ? [] : [lang]));
    looked += statement.figures.length + statement.names.length;
    const figures = findMissing(statement, passages);
    const hasSameLanguage =
      statement.names.length > 0 && passages.some((passage) => isSameWriting(passage.lang, statement.lang));
    const names = statement.names.filter((name) => (hasSameLanguage || name.isCode) && !holdsName(name, passages));
    const items = [...figures, ...names].map(({ text }) => text.replace(/\s+/g, ' '));
    return items.length === 0 ? [] : [{ sentence, items: [...new Set(items)], hasFigures: figures.length > 0 }];
  });
}

/** Whether a sentence has a figure that no passage contains. */
export function hasUnsupportedFigure(sentence: string, passages: readonly Passage[], lang: string): boolean {
  return findUnsupported(sentence, passages, lang).some(({ hasFigures }) => hasFigures);
}
