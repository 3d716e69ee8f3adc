// The clients that need Node 22, under it, against the built API: openai 7 on the gateway, and the AI SDK 7 over both of its transports.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { inWords, ledBy } from '../helpers/search-chat.ts';
import { type StandIn, startModel, startSerper, startStandIn } from '../helpers/stand-ins.ts';
import { hasNode22, type Installed, install, NODE_22 } from './install.ts';

const KEY = 'a-key-of-the-gateway-for-tests';
const LONG = Array.from({ length: 40 }, (_, i) => `word${i + 1}`).join(' ');

let packages: Installed;
let model: StandIn;
let serper: StandIn;
let pages: StandIn;
let api: ApiProcess;

beforeAll(async () => {
  if (!hasNode22) return;
  pages = await startStandIn((_request, reply) => {
    const html = '<!doctype html><title>Warranty</title><main><p>The mill has a warranty of two years.</p></main>';
    reply.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  serper = await startSerper([
    { title: 'Warranty', link: `${pages.origin}/w.html`, snippet: 'Two years on all parts.' },
  ]);
  model = await startModel(({ question, toolResults, tools, messages }) => {
    if (tools.length === 0 && /passage/i.test(messages.at(-1)?.content ?? '')) return { text: ['Two years [1].'] };
    if (question.includes('weather')) {
      return toolResults.length > 0
        ? { text: [`It says ${toolResults[0]}.`] }
        : { toolCalls: [{ name: 'weather', input: { city: 'Bonn' } }] };
    }
    if (question.includes('warranty')) {
      return toolResults.length > 0
        ? { text: inWords('Two years on all parts [1].') }
        : { toolCalls: [{ name: 'web_search', input: { query: 'warranty of the mill' } }] };
    }
    return { text: inWords(LONG) };
  });
  api = await ApiProcess.start({
    env: { ...ledBy(model), SERPER_API_KEY: 'serper-stand-in', SERPER_BASE_URL: serper.origin },
    config: {
      gateway: { keys: [{ id: 'test', key: KEY }] },
      crawler: { allowHosts: [pages.host], robots: false },
      limits: { newVisitorBurst: 1000 },
    },
  });
  packages = await install(NODE_22, 'openai@7', 'ai@7', 'ws@8', 'zod@4');
});
afterAll(async () => {
  packages?.remove();
  await api?.close();
  await Promise.all([model?.close(), serper?.close(), pages?.close()]);
});

/** Runs a module under Node 22; what it printed as JSON. */
async function run<Result>(code: string): Promise<Result> {
  const {
    code: status,
    output,
    errors,
  } = await packages.run(code, {
    isNode22: true,
    env: { ORIGIN: api.origin, KEY },
  });
  expect(`${status} ${errors}`).toBe('0 ');
  return JSON.parse(output) as Result;
}

const OPENAI = `
  import OpenAI from 'openai';
  const client = new OpenAI({ apiKey: process.env.KEY, baseURL: process.env.ORIGIN + '/v1', maxRetries: 0 });
  const messages = [{ role: 'user', content: 'Search the web: how long is the warranty?' }];
`;

describe.skipIf(!hasNode22)(
  hasNode22 ? 'openai 7 under Node 22, on the gateway' : 'openai 7 (skipped: npm has Node 22 for Linux on x64 alone)',
  () => {
    it('runs under Node 22 and has version 7', async () => {
      const versions = await run<string[]>(`
        import { VERSION } from 'openai/version';
        console.log(JSON.stringify([process.versions.node.split('.')[0], VERSION.split('.')[0]]));`);
      expect(versions).toEqual(['22', '7']);
    });

    it('create, stream() and runTools of Chat Completions', async () => {
      const out = await run<Record<string, unknown>>(`${OPENAI}
        const whole = await client.chat.completions.create({ model: 'default', messages });
        const stream = client.chat.completions.stream({ model: 'default', messages });
        let deltas = 0;
        stream.on('content', () => deltas++);
        const last = await stream.finalChatCompletion();
        const calls = [];
        const tool = { type: 'function', function: { name: 'weather', description: 'Weather of a city.', parse: JSON.parse,
          function: (input) => { calls.push(input); return '21 degrees'; },
          parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } } };
        const runner = client.chat.completions.runTools({ model: 'default', tools: [tool],
          messages: [{ role: 'user', content: 'How is the weather in Bonn?' }] });
        console.log(JSON.stringify({ whole: whole.choices[0].message, deltas, last: last.choices[0].message.content,
          tools: await runner.finalContent(), calls }));`);
      expect(out.whole).toMatchObject({
        content: 'Two years on all parts [1].',
        annotations: [{ type: 'url_citation', url_citation: { url: `${pages.origin}/w.html`, title: 'Warranty' } }],
      });
      expect(out.deltas).toBeGreaterThan(1);
      expect(out.last).toBe('Two years on all parts [1].');
      expect(out.tools).toBe('It says 21 degrees.');
      expect(out.calls).toEqual([{ city: 'Bonn' }]);
    });

    it('stream() of Responses, and retrieve with starting_after', async () => {
      const out = await run<Record<string, unknown>>(`${OPENAI}
        const stream = client.responses.stream({ model: 'default', input: messages[0].content, store: true,
          include: ['web_search_call.action.sources'] });
        const events = [];
        for await (const event of stream) events.push(event);
        const response = await stream.finalResponse();
        const at = events[4].sequence_number;
        const rest = [];
        const again = await client.responses.retrieve(response.id, { stream: true, starting_after: at });
        for await (const event of again) rest.push(event.sequence_number);
        console.log(JSON.stringify({ types: events.map(({ type }) => type), text: response.output_text, items: response.output,
          numbers: events.map((event) => event.sequence_number), at, rest }));`);
      const { types, numbers, rest, at, items } = out as {
        types: string[];
        numbers: number[];
        rest: number[];
        at: number;
        items: { type: string }[];
      };
      expect(out.text).toBe('Two years on all parts [1].');
      expect(types[0]).toBe('response.created');
      expect(types.at(-1)).toBe('response.completed');
      expect(numbers).toEqual(numbers.map((_, n) => n));
      expect(rest).toEqual(numbers.filter((number) => number > at));
      expect(items.map(({ type }) => type)).toContain('web_search_call');
    });

    it('throws where the request is refused, and where the upstream dies', async () => {
      const out = await run<unknown[]>(`${OPENAI}
        const refusal = async (call) => { try { await call(); return null; } catch (error) { return [error.status, error.code, error.param]; } };
        console.log(JSON.stringify([
          await refusal(() => client.chat.completions.create({ model: 'none-such', messages })),
          await refusal(() => client.chat.completions.create({ model: 'default', messages, n: 2 })),
          await refusal(() => client.responses.create({ model: 'default', input: 'a', background: true })),
        ]));`);
      expect(out).toEqual([
        [404, 'model_not_found', 'model'],
        [400, expect.any(String), 'n'],
        [400, expect.any(String), 'background'],
      ]);
    });
  },
);

const AI = `
  import { AbstractChat, DefaultChatTransport, WebSocketChatTransport } from 'ai';
  import { WebSocket } from 'ws';
  const origin = process.env.ORIGIN;
  const reply = await fetch(origin + '/api/v1/session', { method: 'POST', headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ site: 'default' }) });
  const { token } = await reply.json();
  class State {
    status = 'ready'; error = undefined; messages = [];
    pushMessage = (message) => { this.messages = this.messages.concat(message); };
    popMessage = () => { this.messages = this.messages.slice(0, -1); };
    replaceMessage = (at, message) => { this.messages = this.messages.with(at, message); };
    snapshot = (value) => structuredClone(value);
  }
  class Chat extends AbstractChat { constructor(init) { super({ ...init, state: Object.assign(new State(), { messages: init.messages ?? [] }) }); } }
  class FromThePage extends WebSocket { constructor(url, protocols) { super(url, protocols, { origin }); } }
  const overHttp = new DefaultChatTransport({ api: origin + '/api/chat', headers: { authorization: 'Bearer ' + token, origin } });
  const overSocket = new WebSocketChatTransport({ url: origin + '/api/v1/ws', protocols: ['ai-sdk.v7', 'bearer.' + token], webSocket: FromThePage });
`;

describe.skipIf(!hasNode22)('the AI SDK 7 under Node 22', () => {
  it.each(['overHttp', 'overSocket'])(
    'asks and resumes %s, and goes on over the other transport',
    async (transport) => {
      const other = transport === 'overHttp' ? 'overSocket' : 'overHttp';
      const out = await run<{
        text: string;
        roles: string[];
        sources: string[];
        after: string;
        resumed: boolean;
      }>(`${AI}
      const textOf = (message) => message.parts.filter(({ type }) => type === 'text').map(({ text }) => text).join('');
      const chat = new Chat({ id: 'thread-${transport}', transport: ${transport} });
      await chat.sendMessage({ text: 'Search the web: how long is the warranty?' });
      if (chat.error) throw chat.error;
      const text = textOf(chat.messages.at(-1));
      const sources = chat.messages.at(-1).parts.filter(({ type }) => type === 'source-url').map(({ url }) => url);
      const later = new Chat({ id: 'thread-${transport}', transport: ${other}, messages: chat.messages });
      const resumed = (await ${other}.reconnectToStream({ chatId: 'thread-${transport}' })) !== null;
      await later.sendMessage({ text: 'Tell me everything' });
      if (later.error) throw later.error;
      console.log(JSON.stringify({ text, sources, roles: later.messages.map(({ role }) => role), after: textOf(later.messages.at(-1)), resumed }));
      overSocket.close();`);
      expect(out).toEqual({
        text: 'Two years on all parts [1].',
        sources: [`${pages.origin}/w.html`],
        roles: ['user', 'assistant', 'user', 'assistant'],
        after: LONG,
        resumed: false,
      });
    },
  );
});
