import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { assembleBlocks } from '../../../../api/extract/segments/assemble-blocks.ts';
import { cutSegments } from '../../../../api/extract/segments/segments.ts';
import { toMarkdown, toPlainText } from '../../../../api/extract/segments/write-text.ts';

function blocksOf(html: string) {
  const tree = parseHtml(html);
  return assembleBlocks(tree, cutSegments(tree));
}

const numbersOf = (html: string) => blocksOf(html).flatMap(({ kind, start }) => (kind === 'list' ? [start ?? 1] : []));

describe('assembleBlocks', () => {
  const PLANS =
    '<table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><td>Priority support</td><td>–</td><td>✓</td></tr>' +
    '<tr><td>Seats</td><td></td><td>5 <b>people</b></td></tr></table>';

  it('keeps cells that hold a sign alone, and empty ones in their place', () => {
    const [table] = blocksOf(PLANS);
    expect(table?.rows).toEqual([
      ['', 'Basic', 'Pro'],
      ['Priority support', '–', '✓'],
      ['Seats', '', '5 people'],
    ]);
  });

  it('writes a line a row, with a dash for an empty cell of a column that has a name', () => {
    const blocks = blocksOf(PLANS);
    expect(blocks[0]?.text).toBe('Basic | Pro\nPriority support | – | ✓\nSeats | – | 5 people');
    expect(toPlainText(blocks)).toBe('Basic Pro\nPriority support – ✓\nSeats 5 people');
  });

  it('writes a cell outside of any row as a paragraph', () => {
    const blocks = blocksOf(PLANS.replace('</table>', '<td>Prices without tax</td></table>'));
    expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph']);
    expect(blocks[1]?.text).toBe('Prices without tax');
  });

  it('counts on in a list that code or another list interrupts, and from where it starts', () => {
    const steps = '<ol><li>Open it<pre>npm start</pre></li><li>Choose<ol><li>one</li></ol></li><li>Confirm</li></ol>';
    expect(numbersOf(steps)).toEqual([1, 2, 1, 3]);
    expect(toMarkdown(blocksOf(steps))).toContain('3. Confirm');
    expect(numbersOf('<ol start="4"><li>Then rinse</li><li>Dry</li></ol>')).toEqual([4]);
  });

  it('keeps each item of a list on a line of its own, also of lists inside of lists and cells', () => {
    const list =
      '<ul><li>salt</li><li><p>two</p><p>eggs</p></li><li>oil<ol><li>of olives</li><li>or nuts</li></ol></li></ul>';
    const lines = blocksOf(list).flatMap(({ text }) => text.split('\n'));
    expect(lines).toEqual(['salt', 'two eggs', 'oil', 'of olives', 'or nuts']);
    const cell = `<table><tr><td>Needed</td><td><ul><li>salt</li><li>oil</li></ul></td></tr><tr><td>Time</td><td>1 h</td></tr></table>`;
    expect(blocksOf(cell).map(({ text }) => text)).toEqual(['Needed', 'salt\noil', 'Time | 1 h']);
  });

  it('makes the summary of a folded answer a heading below the one above, but not a long one', () => {
    const folded = (summary: string) => `<details><summary>${summary}</summary><p>Call 101.</p></details>`;
    const levels = (html: string) =>
      blocksOf(html).map(({ kind, level, text }) => [kind === 'heading' ? level : 0, text]);
    expect(
      levels(`<h2>Lost cards</h2>${folded('<span>Who has</span> <b>to know?</b>')}${folded('Is it free?')}`),
    ).toEqual([
      [2, 'Lost cards'],
      [3, 'Who has to know?'],
      [0, 'Call 101.'],
      [3, 'Is it free?'],
      [0, 'Call 101.'],
    ]);
    expect(levels(folded('Terms and conditions. '.repeat(20)))[0]?.[0]).toBe(0);
  });

  const marks = (html: string) =>
    blocksOf(html).map(({ text, definition = 0, isTerm = false }) => [text, definition, isTerm]);

  it('marks the terms of lists of definitions, and how deep a block is among them', () => {
    const list =
      '<p>Options.</p><dl><dt>-q</dt><dt>--quiet</dt><dd><p>Say less.</p><dl><dt>twice</dt><dd>Say nothing.</dd></dl>' +
      '<p>Errors stay.</p></dd></dl><p>That is all.</p>';
    expect(marks(list)).toEqual([
      ['Options.', 0, false],
      ['-q', 1, true],
      ['--quiet', 1, true],
      ['Say less.', 1, false],
      ['twice', 2, true],
      ['Say nothing.', 2, false],
      ['Errors stay.', 1, false],
      ['That is all.', 0, false],
    ]);
  });

  it('takes the first paragraph of rows of one cell for terms, not that of a page laid out by a table', () => {
    const row = (name: string) => `<tr><td><p>${name} ( text ) → text</p><p>Changes its letters.</p></td></tr>`;
    const table = `<table>${row('lower')}${row('upper')}${row('initcap')}</table>`;
    expect(marks(table).map(([, , isTerm]) => isTerm)).toEqual([true, false, true, false, true, false]);
    const layout = '<table><tr><td><p>Welcome to the shop</p><p>We sell tea.</p></td></tr></table>';
    expect(marks(layout).some(([, , isTerm]) => isTerm)).toBe(false);
  });
});
