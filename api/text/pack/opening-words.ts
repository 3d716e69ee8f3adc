// The words of a language for days and opening hours, and what is said about them beside the words of a page.

/** Days of closed doors or of other hours than on the same day of another week. */
export type HolidayName =
  | 'newYear'
  | 'epiphany'
  | 'lunarNewYear'
  | 'goodFriday'
  | 'easterMonday'
  | 'easter'
  | 'labourDay'
  | 'eid'
  | 'nationalDay'
  | 'assumption'
  | 'allSaints'
  | 'christmasEve'
  | 'boxingDay'
  | 'christmas'
  | 'newYearsEve'
  | 'publicHolidays';

export type OpeningWords = {
  /** The days of the week from Monday on, each with its forms separated by `|`. */
  readonly days: readonly string[];
  /** Spring, summer, autumn, winter, each with its forms separated by `|`. */
  readonly seasons: readonly [spring: string, summer: string, autumn: string, winter: string];
  /** Every day, Monday to Friday, Saturday and Sunday; separated by `|`, as the fields below. */
  readonly daily?: string;
  readonly weekdays?: string;
  readonly weekend?: string;
  /** Words between days that leave the second out: "daily except Monday". */
  readonly except?: string;
  /** Names of holidays, each with its forms separated by `|`; of a national day with a date of its own the name alone. */
  readonly holidays?: Readonly<Partial<Record<HolidayName, string>>>;
  /** Words between a last day before a break and the first one after it, separated by `|`: "closed on 23 December, open again 8 January". */
  readonly reopens?: string;
  /** Words between two days or hours that make a range; signs are known. */
  readonly to: string;
  /** Words that say that something is open. */
  readonly opens: string;
  readonly closed: string;
  /** A break in the hours of a day. */
  readonly pause?: string;
  readonly allDay?: string;
  readonly noon?: string;
  readonly midnight?: string;
  /** Words beside an hour that say which half of the day it is in, where that is not "am" or "pm". */
  readonly morning?: string;
  readonly afternoon?: string;
  /** Words by which a question means a part of a day: "open saturday evening". */
  readonly partsOfDay?: string;
  readonly now: string;
  readonly today: string;
  readonly tomorrow: string;
  /** What pages with the hours are found by. */
  readonly query: string;
  /** It is open: `until` when, null where it does not close; `when`: the day and hour of now. */
  open(until: string | null, when: string): string;
  /** It is closed: it opens at `next` ("tomorrow 09:00"), null where that is not known. */
  shut(next: string | null, when: string): string;
  /** On a day it is open in these hours, or closed. */
  openOn(day: string, hours: string): string;
  shutOn(day: string, next: string | null): string;
  /** It was open today, and is no more. */
  over(hours: string, next: string | null): string;
  /** `when`: a day; whether it is open is not known. `isTomorrow`: it is the day after today, not today. */
  day(when: string, isTomorrow: boolean): string;
  /** An hour within a sentence, from `clock` ("09:00"); as it is without this. */
  hour?(clock: string): string;
  /** A day and an hour of it: as "Saturday, 11:57" without this. */
  moment?(day: string, hour: string): string;
  /** When it opens: "tomorrow 09:00" without this. */
  at?(day: string, hour: string): string;
};
