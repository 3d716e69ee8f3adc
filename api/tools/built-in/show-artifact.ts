// `show_chart`, `show_table` and `show_file`: results that deserve more than a sentence. The data is checked; what fits is an
// artifact, and the same in words for history, export and screen readers.
import {
  ARTIFACT_LIMITS,
  type ChartArtifact,
  FILE_TYPES,
  type FileArtifact,
  problemOfArtifact,
  type TableArtifact,
} from '../../../protocol/index.ts';
import { labelsFor } from '../labels.ts';
import type { JsonSchema, Tool, ToolOutcome } from '../tool.ts';

const LIMITS = ARTIFACT_LIMITS;
const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
const title = text(LIMITS.titleChars);

function toTool(name: string, description: string, parameters: JsonSchema, toArtifact: ToArtifact): Tool {
  return {
    name,
    description,
    parameters: { type: 'object', ...parameters, additionalProperties: false },
    idempotent: true,
    readOnly: true,
    // A group closes when the answer begins: what was made for the visitor would be hidden in it.
    display: 'content',
    timeoutMs: 5_000,
    label: (input, lang) => {
      const labels = labelsFor(lang);
      const shown = input.title ?? input.name;
      return typeof shown === 'string' && shown.trim() !== '' ? shown.trim() : labels.table;
    },
    run: async (input) => toOutcome(toArtifact(input)),
  };
}

type Shown = ChartArtifact | TableArtifact | FileArtifact;
type ToArtifact = (input: Record<string, unknown>) => Shown;

/** The data is the model's own words: nothing comes in from outside. */
function toOutcome(artifact: Shown): ToolOutcome {
  const problem = problemOfArtifact(artifact);
  if (problem !== null) return { status: 'error', trust: 'owner', text: `Error: ${problem}` };
  return { status: 'success', trust: 'owner', text: artifactText(artifact), artifact };
}

const showChart = toTool(
  'show_chart',
  `Draws a bar or line chart for the visitor, where you call it. At most ${LIMITS.series} series; more are shown as a table. Only figures that you were given or found.`,
  {
    required: ['kind', 'title', 'labels', 'series'],
    properties: {
      kind: { enum: ['bar', 'line'] },
      title,
      unit: text(LIMITS.titleChars),
      labels: { type: 'array', items: title, minItems: 1, maxItems: LIMITS.points },
      series: {
        type: 'array',
        minItems: 1,
        // One column of a table is for the labels.
        maxItems: LIMITS.columns - 1,
        items: {
          type: 'object',
          required: ['name', 'values'],
          properties: {
            name: title,
            values: { type: 'array', items: { type: ['number', 'null'] }, maxItems: LIMITS.points },
          },
          additionalProperties: false,
        },
      },
    },
  },
  (input) => {
    const { kind, title, unit, labels, series } = input as ChartArtifact & ChartArtifact['data'];
    const chart = { type: 'chart' as const, kind, title, ...(unit ? { unit } : {}), data: { labels, series } };
    return series.length <= LIMITS.series ? chart : toTable(chart);
  },
);

/** The figures of a chart as a table: a row for each label. */
export function toTable({ title, unit, data: { labels, series } }: ChartArtifact): TableArtifact {
  return {
    type: 'table',
    title: unit ? `${title} (${unit})`.slice(0, LIMITS.titleChars) : title,
    columns: ['', ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
  };
}

const showTable = toTool(
  'show_table',
  'Shows the visitor a table where you call it: comparisons, lists of many rows. The first column names its row. Short tables belong into the answer.',
  {
    required: ['columns', 'rows'],
    properties: {
      title,
      columns: { type: 'array', items: title, minItems: 1, maxItems: LIMITS.columns },
      rows: {
        type: 'array',
        maxItems: LIMITS.rows,
        items: { type: 'array', items: { type: ['string', 'number', 'null'] }, maxItems: LIMITS.columns },
      },
    },
  },
  (input) => ({ type: 'table', ...input }) as TableArtifact,
);

const showFile = toTool(
  'show_file',
  'Gives the visitor a text to download, such as a summary or a CSV of figures.',
  {
    required: ['name', 'content'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: LIMITS.fileNameChars },
      content_type: { enum: [...FILE_TYPES] },
      content: { type: 'string', minLength: 1, maxLength: LIMITS.fileChars },
    },
  },
  (input) => {
    const { name, content_type = 'text/plain', content } = input as Omit<FileArtifact, 'type' | 'size'>;
    return { type: 'file', name, content_type, content, size: Buffer.byteLength(content) };
  },
);

export const SHOW_TOOLS: readonly Tool[] = [showChart, showTable, showFile];

/** An artifact in words. */
function artifactText(artifact: Shown): string {
  if (artifact.type === 'file') return `${artifact.name}, ${artifact.size} bytes:\n${artifact.content}`;
  const { title = '', columns, rows } = artifact.type === 'table' ? artifact : toTable(artifact);
  const heads = columns.slice(1);
  const lines = rows.map(([head, ...cells]) => {
    const words = cells.map((cell, at) => `${heads[at] ? `${heads[at]} ` : ''}${cell ?? '–'}`);
    return `${head ?? '–'}${words.length > 0 ? `: ${words.join(', ')}` : ''}`;
  });
  const kind = artifact.type === 'chart' ? `${artifact.kind === 'bar' ? 'Bar' : 'Line'} chart` : 'Table';
  return [title === '' ? `${kind}:` : `${kind}: ${title}`, ...lines].join('\n');
}
