// The words around figures: units, currencies, scales, months and number words. Signs that every language shares (`kg`, `€`) are in
// citations/figure-words.ts.

/** Units with words of their own. Days and months are two dimensions: 30 days are not a month in a contract. */
export type UnitName =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'percent'
  | 'milligram'
  | 'gram'
  | 'kilogram'
  | 'tonne'
  | 'millilitre'
  | 'litre'
  | 'millimetre'
  | 'centimetre'
  | 'metre'
  | 'kilometre'
  | 'bar'
  | 'watt'
  | 'kilowatt'
  | 'volt'
  | 'degree';

/** Currencies; `$` and `¥` stand for more than one. */
export type CurrencyName = 'dollar' | 'EUR' | 'GBP' | 'BRL' | 'VND' | 'IDR' | 'yuan or yen';

/** A day or a time of day as a language writes it. */
export type MomentForm = {
  /** With the flag `g` and named groups: `year`, `month`, `day`, or `hour`, `minute`. */
  readonly pattern: RegExp;
  /** A cheap sign that a text may hold one. */
  readonly hint: RegExp;
};

/** The figure words of one language, lower case, NFKC; separated by spaces, `_` for a space within one. */
export type FigureWords = {
  /** Written behind a figure. */
  readonly units?: Readonly<Partial<Record<UnitName, string>>>;
  /** Written before or behind a figure. */
  readonly currencies?: Readonly<Partial<Record<CurrencyName, string>>>;
  /** Those of them that may be before a figure: `Rp 5.000`. */
  readonly currenciesAhead?: string;
  /** Each multiplies the figure before it: a word, a colon, the factor. */
  readonly scales?: string;
  /** Twelve names of months that are between day and year, separated by `|`, several spellings by spaces. */
  readonly months?: string;
  /** Other words of the calendar: written with a capital, and no names of anything else. */
  readonly calendar?: string;
  /** Number words that add (`two`, `twenty`): a word, a colon, the number. */
  readonly numbers?: string;
  /** Number words that multiply (`hundred`): a word, a colon, the factor. */
  readonly factors?: string;
  /** The word that adds ten: `dua belas` is twelve. */
  readonly teen?: string;
  /** Adjectives that may be between a figure and its unit: `5 working days`. */
  readonly adjectives?: string;
  /** Between the part and the whole: `3 of 5`; separated by `|`. */
  readonly partOf?: string;
  /** Between the ends of a range: `3 to 5`; separated by `|`. */
  readonly range?: string;
  /** Durations with names of their own, by their minutes: `half an hour`; separated by `|`. */
  readonly durations?: Readonly<Record<number, string>>;
  /** Words that always have a capital and are no names; a pattern. */
  readonly capitals?: string;
  /** Tried after the forms that languages share. */
  readonly times?: readonly MomentForm[];
  readonly dates?: readonly MomentForm[];
};
