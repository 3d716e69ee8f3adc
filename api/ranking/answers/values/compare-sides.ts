// Answers a comparison ("one vs duo", "difference between grind s and grind l") with the table that has both sides: all its rows where
// the sides are its columns, the rows of the sides where they are its first cells. Without such a table there is none.

import { packOf } from '../../../text/languages.ts';
import { WORD_END, WORD_START } from '../../../text/letters/word-edges.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { readBlocks, type TextBlock } from '../../../text/structure/blocks.ts';
import { readTableRow } from '../../../text/structure/table-row.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AnswerPart } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { termsIn } from '../sentences/match-terms.ts';

/** Rows of a comparison shown at most. */
const MAX_ROWS = 14;
/** Rows of a table that compares its columns, at least. */
const MIN_COMPARED = 4;

/** The rows to show for a question that compares; none where no table has both sides. `withMinor`: a side may be named by a function word ("the One"). */
export function compareSides<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
  { withMinor = true } = {},
): AnswerPart<Id>[] {
  const seen = new Set<Id>();
  for (const [at, found] of passages.entries()) {
    const lang = languages[at] as string;
    const sidesOf = (cells: readonly string[]) => {
      const terms = cells.map((cell) => [...termsIn(cell, lang, question, { withMinor })]);
      return terms.map((own, n) => own.some((term) => terms.every((other, m) => m === n || !other.includes(term))));
    };
    for (const passage of pageOf?.(found) ?? [found]) {
      if (seen.has(passage.passageId)) continue;
      seen.add(passage.passageId);
      for (const block of readBlocks(passage.text)) {
        if (block.kind !== 'table') continue;
        const rows = sidesIn(passage.text, block, sidesOf);
        const all = rows.length > 0 ? rows : columnsNamed(passage, block, lang, question);
        if (all.length > 0) {
          return all.slice(0, MAX_ROWS).map((text) => ({ passageId: passage.passageId, text, form: 'row' }));
        }
      }
    }
  }
  return [];
}

function sidesIn(text: string, block: TextBlock, sidesOf: (cells: readonly string[]) => boolean[]): string[] {
  const lines = block.lines.map(({ start, end }) => text.slice(start, end).trim());
  const rows = lines.flatMap((line) => {
    const row = readTableRow(text, line);
    return row ? [{ line, ...row }] : [];
  });
  const header = rows.find((row) => row.header !== null)?.header;
  const body = header ? rows.filter((row) => row.header !== null) : rows;
  const count = (sides: readonly boolean[]) => sides.filter(Boolean).length;
  if (header && count(sidesOf(header.slice(1))) > 1) return body.map(({ line }) => line);
  const sides = sidesOf(body.map(({ cells }) => cells[0] ?? ''));
  return count(sides) > 1 ? body.filter((_, at) => sides[at]).map(({ line }) => line) : [];
}

/** The rows of a table of two columns and more below a title that names all of them: "compare grinders", "Two grinders". */
function columnsNamed<Id>(
  { text, title = '' }: AnswerPassage<Id>,
  block: TextBlock,
  lang: string,
  question: ReadForAnswer['question'],
): string[] {
  const words = question.terms.flatMap(({ isMinor, asks, exact }, at) =>
    isMinor || asks || asksToCompare(exact, question.lang) ? [] : [at],
  );
  const named = termsIn(title, lang, question);
  if (words.length === 0 || !words.every((at) => named.has(at))) return [];
  const rows = block.lines.flatMap(({ start, end }) => {
    const line = text.slice(start, end).trim();
    const row = readTableRow(text, line);
    return row?.header && row.header.length > 2 ? [line] : [];
  });
  return rows.length >= MIN_COMPARED ? rows : [];
}

/** Words of a choice between two things besides the words that any question may have, at most: "should i buy the one or the duo". */
const MAX_CHOICE_WORDS = 3;

/** Whether a text compares: "one vs duo", "one or duo". */
export function asksToCompare(text: string, lang: string): boolean {
  return (
    [lang, 'en'].some((code) => {
      const words = packOf(code)?.comparing;
      if (!words) return false;
      const [start, end] = packOf(code)?.isUnspaced ? ['', ''] : [WORD_START, WORD_END];
      return new RegExp(`${start}(?:${words})${end}`, 'iu').test(text);
    }) || isChoice(text, lang)
  );
}

/** Whether a text is a choice between two words and little else: "mini or one", "mini hay one". */
function isChoice(text: string, lang: string): boolean {
  const { choosing, isUnspaced = false } = packOf(lang) ?? {};
  if (!choosing) return false;
  const sides = text.toLowerCase().split(isUnspaced ? choosing : ` ${choosing} `);
  const { functionWords, chatWords } = stopWordsOf(lang);
  const [first = [], second = []] = sides.map((side) => segmentWords(side));
  const others = [...first.slice(0, -1), ...second.slice(1)];
  const isSaid = (word: string) => !functionWords.has(word) && !chatWords.has(word);
  return sides.length === 2 && first.length > 0 && second.length > 0 && others.filter(isSaid).length < MAX_CHOICE_WORDS;
}
