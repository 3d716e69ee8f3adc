// Lines that pages have and that answer nothing by themselves.

/** How such lines begin, or what they are: pieces of regular expressions, alternatives separated by `|`. */
export type PageLines = {
  /** Sends the reader to another place: `see|read|for details`. */
  readonly refers: string;
  /** When the page was looked at for the last time: `last updated`. */
  readonly checked: string;
  /** Links to the pages around, in whole: `next|home|contents`. */
  readonly neighbours: string;
  /** What a document says of itself in place of what it is about: `this page describes`. */
  readonly ofItself: string;
  /** Since when there is something, before the number of a version: `new in version`. */
  readonly sinceVersion?: string;
};
