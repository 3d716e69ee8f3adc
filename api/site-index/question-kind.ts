// Says what kind of answer a question asks for, and whether a text asks at all. The words stand in languages/question-words.ts.
import { foldDiacritics } from './analyse.ts';
import { type AnswerKind, QUESTION_WORDS } from './languages/question-words.ts';
import { hasUnspacedScript, segmentWords } from './segment-words.ts';

type Phrases = { readonly kind: AnswerKind; readonly phrases: readonly string[] };

/** Asked first wins: "in what year did how many" is rare, "how many" must not read as "how". */
const ORDER: readonly AnswerKind[] = ['date', 'number', 'place', 'person', 'reason', 'definition', 'manner'];
const tables = new Map<string, readonly Phrases[]>();

function phrasesOf(lang: string, isFolded: boolean): readonly Phrases[] {
  const key = `${lang}${isFolded ? '-' : '+'}`;
  let table = tables.get(key);
  if (!table) {
    table = ORDER.map((kind) => ({
      kind,
      phrases: (QUESTION_WORDS[kind][lang] ?? '')
        .split('|')
        .filter(Boolean)
        .map((phrase) => (isFolded ? foldDiacritics(phrase) : phrase)),
    }));
    tables.set(key, table);
  }
  return table;
}

/** What a text asks for: kinds of answer, most telling first, and the words of the phrases that ask ("how long"). */
export type Asking = { readonly kinds: readonly AnswerKind[]; readonly words: ReadonlySet<string> };

/** Reads the question words of a text in a language; no kinds when none is found. */
export function readAsking(question: string, lang: string): Asking {
  const lower = question.normalize('NFKC').toLowerCase();
  const isUnspaced = hasUnspacedScript(lower);
  const isBare = foldDiacritics(lower) === lower;
  const text = isUnspaced ? lower : ` ${lower.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()} `;
  const kinds: AnswerKind[] = [];
  const words = new Set<string>();
  for (const { kind, phrases } of phrasesOf(lang, isBare && !isUnspaced)) {
    const found = phrases.filter((phrase) => text.includes(isUnspaced ? phrase : ` ${phrase} `));
    if (found.length === 0) continue;
    kinds.push(kind);
    for (const phrase of found) for (const word of segmentWords(phrase)) words.add(word);
  }
  return { kinds, words };
}

/** The kinds of answer a question in a language asks for, most telling first; empty when no question word is found. */
export function answerKinds(question: string, lang: string): readonly AnswerKind[] {
  return readAsking(question, lang).kinds;
}
