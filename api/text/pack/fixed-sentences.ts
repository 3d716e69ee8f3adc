// What the product itself says in a language: answers without a model, labels of steps; and the messages it answers with them.
import type { DialogueAct } from './dialogue-phrases.ts';

/** The fixed sentences of answers without a model. */
export type Replies = Readonly<Record<Exclude<DialogueAct, 'human'>, string>> & {
  /** Before what the site says about reaching a person. */
  readonly human: string;
  /** The site says nothing about it. */
  readonly humanUnknown: string;
  /** The message has no words. */
  readonly empty: string;
  /** Pages were found, but no sentence surely answers the question; above the closest sections, one of which may. */
  readonly notAnswered: string;
  /** Before the lead of the nearest section, where no sentence surely answers. */
  readonly unsure: string;
  readonly closest: string;
  /** Below an answer that is likely and not certain, above the sections next to it in the order of the search. */
  readonly otherwise: string;
  readonly nothingFound: string;
  /** The site's pages are being read for the first time: read and total pages; 0 of 0 before their list is known. */
  stillReading(read: number, of: number): string;
  /** The sentence after it, when no page read so far answers the question. */
  readonly notAnsweredYet: string;
  /** Before an answer from pages in another language than the question's; `language`: its name. */
  otherLanguage(language: string): string;
  /** The message has files, and no model reads them. */
  readonly noFiles: string;
  readonly failed: string;
  /** After an answer in place of a model that failed. */
  readonly standIn: string;
};

/** Words of a message that continues the question before it: pieces of regular expressions, alternatives separated by `|`. */
export type FollowUpWords = {
  readonly openings: string;
  /** Those of them after which a thing takes the place of another: `and`, `what about`. The first is said in place of a correction. */
  readonly swaps?: string;
  /** Whole messages that ask for more of what was just said: `tell me more`. */
  readonly more?: string;
  /** How a message begins that corrects the one before it: `no, i mean`. */
  readonly corrections?: string;
  /** The same at the end: `one呢`, `duo thì sao`. */
  readonly swapEndings?: string;
  /** Words for what was spoken of, in a short message. */
  readonly pronouns?: string;
  /** Words that say that a part is that of what was spoken of: "its tank". */
  readonly possessives?: string;
  /** Words at the end of a short message. */
  readonly endings?: string;
  /** Whole messages that ask the site itself and go on with nothing: "where are you". */
  readonly toSite?: string;
};

/** Questions whether the site has a thing, and the answer that it has. */
export type HavingWords = {
  /** Phrases that such a message begins with, separated by `|`: `do you have`. */
  readonly begins?: string;
  /**
   * Phrases before and after the thing, separated by `|`: `có … không`; none before it where the verb is last. `exceptEnds`: longer ends
   * that ask for something else (`할 수 있나요`).
   */
  readonly framed?: { readonly begins: string; readonly ends: string; readonly exceptEnds?: string };
  /** Before what the site says about the thing. */
  says(name: string): string;
};

/** The labels of steps. Query and number of results are not part of a label: they are in the call and in its artifact. */
export type StepLabels = {
  readonly searchingSite: string;
  readonly searchedSite: string;
  readonly searchingWeb: string;
  readonly searchedWeb: string;
  readonly searchFailed: string;
  reading(page: string): string;
  read(page: string): string;
  notRead(page: string): string;
  plan(done: number, total: number): string;
  readonly table: string;
  /** A step whose process ended before its outcome was known. */
  readonly mayHaveRun: string;
  /** The answers of a question that has no others. */
  readonly yes: string;
  readonly no: string;
};
