// The text before a part of an answer: the term that it defines, or the page that a bare value is from.
import type { TextBlock } from '../../text/structure/blocks.ts';
import type { AnswerPassage } from './answer.ts';
import { columnsOf } from './values/columns.ts';

/** Words of a title that may be before a value. */
const MAX_LABEL_WORDS = 6;

/** The term above a definition, or the title of the page before a bare value. */
export function labelOf<Id>(
  text: string,
  passage: AnswerPassage<Id>,
  blocks: readonly TextBlock[],
  at: number,
): { label?: string } {
  const before = blocks[at - 1];
  if (before?.kind === 'heading') {
    const term = passage.text.slice(before.start, before.end).trim();
    if (/[-_.()<=\\/$]|\[/.test(term) && !/[?？]$/.test(term)) return { label: term.replaceAll('¶', '').trim() };
  }
  const isBare = columnsOf(text) < 40 && /\d/.test(text) && (blocks[at]?.lines.length ?? 0) === 1;
  return isBare ? titleLabel(text, passage) : {};
}

/** The title of the page, unless it is long or the text says it. */
export function titleLabel<Id>(text: string, { title = '' }: AnswerPassage<Id>): { label?: string } {
  const words = title.match(/\p{Script=Han}{2}|[\p{L}\p{N}\p{M}'’-]+/gu) ?? [];
  if (words.length === 0 || words.length > MAX_LABEL_WORDS) return {};
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word.toLowerCase())) ? {} : { label: title };
}

/** The page of a value that another page contradicts, with its date where that is known. */
export function datedLabel<Id>({ title = '' }: AnswerPassage<Id>, date: string | undefined): { label?: string } {
  const label = [title, date].filter(Boolean).join(', ');
  return label === '' ? {} : { label };
}
