// A visitor's message as a weighted set of terms: which words count how much, which index words they match, which clause asks.
// Knows statistics only through TermStatistics; scores nothing itself (see score-passage.ts).
import { RecentMap } from '../../memory/recent-map.ts';
import { analyse, analyseWord, CODE, foldDiacritics, normaliseText, stemHash } from '../../text/analyse.ts';
import { askedConcepts, conceptWord, findConcepts, isAboutElsewhere } from '../../text/concepts/find-concepts.ts';
import { detectLanguage } from '../../text/detect-language.ts';
import { hasEnglish, isTranslatable, toEnglish } from '../../text/in-english/to-english.ts';
import { LANGUAGES, packOf } from '../../text/languages.ts';
import type { AnswerKind, AskedValue } from '../../text/pack/question-words.ts';
import { languageAmong } from '../../text/question-language.ts';
import { hasUnspacedScript } from '../../text/segment-words.ts';
import { hasDistinctDiacritics, speltIn } from '../../text/spelt-words.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import {
  type AskedConcept,
  type AskedUnit,
  askedUnits,
  type NamedConcept,
  namedTerms,
  withOwners,
} from './asked-units.ts';
import { askingClauses } from './asking-clauses.ts';
import { askedAttribute, signsOf } from './attributes.ts';
import { asksInShorthand, correctWords, hasShorthand } from './correct-words.ts';
import { type Asking, readAsking } from './question-kind.ts';
import {
  attributeDraft,
  CLASS_WEIGHT,
  type DraftTerm,
  draftTerm,
  finishTerm,
  inverseFrequency,
} from './question-terms.ts';
import type { QuestionTerm, TermStatistics } from './term-statistics.ts';
import { withoutTextWords } from './text-words.ts';
import { asksWhetherThere, asksWhichThere, sellingWords } from './whether-there.ts';

/** How a token code of a passage matches the question. `isCapital`: only with a capital, as the name of a thing is written. */
export type TermMatch = { readonly term: number; readonly quality: number; readonly isCapital: boolean };

/** The match of a token code of a passage. */
export function matchOf({ lookup, spelt }: Pick<Question, 'lookup' | 'spelt'>, code: number): TermMatch | undefined {
  const match = (spelt.size > 0 ? spelt.get(spellingOf(code)) : undefined) ?? lookup.get(code >>> CODE.stemShift);
  return match?.isCapital && (code & CODE.capital) === 0 ? undefined : match;
}

/** A token code without its flags: the word as it is spelt. */
function spellingOf(code: number): number {
  return (code & ~(CODE.number | CODE.capital)) >>> 0;
}

/** A question ready to be matched with encoded passages. */
export type Question = {
  readonly text: string;
  readonly lang: string;
  /** Whether the site has pages in that language, so that pages in another one are second choice. */
  readonly isSiteLanguage: boolean;
  readonly terms: readonly QuestionTerm[];
  /** The concepts named, and from their hash to their place here. */
  readonly concepts: readonly AskedConcept[];
  readonly conceptAt: ReadonlyMap<number, number>;
  /** What is asked about: words with the concepts that they name; `things`: without mere ways of asking ("when", "do you have"). */
  readonly units: readonly AskedUnit[];
  readonly things: readonly AskedUnit[];
  /** From stem hash to term, read by {@link matchOf}. */
  readonly lookup: ReadonlyMap<number, TermMatch>;
  /** The same for words that only match as they are spelt, by token code without flags. */
  readonly spelt: ReadonlyMap<number, TermMatch>;
  /** Sum of the weights of the words that the site knows: what a passage can hold at most. */
  readonly mass: number;
  /**
   * Sum of the weights of the words of content that the site does not know, neither by themselves nor by a concept, without those that
   * ask. Affects the confidence only, not the ranking.
   */
  readonly absentMass: number;
  /** How many passages the word statistics are from. */
  readonly passageCount: number;
  /** The clauses that ask, for scripts without spaces; empty for others. */
  readonly mainText: string;
  /** Neighbouring terms of the question in order (indexes into `terms`) with their weight. */
  readonly pairs: readonly { readonly first: number; readonly second: number; readonly weight: number }[];
  readonly pairMass: number;
  /** Exact-word hash bits of each term, to tell "exact" from "same stem". -1 where spelling does not matter. */
  readonly exactBits: readonly number[];
  /** Character pairs of the question's main clause, for scripts without spaces. */
  readonly bigrams: readonly string[];
  readonly kinds: readonly AnswerKind[];
  /** More precise kinds of value asked for, most specific first. */
  readonly values: readonly AskedValue[];
  /** The term next to the words that ask ("points" in "how many points"); -1 without one. */
  readonly askedTerm: number;
  /** The term for the names of the attribute asked for ("weight" in "how heavy"); -1 without one. */
  readonly attributeTerm: number;
  /** Hashes of the signs beside a value of that attribute ("€", "kg"); none where figures alone are values. */
  readonly signs: ReadonlySet<number>;
  /** Those signs measure nothing else. */
  readonly isOnlySign: boolean;
  /** It has a phrase for what hardly any site is about. */
  readonly isElsewhere: boolean;
};

/** The part of a question's words that the site knows, 0 to 1 by weight; 1 for a question without a word of content. */
export function knownShare({ mass, absentMass }: Pick<Question, 'mass' | 'absentMass'>): number {
  return absentMass > 0 ? mass / (mass + absentMass) : 1;
}

/** A message with this many chat words wraps its question in them: then they count next to nothing. */
const WRAPPING_CHAT_WORDS = 3;
/** A message with a larger share of capitalised words is written in title case. */
const CAPITAL_SHARE = 0.7;
/** Characters of a message that are read. */
const MAX_CHARS = 2_000;
/** Words of a message that are read; the rest of a very long message is ignored. */
const MAX_TERMS = 64;

/** Questions in a language that the site lacks are put into this one. */
const ENGLISH = 'en';
const TRANSLATED = LANGUAGES.flatMap((pack) => (pack.isKnownByEnglish ? [pack.code] : []));

/** Questions kept for each collection: those of one message and of the conversation before it, each of which is read about ten times. */
const KEPT_QUESTIONS = 16;
const kept = new WeakMap<TermStatistics, { revision: number; questions: RecentMap<string, Question> }>();

/** Reads a message. Never throws; a message without any word has no terms. */
export function readQuestion(text: string, statistics: TermStatistics): Question {
  const read = text.slice(0, MAX_CHARS);
  const { revision } = statistics;
  if (revision === undefined) return readAnew(read, statistics);
  let known = kept.get(statistics);
  if (known?.revision !== revision) {
    known = { revision, questions: new RecentMap(KEPT_QUESTIONS) };
    kept.set(statistics, known);
  }
  const before = known.questions.get(read);
  if (before) return before;
  const question = readAnew(read, statistics);
  known.questions.set(read, question);
  return question;
}

function readAnew(read: string, statistics: TermStatistics): Question {
  const typed = languageOf(read, statistics.languages);
  const isForeign = hasEnglish(typed) && statistics.languages.length > 0 && !statistics.languages.includes(typed);
  const lang = isForeign ? ENGLISH : typed;
  const written = isForeign ? toEnglish(read, typed, stopWordsOf(typed).foldedFunctionWords) : read;
  const clean = withoutTextWords(correctWords(normaliseText(written, lang), lang, statistics), lang);
  const clauses = askingClauses(clean, lang);
  const isBare = clean === foldDiacritics(clean);
  const spellingMatters = !(isBare && packOf(lang)?.isTypedBare);
  const main = clauses
    .filter((clause) => clause.asks)
    .map((clause) => clause.text)
    .join(' ');
  const asking = readAsking(main, lang);
  const isSpelt = !isBare && hasDistinctDiacritics(lang);
  const traits = { lang, isBare, isSpelt, isTitleCase: isMostlyCapital(clean), asking, text: clean };
  const draft: DraftTerm[] = [];
  const byStem = new Map<string, number>();
  const order: number[] = [];
  for (const clause of clauses) {
    let isFirst = true;
    for (const token of analyse(clause.text, lang)) {
      if (draft.length >= MAX_TERMS) break;
      const key = isSpelt ? token.exact : token.stem;
      let at = byStem.get(key);
      if (at === undefined) {
        at = draft.length;
        byStem.set(key, at);
        draft.push(draftTerm(token, isFirst, traits, statistics));
      }
      const term = draft[at] as DraftTerm;
      term.clauseWeight = Math.max(term.clauseWeight, clause.asks ? 1 : CLASS_WEIGHT.sideClause);
      if (order.at(-1) !== at) order.push(at);
      isFirst = false;
    }
    order.push(-1);
  }
  const asksForThing = asksWhetherThere(clean, lang) || asksWhichThere(clean, lang);
  const selling = asksForThing ? withoutSelling(draft, lang) : new Set<string>();
  const asked = draft.length < MAX_TERMS ? askedAttribute(main, lang) : undefined;
  const attributeTerm = asked ? draft.push(attributeDraft(asked, draft, lang, statistics)) - 1 : -1;
  const isWrapped = draft.filter((term) => term.classWeight === CLASS_WEIGHT.chatWord).length >= WRAPPING_CHAT_WORDS;
  const terms = draft.map((term) => finishTerm(term, isWrapped));
  const lookup = new Map<number, TermMatch>();
  const spelt = new Map<number, TermMatch>();
  terms.forEach((term, index) => {
    for (const match of term.matches) {
      const word = (draft[index] as DraftTerm).isSpelt ? (speltIn(match.stem) ?? match.stem) : undefined;
      const [table, key] =
        word === undefined ? [lookup, stemHash(match.stem)] : [spelt, spellingOf(analyseWord(word, lang).code)];
      const present = table.get(key);
      if (!present || present.quality < match.quality)
        table.set(key, { term: index, quality: match.quality, isCapital: term.isThing });
    }
  });
  const pairs = neighbours(order, terms);
  const isUnspaced = hasUnspacedScript(clean);
  const phrases = readConcepts(clean, lang, statistics).filter(({ words }) => !words.some((word) => selling.has(word)));
  const concepts = withOwners(phrases, terms, attributeTerm, isUnspaced, (word) => asking.words.has(word));
  const named = namedTerms(concepts);
  return {
    text: clean,
    lang,
    isSiteLanguage: statistics.languages.includes(lang),
    terms,
    concepts,
    ...askedUnits(terms, concepts, attributeTerm),
    conceptAt: new Map(concepts.map(({ word }, at) => [stemHash(word), at])),
    lookup,
    spelt,
    mass: massOf(terms.filter(({ isKnown }) => isKnown)),
    absentMass: massOf(
      terms.filter(({ isKnown, isMinor, asks }, at) => !isKnown && !isMinor && !asks && !named.has(at)),
    ),
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
    signs: new Set(asked ? signsOf(asked.attribute).map(stemHash) : []),
    isOnlySign: asked?.attribute.isOnlySign === true,
    isElsewhere: isAboutElsewhere(clean, lang),
  };
}

/**
 * Beside the name of a thing "sell" says no more than "have": "do you sell beans" is about beans, not about "Selling yours". Gives the words that say
 * no more, as they are typed and as stems.
 */
function withoutSelling(draft: readonly DraftTerm[], lang: string): Set<string> {
  const words = sellingWords(lang);
  const isSelling = ({ token }: DraftTerm) => words.has(token.exact);
  if (!draft.some((term) => term.classWeight === 1 && !isSelling(term))) return new Set();
  const selling = draft.filter(isSelling);
  for (const term of selling) term.classWeight = Math.min(term.classWeight, CLASS_WEIGHT.functionWord);
  return new Set(selling.flatMap(({ token }) => [token.exact, token.stem]));
}

function readConcepts(text: string, lang: string, statistics: TermStatistics): NamedConcept[] {
  return [...askedConcepts(text, lang)].map(([concept, { strength, words }]) => {
    const word = conceptWord(concept);
    const frequency = statistics.documentFrequency(word);
    const weight = strength * inverseFrequency(frequency, statistics);
    return { word, strength, weight, isKnown: frequency > 0, words };
  });
}

/** Where most words have a capital it marks no names ("What Is The Warranty", German headlines do not reach it). */
function isMostlyCapital(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).slice(1);
  return (
    words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * CAPITAL_SHARE && !hasUnspacedScript(text)
  );
}

/** Few words identify a language, but "jam buka", "giá" and "ongkir" are asked in one only. */
function languageOf(text: string, siteLanguages: readonly string[], others: readonly string[] = TRANSLATED): string {
  const lang = siteLanguages.length > 0 ? languageAmong(text, siteLanguages, others) : detectLanguage(text);
  if (hasEnglish(lang) && !siteLanguages.includes(lang)) {
    if (isTranslatable(text, lang)) return lang;
    if (others.length > 0) return languageOf(text, siteLanguages, []);
  }
  const rest = siteLanguages.filter((other) => other !== lang);
  if (rest.length === 0 || askedAttribute(text, lang) || hasShorthand(text, lang)) return lang;
  // "Duo brp kg": no other language asks with that abbreviation.
  const inShorthand = rest.find((other) => asksInShorthand(text, other));
  if (inShorthand !== undefined) return inShorthand;
  const asking = rest.find((other) => askedAttribute(text, other));
  if (asking !== undefined || findConcepts(text, lang).size > 0) return asking ?? lang;
  const names = (other: string) => [...findConcepts(text, other).values()].some(({ strength }) => strength === 1);
  return rest.find((other) => names(other) || hasShorthand(text, other)) ?? lang;
}

/** The first content word behind the words that ask, or else the last one before them. */
function askedTermOf(order: readonly number[], terms: readonly QuestionTerm[], asking: Asking): number {
  const at = order.findLastIndex((index) => index >= 0 && asking.words.has((terms[index] as QuestionTerm).exact));
  if (at < 0) return -1;
  const isContent = (index: number) => index >= 0 && !(terms[index] as QuestionTerm).isMinor;
  return order.slice(at + 1).find(isContent) ?? order.slice(0, at).findLast(isContent) ?? -1;
}

const massOf = (terms: readonly QuestionTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0);

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
