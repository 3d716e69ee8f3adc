// The words that make a citation a word of its sentence: `according to [1]`, `see [2]`, `as [1] says`, `[1] says that`.

/**
 * The citing words of one language: lists separated by `|`. Patterns (`…Tail`) are sources of regular expressions without groups
 * of their own, for the flags `iu`.
 */
export type CitingWords = {
  /** Attribution before a citation; the sentence is complete without it, wherever it occurs. */
  readonly asides?: string;
  /** Like asides, but only where punctuation sets them off: `based on [1], …`, not `it is based on [1]`. */
  readonly bases?: string;
  /** Pattern of what may belong to asides and bases behind the citation. */
  readonly asideTail?: string;
  /** Before a citation that a verb follows: `as [1] says`. */
  readonly clauses?: string;
  readonly clauseTail?: string;
  /** Refers the reader to the citation: `see [2]`. */
  readonly pointers?: string;
  readonly pointerTail?: string;
  /** Pattern behind a citation that opens its sentence; what follows it is a sentence by itself. */
  readonly speakerTail: string;
  /** Needs a noun behind it: `in [1]`. */
  readonly prepositions?: string;
  /** Pattern that must follow the citation behind a preposition. */
  readonly prepositionTail?: string;
  /** Noun that may come between one of these and its citation: `according to source [1]`. */
  readonly nouns: string;
  /** Between two citations. */
  readonly joiners: string;
  /** Replaces a citation that the sentence needs. */
  readonly page: string;
};
