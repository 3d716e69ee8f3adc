// Documents that are no HTML, through the whole pipeline: over HTTP, in the parser, ranked, summarised, cited.
import { afterEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../api/crawl/fetch-page.ts';
import { createRobots } from '../../../api/crawl/robots.ts';
import { createParsePool } from '../../../api/documents/parse-pool.ts';
import { createPageReader } from '../../../api/documents/read-page.ts';
import type { Engine } from '../../../api/search/engine.ts';
import { createSearchPipeline } from '../../../api/search/pipeline.ts';
import { type FakeWeb, startFakeWeb } from '../../helpers/fake-web.ts';
import { linesOf, writePdf } from '../../helpers/write-pdf.ts';

const never = new AbortController().signal;
let web: FakeWeb;
afterEach(() => web.close());

/** Documents by path: their types and their bytes. */
type Documents = Record<string, [string, string | Buffer]>;

/** A pipeline whose only engine finds all of them. */
async function createPipeline(documents: Documents) {
  web = await startFakeWeb({
    '*': (request, response) => {
      const [type, body] = documents[request.url ?? ''] ?? [];
      if (type === undefined) response.writeHead(404).end();
      else response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
    },
  });
  const now = (): number => performance.now();
  const fetcher = createPageFetcher({ ...web, userAgent: 'TestBot/1.0', now, limits: { refusalMs: 0 } });
  const robots = createRobots({ fetcher, now, userAgent: 'TestBot/1.0' });
  const reader = createPageReader({ fetcher, robots, pool: createParsePool(), now });
  const hits = Object.keys(documents).map((path, n) => ({
    title: path,
    // Each on a host of its own: two at once is all that one host gets.
    url: `http://h${n}.example.com${path}`,
    source: '',
    date: null,
    snippet: '',
  }));
  const engine: Engine = {
    id: 'scripted',
    kind: 'results',
    description: '',
    search: async () => ({ hits, notes: [] }),
  };
  return createSearchPipeline({ engines: [engine], reader, now });
}

async function searchAmong(documents: Documents, query: string) {
  return (await createPipeline(documents)).search({ query }, { signal: never });
}

describe('a search', () => {
  it('cites a PDF at the page of the sentence', async () => {
    const pages = [
      'The pump holds the boiler at a pressure of two bar and is looked after by a fitter.',
      'The filter is cleaned every month with warm water and without any soap.',
      'The warranty on the pump covers five years from the day of sale.',
    ];
    const pdf = writePdf(
      pages.map((text) => linesOf(text)),
      { info: { CreationDate: 'D:20260301' } },
    );
    const result = await searchAmong(
      { '/pump.pdf': ['application/pdf', pdf] },
      'How many years does the warranty cover?',
    );
    expect(result.summary).toMatch(/^The warranty on the pump covers five years from the day of sale\. \[1\]/);
    expect(result.sources).toMatchObject([
      {
        url: 'http://h0.example.com/pump.pdf#page=3',
        date: '2026-03-01',
      },
    ]);
    expect(result.sources[0]?.quotes[0]).toBe('The warranty on the pump covers five years from the day of sale.');
  });

  it('cites a PDF that is read by its address at the page as well', async () => {
    const pages = ['The filter is cleaned every month.', 'The warranty covers five years from the day of sale.'];
    const pipeline = await createPipeline({
      '/a.pdf': ['application/pdf', writePdf(pages.map((text) => linesOf(text)))],
    });
    const { sources } = await pipeline.readOne(
      { url: 'http://h0.example.com/a.pdf', prompt: 'How many years does the warranty cover?' },
      { signal: never, isKnownUrl: () => true },
    );
    expect(sources).toMatchObject([{ url: 'http://h0.example.com/a.pdf#page=2', quotes: [pages[1]] }]);
  });

  it('reads every supported kind of document, and skips the others with the reason', async () => {
    const text = 'The museum is open from nine to five on every day but Monday.';
    const feed = `<rss><channel><title>News</title><item><title>Hours</title><description>${text}</description></item></channel></rss>`;
    const html = `<main><h1>Hours</h1><p>${text.repeat(3)}</p></main>`;
    const rows: Record<string, [string, string | Buffer]> = {
      '/a.pdf': ['application/octet-stream', writePdf([linesOf(text)])],
      '/b': ['application/rss+xml', feed],
      '/c': ['text/markdown', `# Hours\n\n${text}`],
      '/d': ['application/xhtml+xml', `<html><head><script src="x"/></head><body>${html}</body></html>`],
      '/e': ['application/json', JSON.stringify({ hours: text })],
    };
    const others: Record<string, [string, string | Buffer]> = {
      '/f': ['', html],
      '/g': ['text/plain; charset=utf-8', text],
      '/h.pdf': ['application/pdf', writePdf([linesOf(text)], { isEncrypted: true })],
      '/i.pdf': ['application/pdf', writePdf([[]], { isScanned: true })],
      '/j': ['image/png', 'PNG'],
    };
    const more: Record<string, [string, string | Buffer]> = {
      '/k.pdf': ['application/pdf', 'not a PDF at all'],
      '/l': ['application/octet-stream', text],
      '/m': ['text/xml', '<svg/>'],
      '/n': ['application/vnd.ms-excel', text],
      '/o': ['video/mp4', text],
    };
    const outcomes: Record<string, string> = {};
    for (const documents of [rows, others, more]) {
      const { pages } = await searchAmong(documents, 'When is the museum open?');
      for (const { url, status, reason } of pages) {
        outcomes[new URL(url).pathname] = reason === undefined ? status : `${status}: ${reason}`;
      }
      await web.close();
    }
    expect(outcomes).toEqual({
      '/a.pdf': 'read',
      '/b': 'read',
      '/c': 'read',
      '/d': 'read',
      '/e': 'read',
      '/f': 'read',
      '/g': 'read',
      '/h.pdf': 'skipped: encrypted',
      '/i.pdf': 'skipped: no_text',
      '/j': 'skipped: unsupported',
      '/k.pdf': 'skipped: broken',
      '/l': 'skipped: unsupported',
      '/m': 'skipped: unsupported',
      '/n': 'skipped: unsupported',
      '/o': 'skipped: unsupported',
    });
  });
});
