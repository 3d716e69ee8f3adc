// Markdown as a document: headings, lists, code, quotes, tables and paragraphs by the lines that begin them (CommonMark's
// blocks, without their nesting), and the front matter that site generators read. Its links are shown as their text.

import { toIsoDate } from '../../extract/metadata/iso-date.ts';
import type { ContentBlock } from '../../extract/segments/assemble-blocks.ts';
import type { ParsedPage, ParseTask } from '../parsed-page.ts';
import { finishDocument } from './finish-document.ts';

/** Never fails: anything without markup is text. */
export function readMarkdown(text: string, task: ParseTask, charset: string): ParsedPage {
  const { facts, body } = splitFrontMatter(text.replace(/\r\n?/g, '\n'));
  const blocks = toBlocks(body.split('\n'));
  const first = blocks.find((block) => block.kind === 'heading') ?? blocks[0];
  return finishDocument(
    {
      title: facts.title || first?.text.split('\n', 1)[0] || '',
      byline: facts.author || null,
      publishedAt: toIsoDate(facts.date ?? '') ?? toIsoDate(facts.published ?? ''),
      modifiedAt: toIsoDate(facts.updated ?? '') ?? toIsoDate(facts.lastmod ?? ''),
      lang: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(facts.lang ?? '') ? (facts.lang ?? null) : null,
      description: facts.description || null,
    },
    blocks,
    { maxChars: task.maxChars, charset },
  );
}

/** The `key: value` lines between two `---` at the very top. */
function splitFrontMatter(text: string): { facts: Partial<Record<string, string>>; body: string } {
  const facts: Partial<Record<string, string>> = {};
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : -1;
  if (end === -1 || end > 20_000) return { facts, body: text };
  for (const line of text.slice(4, end).split('\n')) {
    const [, key = '', value = ''] = /^([a-z_]{1,40}):(.*)$/is.exec(line) ?? [];
    if (key !== '') facts[key.toLowerCase()] ??= value.trim().replace(/^(["'])(.*)\1$/, '$2');
  }
  return { facts, body: text.slice(end + 4).replace(/^[^\n]*\n?/, '') };
}

const ITEM = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+/;

function toBlocks(lines: readonly string[]): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let open: ContentBlock | null = null;
  const add = (block: ContentBlock): void => {
    blocks.push(block);
    open = block;
  };
  const extend = (kind: ContentBlock['kind'], line: string, separator: string): void => {
    if (open?.kind === kind) open.text += separator + line;
    else add({ kind, text: line });
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const fence = /^\s{0,3}(```+|~~~+)/.exec(line)?.[1];
    if (fence !== undefined) {
      const code: string[] = [];
      for (index++; index < lines.length && !(lines[index] ?? '').trimStart().startsWith(fence); index++) {
        code.push(lines[index] ?? '');
      }
      if (code.join('').trim() !== '') blocks.push({ kind: 'code', text: code.join('\n') });
      open = null;
      continue;
    }
    const trimmed = line.trim();
    const heading = /^\s{0,3}(#{1,6})\s(.*)$/s.exec(line);
    if (trimmed === '' || /^(?:[-*_]\s*){3,}$/.test(trimmed.slice(0, 200))) {
      if (/^-+$|^=+$/.test(trimmed) && isSetext(open)) promote(open, trimmed);
      open = null;
    } else if (/^=+$/.test(trimmed) && isSetext(open)) {
      promote(open, trimmed);
      open = null;
    } else if (heading !== null) {
      const title = plain((heading[2] ?? '').replace(/\s#+\s*$/, ''));
      if (title !== '') blocks.push({ kind: 'heading', level: (heading[1] ?? '#').length, text: title });
      open = null;
    } else if (ITEM.test(line)) {
      const item = plain(trimmed.replace(ITEM, '').replace(/^\[[ x]\]\s+/i, ''));
      const number = Number.parseInt(ITEM.exec(line)?.[1] ?? '', 10);
      const isOrdered = !Number.isNaN(number);
      if (item === '') continue;
      if (isListOf(open, isOrdered)) extend('list', item, '\n');
      else
        add({
          kind: 'list',
          text: item,
          ...(isOrdered ? { ordered: true, ...(number === 1 ? {} : { start: number }) } : {}),
        });
    } else if (trimmed.startsWith('>')) {
      extend('quote', plain(trimmed.replace(/^(?:>\s?)+/, '')), ' ');
    } else if (trimmed.startsWith('|') && trimmed.length > 1) {
      addRow(trimmed);
    } else if (isKind(open, 'list') && /^\s/.test(line)) {
      extend('list', plain(trimmed), ' ');
    } else extend('paragraph', plain(trimmed), ' ');
  }
  return blocks.filter((block) => block.text.trim() !== '');

  function addRow(line: string): void {
    const cells = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => plain(cell.trim()));
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
    const row = cells.join(' | ');
    if (open?.kind === 'table') {
      open.rows?.push(cells);
      open.text += `\n${row}`;
    } else add({ kind: 'table', text: row, rows: [cells] });
  }
}

function isKind(block: ContentBlock | null, kind: ContentBlock['kind']): boolean {
  return block?.kind === kind;
}

function isListOf(block: ContentBlock | null, isOrdered: boolean): boolean {
  return block?.kind === 'list' && (block.ordered ?? false) === isOrdered;
}

/** A line of dashes makes only a short paragraph a heading. */
function isSetext(block: ContentBlock | null): block is ContentBlock {
  return block?.kind === 'paragraph' && block.text.length <= 200;
}

function promote(block: ContentBlock, underline: string): void {
  block.kind = 'heading';
  block.level = underline.startsWith('=') ? 1 : 2;
}

/** A line without markup: links and pictures as their text, emphasis and code as their words, tags removed. */
function plain(line: string): string {
  return line
    .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,2000}(?:\s+"[^"]{0,500}")?\)/g, '$1')
    .replace(/!?\[([^\][]{0,500})\]\[[^\][]{0,200}\]/g, '$1')
    .replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, '')
    .replace(/(\*\*|__|~~|`{1,3})(?=\S)([^*_~`]{1,1000})\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]{1,500})[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/\\([\\`*_{}[\]()#+.!|>~-])/g, '$1')
    .trim();
}
