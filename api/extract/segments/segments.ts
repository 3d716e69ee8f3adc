/**
 * Cuts a tree into segments: the runs of text between block boundaries, in document order, each with its measures.
 * `choose-segments.ts` decides which are content; `assemble-blocks.ts` builds blocks of them.
 */
import { type LightNode, type LightTree, NO_ATTRIBUTES } from '../html/light-tree.ts';
import { HEADING_LEVEL, INLINE_TAGS } from '../html/tags.ts';
import { isConsentNotice, isPermalink, isSign } from './page-signs.ts';

/** One run of text that belongs to one block-level element. */
export interface Segment {
  /** White space collapsed; single line breaks of the source's `br` are '\n'. In `pre` white space is kept. */
  text: string;
  /** Index of the nearest block-level element. */
  block: number;
  /** Index of the first text node. */
  first: number;
  /** Letters and digits, counting a Han, kana, Hangul or Thai letter as more: see `WIDE_LETTER`. */
  size: number;
  /** The same, of text inside links. */
  linkSize: number;
  /** Number of links. */
  links: number;
  /** Share of the text in bold, strong, or emphasised elements. */
  strongSize: number;
  /** True when only a `br` separates it from the segment before. */
  afterBreak: boolean;
  /** True when the element or an ancestor is hidden by attribute or style. */
  hidden: boolean;
  /** True inside of a notice that asks for consent to cookies. */
  notice: boolean;
  /** Heading level 1 to 6, or 0. */
  level: number;
}

/** One Han, kana, Hangul or Thai letter carries about as much text as this many Latin ones. */
const WIDE_LETTER = 2.5;

/** Segments kept of one page: past this it is a dump, and everything after is cut. */
const MAX_SEGMENTS = 20_000;

const LINE_KEEPING = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dd',
  'dt',
  'blockquote',
  'figcaption',
  'address',
  'pre',
  'td',
  'th',
]);

/** Inline elements that styles draw apart from a neighbour of the same tag; a class of their own says so, or that they are links. */
const APART_TAGS: ReadonlySet<string> = new Set(['a', 'span', 'small', 'strong', 'b', 'time', 'label']);

/** What ends a word and what begins another: a capital after a small letter, a figure after a letter or a figure. */
const ENDS_IN_WORD = /[\p{Ll}\p{N}]$/u;
const BEGINS_WITH_WORD = /^(?:\p{Lu}\p{Ll}|\d\d)/u;

/** Cuts a tree into segments, without those that have no letter or digit. Linear in the tree. */
export function cutSegments(tree: LightTree): Segment[] {
  const cutter = new Cutter(tree);
  cutter.run();
  return cutter.segments;
}

/** Parts of a page streamed by React: sent hidden at the end, and moved to their place by a script. */
const STREAMED_PART = /^S:[0-9a-f]+$/i;

/** True when the markup hides an element. */
export function isHidden(node: LightNode): boolean {
  const { id, style, more } = node.attributes;
  if (id !== undefined && STREAMED_PART.test(id)) return false;
  const hidden = more === NO_ATTRIBUTES.more ? undefined : more.hidden;
  if (hidden !== undefined && hidden !== 'until-found') return true;
  return style !== undefined && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style);
}

class Cutter {
  readonly segments: Segment[] = [];
  readonly #tree: LightTree;
  readonly #nodes: readonly LightNode[];
  /** Ends of the open block elements, of links, strong elements, hidden and `pre` ranges: indices in the tree. */
  readonly #blocks: number[] = [0];
  #linkEnd = 0;
  #strongEnd = 0;
  #hiddenEnd = 0;
  #noticeEnd = 0;
  #signEnd = 0;
  #preEnd = 0;
  #headingEnd = 0;
  #level = 0;
  #parts = '';
  #first = -1;
  #size = 0;
  #linkSize = 0;
  #strongSize = 0;
  #links = 0;
  #afterBreak = false;
  /** A `br` was read and only white space since. */
  #breaks = 0;

  constructor(tree: LightTree) {
    this.#tree = tree;
    this.#nodes = tree.nodes;
  }

  run(): void {
    for (let i = 1; i < this.#nodes.length; i += 1) {
      const node = this.#nodes[i];
      if (!node) break;
      while (this.#blocks.length > 1 && (this.#nodes[this.#top()]?.end ?? 0) <= i) {
        this.#flush(false);
        this.#blocks.pop();
      }
      if (this.#first !== -1 && (node.afterSpace || this.#isApart(node, i))) this.#parts += ' ';
      if (node.tag === '#text') this.#addText(node, i);
      else this.#enter(node, i);
      if (this.segments.length >= MAX_SEGMENTS) return;
    }
    this.#flush(false);
  }

  /**
   * Whether an inline element begins where another of its kind has just ended, without white space: menus, prices and labels are
   * drawn apart by styles, and "Check-in15:00" is no word.
   */
  #isApart(node: LightNode, i: number): boolean {
    if (!APART_TAGS.has(node.tag) || i < this.#preEnd || !ENDS_IN_WORD.test(this.#parts)) return false;
    let before = i - 1;
    while (before > node.parent && this.#nodes[before]?.parent !== node.parent)
      before = this.#nodes[before]?.parent ?? 0;
    const sibling = this.#nodes[before];
    if (before <= node.parent || sibling?.tag !== node.tag || sibling.end !== i) return false;
    if (node.tag !== 'a' && (node.attributes.class === undefined || sibling.attributes.class === undefined))
      return false;
    const next = this.#nodes[i + 1];
    return next?.tag === '#text' && i + 1 < node.end && BEGINS_WITH_WORD.test(next.text);
  }

  #top(): number {
    return this.#blocks[this.#blocks.length - 1] ?? 0;
  }

  #enter(node: LightNode, i: number): void {
    const { tag } = node;
    if (tag === 'br') {
      this.#break();
      return;
    }
    if (tag === 'a' && node.attributes.href !== undefined) {
      this.#linkEnd = Math.max(this.#linkEnd, node.end);
      this.#links += 1;
    } else if (tag === 'b' || tag === 'strong' || tag === 'em' || tag === 'i') {
      this.#strongEnd = Math.max(this.#strongEnd, node.end);
    }
    if (i >= this.#noticeEnd && isConsentNotice(node)) this.#noticeEnd = node.end;
    if (i >= this.#signEnd && isSign(this.#tree, i)) this.#signEnd = node.end;
    if (isHidden(node) && tag !== 'body' && tag !== 'html') this.#hiddenEnd = Math.max(this.#hiddenEnd, node.end);
    if (INLINE_TAGS.has(tag)) return;
    this.#flush(false);
    this.#links = tag === 'a' || i < this.#linkEnd ? 1 : 0;
    if (tag === 'pre') this.#preEnd = Math.max(this.#preEnd, node.end);
    const level = HEADING_LEVEL.get(tag);
    if (level !== undefined && i >= this.#headingEnd) {
      this.#headingEnd = node.end;
      this.#level = level;
    }
    if (node.end > i + 1) this.#blocks.push(i);
  }

  /** A `br` ends a line inside a paragraph; twice, or between bare lines of a `div`, it ends a segment. */
  #break(): void {
    const tag = this.#nodes[this.#top()]?.tag ?? '';
    this.#breaks += 1;
    if (this.#breaks > 1 || !LINE_KEEPING.has(tag)) this.#flush(true);
    else this.#parts += '\n';
  }

  #addText(node: LightNode, i: number): void {
    const { text } = node;
    if (i < this.#signEnd || isPermalink(text, i < this.#linkEnd)) return;
    if (/\S/.test(text)) {
      if (this.#first === -1) this.#first = i;
      this.#breaks = 0;
      const size = measure(text);
      this.#size += size;
      if (i < this.#linkEnd) this.#linkSize += size;
      if (i < this.#strongEnd) this.#strongSize += size;
    } else if (this.#first === -1) return;
    this.#parts += i < this.#preEnd ? text : text.includes('\n') ? text.replace(/[\r\n]+/g, ' ') : text;
  }

  #flush(byBreak: boolean): void {
    if (this.#size > 0) {
      const inPre = this.#first < this.#preEnd;
      this.segments.push({
        text: inPre ? tidyCode(this.#parts) : tidyLines(this.#parts),
        block: this.#top(),
        first: this.#first,
        size: this.#size,
        linkSize: this.#linkSize,
        links: this.#links,
        strongSize: this.#strongSize,
        afterBreak: this.#afterBreak,
        hidden: this.#first < this.#hiddenEnd,
        notice: this.#first < this.#noticeEnd,
        level: this.#first < this.#headingEnd ? this.#level : 0,
      });
    }
    if (this.#first !== -1 || !byBreak) this.#afterBreak = byBreak;
    this.#parts = '';
    this.#first = -1;
    this.#size = 0;
    this.#linkSize = 0;
    this.#strongSize = 0;
    this.#links = 0;
    this.#breaks = byBreak ? 1 : 0;
  }
}

/** What has to be normalised: invisible characters, white space other than single spaces. */
const UNTIDY = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]|[^\S ]| {2}/;

function tidyLines(text: string): string {
  let out = text.trim();
  if (!UNTIDY.test(out)) return out;
  if (/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/.test(out))
    out = out.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]+/g, '');
  return out
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Line by line, since a pattern for "spaces before a line's end" is quadratic on long runs of spaces. */
function tidyCode(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  let start = 0;
  let end = lines.length;
  while (start < end && lines[start] === '') start += 1;
  while (end > start && lines[end - 1] === '') end -= 1;
  return lines.slice(start, end).join('\n');
}

/** Size of a text in letters and digits, wide letters counted as several. */
export function measure(text: string): number {
  let size = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0x80) {
      const lower = code | 0x20;
      if ((lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39)) size += 1;
    } else if (code < 0x0e00) {
      if (code >= 0xc0 || code === 0xaa || code === 0xb5 || code === 0xba) size += 1;
    } else if (
      code < 0x0eff ||
      (code >= 0x3041 && code < 0xd7b0 && code !== 0x30fb) ||
      (code >= 0xf900 && code < 0xfb00)
    ) {
      size += WIDE_LETTER;
    } else if ((code >= 0x0f00 && code < 0x2000) || (code >= 0xd800 && code < 0xe000)) {
      size += 1;
    } else if (code >= 0xff10 && code < 0xffdd && (code < 0xff1a || code > 0xff20)) {
      size += 1;
    }
  }
  return size;
}
