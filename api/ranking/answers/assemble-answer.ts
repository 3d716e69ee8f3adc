// Puts an answer together as a visitor reads it: the best statement with what belongs to it (the list after its colon, the rest of its
// paragraph), the rows asked for by their names, or the lead of the section that a short question names. All text is verbatim.
import { readBlocks, type TextBlock } from '../../text/blocks.ts';
import { isTableHeader } from '../../text/table-row.ts';
import type { TermStatistics } from '../question/term-statistics.ts';
import type { Anchor } from './anchor.ts';
import { type AnswerPassage, readForAnswer } from './answer.ts';
import { SENTENCE_AT as F } from './answer-model.ts';
import { columnsOf } from './columns.ts';
import { findTopic, type PagePassages, type Topic } from './find-topic.ts';
import { isNoAnswer } from './no-answer.ts';
import { rowsAskedFor } from './rows-asked-for.ts';
import type { SentenceCandidate } from './score-sentences.ts';

/** `lines`: the items of a list, `code`: a program or a command. `label` says what a definition or a bare value belongs to. */
export type AnswerPart<Id> = {
  readonly passageId: Id;
  readonly text: string;
  readonly form: 'text' | 'row' | 'lines' | 'code';
  readonly label?: string;
};

export type AssembleOptions<Id> = {
  readonly statistics?: TermStatistics | undefined;
  /** All passages of the page of a passage; missing: only those found are known. */
  readonly pageOf?: PagePassages<Id> | undefined;
};

/** Columns of an answer of sentences at most; one is enough, more follow while there is less than {@link ENOUGH_COLUMNS}. */
const MAX_COLUMNS = 480;
const ENOUGH_COLUMNS = 280;
/** Columns of a list, a table or code shown whole at most; of a longer one only what matches is shown. */
const MAX_BLOCK_COLUMNS = 900;
/** Rows of a table shown whole at most. */
const MAX_ROWS = 8;
/** A second statement is shown if its probability is at least this share of the first one's. */
const SECOND_SHARE = 0.6;
/** Weight of a sentence without the value asked for. */
const NO_VALUE_SHARE = 0.2;
/** Words of a title that may stand before a value. */
const MAX_LABEL_WORDS = 6;

/** The parts of the answer in the order in which they are shown; none when no passage holds a statement. */
export function assembleAnswer<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  { statistics, pageOf }: AssembleOptions<Id> = {},
): AnswerPart<Id>[] {
  const read = readForAnswer(query, passages, statistics);
  const blocksOf = passages.map(({ text }) => readBlocks(text));
  const textOf = (sentence: SentenceCandidate) => (passages[sentence.passage] as AnswerPassage<Id>).text;
  const anchors: Anchor[] = read.sentences
    .map((sentence) => {
      const blocks = blocksOf[sentence.passage] as TextBlock[];
      const at = blocks.findIndex(({ start, end }) => start <= sentence.start && sentence.end <= end);
      return { sentence, blocks, at, value: sentence.probability * (sentence.lacksValue ? NO_VALUE_SHARE : 1) };
    })
    .filter(({ sentence, blocks, at }) => isStatement(sentence, blocks[at], textOf(sentence)))
    .sort((a, b) => b.value - a.value);

  const rows = rowsAskedFor(anchors, passages, read);
  if (rows.length > 0) return rows.map((row) => rowPart(row.sentence, passages));
  const topic = findTopic(read, passages, pageOf);
  const lead = topic ? leadOf(topic) : [];
  if (lead.length > 0) return lead;
  const [best] = anchors;
  if (!best) return [];
  const parts = partsAround(best, read.sentences, passages, MAX_COLUMNS);
  const second = anchors.find(
    (other) =>
      other.value >= best.value * SECOND_SHARE &&
      other.sentence.passage !== best.sentence.passage &&
      (other.sentence.terms.length > 0 || other.sentence.isUnderTopic),
  );
  const room = MAX_COLUMNS - widthOf(parts);
  if (second && columnsOf(second.sentence.text) <= room) {
    parts.push(...partsAround(second, read.sentences, passages, room));
  }
  return parts;
}

function isStatement(sentence: SentenceCandidate, block: TextBlock | undefined, passage: string): boolean {
  if (!block || block.kind === 'code') return false;
  if (block.kind === 'table') return !isTableHeader(passage, sentence.text);
  // A short line that shows the value asked for: a price below the name of the product.
  const asksValue = sentence.features[F.asksValue] === 1 && sentence.features[F.typed] === 1;
  return asksValue || (block.kind !== 'heading' && !isNoAnswer(sentence.text));
}

const widthOf = (parts: readonly { text: string }[]) => parts.reduce((sum, { text }) => sum + columnsOf(text), 0);

/** A statement with what belongs to it. */
function partsAround<Id>(
  { sentence, blocks, at }: Anchor,
  sentences: readonly SentenceCandidate[],
  passages: readonly AnswerPassage<Id>[],
  maxColumns: number,
): AnswerPart<Id>[] {
  const passage = passages[sentence.passage] as AnswerPassage<Id>;
  const block = blocks[at] as TextBlock;
  const { passageId, text } = passage;
  if (block.kind === 'table') {
    if (isWhole(block, text, MAX_ROWS + 1)) return blockParts(passage, block);
    return [rowPart(sentence, passages)];
  }
  const before = blocks[at - 1];
  const intro = before?.kind === 'paragraph' && announces(text.slice(before.start, before.end)) ? before : null;
  if (block.kind === 'list' && block.lines.length > 1) {
    if (isWhole(block, text)) {
      const head = intro ? [lastSentence(passage, intro, sentences, sentence.passage)] : [];
      return [...head, ...blockParts(passage, block)];
    }
    return [{ passageId, text: sentence.text, form: 'text', ...labelOf(sentence.text, passage, blocks, at) }];
  }
  const inBlock = sentences.filter(
    (other) => other.passage === sentence.passage && block.start <= other.start && other.end <= block.end,
  );
  // A paragraph is shown whole where it fits: the sentence before often says what this one is about.
  const fits = columnsOf(text.slice(block.start, block.end)) <= maxColumns;
  const start = fits ? (inBlock.find(({ text: said }) => !isNoAnswer(said))?.start ?? sentence.start) : sentence.start;
  let end = fits ? block.end : sentence.end;
  for (const next of inBlock) {
    if (next.end <= end) continue;
    if (end - start >= ENOUGH_COLUMNS || columnsOf(text.slice(start, next.end)) > maxColumns) break;
    end = next.end;
  }
  const closing = inBlock.findLast((other) => other.end <= end);
  if (closing && closing.start > sentence.start && isNoAnswer(closing.text)) end = closing.start;
  // A sentence that only announces what follows is kept with it, or left out.
  const parts: AnswerPart<Id>[] = [
    { passageId, text: text.slice(start, end).trim(), form: 'text', ...labelOf(sentence.text, passage, blocks, at) },
  ];
  const after = blocks[at + 1];
  if (end >= block.end && after && announces(text.slice(start, end)) && after.kind !== 'heading') {
    if (isWhole(after, text)) parts.push(...blockParts(passage, after));
  }
  return parts;
}

/** The lead of a section: its first blocks, whole, until there is enough. */
function leadOf<Id>({ passage, blocks, from, more }: Topic<Id>): AnswerPart<Id>[] {
  const parts: AnswerPart<Id>[] = [];
  let source = passage;
  let rest = blocks.slice(from);
  let others = more;
  for (;;) {
    for (const block of rest) {
      const width = widthOf(parts);
      if (width >= ENOUGH_COLUMNS) return parts;
      // The next heading begins something else, unless there is nothing yet.
      if (block.kind === 'heading' && parts.length > 0) return parts;
      const text = source.text.slice(block.start, block.end);
      if (block.kind === 'heading' || (block.kind === 'code' && parts.length === 0)) continue;
      if (block.kind === 'paragraph') {
        if (isNoAnswer(text)) continue;
        const kept = wholeSentences(text, Math.max(MAX_COLUMNS - width, 80));
        if (kept === '') return parts;
        parts.push({ passageId: source.passageId, text: kept, form: 'text' });
      } else if (isWhole(block, source.text, MAX_ROWS + 1)) parts.push(...blockParts(source, block));
      else return parts;
    }
    const [next, ...later] = others;
    if (!next || widthOf(parts) >= ENOUGH_COLUMNS) return parts;
    source = next;
    rest = readBlocks(next.text);
    others = later;
  }
}

/** The beginning of a paragraph in whole sentences. */
function wholeSentences(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let end = 0;
  for (const match of text.matchAll(/[.!?。！？…](?=\s|$)|[。！？]/gu)) {
    if (columnsOf(text.slice(0, match.index + 1)) > columns) break;
    end = match.index + 1;
  }
  return text.slice(0, end);
}

function isWhole(block: TextBlock, text: string, maxLines = 12): boolean {
  return block.lines.length <= maxLines && columnsOf(text.slice(block.start, block.end)) <= MAX_BLOCK_COLUMNS;
}

function announces(text: string): boolean {
  return /[:：]\s*$/.test(text);
}

function blockParts<Id>({ passageId, text }: AnswerPassage<Id>, block: TextBlock): AnswerPart<Id>[] {
  const piece = text.slice(block.start, block.end);
  if (block.kind === 'table') {
    return block.lines
      .map(({ start, end }) => text.slice(start, end))
      .filter((line) => !isTableHeader(text, line))
      .map((line) => ({ passageId, text: line.trim(), form: 'row' as const }));
  }
  if (block.kind === 'code') return [{ passageId, text: piece, form: 'code' }];
  if (block.kind === 'list') return [{ passageId, text: piece, form: 'lines' }];
  return [{ passageId, text: piece.trim(), form: 'text' }];
}

function lastSentence<Id>(
  { passageId, text }: AnswerPassage<Id>,
  block: TextBlock,
  sentences: readonly SentenceCandidate[],
  at: number,
): AnswerPart<Id> {
  const last = sentences.findLast(
    ({ passage, start, end }) => passage === at && start >= block.start && end <= block.end,
  );
  return { passageId, text: (last?.text ?? text.slice(block.start, block.end)).trim(), form: 'text' };
}

function rowPart<Id>(sentence: SentenceCandidate, passages: readonly AnswerPassage<Id>[]): AnswerPart<Id> {
  const passage = passages[sentence.passage] as AnswerPassage<Id>;
  return { passageId: passage.passageId, text: sentence.text, form: 'row', ...titleLabel(sentence.text, passage) };
}

/** The term above a definition, or the title of the page before a bare value. */
function labelOf<Id>(
  text: string,
  passage: AnswerPassage<Id>,
  blocks: readonly TextBlock[],
  at: number,
): { label?: string } {
  const before = blocks[at - 1];
  if (before?.kind === 'heading') {
    const term = passage.text.slice(before.start, before.end).trim();
    if (/[-_.()<=]|\[/.test(term) && !/[?？]$/.test(term)) return { label: term.replaceAll('¶', '').trim() };
  }
  const isBare = columnsOf(text) < 40 && /\d/.test(text) && (blocks[at]?.lines.length ?? 0) === 1;
  return isBare ? titleLabel(text, passage) : {};
}

function titleLabel<Id>(text: string, { title = '' }: AnswerPassage<Id>): { label?: string } {
  const words = title.match(/\p{Script=Han}{2}|[\p{L}\p{N}\p{M}'’-]+/gu) ?? [];
  if (words.length === 0 || words.length > MAX_LABEL_WORDS) return {};
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word.toLowerCase())) ? {} : { label: title };
}
