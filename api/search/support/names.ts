// Names in a sentence: words written with a capital inside it, codes such as X200, addresses. Latin script only: nothing in
// the writing of Chinese tells a name. Knows nothing of sources; which names must stand where is support.ts.
import { foldDiacritics } from '../../site-index/analyse.ts';
import { CALENDAR_WORDS } from './figure-words.ts';

/** A name as written, and the words of it that must be found, folded. `isCode`: it is the same in every language. */
export type Name = { readonly text: string; readonly words: readonly string[]; readonly isCode: boolean };

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
/** A word of Latin script with inner marks: `Grind`, `O'Brien`, `X200`, `EN-1234`. */
const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:[’'&+-][\p{Script=Latin}\p{M}\p{N}]+)*/gu;
/** What a sentence, a label or a quotation begins behind: the next word has its capital from there. */
const OPENING = /(?:^|[.!?…:;。！？：；“"‘(（[「『•|—–])\s*$/u;
/** Words that always have a capital and name nobody: the polite `Anda`; `I'm`. */
const ALWAYS_CAPITAL = /^(?:anda|i['’]\p{L}+)$/u;
/** Capitals up to this many are an abbreviation that a writer may well use for its words: `VAT`, `USB`. */
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
  for (const [address] of sentence.matchAll(ADDRESS)) {
    names.push({ text: address, words: [foldName(address.replace(/[.,;:!?/]+$/, ''))], isCode: true });
  }
  const plain = sentence.replace(ADDRESS, (address) => ' '.repeat(address.length));
  const words = [...plain.matchAll(WORD)].filter(([word]) => /\p{L}/u.test(word));
  const capitals = words.filter(([word]) => /^\p{Lu}/u.test(word)).length;
  const isStyled = words.length >= 4 && capitals / words.length > MAX_CAPITAL_SHARE;
  let open: { text: string; words: string[]; isCode: boolean; end: number } | null = null;
  for (const match of words) {
    const [word] = match;
    const before = plain.slice(0, match.index);
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
