// The words of a question one by one: the weight of each, and the words of the index that match it.
// question.ts combines them (clauses, pairs, the kind of answer).
import { analyseWord, CODE, foldDiacritics, stemWord, type Token } from '../../text/analyse.ts';
import { INTERNATIONAL } from '../../text/common-words/international.ts';
import { knownWords } from '../../text/common-words/known-words.ts';
import { isOrdinaryWord } from '../../text/common-words/ordinary-words.ts';
import { rarityOf } from '../../text/rarity.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
import { asSpelt } from '../../text/spelt-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { type AskedAttribute, attributeStems } from './attributes.ts';
import type { Asking } from './question-kind.ts';
import { relatedStems } from './related-stems.ts';
import { isPronoun } from './site-names.ts';
import type { NearWord, QuestionTerm, TermStatistics } from './term-statistics.ts';

/** What a word counts by its class (a content word counts 1). Chosen by bench/fit-ranking.ts over data sets, not rows. */
export const CLASS_WEIGHT = {
  functionWord: 0.3,
  chatWord: 0.29,
  wrappedChatWord: 0.08,
  sideClause: 0.3,
  attribute: 0.8,
} as const;
/**
 * Passages of other words that every site is thought to have besides its own: on a site of three passages a word that is absent
 * would otherwise weigh twice as much as one that is there.
 */
const PRIOR_PASSAGES = 30;
/** A word beside the values of the attribute asked for: nearly as good as the word that asks for it. */
const ATTRIBUTE_QUALITY = 0.9;
/** A word that asks for it and is no name of it ("fit" for the size, "jam" for the hours): it may mean something else. */
const ASKING_SHARE = 0.7;
/** From this quality on a match is the word itself, below it only like it. */
export const SURE_QUALITY = 0.6;
/** What a relative counts of a word that the index has itself. */
const KNOWN_SHARE = 0.6;
/** On larger sites a word that is there is not compared with its neighbours in the vocabulary: it takes long, and it is found often enough. */
const MAX_PASSAGES_WITH_RELATIVES = 20_000;

/** A word while the message is read; other words may still change what it counts. */
export type DraftTerm = {
  token: Token;
  matches: NearWord[];
  idf: number;
  classWeight: number;
  clauseWeight: number;
  isName: boolean;
  isThing: boolean;
  isKnown: boolean;
  isSure: boolean;
  asks: boolean;
  /** It matches as it is spelt. */
  isSpelt: boolean;
};

/** Properties of the whole message that affect its words. */
export type MessageTraits = {
  readonly lang: string;
  /** It has no diacritics. */
  readonly isBare: boolean;
  /** It is spelt with its diacritics, in a language where another diacritic is another word. */
  readonly isSpelt: boolean;
  /** Capitals do not mark names. */
  readonly isTitleCase: boolean;
  readonly asking: Asking;
  readonly text: string;
};

/** The one word with a capital that is no name. */
const ENGLISH_I = 'i';

/** The word of a token. `isFirst` in its clause: its capital does not mark a name. */
export function draftTerm(
  token: Token,
  isFirst: boolean,
  { lang, isBare, isSpelt, isTitleCase, asking, text }: MessageTraits,
  statistics: TermStatistics,
): DraftTerm {
  const isThing = statistics.names?.has(token.exact) === true && !isPronoun(token.exact, text, lang);
  const isName = (token.code & CODE.capital) !== 0 && !isFirst;
  const classWeight = isThing
    ? 1
    : asking.words.has(token.exact)
      ? CLASS_WEIGHT.functionWord
      : isName && !isTitleCase && token.exact !== ENGLISH_I
        ? 1
        : classWeightOf(token.exact, lang, statistics.languages[0] ?? lang, isBare);
  const spelling = isSpelt ? spellingOf(token, lang, statistics) : undefined;
  const matches = spelling
    ? [spelling, ...(classWeight === 1 ? knownRelated(spelling.stem, lang, statistics) : [])]
    : matchesOf(token, lang, statistics, classWeight === 1);
  const isOwnKnown = statistics.documentFrequency(spelling?.stem ?? token.stem) > 0;
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
    isSure: matches.some(({ stem, quality }) => quality >= SURE_QUALITY && statistics.documentFrequency(stem) > 0),
    asks: !isThing && asking.words.has(token.exact),
    isName,
    isThing,
    isSpelt: spelling !== undefined,
  };
}

/**
 * A term for the names of an attribute, which the question need not hold itself. It takes the place of the words that ask for it, so
 * that a page with another name for it is as good.
 */
export function attributeDraft(
  { attribute, words }: AskedAttribute,
  draft: readonly DraftTerm[],
  lang: string,
  statistics: TermStatistics,
): DraftTerm {
  const matches = new Map<string, number>();
  for (const term of draft.filter(({ token }) => words.has(foldDiacritics(token.exact)))) {
    // "Berapa menit siap", "nóng máy": a minute or a machine is no name of the time until it is ready.
    if (term.classWeight === 1 && attribute.value !== 'timespan')
      for (const { stem, quality } of term.matches) matches.set(stem, quality * ASKING_SHARE);
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
    isThing: false,
    isKnown: frequency > 0,
    isSure: frequency > 0,
    asks: true,
    isSpelt: false,
  };
}

/** How rare words in so many passages are. */
export function inverseFrequency(frequency: number, { passageCount }: Pick<TermStatistics, 'passageCount'>): number {
  const count = passageCount + PRIOR_PASSAGES;
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}

/** A word that differs from others by its diacritics alone; undefined for what is no word of the language or the site as it is spelt. */
function spellingOf({ exact }: Token, lang: string, statistics: TermStatistics): NearWord | undefined {
  const word = asSpelt(exact);
  const isKnown = knownWords(exact, lang) > 0 || (word !== exact && statistics.documentFrequency(word) > 0);
  return isKnown ? { stem: word, quality: 1 } : undefined;
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
  // An ordinary word of the language is spelt as it is meant ("parking" is no misspelt "parts").
  const isOrdinary =
    rarityOf(token.stem, lang) < 1 || isOrdinaryWord(token.exact, lang) || INTERNATIONAL.has(token.exact);
  const near = isOrdinary ? [] : statistics.nearWords(token.stem, foldDiacritics(token.exact));
  return [{ stem: token.stem, quality: 1 }, ...(near.length > 0 ? near : others())];
}

/** Index words that weakly count as a word: irregular forms, words for the same thing, inflections and compounds. */
function otherForms(stem: string, lang: string, statistics: TermStatistics, isKnown: boolean): NearWord[] {
  const related = knownRelated(stem, lang, statistics);
  if (!isKnown) return [...related, ...statistics.relatives(stem)];
  if (statistics.passageCount > MAX_PASSAGES_WITH_RELATIVES) return related;
  return [
    ...related,
    ...statistics.relatives(stem).map((word) => ({ stem: word.stem, quality: word.quality * KNOWN_SHARE })),
  ];
}

function knownRelated(stem: string, lang: string, statistics: TermStatistics): NearWord[] {
  return relatedStems(stem, lang).filter((word) => statistics.documentFrequency(word.stem) > 0);
}

/** What a word counts by its class, see {@link CLASS_WEIGHT}. `isBare`: the message has no diacritics. */
export function classWeightOf(exact: string, lang: string, siteLang: string, isBare: boolean): number {
  for (const code of lang === siteLang ? [lang] : [lang, siteLang]) {
    const stop = stopWordsOf(code);
    if (stop.functionWords.has(exact) || (isBare && stop.foldedFunctionWords.has(exact)))
      return CLASS_WEIGHT.functionWord;
    if (stop.chatWords.has(exact) || (isBare && stop.foldedChatWords.has(exact))) return CLASS_WEIGHT.chatWord;
  }
  return 1;
}

/** The term of a draft. `isWrapped`: there is small talk around the question. */
export function finishTerm(draft: DraftTerm, isWrapped: boolean): QuestionTerm {
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
    isSure: draft.isSure,
    asks: draft.asks,
    isName: draft.isName,
    isThing: draft.isThing,
    isNumber: (draft.token.code & CODE.number) !== 0,
  };
}
