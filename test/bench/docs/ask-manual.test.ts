// The bench of manuals on three pages of its own: that it crawls, asks, judges and writes the line of its table.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askManual, crawlFolder, MANUAL_HEAD } from '../../../bench/docs/ask-manual.ts';

const PAGES = {
  'descaling.html': [
    'Descaling',
    'A kettle is descaled once in every quarter, with forty grams of citric acid for a litre of water.',
  ],
  'returns.html': [
    'Returns',
    'You can return a kettle within forty days of delivery. The parcel back costs four euros.',
  ],
  'courses.html': [
    'Courses',
    'The course on tea begins on the first Sunday of each month at ten and lasts three hours.',
  ],
  'unlisted.html': ['Draft', 'This page is not listed and must not be crawled.'],
};

const QUESTIONS = [
  '# language, question, pages, words',
  'en\thow do i descale a kettle\tdescaling\tcitric acid',
  'en\twhen does the tea course begin\tcourses\tfirst sunday & 10:30',
  'en\twho won the football match yesterday\t-\trefuse',
].join('\n');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manual-'));
  for (const [file, [title, text]] of Object.entries(PAGES))
    writeFileSync(
      join(folder, file),
      `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${text}</p></main></html>`,
    );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the bench of manuals', () => {
  it('crawls the listed pages, asks the questions and counts', async () => {
    const { index, failedCount } = await crawlFolder(folder, /^(?!unlisted).*\.html$/, join(folder, 'manual.db'));
    expect(failedCount).toBe(0);
    const { line, asked } = await askManual(index, QUESTIONS);
    expect(asked.map(({ place, verdict }) => `${place} ${verdict}`)).toEqual(['1 right', '1 partly', '0 right']);
    expect(asked[0]?.text).toContain('citric acid');
    expect(line).toBe('3 | 67 | 67 | 67 | 33 | 0 | 0 | 33 | 33 |');
    expect(MANUAL_HEAD.split('\n')[0]?.split('|')).toHaveLength(`| manual | ${line}`.split('|').length);
  });
});
