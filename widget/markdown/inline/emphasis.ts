// Pairs runs of * _ ~ into emphasis, strong and strike: the delimiter algorithm of CommonMark 0.31 section 6.2, on a linked
// list so that every step is constant time. Two deviations for readability: Chinese, Japanese and Korean text counts as a
// word break beside a delimiter, and emphasis deeper than MAX_DEPTH stays as written.
import { MAX_DEPTH } from '../limits.ts';
import type { InlineToken } from '../tokens.ts';

/** A piece of the line in the list. `depth`: levels of inline tokens inside it. */
export type InlineNode = { token: InlineToken; prev: InlineNode | null; next: InlineNode | null; depth: number };

/** A run of delimiters that may open or close. */
export type Delimiter = {
  node: InlineNode;
  mark: '*' | '_' | '~';
  count: number;
  readonly original: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  prev: Delimiter | null;
  next: Delimiter | null;
};

const isCjk = (character: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u.test(character);

/** The class of a character for a delimiter beside it; '' (an end of the text) is space. `cjk` is a letter that breaks words. */
function kindOf(character: string): 'space' | 'mark' | 'letter' | 'cjk' {
  if (character === '') return 'space';
  const code = character.charCodeAt(0);
  if (code < 0x80) {
    if (code <= 0x20) return 'space';
    const isWord = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
    return isWord ? 'letter' : 'mark';
  }
  if (/\s/.test(character)) return 'space';
  if (/[\p{P}\p{S}]/u.test(character)) return 'mark';
  return isCjk(character) ? 'cjk' : 'letter';
}

/** Whether a run between `before` and `after` ('' at an end) may open and close (left- and right-flanking). */
export function flanking(mark: string, before: string, after: string): { canOpen: boolean; canClose: boolean } {
  const prev = kindOf(before);
  const next = kindOf(after);
  const left = next !== 'space' && (next !== 'mark' || prev !== 'letter');
  const right = prev !== 'space' && (prev !== 'mark' || next !== 'letter');
  if (mark !== '_') return { canOpen: left, canClose: right };
  return { canOpen: left && (!right || prev === 'mark'), canClose: right && (!left || next === 'mark') };
}

/** Pairs the delimiters above `bottom`; `last` is the top of the stack. The nodes between are wrapped in place. */
export function pairDelimiters(last: Delimiter | null, bottom: Delimiter | null): void {
  let first = last;
  while (first && first.prev !== bottom) first = first.prev;
  /** Per kind of closer: below this no opener can match, so it is not searched again. */
  const floors = new Map<string, Delimiter | null>();
  let closer = first;
  while (closer) {
    if (!closer.canClose) {
      closer = closer.next;
      continue;
    }
    const kind = `${closer.mark}${closer.original % 3}${closer.canOpen}${closer.mark === '~' ? closer.original : ''}`;
    const floor = floors.has(kind) ? floors.get(kind)! : bottom;
    let opener = closer.prev;
    while (opener && opener !== floor && opener !== bottom && !matches(opener, closer)) opener = opener.prev;
    if (!opener || opener === floor || opener === bottom) {
      floors.set(kind, closer.prev);
      const next: Delimiter | null = closer.next;
      if (!closer.canOpen) unlinkDelimiter(closer);
      closer = next;
      continue;
    }
    closer = wrap(opener, closer);
  }
}

function matches(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.mark !== closer.mark || !opener.canOpen) return false;
  if (opener.mark === '~') return opener.count === closer.count;
  const odd = (opener.canClose || closer.canOpen) && closer.original % 3 !== 0;
  return !(odd && (opener.original + closer.original) % 3 === 0);
}

/**
 * Wraps everything after each run that could still open, from `last` back: in a growing text its other half is expected. One star or
 * underscore inside a word is more often a sign, and so is one tilde: those stay.
 */
export function wrapOpen(last: Delimiter | null): void {
  for (let opener = last; opener; opener = opener.prev) {
    const { mark, original, canOpen, canClose } = opener;
    if (!canOpen || (mark === '~' ? opener.count !== 2 : original === 1 && canClose)) continue;
    while (opener.count > 0) {
      const used = opener.count >= 2 ? 2 : 1;
      const children: InlineToken[] = [];
      let depth = 0;
      for (let node = opener.node.next; node; node = node.next) {
        children.push(node.token);
        depth = Math.max(depth, node.depth);
      }
      if (depth >= MAX_DEPTH) return;
      shorten(opener, used);
      const inside = joinText(children);
      opener.node.next =
        inside.length > 0
          ? { token: { type: typeOf(mark, used), children: inside }, prev: opener.node, next: null, depth: depth + 1 }
          : null;
    }
  }
}

function typeOf(mark: string, used: number): 'strike' | 'strong' | 'emphasis' {
  return mark === '~' ? 'strike' : used === 2 ? 'strong' : 'emphasis';
}

/** Wraps the nodes between two matching runs and returns the delimiter to continue with. */
function wrap(opener: Delimiter, closer: Delimiter): Delimiter | null {
  const isStrike = closer.mark === '~';
  const used = isStrike ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1;
  // Runs between the two matched nothing: they are text.
  opener.next = closer;
  closer.prev = opener;

  let depth = 0;
  for (let node = opener.node.next; node && node !== closer.node; node = node.next) {
    depth = Math.max(depth, node.depth);
    if (depth >= MAX_DEPTH) break;
  }
  if (depth + 1 <= MAX_DEPTH) {
    const children: InlineToken[] = [];
    for (let node = opener.node.next; node && node !== closer.node; node = node.next) children.push(node.token);
    const node: InlineNode = {
      token: { type: typeOf(closer.mark, used), children: joinText(children) },
      prev: opener.node,
      next: closer.node,
      depth: depth + 1,
    };
    opener.node.next = node;
    closer.node.prev = node;
    shorten(opener, used);
    shorten(closer, used);
  } else {
    // Too deep: the marks stay in the text, and count as used. Their nodes keep the depth, so that the next level out
    // sees it at its first step instead of visiting everything inside.
    opener.node.depth = MAX_DEPTH;
    closer.node.depth = MAX_DEPTH;
    opener.count -= used;
    closer.count -= used;
  }
  if (opener.count === 0) unlinkDelimiter(opener);
  if (closer.count > 0) return closer;
  const next = closer.next;
  unlinkDelimiter(closer);
  return next;
}

function shorten(delimiter: Delimiter, by: number): void {
  delimiter.count -= by;
  const { node } = delimiter;
  const text = node.token.type === 'text' ? node.token.text : '';
  node.token = { type: 'text', text: text.slice(by) };
}

function unlinkDelimiter(delimiter: Delimiter): void {
  if (delimiter.prev) delimiter.prev.next = delimiter.next;
  if (delimiter.next) delimiter.next.prev = delimiter.prev;
}

/** Tokens with neighbouring texts joined and empty ones left out. */
export function joinText(tokens: readonly InlineToken[]): InlineToken[] {
  const joined: InlineToken[] = [];
  let texts: string[] = [];
  const flush = () => {
    const text = texts.join('');
    if (text !== '') joined.push({ type: 'text', text });
    texts = [];
  };
  for (const token of tokens) {
    if (token.type === 'text') texts.push(token.text);
    else {
      flush();
      joined.push(token);
    }
  }
  flush();
  // As long as what is in it: V8 gives an array that grows room for sixteen more, and a text keeps hundreds of these.
  return joined.slice();
}
