// The words of a language for days and opening hours, and what is said about them beside the words of a page.

export type OpeningWords = {
  /** The days of the week from Monday on, each with its forms separated by `|`. */
  readonly days: readonly string[];
  /** Words between two days or hours that make a range, separated by `|`; signs are known. */
  readonly to: string;
  readonly closed: string;
  readonly now: string;
  readonly today: string;
  readonly tomorrow: string;
  /** `when`: a day and an hour. */
  open(when: string): string;
  shut(when: string): string;
  /** `when`: a day; whether it is open is not known. */
  day(when: string): string;
};
