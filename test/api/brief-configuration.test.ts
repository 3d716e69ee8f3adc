// The verbatim configuration of the product brief with its comments, completed with providers and keys: it starts, and
// does what the brief states. Fake services on loopback replace the main model, GLM and Gemini.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'jsonc-parser';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { assemble, type Parts } from '../../api/assemble/assemble.ts';
import { loadConfig } from '../../api/config/load-config.ts';
import { ENGINES } from '../../api/search/engines/index.ts';
import { type ConversationEvent, isTerminal, reduceEvents } from '../../protocol/index.ts';
import { readFixture, type SeenRequest, startService } from '../helpers/engine-contract.ts';
import { frame, type ModelServer, startModelServer, textFrames } from '../helpers/model-server.ts';

type WebSearchPiece = { engines: { id: string; providerKey: string; description: string }[]; injectPolicy: string };

const path = resolve(import.meta.dirname, '../../../shared/brief/002_10066827164416af.txt');
const brief = existsSync(path) ? readFileSync(path, 'utf8') : null;
if (brief === null) console.log('skipped: the product brief is not beside the repository (../shared/brief)');
const pieces = [...(brief ?? '').matchAll(/```jsonc\n([\s\S]*?)```/g)].map((match) => match[1]!);
const textWith = (name: string) => pieces.find((piece) => name in parse(piece)) ?? '{}';
const webSearch = () => parse(textWith('webSearch')).webSearch as WebSearchPiece;

type Body = { model: string; tools?: { function: { name: string; parameters: ToolSchema } }[]; messages: Message[] };
type ToolSchema = {
  properties: Record<string, { enum?: string[]; description?: string; maximum?: number }>;
  required: string[];
};
type Message = { role: string; content: string | null };

/** The brief's two sections as one file, with the providers and keys that it leaves open. */
function fileOfBrief(urls: { model: string; search: string }): string {
  const providers = {
    tab: { baseURL: urls.model, apiKey: 'env:TAB_KEY' },
    glm: { baseURL: `${urls.search}/api/paas/v4`, apiKey: 'env:GLM_KEY' },
    antigravity: { baseURL: `${urls.search}/v1beta`, keys: { geetasamodgeetasamoda: 'env:GEMINI_KEY' } },
  };
  const inner = (text: string) => text.trim().replace(/^\{|\}$/g, '');
  return `{ "providers": ${JSON.stringify(providers)}, ${inner(textWith('virtualrouter'))}, ${inner(textWith('webSearch'))} }`;
}

const nowhere = { model: 'http://127.0.0.1:1', search: 'http://127.0.0.1:1' };

describe.skipIf(brief === null)('the configuration of the brief', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-brief-'));
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function load(file: string, env: Record<string, string> = {}) {
    const configPath = join(folder, 'config.json');
    writeFileSync(configPath, file);
    const keys = { TAB_KEY: 'k-tab', GLM_KEY: 'k-glm', GEMINI_KEY: 'k-gemini' };
    return loadConfig(ENGINES, { AGENT_CHAT_CONFIG: configPath, DATABASE_URL: ':memory:', ...keys, ...env });
  }

  async function start(callFor: (question: string) => object) {
    const search = await startService(({ url }) => ({
      body: readFixture(url.pathname.includes('generateContent') ? 'gemini' : 'glm'),
    }));
    const model: ModelServer = await startModelServer((body) => {
      const { messages, tools = [] } = body as unknown as Body;
      const asked = messages.findLastIndex((message) => message.role === 'user');
      const isDone = messages.slice(asked).some((message) => message.role === 'tool');
      if (isDone || !tools.some((tool) => tool.function.name === 'web_search'))
        return { chunks: textFrames('Closed on Monday [1].') };
      const args = JSON.stringify(callFor(messages[asked]?.content ?? ''));
      const call = { index: 0, id: 'call_1', type: 'function', function: { name: 'web_search', arguments: args } };
      return {
        chunks: [
          frame({ choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }] }),
          frame({ choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] }),
          'data: [DONE]\n\n',
        ],
      };
    });
    // The brief has no main route: the model of the environment is the main model.
    const main = { OPENAI_API_KEY: 'k-tab', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gpt-5.2-codex' };
    const config = load(fileOfBrief({ model: model.url, search: search.baseUrl }), main);
    const errors: unknown[] = [];
    const parts = await assemble(config, { version: '0.0.0', onError: (error) => errors.push(error) });
    closers.push(
      search.close,
      () => model.close(),
      () => parts.close(),
    );
    return {
      parts,
      errors,
      search: search.seen,
      bodies: () => model.requests.map((one) => one.body as unknown as Body),
    };
  }

  it('starts with its engines, descriptions and default, and warns that the route leaves one out', () => {
    const config = load(fileOfBrief(nowhere));
    const { engines } = webSearch();
    expect(config.webSearch.injectPolicy).toBe('selective');
    expect(config.webSearch.engines.map(({ id, description }) => ({ id, description }))).toEqual(
      engines.map(({ id, description }) => ({ id, description })),
    );
    expect(config.webSearch.engines).toMatchObject([
      { isDefault: true, isGoogle: false, target: { type: 'glm', model: 'glm-4.7', apiKey: 'k-glm' } },
      { isDefault: false, isGoogle: true, target: { type: 'gemini', model: 'gemini-3-flash', apiKey: 'k-gemini' } },
    ]);
    expect(config.routing.routes.web_search).toMatchObject([{ id: 'web-search-backends', priority: 200 }]);
    expect(config.warnings).toEqual([
      'webSearch.engines[1].providerKey is antigravity.geetasamodgeetasamoda.gemini-3-flash, and virtualrouter.routing.web_search names no target of antigravity: it is asked through providers.antigravity all the same; add it to the targets there, or take the engine out',
    ]);
  });

  it('does not warn once the target that the brief calls "later" is in the route', () => {
    const later = '"glm.glm-4.7", "antigravity.geetasamodgeetasamoda.gemini-3-flash"\n';
    const { warnings, routing } = load(fileOfBrief(nowhere).replace(/"glm\.glm-4\.7"\n/, later));
    expect(routing.routes.web_search[0]?.targets).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('offers the tool with both engines when the message requests a search, and calls GLM for the answer', async () => {
    const { parts, errors, search, bodies } = await start(() => ({
      engine: 'glm',
      query: '今天的国际新闻头条',
      count: 3,
    }));
    await ask(parts, 'Hello there');
    expect(namesOf(bodies().at(-1)!)).not.toContain('web_search');

    const events = await ask(parts, '搜索今天的国际新闻');
    const [first, last] = bodies().slice(-2) as [Body, Body];
    const schema = first.tools?.find((tool) => tool.function.name === 'web_search')?.function.parameters;
    const { engines } = webSearch();
    expect(schema?.properties.engine?.enum).toEqual(['glm', 'google']);
    for (const { description } of engines) expect(schema?.properties.engine?.description).toContain(description);
    expect(schema?.properties.recency?.enum).toEqual(['oneDay', 'oneWeek', 'oneMonth', 'oneYear', 'noLimit']);
    expect(schema?.properties.count?.maximum).toBe(50);
    expect(schema?.required).toEqual(['query']);

    expect(search).toHaveLength(1);
    const [secondary] = search as [SeenRequest];
    expect(secondary.url.pathname).toBe('/api/paas/v4/chat/completions');
    expect(secondary.headers.authorization).toBe('Bearer k-glm');
    expect(secondary.body).toMatchObject({
      model: 'glm-4.7',
      messages: [{ role: 'user', content: '今天的国际新闻头条' }],
      tools: [
        { type: 'web_search', web_search: { search_query: '今天的国际新闻头条', count: 3, search_result: true } },
      ],
    });
    // The main model is unchanged, and gets its own request with the call and its result.
    expect(new Set(bodies().map((body) => body.model))).toEqual(new Set(['gpt-5.2-codex']));
    expect(last.messages.slice(0, first.messages.length)).toEqual(first.messages);
    expect(last.messages.at(-1)?.content).toContain('https://museum.example.com/hours');
    const { blocks } = reduceEvents(events);
    expect(blocks.findLast((block) => block.type === 'tool_use')).toMatchObject({ toolResultStatus: 'success' });
    expect(errors).toEqual([]);
  });

  it('Google preferred: only the Gemini engine is offered, and called with its named key', async () => {
    const { parts, search, bodies } = await start(() => ({ query: '国际新闻' }));
    await ask(parts, '谷歌搜索国际新闻');
    const schema = bodies()[0]?.tools?.find((tool) => tool.function.name === 'web_search')?.function.parameters;
    expect(schema?.properties.engine).toBeUndefined();
    expect(search.map(({ url }) => url.pathname)).toEqual(['/v1beta/models/gemini-3-flash:generateContent']);
    expect(search[0]?.headers['x-goog-api-key']).toBe('k-gemini');
  });
});

function namesOf(body: Body): string[] {
  return (body.tools ?? []).map((tool) => tool.function.name);
}

let asked = 0;

/** Sends a message in a conversation of its own and waits for the end of its run. */
async function ask(parts: Parts, text: string): Promise<ConversationEvent[]> {
  asked += 1;
  const id = `conv_${asked}`;
  const ended = new Promise<void>((done) => {
    parts.store.notifier.subscribe(id, (message) => {
      if ('events' in message && message.events.some(isTerminal)) done();
    });
  });
  await parts.store.inbox.accept(
    { site: 'default', visitorId: 'visitor_1' },
    {
      clientId: `client_${asked}`,
      conversationId: null,
      newConversationId: id,
      messageId: `umsg_${asked}`,
      runId: `run_${asked}`,
      content: [{ type: 'text', text }],
    },
  );
  parts.runner.start(`run_${asked}`);
  await ended;
  return parts.store.log.read(id, 0);
}
