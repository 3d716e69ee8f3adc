// What a message does that asks nothing: greets, thanks, wants a person. A message is such an act when phrases of any languages cover
// it whole; else the words around its question are taken away. Pure; the phrases are in the packs of languages/.
import { foldDiacritics } from './analyse.ts';
import { knownWords } from './common-words/known-words.ts';
import { isOrdinaryWord } from './common-words/ordinary-words.ts';
import { findConcepts } from './concepts/find-concepts.ts';
import { baseLanguage, LANGUAGES, packOf } from './languages.ts';
import type { DialogueAct, DialoguePhrases } from './pack/dialogue-phrases.ts';
import { languageOf } from './question-language.ts';
import { hasUnspacedScript } from './segment-words.ts';
import { stopWordsOf } from './stop-words.ts';

const ENGLISH = 'en';
/** A longer message is a question. In UTF-16 units, and in words (characters of scripts without spaces). */
const MAX_ACT_CHARS = 100;
const MAX_ACT_UNITS = 24;
/** Units of the longest phrase that is looked up. */
const MAX_PHRASE_UNITS = 16;
/** Digits of a number that is nobody's question: years, sizes and voltages have fewer. */
const MIN_NUMBER_DIGITS = 5;

/** `langs`: the languages in which the message does this, the first of them first; empty for one without words. */
export type ReadAct = { act: DialogueAct; langs: readonly string[] };

type PhraseKind = DialogueAct | 'filler' | 'lead';
type Phrase = { kind: PhraseKind; langs: string[] };

/** Where a message does several things, the first of these counts. */
const PRECEDENCE: readonly DialogueAct[] = [
  'human',
  'abuse',
  'about',
  'help',
  'thanks',
  'bye',
  'praise',
  'greeting',
  'ack',
  'unclear',
];

/**
 * The act of a message, or null for one that may ask something. `ofSite`: the languages of the site, where they are known: English words are an act of another
 * language only on a site in that one ("menu" asks a Portuguese program for help, and a restaurant for its menu).
 */
export function readAct(message: string, ofSite?: readonly string[]): ReadAct | null {
  const read = actOf(message);
  if (!read || !ofSite || read.langs.length === 0) return read;
  if ([ENGLISH, ...ofSite.map(baseLanguage)].some((lang) => read.langs.includes(lang))) return read;
  return unitsOf(message).every(({ word }) => isEnglish(word)) ? null : read;
}

/** Whether English has a word. */
const isEnglish = (word: string): boolean => isOrdinaryWord(word, ENGLISH) || knownWords(word, ENGLISH) > 0;

function actOf(message: string): ReadAct | null {
  if (message.length > MAX_ACT_CHARS) return null;
  const units = unitsOf(message);
  if (units.length === 0) return { act: 'unclear', langs: [] };
  if (isLoneNumber(message)) return { act: 'number', langs: [] };
  if (units.length > MAX_ACT_UNITS) return null;
  const phrases = cover(units.map(({ word }) => word));
  if (phrases === null) {
    if (units.length === 1 && isMashed(units[0]!.word)) return { act: 'unclear', langs: [] };
    return readWish(units) ?? readStatement(message, units);
  }
  const kinds = new Set(phrases.map(({ kind }) => (kind === 'lead' ? 'help' : kind)));
  const act = PRECEDENCE.find((one) => kinds.has(one));
  return act === undefined ? null : { act, langs: languagesOf(phrases) };
}

/**
 * What a message asks for, as a question: the message without courtesy, and of a wish for a person how to reach one; undefined for another act. What
 * follows may continue it ("can somebody call me", "until when are they there").
 */
export function questionOf(message: string, ofSite?: readonly string[]): string | undefined {
  const read = readAct(message, ofSite);
  if (read === null) return withoutCourtesy(message);
  return read.act === 'human' ? packOf(read.langs[0] ?? '')?.dialogue?.contactQuery : undefined;
}

/** The message without greeting, thanks and politeness around its question; whole where nothing else would be left. */
export function withoutCourtesy(message: string): string {
  const units = unitsOf(message);
  let from = 0;
  let to = units.length;
  while (from < to) {
    const length = longestAt(units, from, to, ['greeting', 'thanks', 'filler', 'lead']);
    if (length === 0 || !isApart(message, units, from, from + length)) break;
    from += length;
  }
  while (to - from > 2) {
    const length = longestEnding(units, from, to);
    if (length === 0) break;
    to -= length;
  }
  const [first, last] = [units[from], units[to - 1]];
  if (first === undefined || last === undefined || (from === 0 && to === units.length)) return message;
  const end = to === units.length ? message.length : last.end;
  return message.slice(first.start, end).trim();
}

type Unit = { word: string; start: number; end: number };

/** A character of a script without spaces, or a word; apostrophes belong to their words. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}'\u2018\u2019]+/gu;

/** Words in lower case; characters of scripts without spaces one by one. Letters typed three times count once. */
function unitsOf(message: string): Unit[] {
  return unitsIn(message).map((unit) => ({ ...unit, word: known(unit.word) }));
}

function unitsIn(text: string): Unit[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const word = found
      .replace(/['\u2018\u2019]/g, '')
      .toLowerCase()
      .normalize('NFC');
    return word === '' ? [] : [{ word, start: index, end: index + found.length }];
  });
}

const { table, vocabulary } = readPhrases();

function readPhrases(): { table: ReadonlyMap<string, Phrase>; vocabulary: ReadonlySet<string> } {
  const found = new Map<string, Phrase>();
  const folded = new Map<string, Phrase>();
  const words = new Set<string>();
  const add = (to: Map<string, Phrase>, key: string, kind: PhraseKind, lang: string) => {
    const phrase = to.get(key);
    if (phrase === undefined) to.set(key, { kind, langs: [lang] });
    else if (phrase.kind === kind && !phrase.langs.includes(lang)) phrase.langs.push(lang);
  };
  for (const { code, dialogue } of LANGUAGES) {
    if (dialogue === undefined) continue;
    // What begins a question counts as a request for help where it stands alone.
    const {
      leads,
      contactQuery: _asked,
      contactHeading: _heading,
      answers: _answers,
      statements: _said,
      talks: _t,
      people: _p,
      ...acts
    } = dialogue;
    for (const [name, list] of Object.entries({ leads, ...acts }) as [
      Exclude<keyof DialoguePhrases, 'contactQuery' | 'contactHeading' | 'answers' | 'statements' | 'talks' | 'people'>,
      string | undefined,
    ][]) {
      const kind: PhraseKind = name === 'fillers' ? 'filler' : name === 'leads' ? 'lead' : name;
      for (const text of list?.split('|') ?? []) {
        const units = phraseUnits(text);
        for (const word of units) words.add(word).add(foldDiacritics(word));
        add(found, units.join(' '), kind, code);
        const bare = units.map(foldDiacritics);
        // "Cút" without its mark is "cut", "đồ" is "do".
        if (units.length > 1 || bare[0] === units[0] || !isEnglish(bare[0] ?? ''))
          add(folded, bare.join(' '), kind, code);
      }
    }
  }
  for (const [key, phrase] of folded) if (!found.has(key)) found.set(key, phrase);
  return { table: found, vocabulary: words };
}

function phraseUnits(text: string): string[] {
  return unitsIn(text.normalize('NFC')).map(({ word }) => word);
}

/** The spelling of a word that the phrases have: `hiii` as `hi`, `okk` as `ok`, but no word of English as another one: "blood" is not "blöd". */
function known(word: string): string {
  if (/\d/.test(word) || vocabulary.has(word) || isEnglish(word)) return word;
  const forms = [word.replace(/(\p{L})\1{2,}/gu, '$1'), word.replace(/(\p{L})\1+/gu, '$1')];
  return forms.find((form) => vocabulary.has(form)) ?? word;
}

/** The phrases that a message consists of, longest first; null when some word belongs to none. */
function cover(words: readonly string[], from = 0, dead = new Set<number>()): Phrase[] | null {
  if (from === words.length) return [];
  if (dead.has(from)) return null;
  for (let length = Math.min(MAX_PHRASE_UNITS, words.length - from); length > 0; length--) {
    const phrase = table.get(words.slice(from, from + length).join(' '));
    const rest = phrase === undefined ? null : cover(words, from + length, dead);
    if (phrase !== undefined && rest !== null) return [phrase, ...rest];
  }
  dead.add(from);
  return null;
}

function longestAt(units: readonly Unit[], from: number, to: number, kinds: readonly PhraseKind[]): number {
  for (let length = Math.min(MAX_PHRASE_UNITS, to - from - 1); length > 0; length--) {
    if (kinds.includes(kindOf(units, from, from + length) as PhraseKind)) return length;
  }
  return 0;
}

/** Units at the end that are thanks. Single words of politeness stay: `now` and `you` may belong to the question. */
function longestEnding(units: readonly Unit[], from: number, to: number): number {
  for (let length = Math.min(MAX_PHRASE_UNITS, to - from - 2); length > 0; length--) {
    if (kindOf(units, to - length, to) === 'thanks') return length;
  }
  return 0;
}

function kindOf(units: readonly Unit[], from: number, to: number): PhraseKind | undefined {
  return table.get(phraseOf(units, from, to))?.kind;
}

function phraseOf(units: readonly Unit[], from: number, to: number): string {
  return units
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
}

/**
 * Whether the text before `to` is no part of the question after it: a mark or, without spaces between words, a space follows, or a
 * function word, or more politeness. `thank you card` and `hello kitty` stay whole.
 */
function isApart(message: string, units: readonly Unit[], from: number, to: number): boolean {
  const next = units[to];
  if (next === undefined || kindOf(units, from, to) === 'lead') return next !== undefined;
  const between = message.slice(units[to - 1]!.end, next.start);
  if (/[^\s]/.test(between) || between.includes('\n')) return true;
  if (hasUnspacedScript(units[to - 1]!.word)) return between !== '' || kindOf(units, to, to + 1) === 'filler';
  if (kindOf(units, from, to) === 'filler') return isFillerBefore(message.slice(next.start), units, from, to);
  const isFunctionWord = LANGUAGES.some(
    ({ code, dialogue }) => dialogue !== undefined && stopWordsOf(code).functionWords.has(next.word),
  );
  const isMoreCourtesy = longestAt(units, to, units.length, ['greeting', 'thanks', 'filler', 'lead']) > 0;
  return isFunctionWord || isMoreCourtesy;
}

/** Whether a filler may be one before the rest of a message: "shop" calls the seller in Vietnamese, and is a shop in "shop monday". */
function isFillerBefore(rest: string, units: readonly Unit[], from: number, to: number): boolean {
  const langs = table.get(phraseOf(units, from, to))?.langs ?? [];
  const isMoreCourtesy = longestAt(units, to, units.length, ['greeting', 'thanks', 'filler', 'lead']) > 0;
  return isMoreCourtesy || langs.includes(languageOf(rest));
}

/** Units of a sentence that wants a person, at most. */
const MAX_WISH_UNITS = 10;

/** A sentence that wants a person, in words of its own: "is there somebody there that i could talk to", "boleh chat sama orangnya". */
function readWish(units: readonly Unit[]): ReadAct | null {
  if (units.length > MAX_WISH_UNITS) return null;
  const text = ` ${phraseOf(units, 0, units.length)} `;
  const isFolded = foldDiacritics(text) === text;
  const find = (list: string) =>
    list
      .split('|')
      .map((phrase) => (isFolded ? foldDiacritics(phrase) : phrase))
      .filter((phrase) => text.includes(` ${phrase} `));
  for (const { code, dialogue, shorthand = '' } of LANGUAGES) {
    const { talks, people, fillers = '' } = dialogue ?? {};
    if (!talks || !people) continue;
    const [verbs, persons] = [find(talks), find(people)];
    if (verbs.length === 0 || persons.length === 0) continue;
    const named = new Set([...verbs, ...persons, ...find(fillers)].flatMap((phrase) => phrase.split(' ')));
    const { functionWords, foldedFunctionWords, chatWords, foldedChatWords } = stopWordsOf(code);
    const meant = new Map(shorthand.split('|').map((pair) => pair.split('=') as [string, string]));
    const isPlain = (written: string) => isStop(written) || (meant.get(written) ?? '?').split(' ').every(isStop);
    const isStop = (word: string) =>
      [functionWords, chatWords].some((list) => list.has(word)) ||
      (isFolded && [foldedFunctionWords, foldedChatWords].some((list) => list.has(word)));
    if (units.every(({ word }) => named.has(word) || isPlain(word))) return { act: 'human', langs: [code] };
  }
  return null;
}

/** Words of a statement after an answer, at least. */
const MIN_STATED_UNITS = 3;

/** An answer or a goodbye that says more, which is no question to the site: "no, it is only my wife", "goodbye, my friend". */
function readStatement(message: string, units: readonly Unit[]): ReadAct | null {
  if (/[?？]/.test(message)) return null;
  const length = longestAt(units, 0, units.length, ['bye', 'ack']);
  const [last, next] = [units[length - 1], units[length]];
  if (!last || !next || !/^\s*[,.;!]/.test(message.slice(last.end, next.start))) return null;
  const rest = units.slice(length).map(({ word }) => word);
  const isBye = kindOf(units, 0, length) === 'bye';
  for (const { code, dialogue, questions } of LANGUAGES) {
    const has = (list: string | undefined, word: string) => list?.split('|').includes(word) === true;
    const isAnswer =
      rest.length >= MIN_STATED_UNITS &&
      has(dialogue?.answers, units[0]!.word) &&
      rest.some((word) => has(dialogue?.statements, word));
    if (!isAnswer && !(isBye && has(dialogue?.bye, phraseOf(units, 0, length)))) continue;
    const text = ` ${rest.join(' ')} `;
    const asks = Object.values(questions ?? {}).some((list) =>
      list.split('|').some((one) => text.includes(` ${one} `)),
    );
    const isBusiness = [...findConcepts(text, code).values()].some(({ strength }) => strength === 1);
    return asks || (isBusiness && !isBye) ? null : { act: isBye ? 'bye' : 'ack', langs: [code] };
  }
  return null;
}

/** The languages of most of the words, those that have the most first. */
function languagesOf(phrases: readonly Phrase[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, langs } of phrases)
    for (const lang of langs) counts.set(lang, (counts.get(lang) ?? 0) + (kind === 'filler' ? 0.5 : 1));
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([lang]) => lang);
}

/** An e-mail address, or one number of five digits and more: with letters and marks around it, but no words. */
function isLoneNumber(message: string): boolean {
  const text = message.trim();
  const [name, host, ...more] = text.split('@');
  if (name && host?.includes('.') && more.length === 0 && !/\s/.test(text)) return true;
  const digits = text.replace(/\D/g, '').length;
  return digits >= MIN_NUMBER_DIGITS && /^[#№+(]?\p{L}{0,3}[\d\s./()+#-]+$/u.test(text);
}

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Keys hit in a row, or consonants alone. */
function isMashed(word: string): boolean {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return false;
  return KEY_ROWS.some((row) => row.includes(word)) || (word.length > 5 && !/[aeiouy]/.test(word));
}
