// The bounds of an artifact's data, and how its fields are checked.

/** Bounds of an artifact's data: more is not legible in a chat, and a log has to keep it. */
export const ARTIFACT_LIMITS = {
  /** Characters of a title, a column's name, a label or a unit. */
  titleChars: 200,
  /** Characters of a cell. */
  cellChars: 500,
  /** Series of a chart; more are a table. */
  series: 4,
  /** Labels of a chart, and values of each series. */
  points: 200,
  columns: 12,
  rows: 200,
  /** Steps of a plan, and characters of one. */
  todos: 20,
  todoChars: 200,
  /** Characters of a file's name and of its content: a call's arguments have 16,000 in all, as JSON. */
  fileNameChars: 100,
  fileChars: 12_000,
} as const;

export const textProblem = (field: string, max: number) =>
  `${field} must be text of at most ${max} characters, not blank.`;

export function isText(value: unknown, max: number, min = 1): value is string {
  return typeof value === 'string' && value.length <= max && value.trim().length >= min;
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

export function isList(value: unknown, max: number): value is unknown[] {
  return Array.isArray(value) && value.length >= 1 && value.length <= max;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
