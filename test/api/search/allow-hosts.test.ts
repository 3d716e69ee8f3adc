import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeWeb, html, startFakeWeb } from '../../helpers/fake-web.ts';
import { createSearchWeb } from '../../helpers/search-web.ts';

const INNER = 'http://127.0.0.1:4999/report';
const page = html(
  '<main><h1>Report</h1><p>The internal report says that the margin is nine percent of the price.</p></main>',
);

describe('the owner’s exceptions to the address guard', () => {
  let web: FakeWeb;
  let kit: ReturnType<typeof createSearchWeb>;
  beforeEach(async () => {
    web = await startFakeWeb({ '*': page });
    kit = createSearchWeb({ ...web, allowHosts: ['127.0.0.1:4999'] }, [{ title: 'Report', url: INNER }], {
      robots: false,
    });
  });
  afterEach(() => web.close());

  /** As web_crawl asks: an address that the visitor typed or the model passed. */
  const crawl = (url: string) =>
    kit.pipeline.readOne({ url }, { signal: new AbortController().signal, isKnownUrl: () => true });

  it('apply to a page that a configured engine returned', async () => {
    const { pages } = await kit.search('margin');
    expect(pages.map(({ url, status }) => [url, status])).toEqual([[INNER, 'read']]);
  });

  it('[NET-14] never apply to an address that a visitor typed or a model passed, which seems unreachable', async () => {
    await expect(crawl(INNER)).rejects.toMatchObject({ code: 'blocked', message: 'The page could not be reached.' });
    expect(web.requests).toEqual([]);
  });

  it('[NET-14] also when a search has just read the same page', async () => {
    await kit.search('margin');
    const asked = web.requests.length;
    await expect(crawl(INNER)).rejects.toMatchObject({ code: 'blocked' });
    expect(web.requests.length).toBe(asked);
  });

  it('and a public address is read by either', async () => {
    const { sources } = await crawl('http://public.example.com/report');
    expect(sources[0]?.title).toBe('Report');
  });
});
