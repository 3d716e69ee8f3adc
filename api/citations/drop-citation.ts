// Rewrites a sentence when a citation that is part of its grammar is removed: `According to [1], it is covered.` becomes
// `It is covered.`, and `the price in [1]` becomes `the price in the page`. Knows one line of text around the citation;
// filter-citations.ts decides which citations are removed.
import { detectLanguage } from '../text/detect-language.ts';
import { LANGUAGES, packOf } from '../text/languages.ts';
import type { CitingWords } from '../text/pack/citing-words.ts';

/** How the text around a dropped citation changes. */
export type Drop = {
  /** Characters to take away before the citation, all of them within {@link openPhrase}. */
  readonly cut: number;
  /** Replaces the citation and the blank before it. */
  readonly insert: string;
  /** Characters to remove after it. */
  readonly skip: number;
  /** The next letter opens the sentence. */
  readonly isOpening: boolean;
};

/** Characters behind a dropped citation that must be seen first, unless its line ends before: longer than any tail. */
export const AHEAD = 60;
/** Characters before a citation in which its words are looked for: longer than any of them, with a noun. */
const BACK = 60;

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');

/** What may set a phrase off from the words before it. */
const OPEN = '[ \\t]*[,，、;；(（—–][ \\t]*|[ \\t]+|^|';
const rows = LANGUAGES.flatMap(({ citing }) => citing ?? []);
const split = (list = ''): string[] => list.split('|').filter(Boolean);

/** Between citations that are one: `[1] and [3]`, `[1], [2]`. */
const joiners = rows.flatMap((row) => split(row.joiners));
export const JOINER = `[ \\t]*(?:[,，、][ \\t]*)?(?:(?:${oneOf(joiners)})[ \\t]*)?`;

type Kind = 'aside' | 'base' | 'clause' | 'pointer' | 'preposition';
type Form = { kind: Kind; lead: RegExp; tail: RegExp; page: string };

/** The forms of all languages together: half a sentence is too short for a language detector. */
const FORMS: readonly Form[] = rows.flatMap((row) => [
  ...form('clause', row.clauses, row.clauseTail, row),
  ...form('aside', row.asides, row.asideTail, row),
  ...form('base', row.bases, row.asideTail, row),
  ...form('pointer', row.pointers, row.pointerTail, row),
  ...form('preposition', row.prepositions, row.prepositionTail, row),
]);

function form(kind: Kind, list: string | undefined, tail = '', { nouns, page }: CitingWords): Form[] {
  const words = split(list);
  if (words.length === 0) return [];
  // `据` is part of `数据` too; what follows the citation decides whether it is a preposition. Words of scripts with spaces begin where a word does.
  const wide = words.filter((word) => isWide(word) && (word.length > 1 || kind === 'preposition'));
  const whole = words.filter((word) => !wide.includes(word));
  const parts = [
    ...(wide.length > 0 ? [oneOf(wide)] : []),
    ...(whole.length > 0 ? [`(?<![\\p{L}\\p{M}\\p{N}])(?:${oneOf(whole)})`] : []),
  ];
  const lead = `(${OPEN})(?:${parts.join('|')})(?:[ \\t]*(${oneOf(split(nouns))}))?$`;
  return [{ kind, page, lead: new RegExp(lead, 'iu'), tail: new RegExp(`^(?:${tail})`, 'iu') }];
}

function isWide(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
}

const SPEAKERS = rows.map(({ speakerTail }) => new RegExp(`^(?:${speakerTail})`, 'iu'));
/** Everything up to a sentence's first word: ends of the sentence before, marks of lists and headings. */
const OPENING = /(?:^|[.!?…。！？][”’"')\]]*|[:：])[ \t]*(?:(?:[-*+>•]|#{1,6}|\d{1,3}[.)])[ \t]+)*$/u;
/** Characters of a line in which its opening is looked for: marks of lists and the end of the sentence before. */
const OPENING_CHARS = 80;

/** Whether a sentence begins behind `before`. */
function isOpening(before: string): boolean {
  const end = before.slice(-OPENING_CHARS);
  return OPENING.test(end.length < before.length ? `x${end}` : end);
}

const ENDING = /^[.!?…。！？]|^$/u;
const COMMA = /^[ \t]*[,，、][ \t]*/u;

/** What a citation between `before` (its line so far) and `after` ({@link AHEAD} characters, or up to the end of the line) leaves. */
export function dropCitation(before: string, blank: string, after: string): Drop {
  for (const { kind, lead, tail, page } of FORMS) {
    const found = lead.exec(before.slice(-BACK));
    const behind = found && tail.exec(after);
    if (!found || !behind || (kind === 'clause' && behind[0] === '')) continue;
    const [phrase, open = '', noun] = found;
    const around: Around = {
      head: before.slice(0, before.length - phrase.length),
      open,
      phrase,
      tail: behind[0].length,
      rest: after.slice(behind[0].length),
    };
    const drop = isDroppable(kind, around) ? withoutPhrase(around) : null;
    if (drop) return drop;
    if (kind === 'clause' || (kind === 'pointer' && open.trim() === '' && !isOpening(around.head + open))) continue;
    return { cut: 0, insert: noun === undefined ? blank + page : '', skip: 0, isOpening: false };
  }
  return isOpening(before) ? dropSubject(before, blank, after) : plainDrop(blank, after);
}

/** The citation with its blank, and nothing else. */
function plainDrop(blank: string, after: string): Drop {
  return { cut: 0, insert: /^[\p{L}\p{N}]/u.test(after) ? blank : '', skip: 0, isOpening: false };
}

/** A citation that opens its sentence: `[1] says that it is covered.`, `[1] lists the prices.`, `[1] It is covered.` */
function dropSubject(before: string, blank: string, after: string): Drop {
  const said = SPEAKERS.map((speaker) => speaker.exec(after)?.[0] ?? '').find((words) => words !== '') ?? '';
  const isSubject = said === '' && /^[ \t]+\p{Ll}/u.test(after);
  const page = isSubject ? packOf(detectLanguage(after, []))?.citing?.page : undefined;
  if (page !== undefined) {
    return { cut: 0, insert: blank + page.charAt(0).toUpperCase() + page.slice(1), skip: 0, isOpening: false };
  }
  const skip = said.length + blanksOf(after.slice(said.length));
  // One of the blanks around it stays between this sentence and the one before.
  const gap = /\S$/.test(before) && skip < after.length ? blank || after.slice(said.length, skip).slice(0, 1) : '';
  return { cut: 0, insert: gap, skip, isOpening: said !== '' };
}

/** A phrase and what is around it. */
type Around = {
  /** The line before the phrase. */
  readonly head: string;
  /** The blanks and the mark that set the phrase off. */
  readonly open: string;
  readonly phrase: string;
  /** Length of what belongs to the phrase behind the citation. */
  readonly tail: number;
  /** What follows. */
  readonly rest: string;
};

/** Whether the sentence is complete without the phrase. */
function isDroppable(kind: Kind, { head, open, rest }: Around): boolean {
  // `According to [1]'s table`: the citation is a part of another phrase. Emphasis that opens here closes elsewhere.
  if (/^(?:['’]\p{L}|的|の|-)/u.test(rest) || /[*_~]$/u.test(head + open)) return false;
  const mark = open.trim();
  const next = rest.trimStart();
  const isFirst = mark === '' && isOpening(head + open);
  const endsHere = ENDING.test(next) || /^[)）]/u.test(next);
  if (/[(（]/u.test(mark) && !/^[)）]/u.test(next)) return kind !== 'pointer' && COMMA.test(rest);
  if (kind === 'pointer') return endsHere && (isFirst || /[;；(（—–]/u.test(mark));
  if (kind === 'base') return isFirst || mark !== '' ? COMMA.test(rest) || (mark !== '' && endsHere) : false;
  return kind !== 'preposition';
}

/** The sentence without the phrase, and without the marks that set it off on both sides. */
function withoutPhrase({ head, open, phrase, tail, rest }: Around): Drop {
  const mark = open.trim();
  const comma = COMMA.exec(rest)?.[0].length ?? 0;
  const words = phrase.length - open.length;
  if (mark === '' && isOpening(head + open)) return withoutOpening({ head, open, phrase, tail, rest });
  if (/[(（]/u.test(mark)) {
    const close = /^[ \t]*[)）]/u.exec(rest)?.[0].length;
    if (close !== undefined) return { cut: phrase.length, insert: '', skip: tail + close, isOpening: false };
    return { cut: words, insert: '', skip: tail + comma, isOpening: false };
  }
  if (/[;；]/u.test(mark) && !ENDING.test(rest.trimStart())) {
    return { cut: words, insert: '', skip: tail + (comma || blanksOf(rest)), isOpening: false };
  }
  // Scripts without spaces need the comma: `水泵，根据[1]，享受保修`.
  if (comma > 0 && /[，、]/u.test(mark)) return { cut: words, insert: '', skip: tail + comma, isOpening: false };
  const dash = /^[ \t]*[—–]/u.exec(rest)?.[0].length ?? 0;
  if (mark === '') return { cut: phrase.length, insert: '', skip: tail, isOpening: false };
  const skip = tail + (dash || (comma > 0 ? rest.search(/[,，、]/u) + 1 : 0));
  return { cut: phrase.length, insert: '', skip, isOpening: false };
}

/** A phrase at the beginning of its sentence; a sentence that consists of it is removed with its full stop. */
function withoutOpening({ head, open, phrase, tail, rest }: Around): Drop {
  const isLine = (head + open).trim() === '';
  const end = /^[ \t]*[.!?…。！？]+[”’"')\]]*/u.exec(rest)?.[0].length;
  if (end !== undefined || rest.trim() === '') {
    const gone = tail + (end ?? rest.length);
    return { cut: phrase.length, insert: '', skip: gone + (isLine ? blanksOf(rest.slice(end)) : 0), isOpening: false };
  }
  const skip = tail + (COMMA.exec(rest)?.[0].length ?? /^[ \t]*[:：]?[ \t]*/u.exec(rest)?.[0].length ?? 0);
  const isLabelled = /[:：][ \t]*$/u.test(head + open);
  return { cut: phrase.length - open.length, insert: '', skip, isOpening: !isLabelled };
}

function blanksOf(text: string): number {
  return /^[ \t]*/.exec(text)?.[0].length ?? 0;
}

/** Every prefix of the words that may precede a citation, in lower case with single blanks. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ citing, isUnspaced }) => {
    if (!citing) return [];
    const { asides, bases, clauses, pointers, prepositions, nouns } = citing;
    // Without spaces a noun follows at once; in Spanish "a" and "resultado" would hold back every "are".
    const ends = ['', ...split(nouns).map((noun) => (isUnspaced ? noun : ` ${noun}`))];
    return [asides, bases, clauses, pointers, prepositions]
      .flatMap(split)
      .flatMap((word) => ends.flatMap((end) => beginningsOf(`${word}${end} `)));
  }),
);

/** First characters of those; a blank is compared in place of a tab, too. */
const FIRST_CHARS: ReadonlySet<string> = new Set([...BEGINNINGS].map((words) => words.charAt(0)).concat('\t'));

const singleBlanks = (text: string): string => text.replace(/[ \t]+/g, ' ');

function beginningsOf(text: string): string[] {
  return Array.from(text, (_char, at) => text.slice(0, at + 1).toLowerCase());
}

/**
 * Where the end of `text` begins that may be a phrase whose citation is still to come; its length if nothing is. `previous` is the
 * character before the text.
 */
export function openPhrase(text: string, previous: string): number {
  let start = text.length;
  for (let at = Math.max(0, text.length - BACK); at < text.length; at++) {
    const char = text[at] as string;
    // Asked for every token: most letters begin none of these words.
    if (!FIRST_CHARS.has(char.toLowerCase())) continue;
    if (!BEGINNINGS.has(singleBlanks(text.slice(at).toLowerCase()))) continue;
    const isInside = /[\p{L}\p{M}\p{N}]/u.test(at === 0 ? previous : (text[at - 1] as string)) && !isWide(char);
    if (isInside) continue;
    start = at;
    break;
  }
  return (
    start - (/(?:[ \t]*[,，、;；(（—–])?[ \t]*$/u.exec(text.slice(Math.max(0, start - BACK), start))?.[0].length ?? 0)
  );
}

const JOINER_BEGINNINGS: ReadonlySet<string> = new Set(
  ['', ' ', ',', ', ', '，', '、'].flatMap((mark) => [
    mark,
    ...joiners.flatMap((word) => beginningsOf(`${mark}${word} `)),
  ]),
);

/** Whether the text behind a citation may go on to one that is joined to it. */
export function mayJoin(text: string): boolean {
  return JOINER_BEGINNINGS.has(singleBlanks(text.toLowerCase()));
}
