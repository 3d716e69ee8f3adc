// What the product knows of one language: a pack is one file in languages/, with one line in languages/index.ts. Every field but
// the code may be missing; then the language has no such words, and signs, digits and English sentences stay.

import type { Concept } from '../concepts/en.ts';
import type { CaseWords } from './case-words.ts';
import type { CitingWords } from './citing-words.ts';
import type { DialoguePhrases } from './dialogue-phrases.ts';
import type { FigureWords } from './figure-words.ts';
import type { FollowUpWords, HavingWords, Replies, StepLabels } from './fixed-sentences.ts';
import type { OpeningWords } from './opening-words.ts';
import type { PageLines } from './page-lines.ts';
import type { PolarWords } from './polar-words.ts';
import type {
  AnswerKind,
  AskedValue,
  AttributeKind,
  AttributeWords,
  SuperlativeWords,
  TimeNouns,
  ValueWordKind,
} from './question-words.ts';
import type { SearchIntentWords } from './search-intent.ts';

/** How a text is recognised as of a language. */
export type Detection =
  | {
      /** Only this language of the table is written with these characters, or it is their most frequent one. */
      readonly script: RegExp;
      /** Codes of languages with the same script: a text on a site in one of them is in that language. */
      readonly sharedWith?: readonly string[];
      /** Like `sharedWith`, only where it is the main language of the site. */
      readonly sharedWithMain?: readonly string[];
    }
  | {
      /** Its function words are counted in texts of this script. */
      readonly countedIn: 'latin' | 'cyrillic';
      /** Letters that no other language of the table has. */
      readonly ownLetters?: RegExp;
    };

/** One language. Words are lower case and NFC, with diacritics; how lists are separated is said at each field. */
export type LanguagePack = {
  /** Base language code (`en`, not `en-GB`). */
  readonly code: string;
  /** Where a text may be of two languages the lower rank is tried first and wins ties; without a rank it is tried last. */
  readonly rank?: number;
  readonly detection?: Detection;

  /** Written without spaces between words: words of lists match as pieces of text. */
  readonly isUnspaced?: boolean;
  /**
   * Written with spaces, but with particles, endings and other words glued to a word, and often typed without the spaces: phrases of concepts
   * match as words and as pieces of words.
   */
  readonly hasGluedWords?: boolean;
  /** Often typed without diacritics: then a word without marks is as good as the word with them. */
  readonly isTypedBare?: boolean;
  /**
   * Words have no endings and differ by their diacritics alone (Vietnamese "trà" is tea, "trả" gives back): one with diacritics is
   * found as it is spelt.
   */
  readonly hasDistinctDiacritics?: boolean;
  /** Brings letters that are written in two ways to one form, as long as the text was. */
  readonly inOneForm?: (text: string) => string;
  /** Han characters keep their form: words of this language are written with traditional and simplified ones. */
  readonly keepsHanForms?: boolean;

  /** Gives the stem of a lower-case word. */
  readonly stem?: (word: string) => string;
  /** Codes of close languages whose words are stemmed in the same way. */
  readonly stemsAlso?: readonly string[];
  /** Words that carry grammar or ask the question, separated by white space; without claim to completeness. */
  readonly functionWords?: string;
  /** Courtesies and chat around a question ("hi, I was just browsing …"), separated by white space. */
  readonly chatWords?: string;
  /** Words for a kind of text ("policy"), separated by white space: a site without them may have the text all the same. */
  readonly textWords?: string;
  /** They are before what the text is about ("kebijakan garansi"), and not behind it. */
  readonly leadsWithTextWords?: boolean;
  /** Words of offering and selling, separated by `|`: what they are asked about has to be a thing that the site names as one. */
  readonly offers?: string;
  /** Questions whether there is a thing. */
  readonly having?: HavingWords;
  /** Words of work done on things: what they are asked about has to be a thing of the site. */
  readonly services?: string;
  /** Words that say that something is missing or does not work, separated by `|`. */
  readonly negations?: string;
  /** Words of a question what to think of a thing ("worth it"), separated by `|`. */
  readonly opinions?: string;
  /** Words by which somebody says that they live somewhere: `live|based`. */
  readonly residing?: string;
  /** Words for the most or the least of something, by the attribute that they compare and the end of it that they mean. */
  readonly superlatives?: SuperlativeWords;
  /** Questions that want yes or no, and statements that say it. */
  readonly polar?: PolarWords;
  /** Words that limit what a statement says to a case, or make its figure a rough one ("if", "up to"), separated by `|`. */
  readonly limits?: string;
  /** The amounts of a visitor's own case, and those that a line of a page is for. */
  readonly cases?: CaseWords;
  /** Words of titles that say what kind of page it is and name no thing ("questions", "news"), separated by white space. */
  readonly pageWords?: string;
  /** Words before a full stop that does not end a sentence, without the stop, separated by spaces. */
  readonly abbreviations?: string;

  /** Contractions, often typed without their apostrophe: pairs `hasn't=has not`, separated by `|`. None that is a word of another meaning without it. */
  readonly contractions?: string;

  /** Abbreviations of texting, of a word or of several, and what they mean: pairs `brp=berapa`, separated by `|`. No word of another meaning. */
  readonly shorthand?: string;

  /** Words that take the place of a noun and may be names as well, each with the words before it where it is none, separated by `|`. */
  readonly pronouns?: Readonly<Record<string, string>>;

  /** Phrases that ask, by the kind of answer, separated by `|`; whole words, pieces of text where `isUnspaced`. */
  readonly questions?: Readonly<Partial<Record<AnswerKind, string>>>;
  /** How a question ends that is often written without a question mark, separated by `|`; no ending of a statement. */
  readonly questionEndings?: string;
  /** Phrases that ask for a more precise kind of value, like `questions`. */
  readonly valueQuestions?: Readonly<Partial<Record<AskedValue, string>>>;
  /** The word for a time of day as a noun: "check-in time" asks for one. */
  readonly timeNouns?: TimeNouns;
  /** Words of values: pieces of regular expressions, alternatives separated by `|`. */
  readonly values?: Readonly<Partial<Record<ValueWordKind, string>>>;
  /** Attributes of things: how visitors ask for them and how pages name them. */
  readonly attributes?: Readonly<Partial<Record<AttributeKind, AttributeWords>>>;
  /** Days of the week and opening hours. */
  readonly opening?: OpeningWords;
  /** Words of a question that compares two things, separated by `|`. */
  readonly comparing?: string;
  /** The word between two things to choose from: "or". */
  readonly choosing?: string;
  /** Words for the same thing: groups separated by `|`, words by white space; a word may be in several groups. */
  readonly relatedWords?: string;
  /** Forms of one word that no rule of endings brings together, like `relatedWords`. */
  readonly irregularForms?: string;

  /** The words that request a search of the web. */
  readonly searchIntent?: SearchIntentWords;
  /** Units, number words, dates. */
  readonly figures?: FigureWords;
  /**
   * Share of a statement's content words that its passage must contain, fitted with bench/citation-support.ts as the point where
   * nearly every paraphrase keeps its passage. Vietnamese counts syllables, which are shared more easily, Chinese pairs of characters,
   * which a paraphrase breaks more easily.
   */
  readonly supportingShare?: number;
  /** The words that make a citation a word of its sentence. */
  readonly citing?: CitingWords;

  /** How a message begins or ends that continues the question before it. */
  readonly followUp?: FollowUpWords;
  /** Phrases of messages that are no question to the site. */
  readonly dialogue?: DialoguePhrases;
  /** What answers without a model say beside the sentences of pages. */
  readonly replies?: Replies;
  /** Lines of pages that answer nothing by themselves. */
  readonly pageLines?: PageLines;
  /** The labels of steps. */
  readonly stepLabels?: StepLabels;
  /** The labels of steps of well-known tools that are not ours, by the name of the tool. */
  readonly toolLabels?: Readonly<Record<string, string>>;
  /**
   * Words and phrases by the business concept they name, separated by `|`; those after `~` only hint at it. Pieces of text where
   * `isUnspaced`.
   */
  readonly concepts?: Readonly<Partial<Record<Concept, string>>>;
  /** Words and phrases of questions that hardly any site answers (the weather, homework), separated by `|`. */
  readonly elsewhere?: string;
  /**
   * Words and phrases of questions in English, for a site without pages in this language: pairs `livraison=delivery`, separated by `|`.
   */
  readonly inEnglish?: string;
  /** The language is recognised by the words of `inEnglish`, too, and tried after those that are recognised without them. */
  readonly isKnownByEnglish?: boolean;
  /** Words are written together ("Lieferkosten"). */
  readonly hasCompounds?: boolean;
  /** The most common words, most common first, separated by white space. */
  readonly commonWords?: string;
  /** Words that are no misspelt others, see ../common-words/ordinary-words.ts. */
  readonly ordinaryWords?: string;
  /** Pages and visitors mix in English words ("voucher", "check in"). */
  readonly mixesEnglish?: boolean;
};
