/**
 * Parses HTML text into a `LightTree` in one pass over its tokens, keeping only what extraction reads. Closer to a
 * browser than htmlparser2's tree on misnested markup, and linear in the input, whatever it is.
 */
import { AttributeCollector } from './attribute-collector.ts';
import { decodeText } from './character-references.ts';
import { type Attributes, type LightNode, type LightTree, NO_ATTRIBUTES, type TagClass } from './light-tree.ts';
import { NameTable } from './name-table.ts';
import { scanHtml, type TokenHandler } from './scan-html.ts';
import { type TagFacts, tagFacts } from './tags.ts';

/**
 * Elements open at once. Deeper ones are dropped and their text goes to the deepest kept ancestor: real pages stay under
 * 100, and this bounds every search among open elements, so 20,000 open `div`s cost no more than 20,000 flat ones.
 */
export const MAX_DEPTH = 256;

/** Nodes kept of one page; a page of more is cut there (10 MB of `<b>` would be 3 million). */
const MAX_NODES = 400_000;

/** How a page is parsed. */
export interface ParseOptions {
  /** Whether what is shown only without scripts counts as part of the page. Default: false. */
  noscript?: boolean;
}

/** Times that a page is read again because a skipped element has no end: each time the next such element is read as empty. */
const MAX_ATTEMPTS = 4;

/**
 * Parses HTML. Never throws; text after an unclosed comment is lost, as in a browser. A `select`, `svg` or `template` without an end
 * would hide the rest of the page: it is taken for an empty element.
 */
export function parseHtml(html: string, { noscript = false }: ParseOptions = {}): LightTree {
  const unclosed = new Set<number>();
  for (;;) {
    const builder = new TreeBuilder(html, noscript, unclosed);
    scanHtml(html, builder);
    const open = builder.close();
    if (open === -1 || unclosed.size >= MAX_ATTEMPTS) return builder.tree;
    unclosed.add(open);
  }
}

/** Elements whose content is no markup: without an end they hold the rest of the source in a browser, too. */
const RAW_TAGS = new Set(['script', 'style', 'title', 'textarea', 'xmp']);

/** A tag on this page. */
interface PageTag {
  readonly name: string;
  readonly facts: TagFacts;
  /** Number of its open elements: broken pages have thousands of unmatched end tags. */
  open: number;
  /** Number of elements opened beyond MAX_DEPTH whose end tag has not come. */
  overflow: number;
  /** By class. */
  readonly tagClasses: Map<string, TagClass>;
}

/** Receives tokens as index ranges of the source and builds the tree. */
class TreeBuilder implements TokenHandler {
  readonly tree: LightTree = {
    nodes: [],
    tagClasses: [],
    withMoreAttributes: [],
    title: '',
    jsonLd: [],
    dataScripts: [],
  };
  readonly #html: string;
  readonly #noscript: boolean;
  readonly #tags = new Map<string, PageTag>();
  readonly #tagTable = new NameTable<PageTag>((name) => this.#tagNamed(name));
  readonly #paragraph = this.#tagNamed('p');
  readonly #pre = this.#tagNamed('pre');
  readonly #br = this.#tagNamed('br');
  readonly #textTagClass = this.#tagClassOf(this.#tagNamed('#text'), '');
  /** Indices of open elements and their tags, the root first. */
  readonly #open: number[] = [];
  readonly #openTags: PageTag[] = [];
  readonly #attributes: AttributeCollector;
  #tag = this.#tagNamed('#root');
  /** Tag of the skipped element that is open, and how many of the same tag are open inside it. */
  #skipping: PageTag | null = null;
  #skipDepth = 0;
  /** Offsets of start tags: of the last one, of the skipped element, and of those that are not to be skipped. */
  #tagStart = 0;
  #skipStart = -1;
  readonly #unclosed: ReadonlySet<number>;
  /** Where the text of a skipped script or title is stored, if anywhere. */
  #capture: 'json-ld' | 'data' | 'title' | '' = '';
  #captured = '';
  /** The text node that further text is added to, while nothing came between. */
  #lastText: LightNode | null = null;
  /** White space was read since the last node. */
  #hasSpace = false;

  constructor(html: string, noscript: boolean, unclosed: ReadonlySet<number>) {
    this.#unclosed = unclosed;
    this.#html = html;
    this.#noscript = noscript;
    this.#attributes = new AttributeCollector(html);
    this.#open.push(this.#pushElement(this.#tag, NO_ATTRIBUTES));
    this.#openTags.push(this.#tag);
  }

  text(start: number, end: number): void {
    if (this.#skipping !== null) {
      if (this.#capture !== '' && this.#skipDepth === 1) this.#captured += this.#html.slice(start, end);
      return;
    }
    if (this.#lastText === null && this.#pre.open === 0 && isBlank(this.#html, start, end)) {
      this.#hasSpace = true;
      return;
    }
    const text = decodeText(this.#html.slice(start, end));
    if (this.#lastText) {
      this.#lastText.text += text;
      return;
    }
    if (this.tree.nodes.length >= MAX_NODES) return;
    this.#lastText = this.#push('#text', text, NO_ATTRIBUTES, this.#textTagClass);
  }

  openTagName(start: number, end: number): void {
    this.#tag = this.#tagTable.at(this.#html, start, end);
    this.#tagStart = start;
    this.#attributes.clear();
  }

  attribute(nameStart: number, nameEnd: number, valueStart: number, valueEnd: number): void {
    if (this.#skipping === null) this.#attributes.add(nameStart, nameEnd, valueStart, valueEnd);
  }

  openTagEnd(selfClosing: boolean): void {
    const tag = this.#tag;
    const { facts } = tag;
    if (this.#skipping !== null) {
      if (tag === this.#skipping && !selfClosing && tag.name !== 'script' && tag.name !== 'style') this.#skipDepth += 1;
      return;
    }
    this.#lastText = null;
    if (tag.name === 'title' || (facts.isSkipped && !this.#isShown())) {
      if (!selfClosing && !this.#unclosed.has(this.#tagStart)) this.#startSkipping(tag);
      return;
    }
    if (!facts.isInline || tag.name === 'a') this.#closeImplied(tag);
    if (this.#open.length > MAX_DEPTH) {
      if (!facts.isVoid) tag.overflow += 1;
      return;
    }
    if (this.tree.nodes.length >= MAX_NODES) return;
    const index = this.#pushElement(tag, this.#attributes.take());
    if (!facts.isVoid && !(selfClosing && tag.name.includes(':'))) this.#enter(tag, index);
  }

  closeTag(start: number, end: number): void {
    this.#closeTag(this.#tagTable.at(this.#html, start, end));
  }

  /** To be called at the end of the source. Returns the offset of a skipped element that was not closed and holds markup, or -1. */
  close(): number {
    const open = this.#skipping !== null && !RAW_TAGS.has(this.#skipping.name) ? this.#skipStart : -1;
    this.#endSkipping();
    this.#closeDownTo(0);
    const root = this.tree.nodes[0];
    if (root) root.end = this.tree.nodes.length;
    return open;
  }

  #tagNamed(name: string): PageTag {
    let tag = this.#tags.get(name);
    if (!tag) {
      tag = { name, facts: tagFacts(name), open: 0, overflow: 0, tagClasses: new Map() };
      this.#tags.set(name, tag);
    }
    return tag;
  }

  #tagClassOf(tag: PageTag, className: string): TagClass {
    let tagClass = tag.tagClasses.get(className);
    if (!tagClass) {
      tagClass = { tag: tag.name, className, index: this.tree.tagClasses.length, count: 0 };
      tag.tagClasses.set(className, tagClass);
      this.tree.tagClasses.push(tagClass);
    }
    return tagClass;
  }

  #enter(tag: PageTag, index: number): void {
    this.#open.push(index);
    this.#openTags.push(tag);
    tag.open += 1;
  }

  /** Exceptions: skipped elements that are part of the page. */
  #isShown(): boolean {
    if (this.#tag.name === 'noscript') return this.#noscript;
    return this.#tag.name === 'template' && this.#attributes.take().more.shadowrootmode !== undefined;
  }

  #startSkipping(tag: PageTag): void {
    this.#skipping = tag;
    this.#skipStart = this.#tagStart;
    this.#skipDepth = 1;
    this.#captured = '';
    if (tag.name === 'title') this.#capture = 'title';
    else if (tag.name === 'script') this.#capture = captureOf(this.#attributes.take().more.type ?? '');
    else this.#capture = '';
  }

  #endSkipping(): void {
    if (this.#capture === 'title' && this.tree.title === '') this.tree.title = decodeText(this.#captured);
    else if (this.#capture === 'json-ld') this.tree.jsonLd.push(this.#captured);
    else if (this.#capture === 'data') this.tree.dataScripts.push(this.#captured);
    this.#skipping = null;
    this.#capture = '';
  }

  /** Closes what the opening of a tag ends: a paragraph, a list item, a cell, a link. */
  #closeImplied(tag: PageTag): void {
    if (tag.facts.closesParagraph && this.#paragraph.open > 0) {
      const at = this.#findParagraph();
      if (at > 0) this.#closeDownTo(at);
    }
    const rule = tag.facts.siblings;
    if (!rule || (tag.name === 'a' && tag.open === 0)) return;
    let outermost = -1;
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const open = this.#tagAt(at);
      if (rule.closes.has(open.name)) outermost = at;
      else if (rule.within.has(open.name) || open.name === 'table' || (tag.name === 'a' && !open.facts.isInline)) break;
    }
    if (outermost > 0) this.#closeDownTo(outermost);
  }

  /** Place of the open paragraph that is not beyond another block, or -1. */
  #findParagraph(): number {
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const { name, facts } = this.#tagAt(at);
      if (name === 'p') return at;
      if (!facts.isInline) return -1;
    }
    return -1;
  }

  #closeTag(tag: PageTag): void {
    if (this.#skipping !== null) {
      if (tag === this.#skipping) this.#skipDepth -= 1;
      if (this.#skipDepth === 0) this.#endSkipping();
      return;
    }
    this.#lastText = null;
    const { name, facts } = tag;
    if (tag === this.#br) {
      this.#pushElement(tag, NO_ATTRIBUTES);
      return;
    }
    if (tag.overflow > 0) {
      tag.overflow -= 1;
      return;
    }
    if (tag.open === 0 && facts.level === 0) return;
    // Content after </body> or </html> still belongs to the page, as in a browser.
    if (name === 'body' || name === 'html') return;
    let crossed = false;
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const open = this.#tagAt(at);
      if (open === tag || (facts.level > 0 && open.facts.level > 0)) {
        if (!crossed) this.#closeDownTo(at);
        else if (facts.isFormatting) this.#closeAround(at);
        return;
      }
      if (open.facts.isScope && !isTablePart(name)) return;
      if (open.name === 'table' && name !== 'table') return;
      if (facts.isInline && !open.facts.isInline) crossed = true;
    }
  }

  /** Closes a formatting element but keeps the blocks opened inside it open, as its siblings. */
  #closeAround(at: number): void {
    const inner = this.#open.slice(at + 1);
    const tags = this.#openTags.slice(at + 1);
    this.#closeDownTo(at);
    for (const [i, tag] of tags.entries()) {
      const node = this.tree.nodes[inner[i] ?? 0];
      if (node && !tag.facts.isInline) this.#enter(tag, this.#pushElement(tag, node.attributes));
    }
  }

  #closeDownTo(at: number): void {
    while (this.#open.length > at) {
      const node = this.tree.nodes[this.#open.pop() ?? 0];
      const tag = this.#openTags.pop();
      if (node) node.end = this.tree.nodes.length;
      if (tag) tag.open -= 1;
    }
  }

  #tagAt(at: number): PageTag {
    return this.#openTags[at] as PageTag;
  }

  #pushElement(tag: PageTag, attributes: Attributes): number {
    this.#push(tag.name, '', attributes, this.#tagClassOf(tag, attributes.class ?? ''));
    const index = this.tree.nodes.length - 1;
    if (attributes.more !== NO_ATTRIBUTES.more) this.tree.withMoreAttributes.push(index);
    return index;
  }

  #push(tag: string, text: string, attributes: Attributes, tagClass: TagClass): LightNode {
    const index = this.tree.nodes.length;
    const parent = index === 0 ? -1 : (this.#open[this.#open.length - 1] ?? 0);
    const depth = this.#open.length;
    const node = { tag, text, attributes, tagClass, parent, depth, end: index + 1, afterSpace: this.#hasSpace };
    this.#hasSpace = false;
    tagClass.count += 1;
    this.tree.nodes.push(node);
    return node;
  }
}

/** What a script of this type is captured as. */
function captureOf(type: string): 'json-ld' | 'data' | '' {
  return /ld\+json/i.test(type) ? 'json-ld' : /^\s*application\/json/i.test(type) ? 'data' : '';
}

/** Whether a range holds only ASCII white space. */
function isBlank(source: string, start: number, end: number): boolean {
  for (let i = start; i < end; i += 1) if (source.charCodeAt(i) > 0x20) return false;
  return true;
}

const isTablePart = (tag: string): boolean =>
  /^(?:table|tbody|thead|tfoot|tr|td|th|caption|body|html|template)$/.test(tag);
