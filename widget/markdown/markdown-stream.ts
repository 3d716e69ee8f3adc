// Markdown that grows: keeps finished blocks and parses only from the last block on. Knows text and tokens, not the page.
import { cleanText } from '../shared/visible-text.ts';
import { parseLines } from './blocks.ts';
import { countElements } from './element-count.ts';
import { MAX_ELEMENTS, MAX_MARKS, MAX_MESSAGE_CHARS } from './limits.ts';
import { isUndecided } from './lines.ts';
import { more, wantsMore } from './more.ts';
import { References } from './references.ts';
import { isHeldBack, rich } from './rich.ts';
import type { BlockToken } from './tokens.ts';

/**
 * A message as it streams. `append` costs the length of the last open block, not of the text before it; blocks that cannot
 * change any more keep their identity. The same text gives the same blocks, wherever it is cut.
 */
export class MarkdownStream {
  #source = '';
  /** Where the first block that may still change begins. */
  #settledAt!: number;
  #settled!: BlockToken[];
  /** Elements of the finished blocks. */
  #elements!: number;
  /** Where the text becomes permanently plain: a finished block exceeded MAX_ELEMENTS. */
  #plainAt!: number;
  #blocks: BlockToken[] = [];
  #ended = false;
  #references = new References();
  #wantsMore = false;
  /** The rest of the text is held back, or some of it is drawn as it is written, as the part of rich.ts was not there. */
  #hasHeld = false;
  #hasRaw = false;

  constructor() {
    this.#restart();
  }

  /** The text has signs of rarer parts: once they are loaded, `set` parses it again. */
  get wantsMore(): boolean {
    return this.#wantsMore;
  }

  /** The text, or the rest of it, waits for the part of rich.ts: once it is loaded, `set` parses it. */
  get wantsRich(): boolean {
    return this.#references.lacksRich;
  }

  /** The current blocks; the same array while nothing changes. */
  get blocks(): readonly BlockToken[] {
    return this.#blocks;
  }

  /** Adds to the end. A CR LF or a surrogate pair may be cut in two. */
  append(text: string): readonly BlockToken[] {
    return this.set(this.#source + text);
  }

  /** Replaces the text; costs only the difference when the new text extends the old. `ended`: it will not grow. */
  set(text: string, ended = false): readonly BlockToken[] {
    const isSame = text === this.#source;
    const hasRich = this.#hasHeld === isHeldBack(this.#references) && !(this.#hasRaw && rich());
    const hasSameParts = (!this.#wantsMore || more() === null) && hasRich;
    if (isSame && ended === this.#ended && hasSameParts) return this.#blocks;
    if (!isSame && !text.startsWith(this.#source)) {
      this.#restart();
      this.#references = new References();
      this.#wantsMore = false;
    }
    this.#source = text;
    this.#ended = ended;
    return this.#parse();
  }

  /** Empties the list of blocks, whose text is drawn: another text fills another list, and `wake` this one. */
  rest(): void {
    this.#restart();
    this.#blocks.length = 0;
  }

  /** The blocks, parsed again if they were forgotten, in the list that `blocks` gives. */
  wake(): readonly BlockToken[] {
    const blocks = this.#blocks;
    if (blocks.length === 0) {
      blocks.push(...this.#parse());
      this.#blocks = blocks;
    }
    return blocks;
  }

  #restart(): void {
    this.#settledAt = 0;
    this.#settled = [];
    this.#elements = 0;
    this.#plainAt = MAX_MESSAGE_CHARS;
  }

  #parse(): readonly BlockToken[] {
    if (this.#wantsMore && more()) {
      this.#wantsMore = false;
      this.#restart();
    }
    if (this.#hasRaw && rich()) {
      this.#hasRaw = false;
      this.#restart();
    }
    const { size } = this.#references;
    this.#references.lacksRich = false;
    this.#parseOpen();
    // The text above a definition may refer to it.
    if (this.#references.size > size) {
      this.#restart();
      this.#parseOpen();
    }
    this.#hasHeld = isHeldBack(this.#references);
    this.#hasRaw ||= this.#references.lacksRich && !this.#hasHeld;
    return this.#blocks;
  }

  #parseOpen(): void {
    const source = this.#source;
    const limit = Math.min(source.length, this.#plainAt);
    const open = source.slice(this.#settledAt, limit);
    // A lone CR at the end may be half of CR LF; cleaning maps both to one line feed, so lines are counted on raw text.
    const lines = rawLines(open, this.#ended);
    this.#wantsMore ||= wantsMore(open);
    const mayGrow = !this.#ended && limit === source.length;
    if (mayGrow && lines.texts.length > lines.whole && isUndecided(lines.texts.at(-1)!)) lines.texts.pop();
    const { tokens, starts } = parseLines(lines.texts, mayGrow, this.#references);
    let settled = 0;
    for (let i = 1; i < tokens.length; i++) {
      // A block is finished once the first line of the next one is complete: only then is that line's block certain.
      if (starts[i]! < lines.whole) settled = i;
    }
    const offsetOf = (block: number) => this.#settledAt + lines.offsets[starts[block]!]!;
    const { fitting, elements } = this.#fit(tokens, settled);
    const plainFrom = fitting < tokens.length ? offsetOf(fitting) : limit;
    // The block that exceeds the limit has ended: the text after it is not parsed again.
    if (fitting < settled) this.#plainAt = plainFrom;
    const kept = Math.min(settled, fitting);
    const settledAt = kept < tokens.length && kept > 0 ? offsetOf(kept) : this.#settledAt;
    this.#settled.push(...tokens.slice(0, kept));
    this.#settledAt = settledAt;
    this.#elements = elements;
    const rest = source.length > plainFrom ? [overflow(source.slice(plainFrom))] : [];
    this.#blocks = [...this.#settled, ...tokens.slice(kept, fitting), ...rest];
  }

  /** How many of the blocks are within MAX_ELEMENTS, and the elements of all finished blocks with the first `settled` of them. */
  #fit(tokens: readonly BlockToken[], settled: number): { fitting: number; elements: number } {
    let total = this.#elements;
    let elements = total;
    for (let i = 0; i < tokens.length; i++) {
      total += countElements(tokens[i]!);
      if (total > MAX_ELEMENTS) return { fitting: i, elements };
      if (i < settled) elements = total;
    }
    return { fitting: tokens.length, elements };
  }
}

let tooManyMarks: RegExp | undefined;

/** Nothing to clean. */
const plain = /^[\t -~]*$/;

/** Clean text without long runs of combining marks. */
function displayText(text: string): string {
  if (plain.test(text)) return text;
  tooManyMarks ??= new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');
  return cleanText(text).replace(tooManyMarks, '$1');
}

/** Text after the limit, unparsed (MD-8). */
function overflow(text: string): BlockToken {
  return { type: 'paragraph', inline: [{ type: 'text', text: displayText(text) }] };
}

/**
 * A text of its own. V8 makes what is cut out of a text a view of the whole of it: each block of an answer would hold the answer as it was
 * when that block was parsed.
 */
function copyOf(text: string): string {
  return ` ${text}`.slice(1);
}

/**
 * Lines of raw text, cleaned; the start of each in the raw text; how many end with a line feed. `isKept`: the text is held anyway, and its
 * lines may be views of it.
 */
function rawLines(text: string, isKept: boolean): { texts: string[]; offsets: number[]; whole: number } {
  const lineOf = (line: string) => displayText(isKept ? line : copyOf(line));
  const texts: string[] = [];
  const offsets: number[] = [];
  let from = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
    offsets.push(from);
    texts.push(lineOf(text.slice(from, text[at - 1] === '\r' ? at - 1 : at)));
    from = at + 1;
  }
  const whole = texts.length;
  if (from < text.length) {
    offsets.push(from);
    texts.push(lineOf(text.slice(from)));
  }
  return { texts, offsets, whole };
}
