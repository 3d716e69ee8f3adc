// An answer in sentences shown with all of its section where that is short, below its heading. The search finds the section more surely than
// the sentence: of 124 wrong answers to first questions of 43 small sites (test/fixtures/sites) 36 are from the section that has the right one.

import { type AnswerPart, blockParts } from '../../ranking/answers/block-parts.ts';
import { isNoAnswer } from '../../ranking/answers/no-answer.ts';
import { lastHeading, withTerms } from '../../ranking/answers/part-label.ts';
import { by } from '../../ranking/answers/sureness/answer-rule.ts';
import { columnsOf } from '../../ranking/answers/values/columns.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { splitSentences } from '../../text/structure/sentences.ts';

/**
 * Columns of a section shown whole at most. Of 392 questions to ten small sites nobody had read 200 are answered right and 39 wrong without
 * sections, 206 and 32 with them; an answer has 183 characters in the mean without and 262 with them. Answers to 43 others: with sections of
 * up to 700 columns 23 more are right, of up to 1,000 there are 30 more.
 */
const MAX_SECTION_COLUMNS = 900;

/** Where the text of an answer is from. */
type Source = {
  readonly hitOf: (passageId: number) => Hit;
  readonly pageOf: (passage: Hit) => readonly Hit[];
};

/**
 * All blocks of the section that an answer is from; the answer itself where it is from several sections, has rows, code or labels of its
 * own, or its section is long. Above it the heading of the section, if that says something that neither the answer nor the question does.
 */
export function wholeSection(
  parts: readonly AnswerPart<number>[],
  question: string,
  { hitOf, pageOf }: Source,
): AnswerPart<number>[] {
  const [first, ...others] = parts;
  if (!first || parts.some(({ form }) => form === 'row' || form === 'code')) return [...parts];
  const source = hitOf(first.passageId);
  const isOfSection = ({ url, heading }: Hit) => url === source.url && heading === source.heading;
  if (others.some(({ passageId }) => !isOfSection(hitOf(passageId)))) return [...parts];
  const whole = isPlain(parts) ? allOf(parts, pageOf(source).filter(isOfSection)) : parts;
  const shown = withHeading(whole, question, source);
  return first.rule ? by(first.rule, shown) : shown;
}

const isPlain = (parts: readonly AnswerPart<number>[]) => parts.every(({ label }) => label === undefined);

/** The blocks of a section, if it is short and has all that the parts say; else the parts. */
function allOf(parts: readonly AnswerPart<number>[], section: readonly Hit[]): readonly AnswerPart<number>[] {
  if (section.reduce((sum, passage) => sum + columnsOf(passage.text), 0) > MAX_SECTION_COLUMNS) return parts;
  const whole = section.flatMap(blocksOf);
  const text = whole.map((part) => part.text).join('\n');
  return parts.every((part) => text.includes(part.text)) ? withTerms(whole, section) : parts;
}

/** What a passage says, without its headings and images. */
function blocksOf(passage: Hit): AnswerPart<number>[] {
  const { text, title } = passage;
  const blocks = readBlocks(text).filter(({ kind }) => kind !== 'heading' && kind !== 'image');
  return blocks
    .flatMap((block) => blockParts(passage, block))
    .map((part) => (part.form === 'text' ? { ...part, text: withoutQuestion(part.text, passage.lang) } : part))
    .filter((part) => part.text !== title && part.text !== '');
}

/** A text from its first sentence on that may be an answer: not the question that it answers, nor a link to another page. */
function withoutQuestion(text: string, lang: string | undefined): string {
  const first = splitSentences(text, lang).find((sentence) => !isNoAnswer(sentence.text));
  return first ? text.slice(first.start) : '';
}

/** "Thanh Sương" is above what the doctor does, and asked for. */
function withHeading(parts: readonly AnswerPart<number>[], question: string, source: Hit): AnswerPart<number>[] {
  const [first, ...rest] = parts;
  if (first?.form !== 'text' || first.label !== undefined) return [...parts];
  const known = [question, ...parts.map(({ text }) => text)].join('\n');
  const label = lastHeading(known, source);
  const words = label?.match(/\p{Script=Han}{2}|[\p{L}\p{N}\p{M}'’-]+/gu) ?? [];
  const lower = known.toLowerCase();
  const isNew = label !== undefined && words.some((word) => !lower.includes(word.toLowerCase()));
  return isNew ? [{ ...first, label }, ...rest] : [...parts];
}
