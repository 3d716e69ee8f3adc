import { describe, expect, test } from 'vitest';
import { reduceEvents, type ToolUseBlock } from '../../../../protocol/index.ts';
import { createApprovalScene, orderOf, policyTool } from '../../../helpers/approval-scene.ts';
import { type CrashPoint, createCrashingStore } from '../../../helpers/crashing-store.ts';
import { ScriptedClock } from '../../../helpers/scripted-clock.ts';
import { callTool, say, stepOf, stop, toTools } from '../../../helpers/scripted-model.ts';
import { createScriptedStore } from '../../../helpers/scripted-run.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';

const PIN = '4711';

/** Looks up, asks, refunds with an approval, answers. The first process dies at `point`; a person decides whenever asked. */
async function runWith(point: CrashPoint | null, idempotent = false) {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  const dying = point ? createCrashingStore(store, point) : store;
  const look = policyTool('look_up', { approval: 'never', readOnly: true, idempotent: true });
  const refund = policyTool('refund', { idempotent });
  const scene = createApprovalScene({
    clock,
    store: dying,
    tools: [look, refund],
    turns: (request) =>
      [
        [callTool('look_up', { order: '7', pin: PIN }), toTools],
        [callTool('ask_user_question', { questions: [{ question: 'Sure?' }] }), toTools],
        [callTool('refund', { order: '7', pin: PIN }), callTool('look_up', { order: '8' }), toTools],
        [...say('All done.'), stop],
      ][Math.min(stepOf(request), 3)]!,
  });
  const decideAll = async () => {
    for (let n = 0; n < 6; n++) {
      const asked = await scene.pending().catch(() => null);
      if (asked?.kind === 'question') {
        await scene.decide({ decision: 'answered', answers: { q1: { text: 'Yes' } } }, asked);
      } else if (asked) await scene.decide({}, asked);
      await clock.sleep(1500);
    }
  };
  const crashed = 'crashed' in dying ? (dying.crashed as Promise<void>) : new Promise<void>(() => {});
  await Promise.race([scene.ask().then(decideAll), crashed]);
  await clock.sleep(100);
  if (point) await scene.startAgain(store);
  await decideAll();
  const log = await store.log.read('conv_1', 0);
  return { log, look, refund, errors: scene.run.errors };
}

const stepsOf = (log: Awaited<ReturnType<typeof runWith>>['log']) =>
  reduceEvents(log).blocks.filter((block): block is ToolUseBlock => block.type === 'tool_use');

describe('a run with a question and an approval, cut by a crash', () => {
  test('after any event: it ends, nobody is asked twice about one call, and the call runs once at most', async () => {
    const whole = await runWith(null);
    expect(whole.refund.runs).toEqual([{ order: '7', pin: PIN }]);
    const count = whole.log.length;
    for (let n = 1; n < count; n++) {
      const { log, refund, errors } = await runWith({ events: n });
      const where = `after ${n} events: ${orderOf(log).join(', ')}`;
      expect(log.at(-1)?.type, where).toBe('message_stop');
      expect(problemsOf(log, 'run_1'), where).toEqual([]);
      expect(refund.runs.length, where).toBeLessThanOrEqual(1);
      for (const run of refund.runs) expect(run, where).toEqual({ order: '7', pin: PIN });
      const asked = log.flatMap((event) => (event.type === 'approval_request' ? [event.approval.tool_use_id] : []));
      expect(new Set(asked).size, where).toBe(asked.length);
      expect(JSON.stringify(log), where).not.toContain(PIN);
      expect(errors, where).toEqual([]);
    }
  }, 120_000);

  test.each(
    [1, 2, 3, 4, 5, 6].flatMap((journal) => (['before', 'after'] as const).map((when) => [journal, when] as const)),
  )(
    'at journal write %i, %s it: the tool with effects is begun once at most, and an unknown outcome is said',
    async (journal, when) => {
      const { log, refund } = await runWith({ journal, when });
      expect(log.at(-1)?.type).toBe('message_stop');
      expect(problemsOf(log, 'run_1')).toEqual([]);
      expect(refund.runs.length).toBeLessThanOrEqual(1);
      const step = stepsOf(log).find(({ name }) => name === 'refund');
      if (step?.toolResultError) {
        expect(step.toolResultMessage).toBe('May have been carried out');
        expect(step.toolResult).toContain('outcome is unknown');
      } else expect(refund.runs).toEqual([{ order: '7', pin: PIN }]);
    },
  );

  test('a tool with effects that is idempotent runs again with the arguments that were approved, sensitive ones too', async () => {
    const points = await Promise.all([1, 2, 3, 4, 5, 6].map((journal) => runWith({ journal, when: 'before' }, true)));
    for (const { log, refund } of points) {
      expect(refund.runs.length).toBeGreaterThan(0);
      for (const run of refund.runs) expect(run).toEqual({ order: '7', pin: PIN });
      expect(stepsOf(log).find(({ name }) => name === 'refund')?.toolResultError).toBe(false);
      expect(JSON.stringify(log)).not.toContain(PIN);
    }
  });

  test('a tool that needs no approval runs again with its sensitive arguments, or not at all', async () => {
    for (const journal of [1, 2]) {
      for (const when of ['before', 'after'] as const) {
        const { look } = await runWith({ journal, when });
        for (const run of look.runs) if (run.order === '7') expect(run).toEqual({ order: '7', pin: PIN });
      }
    }
  });
});
