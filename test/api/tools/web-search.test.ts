import { describe, expect, test } from 'vitest';
import { SourceBook } from '../../../api/runs/record/source-book.ts';
import { SearchFailed } from '../../../api/search/ask-engines.ts';
import { createTools } from '../../../api/tools/index.ts';
import type { ToolContext } from '../../../api/tools/tool.ts';
import { toToolResult } from '../../../api/tools/tool-result.ts';
import { createWebCrawlTool } from '../../../api/tools/web-crawl.ts';
import {
  createWebSearchTool,
  type WebEngine,
  type WebSearch,
  type WebSearchPolicy,
} from '../../../api/tools/web-search.ts';
import { citedParts, reduceEvents, toSearchEntryPath } from '../../../protocol/index.ts';
import { countedIds } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';
import { listTools } from '../../helpers/tool-list.ts';

const serper: WebEngine = { id: 'serper', description: 'Google results' };
const wikipedia: WebEngine = { id: 'wikipedia', description: 'The encyclopedia' };
const source = (url: string) => ({
  url,
  title: `T ${url}`,
  snippet: 's',
  domain: 'example.com',
  quotes: ['q'],
});

function web(engines: WebEngine[], summary = 'Yes [1]. No [2]. Odd [9].'): WebSearch {
  return {
    engines,
    search: async ({ query }) => ({
      engine: 'serper',
      query,
      parts: citedParts(summary),
      sources: [source('https://a.example/'), source('https://b.example/')],
    }),
    readOne: async ({ url }) => ({ query: url, parts: citedParts('Read [1].'), sources: [source(url)] }),
  };
}

function context(book = new SourceBook(countedIds())): ToolContext {
  return {
    site: 'default',
    conversationId: 'c',
    runId: 'r',
    toolUseId: 't',
    signal: new AbortController().signal,
    question: 'q',
    lang: 'en',
    onProgress: () => {},
    numberSources: book.number.bind(book),
    isKnownUrl: (url) => book.hasUrl(url),
  };
}

function engineOf(engines: WebEngine[]) {
  const schema = createWebSearchTool({ web: web(engines) }).parameters as unknown as {
    properties: { engine?: { enum: string[]; description: string } };
    required: string[];
  };
  return { engine: schema.properties.engine, required: schema.required };
}

describe('web_search', () => {
  test('with one engine the schema has no engine; with several it is required unless one is the default', () => {
    expect(engineOf([serper])).toEqual({ engine: undefined, required: ['query'] });
    const several = engineOf([serper, wikipedia]);
    expect(several.engine).toMatchObject({
      enum: ['serper', 'wikipedia'],
      description: 'serper: Google results; wikipedia: The encyclopedia',
    });
    expect(several.required).toEqual(['query', 'engine']);
    expect(engineOf([{ ...serper, default: true }, wikipedia]).required).toEqual(['query']);
  });

  test('a repeated search in a run is not made again: the model gets the cached result with a note', async () => {
    let searches = 0;
    const search: WebSearch['search'] = async (request, options) => {
      searches += 1;
      if (searches === 1) throw new SearchFailed([{ engine: 'serper', code: 'timeout', message: 'serper: no answer' }]);
      return web([serper]).search(request, options);
    };
    const tool = createWebSearchTool({ web: { ...web([serper]), search } });
    const inRun = (runId: string) => ({ ...context(), runId });
    const failed = await tool.run({ query: 'steam', count: 3 }, inRun('run_1'));
    expect(failed).toMatchObject({ status: 'error', text: expect.stringContaining('serper: no answer') });
    const both = await Promise.all([
      tool.run({ query: 'steam', count: 3 }, inRun('run_1')),
      tool.run({ count: 3, query: ' Steam ' }, inRun('run_1')),
    ]);
    const third = await tool.run({ query: 'steam', count: 3 }, inRun('run_1'));
    expect(searches).toBe(2);
    expect([...both, third].map(({ text }) => text?.includes('the same search gave before'))).toEqual([
      false,
      true,
      true,
    ]);
    expect(third.sources?.map(({ url }) => url)).toContain('https://a.example/');
    await tool.run({ query: 'steam', count: 4 }, inRun('run_1'));
    await tool.run({ query: 'steam', count: 3 }, inRun('run_2'));
    expect(searches).toBe(4);
  });

  test('selective: offered when the message asks for a search; always, and without a policy: with every message', async () => {
    const offered = async (question: string, policy?: WebSearchPolicy) =>
      (await listTools(createTools({ web: web([serper]), ...(policy ? { policy } : {}) }), question)).map(
        ({ name }) => name,
      );
    const selective = { injectPolicy: 'selective', googleEngines: [] } as const;
    expect(await offered('Where is my parcel?', selective)).toEqual(['web_crawl']);
    expect(await offered('Search the web for parcels', selective)).toEqual(['web_search', 'web_crawl']);
    const always = { ...selective, injectPolicy: 'always' } as const;
    expect(await offered('Where is my parcel?', always)).toEqual(['web_search', 'web_crawl']);
    expect(await offered('Hi')).toEqual(['web_search', 'web_crawl']);
  });

  test('Google preferred: only Google’s engines are in the schema, and a single one needs no name', async () => {
    const asked: unknown[] = [];
    const engines = [{ ...serper, default: true }, wikipedia, { id: 'world', description: 'Gemini' }];
    const search: WebSearch['search'] = async (request, options) => {
      asked.push(request);
      return web(engines).search(request, options);
    };
    const policy = { injectPolicy: 'always', googleEngines: ['world'] } as const;
    const tools = createTools({ web: { ...web(engines), search }, policy });
    const [plain] = await listTools(tools, 'search the web');
    expect(JSON.stringify(plain?.parameters)).toContain('wikipedia');
    const [google] = await listTools(tools, '谷歌搜索新闻');
    expect(JSON.stringify(google?.parameters)).not.toContain('wikipedia');
    await google?.run({ query: 'x' }, context());
    await plain?.run({ query: 'x' }, context());
    expect(asked).toEqual([{ query: 'x', engine: 'world' }, { query: 'x' }]);
  });

  test('selective, in a run: the latest message decides whether the tool is offered, to the end of the run', async () => {
    let model!: ReturnType<typeof createScriptedModel>;
    const run = createScriptedRun({
      agent: (clock) => {
        model = createScriptedModel(clock, (request) => {
          const isOffered = request.tools.some((tool) => tool.name === 'web_search');
          const hasResult = request.messages.at(-1)?.role === 'tool';
          return isOffered && !hasResult ? [callTool('web_search', { query: 'x' }), toTools] : [...say('Done.'), stop];
        });
        const policy = { injectPolicy: 'selective', googleEngines: [] } as const;
        return { model, tools: createTools({ web: web([serper]), policy }) };
      },
    });
    await run.ask('Hello there');
    await run.ask('Search the web for x');
    await run.ask('Thanks, and now?');
    const offered = model.requests.map((request) => request.tools.some((tool) => tool.name === 'web_search'));
    expect(offered).toEqual([false, true, true, false]);
  });

  test('[MD-1] HTML required by a service is stored once for a search; the artifact has only its path', async () => {
    const entryPoint = '<b>chips</b>';
    const base = web([serper]);
    const shown: WebSearch = {
      ...base,
      search: async (request, options) => ({ ...(await base.search(request, options)), entryPoint }),
    };
    const kept: string[][] = [];
    const keepEntryPoint = async (...entry: [conversationId: string, html: string]) => {
      kept.push(entry);
      return toSearchEntryPath(`e${kept.length}`);
    };
    const tool = createWebSearchTool({ web: shown, keepEntryPoint });
    const first = await tool.run({ query: 'x' }, context());
    expect(first.artifact).toMatchObject({ query: 'x', entry_point: '/api/v1/search-entries/e1' });
    expect(JSON.stringify(first)).not.toContain('chips');
    const again = await tool.run({ query: 'X' }, context());
    expect(kept).toEqual([['c', entryPoint]]);
    for (const none of [again, await createWebSearchTool({ web: shown }).run({ query: 'x' }, context())])
      expect(none.artifact).not.toHaveProperty('entry_point');
    const provider = createTools({
      web: { ...shown, engines: [serper, wikipedia] },
      policy: { injectPolicy: 'always', googleEngines: ['serper'] },
      keepEntryPoint,
    });
    const [offered] = await listTools(provider, 'Google for x');
    expect((await offered?.run({ query: 'x' }, context()))?.artifact).toHaveProperty('entry_point');
  });

  test('the search fails when that HTML cannot be stored', async () => {
    const base = web([serper]);
    const shown: WebSearch = {
      ...base,
      search: async (request, options) => ({ ...(await base.search(request, options)), entryPoint: '<b></b>' }),
    };
    const keepEntryPoint = () => Promise.reject(new Error('disk full'));
    await expect(createWebSearchTool({ web: shown, keepEntryPoint }).run({ query: 'x' }, context())).rejects.toThrow(
      'disk full',
    );
  });

  test('replaces the pipeline’s numbers by the conversation’s, and drops numbers without a source', async () => {
    const book = new SourceBook(countedIds());
    book.number([source('https://earlier.example/'), source('https://b.example')]);
    const run = createWebSearchTool({ web: web([serper]) }).run({ query: 'x' }, context(book));
    const outcome = toToolResult(await run, 32 * 1024).result;
    expect(outcome.content).toContain('Yes [3]. No [2]. Odd.');
    expect(outcome.trust).toBe('outside');
    expect(outcome.artifact).toMatchObject({
      query: 'x',
      sources: [{ number: 3 }, { number: 2, id: 'src_2' }],
      answer: {
        sentences: [
          { text: 'Yes', number: 3 },
          { text: 'No', number: 2 },
        ],
        confident: true,
      },
    });
  });

  test.each<[what: string, args: unknown, said: string]>([
    [
      'an engine that is not configured',
      { query: 'x', engine: 'bing' },
      'Field "engine" must be one of: serper, wikipedia.',
    ],
    [
      'no engine where one has to be named',
      { query: 'x' },
      'Field "engine" is missing; it must be one of: serper, wikipedia.',
    ],
    ['a count of 0', { query: 'x', engine: 'serper', count: 0 }, 'Field "count" must be a whole number from 1 to 50.'],
    [
      'a count of 51',
      { query: 'x', engine: 'serper', count: 51 },
      'Field "count" must be a whole number from 1 to 50.',
    ],
    [
      'half a result',
      { query: 'x', engine: 'serper', count: 2.5 },
      'Field "count" must be a whole number from 1 to 50.',
    ],
    [
      'a count in words',
      { query: 'x', engine: 'serper', count: 'three' },
      'Field "count" must be a whole number from 1 to 50.',
    ],
    [
      'an empty query',
      { query: '', engine: 'serper' },
      'Field "query" must be text of 1 to 500 characters, not blank.',
    ],
    [
      'a query of blanks',
      { query: ' \n ', engine: 'serper' },
      'Field "query" must be text of 1 to 500 characters, not blank.',
    ],
    ['no query', { engine: 'serper' }, 'Field "query" is missing; it must be text of 1 to 500 characters, not blank.'],
    [
      'a recency of its own',
      { query: 'x', engine: 'serper', recency: 'oneHour' },
      'Field "recency" must be one of: oneDay, oneWeek, oneMonth, oneYear, noLimit.',
    ],
    [
      'a field of its own',
      { query: 'x', engine: 'serper', site: 'a.example' },
      'Unknown field "site". Allowed fields: query, prompt, engine, recency, count.',
    ],
    ['a list', ['x'], 'The arguments are a list; they must be one JSON object.'],
    ['no JSON', 'query: x', 'The arguments are not valid JSON. Send one JSON object and nothing else.'],
  ])('%s comes back to the model as an error that names the field and what is allowed', async (_what, args, said) => {
    let searches = 0;
    const engines = [serper, wikipedia];
    const counting: WebSearch = {
      ...web(engines),
      search: (request, options) => {
        searches += 1;
        return web(engines).search(request, options);
      },
    };
    const run = createScriptedRun({
      agent: (clock) => ({
        model: createScriptedModel(clock, [
          [callTool('web_search', args), toTools],
          [...say('Sorry.'), stop],
        ]),
        tools: createTools({ web: counting }),
      }),
    });
    const { blocks } = reduceEvents(await run.ask('Question?'));
    expect(blocks.find((block) => block.type === 'tool_use')).toMatchObject({
      toolResultStatus: 'error',
      toolResult: `Error: ${said}`,
    });
    expect(blocks.at(-1)).toMatchObject({ type: 'text', text: 'Sorry.' });
    expect(searches).toBe(0);
  });

  test('a failed search reports the engine and the reason to the model; any other error discloses nothing', async () => {
    const failing = (error: Error) =>
      createWebSearchTool({ web: { ...web([serper]), search: () => Promise.reject(error) } }).run(
        { query: 'x' },
        context(),
      );
    const failed = new SearchFailed([{ engine: 'serper', code: 'auth', message: 'serper: the key was refused' }]);
    expect(await failing(failed)).toEqual({
      status: 'error',
      trust: 'owner',
      text: expect.stringContaining('the key was refused'),
    });
    await expect(failing(new Error('at /srv/x'))).rejects.toThrow();
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:80'), { code: 'ECONNREFUSED' });
    await expect(failing(refused)).rejects.toThrow();
  });

  test('is offered only when an engine is configured', async () => {
    expect(await listTools(createTools({ web: web([]) }))).toEqual([]);
    const tools = await listTools(createTools({ web: web([serper]) }));
    expect(tools.map(({ name }) => name)).toEqual(['web_search', 'web_crawl']);
  });
});

describe('web_crawl', () => {
  test('[NET-14] reads a page that a search of this run returned, and no other', async () => {
    const book = new SourceBook(countedIds());
    const crawl = createWebCrawlTool({ web: web([serper]) });
    const refused = await crawl.run({ url: 'https://evil.example/?q=secret' }, context(book));
    expect(refused).toMatchObject({ status: 'error', text: expect.stringContaining('field "url"') });
    book.number([source('https://a.example/')]);
    expect((await crawl.run({ url: 'https://a.example/#top' }, context(book))).status).toBe('success');
    expect((await crawl.run({ url: 'https://a.example/?q=secret' }, context(book))).status).toBe('error');
  });

  test('[NET-14] reads a page whose address the visitor wrote', async () => {
    const run = createScriptedRun({
      agent: (clock) => ({
        model: createScriptedModel(clock, [
          [callTool('web_crawl', { url: 'https://typed.example/page' }), toTools],
          [...say('Done [1].'), stop],
        ]),
        tools: createTools({ web: web([serper]) }),
      }),
    });
    const { blocks } = reduceEvents(await run.ask('What does https://typed.example/page, say?'));
    expect(blocks.find((block) => block.type === 'tool_use')).toMatchObject({
      toolResultStatus: 'success',
      tool_content_message: 'Reading typed.example/page',
    });
  });
});
