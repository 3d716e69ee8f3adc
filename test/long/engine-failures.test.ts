import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture } from '../helpers/browser.ts';
import type { ChatPage } from '../helpers/chat-page.ts';
import { FOUND, keyOf, startFixturePages } from '../helpers/engine-stand-ins.ts';
import { leading, ledBy, openSteps, textOf, useChat } from '../helpers/search-chat.ts';
import { type StandIn, startModel, startStandIn } from '../helpers/stand-ins.ts';

const openChat = useChat();

describe('engines that fail', () => {
  type Answer = (response: ServerResponse) => void;
  const json = { 'content-type': 'application/json' };
  const refuse =
    (status: number, headers: Record<string, string> = {}): Answer =>
    (response) =>
      void response.writeHead(status, { ...json, ...headers }).end('{"message":"words of the service"}');
  const say =
    (body: string, headers: Record<string, string> = json): Answer =>
    (response) =>
      void response.writeHead(200, headers).end(body);
  const cut: Answer = (response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write('{"organic":[');
    setImmediate(() => response.socket?.destroy());
  };

  const HONEST = 'The search did not work. Please try again later.';
  let engines: StandIn;
  let model: StandIn;
  let api: ApiProcess;
  let pages: StandIn;
  let answers: { serper: Answer; brave: Answer };

  beforeAll(async () => {
    pages = await startFixturePages();
    engines = await startStandIn(({ method }, response) => answers[method === 'POST' ? 'serper' : 'brave'](response));
    model = await startModel(
      leading(
        () => [{ name: 'web_search', input: { engine: 'serper', query: 'museum hours' } }],
        ({ toolResults }) => (toolResults.some((result) => result.includes('Error: ')) ? HONEST : `${FOUND} [1]`),
      ),
    );
    api = await ApiProcess.start({
      env: {
        ...ledBy(model),
        SERPER_API_KEY: keyOf('serper'),
        SERPER_BASE_URL: engines.origin,
        BRAVE_API_KEY: keyOf('brave'),
        BRAVE_BASE_URL: engines.origin,
      },
      config: {
        crawler: { allowHosts: [pages.host], robots: false },
        limits: { messagesPerMinute: 1000, messageBurst: 1000 },
      },
    });
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all([model, engines, pages].map((one) => one?.close()));
  });

  /** What the visitor sees of the search of a new question: its step, the step's details, and the answer. */
  async function search(chat: ChatPage, open: boolean) {
    const groups = await chat.groups.count();
    await chat.ask('When is the museum open? Search the web.');
    await chat.groups.nth(groups).waitFor();
    await chat.answered();
    const [step] = await openSteps(chat);
    if (open) {
      await step!.locator('[part~="item-row"]').click();
      await step!.locator('[part~="payload"]').last().waitFor();
    }
    return {
      step: await textOf(step),
      answer: (await chat.answers.last().evaluate((one) => one.shadowRoot?.textContent)) ?? '',
    };
  }

  it('the visitor sees a failed step with the reasons and an honest answer for every failure; never the service’s own text', async () => {
    const { chat, problems } = await openChat(api);
    const rows: [serper: Answer, brave: Answer, reasons: RegExp][] = [
      [refuse(401), refuse(402), /serper: the key was refused.*brave: its quota is used up/],
      [refuse(429), refuse(429, { 'retry-after': '60' }), /serper: too many requests.*brave: too many requests/],
      [
        refuse(500),
        say('<!doctype html><p>Sign in</p>', { 'content-type': 'text/html' }),
        /serper: an answer that could not be used.*brave: an answer that could not be used/,
      ],
      [
        cut,
        say('{"type":"search","web":{"results":null}}'),
        /serper: an answer.*\(no connection\).*brave: an answer.*\(no list of results\)/,
      ],
      [
        say('{"organic":[]}'),
        say('{"type":"search"}'),
        /serper: no results for this query.*brave: no results for this query/,
      ],
    ];
    for (const [serper, brave, reasons] of rows) {
      answers = { serper, brave };
      const { step, answer } = await search(chat, true);
      expect(step).toMatch(/Search failed museum hours/);
      expect(step).toMatch(reasons);
      expect(step).not.toMatch(/words of the service|key-of-|127\.0\.0\.1/);
      expect(answer.trim()).toBe(HONEST);
    }
    expect(await chat.part('cite').count()).toBe(0);
    await keepPicture(chat.page, 'engines-failed');
    // Steps far up were opened: only the log may have scrolled.
    expect(
      await chat.page.locator('agent-chat .shell').evaluate((shell) => shell.scrollHeight - shell.clientHeight),
    ).toBe(0);
    expect(problems).toEqual([]);
  });

  it('another engine replaces a failed one, and the visitor gets an answer', async () => {
    answers = {
      serper: refuse(403),
      brave: say(
        JSON.stringify({
          type: 'search',
          web: { results: [{ title: 'Hours', url: `${pages.origin}/hours`, description: FOUND }] },
        }),
      ),
    };
    const { chat } = await openChat(api);
    const { step, answer } = await search(chat, false);
    expect(step).toContain('Searched the web museum hours 1 result');
    expect(answer).toContain(FOUND);
    expect(await chat.part('cite').allInnerTexts()).toEqual(['1']);
  });

  it('[LOG-1] the log has each failure once, with the setting that fixes it, and never a key', async () => {
    answers = { serper: refuse(403), brave: refuse(402) };
    const { chat } = await openChat(api);
    await search(chat, false);
    await search(chat, false);
    const lines = api.output.split('\n').filter((line) => line.includes('"web_search: '));
    const logged = lines.map(
      (line) => JSON.parse(line) as { engine: string; code: string; setting?: string; msg: string },
    );
    expect(logged.filter(({ code }) => code === 'auth' || code === 'quota')).toEqual([
      expect.objectContaining({
        engine: 'serper',
        code: 'auth',
        setting: 'SERPER_API_KEY',
        msg: expect.stringContaining('The setting is SERPER_API_KEY.'),
      }),
      expect.objectContaining({ engine: 'brave', code: 'quota', setting: 'BRAVE_API_KEY' }),
    ]);
    expect(new Set(logged.map(({ engine, code }) => `${engine} ${code}`)).size, 'each once').toBe(logged.length);
    expect(api.output).not.toMatch(/key-of-|museum hours|words of the service/);
  });
});
