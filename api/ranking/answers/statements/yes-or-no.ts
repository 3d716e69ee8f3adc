// Whether an answer says plainly yes or no to a question that wants it: "We do not ship to Canada" for "do you ship to canada". Only a clause
// that has all that the question names decides, and one that is limited to a case decides nothing: a false yes or no is worse than none.
import { analyse, CODE } from '../../../text/analyse.ts';
import { packOf } from '../../../text/languages.ts';
import { plainWords } from '../../../text/letters/plain-words.ts';
import { WORD_END, WORD_START } from '../../../text/letters/word-edges.ts';
import type { PolarWords } from '../../../text/pack/polar-words.ts';
import type { AnswerKind } from '../../../text/pack/question-words.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { splitSentences } from '../../../text/structure/sentences.ts';
import { matchOf, type Question } from '../../question/question.ts';
import { SURE_QUALITY } from '../../question/question-terms.ts';
import { asksOtherwise } from '../../question/whether-there.ts';
import type { AnswerPassage } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';

export type YesOrNo = 'yes' | 'no';

/** Words of content in a question that one clause can decide, at most. */
const MAX_WORDS = 4;
/** Words of content behind the denying or granting word that are not of the question, at most: "the United States and Canada". */
const MAX_OTHER = 4;

/** Whether a message wants yes or no. */
export function wantsYesOrNo(text: string, lang: string): boolean {
  const { polar, isUnspaced = false, hasGluedWords = false } = packOf(lang) ?? {};
  if (!polar || asksOtherwise(text, lang)) return false;
  const gap = isUnspaced ? '' : ' ';
  const said = plainWords(text, gap);
  const begins = (polar.begins ?? '').split('|').some((phrase) => phrase && said.startsWith(phrase + gap));
  const ends = (polar.ends ?? '')
    .split('|')
    .some((phrase) => phrase && said.endsWith((hasGluedWords ? '' : gap) + phrase));
  return begins || ends;
}

/** Characters in which an answer that begins with yes or no says it. */
const MAX_OPENING_CHARS = 24;
/** Kinds of question for a fact. "How" may be asked of what is allowed. */
const FACTS: ReadonlySet<AnswerKind> = new Set(['date', 'number', 'place', 'person', 'definition']);

/** Whether a question wants a fact, which "yes" and "no" are none of: "where is the serial number". */
export function wantsFact({ text, lang, kinds }: Question): boolean {
  return kinds.some((kind) => FACTS.has(kind)) && !wantsYesOrNo(text, lang);
}

/** Whether a section answers a question for yes or no with one of them: "No. The receipt is enough" below "Do I have to register?". */
export function saysYesOrNo<Id>({ heading = '', text, lang = '' }: AnswerPassage<Id>): boolean {
  const end = text.slice(0, MAX_OPENING_CHARS).search(/[.,!。，！]/);
  if (end < 1 || !/[?？]\s*$/.test(heading)) return false;
  const { polar, isUnspaced = false } = packOf(lang.slice(0, 2)) ?? {};
  const said = plainWords(text.slice(0, end), isUnspaced ? '' : ' ');
  const sayings = polar ? [polar.yes, polar.no].map((word) => plainWords(word, '')) : [];
  return sayings.includes(said) || wordsOf(polar?.begins ?? '').has(said);
}

/** What the first part of an answer says to the question; undefined where it says neither plainly. */
export function yesOrNo<Id>(
  question: Question,
  parts: readonly AnswerPart<Id>[],
  passageOf: (part: AnswerPart<Id>) => AnswerPassage<Id>,
): YesOrNo | undefined {
  const [first] = parts;
  const { lang } = question;
  if (first?.form !== 'text' || !wantsYesOrNo(question.text, lang)) return undefined;
  const passage = passageOf(first);
  const own = (passage.lang ?? lang).slice(0, 2);
  const polar = packOf(own)?.polar;
  const asked = readAsked(question);
  if (!polar || own !== lang || !asked) return undefined;
  const said = splitSentences(first.text, own).flatMap(({ text }) => {
    if (/[?？]$/.test(text.trim()) || has(text, polar.cases, own)) return [];
    return clausesOf(text, polar, own).flatMap((clause) => decide(clause, question, asked, polar, own, passage) ?? []);
  });
  const [only] = new Set(said);
  return new Set(said).size === 1 ? only : undefined;
}

/** The terms that a clause has to have; null for a question that no clause decides. */
function readAsked(question: Question): readonly number[] | null {
  const { terms, lang, text } = question;
  const { polar, negations = '' } = packOf(lang) ?? {};
  if (!polar || has(text, polar.cases, lang)) return null;
  // "Có … không" and "bisa ga" deny nothing.
  const asking = wordsOf(`${polar.ends ?? ''}|${polar.begins ?? ''}`);
  const denying = negations.split('|').filter((word) => !asking.has(word));
  if (!packOf(lang)?.isUnspaced && has(text, denying.join('|'), lang)) return null;
  const vague = wordsOf(polar.vague);
  const content = terms.flatMap((term, at) =>
    (term.isMinor || term.asks || vague.has(term.exact) || vague.has(term.stem)) && !term.isNumber ? [] : [at],
  );
  const areSure = content.every((at) => terms[at]?.isSure === true || terms[at]?.isNumber === true);
  return content.length > 0 && content.length <= MAX_WORDS && areSure ? content : null;
}

type Word = {
  readonly exact: string;
  readonly stem: string;
  readonly term: number;
  readonly isContent: boolean;
  readonly isNumber: boolean;
};

function decide<Id>(
  clause: string,
  question: Question,
  asked: readonly number[],
  polar: PolarWords,
  lang: string,
  { title = '', heading = '' }: AnswerPassage<Id>,
): YesOrNo | undefined {
  const words = wordsIn(clause, question, lang);
  // Only the name of a thing may be above its statement.
  const above = wordsIn(`${title} ${heading}`, question, lang);
  const held = (at: number) =>
    words.some(({ term }) => term === at) ||
    (question.terms[at]?.isThing === true && above.some(({ term }) => term === at));
  if (!asked.every(held) || !asked.some((at) => words.some(({ term }) => term === at))) return undefined;
  const isVague = ({ exact, stem }: Word) => wordsOf(polar.vague).has(exact) || wordsOf(polar.vague).has(stem);
  const isMeant = (word: Word) => asked.includes(word.term) || isVague(word);
  const isJoined = packOf(lang)?.isUnspaced === true && polar.isVerbLast === true;
  const targetsOf = (phrases: string) =>
    placesOf(words, phrases, isJoined).flatMap(({ start, end }) => {
      const at = polar.isVerbLast ? lastOf(words, start, isMeant) : nextOf(words, end, isMeant);
      return at < 0 ? [] : [at];
    });
  const none = placesOf(words, polar.none ?? '', isJoined).flatMap(({ end }) =>
    asked.includes(words[end]?.term ?? -1) ? [end] : [],
  );
  // What is behind "is not" is behind "is", too.
  const denied = new Set([...targetsOf(polar.denies), ...none]);
  const granted = targetsOf(polar.grants).filter((at) => !denied.has(at));
  const from = Math.min(...denied, ...granted);
  if (!Number.isFinite(from)) return undefined;
  if (isLimited(polar.isVerbLast ? words : words.slice(from), asked, polar, isVague)) return undefined;
  const [only = -1] = denied;
  // "It is not true that it must not be used."
  if (placesOf(words, `${polar.denies}|${polar.none ?? ''}`, isJoined).length > 1) return undefined;
  // "We do not whiten teeth of anybody under 18" denies that of some.
  const isOfSome = words.some(({ isNumber, term }, at) => at > only && isNumber && !asked.includes(term));
  if (denied.size === 1) return isOfSome || granted.some((at) => at > only) ? undefined : 'no';
  const negations = `${polar.denies}|${polar.none ?? ''}|${packOf(lang)?.negations ?? ''}`;
  return denied.size === 0 && placesOf(words, negations, isJoined).length === 0 ? 'yes' : undefined;
}

/** Whether the words behind say more than the question, so that they may be a condition: a circumstance of other words, or many. */
function isLimited(
  words: readonly Word[],
  asked: readonly number[],
  polar: PolarWords,
  isVague: (word: Word) => boolean,
): boolean {
  const other = words.filter((word) => word.isContent && !asked.includes(word.term) && !isVague(word));
  // What is before a verb at the end may be the case that it is for ("당일 결석은 …").
  if (other.length > (polar.isVerbLast ? 0 : MAX_OTHER)) return true;
  const circumstances = wordsOf(polar.circumstances ?? '');
  return words.some(({ exact }, at) => {
    if (!circumstances.has(exact)) return false;
    const end = words.findIndex((word, n) => n > at && circumstances.has(word.exact));
    const behind = words.slice(at + 1, end < 0 ? undefined : end).filter(({ isContent }) => isContent);
    return behind.length > 0 && !behind.some(({ term }) => asked.includes(term));
  });
}

/** Where the first word of content from a place on is, if the question means it; else -1. */
function nextOf(words: readonly Word[], from: number, isMeant: (word: Word) => boolean): number {
  const at = words.findIndex((word, n) => n >= from && (word.isContent || isMeant(word)));
  return at >= 0 && isMeant(words[at] as Word) ? at : -1;
}

/** Where the last word of content before a place is, if the question means it; else -1. */
function lastOf(words: readonly Word[], before: number, isMeant: (word: Word) => boolean): number {
  const at = words.findLastIndex((word, n) => n < before && (word.isContent || isMeant(word)));
  return at >= 0 && isMeant(words[at] as Word) ? at : -1;
}

/**
 * Where phrases are: the index of their first word, and of the word behind them; of two that begin at one place the longer. `isJoined`: a
 * phrase may be cut into words in any way ("あり|ませ|ん").
 */
function placesOf(words: readonly Word[], list: string, isJoined: boolean): { start: number; end: number }[] {
  const phrases = list.split('|').filter(Boolean);
  const places: { start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = Math.max(0, ...phrases.map((phrase) => wordsHeld(words, at, phrase, isJoined)));
    if (length === 0) continue;
    places.push({ start: at, end: at + length });
    at += length - 1;
  }
  return places;
}

/** How many words from a place on are a phrase; 0 where they are not. */
function wordsHeld(words: readonly Word[], at: number, phrase: string, isJoined: boolean): number {
  if (!isJoined) {
    const parts = phrase.split(' ');
    return parts.every((part, n) => words[at + n]?.exact === part) ? parts.length : 0;
  }
  let said = '';
  for (let end = at; end < words.length && said.length < phrase.length; end++) {
    said += (words[end] as Word).exact;
    if (said.length >= phrase.length) return said.startsWith(phrase) ? end + 1 - at : 0;
    if (!phrase.startsWith(said)) return 0;
  }
  return 0;
}

function wordsIn(text: string, question: Question, lang: string): Word[] {
  const { functionWords, chatWords } = stopWordsOf(lang);
  const numbers = wordsOf((packOf(lang)?.figures?.numbers ?? '').replace(/:\S*\s*/g, '|'));
  let isBehindNumber = false;
  return analyse(text.replaceAll(/['’]/g, ''), lang).map(({ exact, stem, code }) => {
    const match = matchOf(question, code);
    const term = match && match.quality >= SURE_QUALITY ? match.term : -1;
    const isNumber = (code & CODE.number) !== 0 || numbers.has(exact);
    // "30 days" is no further thing.
    const isContent = !isNumber && !isBehindNumber && !functionWords.has(exact) && !chatWords.has(exact);
    isBehindNumber = isNumber;
    return { exact, stem, term, isContent, isNumber };
  });
}

/** The clauses of a sentence. */
function clausesOf(sentence: string, { breaks }: PolarWords, lang: string): string[] {
  const edge = packOf(lang)?.isUnspaced ? ['', ''] : [WORD_START, WORD_END];
  return sentence.split(new RegExp(`[,;:.!，；：。！（）()–—]|${edge[0]}(?:${breaks})${edge[1]}`, 'iu'));
}

function has(text: string, phrases: string, lang: string): boolean {
  const gap = packOf(lang)?.isUnspaced ? '' : ' ';
  const said = gap + plainWords(text, gap) + gap;
  return phrases.split('|').some((phrase) => phrase !== '' && said.includes(gap + phrase + gap));
}

const sets = new Map<string, ReadonlySet<string>>();

function wordsOf(list: string): ReadonlySet<string> {
  let set = sets.get(list);
  if (!set) {
    set = new Set(list.split('|').filter(Boolean));
    sets.set(list, set);
  }
  return set;
}
