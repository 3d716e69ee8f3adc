// Reads tables of hours: the days of a week, with a column for each season, a way of contact, a half of the day or a place; or places, with a
// column for each day.
import { findConcepts } from '../../../../text/concepts/find-concepts.ts';
import { packOf } from '../../../../text/languages.ts';
import { CELL_BORDER, isTableHeader } from '../../../../text/structure/table-row.ts';
import { findValues } from '../../values/answer-values.ts';
import { daysIn } from '../../values/hours/hour-items.ts';
import { type OpeningHours, readOpeningHours, type Span } from '../../values/hours/read-hours.ts';
import { type Season, seasonIn } from '../../values/hours/season.ts';

/** Hours that a table states. */
export type TableHours = {
  /** The days and hours, a line each. */
  readonly text: string;
  /** What is read from the text, where lines of it are of several places. */
  readonly hours?: OpeningHours;
  /** The place whose hours they are, as the table names it; `''`: those of all of its places. */
  readonly place?: string;
  /** The row that states them; the whole table if left out. */
  readonly row?: string;
  readonly season?: Season;
  readonly seasonName?: string;
};

type Asked = { readonly passage: string; readonly lang: string; readonly isContactAsked: boolean };
/** `names`: of the columns, as many as the cells of a row. */
type Table = { readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Columns of days that make a table one of hours. */
const MIN_COLUMNS = 2;

/**
 * The hours of a table, those of all places first. None for another table. `isContactAsked`: the hours in which somebody answers the
 * telephone are asked for.
 */
export function hoursOfTable(lines: readonly string[], asked: Asked): TableHours[] {
  const table = readTable(lines, asked.passage);
  const seasons = columnsOfSeasons(table, asked.lang);
  if (seasons.length > 0) return seasons;
  // What something costs by day and hour.
  if (table.rows.some(([, ...cells]) => cells.some((cell) => findValues(cell, asked.lang, 'money').length > 0)))
    return [];
  const days = table.rows.filter(([name = '']) => daysIn(name, asked.lang).size > 0);
  // Exceptions may follow the days of the week: "Public holidays".
  const isOfDays = days.length > table.rows.length / 2;
  return isOfDays ? rowsOfDays({ ...table, rows: days }, asked) : columnsOfDays(table, asked.lang);
}

function readTable(lines: readonly string[], passage: string): Table {
  const isHeader = (line: string) => isTableHeader(passage, line);
  const rows = lines.filter((line) => !isHeader(line)).map((line) => line.split(CELL_BORDER));
  const names = lines.find(isHeader)?.split(CELL_BORDER) ?? [];
  // The corner of a table may be no cell of its header.
  const missing = Math.max(0, (rows[0]?.length ?? 0) - names.length);
  return { names: [...Array<string>(missing).fill(''), ...names], rows };
}

/** A table of days with a column for each season, "Day | Summer | Winter", as the days with the hours of each column. */
function columnsOfSeasons({ names, rows }: Table, lang: string): TableHours[] {
  return names.flatMap((name, at) => {
    const season = at > 0 ? seasonIn(name, lang) : null;
    const text = rows.map((cells) => `${cells[0] ?? ''} ${cells[at] ?? ''}`).join('\n');
    return season ? [{ text, season, seasonName: name.trim() }] : [];
  });
}

/** A table with a row for each day; of its columns those of a way of contact ("Phone"), or the others, which may be of a place each. */
function rowsOfDays({ names, rows }: Table, { lang, isContactAsked }: Asked): TableHours[] {
  const isOfContact = names.map((name) => findConcepts(name, lang).has('contact'));
  const wanted = isContactAsked && isOfContact.includes(true);
  const columns = (rows[0] ?? []).map((_, at) => at).filter((at) => at > 0 && (isOfContact[at] ?? wanted) === wanted);
  const textOf = (of: readonly number[]) =>
    rows.map((cells) => [cells[0], ...of.map((at) => hoursOf(cells[at], lang))].join(' ')).join('\n');
  const places = columns.map((at) => {
    const text = textOf([at]);
    return { text, hours: readOpeningHours(text, lang), place: names[at] ?? '' };
  });
  // Morning and afternoon are no places: their hours follow each other.
  if (!places.some((one, at) => places.some((other, n) => n > at && overlaps(one.hours, other.hours))))
    return [{ text: textOf(columns) }];
  return [ofAll(places), ...places];
}

/** A table with a row for each place and a column for each day: "Place | Mon–Fri | Saturday". */
function columnsOfDays({ names, rows }: Table, lang: string): TableHours[] {
  const columns = names.map((_, at) => at).filter((at) => at > 0 && daysIn(names[at] ?? '', lang).size > 0);
  if (columns.length < MIN_COLUMNS) return [];
  const places = rows.map((cells) => {
    const text = columns.map((at) => `${names[at]} ${hoursOf(cells[at], lang)}`).join('\n');
    return { text, hours: readOpeningHours(text, lang), place: cells[0] ?? '', row: cells.join(CELL_BORDER) };
  });
  const stated = places.filter(({ hours }) => hours.size > 0);
  return stated.length === 0 ? [] : [ofAll(stated), ...stated];
}

/** A dash in place of hours says that it is closed. */
function hoursOf(cell: string | undefined, lang: string): string {
  const [closed = ''] = packOf(lang)?.opening?.closed.split('|') ?? [];
  return /^[-–—]$/.test(cell ?? '') ? closed : (cell ?? '');
}

function ofAll(places: readonly Required<Pick<TableHours, 'text' | 'hours' | 'place'>>[]): TableHours {
  const hours = new Map<number, Span[]>();
  for (const place of places)
    for (const [day, spans] of place.hours) hours.set(day, [...(hours.get(day) ?? []), ...spans]);
  return { text: places.map(({ text, place }) => `${place}\n${text}`).join('\n'), hours, place: '' };
}

/** Whether hours of one day are at the same time. */
function overlaps(one: OpeningHours, other: OpeningHours): boolean {
  return [...one].some(([day, spans]) =>
    spans.some(([from, to]) => other.get(day)?.some(([start, end]) => start < to && end > from)),
  );
}
