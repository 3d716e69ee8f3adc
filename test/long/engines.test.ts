import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture } from '../helpers/browser.ts';
import {
  ASKED,
  configurationOf,
  ENGINE_CASES,
  FOUND,
  keyOf,
  startEngineService,
  startFixturePages,
  toSeen,
} from '../helpers/engine-stand-ins.ts';
import { leading, ledBy, openSteps, PATIENT, showSources, textOf, useChat } from '../helpers/search-chat.ts';
import { type StandIn, startModel } from '../helpers/stand-ins.ts';

/** The replies of the demo site's pages. */
const OWN_QUESTION = 'How often should I descale?';
const openChat = useChat();

describe('each engine, from the question to its sources', () => {
  const services = new Map<string, StandIn>();
  let pages: StandIn;
  let model: StandIn;
  let api: ApiProcess;

  beforeAll(async () => {
    pages = await startFixturePages();
    for (const one of ENGINE_CASES) services.set(one.id, await startEngineService(one, pages.origin));
    model = await startModel(
      leading(
        ({ question }) => {
          const [, engine] = /with (\w+)/.exec(question) ?? [];
          if (engine === 'site_search') return [{ name: 'site_search', input: { query: OWN_QUESTION } }];
          if (engine === 'site') return [{ name: 'web_search', input: { engine, query: OWN_QUESTION, count: 3 } }];
          return [{ name: 'web_search', input: { engine, ...ASKED } }];
        },
        ({ question, toolResults }) =>
          question.includes('site') ? `${firstWords(toolResults[0] ?? '')} [1]` : `${FOUND} [1]`,
      ),
    );
    const allowHosts = [pages, ...services.values()].map(({ host }) => host);
    api = await ApiProcess.start({
      env: ledBy(model),
      config: {
        ...configurationOf(ENGINE_CASES, (id) => services.get(id)!.origin),
        crawler: { allowHosts, robots: false },
      },
    });
  });
  afterEach(() => {
    for (const { requests } of [pages, model, ...services.values()]) requests.length = 0;
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all([model, pages, ...services.values()].map((one) => one?.close()));
  });

  it.each(ENGINE_CASES)('$id: asked as its service wants it, its two pages numbered and shown', async (one) => {
    const { chat, problems } = await openChat(api);
    await chat.ask(`Search the web with ${one.id}: ${ASKED.query}`);
    await chat.answered();

    const asked = services.get(one.id)!.requests.map(toSeen);
    const [first] = asked.filter(({ path }) => path === one.expected('').path);
    expect(first).toMatchObject(one.expected(keyOf(one.id)));
    expect(JSON.stringify(first?.said), 'the key is in its header and nowhere else').not.toContain('key-of-');
    for (const [id, { requests }] of services) if (id !== one.id) expect(requests, id).toEqual([]);
    const isRead = [...pages.requests, ...services.get(one.id)!.requests].some(({ path }) =>
      /\/hours|\?curid=/.test(path),
    );
    expect(isRead, 'pages are read for a results page; an answering model has read them').toBe(
      one.target === undefined,
    );
    expect(model.requests.at(-1)?.body.includes('recency was ignored')).toBe(one.hasNoRecency === true);

    const [step] = await openSteps(chat);
    await expect.poll(() => textOf(step), PATIENT).toContain(`Searched the web ${ASKED.query} 2 results`);
    expect(await chat.part('cite').allInnerTexts()).toEqual(['1']);
    expect(await chat.logText()).toContain(FOUND);
    await showSources(chat);
    expect(await chat.part('source-query').allInnerTexts()).toEqual([expect.stringContaining(ASKED.query)]);
    const suggestions = chat.part('search-entry');
    if (one.id === 'gemini') {
      expect(await suggestions.contentFrame().getByText('chips').isVisible()).toBe(true);
    } else expect(await suggestions.count(), 'only Google gives search suggestions').toBe(0);
    expect(await chat.part('source-card').allInnerTexts()).toEqual([expect.stringMatching(/\b1\b/)]);
    const rest = chat.part('source-rest');
    expect((await rest.textContent())?.trim()).toBe('1 more found');
    await rest.click();
    await expect.poll(() => chat.part('source-card').count(), PATIENT).toBe(2);
    if (one.id === 'gemini') await keepPicture(chat.page, 'engine-gemini');
    expect(problems).toEqual([]);
    expect(api.output).not.toContain('key-of-');
  });

  it.each([
    ['site_search', 'the tool of its own', /Searched this site How often should I descale\? \d pages?/],
    ['site', 'an engine of web_search', /Searched the web How often should I descale\? [123] results?/],
  ])('%s: the pages of this site by %s, no service asked', async (name, _what, label) => {
    await expect
      .poll(() => api.admin('/api/v1/admin/index').then((reply) => reply.text()), PATIENT)
      .toContain('"done"');
    const { chat, problems } = await openChat(api);
    await chat.ask(`Search with ${name}: ${OWN_QUESTION}`);
    await chat.answered();
    for (const [id, { requests }] of services) expect(requests, id).toEqual([]);
    const [step] = await openSteps(chat);
    await expect.poll(() => textOf(step), PATIENT).toMatch(label);
    expect(await chat.part('cite').allInnerTexts()).toEqual(['1']);
    await showSources(chat);
    expect(await chat.part('source-query').allInnerTexts()).toEqual([expect.stringContaining(OWN_QUESTION)]);
    expect(await chat.part('source-card').first().textContent()).toMatch(/descal/i);
    expect(problems).toEqual([]);
  });
});

describe('a configuration as in the product brief: the route web_search without the provider of one engine', () => {
  it('starts and warns; the tool is offered when the message requests it; “谷歌搜索” uses the Gemini engine', async () => {
    const [glmCase, geminiCase] = ['glm', 'gemini'].map((name) => ENGINE_CASES.find(({ id }) => id === name)!);
    const pages = await startFixturePages();
    const glm = await startEngineService(glmCase!, pages.origin);
    const gemini = await startEngineService(geminiCase!, pages.origin);
    const model = await startModel(({ toolResults, tools }) => {
      if (toolResults.length > 0) return { text: [`${FOUND} [1]`] };
      const isOffered = tools.includes('web_search');
      return isOffered ? { toolCalls: [{ name: 'web_search', input: { query: ASKED.query } }] } : { text: ['Hello.'] };
    });
    const api = await ApiProcess.start({
      env: ledBy(model),
      config: {
        providers: {
          glm: glmCase!.provider!(glm.origin, keyOf('glm')),
          antigravity: { baseURL: `${gemini.origin}/v1beta`, keys: { someone: keyOf('gemini') } },
        },
        virtualrouter: { routing: { web_search: [{ id: 'backends', priority: 200, targets: ['glm.glm-4.7'] }] } },
        webSearch: {
          engines: [
            { id: 'glm', providerKey: 'glm.glm-4.7', description: 'Chinese news', default: true },
            { id: 'google', providerKey: 'antigravity.someone.gemini-3-flash', description: 'The world' },
          ],
          injectPolicy: 'selective',
        },
        crawler: { allowHosts: [pages.host, gemini.host], robots: false },
      },
    });
    try {
      expect(api.output).toMatch(/engines {2}glm, google$/m);
      expect(api.output).toMatch(
        /note {5}webSearch\.engines\[1\]\.providerKey is antigravity\.someone\.gemini-3-flash/,
      );
      const { chat } = await openChat(api);
      await chat.ask('Hello there');
      await chat.answered();
      expect(await chat.groups.count()).toBe(0);
      await chat.ask('谷歌搜索 museum hours');
      await chat.groups.first().waitFor();
      await chat.answered();
      expect(gemini.requests.map(toSeen)[0]).toMatchObject({
        path: '/v1beta/models/gemini-3-flash:generateContent',
        headers: { 'x-goog-api-key': keyOf('gemini') },
      });
      expect(glm.requests).toEqual([]);
      expect(await chat.part('cite').allInnerTexts()).toEqual(['1']);
      // Not Google in particular: the default engine, by the route.
      await chat.ask('Search the web for museum hours.');
      await expect.poll(() => glm.requests.length, PATIENT).toBe(1);
      await chat.answered();
    } finally {
      await api.close();
      await Promise.all([model, glm, gemini, pages].map((one) => one.close()));
    }
  });
});

/** The beginning of the first source, as a tool result lists it: `[1] title`, its address, its text. */
function firstWords(result: string): string {
  return /^\[1\] .*\n.*\n([^.\n]+\.)/m.exec(result)?.[1] ?? '';
}
