// Names in a sentence: words written with a capital inside it, codes such as X200, addresses. Latin script only: the writing
// of Chinese does not mark names. Knows nothing of sources; support.ts compares names with them.
import { foldDiacritics } from '../text/analyse.ts';
import { withoutEnd } from '../text/trim-signs.ts';
import { alternativesOf, CALENDAR_WORDS } from './figure-words.ts';

/** A name as written, and the words of it that must be found, folded. `isCode`: it is the same in every language. */
export type Name = { readonly text: string; readonly words: readonly string[]; readonly isCode: boolean };

/** A web address, or a sequence of characters of words and mail addresses: every character is read once. */
const RUN = /(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\p{L}\p{N}._%+@-]+/giu;
/** A word of Latin script with inner marks: `Grind`, `O'Brien`, `X200`, `EN-1234`. */
const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[’'&+-][\p{Script=Latin}\p{M}\p{N}]+)*/gu;
/** Marks after which a sentence, a label or a quotation begins, whose first word has a capital. */
const OPENING = /(?:^|[.!?…:;。！？：；“"‘(（[「『•|—–])\s*$/u;
/** Characters before a word in which its sentence may begin: looked at for each word of a long line. */
const MAX_OPENING_CHARS = 40;
/** Words that always have a capital and are no names: the polite `Anda`; `I'm`. */
const ALWAYS_CAPITAL = new RegExp(`^(?:${alternativesOf('capitals')})$`, 'u');
/** Up to this many capitals are an abbreviation that a writer may use for its words: `VAT`, `USB`. */
const MAX_ABBREVIATION = 3;
/** In a line with more capitals than this share, capitals are style (a heading). */
const MAX_CAPITAL_SHARE = 0.6;

/** The folded form in which words of names and of sources are compared. */
export function foldName(word: string): string {
  return foldDiacritics(word.normalize('NFKC').toLowerCase())
    .replace(/[’']s(?=\s|$)/g, '')
    .replace(/[’'&+-]/g, '');
}

/** The names of one sentence of plain text. */
export function readNames(sentence: string): Name[] {
  const names: Name[] = [];
  const plain = sentence.replace(RUN, (run) => {
    if (!isAddress(run)) return run;
    // The full stop after a mail address is not part of it.
    const text = run.includes('/') ? run : withoutEnd(run, '.-+%');
    names.push({ text, words: [foldName(withoutEnd(text, '.,;:!?/'))], isCode: true });
    return ' '.repeat(text.length) + run.slice(text.length);
  });
  const words = [...plain.matchAll(WORD)].filter(([word]) => /\p{L}/u.test(word));
  const capitals = words.filter(([word]) => /^\p{Lu}/u.test(word)).length;
  const isStyled = words.length >= 4 && capitals / words.length > MAX_CAPITAL_SHARE;
  let open: { text: string; words: string[]; isCode: boolean; end: number } | null = null;
  for (const match of words) {
    const [word] = match;
    const from = Math.max(0, match.index - MAX_OPENING_CHARS);
    const before = (from === 0 ? '' : 'x') + plain.slice(from, match.index);
    const isName = isCode(word) || (!isStyled && isCapital(word) && !OPENING.test(before));
    if (!isName) continue;
    // `Huguenot-descended` names the Huguenots.
    const parts = isCode(word) ? [word] : word.split('-').filter((part) => /^\p{Lu}/u.test(part));
    const folded = parts.map(foldName);
    if (open && /^[ \u00a0]$/.test(plain.slice(open.end, match.index))) {
      open.text += ` ${word}`;
      open.words.push(...folded);
      open.isCode &&= isCode(word);
    } else {
      open = { text: word, words: folded, isCode: isCode(word), end: 0 };
      names.push(open);
    }
    open.end = match.index + word.length;
  }
  return names.map(({ text, words, isCode }) => ({ text, words, isCode }));
}

/** `https://…`, `www.…`, `name@host.tld`. */
function isAddress(run: string): boolean {
  if (/^(?:https?:\/\/|www\.)/i.test(run)) return true;
  const parts = run.includes('@') ? run.split('@') : [];
  return parts.some((part, n) => n > 0 && parts[n - 1] !== '' && /^[\p{L}\p{N}-]+\.[\p{L}\p{N}-]/u.test(part));
}

/** Letters and digits in one word: `X200`, `A4`. Ordinals and figures with a unit (`2nd`, `8kg`) are not. */
function isCode(word: string): boolean {
  return /\p{L}/u.test(word) && /\p{N}/u.test(word) && /^\p{L}/u.test(word);
}

function isCapital(word: string): boolean {
  const lower = word.toLowerCase();
  if (!/^\p{Lu}/u.test(word) || word.length < 2 || ALWAYS_CAPITAL.test(lower) || CALENDAR_WORDS.has(lower))
    return false;
  return word.length > MAX_ABBREVIATION || !/^\p{Lu}+$/u.test(word);
}
