// The bounds of an artifact's data.

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
