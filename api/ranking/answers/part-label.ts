// The text before a part of an answer: the term that it defines, or the page that a bare value is from.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import { readBlocks, type TextBlock } from '../../text/structure/blocks.ts';
import type { AnswerPassage } from './answer.ts';
import type { AnswerPart } from './block-parts.ts';
import { columnsOf } from './values/columns.ts';

/** Characters of a term with its arguments; of a longer one the name is shown. */
const MAX_TERM_CHARS = 90;
/** Words of a title that may be before a value. */
const MAX_LABEL_WORDS = 6;

/** Passages beside the best ones: others that were found, and those of the page of one. */
type MorePassages<Id> = {
  readonly more?: readonly AnswerPassage<Id>[] | undefined;
  readonly pageOf?: ((passage: AnswerPassage<Id>) => readonly AnswerPassage<Id>[]) | undefined;
};

/** The term above a definition, or the title of the page before a bare value. */
export function labelOf<Id>(
  text: string,
  passage: AnswerPassage<Id>,
  blocks: readonly TextBlock[],
  at: number,
): { label?: string } {
  const above = termAbove(text, passage, blocks, at);
  if (above) return { label: above };
  const { term, line } = definitionAt(passage, blocks);
  if (term !== '' && !text.includes(line)) return { label: ofPage(line, passage) };
  const isBare = columnsOf(text) < 40 && /\d/.test(text) && (blocks[at]?.lines.length ?? 0) === 1;
  return isBare ? titleLabel(text, passage) : {};
}

/** The short line right above a block, which says what the block is about: "Motorbikes" above "Free, in the covered rack". */
function termAbove<Id>(
  text: string,
  passage: AnswerPassage<Id>,
  blocks: readonly TextBlock[],
  at: number,
): string | undefined {
  const before = blocks[at - 1];
  if (before?.kind !== 'heading') return undefined;
  const term = passage.text.slice(before.start, before.end).replaceAll('¶', '').trim();
  // "Telephone: +31 10 555 0142" and "€1,690 with VAT" are statements of their own.
  const isStated = /[:：]\s*\S|\p{Sc}/u.test(term) || (at === 1 && isByline(term, passage));
  const isTerm = columnsOf(term) <= MAX_TERM_CHARS && !isStated;
  return isTerm && !text.includes(term) ? term : undefined;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const DAY = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?!\d)/;

/** Whether the first line of a page has a full date: "Ties van der Berg, 19 January 2026" says who wrote it and when. */
const isByline = <Id>(line: string, { heading = '', title = '' }: AnswerPassage<Id>) =>
  (heading === '' || heading === title) && YEAR.test(line) && DAY.test(line.replace(YEAR, ''));

/**
 * Parts of text without a label, each with the term right above it, and where they are of several sections each with its heading: definitions
 * and answers of other questions say nothing without what they are about.
 */
export function withTerms<Id>(
  parts: readonly AnswerPart<Id>[],
  passages: readonly AnswerPassage<Id>[],
  options: MorePassages<Id> = {},
): AnswerPart<Id>[] {
  const sources = parts.map((part) => sourceOf(part, passages, options));
  const sections = sources.map((source) => source?.heading ?? '');
  const areMany = sections.some((section) => section !== sections[0]);
  return parts.map((part, at) => {
    const passage = sources[at];
    const start = passage?.text.indexOf(part.text) ?? -1;
    if (part.form !== 'text' || part.label !== undefined || !passage || start < 0) return part;
    const blocks = readBlocks(passage.text);
    const block = blocks.findIndex(({ end }) => start < end);
    const isFirst = sections[at - 1] !== sections[at];
    const label =
      termAbove(part.text, passage, blocks, block) ??
      (areMany && isFirst ? lastHeading(part.text, passage) : undefined);
    return label === undefined ? part : { ...part, label };
  });
}

/** The passage that a part is of: one that was found, or one on the page of such a one. */
export function sourceOf<Id>(
  part: AnswerPart<Id>,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, pageOf }: MorePassages<Id>,
): AnswerPassage<Id> | undefined {
  const isOf = ({ passageId }: AnswerPassage<Id>) => passageId === part.passageId;
  return [...passages, ...more].find(isOf) ?? passages.flatMap((one) => pageOf?.(one) ?? []).find(isOf);
}

/** The heading right above a passage; undefined where it is the title of the page, long, or in the text. */
export function lastHeading<Id>(text: string, { heading = '', title }: AnswerPassage<Id>): string | undefined {
  const last = heading.split(' > ').at(-1) ?? '';
  const isTerm = last !== '' && last !== title && columnsOf(last) <= MAX_TERM_CHARS;
  return isTerm && !text.includes(last) ? last : undefined;
}

/**
 * The name of code that the whole passage is about, the last heading above it, and how it is shown: with its arguments where the text begins
 * with them ("functools.partial(func, /, *args)"). `begins`: the blocks of the term that begin the text. '' for another heading.
 */
export function definitionAt<Id>(
  { heading = '', text }: AnswerPassage<Id>,
  blocks: readonly TextBlock[],
): { term: string; line: string; begins: number } {
  const term = heading.split(' > ').at(-1) ?? '';
  const lineAt = (at: number) => text.slice(blocks[at]?.start, blocks[at]?.end).trim();
  const names = term.split(', ');
  let begins = 0;
  // Only a term begins the text about it: other headings are not repeated below them.
  while (begins < blocks.length && names.some((name) => beginsWith(lineAt(begins), name))) begins++;
  if (begins === 0 && !isName(term)) return { term: '', line: '', begins };
  const line = begins === 1 ? lineAt(0) : term;
  return { term, line: line.length <= MAX_TERM_CHARS && !line.includes('\n') ? line : term, begins };
}

/** Whether a line begins with a name that ends there: in scripts without spaces, most text begins with its heading. */
const beginsWith = (line: string, name: string) =>
  name !== '' && line.startsWith(name) && !/^[\p{L}\p{N}\p{M}]/u.test(line.slice(name.length));

/** An option, a path, or one word with signs of code inside. */
const isName = (term: string) => /^[-\\@$/]/.test(term) || (!/\s/.test(term) && /[^\s][_.(][^\s]/.test(term));

/** A term with the page that it is from: an option says little without its command. */
function ofPage<Id>(term: string, { title = '', lang = '' }: AnswerPassage<Id>): string {
  return titleLabel(term, { title }).label === undefined ? term : joinLabel(title, term, lang);
}

/** The title of the page, unless it is long or the text says it. */
export function titleLabel(text: string, { title = '' }: { title?: string | undefined }): { label?: string } {
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
