// The figures and names of an answer that stand nowhere in what it was written from. Knows statements and passages; what is
// done about them is runs/repair-answer.ts (a model) and models/extractive.ts (code).
import { detectLanguage } from '../../site-index/languages/detect-language.ts';
import { sentencesOf } from './statements.ts';
import { findMissing, holdsName, isSameWriting, type Passage, readStatement } from './support.ts';

/** Figures and names of one answer that are looked for: far more than an answer has, and a bound for a text made of them. */
const MAX_LOOKED = 600;

/** A sentence with what in it is without support, as written. */
export type Unsupported = {
  readonly sentence: string;
  /** Figures and names, each once. */
  readonly items: readonly string[];
  readonly hasFigures: boolean;
};

/**
 * The sentences of a Markdown answer with figures or names that no passage holds. Names are looked for only where some passage is
 * in the language of the sentence, codes and addresses always. A figure that the sentence works out from two others of
 * its own, such as 3 × 20 = 60, is no invention.
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

/** Whether a sentence has a figure that no passage holds. */
export function hasUnsupportedFigure(sentence: string, passages: readonly Passage[], lang: string): boolean {
  return findUnsupported(sentence, passages, lang).some(({ hasFigures }) => hasFigures);
}
