import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { SourceBook } from '../../../api/runs/record/source-book.ts';
import type { FirstCrawl, FirstCrawlProgress } from '../../../api/site-index/crawl/first-crawl.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';
import { createSiteSearchTool } from '../../../api/tools/site-search.ts';
import type { ToolContext } from '../../../api/tools/tool.ts';
import { toToolResult } from '../../../api/tools/tool-result.ts';
import { indexFolder } from '../../helpers/ask-site.ts';
import { countedIds } from '../../helpers/scripted-clock.ts';
import { createSmallSite } from '../../helpers/small-site.ts';

type Artifact = {
  query: string;
  sources: { url: string; number: number; title: string; domain: string; favicon: string; quotes: string[] }[];
  answer: {
    sentences: { text: string; number: number }[];
    confident: boolean;
    closest: { url: string; title: string }[];
    reading?: FirstCrawlProgress;
  };
};

async function search(
  query: string,
  options: {
    site?: string;
    lang?: string;
    index?: PassageIndex;
    count?: number;
    firstCrawl?: Pick<FirstCrawl, 'wait' | 'hasFailed'>;
    onProgress?: ToolContext['onProgress'];
  } = {},
) {
  const book = new SourceBook(countedIds());
  const context: ToolContext = {
    site: options.site ?? 'default',
    conversationId: 'c',
    runId: 'r',
    toolUseId: 't',
    signal: new AbortController().signal,
    question: query,
    lang: options.lang ?? 'en',
    onProgress: options.onProgress ?? (() => {}),
    numberSources: book.number.bind(book),
    isKnownUrl: () => false,
  };
  const tool = createSiteSearchTool({
    index: options.index ?? createSmallSite(),
    ...(options.firstCrawl ? { firstCrawl: options.firstCrawl } : {}),
  });
  const outcome = await tool.run({ query, ...(options.count ? { count: options.count } : {}) }, context);
  const result = toToolResult(outcome, 32 * 1024).result;
  return { outcome: result, artifact: result.artifact as Artifact };
}

const searchIn = (index: unknown, query: string) => search(query, { index: index as PassageIndex });

describe('site_search', () => {
  test('returns passages with the numbers of their pages for the model, and sources with their sentences for the widget', async () => {
    const { outcome, artifact } = await search('Is the boiler covered by the warranty?');
    const warranty = artifact.sources.find(({ url }) => url.endsWith('/warranty'))!;
    expect(warranty).toMatchObject({
      id: `src_${warranty.number}`,
      title: 'Warranty',
      domain: 'shop.example',
      favicon: `/api/v1/favicon/src_${warranty.number}`,
      site: true,
      breadcrumb: ['Warranty'],
    });
    expect(warranty.quotes.join(' ')).toContain('boiler and all steam parts');
    expect(outcome.content).toContain(
      `[${warranty.number}] Warranty > What is covered\nhttps://shop.example/warranty\n`,
    );
    expect(outcome).toMatchObject({ status: 'success', trust: 'outside' });
    expect(artifact.answer.confident).toBe(true);
    const sentence = artifact.answer.sentences.find(({ number }) => number === warranty.number)!;
    expect(warranty.quotes).toContain(sentence.text);
  });

  test('the first quote of a source is the sentence that answers, wherever it is in its paragraph', async () => {
    const { artifact } = await search('is there a lifeguard at the pool', {
      index: await indexFolder(join(import.meta.dirname, '../../fixtures/sites/camp')),
    });
    expect(artifact.sources[0]?.quotes[0]).toBe('There is no lifeguard.');
  });

  test.each([
    ['en', 'Searched this site'],
    ['vi', 'Đã tìm trên website'],
    ['zh', '已搜索本网站'],
    ['id', 'Pencarian di situs ini'],
    ['fi', 'Searched this site'],
  ])('is labelled in %s, without the query and the number of pages', async (lang, label) => {
    expect((await search('boiler', { lang })).outcome.label).toBe(label);
  });

  test('a site sees only its own pages', async () => {
    const { outcome, artifact } = await search('warranty boiler', { site: 'other' });
    expect(outcome.content).toBe('Nothing on this site contains these words.');
    expect(artifact).toMatchObject({ sources: [], answer: { sentences: [], confident: false, closest: [] } });
  });

  describe('while the pages are being read for the first time', () => {
    const empty = () => new PassageIndex(new Database(':memory:'));
    const firstCrawlOf = (end: FirstCrawlProgress | null, hasFailed = false) => ({
      async wait(_site: string, { onProgress }: { onProgress(progress: FirstCrawlProgress): void }) {
        onProgress({ read: 2, of: 9 });
        return end;
      },
      hasFailed: () => hasFailed,
    });

    test('reports the progress, and then searches', async () => {
      const seen: unknown[] = [];
      await search('boiler', { firstCrawl: firstCrawlOf(null), onProgress: (progress) => seen.push(progress) });
      expect(seen).toEqual([{ phase: 'reading', done: 2, total: 9 }, { phase: 'searching' }]);
    });

    test('reports to model and answer how much of the site was searched, with and without results', async () => {
      const reading = { read: 3, of: 9 };
      const found = await search('Is the boiler covered by the warranty?', { firstCrawl: firstCrawlOf(reading) });
      expect(found.outcome.content).toMatch(/^The pages of this site are still being read: 3 of 9 so far\./);
      expect(found.artifact.answer).toMatchObject({ confident: true, reading });
      const nothing = await search('boiler', { index: empty(), firstCrawl: firstCrawlOf(reading) });
      expect(nothing.outcome.content).toMatch(/3 of 9 so far[\s\S]*Nothing read so far contains these words\.$/);
      expect(nothing.artifact.answer.reading).toEqual(reading);
      const list = await search('boiler', { index: empty(), firstCrawl: firstCrawlOf({ read: 0, of: 0 }) });
      expect(list.outcome.content).toContain('none so far');
    });

    test('does not mention it once all pages are read', async () => {
      const { outcome, artifact } = await search('boiler', { firstCrawl: firstCrawlOf(null) });
      expect(outcome.content).not.toContain('still being read');
      expect(artifact.answer).not.toHaveProperty('reading');
    });

    test('is an error, not an empty success, when the pages could not be read at all', async () => {
      const failed = firstCrawlOf(null, true);
      expect((await search('boiler', { index: empty(), firstCrawl: failed })).outcome.status).toBe('error');
      expect((await search('boiler', { firstCrawl: failed })).outcome.status).toBe('success');
    });
  });

  test('does not use a question of a page as its answer', async () => {
    const index = new PassageIndex(new Database(':memory:'));
    const text =
      'Is the grinder covered after a year? Yes, the grinder is covered for two years. Keep the receipt of the grinder.';
    const passages = [{ heading: 'Questions', text }];
    index.replacePage('default', {
      url: 'https://a.example/faq',
      title: 'FAQ',
      lang: 'en',
      contentHash: '',
      fetchedAtMs: 0,
      passages,
    });
    const { artifact } = await search('Is the grinder covered after a year?', { index });
    const answer = artifact.answer.sentences.map((sentence) => sentence.text).join(' ');
    expect(answer).toContain('Yes, the grinder is covered for two years.');
    expect(answer).not.toContain('?');
  });

  test('links to the page of a document with the answer, under one number for the document', async () => {
    const index = new PassageIndex(new Database(':memory:'));
    const said = [
      'The filter of the pump is cleaned every month with warm water.',
      'The descaling of the boiler takes forty minutes and is due every quarter.',
      'The seal of the pump is changed by a fitter once a year.',
    ];
    index.replacePage('default', {
      url: 'https://a.example/manual.pdf',
      title: 'Manual',
      lang: 'en',
      contentHash: '',
      fetchedAtMs: 0,
      passages: said.map((text, n) => ({ heading: `p. ${n + 1}`, text, fragment: `page=${n + 1}` })),
    });
    const { outcome, artifact } = await search('How long does the descaling of the boiler take?', { index });
    expect(artifact.answer.sentences[0]).toMatchObject({ text: said[1], number: 1 });
    expect(artifact.sources).toMatchObject([
      { number: 1, url: 'https://a.example/manual.pdf#page=2', domain: 'a.example' },
    ]);
    expect(outcome.content).toContain(`[1] Manual > p. 2\nhttps://a.example/manual.pdf#page=2\n${said[1]}`);
    const seal = await search('Who changes the seal?', { index });
    expect(seal.artifact.sources[0]?.url).toBe('https://a.example/manual.pdf#page=3');
  });

  test('names sections by their headings where it is not sure, and nothing where the site has nothing near', async () => {
    const sections = async (onSite: number) => {
      const index = createSmallSite();
      const search = (site: string, query: string) =>
        index.search(site, query).map((hit) => ({ ...hit, confidence: 0.1, onSite }));
      const found = { search, statistics: index.statistics.bind(index), passagesOf: index.passagesOf.bind(index) };
      return (await searchIn(found, 'Is the boiler covered in winter?')).artifact.answer;
    };
    const unsure = await sections(0.6);
    expect(unsure.confident).toBe(false);
    expect(unsure.sentences[0]).toEqual({
      label: 'What is covered',
      text: expect.stringMatching(/^Every espresso machine has a two-year warranty/),
      number: 1,
    });
    expect(unsure.closest[0]).toEqual({
      url: 'https://shop.example/warranty',
      title: 'Warranty: What is covered',
    });
    // What is shown already is not said again.
    expect(unsure.closest.some((section) => 'lead' in section)).toBe(true);
    const far = await sections(0.35);
    expect(far).toMatchObject({ confident: false, sentences: [] });
    // A visitor whose question nothing answers sees what each section says, as in a list of search results.
    expect(far.closest[0]).toMatchObject({
      title: 'Warranty: What is covered',
      lead: { text: expect.stringMatching(/^Every espresso machine .* The boiler and all steam parts are covered/) },
    });
    expect((await sections(0.1)).closest).toEqual([]);
  });

  test('beside an answer it shows what other sections say, if they are about as near: to a certain one nearer', async () => {
    const index = createSmallSite();
    const leads = async (confidence: number, scores: (at: number) => number) => {
      const search = (site: string, query: string) =>
        index.search(site, query).map((hit, at) => ({ ...hit, confidence, onSite: 0.9, score: scores(at) }));
      const found = { search, statistics: index.statistics.bind(index), passagesOf: index.passagesOf.bind(index) };
      const { answer } = (await searchIn(found, 'Is the boiler covered?')).artifact;
      expect(answer.confident).toBe(true);
      return answer.closest.filter((section) => 'lead' in section).map(({ title }) => title);
    };
    const near = await leads(0.6, (at) => 10 - at);
    expect(near.length).toBeGreaterThan(0);
    expect(near).not.toContain('Warranty: What is covered');
    expect(await leads(0.6, (at) => 10 - 6 * at)).toEqual([]);
    // A certain one has only those nearly as good beside it.
    expect((await leads(0.9, (at) => 10 - at)).length).toBeGreaterThan(0);
    expect(await leads(0.9, (at) => 10 - 3 * at)).toEqual([]);
  });

  test('shows nothing near for what hardly any site is about, though its words are there', async () => {
    const index = createSmallSite();
    const search = (site: string, query: string) =>
      index.search(site, query).map((hit) => ({ ...hit, confidence: 0.1, onSite: 0.6 }));
    const found = { search, statistics: index.statistics.bind(index), passagesOf: index.passagesOf.bind(index) };
    const { answer } = (await searchIn(found, 'weather for the boiler in winter')).artifact;
    expect(answer).toMatchObject({ confident: false, sentences: [] });
    expect(answer.closest.some((section) => 'lead' in section)).toBe(false);
  });

  test('answers a comparison with the table that has both sides, whatever the confidence', async () => {
    const text =
      'Machine | Weight | Price\nAlder Mini | 6.1 kg | €449\nAlder One | 12 kg | €899\nAlder Duo | 24.5 kg | €1,690';
    const hit = {
      passageId: 1,
      url: 'https://shop.example/machines',
      title: 'Machines',
      heading: '',
      text,
      lang: 'en',
      fragment: '',
    };
    const hits = [{ ...hit, breadcrumb: [], score: 1, confidence: 0.1, onSite: 0.1 }];
    const index = { search: () => hits, passagesOf: () => hits, statistics: () => undefined };
    const { artifact } = await searchIn(index, 'mini vs duo');
    expect(artifact.answer).toMatchObject({ confident: true });
    expect(artifact.answer.sentences.map((sentence) => sentence.text)).toEqual([
      'Alder Mini | 6.1 kg | €449',
      'Alder Duo | 24.5 kg | €1,690',
    ]);
    expect((await searchIn(index, 'how heavy is a kettle')).artifact.answer.confident).toBe(false);
    expect((await searchIn(index, 'dogs vs cats')).artifact.answer.confident).toBe(false);
  });

  test('shows both of two pages that contradict each other, each with its date', async () => {
    const index = new PassageIndex(new Database(':memory:'));
    const page = (name: string, title: string, text: string, lastModified?: string) =>
      index.replacePage('default', {
        url: `https://shop.example/${name}`,
        title,
        lang: 'en',
        lastModified,
        contentHash: name,
        fetchedAtMs: 0,
        passages: [{ heading: '', text }],
      });
    page('mini', 'Lamp Mini', 'A lamp for the shelf.\n\n€59 with VAT', 'Mon, 05 Oct 2026 10:00:00 GMT');
    page('news', 'Lamp Mini: news', 'It is here at last.\n\n€65 with VAT');
    page('one', 'Lamp One', 'A lamp for the desk.\n\n€89 with VAT');
    const dated = (lastModified: string) =>
      page('news', 'Lamp Mini: news', 'It is here at last.\n\n€65 with VAT', lastModified);
    const { artifact } = await searchIn(index, 'price lamp mini');
    expect(artifact.answer.sentences).toEqual([
      { text: '€59 with VAT', number: expect.any(Number), label: 'Lamp Mini, Oct 5, 2026' },
      { text: '€65 with VAT', number: expect.any(Number), label: 'Lamp Mini: news' },
    ]);
    expect(new Set(artifact.answer.sentences.map(({ number }) => number)).size).toBe(2);
    // However few passages are wanted, those that the answer is from stay.
    const few = await search('price lamp mini', { index, count: 1 });
    expect(few.artifact.answer.sentences.map(({ text }) => text)).toEqual(['€59 with VAT', '€65 with VAT']);
    // The newer one first, where both have a date.
    const shown = async () => (await searchIn(index, 'price lamp mini')).artifact.answer.sentences;
    dated('Fri, 06 Nov 2026 10:00:00 GMT');
    expect((await shown()).map(({ text }) => text)).toEqual(['€65 with VAT', '€59 with VAT']);
    dated('Tue, 06 Oct 2020 10:00:00 GMT');
    expect((await shown()).map(({ text }) => text)).toEqual(['€59 with VAT', '€65 with VAT']);
  });

  test('`count` bounds the passages', async () => {
    const { outcome } = await search('machine warranty', { count: 1 });
    expect(outcome.content.match(/https:\/\//g)).toHaveLength(1);
  });
});
