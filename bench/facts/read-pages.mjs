/**
 * Reads the lists of facts in bench/facts/pages. A list names a source and its part, then for each page the selectors of its main
 * part and one fact a line: `kind text`. ` | ` in a fact separates parts that come one after another, ` / ` lines of code.
 */
import fs from 'node:fs';
import path from 'node:path';

/** Kinds of facts, in the order of the tables. */
export const KINDS = [
  'money',
  'percent',
  'phone',
  'address',
  'hours',
  'date',
  'heading',
  'row',
  'item',
  'code',
  'image',
];

/** All pages of all lists. @throws {Error} with file and line when a line is of no known kind. */
export function readPages(folder) {
  const pages = [];
  for (const name of fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()) {
    const lines = fs.readFileSync(path.join(folder, name), 'utf8').split('\n');
    let source = null;
    let part = '';
    let page = null;
    for (const [i, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const space = line.indexOf(' ');
      const key = line.slice(0, space);
      const text = line.slice(space + 1);
      if (key === 'source') source = readSource(text);
      else if (key === 'part') part = text.trim();
      else if (key === 'page') {
        page = { source, part, path: text.trim(), main: 'body', without: '', facts: [] };
        pages.push(page);
      } else if (key === 'main') page.main = text;
      else if (key === 'without') page.without = text;
      else if (KINDS.includes(key)) page.facts.push({ kind: key, text });
      else throw new Error(`bench/facts: ${name}:${i + 1}: no kind of fact is named "${key}"`);
    }
  }
  return pages;
}

function readSource(text) {
  const [kind, name, folder = ''] = text.trim().split(' ');
  return { kind, name, folder };
}
