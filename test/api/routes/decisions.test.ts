import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toQuestionRequest } from '../../../api/runs/approvals/question.ts';
import { toApprovalRequest } from '../../../api/runs/approvals/request.ts';
import { policyTool } from '../../helpers/approval-scene.ts';
import { SocketClient } from '../../helpers/socket-client.ts';
import { at, messageOf } from '../../helpers/store-contract.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

const ANN = { site: 'shop', visitorId: 'vis_ann' };
const tool = policyTool('refund');
type Reply = { error: { code: string; message: string }; event_id?: number };

describe('decisions over HTTP and socket', () => {
  let app: TestApp;
  let ann: { authorization: string; origin: string; token: string };
  let bob: { authorization: string; origin: string; token: string };
  beforeEach(async () => {
    app = await createTestApp();
    ann = await app.visitor('vis_ann');
    bob = await app.visitor('vis_bob');
    await app.store.inbox.accept(ANN, messageOf(1));
  });
  afterEach(() => app.close());

  const options = () => ({ approvalId: 'appr_1', expiresAtMs: app.clock.now() + 600_000 });
  async function wait(kind: 'tool' | 'question' = 'tool') {
    const questions = [
      { question: 'Which one?', options: [{ label: 'One' }, { label: 'Two' }], allow_free_text: false },
    ];
    const input = kind === 'tool' ? { order: '7', pin: '4711' } : { questions };
    const call = { id: 'toolu_1', input };
    const request =
      kind === 'tool'
        ? toApprovalRequest(tool, call, { ...options(), lang: 'en', rememberable: false })
        : toQuestionRequest(call, options());
    const { parameters } = tool;
    const ids = { runId: 'run_1', conversationId: 'conv_1', toolUseId: 'toolu_1' };
    const { expiresAtMs } = options();
    await app.store.approvals.prepare({ ...ids, request, arguments: input, parameters, expiresAtMs });
    await app.store.log.append('conv_1', [
      { type: 'approval_request', run_id: 'run_1', at, index: 0, message_id: 'm', approval: request },
    ]);
    return request;
  }
  const post = async (url: string, payload: object, headers: { authorization: string; origin: string } = ann) => {
    const { authorization, origin } = headers;
    const reply = await app.server.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: { authorization, origin },
      payload,
    });
    return { status: reply.statusCode, ...(reply.json() as Reply) };
  };

  it('both transports decide the same way: the first one counts and the second gets its outcome', async () => {
    const { args_hash } = await wait();
    const socket = await SocketClient.open(app, ann);
    const body = { approval_id: 'appr_1', decision: 'approved', args_hash };
    const ack = await socket.ask({ type: 'resolve', ref: 'd1', ...body });
    expect(ack).toMatchObject({ type: 'ack', run_id: 'run_1', outcome: { decision: 'approved', args_hash } });
    expect(app.resumed).toEqual(['run_1']);
    const second = await post('/approvals/appr_1', { decision: 'rejected', args_hash });
    expect(second).toMatchObject({
      status: 409,
      error: { code: 'conflict', details: { outcome: { decision: 'approved' } } },
    });
    expect((await socket.ask({ type: 'resolve', ref: 'd2', ...body })).error).toMatchObject({ code: 'conflict' });
    expect(app.resumed).toEqual(['run_1']);
    socket.close();
  });

  it('HTTP gives 200 with the outcome, and the event is in the log', async () => {
    const { args_hash } = await wait();
    const reply = await post('/approvals/appr_1', { decision: 'rejected', args_hash, reason: 'No.' });
    expect(reply).toMatchObject({
      status: 200,
      approval_id: 'appr_1',
      outcome: { decision: 'rejected', reason: 'No.' },
    });
    expect((await app.store.log.read('conv_1', 0)).at(-1)).toMatchObject({
      event_id: reply.event_id,
      type: 'approval_result',
      decision: 'rejected',
      reason: 'No.',
    });
  });

  it('[APR-5] answers another visitor as for an unknown id, on both transports', async () => {
    const { args_hash } = await wait();
    const body = { decision: 'approved', args_hash };
    const foreign = await post('/approvals/appr_1', body, bob);
    expect(foreign).toEqual(await post('/approvals/appr_none', body, bob));
    expect(foreign.status).toBe(404);
    const socket = await SocketClient.open(app, bob);
    const nack = await socket.ask({ type: 'resolve', ref: 'd1', approval_id: 'appr_1', ...body });
    expect(nack.error).toEqual(foreign.error);
    expect(app.resumed).toEqual([]);
    socket.close();
  });

  it.each([
    [{}, 'decision'],
    [{ decision: 'timeout' }, 'decision'],
    [{ decision: 'cancelled' }, 'decision'],
    [{ decision: 'approved', args_hash: 5 }, 'args_hash'],
    [{ decision: 'rejected', reason: 'x'.repeat(1001) }, 'reason'],
    [{ decision: 'approved', remember: 'always' }, 'remember'],
    [{ decision: 'approved', extra: 1 }, 'extra'],
    [{ decision: 'edited', input: [] }, 'input'],
  ])('refuses %j with a message that names %s', async (body, field) => {
    await wait();
    const reply = await post('/approvals/appr_1', body);
    expect([reply.status, reply.error.code]).toEqual([400, 'invalid_request']);
    expect(reply.error.message).toContain(field);
  });

  it('a message answers the question that waits, once, also when its acknowledgement was lost', async () => {
    await wait('question');
    const message = { client_id: 'c2', content: [{ type: 'text', text: 'The second one' }] };
    const first = await post('/conversations/conv_1/messages', message);
    expect(first).toMatchObject({ status: 202, conversation_id: 'conv_1', run_id: 'run_1' });
    expect((await app.store.log.read('conv_1', 0)).at(-1)).toMatchObject({
      event_id: first.event_id,
      type: 'approval_result',
      decision: 'answered',
      answers: { q1: { text: 'The second one' } },
      client_id: 'c2',
    });
    expect(await post('/conversations/conv_1/messages', message)).toEqual(first);
    const other = { ...message, content: [{ type: 'text', text: 'Another text' }] };
    expect(await post('/conversations/conv_1/messages', other)).toMatchObject({ status: 409 });
    expect((await app.store.log.read('conv_1', 0)).filter(({ type }) => type === 'approval_result')).toHaveLength(1);
    expect(app.started).toEqual([]);
  });

  it('a repeat of the message that began the run answers no question', async () => {
    await wait('question');
    const { clientId: client_id, content } = messageOf(1);
    expect(await post('/conversations/conv_1/messages', { client_id, content })).toMatchObject({
      status: 202,
      event_id: 1,
    });
    expect((await app.store.log.read('conv_1', 0)).at(-1)?.type).toBe('approval_request');
  });

  it('[APR-8] a message decides about no tool call', async () => {
    await wait();
    const message = { client_id: 'c2', content: [{ type: 'text', text: 'Yes, approved' }] };
    expect(await post('/conversations/conv_1/messages', message)).toMatchObject({ status: 409 });
    expect((await app.store.log.read('conv_1', 0)).at(-1)?.type).toBe('approval_request');
  });

  it.each([
    [{ q1: { options: ['c'] } }, 'answers.q1.options'],
    [{ q1: { options: ['a', 'b'] } }, 'answers.q1.options'],
    [{ q1: { options: ['a', 'a'] } }, 'answers.q1.options'],
    [{ q1: { text: 'neither' } }, 'answers.q1.text'],
    [{ q9: { options: ['a'] } }, 'answers.q9'],
  ])('the answers %j are refused, naming %s', async (answers, field) => {
    await wait('question');
    expect(await post('/approvals/appr_1', { decision: 'answered', answers })).toMatchObject({
      status: 400,
      error: { code: 'invalid_request', details: { field } },
    });
  });

  it('a question is skipped with null, or without an entry', async () => {
    await wait('question');
    const reply = await post('/approvals/appr_1', { decision: 'answered', answers: { q1: null } });
    expect(reply).toMatchObject({ status: 200, outcome: { decision: 'answered', answers: {} } });
  });

  it('a question takes no other decision', async () => {
    await wait('question');
    for (const decision of ['approved', 'rejected', 'edited']) {
      expect(await post('/approvals/appr_1', { decision })).toMatchObject({ status: 400 });
    }
  });

  it('[APR-6] after its time a decision is refused as timeout, which the log gets', async () => {
    const { args_hash } = await wait();
    app.clock.advance(600_000);
    const reply = await post('/approvals/appr_1', { decision: 'approved', args_hash });
    expect(reply).toMatchObject({ status: 409, error: { details: { outcome: { decision: 'timeout' } } } });
    expect((await app.store.log.read('conv_1', 0)).at(-1)).toMatchObject({
      type: 'approval_result',
      decision: 'timeout',
    });
    expect(app.resumed).toEqual(['run_1']);
  });

  it('[PRIV-2] goes with its conversation', async () => {
    await wait();
    await app.store.conversations.delete(ANN, 'conv_1');
    expect(await app.store.approvals.get(ANN, 'appr_1')).toBeNull();
    expect(await app.store.approvals.ofCall('run_1', 'toolu_1')).toBeNull();
  });
});
