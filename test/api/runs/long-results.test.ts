// A tool that returns more than the log takes: the model and the log get its beginning, the visitor can download the rest.
import { describe, expect, test } from 'vitest';
import { CUT_NOTE } from '../../../api/models/openai/envelope.ts';
import { WHOLE_RESULT_BYTES } from '../../../api/runs/input/limits.ts';
import { historyToState, reduceEvents, type ToolUseBlock, toHistory } from '../../../protocol/index.ts';
import { createApprovalScene, policyTool } from '../../helpers/approval-scene.ts';
import { createCrashingStore } from '../../helpers/crashing-store.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, say, stepOf, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedStore, OWNER } from '../../helpers/scripted-run.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

/** Asks for `texts`, one call of a tool after the other, and answers. */
async function runOf(texts: readonly string[], { journal = 0, steps = texts.length } = {}) {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  let calls = 0;
  const tool = policyTool('export_orders', {
    approval: 'never',
    readOnly: true,
    idempotent: true,
    async run() {
      calls += 1;
      return { status: 'success', trust: 'owner', text: texts[Math.min(calls, texts.length) - 1]! };
    },
  });
  const it = createApprovalScene({
    clock,
    store: journal > 0 ? createCrashingStore(store, { journal, when: 'before' }) : store,
    tools: [tool],
    turns: (request) =>
      stepOf(request) < steps
        ? [callTool('export_orders', { order: `${stepOf(request)}` }), toTools]
        : [...say('Done.'), stop],
  });
  const runId = await it.ask();
  return { it, store, clock, runId };
}

async function stepsOf(store: Awaited<ReturnType<typeof runOf>>['store']) {
  const log = await store.log.read('conv_1', 0);
  const steps = reduceEvents(log).blocks.filter((block): block is ToolUseBlock => block.type === 'tool_use');
  return { log, steps };
}

async function keptOf(store: Awaited<ReturnType<typeof runOf>>['store'], toolUseId: string) {
  const found = await store.wholeResults.get(OWNER, 'conv_1', toolUseId);
  const bytes = found && (await store.wholeResults.read('conv_1', toolUseId, 0, found.size));
  return found && { ...found, text: Buffer.from(bytes!).toString() };
}

describe('a result that is longer than the log takes', () => {
  test('[EV17] is kept whole beside the log, which says its size, live and from history', async () => {
    const text = JSON.stringify({ orders: Array.from({ length: 20_000 }, (_, n) => `order ${n} ü`) });
    const { it, store, runId } = await runOf([text]);
    await it.run.ended(runId);
    const { log, steps } = await stepsOf(store);
    const size = Buffer.byteLength(text);
    expect(steps[0]!.whole).toEqual({ size });
    expect(steps[0]!.toolResult!.endsWith(CUT_NOTE)).toBe(true);
    expect(Buffer.byteLength(steps[0]!.toolResult!)).toBeLessThanOrEqual(32 * 1024);
    const kept = await keptOf(store, steps[0]!.id);
    expect(kept).toMatchObject({ contentType: 'application/json', size });
    expect(kept!.text === text).toBe(true);
    const history = toHistory(log, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
    const again = historyToState(JSON.parse(JSON.stringify(history))).blocks.find(({ type }) => type === 'tool_use');
    expect((again as ToolUseBlock).whole).toEqual({ size });
    expect(problemsOf(log, runId)).toEqual([]);
  });

  test('[EV17] of 10 MB is kept up to the bound, and both sizes are said', async () => {
    const text = 'é'.repeat(5_000_000);
    const { it, store, runId } = await runOf([text]);
    await it.run.ended(runId);
    const { log, steps } = await stepsOf(store);
    const { size, total } = steps[0]!.whole!;
    expect(total).toBe(10_000_000);
    expect(size).toBeLessThanOrEqual(WHOLE_RESULT_BYTES.result);
    expect(size).toBeGreaterThan(WHOLE_RESULT_BYTES.result - 4);
    const kept = await keptOf(store, steps[0]!.id);
    expect(kept).toMatchObject({ contentType: 'text/plain', size });
    expect(kept!.text.endsWith(`é${CUT_NOTE}`)).toBe(true);
    expect(JSON.stringify(log).length).toBeLessThan(100_000);
  });

  test('that fits has nothing beside it', async () => {
    const { it, store, runId } = await runOf(['short']);
    await it.run.ended(runId);
    const { steps } = await stepsOf(store);
    expect(steps[0]).toMatchObject({ toolResult: 'short' });
    expect(steps[0]).not.toHaveProperty('whole');
    expect(await keptOf(store, steps[0]!.id)).toBeNull();
  });

  test('and has no room in its conversation any more is cut, and says of no download', async () => {
    const long = 'a'.repeat(WHOLE_RESULT_BYTES.result);
    const { it, store, runId } = await runOf(Array.from({ length: 6 }, () => long));
    await it.run.ended(runId);
    const { steps } = await stepsOf(store);
    expect(steps.map(({ whole }) => whole?.size ?? null)).toEqual([...Array(5).fill(long.length), null]);
    expect(steps[5]!.toolResult!.endsWith(CUT_NOTE)).toBe(true);
    expect(await keptOf(store, steps[5]!.id)).toBeNull();
  });

  test('and was kept before its process died is replaced when its call is made again', async () => {
    const [first, second] = ['a'.repeat(40_000), 'b'.repeat(50_000)];
    // The second write of the journal, the outcome, is not made.
    const { it, store, runId } = await runOf([first, second], { journal: 2, steps: 1 });
    await it.startAgain(store);
    await it.run.ended(runId);
    const { steps } = await stepsOf(store);
    expect(steps.map(({ whole }) => whole)).toEqual([{ size: 50_000 }]);
    expect((await keptOf(store, steps[0]!.id))!.text === second).toBe(true);
  });
});
