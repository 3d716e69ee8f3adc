import { describe, expect, test } from 'vitest';
import type { ToolAnswer, ToolContext, ToolQuestion } from '../../../../api/tools/tool.ts';
import { groupBlocks, historyToState, reduceEvents, toHistory } from '../../../../protocol/index.ts';
import { createApprovalScene, orderOf, policyTool } from '../../../helpers/approval-scene.ts';
import { createCrashingStore } from '../../../helpers/crashing-store.ts';
import { ScriptedClock } from '../../../helpers/scripted-clock.ts';
import { callTool, say, stepOf, stop, toTools } from '../../../helpers/scripted-model.ts';
import { createScriptedStore, OWNER } from '../../../helpers/scripted-run.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    day: { type: 'string', format: 'date', title: 'Day' },
    seats: { type: 'integer', minimum: 1, maximum: 8, title: 'Seats' },
  },
  required: ['day'],
};
const QUESTION: ToolQuestion = { from: 'table_booking', message: 'For the booking:', schema: SCHEMA };

/** A run whose tool `book` asks before it answers; `answers`: what its questions got. */
function scene(options: { question?: ToolQuestion; times?: number; idempotent?: boolean; crashAt?: number } = {}) {
  const { question = QUESTION, times = 1, idempotent = false, crashAt } = options;
  const answers: ToolAnswer[] = [];
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  const dying = crashAt === undefined ? store : createCrashingStore(store, { events: crashAt });
  const contexts: ToolContext[] = [];
  const book = policyTool('book', {
    approval: 'never',
    readOnly: true,
    idempotent,
    timeoutMs: 5_000,
    async run(_input, context) {
      contexts.push(context);
      for (let n = 0; n < times; n++) answers.push(await context.ask!(question));
      return { status: 'success', trust: 'owner', text: JSON.stringify(answers.at(-1)) };
    },
  });
  const made = createApprovalScene({
    clock,
    store: dying,
    tools: [book],
    turns: (request) =>
      [
        [callTool('book', { order: '7' }), toTools],
        [...say('Booked.'), stop],
      ][Math.min(stepOf(request), 1)]!,
  });
  return { made, answers, contexts, store, clock };
}

describe('a question that a running tool asks', () => {
  test('is a question outside of groups; the tool goes on with the values, the run never waited for a model', async () => {
    const { made, answers } = scene();
    const runId = await made.ask('A table, please');
    const request = await made.pending();
    expect(request).toMatchObject({
      kind: 'question',
      name: 'book',
      asked_by: 'Table booking',
      message: 'For the booking:',
    });
    expect(request.questions).toMatchObject([
      { id: 'q1', question: 'Day', required: true, field: { format: 'date' } },
      { id: 'q2', question: 'Seats', field: { format: 'integer', minimum: 1, maximum: 8 } },
    ]);
    expect([reduceEvents(await made.events()).run?.status, made.run.runner.active]).toEqual(['waiting', 1]);
    await made.decide({ decision: 'answered', answers: { q1: { text: '2026-04-01' }, q2: { text: '3' } } });
    await made.run.ended(runId);
    expect(answers).toEqual([{ action: 'accept', content: { day: '2026-04-01', seats: 3 } }]);
    const log = await made.events();
    expect(orderOf(log).slice(3)).toEqual([
      'group_start',
      'tool_use book',
      'group_end',
      'approval_request book',
      'approval_result answered',
      'group_start',
      'tool_result book',
      'group_end',
      'text',
      'message_stop',
    ]);
    expect(problemsOf(log, runId)).toEqual([]);
    const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };
    const fromHistory = historyToState(toHistory(log, conversation));
    expect(groupBlocks(fromHistory.blocks, false)).toEqual(groupBlocks(reduceEvents(log).blocks, false));
    expect(made.run.errors).toEqual([]);
  });

  test('is no call of the model: it gets the result of the tool alone', async () => {
    const { made } = scene();
    const runId = await made.ask();
    await made.decide({ decision: 'answered', answers: { q1: { text: '2026-04-01' } } });
    await made.run.ended(runId);
    const { messages } = made.model.requests.at(-1)!;
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool']);
    expect(JSON.stringify(messages)).not.toContain('ask_user_question":');
  });

  test('time of the tool and of the run is paused: four minutes are no timeout', async () => {
    const { made, answers, clock } = scene();
    const runId = await made.ask();
    await clock.sleep(4 * 60_000);
    await made.decide({ decision: 'answered', answers: { q1: { text: '2026-04-01' } } });
    await made.run.ended(runId);
    expect(answers).toMatchObject([{ action: 'accept' }]);
    expect(orderOf(await made.events()).at(-1)).toBe('message_stop');
  });

  test('an answer that does not fit is refused with its field, and the question still waits', async () => {
    const { made } = scene();
    await made.ask();
    const refused = made.decide({ decision: 'answered', answers: { q1: { text: '2026-04-01' }, q2: { text: '9' } } });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_request',
      details: { field: 'answers.q2' },
      message: expect.stringContaining('a whole number, at least 1, at most 8'),
    });
    expect((await made.pending()).kind).toBe('question');
  });

  test.each([
    ['nothing', {}],
    ['only what is not required', { q2: { text: '3' } }],
  ])('%s answered declines', async (_name, given) => {
    const { made, answers } = scene();
    const runId = await made.ask();
    await made.decide({ decision: 'answered', answers: given });
    await made.run.ended(runId);
    expect(answers).toEqual([{ action: 'decline' }]);
  });

  test('a message is the answer to the first field; one that does not fit is refused', async () => {
    const { made, answers } = scene();
    const runId = await made.ask();
    const send = (text: string, clientId: string) =>
      made.decider.answer(OWNER, { clientId, conversationId: 'conv_1', content: [{ type: 'text', text }] });
    await expect(send('tomorrow', 'c1')).rejects.toMatchObject({ details: { field: 'content' } });
    expect(await send('2026-04-02', 'c2')).toMatchObject({ run_id: runId });
    await made.run.ended(runId);
    expect(answers).toEqual([{ action: 'accept', content: { day: '2026-04-02' } }]);
    const result = (await made.events()).find(({ type }) => type === 'approval_result');
    expect(result).toMatchObject({ decision: 'answered', client_id: 'c2' });
  });

  test('after five minutes it is cancelled, and the tool goes on', async () => {
    const { made, answers } = scene();
    const runId = await made.ask();
    await made.run.ended(runId);
    expect(answers).toEqual([{ action: 'cancel', why: 'Nobody answered its question in time.' }]);
    expect(orderOf(await made.events())).toContain('approval_result timeout');
  });

  test('a stop cancels it before the run ends', async () => {
    const { made, answers } = scene();
    const runId = await made.ask();
    await made.run.runner.stop(runId);
    await made.run.ended(runId);
    const log = await made.events();
    expect(orderOf(log).slice(6)).toEqual([
      'approval_request book',
      'approval_result cancelled',
      'group_start',
      'tool_result book',
      'group_end',
      'terminal_user_stopped',
    ]);
    expect(problemsOf(log, runId)).toEqual([]);
    expect(answers).toEqual([{ action: 'cancel' }]);
  });

  test('the service takes it back', async () => {
    const back = new AbortController();
    const { made, answers } = scene({ question: { ...QUESTION, signal: back.signal } });
    const runId = await made.ask();
    back.abort();
    await made.run.ended(runId);
    expect(answers).toEqual([{ action: 'cancel' }]);
    expect(orderOf(await made.events())).toContain('approval_result cancelled');
  });

  test('what cannot be asked is declined with the reason: a form that is not flat, and the sixth question of a call', async () => {
    const nested = { ...QUESTION, schema: { type: 'object', properties: { a: { type: 'object' } } } };
    const first = scene({ question: nested });
    await first.made.run.ended(await first.made.ask());
    expect(first.answers).toMatchObject([{ action: 'decline', why: expect.stringContaining('its field a') }]);
    const many = scene({ times: 6 });
    const runId = await many.made.ask();
    for (let n = 0; n < 5; n++) {
      await many.made.decide({ decision: 'answered', answers: {} });
      await many.clock.sleep(100);
    }
    await many.made.run.ended(runId);
    expect(many.answers.at(-1)).toMatchObject({ action: 'decline', why: expect.stringContaining('5 times') });
  });
});

describe('a process that ends during such a question', () => {
  test('the question is cancelled, the call ends as one whose outcome is unknown, and the run goes on', async () => {
    const { made, store } = scene();
    const runId = await made.ask();
    await made.startAgain(store);
    await made.run.ended(runId);
    const log = await made.events();
    expect(orderOf(log).slice(6)).toEqual([
      'approval_request book',
      'approval_result cancelled',
      'group_start',
      'tool_result book',
      'group_end',
      'text',
      'message_stop',
    ]);
    const step = reduceEvents(log).blocks.find((block) => block.type === 'tool_use');
    expect(step).toMatchObject({ toolResultMessage: 'May have been carried out', toolResultStatus: 'error' });
    expect(problemsOf(log, runId)).toEqual([]);
  });

  test('a deploy does the same; a tool that may run again asks again', async () => {
    const { made, answers } = scene({ idempotent: true });
    const runId = await made.ask();
    const before = await made.pending();
    await made.restart();
    const again = await made.pending();
    expect(again.approval_id).not.toBe(before.approval_id);
    await made.decide({ decision: 'answered', answers: { q1: { text: '2026-04-01' } } });
    await made.run.ended(runId);
    expect(answers.at(-1)).toMatchObject({ action: 'accept' });
    expect(problemsOf(await made.events(), runId)).toEqual([]);
  });

  test('after any event: the run ends, and no question stays open', async () => {
    const whole = scene();
    const end = async (it: ReturnType<typeof scene>) => {
      const request = await it.made.pending().catch(() => null);
      if (request) await it.made.decide({ decision: 'answered', answers: { q1: { text: '2026-04-01' } } }, request);
      await it.clock.sleep(1500);
    };
    await whole.made.ask();
    await end(whole);
    const count = (await whole.store.log.read('conv_1', 0)).length;
    expect(count).toBeGreaterThan(10);
    for (let n = 1; n < count; n++) {
      const cut = scene({ crashAt: n });
      const crashed = (cut.made.store as unknown as { crashed: Promise<void> }).crashed;
      await Promise.race([cut.made.ask().then(() => end(cut)), crashed]);
      await cut.clock.sleep(100);
      await cut.made.startAgain(cut.store);
      await end(cut);
      await cut.clock.sleep(10_000);
      const log = await cut.store.log.read('conv_1', 0);
      const where = `after ${n} events: ${orderOf(log).join(', ')}`;
      expect(log.at(-1)?.type, where).toBe('message_stop');
      expect(problemsOf(log, 'run_1'), where).toEqual([]);
      const over = new Set(log.flatMap((event) => (event.type === 'approval_result' ? [event.approval_id] : [])));
      const asked = log.flatMap((event) => (event.type === 'approval_request' ? [event.approval.approval_id] : []));
      expect(
        asked.filter((id) => !over.has(id)),
        where,
      ).toEqual([]);
    }
  }, 60_000);
});
