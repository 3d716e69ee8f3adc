import { describe, expect, test } from 'vitest';
import { type Model, type ModelEvent, type Price, textParts } from '../../../api/models/model.ts';
import { createRouter } from '../../../api/models/router.ts';
import { createRunner } from '../../../api/runs/runner.ts';
import type { Load } from '../../../api/store/contract/runs.ts';
import { ApiError } from '../../../protocol/index.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, type ScriptedPart, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedStore } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { messageOf, visitorA } from '../../helpers/store-contract.ts';
import { toolList } from '../../helpers/tool-list.ts';

const PRICE: Price = { input: 2, output: 10 };

/** Accepts a message for two accounts and drives its run; `during` may do something to it. Gives what was then used. */
async function spend(
  model: (clock: ScriptedClock) => Model,
  during: (run: { clock: ScriptedClock; runner: ReturnType<typeof createRunner> }) => Promise<void> = async () => {},
): Promise<Load> {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  const runner = createRunner({
    store,
    clock,
    newId: countedIds(),
    siteAgent: () => ({
      agent: { name: 'Alder' },
      model: model(clock),
      tools: toolList(createScriptedTool(clock, {})),
    }),
  });
  const accounts = ['visitor:a', 'site:shop'];
  await store.inbox.accept(visitorA, messageOf(1), { accounts, admit: () => {} });
  runner.start('run_1');
  await clock.sleep(100);
  await during({ clock, runner });
  await clock.sleep(20_000);
  let found: readonly Load[] = [];
  const look = (loads: readonly Load[]) => {
    found = loads;
    throw new ApiError('rate_limited', 'Only looking.');
  };
  await store.inbox.accept(visitorA, messageOf(2), { accounts, admit: look }).catch(() => null);
  expect(found[0]).toEqual(found[1]);
  return found[0] as Load;
}

const scripted = (turns: ScriptedPart[][], more: Partial<Model> = {}) => {
  return (clock: ScriptedClock): Model => ({ ...createScriptedModel(clock, turns), ...more });
};

describe('what a run spends', () => {
  test('is the tokens of all its turns, and their price where the model has one', async () => {
    const turns = [
      [callTool('web_search', { query: 'q' }), toTools],
      [...say('Two years.'), stop],
    ];
    // Each turn reports 100 input tokens and 20 output tokens.
    expect(await spend(scripted(turns))).toEqual({ activeRuns: 0, messages: 1, tokens: 240, costMicros: 0 });
    expect(await spend(scripted(turns, { price: PRICE }))).toMatchObject({ tokens: 240, costMicros: 2 * (200 + 200) });
  });

  test('counts also when the visitor stops it, by estimate, and when the service breaks off', async () => {
    const long = [[...say('word '.repeat(400)), stop]];
    const stopped = await spend(scripted(long, { price: PRICE }), ({ runner }) => runner.stop('run_1'));
    expect(stopped.activeRuns).toBe(0);
    expect(stopped.tokens).toBeGreaterThan(10);
    expect(stopped.tokens).toBeLessThan(1000);
    expect(stopped.costMicros).toBeGreaterThanOrEqual(stopped.tokens * PRICE.input);
    const broken = [[...say('Two years of '), { type: 'fail', error: new Error('reset') } as ScriptedPart]];
    expect((await spend(scripted(broken))).tokens).toBeGreaterThan(10);
  });

  test('is kept when the process abandons the run', async () => {
    const long = [[...say('word '.repeat(400)), stop]];
    const released = await spend(scripted(long), ({ runner }) => runner.drain(100));
    expect(released.activeRuns).toBe(1);
    expect(released.tokens).toBeGreaterThan(10);
  });

  test('is nothing for a model that is code, or a service that was never reached', async () => {
    const said = [[...say('Two years.'), stop]];
    expect((await spend(scripted(said, { capabilities: { writes: false } }))).tokens).toBe(0);
    const down = [[{ type: 'fail', error: new Error('refused') } as ScriptedPart]];
    expect((await spend(scripted(down))).tokens).toBe(0);
  });
});

describe('the price of a routed turn', () => {
  test('is that of the target which answered; of a turn that breaks off, the highest there is', async () => {
    const target = (id: string, price?: Price) => ({
      ...{ id, provider: 'p', type: 'openai' as const, model: id, baseUrl: '', apiKey: '' },
      ...(price ? { price } : {}),
    });
    const targets = [target('cheap', { input: 1, output: 2 }), target('dear', PRICE), target('unpriced')];
    const { model } = createRouter({
      routing: {
        routes: {
          default: [{ id: 'd', priority: 0, targets }],
          coding: [],
          longcontext: [],
          search: [],
          web_search: [],
        },
        longContextTokens: 1e6,
      },
      clock: new ScriptedClock(),
      createTargetModel: () => ({
        label: 'one',
        async *stream(): AsyncGenerator<ModelEvent> {
          yield { type: 'finish', reason: 'stop' };
        },
      }),
    });
    expect(model.price).toEqual(PRICE);
    const events: ModelEvent[] = [];
    const request = { messages: [{ role: 'user' as const, content: textParts('hi') }], tools: [] };
    for await (const event of model.stream(request, { signal: new AbortController().signal })) events.push(event);
    expect(events).toEqual([{ type: 'finish', reason: 'stop', price: { input: 1, output: 2 } }]);
  });
});
