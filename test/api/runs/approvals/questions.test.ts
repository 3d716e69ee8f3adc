import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../api/models/model.ts';
import { groupBlocks, historyToState, reduceEvents, toHistory } from '../../../../protocol/index.ts';
import { createApprovalScene, orderOf, policyTool } from '../../../helpers/approval-scene.ts';
import { callTool, say, stepOf, stop, toTools } from '../../../helpers/scripted-model.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';

const QUESTION = {
  questions: [
    {
      question: 'Which machine?',
      options: [{ label: 'Alder One', description: 'Bought 2025' }, { label: 'Alder Mini' }],
    },
    { question: 'What did you try?', options: [{ label: 'Descaling' }, { label: 'Soaking' }], multi_select: true },
    { question: 'What does the gauge read?' },
  ],
};
const look = (name: string) => policyTool(name, { approval: 'never', readOnly: true });
const done = [...say('Descale it.'), stop];

/** Looks something up, asks, looks up another thing and answers. */
function scene(question: unknown = QUESTION) {
  const tools = [look('look_up'), look('analyze')];
  return createApprovalScene({
    tools,
    turns: (request) =>
      [
        [callTool('look_up', { order: '7' }), toTools],
        [...say('One moment.'), callTool('ask_user_question', question), toTools],
        [callTool('analyze', { order: '7' }), toTools],
        done,
      ][Math.min(stepOf(request), 3)]!,
  });
}

const answers = { q1: { options: ['b'] }, q2: { options: ['a', 'b'], text: 'and prayed' }, q3: null };

describe('ask_user_question', () => {
  test('closes the group, is outside of it, and a new group follows the answer', async () => {
    const it = scene();
    const runId = await it.ask('It has no steam.');
    expect([(await it.store.runs.get(runId))?.status, it.run.runner.active]).toEqual(['waiting', 0]);
    await it.decide({ decision: 'answered', answers });
    await it.run.ended(runId);
    expect(orderOf(await it.events()).slice(3)).toEqual([
      'group_start',
      'tool_use look_up',
      'tool_result look_up',
      'group_end',
      'text',
      'message_retract',
      'text',
      'approval_request ask_user_question',
      'approval_result answered',
      'group_start',
      'tool_use analyze',
      'tool_result analyze',
      'group_end',
      'text',
      'message_stop',
    ]);
    expect(problemsOf(await it.events(), runId)).toEqual([]);
    expect(it.run.errors).toEqual([]);
  });

  test('is shown with ids of ours; the model has its own call and the answer in words', async () => {
    const it = scene();
    await it.ask();
    expect((await it.pending()).questions).toEqual([
      {
        id: 'q1',
        question: 'Which machine?',
        options: [
          { id: 'a', label: 'Alder One', description: 'Bought 2025' },
          { id: 'b', label: 'Alder Mini' },
        ],
        allow_free_text: true,
      },
      {
        id: 'q2',
        question: 'What did you try?',
        options: [
          { id: 'a', label: 'Descaling' },
          { id: 'b', label: 'Soaking' },
        ],
        multi_select: true,
        allow_free_text: true,
      },
      { id: 'q3', question: 'What does the gauge read?', options: [], allow_free_text: true },
    ]);
    await it.decide({ decision: 'answered', answers });
    await it.run.ended('run_1');
    const { messages } = it.model.requests.at(-1)!;
    const at = messages.findIndex(
      (message) => message.role === 'assistant' && message.toolCalls?.[0]?.name === 'ask_user_question',
    );
    const [asked, said] = messages.slice(at, at + 2);
    expect(asked).toMatchObject({ content: [{ text: 'One moment.' }] });
    expect(said).toMatchObject({ role: 'tool', name: 'ask_user_question' });
    const words = textOf(said!.content);
    expect(words).toContain('- Which machine? Alder Mini\n');
    expect(words).toContain('- What did you try? Descaling; Soaking; and prayed\n');
    expect(words).toContain('- What does the gauge read? (skipped');
  });

  test('is answered by the next message', async () => {
    const it = scene();
    const runId = await it.ask();
    const message = {
      clientId: 'c9',
      conversationId: 'conv_1',
      content: [{ type: 'text' as const, text: 'The mini' }],
    };
    expect(await it.decider.answer(OWNER, message)).toMatchObject({ run_id: runId });
    await it.run.ended(runId);
    expect(await it.decider.answer(OWNER, { ...message, clientId: 'c10' })).toBeNull();
    const requests = JSON.stringify(it.model.requests.at(-1)!.messages);
    expect(requests).toContain('- Which machine? The mini');
    expect((await it.events()).filter(({ type }) => type === 'user_message')).toHaveLength(1);
  });

  test('that nobody answers goes on without an answer', async () => {
    const it = scene();
    await it.ask();
    await it.run.ended('run_1');
    expect(orderOf(await it.events())).toContain('approval_result timeout');
    expect(JSON.stringify(it.model.requests.at(-1)!.messages)).toContain('Nobody answered in time');
    expect(problemsOf(await it.events(), 'run_1')).toEqual([]);
  });

  test('that waits while the run is stopped is cancelled', async () => {
    const it = scene();
    const runId = await it.ask();
    await it.run.runner.stop(runId);
    await it.run.ended(runId);
    expect(orderOf(await it.events()).slice(-3)).toEqual([
      'approval_request ask_user_question',
      'approval_result cancelled',
      'terminal_user_stopped',
    ]);
    expect(problemsOf(await it.events(), runId)).toEqual([]);
  });

  test('comes after the other calls of its step, and each call of the step is answered for the model', async () => {
    const refund = policyTool('refund');
    const it = createApprovalScene({
      tools: [look('look_up'), refund],
      turns: [
        [
          callTool('ask_user_question', { questions: [{ question: 'Sure?' }] }),
          callTool('look_up', { order: '1' }),
          callTool('refund', { order: '2' }),
          toTools,
        ],
        done,
      ],
    });
    await it.ask();
    const log = await it.events();
    const asked = log.flatMap((event) => (event.type === 'approval_request' ? [event.approval] : []));
    expect(asked.map(({ name }) => name)).toEqual(['refund', 'ask_user_question']);
    await it.decide({ decision: 'answered', answers: { q1: { text: 'Yes' } } }, asked[1]);
    await it.clock.sleep(2000);
    await it.decide({}, asked[0]);
    await it.run.ended('run_1');
    expect(refund.runs).toHaveLength(1);
    expect(problemsOf(await it.events(), 'run_1')).toEqual([]);
    const { messages } = it.model.requests.at(-1)!;
    const at = messages.findIndex(({ role }) => role === 'assistant');
    const calls = messages[at];
    const ids = calls?.role === 'assistant' ? calls.toolCalls?.map(({ id }) => id) : [];
    expect(ids).toHaveLength(3);
    const results = messages
      .slice(at + 1, at + 4)
      .map((message) => (message.role === 'tool' ? message.toolCallId : ''));
    expect(results.toSorted()).toEqual(ids?.toSorted());
  });

  test.each([
    [{ questions: [] }, 'questions'],
    [{ questions: [{ question: ' ' }] }, 'questions.0.question'],
    [{ questions: [{ question: 'x', options: [{ name: 'a' }] }] }, 'questions.0.options.0'],
  ])('with a call that fits no question asks nobody: %j', async (question, field) => {
    const it = scene(question);
    await it.ask();
    await it.run.ended('run_1');
    expect((await it.events()).some(({ type }) => type === 'approval_request')).toBe(false);
    expect(JSON.stringify(it.model.requests.at(-1)!.messages)).toContain(field);
  });

  test('survives three restarts, and is the same from history at every cut', async () => {
    const it = scene();
    const runId = await it.ask();
    const request = await it.pending();
    for (let n = 0; n < 3; n++) {
      await it.restart();
      expect([(await it.store.runs.get(runId))?.status, await it.pending()]).toEqual(['waiting', request]);
    }
    await it.decide({ decision: 'answered', answers });
    await it.run.ended(runId);
    expect(problemsOf(await it.events(), runId)).toEqual([]);
    const log = await it.events();
    const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };
    const live = groupBlocks(reduceEvents(log).blocks, false);
    for (let cut = 1; cut <= log.length; cut++) {
      const history = JSON.parse(JSON.stringify(toHistory(log.slice(0, cut), conversation)));
      const rest = log.filter(({ event_id }) => event_id > history.last_event_id);
      const state = reduceEvents(rest, historyToState(history));
      expect(groupBlocks(state.blocks, false), `cut after ${cut}`).toEqual(live);
    }
  });
});
