// A call that needs an approval: request, decision, edit, rejection, timeout, stop.
import { describe, expect, test } from 'vitest';
import { APPROVAL_MS } from '../../../../api/runs/input/limits.ts';
import { createApprovalScene, orderOf, policyTool } from '../../../helpers/approval-scene.ts';
import { callTool, toTools } from '../../../helpers/scripted-model.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';
import { done, failure, REFUND, scene, stepOfLog } from './refund-scene.ts';

describe('a call that needs an approval', () => {
  test('waits inside its group, runs once when it is approved, and the group closes after it', async () => {
    const it = scene();
    const runId = await it.ask();
    expect([(await it.store.runs.get(runId))?.status, it.refund.runs, it.run.runner.active]).toEqual([
      'waiting',
      [],
      0,
    ]);
    const result = await it.decide({});
    expect(result).toMatchObject({ run_id: runId, outcome: { decision: 'approved' } });
    await it.run.ended(runId);
    expect(it.refund.runs).toEqual([REFUND]);
    expect(orderOf(await it.events())).toEqual([
      'user_message',
      'message_start',
      'conversation_updated',
      'group_start',
      'tool_use refund',
      'approval_request refund',
      'approval_result approved',
      'tool_result refund',
      'group_end',
      'text',
      'message_stop',
    ]);
    expect(problemsOf(await it.events(), runId)).toEqual([]);
    expect(it.run.errors).toEqual([]);
  });

  test('[APR-1] [APR-2] [APR-3] is shown with all arguments, titles from the schema, a version and a hash', async () => {
    const it = scene({ ...REFUND, pin: '4711' });
    await it.ask();
    const request = await it.pending();
    expect(request).toMatchObject({
      kind: 'tool',
      name: 'refund',
      tool_content_message: 'Label of refund',
      input: { order: '7', amount: 20, pin: '••••••' },
      editable: true,
      fields: [
        { name: 'order', title: 'Order number', type: 'string', required: true },
        { name: 'amount', title: 'Amount', type: 'integer', required: false },
        { name: 'pin', title: 'Pin', type: 'string', required: false, sensitive: true },
      ],
    });
    expect(request.args_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(request.expires_at) - it.clock.now()).toBeLessThanOrEqual(APPROVAL_MS);
    expect(JSON.stringify(await it.events())).not.toContain('4711');
    await it.decide({});
    await it.run.ended('run_1');
    expect(it.refund.runs).toEqual([{ ...REFUND, pin: '4711' }]);
    expect(JSON.stringify(await it.events())).not.toContain('4711');
  });

  test('[APR-2] a decision without the hash, or with another one, is refused, and nothing runs', async () => {
    const it = scene();
    await it.ask();
    const { approval_id: id } = await it.pending();
    expect(await failure(it.decider.decide(OWNER, id, { decision: 'approved' }))).toMatchObject({
      code: 'invalid_request',
      details: { field: 'args_hash' },
    });
    expect(await failure(it.decide({ args_hash: 'f'.repeat(64) }))).toMatchObject({
      code: 'conflict',
      details: { field: 'args_hash' },
    });
    await it.clock.sleep(1000);
    expect(it.refund.runs).toEqual([]);
    await it.decide({});
    await it.run.ended('run_1');
    expect(it.refund.runs).toHaveLength(1);
  });

  test('[APR-4] runs with edited arguments, which the log and the model have', async () => {
    const it = scene({ ...REFUND, pin: '4711' });
    await it.ask();
    const request = await it.pending();
    const edited = { order: '7', amount: 15, pin: '••••••' };
    const { outcome } = await it.decide({ decision: 'edited', input: edited });
    expect(outcome).toMatchObject({ decision: 'edited', input: edited });
    expect(outcome.args_hash).not.toBe(request.args_hash);
    await it.run.ended('run_1');
    expect(it.refund.runs).toEqual([{ order: '7', amount: 15, pin: '4711' }]);
    const step = stepOfLog(await it.events());
    expect(step).toMatchObject({ input: { amount: 20 }, approvalOutcome: { input: edited } });
    expect(step?.toolResult).toContain('The visitor changed the arguments');
    expect(step?.toolResult).toContain('"amount":15');
  });

  test.each([
    ['input.amount', { order: '7', amount: 900 }, 'Field "amount" must be a whole number from 1 to 500.'],
    ['input.order', { amount: 5 }, 'Field "order" is missing; it must be text of 1 to 20 characters.'],
    ['input.to', { order: '7', to: 'me' }, 'Unknown field "to". Allowed fields: order, amount, pin.'],
  ])('an edit that breaks the schema names %s, and the call still waits', async (field, input, message) => {
    const it = scene();
    await it.ask();
    expect(await failure(it.decide({ decision: 'edited', input }))).toEqual({
      code: 'invalid_request',
      message,
      details: { field },
    });
    await it.decide({ decision: 'edited', input: { order: '8' } });
    await it.run.ended('run_1');
    expect(it.refund.runs).toEqual([{ order: '8' }]);
  });

  test.each([
    [{ decision: 'answered' as const }, 'decision'],
    [{ decision: 'edited' as const }, 'input'],
    [{ decision: 'approved' as const, input: REFUND }, 'input'],
    [{ decision: 'approved' as const, reason: 'x' }, 'reason'],
    [{ decision: 'approved' as const, answers: {} }, 'answers'],
    [{ decision: 'approved' as const, remember: 'conversation' as const }, 'remember'],
    [{ decision: 'rejected' as const, remember: 'conversation' as const }, 'remember'],
  ])('%j is refused, naming %s', async (body, field) => {
    const it = scene();
    await it.ask();
    expect(await failure(it.decide(body))).toMatchObject({ code: 'invalid_request', details: { field } });
    expect(await it.pending()).toBeTruthy();
  });

  test('that is rejected is not run: its group closes, and the model has the reason', async () => {
    const it = scene();
    await it.ask();
    await it.decide({ decision: 'rejected', reason: ' Wrong order ' });
    await it.run.ended('run_1');
    expect(it.refund.runs).toEqual([]);
    expect(orderOf(await it.events()).slice(4)).toEqual([
      'tool_use refund',
      'approval_request refund',
      'approval_result rejected',
      'tool_result refund',
      'group_end',
      'text',
      'message_stop',
    ]);
    const step = stepOfLog(await it.events());
    expect(step).toMatchObject({ toolResultStatus: 'error', approvalOutcome: { reason: 'Wrong order' } });
    expect(step?.toolResult).toContain('"Wrong order"');
    expect(JSON.stringify(it.model.requests.at(-1))).toContain('Wrong order');
  });

  test('[APR-6] that nobody decides about ends after ten minutes, and a later decision gets that outcome', async () => {
    const it = scene();
    await it.ask();
    const request = await it.pending();
    await it.run.ended('run_1');
    expect(it.clock.now() - Date.parse(request.expires_at)).toBeLessThan(5_000);
    expect(it.refund.runs).toEqual([]);
    expect(orderOf(await it.events())).toContain('approval_result timeout');
    expect(await failure(it.decide({}, request))).toMatchObject({
      code: 'conflict',
      details: { outcome: { decision: 'timeout' } },
    });
    expect(it.refund.runs).toEqual([]);
  });

  test.each([-86_400_000, -3_600_000, 3_600_000, 86_400_000])(
    '[APR-6] a clock that is set by %i ms neither ends the wait early nor prolongs it',
    async (step) => {
      const it = scene();
      await it.ask();
      const beganMs = it.clock.monotonic();
      it.clock.stepWall(step);
      await it.clock.sleep(APPROVAL_MS / 2);
      expect(await it.pending()).toBeTruthy();
      await it.run.ended('run_1');
      expect(it.clock.monotonic() - beganMs).toBeLessThan(APPROVAL_MS + 5_000);
      expect(orderOf(await it.events())).toContain('approval_result timeout');
    },
  );

  test('[APR-5] the first of two decisions counts, also of two at the same time; the second has its outcome', async () => {
    const it = scene();
    await it.ask();
    const request = await it.pending();
    const both = await Promise.allSettled([it.decide({}, request), it.decide({ decision: 'rejected' }, request)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await it.run.ended('run_1');
    expect(await failure(it.decide({}, request))).toMatchObject({
      code: 'conflict',
      details: { outcome: { decision: 'approved' } },
    });
    expect((await it.events()).filter(({ type }) => type === 'approval_result')).toHaveLength(1);
    expect(it.refund.runs).toHaveLength(1);
  });

  test('[APR-5] another visitor and an unknown id get the same answer', async () => {
    const it = scene();
    await it.ask();
    const { approval_id: id, args_hash } = await it.pending();
    const body = { decision: 'approved' as const, args_hash: args_hash! };
    const foreign = await failure(it.decider.decide({ ...OWNER, visitorId: 'visitor_2' }, id, body));
    const elsewhere = await failure(it.decider.decide({ ...OWNER, site: 'blog' }, id, body));
    const unknown = await failure(it.decider.decide(OWNER, 'appr_none', body));
    expect([foreign, elsewhere]).toEqual([unknown, unknown]);
    expect(unknown.code).toBe('not_found');
    expect(it.refund.runs).toEqual([]);
  });

  test('[APR-8] at most five calls wait: the sixth is refused', async () => {
    const refund = policyTool('refund');
    const calls = Array.from({ length: 6 }, (_, n) => callTool('refund', { order: `${n}` }));
    const it = createApprovalScene({ tools: [refund], turns: [[...calls, toTools], done] });
    await it.ask();
    const events = await it.events();
    expect(events.filter(({ type }) => type === 'approval_request')).toHaveLength(5);
    expect(
      events.filter((event) => event.type === 'content_block_start' && event.content_block.type === 'tool_result'),
    ).toMatchObject([
      { content_block: { status: 'error', content: expect.stringContaining('5 calls wait for the visitor already') } },
    ]);
    for (let n = 0; n < 5; n++) await it.decide({});
    await it.run.ended('run_1');
    expect(refund.runs).toHaveLength(5);
    expect(problemsOf(await it.events(), 'run_1')).toEqual([]);
  });

  test('goes on with one decision at a time, each call run once', async () => {
    const refund = policyTool('refund');
    const calls = ['a', 'b', 'c'].map((order) => callTool('refund', { order }));
    const it = createApprovalScene({ tools: [refund], turns: [[...calls, toTools], done] });
    await it.ask();
    for (const decision of ['approved', 'rejected', 'approved'] as const) {
      await it.decide({ decision });
      await it.clock.sleep(2000);
    }
    await it.run.ended('run_1');
    expect(refund.runs.map(({ order }) => order)).toEqual(['c', 'a']);
    expect(problemsOf(await it.events(), 'run_1')).toEqual([]);
  });

  test('that is stopped while it waits is cancelled, and a late decision gets that outcome', async () => {
    const it = scene();
    const runId = await it.ask();
    const request = await it.pending();
    await it.run.runner.stop(runId);
    await it.run.ended(runId);
    expect(orderOf(await it.events()).slice(5)).toEqual([
      'approval_request refund',
      'approval_result cancelled',
      'tool_result refund',
      'group_end',
      'terminal_user_stopped',
    ]);
    expect(await failure(it.decide({}, request))).toMatchObject({
      code: 'conflict',
      details: { outcome: { decision: 'cancelled' } },
    });
    expect(it.refund.runs).toEqual([]);
    expect(problemsOf(await it.events(), runId)).toEqual([]);
  });

  test('[APR-2] is not run when the owner changes the tool between request and decision', async () => {
    const it = scene();
    await it.ask();
    Object.assign(it.refund, { description: 'Does something else.' });
    await it.decide({});
    await it.run.ended('run_1');
    expect(it.refund.runs).toEqual([]);
    expect(stepOfLog(await it.events())?.toolResult).toContain('The tool has changed');
  });

  test.each([
    ['{"order":"7","order":"8"}', 'The field "order" is there twice.'],
    ['{"order":"7","amount":9007199254740993}', 'must be a whole number from 1 to 500'],
  ])('[APR-2] arguments that programs read differently are refused before anybody is asked: %s', async (args, why) => {
    const refund = policyTool('refund');
    const it = createApprovalScene({ tools: [refund], turns: [[callTool('refund', args), toTools], done] });
    await it.ask();
    await it.run.ended('run_1');
    expect((await it.events()).some(({ type }) => type === 'approval_request')).toBe(false);
    expect(stepOfLog(await it.events())?.toolResult).toContain(why);
  });
});
