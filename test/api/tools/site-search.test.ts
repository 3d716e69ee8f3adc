import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { SourceBook } from '../../../api/runs/source-book.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';
import { createSiteSearchTool } from '../../../api/tools/site-search.ts';
import type { ToolContext } from '../../../api/tools/tool.ts';
import { countedIds } from '../../helpers/scripted-clock.ts';
import { createSmallSite } from '../../helpers/small-site.ts';

type Artifact = {
  query: string;
  sources: { url: string; number: number; title: string; domain: string; favicon: null; quotes: string[] }[];
  answer: {
    sentences: { text: string; number: number }[];
    confident: boolean;
    closest: { url: string; title: string }[];
  };
};

async function search(
  query: string,
  options: { site?: string; lang?: string; index?: PassageIndex; count?: number } = {},
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
    onProgress: () => {},
    numberSources: book.number.bind(book),
    isKnownUrl: () => false,
  };
  const tool = createSiteSearchTool({ index: options.index ?? createSmallSite() });
  const outcome = await tool.run({ query, ...(options.count ? { count: options.count } : {}) }, context);
  return { outcome, artifact: outcome.artifact as Artifact };
}

describe('site_search', () => {
  test('gives the model passages with the numbers of their pages, and the widget sources with the sentences they offer', async () => {
    const { outcome, artifact } = await search('Is the boiler covered by the warranty?');
    const warranty = artifact.sources.find(({ url }) => url.endsWith('/warranty'))!;
    expect(warranty).toMatchObject({
      id: `src_${warranty.number}`,
      title: 'Warranty',
      domain: 'shop.example',
      favicon: null,
    });
    expect(warranty.quotes.join(' ')).toContain('boiler and all steam parts');
    expect(outcome.content).toContain(
      `[${warranty.number}] Warranty > What is covered\nhttps://shop.example/warranty\n`,
    );
    expect(outcome).toMatchObject({ status: 'success', untrusted: true });
    expect(artifact.answer.confident).toBe(true);
    const sentence = artifact.answer.sentences.find(({ number }) => number === warranty.number)!;
    expect(warranty.quotes).toContain(sentence.text);
  });

  test.each([
    ['en', 'Searched this site: “boiler”'],
    ['vi', 'Đã tìm trên website: “boiler”'],
    ['zh', '已搜索本网站：“boiler”'],
    ['id', 'Pencarian di situs ini: “boiler”'],
    ['fi', 'Searched this site: “boiler”'],
  ])('is labelled in %s', async (lang, label) => {
    expect((await search('boiler', { lang })).outcome.label).toContain(label);
  });

  test('a site sees only its own pages', async () => {
    const { outcome, artifact } = await search('warranty boiler', { site: 'other' });
    expect(outcome.content).toBe('Nothing on this site contains these words.');
    expect(artifact).toMatchObject({ sources: [], answer: { sentences: [], confident: false, closest: [] } });
  });

  test('a question of a page is not its answer', async () => {
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
    expect(artifact.answer.sentences.map((sentence) => sentence.text)).toContain(
      'Yes, the grinder is covered for two years.',
    );
    expect(artifact.answer.sentences.map((sentence) => sentence.text).join()).not.toContain('?');
  });

  test('`count` bounds the passages', async () => {
    const { outcome } = await search('machine warranty', { count: 1 });
    expect(outcome.content.match(/https:\/\//g)).toHaveLength(1);
  });
});
