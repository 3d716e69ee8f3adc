// Two pages that say different things about the same: the answer says both, with the dates of the pages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { PassageIndex } from '../../../../../api/site-index/passage-index.ts';
import { askInTurn, indexFolder } from '../../../../helpers/ask-site.ts';
import { OWNER } from '../../../../helpers/scripted-run.ts';

type Page = { title: string; text: string; heading?: string; datedAt?: string; lang?: string };

async function ask(question: string, pages: readonly Page[]): Promise<string> {
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePages(
    OWNER.site,
    [...FURTHER, ...pages].map(({ title, text, heading = '', datedAt, lang = 'en' }, at) => ({
      url: `https://shop.example/${at}`,
      title,
      lang,
      datedAt,
      contentHash: '',
      fetchedAtMs: 0,
      passages: [{ heading: heading || title, text }],
    })),
  );
  return (await askInTurn(index, [question]))[0]?.text ?? '';
}

const FURTHER: Page[] = [
  { title: 'Lamps', text: 'We make lamps of brass and glass by hand. The shades come in four colours.' },
  { title: 'Workshop', text: 'Our workshop is in an old mill by the river, and visitors are welcome on Fridays.' },
];
const TERMS = 'Our warranty covers the socket and the wiring. The warranty on all lamps is two years from delivery.';
const FAQ = 'The warranty on our lamps is three years. Register the lamp within a month.';

describe('two pages that contradict each other', () => {
  test('of the same day have no dates: it is that of the whole site', async () => {
    const answer = await ask('how long is the warranty', [
      { title: 'Warranty terms', text: TERMS, datedAt: '2026-10-20' },
      { title: 'Questions', text: FAQ, datedAt: '2026-10-20' },
    ]);
    expect(answer).toContain('**Questions**');
    expect(answer).toContain('**Warranty terms**');
    expect(answer).not.toContain('2026');
  });

  test('are both said, the newer first, each with its date and its number', async () => {
    const answer = await ask('how long is the warranty', [
      { title: 'Warranty terms', text: TERMS, datedAt: '2025-03-01' },
      { title: 'Questions', text: FAQ, datedAt: '2026-10-20' },
    ]);
    const [newer, older] = ['three years', 'two years'].map((years) => answer.indexOf(years));
    expect(newer).toBeGreaterThanOrEqual(0);
    expect(older).toBeGreaterThan(newer as number);
    expect(answer).toContain('**Questions, Oct 20, 2026**');
    expect(answer).toContain('**Warranty terms, Mar 1, 2025**');
    expect(new Set(answer.match(/\[\d+\]/g)).size).toBe(2);
  });

  test('are dated by what their HTML says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-chat-contradiction-'));
    const write = (name: string, title: string, date: string, text: string) =>
      writeFileSync(
        join(folder, name),
        `<!doctype html><html lang="en"><title>${title}</title><meta property="article:modified_time" content="${date}">
<main><h1>${title}</h1><p>${text}</p></main></html>`,
      );
    const places = 'It takes place in our shop on Saturdays, and aprons are there for everybody.';
    write('a.html', 'Barista workshop', '2026-03-01', `The barista workshop costs €80 per person. ${places}`);
    write('b.html', 'Questions', '2026-10-05', `The barista workshop costs €95 per person. ${places}`);
    const index = await indexFolder(folder, 'https://shop.example', Date.parse('2026-11-24'));
    rmSync(folder, { recursive: true });
    const answer = (await askInTurn(index, ['how much is the barista workshop']))[0]?.text ?? '';
    expect(answer).toMatch(/\*\*Questions, Oct 5, 2026\*\*\s+.*€95.*\*\*Barista workshop, Mar 1, 2026\*\*\s+.*€80/s);
  });

  test('stay in the order of the search where one has no date', async () => {
    const answer = await ask('how long is the warranty', [
      { title: 'Warranty terms', text: TERMS },
      { title: 'Questions', text: FAQ, datedAt: '2026-10-20' },
    ]);
    expect(answer).toContain('two years');
    expect(answer).toContain('three years');
    expect(answer).toContain('**Warranty terms**');
  });

  test('do not where they say the same in other words', async () => {
    const answer = await ask('how long is the warranty', [
      { title: 'Warranty terms', text: TERMS },
      { title: 'Questions', text: 'The warranty on our lamps is 2 years.' },
    ]);
    expect(answer).not.toContain('2 years.');
  });

  test.each([
    ['another product', 'Lamp Junior', 'The warranty on the Lamp Junior is one year.'],
    ['a case', 'Questions', 'If you use the lamps in a café, the warranty is one year.'],
    ['a used product', 'Refurbished lamps', 'The warranty on these lamps is one year.'],
    ['a range around it', 'Questions', 'The warranty on our lamps is one to three years.'],
  ])('do not where one is about %s', async (_case, title, text) => {
    const answer = await ask('how long is the warranty', [
      { title: 'Warranty terms', text: TERMS },
      { title, text },
    ]);
    expect(answer).toContain('two years');
    expect(answer).not.toContain(text);
  });

  test('are found in prices and in other languages', async () => {
    const price = await ask('how much is gift wrapping', [
      { title: 'Orders', text: 'Gift wrapping costs €4.50 for a lamp. We tie it with a ribbon.' },
      { title: 'News', text: 'Gift wrapping now costs €6 for a lamp.', datedAt: '2026-09-01' },
    ]);
    expect(price).toContain('€4.50');
    expect(price).toContain('€6');
    const german = await ask('wie lange habt ihr garantie', [
      {
        title: 'Garantie',
        lang: 'de',
        text: 'Die Garantie auf alle Lampen beträgt zwei Jahre. Sie gilt in ganz Europa.',
      },
      { title: 'Häufige Fragen', lang: 'de', text: 'Die Garantie auf unsere Lampen beträgt 3 Jahre.' },
    ]);
    expect(german).toContain('zwei Jahre');
    expect(german).toContain('3 Jahre');
  });
});
