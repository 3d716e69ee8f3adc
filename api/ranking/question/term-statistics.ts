// What ranking knows about the words of a collection of passages, and about each word of a question.

/** Statistics that ranking needs about a collection of passages. */
export interface TermStatistics {
  /** Another number whenever any of the rest may have changed, so that questions need not be read again; missing: it may change at any time. */
  readonly revision?: number;
  /** Passages in the collection. */
  readonly passageCount: number;
  /** Mean tokens in a passage body. */
  readonly averageLength: number;
  /** Base language codes of the pages, most frequent first. */
  readonly languages: readonly string[];
  /** Function words that are names of things here, in lower case; missing: none are known. */
  readonly names?: ReadonlySet<string>;
  /** Whether a word, in lower case, is the name of a thing here; missing: none is known. */
  isThing?(word: string): boolean;
  /** In how many passages a stem occurs. */
  documentFrequency(stem: string): number;
  /** Whether one stem follows the other in a text ("e-bike"); missing: unknown. */
  isPair?(first: string, second: string): boolean;
  /** Index words near to one that the index does not have, best first. */
  nearWords(stem: string, exact: string): readonly NearWord[];
  /** Index words that look like inflections or compounds of one. */
  relatives(stem: string): readonly NearWord[];
}

/** The same collection as one of which only the pages in English count: a question in another language is put into English. */
export function ofEnglishPages(statistics: TermStatistics): TermStatistics {
  const { revision, passageCount, averageLength, names } = statistics;
  return {
    ...(revision === undefined ? {} : { revision }),
    passageCount,
    averageLength,
    languages: ['en'],
    ...(names ? { names } : {}),
    isThing: (word) => statistics.isThing?.(word) ?? false,
    documentFrequency: (stem) => statistics.documentFrequency(stem),
    isPair: (first, second) => statistics.isPair?.(first, second) ?? false,
    nearWords: (stem, exact) => statistics.nearWords(stem, exact),
    relatives: (stem) => statistics.relatives(stem),
  };
}

/** An index word that may match a word of the question. `quality` is 0 to 1. */
export type NearWord = { readonly stem: string; readonly quality: number };

/** One distinct word of the question. */
export type QuestionTerm = {
  readonly exact: string;
  readonly stem: string;
  /** Stems of the index that count as this word, with their quality; the first is the word itself. */
  readonly matches: readonly NearWord[];
  /** What the word counts: word class, clause and idf together. */
  readonly weight: number;
  readonly idf: number;
  /** A function or chat word, or one from a clause that does not ask. */
  readonly isMinor: boolean;
  /** One of the words that ask ("how heavy"): that a site lacks it means nothing. */
  readonly asks: boolean;
  /** The site has this word, or one near to it. */
  readonly isKnown: boolean;
  /** It has the word itself, in whatever form, and not only words for something related. */
  readonly isSure: boolean;
  readonly isName: boolean;
  /** A function word that is the name of a thing on this site. */
  readonly isThing: boolean;
  readonly isNumber: boolean;
};
