import { afterEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../api/crawl/fetch-page.ts';
import { PageError } from '../../../api/crawl/page-error.ts';
import { createRobots } from '../../../api/crawl/robots.ts';
import { createParsePool } from '../../../api/documents/parse-pool.ts';
import { createPageReader, type PageReader, type ReadPage } from '../../../api/documents/read-page.ts';
import { type Engine, EngineError, type EngineReply } from '../../../api/search/engine.ts';
import { createSearchPipeline, SearchRefused } from '../../../api/search/pipeline.ts';
import type { Summariser } from '../../../api/search/summary/summariser.ts';
import { type FakeWeb, startFakeWeb } from '../../helpers/fake-web.ts';

const never = new AbortController().signal;
const now = (): number => performance.now();
/** Far above every budget here, and far below waiting for what never comes, in milliseconds. */
const PATIENCE_MS = 5_000;

const TEXTS: Record<string, string> = {
  hours:
    'The museum is open from nine to five on every day but Monday. On Thursday the museum closes at eight in the evening.',
  tickets: 'A ticket for the museum costs twelve euros. Children under six pay nothing at the museum.',
  city: 'The city has four hundred bridges and a river that is often frozen in January.',
};
const hitOf = (name: string): EngineReply['hits'][number] => ({
  title: `About ${name}`,
  url: `https://a.example.com/${name}`,
  source: 'a.example.com',
  date: null,
  snippet: `A snippet on ${name}.`,
});
const replyOf = (...names: string[]): EngineReply => ({ hits: names.map(hitOf), notes: [] });

function scriptedEngine(id: string, ...answers: (EngineReply | Error | 'hang')[]): Engine & { calls: number } {
  const engine = {
    id,
    kind: 'results' as const,
    description: `about ${id}`,
    calls: 0,
    search: (): Promise<EngineReply> => {
      const answer = answers[Math.min(engine.calls++, answers.length - 1)];
      if (answer === 'hang') return new Promise(() => {});
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as EngineReply);
    },
  };
  return engine;
}

function pageOf(url: string, text: string): ReadPage {
  return {
    url,
    finalUrl: url,
    title: url,
    byline: null,
    publishedAt: '2026-05-01',
    lang: 'en',
    siteName: null,
    description: null,
    canonicalUrl: null,
    text,
    markdown: text,
    blocks: [{ kind: 'paragraph', text }],
    charset: 'utf-8',
    etag: null,
    lastModified: null,
    readAtMs: 0,
  };
}

/** Pages by the last part of their address: a text, a failure, or never. */
function scriptedReader(pages: Record<string, string | PageError | 'hang'> = TEXTS): PageReader & { asked: string[] } {
  const asked: string[] = [];
  const readPage = async (url: string): Promise<ReadPage> => {
    asked.push(url);
    const page = pages[url.split('/').pop() ?? ''] ?? '';
    if (page === 'hang') return new Promise(() => {});
    if (page instanceof PageError) throw page;
    return pageOf(url, page);
  };
  return { asked, readPage, refreshPage: readPage };
}

const scaled = {
  engineMs: 200,
  firstAttemptMs: 100,
  routeMs: 400,
  retryMs: 1,
  rateGapMs: 1,
  pageMs: 100,
  stepMs: 150,
  summaryMs: 100,
};
const pipelineOf = (engines: Engine[], extra: Partial<Parameters<typeof createSearchPipeline>[0]> = {}) =>
  createSearchPipeline({ engines, reader: scriptedReader(), now, budget: scaled, ...extra });

describe('a search', () => {
  it('gives hits, pages, and a summary whose citations lead to the sentences used', async () => {
    const pipeline = pipelineOf([scriptedEngine('serper', replyOf('city', 'hours', 'tickets'))]);
    const progress: unknown[][] = [];
    const result = await pipeline.search(
      { query: 'museum', prompt: 'When does the museum close on Thursday?' },
      { signal: never, onProgress: (...step) => progress.push(step) },
    );
    expect(result).toMatchObject({ engine: 'serper', query: 'museum', notes: [] });
    expect(result.pages.map((page) => page.status)).toEqual(['read', 'read', 'read']);
    expect(result.summary).toContain('On Thursday the museum closes at eight in the evening. [2]');
    const source = result.sources[1];
    expect(source).toMatchObject({
      id: 's2',
      url: 'https://a.example.com/hours',
      domain: 'a.example.com',
      date: '2026-05-01',
    });
    expect(source?.quotes).toContain('On Thursday the museum closes at eight in the evening.');
    expect(progress[0]).toEqual(['searching']);
    expect(progress[1]).toEqual(['reading', 0, 3]);
    expect(progress.filter(([phase]) => phase === 'reading').map(([, done]) => done)).toEqual([0, 1, 2, 3]);
    expect(progress.at(-1)).toEqual(['writing']);
  });

  it('reads only the first five hits', async () => {
    const reader = scriptedReader();
    const names = ['hours', 'tickets', 'city', 'd', 'e', 'f', 'g'];
    const pipeline = pipelineOf([scriptedEngine('serper', replyOf(...names))], { reader });
    const result = await pipeline.search({ query: 'museum' }, { signal: never });
    expect(reader.asked.length).toBe(5);
    expect([result.sources.length, result.pages.length, result.hits.length]).toEqual([7, 5, 7]);
  });

  it('continues with the pages that arrived within the budget of the step', async () => {
    const reader = scriptedReader({ hours: 'hang', tickets: TEXTS.tickets ?? '', city: new PageError('robots', 'x') });
    const pipeline = pipelineOf([scriptedEngine('serper', replyOf('hours', 'tickets', 'city'))], { reader });
    const started = now();
    const result = await pipeline.search({ query: 'museum ticket price' }, { signal: never });
    expect(now() - started).toBeLessThan(PATIENCE_MS);
    expect(result.pages.map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', 'timeout'],
      ['read', undefined],
      ['skipped', 'robots'],
    ]);
    expect(result.summary).toContain('[2]');
  });

  it('uses the snippets, with a note, when no page can be read', async () => {
    const reader = scriptedReader({ hours: new PageError('blocked', '10.0.0.1') });
    const result = await pipelineOf([scriptedEngine('serper', replyOf('hours'))], { reader }).search(
      { query: 'hours' },
      { signal: never },
    );
    expect(result.pages[0]).toMatchObject({ status: 'failed', reason: 'unreachable' });
    expect(result.summary).toBe('A snippet on hours. [1]');
    expect(result.notes[0]).toContain('None of the pages could be read');
    expect(JSON.stringify(result)).not.toContain('10.0.0.1');
  });
});

describe('the choice of an engine', () => {
  const two = () => [scriptedEngine('serper', replyOf('hours')), scriptedEngine('brave', replyOf('city'))];

  it('is the requested one, the default, or the only one, and never a guess', async () => {
    const engineOf = async (extra: object, engine?: string) =>
      (
        await pipelineOf(two(), extra).search(
          { query: 'x', ...(engine === undefined ? {} : { engine }) },
          { signal: never },
        )
      ).engine;
    expect(await engineOf({}, 'brave')).toBe('brave');
    expect(await engineOf({ defaultEngine: 'brave' })).toBe('brave');
    await expect(engineOf({})).rejects.toThrow('engine: name one of serper, brave');
    await expect(engineOf({}, 'bing')).rejects.toThrow('"bing" is not configured; name one of serper, brave');
    expect(pipelineOf(two(), { defaultEngine: 'brave' }).engines).toEqual([
      { id: 'serper', description: 'about serper' },
      { id: 'brave', description: 'about brave', default: true },
    ]);
  });

  it('refuses an invalid request with the field', async () => {
    const search = (request: object) =>
      pipelineOf([two()[0] as Engine]).search({ query: 'x', ...request }, { signal: never });
    for (const [request, field] of [
      [{ query: '  ' }, 'query'],
      [{ count: 51 }, 'count'],
      [{ count: 1.5 }, 'count'],
      [{ recency: 'oneHour' }, 'recency'],
    ] as const) {
      const error = await search(request).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SearchRefused);
      expect((error as Error).message).toMatch(new RegExp(`^${field}: `));
    }
  });
});

describe('an engine that fails', () => {
  it('is retried once after a temporary failure, and only then', async () => {
    const busy = scriptedEngine(
      'serper',
      new EngineError('serper', 'rate_limited', { retryAfterMs: 5 }),
      replyOf('hours'),
    );
    expect((await pipelineOf([busy]).search({ query: 'x' }, { signal: never })).engine).toBe('serper');
    expect(busy.calls).toBe(2);
    const refused = scriptedEngine('serper', new EngineError('serper', 'auth'), replyOf('hours'));
    await expect(pipelineOf([refused]).search({ query: 'x' }, { signal: never })).rejects.toThrow('key was refused');
    expect(refused.calls).toBe(1);
    const limited = scriptedEngine('serper', new EngineError('serper', 'rate_limited', { retryAfterMs: 60_000 }));
    await expect(pipelineOf([limited]).search({ query: 'x' }, { signal: never })).rejects.toThrow('too many requests');
    expect(limited.calls).toBe(1);
  });

  it('fails over to the next one, with a note in the result', async () => {
    const engines = [
      scriptedEngine('serper', new EngineError('serper', 'quota')),
      scriptedEngine('brave', replyOf('city')),
    ];
    const result = await pipelineOf(engines).search({ query: 'x', engine: 'serper' }, { signal: never });
    expect(result.engine).toBe('brave');
    expect(result.notes[0]).toContain('serper: its quota is used up');
  });

  it('throws when all fail: the error has each engine and its reason', async () => {
    const engines = [
      scriptedEngine('serper', 'hang'),
      scriptedEngine('brave', replyOf()),
      scriptedEngine('exa', new TypeError('bug')),
    ];
    const started = now();
    const error = await pipelineOf(engines)
      .search({ query: 'x', engine: 'serper' }, { signal: never })
      .catch((reason: unknown) => reason);
    expect(now() - started).toBeLessThan(PATIENCE_MS);
    expect((error as { failures: unknown }).failures).toMatchObject([
      { engine: 'serper', code: 'timeout' },
      { engine: 'brave', code: 'no_results' },
      { engine: 'exa', code: 'bad_response' },
    ]);
    expect((error as Error).message).toMatch(/serper: no answer in time.*brave: no results.*exa: /);
  });

  it("ends with the caller's signal", async () => {
    const controller = new AbortController();
    const searching = pipelineOf([scriptedEngine('serper', 'hang')]).search(
      { query: 'x' },
      { signal: controller.signal },
    );
    controller.abort(new Error('left'));
    await expect(searching).rejects.toThrow('left');
  });
});

describe('an engine that answers', () => {
  it('has its own timeout, and its summary is kept with checked citations and unread pages', async () => {
    const reader = scriptedReader();
    const answer = { ...replyOf('hours'), summary: 'It is open late [1][4].' };
    const engine: Engine = {
      ...scriptedEngine('glm'),
      kind: 'answers',
      search: () => new Promise((resolve) => setTimeout(() => resolve(answer), 250)),
    };
    const budget = { ...scaled, answerMs: 2_000, routeMs: 2_000 };
    const result = await pipelineOf([engine], { reader, budget }).search({ query: 'museum' }, { signal: never });
    expect(result).toMatchObject({ engine: 'glm', summary: 'It is open late [1].', pages: [] });
    expect(reader.asked).toEqual([]);
    const read = await pipelineOf([engine], { reader, budget, crawlAnswers: [engine.id] }).search(
      { query: 'museum' },
      { signal: never },
    );
    expect(read.pages.map((page) => page.status)).toEqual(['read']);
  });
});

describe('a summary written by a model', () => {
  const searchWith = (summariser: Summariser) =>
    pipelineOf([scriptedEngine('serper', replyOf('hours', 'tickets'))], { summariser }).search(
      { query: 'museum ticket' },
      { signal: never },
    );

  it('loses citations without a source, and each source keeps the sentence of its citation', async () => {
    const result = await searchWith({
      summarise: async () => ({
        text: 'A ticket costs twelve euros [2][7]. It closes at eight on Thursday [1]. See [99].',
      }),
    });
    expect(result.summary).toBe('A ticket costs twelve euros [2]. It closes at eight on Thursday [1]. See.');
    // Short neighbours come along with the sentence; what counts is that it is there, word for word.
    expect(result.sources[1]?.quotes).toEqual([expect.stringContaining('A ticket for the museum costs twelve euros.')]);
    expect(result.sources[0]?.quotes).toEqual([
      expect.stringContaining('On Thursday the museum closes at eight in the evening.'),
    ]);
  });

  it('keeps no quote that is not in the page', async () => {
    const result = await searchWith({
      summarise: async () => ({ text: 'Free entry [2].', quotes: [{ number: 2, text: 'Entry is free.' }] }),
    });
    expect(result.sources[1]?.quotes).toEqual([]);
  });

  it('is extractive where the model fails, hangs or returns nothing', async () => {
    const failures: Summariser[] = [
      { summarise: () => Promise.reject(new Error('model')) },
      { summarise: () => new Promise(() => {}) },
      { summarise: async () => ({ text: ' ' }) },
    ];
    for (const summariser of failures) {
      expect((await searchWith(summariser)).summary).toContain('A ticket for the museum costs twelve euros. [2]');
    }
  });
});

describe('reading one page', () => {
  const read = (url: string, known: string[]) =>
    pipelineOf([]).readOne(
      { url, prompt: 'museum ticket cost' },
      { signal: never, isKnownUrl: (one) => known.includes(one) },
    );

  it('returns the passages that answer the prompt, with quotes', async () => {
    const url = 'https://a.example.com/tickets';
    const result = await read(url, [url]);
    expect(result.summary).toContain('twelve euros. [1]');
    expect(result.sources).toMatchObject([
      { url, quotes: expect.arrayContaining(['A ticket for the museum costs twelve euros.']) },
    ]);
  });

  it('[NET-14] is refused for an address that no search returned and the visitor did not type', async () => {
    await expect(read('https://a.example.com/?d=SECRET', [])).rejects.toBeInstanceOf(SearchRefused);
  });
});

describe('with real pages on loopback', () => {
  let web: FakeWeb;
  afterEach(() => web.close());

  it("requests all five pages concurrently, also when they are on one of the owner's hosts", async () => {
    const waiting: (() => void)[] = [];
    web = await startFakeWeb({
      '*': (request, response) => {
        if (request.url === '/robots.txt') return void response.writeHead(404).end();
        const text = `The museum number ${request.url} is open on every day but Monday from nine to five.`;
        // No page is sent before the last one is requested: sequential reads would never end.
        waiting.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end(`<main><p>${text}</p></main>`));
        if (waiting.length === 5) for (const answer of waiting) answer();
      },
    });
    const fetcher = createPageFetcher({ ...web, userAgent: 'TestBot/1.0', now, allowHosts: ['127.0.0.1:4999'] });
    const robots = createRobots({ fetcher, now, userAgent: 'TestBot/1.0' });
    const reader = createPageReader({ fetcher, robots, pool: createParsePool(), now });
    const hits = [0, 1, 2, 3, 4].map((number) => ({ ...hitOf('x'), url: `http://127.0.0.1:4999/${number}` }));
    const engine = scriptedEngine('serper', { hits, notes: [] });
    const result = await createSearchPipeline({ engines: [engine], reader, now }).search(
      { query: 'museum' },
      { signal: never },
    );
    expect(result.pages.map((page) => page.status)).toEqual(hits.map(() => 'read'));
  });
});
