// A message that names another case than the one just answered, "mariage", "y uno de 40?": the row of it is in the table that the answer before
// was a row of. A search for its words finds what else the site says of them.
import { assembleAnswer } from '../../../ranking/answers/assemble-answer.ts';
import type { AssembleOptions } from '../../../ranking/answers/assemble-options.ts';
import type { AnswerPart } from '../../../ranking/answers/block-parts.ts';
import { titleLabel } from '../../../ranking/answers/part-label.ts';
import { termsIn } from '../../../ranking/answers/sentences/match-terms.ts';
import { ownAmounts } from '../../../ranking/answers/values/case-amounts.ts';
import type { Question } from '../../../ranking/question/question.ts';
import type { Hit } from '../../../site-index/passage-index.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { isTableHeader, readTableRow } from '../../../text/structure/table-row.ts';

/** Words that name a row, at most: a message with more says something of its own. */
const MAX_NAMES = 3;
/** Rows that a name may mean, at most. */
const MAX_ROWS = 3;
/** A number that nothing else is written to, which an amount, a time or a share has. */
const BARE_NUMBER = /(?<![\p{L}\p{N}.,:/-])\d{1,4}(?![\p{L}\p{N}%°/-]|[.,:]\d|\s?(?:%|am\b|pm\b|uhr\b|h\b))/gu;

/** Whether a message asks nothing of its own: for no kind of answer and no value. */
const asksNothing = ({ kinds, values }: Question): boolean => kinds.length === 0 && values.length === 0;

/** The places of the words that name something. */
const namesIn = ({ terms }: Question): number[] =>
  terms.flatMap(({ isMinor, asks }, at) => (isMinor || asks ? [] : [at]));

/** Whether a message says no more than a name that a row may have. */
export function isName(question: Question): boolean {
  const names = namesIn(question);
  return asksNothing(question) && names.length > 0 && names.length <= MAX_NAMES;
}

/** The rows that a message, which {@link isName}, names beside the row that was shown, of its passage; none where it names none. */
export function rowsBeside(question: Question, shown: AnswerPart<number>, passage: Hit): AnswerPart<number>[] {
  if (shown.form !== 'row') return [];
  const names = namesIn(question);
  const { text } = passage;
  const lines = readBlocks(text)
    .filter(({ kind }) => kind === 'table')
    .map((block) => block.lines.map(({ start, end }) => text.slice(start, end).trim()))
    .find((some) => some.includes(shown.text.trim()));
  const named = (lines ?? []).filter((line) => {
    if (line === shown.text.trim() || isTableHeader(text, line)) return false;
    const held = termsIn(readTableRow(text, line)?.cells[0] ?? '', passage.lang, question);
    return names.every((at) => held.has(at));
  });
  if (named.length > MAX_ROWS) return [];
  return named.map((line) => ({
    passageId: passage.passageId,
    text: line,
    form: 'row' as const,
    ...titleLabel(line, passage),
  }));
}

/** The rows of the section of a passage that answer a question. */
export function rowsOf(text: string, passage: Hit, options: AssembleOptions<number>): AnswerPart<number>[] {
  const section = (options.pageOf?.(passage) ?? [passage]).filter(({ heading }) => heading === passage.heading);
  const parts = assembleAnswer(text, section, { ...options, more: section, isSure: true });
  return parts.every(({ form }) => form === 'row') && parts.length <= MAX_ROWS ? parts : [];
}

/**
 * The question before with the number of a message in place of its own ("schnauzer de 8 kilos" and "y uno de 40?"); undefined where the message
 * says more than a number, or the question before has no amount.
 */
export function withNumber(last: string, question: Question): string | undefined {
  const { text, terms, lang } = question;
  const numbers = text.match(BARE_NUMBER) ?? [];
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || !asksNothing(question)) return undefined;
  if (terms.some(({ isMinor, asks, isNumber }) => !isMinor && !asks && !isNumber)) return undefined;
  const [amount] = ownAmounts(last, lang);
  if (!amount) return undefined;
  const at = last.toLowerCase().indexOf(amount.words);
  if (at < 0) return undefined;
  const changed = amount.words.replace(/\d{1,9}(?:[.,]\d{1,3})?/, number);
  return changed === amount.words ? undefined : last.slice(0, at) + changed + last.slice(at + amount.words.length);
}
