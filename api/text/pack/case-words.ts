// The words with which a visitor says an amount of their own case ("my son is 4", "12 kids", "10 days before") and a page the amounts that a
// case is for ("5 to 7", "under 8", "16 and over", "up to 12").

import type { UnitName } from './figure-words.ts';

/** All separated by `|`, lower case; missing: the language has none. */
export type CaseWords = {
  /** Units as in {@link FigureWords}, separated by spaces, for a language without those. */
  readonly units?: Readonly<Partial<Record<UnitName, string>>>;
  /** Between the ends of a range, where the figure words of the language have none. */
  readonly to?: string;
  /** Before a number: less than it. */
  readonly below?: string;
  /** Before a number: it or less. */
  readonly atMost?: string;
  /** Before a number: more than it. */
  readonly above?: string;
  /** Before a number: it or more. */
  readonly atLeast?: string;
  /** Behind a number: it or more. */
  readonly orMore?: string;
  /** Behind a number: it or less. */
  readonly orLess?: string;
  /** Behind a number: less than it. */
  readonly lessThan?: string;
  /** Behind a number: more than it. */
  readonly moreThan?: string;
  /** Behind a number of years, months or weeks: it is somebody's age. */
  readonly old?: string;
  /** Before a number that is somebody's age. */
  readonly isAged?: string;
  /** Behind such an age: what follows is another word of the sentence, and no unit. */
  readonly afterAge?: string;
  /** Behind a number: it counts people. */
  readonly people?: string;
  /** Before a number that counts people ("party of"). */
  readonly groupOf?: string;
  /** Behind a number of days, weeks or hours: that long before something. */
  readonly ahead?: string;
  /** Words of a heading or a column that say that its bare numbers are ages, people, days ahead. */
  readonly columns?: {
    readonly age?: string;
    readonly people?: string;
    readonly ahead?: string;
    readonly mass?: string;
    readonly length?: string;
  };
};
