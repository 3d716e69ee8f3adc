// Detects whether a visitor's message requests a web search, and with that whether the tool is offered, with which engines.
// Knows the message's text and the words of each language; not the run, the model or the engines.
import { LANGUAGES } from '../text/languages.ts';
import type { SearchIntentWords } from '../text/pack/search-intent.ts';

/** The words of one language as lists. `isUnspaced`: they match anywhere, not only as whole words. */
type IntentRow = { readonly isUnspaced: boolean } & { readonly [list in keyof SearchIntentWords]-?: readonly string[] };

const split = (list = ''): string[] => list.split('|').filter(Boolean);

const INTENT_ROWS: readonly IntentRow[] = LANGUAGES.flatMap(({ isUnspaced = false, searchIntent: words }) =>
  words
    ? {
        isUnspaced,
        hard: split(words.hard),
        soft: split(words.soft),
        verbs: split(words.verbs),
        nouns: split(words.nouns),
        google: split(words.google),
        googleWords: split(words.googleWords),
      }
    : [],
);

/** `always`: the tool is offered in every turn; `selective`: when the visitor's message requests it. */
export type InjectPolicy = 'always' | 'selective';

/** The intent of a message; `phrase` is the matching words, for debugging. */
export type SearchIntent = { isWanted: boolean; prefersGoogle: boolean; phrase: string };

/** One call chain: a user message and all model calls for it. */
export type SearchChain = { isSticky: boolean; prefersGoogle: boolean };

const NO_INTENT: SearchIntent = { isWanted: false, prefersGoogle: false, phrase: '' };

/** Reads the intent from the text of one message. */
export function findSearchIntent(message: string): SearchIntent {
  const text = normalise(message);
  let found = NO_INTENT;
  for (const row of INTENT_ROWS) {
    const phrase = findHit(row, text);
    if (phrase === null) continue;
    const isNamed = row.google.some((term) => contains(row, text, term));
    const isMeant = row.googleWords.some((term) => contains(row, text, term));
    found = {
      isWanted: true,
      prefersGoogle: found.prefersGoogle || isNamed || isMeant,
      phrase: found.phrase || phrase,
    };
  }
  return found;
}

/** Starts a chain with a new user message; the state of the last chain is discarded. */
export function beginChain(message: string): SearchChain {
  const { isWanted, prefersGoogle } = findSearchIntent(message);
  return { isSticky: isWanted, prefersGoogle };
}

/** Call it when the tool was called: it stays offered until the end of the chain. */
export function afterSearchCall(chain: SearchChain): SearchChain {
  return { ...chain, isSticky: true };
}

/** Call it when the model ended a turn; only a final answer (`stop`) ends the chain. */
export function afterTurn(chain: SearchChain, finishReason: string): SearchChain {
  return finishReason === 'stop' ? { isSticky: false, prefersGoogle: false } : chain;
}

/** Whether the tool is offered to the model in the present turn of the chain. */
export function isSearchOffered(policy: InjectPolicy, chain: SearchChain): boolean {
  return policy === 'always' || chain.isSticky;
}

/**
 * The engines that the model may choose from: only Google's if the visitor prefers Google and there is one.
 * `isGoogle` marks engines of a Gemini provider; an id that contains "google" is one as well.
 */
export function offeredEngines<E extends { id: string; isGoogle?: boolean }>(
  engines: readonly E[],
  chain: SearchChain,
): readonly E[] {
  if (!chain.prefersGoogle) return engines;
  const google = engines.filter((engine) => engine.isGoogle || engine.id.toLowerCase().includes('google'));
  return google.length > 0 ? google : engines;
}

function findHit(row: IntentRow, text: string): string | null {
  const first = (terms: readonly string[]) => terms.find((term) => contains(row, text, term));
  const alone = first(row.hard) ?? first(row.soft);
  if (alone !== undefined) return alone;
  const verb = first(row.verbs);
  const noun = verb === undefined ? undefined : first(row.nouns);
  return noun === undefined ? null : `${verb} … ${noun}`;
}

function contains(row: IntentRow, text: string, term: string): boolean {
  if (row.isUnspaced) return text.includes(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (isWhole(text, at, at + term.length)) return true;
  }
  return false;
}

/** Latin letters, marks, digits and _ make one word; Chinese characters beside a Latin word do not belong to it. */
const WORD_PART = /[\p{Script=Latin}\p{M}\p{N}_]/u;

function isWhole(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  // A command is a word of its own: in https://example.com/search it is a part of an address.
  if (text[start] === '/') return /\s/.test(before) && !WORD_PART.test(after) && after !== '/';
  return !WORD_PART.test(before) && !WORD_PART.test(after);
}

/** One form for full-width letters, letters with separate marks, capitals and any white space. */
function normalise(message: string): string {
  return message.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
