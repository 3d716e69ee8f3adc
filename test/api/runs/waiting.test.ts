import { describe, expect, test } from 'vitest';
import type { ToolDecision } from '../../../api/agent/agent-setup.ts';
import { MAX_WAIT_MS } from '../../../api/runs/input/limits.ts';
import type { Store } from '../../../api/store/contract/store.ts';
import { reduceEvents } from '../../../protocol/index.ts';
import { createCrashingStore } from '../../helpers/crashing-store.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun, createScriptedStore, OWNER } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { messageOf } from '../../helpers/store-contract.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

const HOUR = 3_600_000;

/** A clerk whose decisions the test makes: until then calls of `refund` are parked. All other calls are approved. */
function createScene(
  clock = new ScriptedClock(),
  store: Store = createScriptedStore(clock),
  others: readonly string[] = ['terms'],
) {
  const decisions = new Map<string, ToolDecision>();
  const asked: string[] = [];
  const refund = createScriptedTool(clock, { name: 'refund', idempotent: false });
  const search = createScriptedTool(clock, { name: 'web_search' });
  let untilMs: number | undefined;
  const start = (processName: string, behind: Store = store) =>
    createScriptedRun({
      clock,
      store: behind,
      newId: countedIds(processName),
      agent: () => ({
        model: createScriptedModel(clock, [
          [
            callTool('refund', { query: 'order 7' }),
            ...others.map((query) => callTool('web_search', { query })),
            toTools,
          ],
          [...say('The refund is on its way.'), stop],
        ]),
        tools: [refund, search],
        async beforeToolCall(call, { runId }) {
          if (call.name !== 'refund') return { type: 'approve' };
          asked.push(`${runId} ${call.id}`);
          return decisions.get(runId) ?? { type: 'park', ...(untilMs === undefined ? {} : { untilMs }) };
        },
      }),
    });
  return {
    clock,
    store,
    start,
    decisions,
    asked,
    refund,
    search,
    waitUntil(ms: number) {
      untilMs = ms;
    },
    statusOf: async (runId: string) => {
      const run = await store.runs.get(runId);
      return [run?.status, run?.attempts];
    },
    answer: async () => reduceEvents(await store.log.read('conv_1', 0)).blocks.at(-1),
    problems: async (runId: string) => problemsOf(await store.log.read('conv_1', 0), runId),
  };
}

describe('a run that waits for a decision', () => {
  test('holds no process, and goes on hours later with the same call, run once', async () => {
    const scene = createScene();
    const { clock, decisions, asked, refund, search } = scene;
    const run = scene.start('a');
    const runId = await run.send('Please refund order 7.');
    await clock.sleep(1000);
    expect(await scene.statusOf(runId)).toEqual(['waiting', 0]);
    expect([run.runner.active, refund.runs.length, search.runs.length]).toEqual([0, 0, 1]);
    await clock.sleep(5 * HOUR);
    expect(await scene.statusOf(runId)).toEqual(['waiting', 0]);
    decisions.set(runId, { type: 'approve' });
    const resumedAtMs = clock.now();
    await run.runner.resume(runId);
    await run.ended(runId);
    expect(clock.now() - resumedAtMs).toBeLessThan(5000);
    expect(await scene.answer()).toMatchObject({ text: 'The refund is on its way.' });
    expect([refund.runs.length, search.runs.length]).toEqual([1, 1]);
    expect(new Set(asked).size).toBe(1);
    expect(await scene.problems(runId)).toEqual([]);
    expect(run.errors).toEqual([]);
  });

  test('keeps its step where all of its calls are parked: the model is not asked again for them', async () => {
    const scene = createScene(undefined, undefined, []);
    const run = scene.start('a');
    const runId = await run.send('Please refund order 7.');
    await scene.clock.sleep(1000);
    const before = await run.events();
    scene.decisions.set(runId, { type: 'approve' });
    await run.runner.resume(runId);
    await run.ended(runId);
    const events = await run.events();
    expect(events.slice(0, before.length)).toEqual(before);
    expect(events.some((event) => event.type === 'message_retract')).toBe(false);
    expect(new Set(scene.asked).size).toBe(1);
    expect(await scene.answer()).toMatchObject({ text: 'The refund is on its way.' });
    expect(await scene.problems(runId)).toEqual([]);
  });

  test('still waits after five restarts, and the last process finishes its answer', async () => {
    const scene = createScene();
    const first = scene.start('a');
    const runId = await first.send('Please refund order 7.');
    await scene.clock.sleep(1000);
    await first.runner.drain(100);
    for (const name of ['b', 'c', 'd', 'e']) {
      const process = scene.start(name);
      await process.runner.reconcile();
      await scene.clock.sleep(HOUR);
      expect(process.runner.active).toBe(0);
      expect(await scene.statusOf(runId), name).toEqual(['waiting', 0]);
      await process.runner.drain(100);
    }
    expect(scene.asked).toHaveLength(1);
    const last = scene.start('f');
    await last.runner.reconcile();
    scene.decisions.set(runId, { type: 'approve' });
    await last.runner.resume(runId);
    await last.ended(runId);
    expect(await scene.answer()).toMatchObject({ text: 'The refund is on its way.' });
    expect(await scene.problems(runId)).toEqual([]);
  });

  test('goes on by itself at the time that the decision named, also in a process that was started meanwhile', async () => {
    const scene = createScene();
    const { clock } = scene;
    const untilMs = clock.now() + 2 * HOUR;
    scene.waitUntil(untilMs);
    const first = scene.start('a');
    const runId = await first.send('Please refund order 7.');
    await clock.sleep(HOUR);
    expect((await scene.store.runs.get(runId))?.waitUntilMs).toBe(untilMs);
    await first.runner.drain(0);
    const next = scene.start('b');
    await next.runner.reconcile();
    scene.decisions.set(runId, { type: 'refuse', reason: 'Nobody answered in time.' });
    await clock.sleep(HOUR - 10_000);
    expect(scene.asked).toHaveLength(1);
    await next.ended(runId);
    expect(clock.now() - untilMs).toBeLessThan(5_000);
    expect(scene.refund.runs).toEqual([]);
    const refused = reduceEvents(await scene.store.log.read('conv_1', 0)).blocks.find(
      (block) => block.type === 'tool_use' && block.name === 'refund',
    );
    expect(refused).toMatchObject({ toolResultStatus: 'error', toolResult: 'Error: Nobody answered in time.' });
  });

  test('is asked about again after a day, where no decision names a time', async () => {
    const scene = createScene();
    const run = scene.start('a');
    const runId = await run.send('Please refund order 7.');
    await scene.clock.sleep(MAX_WAIT_MS - HOUR);
    expect(scene.asked).toHaveLength(1);
    await scene.clock.sleep(2 * HOUR);
    expect(scene.asked).toHaveLength(2);
    expect(await scene.statusOf(runId)).toEqual(['waiting', 0]);
  });

  test('goes on at once when its answer comes in the moment in which it begins to wait', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    let answer = async () => {};
    const scene = createScene(clock, {
      ...store,
      runs: {
        ...store.runs,
        async wait(...args) {
          await answer();
          return store.runs.wait(...args);
        },
      },
    });
    const run = scene.start('a');
    answer = async () => {
      scene.decisions.set('run_1', { type: 'approve' });
      await run.runner.resume('run_1');
    };
    const runId = await run.send('Please refund order 7.');
    await clock.sleep(2000);
    expect(await scene.statusOf(runId)).toEqual(['done', 1]);
  });

  test('that is stopped ends at once, without asking anybody, and its call is cancelled', async () => {
    const scene = createScene();
    const run = scene.start('a');
    const runId = await run.send('Please refund order 7.');
    await scene.clock.sleep(HOUR);
    await run.runner.stop(runId);
    await run.ended(runId);
    const events = await run.events();
    expect(events.at(-1)?.type).toBe('terminal_user_stopped');
    expect(reduceEvents(events).blocks.filter((block) => block.type === 'tool_use')).toMatchObject([
      { toolResultStatus: 'cancelled' },
      { toolResultStatus: 'success' },
    ]);
    expect(scene.asked).toHaveLength(1);
    expect(await scene.problems(runId)).toEqual([]);
  });

  test('that is stopped in the moment in which it begins to wait ends at once', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    let halt = async () => {};
    const scene = createScene(clock, {
      ...store,
      runs: {
        ...store.runs,
        async wait(...args) {
          await halt();
          return store.runs.wait(...args);
        },
      },
    });
    const run = scene.start('a');
    halt = () => run.runner.stop('run_1');
    const runId = await run.send('Please refund order 7.');
    await clock.sleep(2000);
    expect((await scene.statusOf(runId))[0]).toBe('stopped');
  });

  test('cut by a crash at any point, it asks about the same call and runs it once', async () => {
    const whole = createScene();
    const undisturbed = whole.start('a');
    const id = await undisturbed.send('Please refund order 7.');
    await whole.clock.sleep(1000);
    whole.decisions.set(id, { type: 'approve' });
    await undisturbed.runner.resume(id);
    await undisturbed.ended(id);
    const count = (await undisturbed.events()).length - 1;
    for (let n = 1; n < count; n++) {
      const scene = createScene();
      const dying = createCrashingStore(scene.store, { events: n });
      const before = scene.start('a', dying);
      const runId = await before.send('Please refund order 7.');
      await Promise.race([dying.crashed, scene.clock.sleep(1000)]);
      scene.decisions.set(runId, { type: 'approve' });
      await Promise.race([before.runner.resume(runId).then(() => dying.crashed), scene.clock.sleep(1000)]);
      const after = scene.start('b');
      await after.runner.reconcile();
      await after.ended(runId);
      expect(await scene.answer(), `after ${n} events`).toMatchObject({ text: 'The refund is on its way.' });
      expect(scene.refund.runs.length, `after ${n} events`).toBeLessThanOrEqual(1);
      expect(await scene.problems(runId), `after ${n} events`).toEqual([]);
      expect(after.errors).toEqual([]);
    }
  });
});

describe('runs whose job was lost', () => {
  test('are begun by the next reconciling, unless their message was accepted just now', async () => {
    const scene = createScene();
    const { clock, store } = scene;
    const run = scene.start('a');
    scene.decisions.set('run_1', { type: 'approve' });
    await store.inbox.accept(OWNER, messageOf(1));
    await run.runner.reconcile(15_000);
    await clock.sleep(14_000);
    expect(await scene.statusOf('run_1')).toEqual(['queued', 0]);
    await clock.sleep(1_000);
    await run.runner.reconcile(15_000);
    await run.runner.reconcile(15_000);
    await clock.sleep(5_000);
    expect(await scene.statusOf('run_1')).toEqual(['done', 1]);
  });
});
