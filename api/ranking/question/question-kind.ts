// Says what kind of answer a question asks for, and whether a text asks at all. The words are in the packs of text/languages/.
import { foldDiacritics, normaliseText } from '../../text/analyse.ts';
import { baseLanguage, packOf } from '../../text/languages.ts';
import { hasPhrase } from '../../text/letters/word-edges.ts';
import type { AnswerKind, AskedValue } from '../../text/pack/question-words.ts';
import { hasUnspacedScript, segmentWords } from '../../text/segment-words.ts';

type Phrases<Kind> = { readonly kind: Kind; readonly phrases: readonly string[] };
type Words<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

/** Asked first wins: "in what year did how many" is rare, "how many" must not read as "how". */
const ORDER: readonly AnswerKind[] = ['date', 'number', 'place', 'person', 'reason', 'definition', 'manner'];
const VALUE_ORDER: readonly AskedValue[] = ['clock', 'recurring', 'timespan', 'percent', 'money', 'measure', 'contact'];

/** Phrases by kind of a language, without diacritics on demand; read once. */
function phraseTable<Kind extends string>(wordsOf: (lang: string) => Words<Kind> | undefined, order: readonly Kind[]) {
  const tables = new Map<string, readonly Phrases<Kind>[]>();
  return (lang: string, isFolded: boolean): readonly Phrases<Kind>[] => {
    const key = `${lang}${isFolded ? '-' : '+'}`;
    let table = tables.get(key);
    if (!table) {
      const words = wordsOf(lang);
      table = order.map((kind) => ({
        kind,
        phrases: normaliseText(words?.[kind] ?? '', lang)
          .split('|')
          .filter(Boolean)
          .map((phrase) => (isFolded ? foldDiacritics(phrase) : phrase)),
      }));
      tables.set(key, table);
    }
    return table;
  };
}

const kindPhrases = phraseTable((lang) => packOf(lang)?.questions, ORDER);
const valuePhrases = phraseTable((lang) => packOf(lang)?.valueQuestions, VALUE_ORDER);

/** What a text asks for: kinds of answer, most specific first, and the words of the phrases that ask ("how long"). */
export type Asking = {
  readonly kinds: readonly AnswerKind[];
  readonly words: ReadonlySet<string>;
  /** More precise kinds of value, most specific first; may be there without a kind ("price of the grinder"). */
  readonly values: readonly AskedValue[];
};

/** Reads the question words of a text in a language; no kinds when none is found. */
export function readAsking(question: string, tag: string): Asking {
  const lang = baseLanguage(tag);
  const lower = normaliseText(question, lang).toLowerCase();
  const isUnspaced = hasUnspacedScript(lower);
  const isFolded = foldDiacritics(lower) === lower && !isUnspaced;
  const text = isUnspaced ? lower : ` ${lower.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `;
  const isIn = (phrase: string) => (isUnspaced ? text.includes(phrase) : hasPhrase(text, phrase));
  const kinds: AnswerKind[] = [];
  const words = new Set<string>();
  for (const { kind, phrases } of kindPhrases(lang, isFolded)) {
    const found = phrases.filter(isIn);
    if (found.length === 0) continue;
    kinds.push(kind);
    for (const phrase of found) for (const word of segmentWords(phrase)) words.add(word);
  }
  const values = valuePhrases(lang, isFolded)
    .filter(({ phrases }) => phrases.some(isIn))
    .map(({ kind }) => kind)
    // "How do i open an account" asks for no time of day.
    .filter((kind) => kind !== 'clock' || kinds[0] !== 'manner');
  const noun =
    kinds.length === 0 && values.length === 0 && !isUnspaced ? timeNounIn(text.trim(), lang, isFolded) : undefined;
  if (noun === undefined) return { kinds, words, values };
  return { kinds: ['date'], words: new Set(segmentWords(noun)), values: ['clock'] };
}

/** Words of a text that asks for a time by a noun, at most: a longer one is a sentence. */
const MAX_NOUN_WORDS = 5;

type ReadTimeNouns = {
  readonly nouns: readonly string[];
  readonly isLast: boolean;
  readonly lasting: readonly string[];
};
const readNouns = new Map<string, ReadTimeNouns | undefined>();

/** The nouns of a language for a time of day, without diacritics on demand; read once. */
function timeNounsOf(lang: string, isFolded: boolean): ReadTimeNouns | undefined {
  const key = `${lang}${isFolded ? '-' : '+'}`;
  if (readNouns.has(key)) return readNouns.get(key);
  const words = packOf(lang)?.timeNouns;
  const listOf = (list: string) =>
    normaliseText(list, lang)
      .split('|')
      .map((phrase) => (isFolded ? foldDiacritics(phrase) : phrase).replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim());
  const read = words && { nouns: listOf(words.nouns), isLast: words.isLast, lasting: listOf(words.lasting) };
  readNouns.set(key, read);
  return read;
}

/** The noun by which a few words ask for a time of day ("check-in time"); undefined where they do not, or where it is how long something takes. */
function timeNounIn(text: string, lang: string, isFolded: boolean): string | undefined {
  const words = timeNounsOf(lang, isFolded);
  if (!words || text.split(' ').length > MAX_NOUN_WORDS) return undefined;
  const noun = words.nouns.find((one) => (words.isLast ? text.endsWith(` ${one}`) : text.startsWith(`${one} `)));
  if (noun === undefined) return undefined;
  return words.lasting.some((word) => ` ${text} `.includes(` ${word} `)) ? undefined : noun;
}

/** The kinds of answer a question in a language asks for, most specific first; empty when no question word is found. */
export function answerKinds(question: string, lang: string): readonly AnswerKind[] {
  return readAsking(question, lang).kinds;
}
