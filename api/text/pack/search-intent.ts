// The words with which a visitor requests a search of the web.

/**
 * The words of one language, lists separated by `|`. A text is a hit by a hard phrase, by a soft word alone, or by a verb together
 * with a noun. Only whole words count ("research" is no "search"); anywhere in languages without spaces.
 */
export type SearchIntentWords = {
  readonly hard: string;
  readonly soft?: string;
  readonly verbs: string;
  readonly nouns: string;
  /** Hits among these always request Google. */
  readonly google?: string;
  /** Words that, with any hit of this language, request Google. */
  readonly googleWords?: string;
};
