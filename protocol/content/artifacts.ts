// What a step gives beside its text: charts, tables, files, plans. SPEC.md, AR rules. Does not know how they are drawn.
// The check is written out, without schemas: the widget has none.

import { isList, isNumber, isRecord, isText, textProblem } from './artifact-fields.ts';
import { ARTIFACT_LIMITS } from './artifact-limits.ts';
import { problemOfTodos, type TodosArtifact } from './todos.ts';

export { TODO_STATUSES, type Todo, type TodosArtifact } from './todos.ts';

const LIMITS = ARTIFACT_LIMITS;

/** Every series has one value for each label, in their order. Null: there is no value at that point. */
export type ChartArtifact = {
  type: 'chart';
  kind: 'bar' | 'line';
  title: string;
  unit?: string;
  data: { labels: string[]; series: { name: string; values: (number | null)[] }[] };
};

/** The first cell of a row is its head; every row has a cell for each column. Null: an empty cell. */
export type TableArtifact = {
  type: 'table';
  title?: string;
  columns: string[];
  rows: (string | number | null)[][];
};

/** Types of a file: none that a browser would run as a page. */
export const FILE_TYPES = ['text/plain', 'text/markdown', 'text/csv', 'application/json'] as const;
/** A text to be downloaded. `size`: bytes of the content as UTF-8. */
export type FileArtifact = {
  type: 'file';
  name: string;
  content_type: (typeof FILE_TYPES)[number];
  content: string;
  size: number;
};

export type Artifact = ChartArtifact | TableArtifact | FileArtifact | TodosArtifact;

/** The artifact if it is one of these types, whole and within the limits; null for every other value. */
export function readArtifact(value: unknown): Artifact | null {
  return isRecord(value) && problemOfArtifact(value) === null ? (value as Artifact) : null;
}

/** What is wrong with an artifact, in words that name the field; null when nothing is. Other fields are not judged. */
export function problemOfArtifact(value: Record<string, unknown>): string | null {
  const { type } = value;
  if (type === 'chart') return problemOfChart(value);
  if (type === 'table') return problemOfTable(value);
  if (type === 'file') return problemOfFile(value);
  if (type === 'todos') return problemOfTodos(value);
  return 'type must be one of: chart, table, file, todos.';
}

function problemOfChart({ kind, title, unit, data }: Record<string, unknown>): string | null {
  if (kind !== 'bar' && kind !== 'line') return 'kind must be one of: bar, line.';
  if (!isText(title, LIMITS.titleChars)) return textProblem('title', LIMITS.titleChars);
  if (unit !== undefined && !isText(unit, LIMITS.titleChars, 0)) return textProblem('unit', LIMITS.titleChars);
  const { labels, series } = isRecord(data) ? data : {};
  if (!isList(labels, LIMITS.points)) return `labels must be a list of 1 to ${LIMITS.points} texts.`;
  if (!labels.every((label) => isText(label, LIMITS.titleChars, 0)))
    return textProblem('Each label', LIMITS.titleChars);
  if (!isList(series, LIMITS.series)) {
    return `series must be a list of 1 to ${LIMITS.series}; show more as a table.`;
  }
  for (const [at, one] of series.entries()) {
    const { name, values } = isRecord(one) ? one : {};
    if (!isText(name, LIMITS.titleChars)) return textProblem(`series.${at}.name`, LIMITS.titleChars);
    if (!Array.isArray(values) || values.length !== labels.length) {
      return `series.${at}.values must have one value for each of the ${labels.length} labels.`;
    }
    const wrong = values.findIndex((one) => one !== null && !isNumber(one));
    if (wrong >= 0) return `series.${at}.values.${wrong} must be a number, or null where there is none.`;
  }
  return null;
}

function problemOfTable({ title, columns, rows }: Record<string, unknown>): string | null {
  if (title !== undefined && !isText(title, LIMITS.titleChars)) return textProblem('title', LIMITS.titleChars);
  if (!isList(columns, LIMITS.columns)) return `columns must be a list of 1 to ${LIMITS.columns} names.`;
  if (!columns.every((name) => isText(name, LIMITS.titleChars, 0)))
    return textProblem('Each column', LIMITS.titleChars);
  if (!Array.isArray(rows) || rows.length > LIMITS.rows) return `rows must be a list of at most ${LIMITS.rows}.`;
  for (const [at, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length !== columns.length) {
      return `rows.${at} must have one cell for each of the ${columns.length} columns.`;
    }
    const wrong = row.findIndex((cell) => cell !== null && !isNumber(cell) && !isText(cell, LIMITS.cellChars, 0));
    if (wrong >= 0)
      return `rows.${at}.${wrong} must be a number, null, or text of at most ${LIMITS.cellChars} characters.`;
  }
  return null;
}

function problemOfFile({ name, content_type, content, size }: Record<string, unknown>): string | null {
  if (!isText(name, LIMITS.fileNameChars)) return textProblem('name', LIMITS.fileNameChars);
  if (/[\\/:*?"<>|\p{Cc}]|^\./u.test(name))
    return 'name must be a plain file name, without a folder or any of \\ / : * ? " < > |.';
  if (!FILE_TYPES.some((type) => type === content_type))
    return `content_type must be one of: ${FILE_TYPES.join(', ')}.`;
  if (!isText(content, LIMITS.fileChars)) return textProblem('content', LIMITS.fileChars);
  return Number.isInteger(size) && (size as number) >= 0 ? null : 'size must be the bytes of the content.';
}
