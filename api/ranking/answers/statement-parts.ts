// A statement with what belongs to it: the list after its colon, the rest of its paragraph, the table that it is a row of.
// Which statement is the best is decided in assemble-answer.ts; all text is verbatim.
import { readBlocks, type TextBlock } from '../../text/structure/blocks.ts';
import { CELL_BORDER, isTableHeader } from '../../text/structure/table-row.ts';
import type { Anchor } from './anchor.ts';
import type { AnswerPassage, ReadForAnswer } from './answer.ts';
import {
  type AnswerPart,
  announces,
  blockParts,
  ENOUGH_COLUMNS,
  isContents,
  isWhole,
  MAX_ROWS,
} from './block-parts.ts';
import type { PagePassages } from './find-topic.ts';
import { isNavigation, isNoAnswer, isReference } from './no-answer.ts';
import { labelOf, titleLabel } from './part-label.ts';
import { SENTENCE_AT as F } from './sentences/answer-model.ts';
import type { SentenceCandidate } from './sentences/score-sentences.ts';
import { columnsOf } from './values/columns.ts';

export function isStatement(sentence: SentenceCandidate, block: TextBlock | undefined, passage: string): boolean {
  if (!block || block.kind === 'code' || block.kind === 'image') return false;
  if (block.kind === 'table')
    return !isTableHeader(passage, sentence.text) && !isBareReference(sentence.text, block, passage);
  // A short line that shows the value asked for: a price below the name of the product.
  return (
    hasAskedValue(sentence) || (block.kind !== 'heading' && !isNoAnswer(sentence.text) && !isContents(block, passage))
  );
}

/** A row of links to other pages, or one whose value is elsewhere ("Default | See usage for details"). */
function isBareReference(text: string, block: TextBlock, passage: string): boolean {
  const cells = text.split(CELL_BORDER);
  return isContents(block, passage) || isNavigation(cells) || (cells.length === 2 && isReference(cells[1] ?? ''));
}

/** Whether the question asks for a value and the sentence shows one. */
export function hasAskedValue({ features }: SentenceCandidate): boolean {
  return features[F.asksValue] === 1 && features[F.typed] === 1;
}

/** Values that are shown with the other ways of contact. */
const CONTACT: ReadonlySet<string> = new Set(['phone', 'contact']);

/** A statement with what belongs to it. */
export function partsAround<Id>(
  { sentence, blocks, at }: Anchor,
  { question, sentences }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  maxColumns: number,
  pageOf: PagePassages<Id> | undefined,
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
    // The item with the value asked for, not the list that happens to hold it; ways of contact are all of use.
    if (isWhole(block, text) && (CONTACT.has(question.values[0] ?? '') || !hasAskedValue(sentence))) {
      const head = intro ? [lastSentence(passage, intro, sentences, sentence.passage)] : [];
      return [...head, ...blockParts(passage, block)];
    }
    const line = block.lines.find(({ start, end }) => start <= sentence.start && sentence.end <= end) ?? sentence;
    const item = text.slice(line.start, line.end).trim();
    const said = columnsOf(item) <= maxColumns ? item : sentence.text;
    return [{ passageId, text: said, form: 'text', ...labelOf(said, passage, blocks, at) }];
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
  if (end >= block.end && after && announces(text.slice(start, end))) {
    if (isWhole(after, text)) parts.push(...blockParts(passage, after));
  } else if (end >= block.end && !after && announces(text.slice(start, end))) {
    // A long section is cut into passages, at times behind the colon.
    const [next] = sectionAfter(passage, pageOf);
    const [first] = next ? readBlocks(next.text) : [];
    if (next && first && first.kind !== 'heading' && isWhole(first, next.text)) parts.push(...blockParts(next, first));
  }
  return parts;
}

/** The passages of the same section after a passage. */
export function sectionAfter<Id>(
  passage: AnswerPassage<Id>,
  pageOf: PagePassages<Id> | undefined,
): AnswerPassage<Id>[] {
  const page = pageOf?.(passage) ?? [];
  const at = page.findIndex(({ passageId }) => passageId === passage.passageId);
  return at < 0 ? [] : page.slice(at + 1, at + 3).filter(({ heading }) => heading === passage.heading);
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

export function rowPart<Id>(sentence: SentenceCandidate, passages: readonly AnswerPassage<Id>[]): AnswerPart<Id> {
  const passage = passages[sentence.passage] as AnswerPassage<Id>;
  return { passageId: passage.passageId, text: sentence.text, form: 'row', ...titleLabel(sentence.text, passage) };
}
