/** Writes blocks as plain text and as Markdown. `assemble-blocks.ts` builds the blocks. */
import type { ContentBlock } from './assemble-blocks.ts';

/** Plain text: one line or more for each block, nothing added to the words. */
export function toPlainText(blocks: readonly ContentBlock[]): string {
  return blocks
    .map((block) =>
      block.rows ? block.rows.map((row) => row.filter((cell) => cell !== '').join(' ')).join('\n') : block.text,
    )
    .join('\n');
}

/** GitHub-flavoured Markdown, an empty line between blocks. Characters that would read as markup are escaped. */
export function toMarkdown(blocks: readonly ContentBlock[]): string {
  return blocks.map(toMarkdownBlock).join('\n\n');
}

function toMarkdownBlock(block: ContentBlock): string {
  const lines = block.text.split('\n');
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level ?? 2)} ${escapeInline(block.text)}`;
    case 'list':
      return lines
        .map((line, i) => `${block.ordered ? `${(block.start ?? 1) + i}.` : '-'} ${escapeInline(line)}`)
        .join('\n');
    case 'quote':
      return lines.map((line) => `> ${escapeLine(line)}`).join('\n');
    case 'code':
      return fenced(block.text);
    case 'table':
      return toMarkdownTable(block.rows ?? []);
    case 'image':
      return `![${escapeInline(block.text)}]()`;
    case 'paragraph':
      return lines.map(escapeLine).join('  \n');
  }
}

/** A fence longer than any run of backticks inside. */
function fenced(code: string): string {
  let longest = 0;
  for (const run of code.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}\n${code}\n${fence}`;
}

function toMarkdownTable(rows: readonly string[][]): string {
  // Not by arguments of one call: a table may have more rows than a call may have arguments.
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  const line = (row: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, i) => escapeInline(row[i] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head ?? []), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n');
}

const escapeInline = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/** Escapes a line that begins like a heading, list item, quote or rule. */
function escapeLine(line: string): string {
  const inline = escapeInline(line);
  return inline.replace(/^(\s*)([#>+=~-]|\d{1,9}[.)])/, (_, space: string, mark: string) =>
    /^\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
  );
}
