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

  it('writes the cells that are not empty, a line a row', () => {
    const blocks = blocksOf(PLANS);
    expect(blocks[0]?.text).toBe('Basic | Pro\nPriority support | – | ✓\nSeats | 5 people');
    expect(toPlainText(blocks)).toBe('Basic Pro\nPriority support – ✓\nSeats 5 people');
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
});
