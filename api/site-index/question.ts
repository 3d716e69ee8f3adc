// A visitor's message as a weighted set of terms: which words count how much, which index words they match, which clause asks.
// Knows statistics only through TermStatistics; scores nothing itself (see score-passage.ts).
import {
  analyse,
  analyseWord,
  CODE,
  foldDiacritics,
  normaliseText,
  stemHash,
  stemWord,
  type Token,
} from './analyse.ts';
import { type AskedAttribute, askedAttribute, attributeStems } from './attributes.ts';
import { detectLanguage, stopWordsOf } from './languages/detect-language.ts';
import type { AnswerKind, AskedValue } from './languages/question-words.ts';
import { type Asking, answerKinds, readAsking } from './question-kind.ts';
import { relatedWords } from './related-words.ts';
import { hasUnspacedScript } from './segment-words.ts';
import { splitSentences } from './sentences.ts';

/** What ranking wants to know about a collection of passages. */
export interface TermStatistics {
  /** Passages in the collection. */
  readonly passageCount: number;
  /** Mean tokens in a passage body. */
  readonly averageLength: number;
  /** Base language codes of the pages, most frequent first. */
  readonly languages: readonly string[];
  /** In how many passages a stem occurs. */
  documentFrequency(stem: string): number;
  /** Index words near to one that the index does not have, best first. */
  nearWords(stem: string, exact: string): readonly NearWord[];
  /** Index words that look like inflections or compounds of one. */
  relatives(stem: string): readonly NearWord[];
}

/** An index word that may stand for a word of the question. `quality` is 0 to 1. */
export type NearWord = { readonly stem: string; readonly quality: number };

/** One distinct word of the question. */
export type QuestionTerm = {
  readonly exact: string;
  readonly stem: string;
  /** Stems of the index that count as this word, with their quality; the first is the word itself. */
  readonly matches: readonly NearWord[];
  /** What the word counts: word class, clause and idf together. */
  readonly weight: number;
  readonly idf: number;
  /** A function or chat word, or one from a clause that does not ask. */
  readonly isMinor: boolean;
  /** One of the words that ask ("how heavy"): that a site does not have it says nothing. */
  readonly asks: boolean;
  /** The site has this word, or one near to it. */
  readonly isKnown: boolean;
  readonly isName: boolean;
  readonly isNumber: boolean;
};

/** How a token code of a passage matches the question. */
export type TermMatch = { readonly term: number; readonly quality: number };

/** A question ready to be matched with encoded passages. */
export type Question = {
  readonly text: string;
  readonly lang: string;
  /** Whether the site has pages in that language, so that pages in another one are second choice. */
  readonly isSiteLanguage: boolean;
  readonly terms: readonly QuestionTerm[];
  /** From stem hash to term. */
  readonly lookup: ReadonlyMap<number, TermMatch>;
  /** Sum of the weights of the words that the site knows: what a passage can hold at most. */
  readonly mass: number;
  /** Sum of the weights of the words that the site does not know, without those that ask. Says nothing about which passage, much about whether any. */
  readonly absentMass: number;
  /** How many passages the word statistics are from. */
  readonly passageCount: number;
  /** The clauses that ask, for scripts without spaces; empty for others. */
  readonly mainText: string;
  /** Neighbouring terms of the question in order (indexes into `terms`) with their weight. */
  readonly pairs: readonly { readonly first: number; readonly second: number; readonly weight: number }[];
  readonly pairMass: number;
  /** Exact-word hash bits of each term, to tell "exact" from "same stem". -1 where spelling says nothing. */
  readonly exactBits: readonly number[];
  /** Character pairs of the question's main clause, for scripts without spaces. */
  readonly bigrams: readonly string[];
  readonly kinds: readonly AnswerKind[];
  /** More precise kinds of value asked for, most telling first. */
  readonly values: readonly AskedValue[];
  /** The term that stands next to the words that ask ("points" in "how many points"); -1 without one. */
  readonly askedTerm: number;
  /** The term that stands for the names of the attribute asked for ("weight" in "how heavy"); -1 without one. */
  readonly attributeTerm: number;
};

/** What a word counts by its class (a content word counts 1). Chosen by bench/fit-ranking.ts over data sets, not rows. */
export const CLASS_WEIGHT = {
  functionWord: 0.3,
  chatWord: 0.29,
  wrappedChatWord: 0.08,
  sideClause: 0.3,
  attribute: 0.8,
} as const;
/** A message longer than this many words is also looked at clause by clause. */
const CLAUSE_WORDS = 6;
/** A message with this many chat words wraps its question in them: then they count next to nothing. */
const WRAPPING_CHAT_WORDS = 3;
/** A clause with at most this share of content words is chat. */
const CHAT_SHARE = 0.2;
/**
 * Passages of other words that every site is thought to have besides its own: on a site of three passages a word that is absent
 * would otherwise weigh twice as much as one that is there.
 */
const PRIOR_PASSAGES = 30;
/** A word beside the values of the attribute asked for: nearly as good as the word that asks for it. */
const ATTRIBUTE_QUALITY = 0.9;
/** A word that asks for it and is no name of it ("fit" for the size, "jam" for the hours): it may stand there for something else. */
const ASKING_SHARE = 0.7;
/** From this quality on a match is the word itself, below it only like it. */
export const SURE_QUALITY = 0.6;
/** A message with a larger share of capitalised words is written in title case. */
const CAPITAL_SHARE = 0.7;
/** What a relative counts of a word that the index has itself. */
const KNOWN_SHARE = 0.6;
/** On larger sites a word that is there is not compared with its neighbours in the vocabulary: it takes long, and it is found often enough. */
const MAX_PASSAGES_WITH_RELATIVES = 20_000;
/** Words of a message that are read; the rest of a very long message is ignored. */
const MAX_TERMS = 64;

/** Reads a message. Never throws; a message without any word has no terms. */
export function readQuestion(text: string, statistics: TermStatistics): Question {
  const read = text.slice(0, 2000);
  const lang = languageOf(read, statistics.languages);
  const clean = normaliseText(read, lang);
  const clauses = askingClauses(clean, lang);
  const isBare = clean === foldDiacritics(clean);
  const spellingMatters = !(isBare && BARE_TYPED.has(lang));
  const main = clauses
    .filter((clause) => clause.asks)
    .map((clause) => clause.text)
    .join(' ');
  const asking = readAsking(main, lang);
  const isTitleCase = isMostlyCapital(clean);
  const draft: DraftTerm[] = [];
  const byStem = new Map<string, number>();
  const order: number[] = [];
  for (const clause of clauses) {
    let isFirst = true;
    for (const token of analyse(clause.text, lang)) {
      if (draft.length >= MAX_TERMS) break;
      let at = byStem.get(token.stem);
      if (at === undefined) {
        at = draft.length;
        byStem.set(token.stem, at);
        draft.push(draftTerm(token, lang, statistics, isBare, isFirst, isTitleCase, asking));
      }
      const term = draft[at] as DraftTerm;
      term.clauseWeight = Math.max(term.clauseWeight, clause.asks ? 1 : CLASS_WEIGHT.sideClause);
      if (order.at(-1) !== at) order.push(at);
      isFirst = false;
    }
    order.push(-1);
  }
  const asked = draft.length < MAX_TERMS ? askedAttribute(main, lang) : undefined;
  const attributeTerm = asked ? draft.push(attributeDraft(asked, draft, lang, statistics)) - 1 : -1;
  const isWrapped = draft.filter((term) => term.classWeight === CLASS_WEIGHT.chatWord).length >= WRAPPING_CHAT_WORDS;
  const terms = draft.map((term) => finishTerm(term, isWrapped));
  const lookup = new Map<number, TermMatch>();
  terms.forEach((term, index) => {
    for (const match of term.matches) {
      const hash = stemHash(match.stem);
      const present = lookup.get(hash);
      if (!present || present.quality < match.quality) lookup.set(hash, { term: index, quality: match.quality });
    }
  });
  const pairs = neighbours(order, terms);
  return {
    text: clean,
    lang,
    isSiteLanguage: statistics.languages.includes(lang),
    terms,
    lookup,
    mass: massOf(terms, true),
    absentMass: massOf(terms, false),
    passageCount: statistics.passageCount,
    mainText: hasUnspacedScript(main) ? main.toLowerCase() : '',
    pairs,
    pairMass: pairs.reduce((sum, pair) => sum + pair.weight, 0),
    exactBits: draft.map((term, at) =>
      spellingMatters && at !== attributeTerm ? term.token.code & CODE.exactMask : -1,
    ),
    bigrams: hasUnspacedScript(main) ? characterPairs(main) : [],
    kinds: asking.kinds,
    values: asked ? [...new Set([asked.attribute.value, ...asking.values])] : asking.values,
    askedTerm: askedTermOf(order, terms, asking),
    attributeTerm,
  };
}

/** Where most words have a capital it tells no names ("What Is The Warranty", German headlines do not reach it). */
function isMostlyCapital(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).slice(1);
  return (
    words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * CAPITAL_SHARE && !hasUnspacedScript(text)
  );
}

/** Few words tell a language, but "jam buka" and "giá" are asked in one only. */
function languageOf(text: string, siteLanguages: readonly string[]): string {
  const lang = detectLanguage(text, siteLanguages);
  if (askedAttribute(text, lang)) return lang;
  return siteLanguages.find((other) => other !== lang && askedAttribute(text, other)) ?? lang;
}

/** The first content word behind the words that ask, or else the last one before them. */
function askedTermOf(order: readonly number[], terms: readonly QuestionTerm[], asking: Asking): number {
  const at = order.findLastIndex((index) => index >= 0 && asking.words.has((terms[index] as QuestionTerm).exact));
  if (at < 0) return -1;
  const isContent = (index: number) => index >= 0 && !(terms[index] as QuestionTerm).isMinor;
  return order.slice(at + 1).find(isContent) ?? order.slice(0, at).findLast(isContent) ?? -1;
}

const massOf = (terms: readonly QuestionTerm[], isKnown: boolean) =>
  terms.reduce((sum, term) => (term.isKnown === isKnown && (isKnown || !term.asks) ? sum + term.weight : sum), 0);

/** Languages often typed without diacritics: then a word without marks is as good as the word with them. */
const BARE_TYPED = new Set(['vi', 'es', 'pt', 'fr', 'ro', 'pl', 'tr', 'it', 'de', 'sv', 'el']);

type DraftTerm = {
  token: Token;
  matches: NearWord[];
  idf: number;
  classWeight: number;
  clauseWeight: number;
  isName: boolean;
  isKnown: boolean;
  asks: boolean;
};

function draftTerm(
  token: Token,
  lang: string,
  statistics: TermStatistics,
  isBare: boolean,
  isFirst: boolean,
  isTitleCase: boolean,
  asking: Asking,
): DraftTerm {
  const isName = (token.code & CODE.capital) !== 0 && !isFirst;
  const classWeight = asking.words.has(token.exact)
    ? CLASS_WEIGHT.functionWord
    : isName && !isTitleCase
      ? 1
      : classWeightOf(token.exact, lang, statistics.languages[0] ?? lang, isBare);
  const matches = matchesOf(token, lang, statistics, classWeight === 1);
  const isOwnKnown = statistics.documentFrequency(token.stem) > 0;
  const frequency = Math.max(
    ...matches.map((match) =>
      match.quality >= SURE_QUALITY || !isOwnKnown ? statistics.documentFrequency(match.stem) : 0,
    ),
    0,
  );
  return {
    token,
    matches,
    idf: inverseFrequency(frequency, statistics),
    classWeight,
    clauseWeight: 0,
    isKnown: frequency > 0,
    asks: asking.words.has(token.exact),
    isName,
  };
}

/**
 * A term for the names of an attribute, which the question need not hold itself. It takes the place of the words that ask for it, so
 * that a page with another name for it is as good.
 */
function attributeDraft(
  { attribute, words }: AskedAttribute,
  draft: readonly DraftTerm[],
  lang: string,
  statistics: TermStatistics,
): DraftTerm {
  const matches = new Map<string, number>();
  for (const term of draft.filter(({ token }) => words.has(foldDiacritics(token.exact)))) {
    if (term.classWeight === 1) for (const { stem, quality } of term.matches) matches.set(stem, quality * ASKING_SHARE);
    term.classWeight = 0;
    term.asks = true;
    term.matches = [];
  }
  // Names of other languages may be everyday words in this one (Vietnamese "cân" without its mark is English "can").
  const languages = statistics.languages.includes(lang) ? [lang] : [lang, ...statistics.languages.slice(0, 2)];
  for (const stem of attributeStems(attribute, languages))
    if ((matches.get(stem) ?? 0) < ATTRIBUTE_QUALITY) matches.set(stem, ATTRIBUTE_QUALITY);
  const known = [...matches].filter(([stem]) => statistics.documentFrequency(stem) > 0);
  const frequency = Math.max(...known.map(([stem]) => statistics.documentFrequency(stem)), 0);
  return {
    token: analyseWord(attribute.value, ''),
    matches: known.map(([stem, quality]) => ({ stem, quality })),
    idf: inverseFrequency(frequency, statistics),
    classWeight: CLASS_WEIGHT.attribute,
    clauseWeight: 1,
    isName: false,
    isKnown: frequency > 0,
    asks: true,
  };
}

function inverseFrequency(frequency: number, { passageCount }: TermStatistics): number {
  const count = passageCount + PRIOR_PASSAGES;
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}

function matchesOf(token: Token, lang: string, statistics: TermStatistics, isContent: boolean): NearWord[] {
  const stems = new Map<string, number>([[token.stem, 1]]);
  for (const other of statistics.languages.slice(0, 3)) {
    const stem = other === lang || hasUnspacedScript(token.exact) ? token.stem : stemWord(token.exact, other);
    if (!stems.has(stem)) stems.set(stem, 0.9);
  }
  const known = [...stems].filter(([stem]) => statistics.documentFrequency(stem) > 0);
  const others = (): NearWord[] =>
    isContent ? otherForms(token.stem, lang, statistics, known.length > 0).filter(({ stem }) => !stems.has(stem)) : [];
  if (known.length > 0) return [...known.map(([stem, quality]) => ({ stem, quality })), ...others()];
  const near = statistics.nearWords(token.stem, foldDiacritics(token.exact));
  return [{ stem: token.stem, quality: 1 }, ...(near.length > 0 ? near : others())];
}

/** Index words that weakly count as a word: irregular forms, words for the same thing, inflections and compounds. */
function otherForms(stem: string, lang: string, statistics: TermStatistics, isKnown: boolean): NearWord[] {
  const related = relatedWords(stem, lang).filter((word) => statistics.documentFrequency(word.stem) > 0);
  if (!isKnown) return [...related, ...statistics.relatives(stem)];
  if (statistics.passageCount > MAX_PASSAGES_WITH_RELATIVES) return related;
  return [
    ...related,
    ...statistics.relatives(stem).map((word) => ({ stem: word.stem, quality: word.quality * KNOWN_SHARE })),
  ];
}

function classWeightOf(exact: string, lang: string, siteLang: string, isBare: boolean): number {
  for (const code of lang === siteLang ? [lang] : [lang, siteLang]) {
    const stop = stopWordsOf(code);
    if (stop.functionWords.has(exact) || (isBare && stop.foldedFunctionWords.has(exact)))
      return CLASS_WEIGHT.functionWord;
    if (stop.chatWords.has(exact) || (isBare && stop.foldedChatWords.has(exact))) return CLASS_WEIGHT.chatWord;
  }
  return 1;
}

function finishTerm(draft: DraftTerm, isWrapped: boolean): QuestionTerm {
  const isChat = draft.classWeight === CLASS_WEIGHT.chatWord;
  const weight = (isWrapped && isChat ? CLASS_WEIGHT.wrappedChatWord : draft.classWeight) * draft.clauseWeight;
  return {
    exact: draft.token.exact,
    stem: draft.token.stem,
    matches: draft.matches,
    weight: weight * draft.idf,
    idf: draft.idf,
    isMinor: weight < 0.5,
    isKnown: draft.isKnown,
    asks: draft.asks,
    isName: draft.isName,
    isNumber: (draft.token.code & CODE.number) !== 0,
  };
}

type Clause = { readonly text: string; readonly asks: boolean };

/**
 * The clauses of a message; `asks` marks those that hold the question. In a short message all do. In a longer one a sentence
 * without a question does not when another has one, and neither does a piece that is nearly all function and chat words.
 */
function askingClauses(text: string, lang: string): Clause[] {
  const whole = [{ text, asks: true }];
  if (analyse(text, lang).length <= CLAUSE_WORDS) return whole;
  const sentences = splitSentences(text);
  const askers = sentences.map(
    (sentence) => /[?？؟;]["'”’)）」]*$/.test(sentence.text) || answerKinds(sentence.text, lang).length > 0,
  );
  const anyAsks = askers.some(Boolean);
  const clauses = sentences.flatMap((sentence, at) => {
    const pieces = sentence.text.match(CLAUSE) ?? [sentence.text];
    return pieces.map((piece) => ({ text: piece, asks: (!anyAsks || askers[at] === true) && !isChat(piece, lang) }));
  });
  return clauses.some((clause) => clause.asks) ? clauses : whole;
}

const CLAUSE = /[^,:;，：；、،]+[,:;，：；、،]*/g;

/** Whether a piece of a message is nearly all function and chat words, without names and numbers. */
function isChat(piece: string, lang: string): boolean {
  const tokens = analyse(piece, lang);
  const isBare = piece === foldDiacritics(piece);
  let content = 0;
  let telling = false;
  tokens.forEach((token, at) => {
    if (classWeightOf(token.exact, lang, lang, isBare) === 1) content++;
    if ((token.code & CODE.number) !== 0 || ((token.code & CODE.capital) !== 0 && at > 0 && token.exact.length > 1))
      telling = true;
  });
  return !telling && content <= tokens.length * CHAT_SHARE;
}

function neighbours(order: readonly number[], terms: readonly QuestionTerm[]): Question['pairs'] {
  const pairs: { first: number; second: number; weight: number }[] = [];
  const seen = new Set<number>();
  for (let i = 0; i + 1 < order.length; i++) {
    const first = order[i] as number;
    const second = order[i + 1] as number;
    if (first < 0 || second < 0 || first === second || seen.has(first * MAX_TERMS + second)) continue;
    seen.add(first * MAX_TERMS + second);
    pairs.push({
      first,
      second,
      weight: Math.min((terms[first] as QuestionTerm).weight, (terms[second] as QuestionTerm).weight),
    });
  }
  return pairs;
}

function characterPairs(text: string): string[] {
  const pairs = new Set<string>();
  for (const run of text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    if (!hasUnspacedScript(run)) continue;
    for (let i = 0; i + 1 < run.length; i++) pairs.add(run.slice(i, i + 2));
  }
  return [...pairs];
}
