// The sentences of an answer as Markdown: paragraphs, lists, tables and code, each with the number of its source.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import type { TableRow } from '../../text/structure/table-row.ts';
import type { ExtractedSentence } from './read-answer.ts';

/**
 * Lines of one source that are shown together: `head` as lines of a table below it, `text` as one paragraph. `alone`: how the first row of
 * a table is shown without a second one.
 */
type Block = {
  number: number;
  form: 'text' | 'facts' | 'table' | 'lines' | 'code';
  head: string;
  lines: string[];
  alone?: string;
};

/**
 * Sentences of one source that follow each other make a paragraph; three paragraphs and more make a list after the first. Rows of
 * one table make a table below its header, or, without one, a list of facts. `lang`: their language, where it is known.
 */
export function layOut(sentences: readonly ExtractedSentence[], lang = ''): string {
  const blocks: Block[] = [];
  let lastLabel: string | undefined;
  for (const { text, number, row, form: shape, label } of sentences) {
    const last = blocks.at(-1);
    // A table below its label is not that above it: hours in summer and in winter.
    const isNamedAnew = label !== undefined && label !== lastLabel;
    lastLabel = label ?? lastLabel;
    if (shape) {
      blocks.push({ number, form: shape, head: '', lines: shape === 'code' ? [text] : linesOf(text, number) });
      continue;
    }
    const head = row?.header ? tableHead(row.header) : '';
    const form = head !== '' ? 'table' : row ? 'facts' : 'text';
    // On a line of its own: a citation is compared with the text of its line, and the label is not in the source's sentence.
    const named = label ? `**${escapeMarkdown(label)}**` : '';
    const line = row ? rowText(row, number, lang) : `${escapeMarkdown(text.replace(/\s+/g, ' ').trim())} [${number}]`;
    const goesOn = last?.number === number && last.form === form && last.head === head;
    if (last && goesOn && (form !== 'text' ? !isNamedAnew : last.lines.length < 3 && !label)) last.lines.push(line);
    else if (form !== 'text') {
      if (named) blocks.push({ number, form: 'text', head: '', lines: [named] });
      blocks.push({
        number,
        form,
        head,
        lines: [line],
        ...(row?.header ? { alone: rowAlone(row, number, lang) } : {}),
      });
    } else blocks.push({ number, form, head, lines: [named ? `${named}\n${line}` : line] });
  }
  const isPlain = ({ lines, form }: Block) => form === 'text' || (form === 'facts' && lines.length === 1);
  const [first = '', ...rest] = blocks.map(blockText);
  return rest.length > 1 && blocks.every(isPlain)
    ? `${first}\n\n${rest.map((line) => `- ${line}`).join('\n')}`
    : [first, ...rest].join('\n\n');
}

/** The items of a list, the last with the number of their source. */
function linesOf(text: string, number: number): string[] {
  const lines = text.split('\n').map((line) => escapeMarkdown(line.trim()));
  return lines.map((line, at) => (at === lines.length - 1 ? `${line} [${number}]` : line));
}

/** An item with its number, escaped. */
const STEP = /^\d{1,3}\\?[.)] /;

function blockText({ form, head, lines, number, alone }: Block): string {
  if (form === 'table' && alone && lines.length === 1) return alone;
  if (form === 'table') return [head, ...lines.map((line) => `| ${line} |`)].join('\n');
  if (form === 'code') return `${fence(lines.join('\n'))}\n\n[${number}]`;
  if (form === 'lines') return lines.map((line) => (STEP.test(line) ? line.replace('\\', '') : `- ${line}`)).join('\n');
  return form === 'facts' && lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join(' ');
}

/** Code between fences longer than any run of backticks in it. */
function fence(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}\n${code}\n${marks}`;
}

function tableHead(header: readonly string[]): string {
  return `| ${header.map(escapeMarkdown).join(' | ')} |\n|${' --- |'.repeat(header.length)}`;
}

/**
 * The cells of a row below its header, cited in the first cell, which wraps: in the last one the number would make the table wider than a
 * phone. Without a header the first cell is the label of the others.
 */
function rowText({ cells, header }: TableRow, number: number, lang: string): string {
  const [name = '', ...values] = cells.map(escapeMarkdown);
  return header === null
    ? `${joinLabel(name, values.join(' · '), lang)} [${number}]`
    : [`${name} [${number}]`.trim(), ...values].join(' | ');
}

/** One row below its name, a line a column: a table of one row hides its last columns on a phone. */
function rowAlone({ cells, header }: TableRow, number: number, lang: string): string {
  const [name = '', ...values] = cells.map(escapeMarkdown);
  const columns = (header ?? []).slice(1).map(escapeMarkdown);
  const lines = values.map((value, at) => `- ${columns[at] ? joinLabel(columns[at], value, lang) : value}`);
  return `**${name}**\n${lines.join('\n')} [${number}]`;
}

/** Text of a page with Markdown markup escaped. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\\`*_[\]<>|~$]/g, '\\$&')
      .replace(/^(\s*)([#+-])/, '$1\\$2')
      // Only before a space is a number with a point the beginning of a list.
      .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2')
  );
}
