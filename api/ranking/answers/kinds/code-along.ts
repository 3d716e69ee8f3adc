// The command or program that a manual shows right after what it says: without it a reader knows that there is a way, and not which.
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import type { AnswerPassage } from '../answer.ts';
import { type AnswerPart, blockParts, isWhole, widthOf } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { sectionAfter } from '../statement-parts.ts';
import { columnsOf } from '../values/columns.ts';

/** Columns of an answer with its code at most; more has to be read through to find the command. */
const MAX_WITH_CODE = 1_000;
/** Paragraphs or captions between what is said and the code: one introduces it, more of them are about something else. */
const MAX_BETWEEN = 1;
/** A line of code where the page marks none: a prompt, an element, an assignment, an option, a name in two cases with its value. */
const CODE_LINE = /^(?:[#$%] |>>> |<\/?[A-Za-z])|^[\w.-]+ ?[=({]|(?:^| )--?[A-Za-z]|^[A-Z]+[a-z]+[A-Z]\w* /;
/** A prompt: what comes after it is what the command writes. */
const PROMPT = /^(?:[#$%]|>>>) /;
/** Share of such lines in a block of code that begins with no prompt. */
const CODE_SHARE = 0.5;

/** The parts with the code that follows them in their section; the same parts where none follows, or where they show some. */
export function withCode<Id>(
  parts: readonly AnswerPart<Id>[],
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const last = parts.at(-1);
  const found = last && passages.find(({ passageId }) => passageId === last.passageId);
  if (!last || !found || last.form !== 'text' || parts.some(({ form }) => form !== 'text')) return [...parts];
  const at = found.text.indexOf(last.text);
  if (at < 0) return [...parts];
  const after = [
    ...blocksFrom(found, at + last.text.length),
    ...sectionAfter(found, pageOf).flatMap((passage) => blocksFrom(passage, 0)),
  ];
  const code = after.findIndex(({ passage, block }) => isCode(block, passage.text));
  const shown = after.slice(0, code + 1);
  const between = shown.slice(0, -1);
  if (
    code < 0 ||
    between.length > MAX_BETWEEN ||
    between.some(({ block: { kind } }) => kind !== 'paragraph' && kind !== 'heading')
  )
    return [...parts];
  if (!shown.every(({ passage, block }) => isWhole(block, passage.text))) return [...parts];
  const width = shown.reduce(
    (sum, { passage, block }) => sum + columnsOf(passage.text.slice(block.start, block.end)),
    0,
  );
  if (widthOf(parts) + width > MAX_WITH_CODE) return [...parts];
  return [...parts, ...shown.flatMap(({ passage, block }) => shownAs(passage, block))];
}

/** Lines of code without marks are read as the items of a list. */
function isCode(block: TextBlock, text: string): boolean {
  if (block.kind !== 'list') return block.kind === 'code';
  const lines = block.lines.map(({ start, end }) => text.slice(start, end).trim());
  return (
    PROMPT.test(lines[0] ?? '') || lines.filter((line) => CODE_LINE.test(line)).length >= lines.length * CODE_SHARE
  );
}

function shownAs<Id>(passage: AnswerPassage<Id>, block: TextBlock): AnswerPart<Id>[] {
  const parts = blockParts(passage, block);
  return block.kind === 'list' ? parts.map((part) => ({ ...part, form: 'code' as const })) : parts;
}

/** The blocks of a passage that begin after an offset. */
function blocksFrom<Id>(
  passage: AnswerPassage<Id>,
  offset: number,
): { passage: AnswerPassage<Id>; block: TextBlock }[] {
  return readBlocks(passage.text)
    .filter(({ start }) => start >= offset)
    .map((block) => ({ passage, block }));
}
