// Parses one text (a paragraph, a cell, a heading) into inline tokens. Linear in its length; HTML is never recognised.
import { readNumbers } from '../../../protocol/marks/read-citations.ts';
import { MAX_DEPTH, MAX_HELD_CHARS, MAX_NUMBERS } from '../limits.ts';
import { more } from '../more.ts';
import { References } from '../references.ts';
import type { Rich, SignReader } from '../rich/rich-types.ts';
import { isHeldBack, rich, richFor } from '../rich.ts';
import type { InlineToken } from '../tokens.ts';
import { type Delimiter, flanking, type InlineNode, joinText, pairDelimiters, wrapOpen } from './emphasis.ts';
import { plainText, withoutLinks } from './token-text.ts';
import { isHeld, isHeldBracket, openCode } from './unfinished.ts';

/**
 * The tokens of `text`. `mayGrow`: it is the end of a message still streaming, so its last signs count for what they most likely become
 * (MD-7): an open mark reaches to the end, the address of an open link is not shown, what may be one thing or another is held back; and
 * a bare address that touches the end is not yet a link: its host may be incomplete.
 */
export function parseInline(text: string, mayGrow = false, references = new References()): readonly InlineToken[] {
  if (!/[\\`*_~[\]!<&\n$]|:\/\/|www\./i.test(text)) return text === '' ? [] : [{ type: 'text', text }];
  return new InlineParser(text, mayGrow, references).parse();
}

type Bracket = { node: InlineNode; isImage: boolean; hasTarget: boolean; at: number; delimiters: Delimiter | null };

/** 1: a special character; 2: may begin a bare address. By character code; a table, because a regular expression makes a
 * match object for every character. */
const meaning = new Uint8Array(128);
for (const sign of '\\`*_~[]!<&\n$') meaning[sign.charCodeAt(0)] = 1;
for (const sign of 'hHwW') meaning[sign.charCodeAt(0)] = 2;
const addressStart = /https?:\/\/|www\./iy;
/** An address in angle brackets, or a character reference: what has its form may be none. */
const richSign = /<[^\s<>]*[:@]|&(?:#|[a-z]{2,8};)/iy;

/** The position of the next special character from `at` on; the length of the text if there is none. */
function nextSpecial(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const found = code < 128 ? meaning[code] : 0;
    if (found === 1) return at;
    if (found === 2) {
      addressStart.lastIndex = at;
      if (addressStart.test(text)) return at;
    }
  }
  return text.length;
}

class InlineParser {
  readonly #text: string;
  /** The text may be longer than what was read. */
  #mayGrow: boolean;
  readonly #references: References;
  readonly #head: InlineNode = { token: { type: 'text', text: '' }, prev: null, next: null, depth: 0 };
  #tail: InlineNode = this.#head;
  #delimiters: Delimiter | null = null;
  #brackets: Bracket[] = [];
  /** The positions of runs of backticks of each length, in order; created at the first run. */
  #ticks: Map<number, number[]> | null = null;
  #signs: SignReader | null = null;

  constructor(text: string, mayGrow: boolean, references: References) {
    this.#text = text;
    this.#references = references;
    this.#mayGrow = mayGrow;
  }

  parse(): readonly InlineToken[] {
    const text = this.#text;
    let pos = 0;
    while (pos < text.length) {
      const at = nextSpecial(text, pos);
      if (at > pos) this.#pushText(text.slice(pos, at));
      pos = at < text.length ? this.#read(at) : at;
    }
    if (this.#mayGrow) this.#endBrackets();
    pairDelimiters(this.#delimiters, null);
    if (this.#mayGrow) wrapOpen(this.#delimiters);
    return joinText(this.#tokensAfter(this.#head));
  }

  /** Parses the token that begins at `at`, a special character, and returns where to continue. */
  #read(at: number): number {
    const text = this.#text;
    if (this.#mayGrow && isHeld(text, at)) return text.length;
    switch (text[at]) {
      case '\\':
        return this.#readEscape(at);
      case '`':
        return this.#readCode(at);
      case '*':
      case '_':
      case '~':
        return this.#readDelimiters(at);
      case '[':
        return this.#openBracket(at, at + 1, false);
      case '!':
        if (text[at + 1] === '[') return this.#openBracket(at, at + 2, true);
        this.#pushText('!');
        return at + 1;
      case ']':
        return this.#closeBracket(at);
      case '<':
      case '&':
        richSign.lastIndex = at;
        if (richSign.test(text)) return this.#readSign(at);
        this.#pushText(text[at]!);
        return at + 1;
      case '\n':
        return this.#readLineEnd(at);
      case '$':
        return this.#readFormula(at);
      default:
        return this.#readSign(at);
    }
  }

  /** The part for what begins here; null where the rest of the text is held back, or drawn as it is written. */
  #rich(): Rich | null {
    const part = richFor(this.#references);
    // The marks before it count as those of a growing text.
    this.#mayGrow ||= isHeldBack(this.#references);
    return part;
  }

  #readSign(at: number): number {
    const part = this.#rich();
    if (isHeldBack(this.#references)) return this.#text.length;
    this.#signs ??= part?.signs(this.#text) ?? null;
    const { token, end } = this.#signs?.(at, this.#mayGrow) ?? {
      token: { type: 'text', text: this.#text[at]! },
      end: at + 1,
    };
    this.#push(token);
    return end;
  }

  #readEscape(at: number): number {
    const next = this.#text[at + 1];
    if (next === '\n') {
      this.#push({ type: 'break' });
      return this.#skipSpaces(at + 2);
    }
    const escapes = next !== undefined && /[!-/:-@[-`{-~]/.test(next);
    this.#pushText(escapes ? next : '\\');
    return escapes ? at + 2 : at + 1;
  }

  #readLineEnd(at: number): number {
    const { token } = this.#tail;
    if (token.type === 'text') {
      const bare = token.text.trimEnd();
      const isHard = token.text.endsWith('  ');
      this.#tail.token = { type: 'text', text: bare };
      if (isHard) this.#push({ type: 'break' });
      else this.#pushText('\n');
    } else this.#pushText('\n');
    return this.#skipSpaces(at + 1);
  }

  #readFormula(at: number): number {
    const formula = more()?.readFormula(this.#text, at);
    if (formula) this.#push(formula.token);
    else this.#pushText('$');
    return formula?.end ?? at + 1;
  }

  #skipSpaces(at: number): number {
    let pos = at;
    while (this.#text[pos] === ' ' || this.#text[pos] === '\t') pos++;
    return pos;
  }

  #readCode(at: number): number {
    const text = this.#text;
    const length = runLength(text, at);
    this.#ticks ??= findTicks(text);
    const places = this.#ticks.get(length)!;
    // Positions are used in order: those before `at` are not needed again.
    while (places.length > 0 && places[places.length - 1]! <= at) places.pop();
    const end = places[places.length - 1];
    if (end === undefined && this.#mayGrow) {
      const code = openCode(text.slice(at + length));
      if (code !== '') this.#push({ type: 'code', text: code });
      return text.length;
    }
    if (end === undefined) {
      this.#pushText(text.slice(at, at + length));
      return at + length;
    }
    let code = text.slice(at + length, end).replaceAll('\n', ' ');
    if (code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '') code = code.slice(1, -1);
    this.#push({ type: 'code', text: code });
    return end + length;
  }

  #readDelimiters(at: number): number {
    const text = this.#text;
    const mark = text[at] as '*' | '_' | '~';
    const length = runLength(text, at);
    if (this.#mayGrow && at + length === text.length) return text.length;
    const node = this.#pushText(text.slice(at, at + length));
    if (mark === '~' && length > 2) return at + length;
    const after = text.codePointAt(at + length);
    const { canOpen, canClose } = flanking(
      mark,
      characterBefore(text, at),
      after === undefined ? '' : String.fromCodePoint(after),
    );
    if (canOpen || canClose) {
      const delimiter: Delimiter = {
        node,
        mark,
        count: length,
        original: length,
        canOpen,
        canClose,
        prev: this.#delimiters,
        next: null,
      };
      if (this.#delimiters) this.#delimiters.next = delimiter;
      this.#delimiters = delimiter;
    }
    return at + length;
  }

  #openBracket(at: number, end: number, isImage: boolean): number {
    const node = this.#pushText(this.#text.slice(at, end));
    this.#brackets.push({ node, isImage, hasTarget: false, at, delimiters: this.#delimiters });
    return end;
  }

  #closeBracket(at: number): number {
    const text = this.#text;
    const opener = this.#brackets.at(-1);
    if (!opener) {
      this.#pushText(']');
      return at + 1;
    }
    const hasTarget = text[at + 1] === '(';
    const part = hasTarget ? this.#rich() : null;
    const target = part?.readTarget(text, at + 2);
    const isOpen = () => (hasTarget ? part?.isOpenTarget(text, at + 2, opener.isImage) : at + 1 === text.length);
    if (isHeldBack(this.#references) || (this.#mayGrow && !target && isOpen())) {
      opener.hasTarget = hasTarget;
      return text.length;
    }
    this.#brackets.pop();
    if (target) {
      this.#makeLink(opener, target.address, text.slice(opener.at, target.end));
      return target.end;
    }
    const numbers = opener.isImage ? null : readNumbers(text.slice(opener.at + 1, at));
    if (numbers) {
      this.#makeNumbers(opener, text.slice(opener.at, at + 1), numbers);
      return at + 1;
    }
    const reference = more()?.refer(text, opener.at + (opener.isImage ? 2 : 1), at, this.#references);
    if (reference && 'address' in reference) {
      this.#makeLink(opener, reference.address, text.slice(opener.at, reference.end));
      return reference.end;
    }
    if (reference && 'note' in reference) {
      this.#makeNote(opener, reference.note);
      return at + 1;
    }
    this.#pushText(']');
    return at + 1;
  }

  #makeLink(opener: Bracket, address: string, raw: string): void {
    pairDelimiters(this.#delimiters, opener.delimiters);
    let depth = 0;
    for (let node = opener.node.next; node; node = node.next) depth = Math.max(depth, node.depth);
    const children = joinText(withoutLinks(this.#tokensAfter(opener.node)));
    this.#cutTo(opener);
    const link = rich()!.safeLink(address);
    if (opener.isImage) {
      opener.node.token = { type: 'image', alt: plainText(children), link };
    } else if (link && depth < MAX_DEPTH) {
      opener.node.token = { type: 'link', link, children, isAuto: false };
      // No links in links: outer brackets are text.
      this.#brackets = [];
    } else {
      // An address that is not a safe link stays readable, exactly as written.
      opener.node.token = { type: 'text', text: raw };
    }
    opener.node.depth = depth + 1;
  }

  /** Brackets open at the end of a growing text: of a link, whose text is shown; or of what is not shown yet. */
  #endBrackets(): void {
    for (const opener of this.#brackets.reverse()) {
      const raw = this.#text.slice(opener.at);
      if (opener.isImage && opener.hasTarget && rich()) this.#makeLink(opener, '', raw);
      else if (isHeldBracket(raw)) {
        this.#cutTo(opener);
        opener.node.token = { type: 'text', text: '' };
      } else if (!opener.isImage && (opener.hasTarget || raw.length <= MAX_HELD_CHARS)) {
        opener.node.token = { type: 'text', text: '' };
      }
    }
  }

  #makeNote(opener: Bracket, number: number): void {
    this.#cutTo(opener);
    opener.node.token = opener.isImage ? { type: 'text', text: '!' } : { type: 'note', number };
    if (opener.isImage) this.#push({ type: 'note', number });
  }

  /** Drops what was read inside the brackets. */
  #cutTo(opener: Bracket): void {
    this.#delimiters = opener.delimiters;
    if (this.#delimiters) this.#delimiters.next = null;
    this.#tail = opener.node;
    opener.node.next = null;
  }

  #makeNumbers(opener: Bracket, raw: string, values: readonly number[]): void {
    this.#cutTo(opener);
    const before = opener.node.prev;
    if (before?.token.type === 'numbers') {
      before.token = { type: 'numbers', raw: before.token.raw + raw, values: [...before.token.values, ...values] };
      before.next = null;
      this.#tail = before;
      // A run of thousands is not a citation: stop joining, so that it stays linear.
      if (before.token.values.length >= MAX_NUMBERS) this.#pushText('');
    } else opener.node.token = { type: 'numbers', raw, values };
  }

  #pushText(text: string): InlineNode {
    return this.#push({ type: 'text', text });
  }

  #push(token: InlineToken): InlineNode {
    const node: InlineNode = { token, prev: this.#tail, next: null, depth: token.type === 'link' ? 1 : 0 };
    this.#tail.next = node;
    this.#tail = node;
    return node;
  }

  #tokensAfter(from: InlineNode): InlineToken[] {
    const tokens: InlineToken[] = [];
    for (let node = from.next; node; node = node.next) tokens.push(node.token);
    return tokens;
  }
}

function runLength(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end++;
  return end - at;
}

function findTicks(text: string): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let at = text.indexOf('`'); at !== -1; ) {
    const length = runLength(text, at);
    const list = places.get(length);
    if (list) list.push(at);
    else places.set(length, [at]);
    at = text.indexOf('`', at + length);
  }
  for (const list of places.values()) list.reverse();
  return places;
}

/** The character that ends directly before `at`, whole if it is a surrogate pair; '' at the start. */
function characterBefore(text: string, at: number): string {
  if (at === 0) return '';
  const code = text.charCodeAt(at - 1);
  return code >= 0xdc00 && code <= 0xdfff ? text.slice(at - 2, at) : text[at - 1]!;
}
