// Finds the rows of a table that a question asks for by their names: a word of the question in the first cell, the rest of it in the
// row, the header or the headings above. Such a row is the answer alone; a comparison gets the rows of both sides.
import { readTableRow } from '../../../text/structure/table-row.ts';
import type { Anchor } from '../anchor.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';

/** Share of the question that row, header, headings and title hold together. */
const HELD_SHARE = 0.7;
/** A row is named if its probability is at least this share of the best statement's; less where it holds all of the question. */
const LEAST_SHARE = 0.4;
const LEAST_SHARE_OF_WHOLE = 0.05;
const WHOLE = 0.95;
/** In a question for a value: a price beside the name of a product outdoes the row of its repair. */
const LEAST_SHARE_OF_VALUE = 0.8;
/** Rows shown at most. */
const MAX_ROWS = 3;

/** The rows to show, in the order of the table; none when no row is named. */
export function rowsAskedFor<Id>(
  anchors: readonly Anchor[],
  passages: readonly AnswerPassage<Id>[],
  { question, languages }: ReadForAnswer,
): Anchor[] {
  const best = anchors[0]?.value ?? 0;
  const tableOf = ({ sentence, at }: Anchor) => `${sentence.passage}:${at}`;
  // The rows of a table are judged together: the names decide which of them the question means.
  const bestOfTable = new Map<string, number>();
  for (const anchor of anchors) {
    const table = tableOf(anchor);
    bestOfTable.set(table, Math.max(bestOfTable.get(table) ?? 0, anchor.value));
  }
  const named = anchors.flatMap((anchor) => {
    // A row of a chronicle does not say who it was.
    if (anchor.blocks[anchor.at]?.kind !== 'table' || question.kinds[0] === 'person') return [];
    const at = anchor.sentence.passage;
    const passage = passages[at] as AnswerPassage<Id>;
    const row = readTableRow(passage.text, anchor.sentence.text);
    if (!row) return [];
    const inside = (text: string) => termsIn(text, languages[at] as string, question);
    const key = inside(row.cells[0] ?? '');
    if (key.size === 0) return [];
    const around = inside(`${passage.title ?? ''} ${passage.heading ?? ''} ${row.header?.join(' ') ?? ''}`);
    const held = new Set([...key, ...around, ...anchor.sentence.terms]);
    const share = shareOf(held, question);
    const least =
      question.values.length > 0 ? LEAST_SHARE_OF_VALUE : share < WHOLE ? LEAST_SHARE : LEAST_SHARE_OF_WHOLE;
    if (share < HELD_SHARE || (bestOfTable.get(tableOf(anchor)) as number) < best * least) return [];
    // Words of the headings do not distinguish this row from its neighbours.
    const own = [...key].filter((term) => !around.has(term));
    const named = termsIn(row.cells[0] ?? '', languages[at] as string, question, { withMinor: true });
    for (const term of named) if (!key.has(term) && own.length > 0) own.push(term);
    return own.length === 0 ? [] : [{ anchor, table: tableOf(anchor), share: shareOf(own, question) }];
  });
  const top = named.toSorted((a, b) => b.share - a.share || b.anchor.value - a.anchor.value)[0];
  if (!top) return [];
  const rows = named.filter(({ table, share }) => table === top.table && share >= top.share * 0.9);
  return rows
    .map(({ anchor }) => anchor)
    .toSorted((a, b) => a.sentence.start - b.sentence.start)
    .slice(0, MAX_ROWS);
}
