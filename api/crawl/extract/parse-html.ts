/**
 * Knows how to turn HTML text into a `LightTree` in one pass over htmlparser2's tokens, keeping only what extraction
 * reads. Closer to a browser than htmlparser2's own tree on misnested markup, and linear in the input, whatever it is.
 */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { Attributes, LightNode, LightTree } from './light-tree.ts';
import { stripCode } from './strip-code.ts';
import {
  CLOSES_PARAGRAPH,
  CLOSES_SIBLING,
  FORMATTING_TAGS,
  HEADING_LEVEL,
  INLINE_TAGS,
  SCOPE_TAGS,
  SKIPPED_TAGS,
  VOID_TAGS,
} from './tags.ts';

/**
 * Elements open at once. Deeper ones are dropped and their text goes to the deepest kept ancestor: real pages stay under
 * 100, and every search among open elements is bounded by this, so 20,000 open `div`s cost no more than 20,000 flat ones.
 */
export const MAX_DEPTH = 256;

/** Nodes kept of one page; a page of more is cut there (10 MB of `<b>` would be 3 million). */
const MAX_NODES = 400_000;

/** Attributes that some part of extraction reads. */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'id class role href style hidden aria-hidden aria-label itemprop itemtype name content property rel datetime lang type title alt ' +
    'http-equiv shadowrootmode data-testid data-component data-nosnippet dir'
  ).split(' '),
);

/** Longest attribute value kept, in characters: longer ones are embedded images and state. */
const MAX_ATTRIBUTE_CHARS = 4096;

const NO_ATTRIBUTES: Attributes = Object.freeze({});

/** How a page is parsed. */
export interface ParseOptions {
  /** Whether what is shown only without scripts counts as part of the page. Default: false. */
  noscript?: boolean;
}

/** Parses HTML. Never throws; text after an unclosed comment is lost, as in a browser. */
export function parseHtml(html: string, { noscript = false }: ParseOptions = {}): LightTree {
  const source = stripCode(html);
  const builder = new TreeBuilder(source, noscript);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(source);
  tokenizer.end();
  return builder.tree;
}

/** Receives tokens as index ranges of the source and grows the tree. */
class TreeBuilder implements TokenizerCallbacks {
  readonly tree: LightTree = { nodes: [], title: '', jsonLd: [] };
  readonly #html: string;
  readonly #noscript: boolean;
  /** Indices of open elements, the root first. */
  readonly #open: number[] = [];
  /** How many elements of a tag are open: end tags of others are met by the thousand on broken pages. */
  readonly #openCounts = new Map<string, number>();
  /** How many elements of a tag were opened beyond MAX_DEPTH and still await their end tag. */
  readonly #overflow = new Map<string, number>();
  #tag = '';
  #attributes: Attributes = NO_ATTRIBUTES;
  #attributeName = '';
  #attributeValue = '';
  /** Tag of the skipped element that is open, and how many of the same tag are open inside it. */
  #skipping = '';
  #skipDepth = 0;
  /** Where the text of a skipped script or title goes, if anywhere. */
  #capture: 'json-ld' | 'title' | '' = '';
  #captured = '';
  /** The text node that further text is added to, while nothing came between. */
  #lastText: LightNode | null = null;

  constructor(html: string, noscript: boolean) {
    this.#html = html;
    this.#noscript = noscript;
    this.#push('#root', NO_ATTRIBUTES);
    this.#open.push(0);
  }

  ontext(start: number, end: number): void {
    this.#addText(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#addText(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.#tag = lowerCased(this.#html.slice(start, end));
    this.#attributes = NO_ATTRIBUTES;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = lowerCased(this.#html.slice(start, end));
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.#attributeValue.length < MAX_ATTRIBUTE_CHARS && KEPT_ATTRIBUTES.has(this.#attributeName)) {
      this.#attributeValue += this.#html.slice(start, Math.min(end, start + MAX_ATTRIBUTE_CHARS));
    }
  }

  onattribentity(codepoint: number): void {
    if (this.#attributeValue.length < MAX_ATTRIBUTE_CHARS) this.#attributeValue += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (!KEPT_ATTRIBUTES.has(this.#attributeName)) return;
    if (this.#attributes === NO_ATTRIBUTES) this.#attributes = {};
    this.#attributes[this.#attributeName] ??= this.#attributeValue;
  }

  onopentagend(): void {
    this.#openTag(false);
  }

  onselfclosingtag(): void {
    this.#openTag(true);
  }

  onclosetag(start: number, end: number): void {
    this.#closeTag(lowerCased(this.#html.slice(start, end)));
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  oncdata(start: number, end: number, endOffset: number): void {
    this.#addText(this.#html.slice(start, end - endOffset));
  }

  onend(): void {
    this.#endSkipping();
    this.#closeDownTo(0);
    const root = this.tree.nodes[0];
    if (root) root.end = this.tree.nodes.length;
  }

  #openTag(selfClosing: boolean): void {
    const tag = this.#tag;
    if (this.#skipping !== '') {
      if (tag === this.#skipping && !selfClosing && tag !== 'script' && tag !== 'style') this.#skipDepth += 1;
      return;
    }
    this.#lastText = null;
    if (tag === 'title' || (SKIPPED_TAGS.has(tag) && !this.#isShown())) {
      if (!selfClosing) this.#startSkipping(tag);
      return;
    }
    if (!INLINE_TAGS.has(tag) || tag === 'a') this.#closeImplied(tag);
    if (this.#open.length > MAX_DEPTH) {
      if (!VOID_TAGS.has(tag)) this.#overflow.set(tag, (this.#overflow.get(tag) ?? 0) + 1);
      return;
    }
    if (this.tree.nodes.length >= MAX_NODES) return;
    const index = this.#push(tag, this.#attributes);
    if (!VOID_TAGS.has(tag) && !(selfClosing && tag.includes(':'))) this.#enter(tag, index);
  }

  #enter(tag: string, index: number): void {
    this.#open.push(index);
    this.#openCounts.set(tag, (this.#openCounts.get(tag) ?? 0) + 1);
  }

  /** Skipped elements that are part of the page after all. */
  #isShown(): boolean {
    if (this.#tag === 'noscript') return this.#noscript;
    return this.#tag === 'template' && this.#attributes.shadowrootmode !== undefined;
  }

  #startSkipping(tag: string): void {
    this.#skipping = tag;
    this.#skipDepth = 1;
    this.#captured = '';
    if (tag === 'title') this.#capture = 'title';
    else if (tag === 'script' && /ld\+json/i.test(this.#attributes.type ?? '')) this.#capture = 'json-ld';
    else this.#capture = '';
  }

  #endSkipping(): void {
    if (this.#capture === 'title' && this.tree.title === '') this.tree.title = this.#captured;
    else if (this.#capture === 'json-ld') this.tree.jsonLd.push(this.#captured);
    this.#skipping = '';
    this.#capture = '';
  }

  /** Closes what the opening of a tag ends: a paragraph, a list item, a cell, a link. */
  #closeImplied(tag: string): void {
    if (CLOSES_PARAGRAPH.has(tag)) {
      const at = this.#findOpen(isParagraph, isScope);
      if (at > 0) this.#closeDownTo(at);
    }
    const rule = CLOSES_SIBLING.get(tag);
    if (!rule) return;
    let outermost = -1;
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const open = this.#tagAt(at);
      if (rule.closes.has(open)) outermost = at;
      else if (rule.within.has(open) || open === 'table' || (tag === 'a' && !INLINE_TAGS.has(open))) break;
    }
    if (outermost > 0) this.#closeDownTo(outermost);
  }

  #closeTag(tag: string): void {
    if (this.#skipping !== '') {
      if (tag === this.#skipping) this.#skipDepth -= 1;
      if (this.#skipDepth === 0) this.#endSkipping();
      return;
    }
    this.#lastText = null;
    if (tag === 'br') {
      this.#push('br', NO_ATTRIBUTES);
      return;
    }
    const beyond = this.#overflow.get(tag) ?? 0;
    if (beyond > 0) {
      this.#overflow.set(tag, beyond - 1);
      return;
    }
    if (!this.#openCounts.get(tag) && !HEADING_LEVEL.has(tag)) return;
    // Content after </body> or </html> still belongs to the page, as in a browser.
    if (tag === 'body' || tag === 'html') return;
    const inline = INLINE_TAGS.has(tag);
    let crossed = false;
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const open = this.#tagAt(at);
      if (open === tag || (HEADING_LEVEL.has(tag) && HEADING_LEVEL.has(open))) {
        if (!crossed) this.#closeDownTo(at);
        else if (FORMATTING_TAGS.has(tag)) this.#closeAround(at);
        return;
      }
      if (SCOPE_TAGS.has(open) && !isTablePart(tag)) return;
      if (open === 'table' && tag !== 'table') return;
      if (inline && !INLINE_TAGS.has(open)) crossed = true;
    }
  }

  /** Ends a formatting element but keeps the blocks opened inside it: they go on as its siblings. */
  #closeAround(at: number): void {
    const inner = this.#open.slice(at + 1).map((index) => this.tree.nodes[index]);
    this.#closeDownTo(at);
    for (const node of inner) {
      if (node && !INLINE_TAGS.has(node.tag)) this.#enter(node.tag, this.#push(node.tag, node.attributes));
    }
  }

  #closeDownTo(at: number): void {
    while (this.#open.length > at) {
      const node = this.tree.nodes[this.#open.pop() ?? 0];
      if (!node) continue;
      node.end = this.tree.nodes.length;
      this.#openCounts.set(node.tag, (this.#openCounts.get(node.tag) ?? 1) - 1);
    }
  }

  #findOpen(wanted: (tag: string) => boolean, boundary: (tag: string) => boolean): number {
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const tag = this.#tagAt(at);
      if (wanted(tag)) return at;
      if (boundary(tag)) return -1;
    }
    return -1;
  }

  #tagAt(at: number): string {
    return this.tree.nodes[this.#open[at] ?? 0]?.tag ?? '';
  }

  #addText(text: string): void {
    if (this.#skipping !== '') {
      if (this.#capture !== '' && this.#skipDepth === 1) this.#captured += text;
      return;
    }
    if (this.#lastText) {
      this.#lastText.text += text;
      return;
    }
    if (this.tree.nodes.length >= MAX_NODES) return;
    const node = this.tree.nodes[this.#push('#text', NO_ATTRIBUTES)];
    if (!node) return;
    node.text = text;
    this.#lastText = node;
  }

  #push(tag: string, attributes: Attributes): number {
    const index = this.tree.nodes.length;
    const parent = index === 0 ? -1 : (this.#open[this.#open.length - 1] ?? 0);
    this.tree.nodes.push({ tag, text: '', attributes, parent, depth: this.#open.length, end: index + 1 });
    return index;
  }
}

const isParagraph = (tag: string): boolean => tag === 'p';
const isScope = (tag: string): boolean =>
  SCOPE_TAGS.has(tag) || tag === 'button' || (!INLINE_TAGS.has(tag) && tag !== 'p');
const isTablePart = (tag: string): boolean =>
  /^(?:table|tbody|thead|tfoot|tr|td|th|caption|body|html|template)$/.test(tag);

/** Most names already are lower-case; the check is cheaper than the copy. */
function lowerCased(name: string): string {
  for (let i = 0; i < name.length; i += 1) {
    const code = name.charCodeAt(i);
    if (code >= 65 && code <= 90) return name.toLowerCase();
  }
  return name;
}
