// The kinds of words with which a language asks and answers: kinds of answers, of values, of attributes.

/** Kinds of answer that can be seen in a sentence without understanding it. */
export type AnswerKind = 'number' | 'date' | 'person' | 'place' | 'reason' | 'manner' | 'definition';

/** Kinds of value that specify the number or date of a question. */
export type AskedValue = 'timespan' | 'recurring' | 'money' | 'percent' | 'measure' | 'clock' | 'phone' | 'contact';

/**
 * Kinds of words that values are written with. Words of scripts with spaces match as whole words (an ending of the language
 * may be written into the entry), others as pieces.
 */
export type ValueWordKind =
  | 'number'
  | 'time'
  | 'recurring'
  | 'money'
  /** The word for "without cost", one. */
  | 'free'
  /** A whole amount whose currency is written before it. */
  | 'amount'
  | 'percent'
  | 'measure'
  | 'month'
  | 'clock'
  /** A whole time of day with its word before it. */
  | 'hour'
  | 'cause'
  | 'copula'
  /** Words before a place. */
  | 'at'
  /** Words with which a sentence refers to the one before. */
  | 'backwards';

/** How a few words ask for a time of day without a question word, each list separated by `|`. */
export type TimeNouns = {
  /** The noun, and whether it is the last thing said ("check-in time") or the first ("giờ nhận phòng"). */
  readonly nouns: string;
  readonly isLast: boolean;
  /** Words beside it with which it is a length of time ("delivery time"). */
  readonly lasting: string;
};

/** Attributes of things that visitors ask for and pages state in other words: "How heavy is it?", "Weight | 14.8 kg". */
export type AttributeKind =
  | 'weight'
  | 'size'
  | 'power'
  | 'voltage'
  | 'temperature'
  | 'capacity'
  | 'noise'
  | 'readiness'
  | 'price'
  | 'hours'
  | 'phone'
  | 'contact';

/** One attribute in one language. */
export type AttributeWords = {
  /** Phrases that ask for it, separated by `|`. */
  readonly asks: string;
  /** Phrases that ask for it where only a thing is named besides ("how much mini"), separated by `|`. */
  readonly asksOfThing?: string;
  /** Phrases that ask for it at the end of a question ("whitening how much"), separated by `|`. */
  readonly asksLast?: string;
  /** Phrases that ask for it where nothing is said besides ("address"), separated by `|`. */
  readonly asksAlone?: string;
  /** Words beside its value, single words as the analysis cuts them, separated by spaces. */
  readonly names: string;
};

/**
 * Superlatives, separated by `|`, by what they compare and which end of it is meant: `<` the least, `>` the most. `any`: the question names
 * what is compared ("biggest tank").
 */
export type SuperlativeWords = Readonly<Partial<Record<`${AttributeKind | 'any'}${'<' | '>'}`, string>>>;
