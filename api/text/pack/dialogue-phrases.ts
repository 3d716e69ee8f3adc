// Messages that are no question to the site, as phrases of a language. dialogue-act.ts puts a message together from them.

/** What a message does when it asks nothing about the site. */
export type DialogueAct =
  | 'greeting'
  | 'thanks'
  | 'bye'
  /** Yes, no, fine: an answer to what was said. */
  | 'ack'
  | 'praise'
  | 'abuse'
  /** Who or what the assistant is. */
  | 'about'
  | 'help'
  /** The visitor wants a person. */
  | 'human'
  /** No words, or none of a language. */
  | 'unclear'
  /** An order number, a postcode, a card or an e-mail address, alone. */
  | 'number';

/**
 * The phrases of each act, separated by `|`, in lower case, without punctuation, and as they are pronounced in full: letters typed
 * three times and missing diacritics are found by themselves. Whole messages are put together from phrases and `fillers`.
 */
export type DialoguePhrases = Readonly<Partial<Record<Exclude<DialogueAct, 'number'>, string>>> & {
  /** Politeness and names of address: they belong to any act, and are none. */
  readonly fillers?: string;
  /** What begins a question and says nothing about it: `can you tell me`. Alone it is a request for help. */
  readonly leads?: string;
  /** Verbs and nouns of a sentence that wants a person: one of each, and nothing besides but function words. */
  readonly talks?: string;
  readonly people?: string;
  /** Words that answer. A statement after one is an answer too, when it names nothing of a business and has one of `statements`. */
  readonly answers?: string;
  /** Words of statements about the visitor and what was said: `I`, `my`, `it`. */
  readonly statements?: string;
  /** The question for the section of the site that says how to reach a person. */
  readonly contactQuery?: string;
  /** The heading of what a front page says of ways of contact outside its text. */
  readonly contactHeading?: string;
};
