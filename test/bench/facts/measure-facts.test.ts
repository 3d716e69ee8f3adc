// The bench of facts on a page of its own: that it runs, counts and prints its table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractPage } from '../../../api/extract/extract-page.ts';
import { factsTable, lostFacts, measureFacts } from '../../../bench/facts/measure-facts.mjs';
import { readPages } from '../../../bench/facts/read-pages.mjs';

const MAIN = `<h1>Kettles</h1><p>We make kettles by hand in a small workshop by the river, one at a time, and test each for two hours.</p>
  <table><tr><td>Small kettle</td><td>€40</td></tr><tr><td>Large kettle</td><td>€55</td></tr></table>
  <p>The workshop is open from 9:00 to 17:00 on every day of the week but Monday, and you can watch us at work.</p>`;
const HTML = `<!doctype html><html lang="en"><head><title>Kettles</title></head><body><nav><a href="/">Start</a></nav><main>${MAIN}</main></body></html>`;

const LIST = `source made .
part dev

page kettles.html
main main
heading Kettles
row Small kettle | €40
money Large kettle | €55
hours 9:00 to 17:00
phone 01706 555 0142
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  writeFileSync(join(folder, 'kettles.txt'), LIST);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const measure = () =>
  measureFacts(readPages(folder), {
    extractors: {
      ours: (html: string, url: string) => extractPage(html, { url }),
      nothing: () => ({ title: '', text: '' }),
    },
    readHtml: () => HTML,
    mainText: () => MAIN.replace(/<[^>]*>/g, ' '),
  });

describe('the bench of facts', () => {
  it('prints the share of facts kept, by kind, and the means of words', async () => {
    const [head, names, ...lines] = factsTable(await measure(), 'dev');
    expect(head).toContain('looked at: 1 pages');
    expect(names).toMatch(/^kind +facts +ours +nothing$/);
    expect(lines.map((line: string) => line.split(/ +/).join(' '))).toEqual([
      'money 1 100.0 0.0',
      'phone 1 0.0 0.0',
      'hours 1 100.0 0.0',
      'heading 1 100.0 0.0',
      'row 1 100.0 0.0',
      'all 5 80.0 0.0',
      'precision, words 1.000 0.000',
      'recall, words 1.000 0.000',
      'f1, words 1.000 0.000',
    ]);
    expect(factsTable(await measure(), 'held')).toEqual([]);
  });

  it('lists what was lost', async () => {
    expect(lostFacts(await measure(), 1)).toEqual([
      '\n. kettles.html: precision 1.00, recall 1.00',
      '  lost phone: 01706 555 0142',
    ]);
  });

  it('names the line of a fact of no known kind', () => {
    writeFileSync(join(folder, 'wrong.txt'), 'page a.html\nprize €40\n');
    expect(() => readPages(folder)).toThrow('wrong.txt:2: no kind of fact is named "prize"');
    rmSync(join(folder, 'wrong.txt'));
  });
});
