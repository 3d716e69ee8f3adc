// Cuts the blocks of an extracted page into passages of at most about 200 words, each below one trail of headings.
// Never cuts a sentence; leaves extraction to api/extract and storage to passage-index.ts.
import { hasUnspacedScript } from '../text/segment-words.ts';
import { IMAGE_SIGN } from '../text/structure/blocks.ts';
import { splitSentences } from '../text/structure/sentences.ts';
import { isCodeName, withDefinitionRows } from './definition-rows.ts';
import type { TextBlock } from './text-block.ts';

/** A passage; `heading` is the trail of headings above it joined by " > ", empty before the first. */
export type Passage = { readonly heading: string; readonly text: string };

export type CutOptions = {
  /** A passage shorter than this takes the next block below the same heading in. Default 80 words. */
  readonly minWords?: number;
  /** A passage is closed before it grows beyond this; one sentence or one line of a table may be longer. Default 200 words. */
  readonly maxWords?: number;
};

/** Words of a definition from which it is a passage of its own under its term, where the term is a name of code, and where it is words. */
const OWN_WORDS = { code: 5, prose: 15 } as const;
/** Terms of one definition that name it. */
const MAX_NAMES = 3;

/** The passages of a page. Text is joined by blank lines between blocks and is verbatim but for numbers of steps, signs of images and the borders of rows. */
export function cutPassages(
  blocks: readonly TextBlock[],
  { minWords = 80, maxWords = 200 }: CutOptions = {},
): Passage[] {
  const passages: Passage[] = [];
  const trail: { level: number; text: string }[] = [];
  /** The definitions that the text is in, outermost first. */
  let entries: { depth: number; name: string; isOwn: boolean }[] = [];
  let heading = '';
  let pieces: string[] = [];
  let words = 0;
  /** Blocks up to here are not cut off from the term above them. */
  let heldTo = 0;

  const close = () => {
    if (pieces.length > 0) passages.push({ heading, text: pieces.join('\n\n') });
    pieces = [];
    words = 0;
  };
  const headingHere = () => {
    const names = entries.filter(({ isOwn }) => isOwn).map(({ name }) => name);
    return [...trail.map(({ text }) => text), ...names].join(' > ');
  };
  /** Ends the definitions of at least a depth. */
  const leave = (depth: number) => {
    const left = entries.filter((entry) => entry.depth >= depth);
    if (left.length === 0) return;
    entries = entries.filter((entry) => entry.depth < depth);
    if (!left.some(({ isOwn }) => isOwn)) return;
    close();
    heading = headingHere();
  };

  const shown = withDefinitionRows(blocks);
  for (const [at, block] of shown.entries()) {
    const text = textOf(block);
    if (!text) continue;
    const { definition = 0 } = block;
    if (block.kind === 'heading') {
      leave(0);
      const level = block.level ?? 2;
      while (trail.length > 0 && (trail.at(-1) as { level: number }).level >= level) trail.pop();
      trail.push({ level, text: text.replace(/\s+/g, ' ') });
      close();
      heading = trail.map((entry) => entry.text).join(' > ');
      continue;
    }
    if (block.isTerm && !(shown[at - 1]?.isTerm && shown[at - 1]?.definition === definition)) {
      leave(definition);
      const entry = readEntry(shown, at);
      const isOwn = entry.words >= (entry.isCode ? OWN_WORDS.code : OWN_WORDS.prose);
      if (isOwn || (words > 0 && (words >= minWords || words + entry.words > maxWords))) close();
      entries.push({ depth: definition, name: entry.name, isOwn });
      heading = headingHere();
      heldTo = entry.words <= maxWords ? entry.end : entry.start + 1;
    } else leave(definition + 1);
    if (block.kind === 'image') {
      // Beside the text, not part of its length: pictures do not decide where a passage ends.
      pieces.push(text);
      continue;
    }
    for (const piece of cutBlock(block.kind, text, maxWords)) {
      const count = countWords(piece);
      if (at >= heldTo && (words >= minWords || (words > 0 && words + count > maxWords))) close();
      pieces.push(piece);
      words += count;
    }
  }
  close();
  return passages;
}

/** The definition whose terms begin at a block: its name, the words of its own text, where that begins, and the end of the blocks of it. */
function readEntry(
  blocks: readonly TextBlock[],
  from: number,
): { name: string; isCode: boolean; words: number; start: number; end: number } {
  const { definition: depth = 0 } = blocks[from] as TextBlock;
  let start = from;
  while (blocks[start]?.isTerm && blocks[start]?.definition === depth) start++;
  const terms = blocks.slice(from, start).map(({ text }) => text.trim());
  let end = start;
  let words = 0;
  for (; end < blocks.length; end++) {
    const { kind, definition = 0, isTerm, text } = blocks[end] as TextBlock;
    if (kind === 'heading' || definition < depth || isTerm) break;
    words += kind === 'image' ? 0 : countWords(text);
  }
  const names = [...new Set(terms.map(nameOfTerm))].slice(0, MAX_NAMES);
  return { name: names.join(', '), isCode: terms.some(isCodeName), words, start, end };
}

/** A term without its arguments and types: `max_connections (integer)`, `drop [-q]`, `zip(*iterables)`, `--[no-]tags`. */
function nameOfTerm(term: string): string {
  const line = term.replaceAll('[no-]', '').replace(/\s+/g, ' ').trim();
  if (!isCodeName(line)) return line;
  const brackets = line.endsWith('>') ? line.lastIndexOf('<') : -1;
  const signs = line.search(/[([{=→]|\s[-<]/);
  const ends = [brackets, signs].filter((end) => end > 0);
  return line.slice(0, Math.min(line.length, ...ends)).trimEnd();
}

/** What is written of a block: the steps of a list keep their numbers, and the text of an image its sign. */
function textOf({ kind, text, ordered, start = 1 }: TextBlock): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (kind === 'image') return `${IMAGE_SIGN} ${trimmed}`;
  if (kind !== 'list' || !ordered) return trimmed;
  const lines = trimmed.split('\n');
  return lines.map((line, i) => `${start + i}. ${line}`).join('\n');
}

/** A block in pieces of at most `maxWords` where it can be cut: between sentences, or between lines of lists, tables and code. */
function cutBlock(kind: TextBlock['kind'], text: string, maxWords: number): string[] {
  if (countWords(text) <= maxWords) return [text];
  const units =
    kind === 'paragraph' || kind === 'quote'
      ? splitSentences(text).map((sentence) => ({ start: sentence.start, end: sentence.end }))
      : lines(text);
  const pieces: string[] = [];
  let start = -1;
  let end = -1;
  let words = 0;
  for (const unit of units) {
    const count = countWords(text.slice(unit.start, unit.end));
    if (start >= 0 && words + count > maxWords) {
      pieces.push(text.slice(start, end));
      start = -1;
      words = 0;
    }
    if (start < 0) start = unit.start;
    end = unit.end;
    words += count;
  }
  if (start >= 0) pieces.push(text.slice(start, end));
  return pieces;
}

function lines(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim()) found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}

/** Characters of a script without spaces that count as one word. */
const CHARS_PER_WORD = 1.7;

/** Words of a text; in scripts without spaces an estimate from the number of characters. */
export function countWords(text: string): number {
  const runs = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (!hasUnspacedScript(text)) return runs.length;
  let words = 0;
  for (const run of runs) words += hasUnspacedScript(run) ? Math.ceil(run.length / CHARS_PER_WORD) : 1;
  return words;
}
