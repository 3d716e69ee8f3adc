// Markdown that grows: keeps what is settled and parses only from the last block on. Knows text and tokens, not the page.
import { cleanText } from '../shared/visible-text.ts';
import { parseLines } from './blocks.ts';
import { MAX_MESSAGE_CHARS } from './limits.ts';
import type { BlockToken } from './tokens.ts';

/**
 * A message as it streams. `append` costs the length of the last open block, whatever stands before it; blocks that cannot
 * change any more keep their identity. Cut anywhere, the same text gives the same blocks.
 */
export class MarkdownStream {
  #source = '';
  /** Where the first block that may still change begins. */
  #settledAt = 0;
  #settled: BlockToken[] = [];
  #blocks: readonly BlockToken[] = [];
  #ended = false;

  /** The blocks now; the same array while nothing changes. */
  get blocks(): readonly BlockToken[] {
    return this.#blocks;
  }

  /** Adds to the end. A CR LF or a surrogate pair may be cut in two. */
  append(text: string): readonly BlockToken[] {
    if (text === '') return this.#blocks;
    this.#source += text;
    this.#ended = false;
    return this.#parse();
  }

  /** Replaces the text; costs only the difference when the new text goes on from the old. `ended`: it will not grow. */
  set(text: string, ended = false): readonly BlockToken[] {
    const isSame = text === this.#source;
    if (isSame && ended === this.#ended) return this.#blocks;
    if (!isSame && !text.startsWith(this.#source)) {
      this.#settledAt = 0;
      this.#settled = [];
    }
    this.#source = text;
    this.#ended = ended;
    return this.#parse();
  }

  #parse(): readonly BlockToken[] {
    const source = this.#source;
    const limit = Math.min(source.length, MAX_MESSAGE_CHARS);
    const open = source.slice(this.#settledAt, limit);
    // A lone CR at the end may be half of CR LF; cleaning maps both to one line feed, so lines are counted on raw text.
    const lines = rawLines(open);
    const { tokens, starts } = parseLines(lines.texts, !this.#ended && limit === source.length);
    let settled = 0;
    for (let i = 1; i < tokens.length; i++) {
      // A block is settled once the first line of the next one is whole: only then is it sure to begin there.
      if (starts[i]! < lines.whole) settled = i;
    }
    if (settled > 0) {
      this.#settled.push(...tokens.slice(0, settled));
      this.#settledAt += lines.offsets[starts[settled]!]!;
    }
    const rest = source.length > limit ? [overflow(source.slice(limit))] : [];
    this.#blocks = [...this.#settled, ...tokens.slice(settled), ...rest];
    return this.#blocks;
  }
}

/** Text past the cap, unparsed (MD-8). */
function overflow(text: string): BlockToken {
  return { type: 'paragraph', inline: [{ type: 'text', text: cleanText(text) }] };
}

/** Lines of raw text, cleaned; where each begins in the raw text; how many end with a line feed. */
function rawLines(text: string): { texts: string[]; offsets: number[]; whole: number } {
  const texts: string[] = [];
  const offsets: number[] = [];
  let from = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
    offsets.push(from);
    texts.push(cleanText(text.slice(from, text[at - 1] === '\r' ? at - 1 : at)));
    from = at + 1;
  }
  const whole = texts.length;
  if (from < text.length) {
    offsets.push(from);
    texts.push(cleanText(text.slice(from)));
  }
  return { texts, offsets, whole };
}
