import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationEvent } from '../../protocol/index.ts';
import { ApiProcess, freePort } from '../helpers/api-process.ts';
import { RawSocket } from '../helpers/raw-socket.ts';
import { toShiftJis } from '../helpers/shift-jis.ts';
import { type ModelTurn, type StandIn, startModel, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

/** Allowed growth of the process while it reads a page of 50 MB, in bytes. */
const MAX_GROWTH_BYTES = 64 * 2 ** 20;
const BIG_PAGE_BYTES = 50 * 1_000_000;
const METADATA_ADDRESS = '169.254.169.254';
const RIGHT_MODEL_KEY = 'sk-right-0123456789abcdef';
const WRONG_MODEL_KEY = 'sk-wrong-0123456789abcdef';
const RIGHT_SERPER_KEY = 'serper-right-0123456789';
const WRONG_SERPER_KEY = 'serper-wrong-0123456789';

const ORDINARY_ANSWER = 'An ordinary answer to an ordinary question.';
const JAPANESE_SENTENCE = '当店の返品期限は商品の到着から三十日以内です。';
const JAPANESE_PAGE = `<!doctype html><html lang="ja"><head><title>返品について</title></head><body><main><h1>返品について</h1><p>${JAPANESE_SENTENCE}</p><p>返品の送料はお客様のご負担となります。未開封の商品に限り、全額を返金いたします。交換をご希望の場合は、注文番号を添えてお問い合わせください。</p></main></body></html>`;

/** The scripted model: a search or a page read where the question requests one, then a fixed sentence. */
function reply({ question, toolResults, apiKey }: ModelTurn) {
  if (apiKey !== RIGHT_MODEL_KEY)
    return { refusal: { status: 401, message: `Incorrect API key provided: ${apiKey}. Find yours in the settings.` } };
  const [, tool, query] = /^(web_search|site_search): (.+)$/.exec(question) ?? [];
  if (tool && toolResults.length === 0) return { toolCalls: [{ name: tool, input: { query } }] };
  return { text: [ORDINARY_ANSWER] };
}

describe('a running API survives bad input', () => {
  let model: StandIn;
  let serper: StandIn;
  let pages: StandIn;
  let api: ApiProcess;
  let client: WireClient;
  let listed: string[] = [];
  let hits: string[] = [];
  let serperKey = RIGHT_SERPER_KEY;

  beforeAll(async () => {
    pages = await startStandIn(async ({ path }, response) => {
      const html = { 'content-type': 'text/html; charset=utf-8' };
      if (path === '/sitemap.xml') {
        const urls = listed.map((page) => `<url><loc>${pages.origin}${page}</loc></url>`).join('');
        response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls}</urlset>`);
      } else if (path === '/japanese') response.writeHead(200, html).end(toShiftJis(JAPANESE_PAGE));
      else if (path === '/away')
        response.writeHead(302, { location: `http://${METADATA_ADDRESS}/latest/meta-data/` }).end();
      else if (path === '/big') {
        response.writeHead(200, html);
        const piece = Buffer.from(`<p>${'A sentence of a page without end. '.repeat(1_900)}</p>\n`);
        const pieces = new Array<Buffer>(Math.ceil(BIG_PAGE_BYTES / piece.length)).fill(piece);
        await pipeline(Readable.from(pieces), response);
      } else if (path === '/big-named') {
        response.writeHead(200, { ...html, 'content-length': String(BIG_PAGE_BYTES) }).write('<p>A page');
      } else if (path === '/bomb') {
        const body = gzipSync(Buffer.alloc(BIG_PAGE_BYTES, 'A sentence. '));
        response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(body);
      } else response.writeHead(404).end();
    });
    serper = await startStandIn(({ headers }, response) => {
      if (headers['x-api-key'] !== serperKey) {
        response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"Unauthorized."}');
        return;
      }
      const organic = hits.map((path, n) => ({
        title: `Page ${n + 1}`,
        link: pages.origin + path,
        snippet: 'What the engine says of it.',
        position: n + 1,
      }));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ organic }));
    });
    model = await startModel(reply);
    const noteConnections = pathToFileURL(join(import.meta.dirname, '../helpers/note-connections.mjs'));
    api = await ApiProcess.start({
      env: {
        OPENAI_API_KEY: RIGHT_MODEL_KEY,
        OPENAI_BASE_URL: `${model.origin}/v1`,
        OPENAI_MODEL: 'stand-in',
        SERPER_API_KEY: RIGHT_SERPER_KEY,
        SERPER_BASE_URL: serper.origin,
        NODE_OPTIONS: `--import ${noteConnections}`,
      },
      config: {
        sites: [{ key: 'default', origins: ['loopback'], sitemap: `${pages.origin}/sitemap.xml` }],
        crawler: { allowHosts: [pages.host], robots: false },
        // All questions are of one visitor.
        limits: { messagesPerMinute: 1000, messageBurst: 1000 },
      },
    });
    client = await WireClient.open(api.origin);
    await client.connect();
  });

  afterEach(async () => {
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
    expect(client.answer(await ask(client, 'An ordinary question?'))).toBe(ORDINARY_ANSWER);
    expect(api.output).not.toMatch(/uncaught exception|unhandled rejection/i);
  });

  afterAll(async () => {
    client?.close();
    await api?.close();
    await Promise.all([model?.close(), serper?.close(), pages?.close()]);
  });

  it('a sitemap without entries makes the index fail, with the fix', async () => {
    listed = [];
    const state = await crawl(api);
    expect(state).toMatchObject({ status: 'failed' });
    expect(state.error).toContain(`${pages.origin}/sitemap.xml lists no pages`);
    expect(state.error).toContain('Check that the address is the right one.');
  });

  it('[NET-9] a page of 50 MB is skipped as too large, and memory stays', async () => {
    listed = ['/big', '/big-named', '/bomb'];
    const before = await api.residentBytes();
    let peak = before;
    const sample = async () => {
      peak = Math.max(peak, await api.residentBytes().catch(() => 0));
    };
    const watching = setInterval(() => void sample(), 50);
    const state = await crawl(api);
    clearInterval(watching);
    expect(state.failures.map(({ url, reason }) => [url.slice(pages.origin.length), reason]).sort()).toEqual([
      ['/big', 'too_large'],
      ['/big-named', 'too_large'],
      ['/bomb', 'too_large'],
    ]);
    expect(state.failures.find(({ url }) => url.endsWith('/big-named'))?.detail).toContain(
      `content-length ${BIG_PAGE_BYTES}`,
    );
    console.log(`50 MB pages: ${((peak - before) / 2 ** 20).toFixed(1)} MiB more at the peak`);
    expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES);
  });

  it('[NET-9] a search continues without a result of 50 MB', async () => {
    hits = ['/big'];
    const result = await toolResult(client, 'web_search: endless sentences');
    expect(result.status).toBe('success');
    expect(JSON.stringify(result)).toContain('What the engine says of it.');
  });

  it('a page in Shift_JIS that is labelled UTF-8 is indexed correctly and found by a Japanese question', async () => {
    listed = ['/japanese'];
    expect(await crawl(api)).toMatchObject({ status: 'done', counts: { fetched: 1, failed: 0 } });
    const result = await toolResult(client, 'site_search: 返品は何日以内ですか');
    expect(JSON.stringify(result)).toContain(JAPANESE_SENTENCE);
  });

  it('[NET-6] a redirect to the metadata address is blocked before any connection', async () => {
    listed = ['/away'];
    const state = await crawl(api);
    expect(state.failures).toMatchObject([{ url: `${pages.origin}/away`, reason: 'blocked' }]);
    expect(state.failures[0]?.detail).toContain(METADATA_ADDRESS);
    hits = ['/away'];
    const result = await toolResult(client, 'web_search: where it leads');
    // [NET-16] The visitor and the model do not learn that it was refused, nor the reason.
    expect(JSON.stringify(result)).not.toMatch(/blocked|169\.254/);
    expect(api.output).toContain(`connecting to ${pages.host.replace(':', ' ')}`);
    expect(api.output).not.toContain(`connecting to ${METADATA_ADDRESS}`);
  });

  it('[API-5] a conversation of another visitor looks like one that does not exist', async () => {
    const stranger = await WireClient.open(api.origin);
    const id = client.state.conversationId ?? '';
    const calls = [
      ['GET', 'history'],
      ['GET', 'events'],
      ['POST', 'messages', { client_id: 'c1', content: [{ type: 'text', text: 'Hello' }] }],
      ['PATCH', '', { title: 'Mine now' }],
      ['DELETE', ''],
    ] as const;
    for (const [method, path, body] of calls) {
      const answers = [];
      for (const conversation of [id, 'conv_unknown']) {
        const url = `${api.origin}/api/v1/conversations/${conversation}${path && `/${path}`}`;
        answers.push(await call(stranger.token, method, url, body));
      }
      expect(answers[0], `${method} ${path}`).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
      expect(answers[0], `${method} ${path}`).toEqual(answers[1]);
    }
    const socket = await RawSocket.open(api.origin, stranger.token);
    const frames = [];
    for (const conversation_id of [id, 'conv_unknown']) {
      frames.push(await socket.ask({ type: 'subscribe', ref: 'r', conversation_id }));
      const content = [{ type: 'text', text: 'Hello' }];
      frames.push(await socket.ask({ type: 'send', ref: 'r', client_id: 'c2', conversation_id, content }));
    }
    expect(frames[0]).toMatchObject({ type: 'nack', error: { code: 'not_found' } });
    expect(frames[1]).toMatchObject({ type: 'nack', error: { code: 'not_found' } });
    expect(frames.slice(2)).toEqual(frames.slice(0, 2));
    socket.close();
  });

  it('a message of 100,000 characters is refused with the limit, by HTTP and by socket', async () => {
    const url = `${api.origin}/api/v1/conversations/${client.state.conversationId}/messages`;
    const message = (text: string) => ({ client_id: 'long', content: [{ type: 'text', text }] });
    expect(await call(client.token, 'POST', url, message('x'.repeat(100_000)))).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large', message: expect.stringContaining('64 KiB') } },
    });
    // Below the limit of bodies: the message itself is too long, and the error has both numbers.
    expect(await call(client.token, 'POST', url, message('x'.repeat(50_000)))).toMatchObject({
      status: 413,
      body: { error: { code: 'too_large', message: expect.stringMatching(/50000 characters; at most 16000/) } },
    });
    const socket = await RawSocket.open(api.origin, client.token);
    expect(await socket.ask({ type: 'send', ref: 'r', ...message('x'.repeat(50_000)) })).toMatchObject({
      type: 'nack',
      error: { code: 'too_large', message: expect.stringMatching(/50000 characters; at most 16000/) },
    });
    // RFC 6455 section 7.4.1: 1009 is a message too big to process.
    expect(await socket.closeCodeAfter(JSON.stringify({ type: 'send', ...message('x'.repeat(100_000)) }))).toBe(1009);
  });

  it('content that is not a list is refused with the name of the field, by HTTP and by socket', async () => {
    const url = `${api.origin}/api/v1/conversations/${client.state.conversationId}/messages`;
    for (const body of [{ content: 5 }, { client_id: 'c3', content: 5 }]) {
      const answer = await call(client.token, 'POST', url, body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request' } } });
      const { field } = (answer.body as { error: { details: { field: string } } }).error.details;
      expect(['content', 'client_id']).toContain(field);
    }
    const socket = await RawSocket.open(api.origin, client.token);
    expect(await socket.ask({ type: 'send', ref: 'r', client_id: 'c3', content: 5 })).toMatchObject({
      type: 'nack',
      ref: 'r',
      error: { code: 'invalid_request', details: { field: 'content' } },
    });
    socket.close();
  });

  it('[API-8] half a surrogate pair is refused with its position, by HTTP and by socket', async () => {
    const url = `${api.origin}/api/v1/conversations/${client.state.conversationId}/messages`;
    const error = { code: 'invalid_request', message: expect.stringMatching(/content\.0\.text .*surrogate/) };
    const content = [{ type: 'text', text: 'half \ud83d of it' }];
    expect(await call(client.token, 'POST', url, { client_id: 'c4', content })).toMatchObject({
      status: 400,
      body: { error },
    });
    const socket = await RawSocket.open(api.origin, client.token);
    expect(await socket.ask({ type: 'send', ref: 'r', client_id: 'c4', content })).toMatchObject({
      type: 'nack',
      error,
    });
    socket.close();
  });

  it('a frame that is not JSON gets an error, and the socket stays open', async () => {
    const socket = await RawSocket.open(api.origin, client.token);
    for (const text of ['not JSON', '', '{"type":', '5', 'null', '[]', '{"type":"__proto__"}']) {
      expect(await socket.askText(text), text).toMatchObject({ type: 'error', error: { code: 'invalid_request' } });
    }
    const conversation_id = client.state.conversationId;
    expect(await socket.ask({ type: 'subscribe', ref: 'r', conversation_id })).toMatchObject({ type: 'ack', ref: 'r' });
    socket.close();
  });

  it('[WS-6] a last_event_id from the future gets a reset, by socket and by event stream', async () => {
    const conversation_id = client.state.conversationId;
    const last_event_id = 9_000_000_000;
    const socket = await RawSocket.open(api.origin, client.token);
    expect(await socket.ask({ type: 'subscribe', conversation_id, last_event_id })).toEqual({
      type: 'reset',
      conversation_id,
    });
    socket.close();
    const stream = await fetch(`${api.origin}/api/v1/conversations/${conversation_id}/events`, {
      headers: { authorization: `Bearer ${client.token}`, 'last-event-id': String(last_event_id) },
      signal: AbortSignal.timeout(10_000),
    });
    // It ends by itself: no event can follow.
    expect(await stream.text()).toContain(`data: ${JSON.stringify({ type: 'reset', conversation_id })}`);
  });

  it('a key that Serper refuses becomes a tool error that names the engine and the fix, not the key', async () => {
    serperKey = 'another key of the account';
    const result = await toolResult(client, 'web_search: anything');
    serperKey = RIGHT_SERPER_KEY;
    expect(result.status).toBe('error');
    expect(JSON.stringify(result)).toMatch(/serper: the key was refused: check it in the configuration/);
    expect(JSON.stringify(client.seen)).not.toContain(RIGHT_SERPER_KEY);
    expect(api.output).not.toContain(RIGHT_SERPER_KEY);
  });

  it('a database locked by another process refuses messages after its timeout; a crawl waits for it', async () => {
    const other = new Database(api.databaseFile);
    listed = ['/japanese'];
    other.exec('BEGIN IMMEDIATE');
    let crawled: Promise<Crawl>;
    try {
      crawled = crawl(api);
      await expect(client.send('Written while it is locked?')).rejects.toThrow(/^unavailable: /);
    } finally {
      other.exec('ROLLBACK');
      other.close();
    }
    expect(await crawled).toMatchObject({ status: 'done', counts: { found: 1, failed: 0 } });
  });

  it('an unreachable sitemap makes the index fail, with the reason and the fix', async () => {
    const port = await freePort();
    const alone = await ApiProcess.start({
      config: {
        sites: [{ key: 'default', origins: ['loopback'], sitemap: `http://127.0.0.1:${port}/sitemap.xml` }],
        crawler: { allowHosts: [`127.0.0.1:${port}`] },
      },
    });
    try {
      const state = await ended(alone);
      expect(state.status).toBe('failed');
      expect(state.error).toBe(
        `The page could not be reached (connecting to 127.0.0.1:${port}, ECONNREFUSED). Check the address, and that this machine can reach it.`,
      );
      expect(alone.output).toContain(`index default: stopped, ${state.error}`);
      const visitor = await WireClient.open(alone.origin);
      await visitor.connect();
      expect(visitor.answer(await ask(visitor, 'How long does delivery take?'))).not.toBe('');
      visitor.close();
    } finally {
      await alone.close();
    }
  });

  it("a sitemap at an internal address is not read, and the owner's message says how to allow it", async () => {
    const port = await freePort();
    const alone = await ApiProcess.start({
      config: { sites: [{ key: 'default', origins: ['loopback'], sitemap: `http://127.0.0.1:${port}/sitemap.xml` }] },
    });
    try {
      const state = await ended(alone);
      expect(state.error).toContain('The address may not be read (port: ');
      expect(state.error).toContain('add its host:port to crawler.allowHosts');
    } finally {
      await alone.close();
    }
  });

  it('[LOG-1] after a key that the model service refuses the pages answer, and the key is neither in the answer nor in the log', async () => {
    const wrong = await ApiProcess.start({
      env: {
        OPENAI_API_KEY: WRONG_MODEL_KEY,
        OPENAI_BASE_URL: `${model.origin}/v1`,
        OPENAI_MODEL: 'stand-in',
        SERPER_API_KEY: WRONG_SERPER_KEY,
      },
    });
    try {
      const visitor = await WireClient.open(wrong.origin);
      await visitor.connect();
      const runId = await ask(visitor, 'How long is the warranty?');
      expect(visitor.seen.at(-1)?.type).toBe('message_stop');
      expect(visitor.answer(runId)).toContain('The assistant is unavailable at the moment.');
      // The log is another stream than the socket: it may arrive later.
      await expect.poll(() => wrong.output, { timeout: 5_000 }).toContain('The model service refused the key.');
      for (const text of [JSON.stringify(visitor.seen), wrong.output])
        expect(text).not.toMatch(/sk-wrong|serper-wrong/);
      expect((await fetch(`${wrong.origin}/healthz`)).status).toBe(200);
      visitor.close();
    } finally {
      await wrong.close();
    }
  });
});

/** Sends a message and waits for the end of its run; returns the run. */
async function ask(client: WireClient, text: string): Promise<string> {
  const { run_id } = await client.send(text);
  await client.untilEnd(run_id);
  return run_id;
}

type ToolResult = Extract<
  Extract<ConversationEvent, { type: 'content_block_start' }>['content_block'],
  { type: 'tool_result' }
>;

/** The result of the only tool call that the question causes. */
async function toolResult(client: WireClient, question: string): Promise<ToolResult> {
  const runId = await ask(client, question);
  expect(client.answer(runId)).toBe(ORDINARY_ANSWER);
  const results = client.seen.flatMap((event) =>
    event.run_id === runId && event.type === 'content_block_start' && event.content_block.type === 'tool_result'
      ? [event.content_block]
      : [],
  );
  expect(results).toHaveLength(1);
  return results[0]!;
}

type Crawl = {
  status: string;
  error?: string;
  counts: { fetched: number; failed: number };
  failures: { url: string; reason: string; detail?: string }[];
};

async function crawl(api: ApiProcess): Promise<Crawl> {
  await ended(api);
  const begun = await api.admin('/api/v1/admin/index', { method: 'POST', body: {} });
  expect(begun.status).toBe(202);
  return ended(api);
}

/** The state of the crawl once it has ended: the stream of its progress ends then. */
async function ended(api: ApiProcess): Promise<Crawl> {
  const stream = await api.admin('/api/v1/admin/index/events', { signal: AbortSignal.timeout(30_000) });
  const states = (await stream.text()).split('\n').filter((line) => line.startsWith('data: '));
  return JSON.parse(states.at(-1)?.slice('data: '.length) ?? '{}') as Crawl;
}

async function call(token: string, method: string, url: string, body?: unknown) {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
