// "Try again" of a failed step: the call is made again at the beginning of another run, and the model goes on from its result.
import { describe, expect, test } from 'vitest';
import type { ToolOutcome } from '../../../api/tools/tool.ts';
import { groupBlocks, historyToState, reduceEvents, type ToolUseBlock, toHistory } from '../../../protocol/index.ts';
import { createApprovalScene, orderOf, policyTool } from '../../helpers/approval-scene.ts';
import { createCrashingStore } from '../../helpers/crashing-store.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedStore, OWNER } from '../../helpers/scripted-run.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

const FAILED: ToolOutcome = { status: 'error', trust: 'owner', text: 'Error: no answer' };
const FOUND: ToolOutcome = { status: 'success', trust: 'owner', text: 'Order 7 was sent.' };

/** Looks an order up, which fails `failures` times, and answers with what came of it. */
function scene(tool: Partial<Parameters<typeof policyTool>[1]> = {}, { failures = 1, crashAt = 0 } = {}) {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  let calls = 0;
  const inputs: unknown[] = [];
  const look = policyTool('look_up', {
    approval: 'never',
    readOnly: true,
    idempotent: true,
    async run(input) {
      inputs.push(input);
      calls += 1;
      return calls > failures ? FOUND : FAILED;
    },
    parameters: { type: 'object', properties: { order: { type: 'string' } }, additionalProperties: false },
    ...tool,
  });
  const made = createApprovalScene({
    clock,
    store: crashAt > 0 ? createCrashingStore(store, { events: crashAt }) : store,
    tools: [look],
    turns: ({ messages }) => {
      const last = messages.at(-1);
      if (last?.role !== 'tool') return [callTool('look_up', { order: '7' }), toTools];
      return [...say(JSON.stringify(last.content).includes('was sent') ? 'It was sent.' : 'I cannot say.'), stop];
    },
  });
  const steps = async () =>
    reduceEvents(await store.log.read('conv_1', 0)).blocks.filter(
      (block): block is ToolUseBlock => block.type === 'tool_use',
    );
  const tryAgain = async (runId: string, clientId = runId, step?: string) => {
    const log = await store.log.read('conv_1', 0);
    const sent = log.find((event) => event.type === 'user_message');
    const wish = { clientId, runId, messageId: sent?.type === 'user_message' ? sent.message_id : '' };
    const retries = step ?? (await steps()).at(-1)!.id;
    const { duplicate } = await made.run.store.inbox.regenerate(OWNER, { ...wish, retries });
    if (!duplicate) made.run.runner.start(runId);
    return duplicate;
  };
  return { made, inputs, steps, tryAgain, store, clock };
}

describe('a failed step that is tried again', () => {
  test('is called with the same arguments at the start of a run that replaces the answer, without a turn of the model', async () => {
    const { made, inputs, steps, tryAgain } = scene();
    await made.run.ended(await made.ask('Where is order 7?'));
    expect(await steps()).toMatchObject([{ toolResultStatus: 'error', retryable: true }]);
    const turns = made.model.requests.length;
    await tryAgain('run_again');
    await made.run.ended('run_again');
    expect(inputs).toEqual([{ order: '7' }, { order: '7' }]);
    expect(made.model.requests.length).toBe(turns + 1);
    const log = await made.events();
    const again = log.filter((event) => event.run_id === 'run_again');
    expect(orderOf(again)).toEqual([
      'regenerate',
      'message_start',
      'group_start',
      'tool_use look_up',
      'tool_result look_up',
      'group_end',
      'text',
      'message_stop',
    ]);
    const [first, second] = await steps();
    expect(second).toMatchObject({ toolResult: 'Order 7 was sent.', toolResultStatus: 'success' });
    expect([second?.retryable, second?.id === first?.id]).toEqual([undefined, false]);
    expect(reduceEvents(log).blocks.at(-1)).toMatchObject({ type: 'text', text: 'It was sent.' });
    expect(again.at(-1)).toMatchObject({ type: 'message_stop' });
    expect(problemsOf(log, 'run_again')).toEqual([]);
    const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };
    expect(groupBlocks(historyToState(toHistory(log, conversation)).blocks, false)).toEqual(
      groupBlocks(reduceEvents(log).blocks, false),
    );
    expect(made.run.errors).toEqual([]);
  });

  test('a double click and a second tab: it is called once', async () => {
    const { made, inputs, tryAgain, steps } = scene();
    await made.run.ended(await made.ask());
    const [failed] = await steps();
    const twice = await Promise.all([tryAgain('run_a', 'click'), tryAgain('run_b', 'click')]);
    expect(twice.sort()).toEqual([false, true]);
    await expect(tryAgain('run_c', 'other tab', failed!.id)).rejects.toMatchObject({ code: 'conflict' });
    await made.run.ended('run_a');
    await expect(tryAgain('run_c', 'other tab', failed!.id)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { field: 'tool_use_id' },
    });
    expect(inputs).toHaveLength(2);
  });

  test('that fails again can be tried again', async () => {
    const { made, steps, tryAgain } = scene({}, { failures: 2 });
    await made.run.ended(await made.ask());
    await tryAgain('run_a');
    await made.run.ended('run_a');
    expect((await steps()).at(-1)).toMatchObject({ toolResultStatus: 'error', retryable: true });
    await tryAgain('run_b');
    await made.run.ended('run_b');
    expect((await steps()).map(({ toolResultStatus }) => toolResultStatus)).toEqual(['error', 'error', 'success']);
  });

  test.each([
    ['may change something', { readOnly: false, idempotent: false }],
    [
      'has sensitive arguments, which are not kept',
      { parameters: { type: 'object', properties: { order: { type: 'string', 'x-sensitive': true } } } },
    ],
  ])('not one whose tool %s', async (_name, tool) => {
    const { made, steps, tryAgain } = scene(tool);
    await made.run.ended(await made.ask());
    expect((await steps())[0]?.retryable).toBe(undefined);
    await expect(tryAgain('run_again')).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('not one that a person refused; an idempotent one that needs approval is asked about again', async () => {
    const { made, inputs, steps, tryAgain } = scene({ approval: 'always', readOnly: false, idempotent: true });
    const runId = await made.ask();
    await made.decide({});
    await made.run.ended(runId);
    await tryAgain('run_again');
    await made.clock.sleep(1000);
    expect(inputs).toHaveLength(1);
    await made.decide({ decision: 'rejected' });
    await made.run.ended('run_again');
    expect(inputs).toHaveLength(1);
    expect((await steps()).at(-1)?.retryable).toBe(undefined);
    await expect(tryAgain('run_more')).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('after a crash at any event of the new run it begins with the call all the same', async () => {
    const whole = scene();
    await whole.made.run.ended(await whole.made.ask());
    const before = (await whole.made.events()).length;
    await whole.tryAgain('run_again');
    await whole.made.run.ended('run_again');
    const count = (await whole.made.events()).length;
    for (let n = before + 1; n < count; n++) {
      const cut = scene({}, { crashAt: n });
      await cut.made.run.ended(await cut.made.ask());
      await cut.tryAgain('run_again');
      await cut.clock.sleep(1000);
      await cut.made.startAgain(cut.store);
      await cut.clock.sleep(1000);
      const log = await cut.store.log.read('conv_1', 0);
      const where = `after ${n} events: ${orderOf(log).join(', ')}`;
      expect(log.at(-1)?.type, where).toBe('message_stop');
      expect(problemsOf(log, 'run_again'), where).toEqual([]);
      expect(reduceEvents(log).blocks.at(-1), where).toMatchObject({ text: 'It was sent.' });
    }
  }, 60_000);
});
