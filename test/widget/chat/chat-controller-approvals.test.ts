// The controller while a run waits for a person: decisions and answers, once each, whatever reply is lost.
import { expect } from 'chai';
import type { EventDraft } from '../../../protocol/events.ts';
import { textOf } from '../../../widget/chat/chat-view.ts';
import { ConnectionError, toConnectionError } from '../../../widget/chat/connection/connection-error.ts';
import { build } from './build-controller.ts';
import { ScriptedConnection, settle } from './fakes.ts';

describe('ChatController with a person in the run', () => {
  const question = { id: 'q1', question: 'Which one?', options: [{ id: 'a', label: 'The first' }] };
  const approval = {
    approval_id: 'appr_1',
    kind: 'question' as const,
    name: 'ask',
    expires_at: '',
    questions: [question],
  };
  const base = { run_id: 'run_1', at: '2026-01-01T00:00:00.000Z' };
  const asks = (): EventDraft[] => [
    { ...base, type: 'user_message', message_id: 'm1', client_id: 'x', content: [{ type: 'text', text: 'Hi' }] },
    { ...base, type: 'message_start', agent: { name: 'Alder' } },
    { ...base, type: 'approval_request', index: 0, message_id: 'm2', approval },
  ];
  const open = async (drafts: EventDraft[]) => {
    const connection = new ScriptedConnection();
    connection.publish(drafts);
    const all = build({ connection, conversation: 'conv_1' });
    all.controller.start();
    await settle();
    all.paint();
    return all;
  };

  it('sends a decision as the API takes it, and nothing that was not decided', async () => {
    const { controller, connection } = await open(asks());
    await controller.decide({ approvalId: 'appr_9', argsHash: 'h', decision: 'edited', input: { a: 1 } });
    await controller.decide({ approvalId: 'appr_9', argsHash: 'h', decision: 'rejected', reason: 'No.' });
    await controller.decide({ approvalId: 'appr_1', decision: 'answered', answers: { q1: null } });
    expect(connection.resolved).to.deep.equal([
      { approval_id: 'appr_9', args_hash: 'h', decision: 'edited', input: { a: 1 } },
      { approval_id: 'appr_9', args_hash: 'h', decision: 'rejected', reason: 'No.' },
      { approval_id: 'appr_1', decision: 'answered', answers: { q1: null } },
    ]);
    connection.resolveFailures = [new ConnectionError('conflict', 'Decided before.')];
    const failure = await controller
      .decide({ approvalId: 'appr_1', decision: 'answered' })
      .catch((error) => error.code);
    expect(failure).to.equal('conflict');
  });

  it('[AP6] sends a message as the answer while a question waits, and drops it when the answer is in the log', async () => {
    const { controller, connection, paint } = await open(asks());
    expect(controller.view.question).to.equal('appr_1');
    controller.send('The second');
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['The second']);
    const { clientId } = connection.sent[0]!;
    const answers = { q1: { text: 'The second' } };
    connection.publish([
      { ...base, type: 'approval_result', approval_id: 'appr_1', decision: 'answered', answers, client_id: clientId },
    ]);
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    expect(controller.view.question).to.equal(null);
  });

  it('[AP6] an answer whose reply was lost is settled by the log, and the next answer waits for nothing', async () => {
    const { controller, connection, paint } = await open(asks());
    connection.send = async (message) => {
      connection.sent.push(message);
      return new Promise(() => {});
    };
    const answer = (approval_id: string, client_id: string): EventDraft => ({
      ...base,
      type: 'approval_result',
      approval_id,
      decision: 'answered',
      client_id,
    });
    controller.send('The second');
    await settle();
    connection.publish([
      answer('appr_1', connection.sent[0]!.clientId),
      {
        ...base,
        type: 'approval_request',
        index: 1,
        message_id: 'm3',
        approval: { ...approval, approval_id: 'appr_2' },
      },
    ]);
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    controller.send('And the first');
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['The second', 'And the first']);
  });

  it('[AP6] an answer that is in the loaded history does not wait any more', async () => {
    const connection = new ScriptedConnection();
    const answered = { approval_id: 'appr_1', decision: 'answered' as const, client_id: 'c9' };
    connection.publish([...asks(), { ...base, type: 'approval_result', ...answered }]);
    const item = {
      clientId: 'c9',
      conversationId: 'conv_1',
      content: [{ type: 'text', text: 'The second' }],
      answers: 'appr_1',
      createdAtMs: 1_000_000,
      status: 'sending',
    };
    const { controller, paint } = build({ connection, conversation: 'conv_1', outbox: JSON.stringify([item]) });
    controller.start();
    await settle();
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    expect(connection.sent).to.deep.equal([]);
  });

  it('[AP3] a decision that arrived although its reply was lost counts when it is sent again; another one does not', async () => {
    const { controller, connection } = await open(asks());
    const at = base.at;
    const edit = { approvalId: 'appr_1', decision: 'edited' as const, input: { b: 2, a: { d: 1, c: 'x' } } };
    const answers = { q1: { options: ['a'] }, q2: null };
    const given = { approvalId: 'appr_1', decision: 'answered' as const, answers };
    const rejected = { approvalId: 'appr_1', decision: 'rejected' as const, reason: 'No.' };
    const cases: [Parameters<typeof controller.decide>[0], Record<string, unknown> | undefined, string][] = [
      [{ approvalId: 'appr_1', decision: 'approved' }, { decision: 'approved', args_hash: 'h', at }, 'done'],
      [{ approvalId: 'appr_1', decision: 'approved' }, { decision: 'rejected', at }, 'conflict'],
      [{ approvalId: 'appr_1', decision: 'approved' }, { decision: 'timeout', at }, 'conflict'],
      [{ approvalId: 'appr_1', decision: 'approved' }, undefined, 'conflict'],
      [edit, { decision: 'edited', input: { a: { c: 'x', d: 1 }, b: 2 }, args_hash: 'h2', at }, 'done'],
      [edit, { decision: 'edited', input: { a: { c: 'y', d: 1 }, b: 2 }, at }, 'conflict'],
      [rejected, { decision: 'rejected', reason: 'No.', at }, 'done'],
      [rejected, { decision: 'rejected', at }, 'conflict'],
      [given, { decision: 'answered', answers: { q1: { options: ['a'] } }, at }, 'done'],
      [given, { decision: 'answered', answers: { q1: { text: 'b' } }, client_id: 'c7', at }, 'conflict'],
    ];
    for (const [decision, outcome, expected] of cases) {
      const body = { error: { code: 'conflict', message: 'Decided.', ...(outcome ? { details: { outcome } } : {}) } };
      connection.resolveFailures = [toConnectionError(body, 409, null)];
      const found = await controller.decide(decision).then(
        () => 'done',
        (error) => error.code,
      );
      expect([decision.decision, outcome, found]).to.deep.equal([decision.decision, outcome, expected]);
    }
  });

  it('what was written before the question was asked is no answer to it, and waits for the end of the run', async () => {
    const [user, start, request] = asks();
    const { controller, connection, paint } = await open([user!, start!]);
    controller.send('Written before');
    await settle();
    connection.publish([request!]);
    paint();
    await settle();
    expect(connection.sent).to.deep.equal([]);
    connection.publish([{ ...base, type: 'message_stop', stop_reason: 'stop' }]);
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['Written before']);
    paint();
    expect(controller.view.question).to.equal(null);
  });
});
