// Answers a question for a column of a table with all its rows: "运费多少", "how much is delivery" where no row is named. Its header, title
// and headings together hold the question; reads texts only.
import { readBlocks } from '../../../text/structure/blocks.ts';
import { readTableRow } from '../../../text/structure/table-row.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, MAX_ROWS } from '../block-parts.ts';
import { shareOf, termsByConcept, termsIn } from '../sentences/match-terms.ts';
import { findValues, type ValueKind } from './answer-values.ts';
import { askedValues } from './asked-values.ts';

/** Share of the question that header, title and headings hold. */
const HELD_SHARE = 0.95;
/** Passages found whose tables are looked at. */
const LOOKED_AT = 6;
const MIN_ROWS = 2;
/** Kinds of value that a column can be recognised by. */
const KINDS: ReadonlySet<ValueKind> = new Set<ValueKind>(['money', 'timespan', 'measure', 'percent']);

/** The rows of the table; none for a question that names a row, wants no value or has more words than the table. */
export function wholeTable<Id>({ question }: ReadForAnswer, more: readonly AnswerPassage<Id>[]): AnswerPart<Id>[] {
  const [kind] = askedValues(question);
  if (kind === undefined || !KINDS.has(kind)) return [];
  for (const passage of more.slice(0, LOOKED_AT)) {
    const lang = (passage.lang ?? question.lang).slice(0, 2);
    if (question.isSiteLanguage && lang !== question.lang) continue;
    const inside = (text: string) => termsIn(text, lang, question);
    const heading = `${passage.title ?? ''} ${passage.heading ?? ''}`;
    // Other words for the same count in headings only: a "part" in a column is no instalment.
    const above = new Set([...inside(heading), ...termsByConcept(heading, lang, question)]);
    for (const block of readBlocks(passage.text)) {
      if (block.kind !== 'table') continue;
      const lines = block.lines.map(({ start, end }) => passage.text.slice(start, end).trim());
      const rows = lines.flatMap((text) => {
        const row = readTableRow(passage.text, text);
        return row?.header ? [{ text, cells: row.cells, header: row.header }] : [];
      });
      const [first] = rows;
      if (!first || rows.length < MIN_ROWS || rows.length > MAX_ROWS) continue;
      const asked = first.header.findIndex((cell, at) => {
        if (at === 0) return false;
        const held = termsIn(cell, lang, question, { withMinor: true });
        const isMeant = held.has(question.attributeTerm) || [...inside(cell)].some((term) => !above.has(term));
        return isMeant && rows.every(({ cells }) => findValues(`${cells[at]} ${cell}`, lang, kind).length > 0);
      });
      if (asked < 0) continue;
      const around = new Set([...above, ...inside(first.header.join(' '))]);
      const isRowNamed = rows.some(({ cells }) => [...inside(cells[0] ?? '')].some((term) => !around.has(term)));
      // By other words alone two sections may seem to be about the same.
      const own = inside(`${heading} ${first.header.join(' ')}`);
      if (isRowNamed || own.size === 0 || shareOf(around, question) < HELD_SHARE) continue;
      return rows.map(({ text }) => ({ passageId: passage.passageId, text, form: 'row' as const }));
    }
  }
  return [];
}
