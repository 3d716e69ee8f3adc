// The words of a language for questions that want yes or no, and for statements that say it plainly. Lists are separated by `|`.

export type PolarWords = {
  /** How such a message begins. */
  readonly begins?: string;
  /** How it ends, where the beginning says nothing. */
  readonly ends?: string;
  /** Words beside which such a message asks for something else: "언제 … 나요", "いつ…ですか". */
  readonly unless?: string;
  /** The words that deny and grant are behind what they say it of: "주차는 가능합니다". */
  readonly isVerbLast?: boolean;
  /** Words before what is denied: "do not ship", "is not available". */
  readonly denies: string;
  /** Words that deny the thing right behind them: "no decaf". */
  readonly none?: string;
  /** Words before what is granted: "you can pause", "is included". */
  readonly grants: string;
  /** Words that grant or deny without saying what: "allowed", "available", "use", "have". */
  readonly vague: string;
  /** Words with which a statement, or a question, is about a case. */
  readonly cases: string;
  /** Words that begin another clause. */
  readonly breaks: string;
  /** Words before a further circumstance: "with machines", "in the restaurant". */
  readonly circumstances?: string;
  readonly yes: string;
  readonly no: string;
};
