import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { keepPicture } from '../helpers/browser.ts';
import { keyOf, toSeen } from '../helpers/engine-stand-ins.ts';
import { ledBy, openSteps, PATIENT, showSources, sourcesOf, textOf, useChat } from '../helpers/search-chat.ts';
import { type StandIn, startModel, startStandIn } from '../helpers/stand-ins.ts';

const openChat = useChat();

describe('several searches in one step', () => {
  /** The results of each engine for each query; addresses without the origin. One page is in both, written in three ways. */
  const FOUND_BY: Record<string, Record<string, readonly string[]>> = {
    serper: {
      'steel price': ['/price', '/volume'],
      'steel exports': ['/exports'],
      'steel today': ['/price#today', '/today'],
    },
    brave: { 'steel volume': ['/volume/', '/profit'] },
  };
  const STEEL: Record<string, string> = {
    '/price': 'The price of steel rose by two percent in the first quarter.',
    '/volume': 'The volume of steel that was sold rose by three percent.',
    '/profit': 'The profit of the company rose by five percent.',
    '/exports': 'The exports of steel fell by four percent.',
    '/today': 'The company said today that the mill works as before.',
  };
  const CALLS: Record<string, { engine: string; query: string }[]> = {
    Compare: [
      { engine: 'serper', query: 'steel price' },
      { engine: 'brave', query: 'steel volume' },
      { engine: 'serper', query: 'steel exports' },
    ],
    Again: [{ engine: 'serper', query: 'steel today' }],
  };

  let pages: StandIn;
  let engines: StandIn;
  let model: StandIn;
  let api: ApiProcess;
  /** Searches held at their engine until the test releases them. */
  let held: Map<string, () => void>;

  beforeAll(async () => {
    held = new Map();
    pages = await startStandIn(({ path }, response) => {
      const text = STEEL[new URL(path, 'http://pages').pathname.replace(/\/$/, '')];
      response.writeHead(text ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><title>${path}</title><body><main><h1>Steel</h1><p>${text}</p></main></body></html>`,
      );
    });
    engines = await startStandIn(async (request, response) => {
      const { method, said } = toSeen(request);
      const engine = method === 'POST' ? 'serper' : 'brave';
      const query = String(said.q);
      await new Promise<void>((goOn) => held.set(query, goOn));
      const hits = (FOUND_BY[engine]?.[query] ?? []).map((path) => ({
        title: `Steel: ${path}`,
        link: pages.origin + path,
        url: pages.origin + path,
        snippet: 'Steel',
        description: 'Steel',
      }));
      const body = engine === 'serper' ? { organic: hits } : { type: 'search', web: { results: hits } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    model = await startModel((turn) => {
      const [, , calls] =
        Object.entries(CALLS)
          .map(([word, list]) => [turn.question.includes(word), word, list] as const)
          .find(([is]) => is) ?? [];
      if (turn.toolResults.length > 0) return { text: [answerFrom(turn.toolResults.join('\n'))] };
      if (calls && turn.messages.some(({ role }) => role === 'user') && !/passage/i.test(turn.question)) {
        return { toolCalls: calls.map((input) => ({ name: 'web_search', input })) };
      }
      return { text: ['Steel. [1]'] };
    });
    api = await ApiProcess.start({
      env: ledBy(model),
      config: {
        webSearch: {
          engines: ['serper', 'brave'].map((engine) => ({
            id: engine,
            engine,
            apiKey: keyOf(engine),
            baseURL: engines.origin,
          })),
        },
        crawler: { allowHosts: [pages.host], robots: false },
      },
    });
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all([model, engines, pages].map((one) => one?.close()));
  });

  /** Each page's sentence, cited by the number in the result. */
  function answerFrom(result: string): string {
    const numbers = new Map<string, string>();
    for (const [, number, path] of result.matchAll(/^\[(\d+)\] .*\nhttp:\/\/127\.0\.0\.1:\d+(\/\w+)/gm))
      numbers.set(path!, number!);
    return [...numbers].map(([path, number]) => `${STEEL[path]} [${number}]`).join(' ');
  }

  it('run in parallel; each has its step and its sources; a page found twice is one source; numbers never change', async () => {
    const { chat, problems } = await openChat(api);
    await chat.ask('Compare price, volume and exports of steel. Search the web.');
    const steps = chat.groups.first().locator('agent-chat-step');
    // No reply is sent before the last request: sequential searches would never begin the second.
    await expect.poll(() => [...held.keys()].sort(), PATIENT).toEqual(['steel exports', 'steel price', 'steel volume']);
    await expect.poll(() => steps.count(), PATIENT).toBe(3);
    await keepPicture(chat.page, 'parallel-searches-running');
    expect(await running(steps)).toEqual([true, true, true]);

    // In another order than the requests: steps and sources keep their positions, numbers are assigned as sources arrive.
    held.get('steel volume')!();
    await expect.poll(() => running(steps), PATIENT).toEqual([true, false, true]);
    held.get('steel exports')!();
    await expect.poll(() => running(steps), PATIENT).toEqual([true, false, false]);
    held.get('steel price')!();
    await chat.answered();

    await chat.groups.last().locator('[part~="group-header"][aria-expanded="false"]').waitFor();
    const text = await chat.logText();
    expect(text).toContain(`${STEEL['/volume']} 1`);
    expect(text).toContain(`${STEEL['/price']} 4`);
    await showSources(chat);
    const groups = await sourcesOf(chat);
    expect(groups).toEqual([
      ['steel price', ['1 /volume', '4 /price']],
      ['steel volume', ['1 /volume/', '2 /profit']],
      ['steel exports', ['3 /exports']],
    ]);
    const opened = await Promise.all((await openSteps(chat)).map(textOf));
    expect(opened).toEqual([
      expect.stringMatching(/steel price 2 results/),
      expect.stringMatching(/steel volume 2 results/),
      expect.stringMatching(/steel exports 1 result\b/),
    ]);
    expect((await chat.part('sources-button').textContent())?.trim(), 'each page once').toBe('4 sources');
    await keepPicture(chat.page, 'parallel-searches');

    await chat.page.reload();
    await chat.part('actions').first().waitFor();
    await expect.poll(() => chat.logText(), PATIENT).toBe(text);
    if (!(await chat.part('source-card').first().isVisible())) await showSources(chat);
    expect(await sourcesOf(chat)).toEqual(groups);

    held.delete('steel today');
    await chat.ask('Again, please: search the web for today.');
    await expect.poll(() => held.has('steel today'), PATIENT).toBe(true);
    held.get('steel today')!();
    await chat.answered();
    expect(await sourcesOf(chat)).toEqual([...groups, ['steel today', ['1 /price#today', '2 /today']]]);
    await keepPicture(chat.page, 'parallel-searches-again');
    expect(problems).toEqual([]);
  });

  function running(steps: Locator): Promise<boolean[]> {
    return steps.evaluateAll((all) => all.map((step) => step.shadowRoot?.querySelector('.dot.running') !== null));
  }
});
