// A chart or a table as rows and columns: what the data table shows, and what is copied and downloaded. Pure.
import { ARTIFACT_LIMITS } from '../../../protocol/content/artifact-limits.ts';
import {
  type Artifact,
  type ChartArtifact,
  readArtifact,
  type TableArtifact,
} from '../../../protocol/content/artifacts.ts';

/** The values of a chart: a row for each label, a column for each series. */
export function chartTable({ title, data: { labels, series } }: ChartArtifact): TableArtifact {
  return {
    type: 'table',
    title,
    columns: ['', ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
  };
}

/** An artifact that can be drawn: a chart with more series than can be distinguished is a table. Null: none of these. */
export function drawable(value: unknown): Artifact | null {
  const artifact = readArtifact(value);
  if (artifact) return artifact;
  const { type, title, data } = (value ?? {}) as { type?: unknown; title?: unknown; data?: unknown };
  const { labels, series } = (data ?? {}) as { labels?: unknown; series?: unknown };
  if (type !== 'chart' || !Array.isArray(labels) || !Array.isArray(series)) return null;
  if (series.length <= ARTIFACT_LIMITS.series) return null;
  if (!series.every((one) => Array.isArray(one?.values) && one.values.length === labels.length)) return null;
  return readArtifact(chartTable({ title, data: { labels, series } } as ChartArtifact));
}

/** True for a column of numbers: it is at the end of its cells. */
export function isNumeric(rows: TableArtifact['rows'], column: number): boolean {
  const cells = rows.map((row) => row[column]).filter((cell) => cell !== null);
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number');
}

/**
 * RFC 4180, with a mark for Excel that it is UTF-8. Text that a spreadsheet would run as a formula gets an apostrophe before it
 * (OWASP, "CSV Injection").
 */
export function toCsv({ columns, rows }: TableArtifact): string {
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Columns separated by tabs, as spreadsheets and documents take them from the clipboard. */
export function toTabs({ columns, rows }: TableArtifact): string {
  const cell = (value: string | number | null) => (value === null ? '' : String(value).replace(/[\t\r\n]+/g, ' '));
  return [columns, ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}
