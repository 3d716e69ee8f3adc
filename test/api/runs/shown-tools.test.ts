import { describe, expect, test } from 'vitest';
import { groupBlocks, historyToState, reduceEvents, type ToolUseBlock, toHistory } from '../../../protocol/index.ts';
import { createApprovalScene, orderOf, policyTool } from '../../helpers/approval-scene.ts';
import { callTool, say, stepOf, stop, toTools } from '../../helpers/scripted-model.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

const look = policyTool('look_up', { approval: 'never', readOnly: true });
const done = [...say('There it is.'), stop];
const plan = (...statuses: string[]) =>
  callTool('write_todos', { items: statuses.map((status, n) => ({ text: `step ${n + 1}`, status })) });
const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

async function runOf(turns: ReturnType<typeof say>[], tools = [look]) {
  const it = createApprovalScene({ tools, turns: (request) => turns[Math.min(stepOf(request), turns.length - 1)]! });
  const runId = await it.ask();
  await it.run.ended(runId);
  const log = await it.events();
  expect(problemsOf(log, runId)).toEqual([]);
  expect(it.run.errors).toEqual([]);
  return { log, model: it.model };
}

/** The same entries from history, wherever the log is cut. */
function expectSameFromHistory(log: Awaited<ReturnType<typeof runOf>>['log']) {
  const live = groupBlocks(reduceEvents(log).blocks, false);
  for (let cut = 1; cut <= log.length; cut++) {
    const history = JSON.parse(JSON.stringify(toHistory(log.slice(0, cut), conversation)));
    const rest = log.filter(({ event_id }) => event_id > history.last_event_id);
    expect(groupBlocks(reduceEvents(rest, historyToState(history)).blocks, false), `cut after ${cut}`).toEqual(live);
  }
  return live;
}

describe('share_thought', () => {
  test('is text outside of groups, without a step, and without citations', async () => {
    const { log } = await runOf([
      [callTool('look_up', { order: '1' }), toTools],
      [callTool('share_thought', { text: 'You have two machines [1].' }), callTool('look_up', { order: '2' }), toTools],
      done,
    ]);
    expect(orderOf(log).slice(3)).toEqual([
      'group_start',
      'tool_use look_up',
      'tool_result look_up',
      'group_end',
      'text',
      'group_start',
      'tool_use look_up',
      'tool_result look_up',
      'group_end',
      'text',
      'message_stop',
    ]);
    const texts = reduceEvents(log).blocks.filter((block) => block.type === 'text');
    expect(texts[0]).toMatchObject({ text: 'You have two machines .', is_part: true });
    expectSameFromHistory(log);
  });

  test('with a mistake is a step that failed', async () => {
    const { log } = await runOf([[callTool('share_thought', { words: 'x' }), toTools], done]);
    expect(orderOf(log)).toContain('tool_use share_thought');
    const step = reduceEvents(log).blocks.find((block): block is ToolUseBlock => block.type === 'tool_use');
    expect(step?.toolResultStatus).toBe('error');
  });
});

describe('write_todos', () => {
  test('[AR4] the newest plan is shown in place of the first one, live and from history', async () => {
    const { log } = await runOf([
      [plan('in_progress', 'pending'), toTools],
      [callTool('look_up', { order: '1' }), toTools],
      [plan('completed', 'in_progress'), toTools],
      [plan('completed', 'completed'), toTools],
      done,
    ]);
    const [group] = expectSameFromHistory(log).filter((entry) => entry.type === 'group');
    expect(group?.type === 'group' && group.blocks).toMatchObject([
      {
        name: 'write_todos',
        tool_content_message: 'Plan: 0 of 2 done',
        toolResultMessage: 'Plan: 2 of 2 done',
        artifact: { type: 'todos', items: [{ status: 'completed' }, { status: 'completed' }] },
      },
      { name: 'look_up' },
    ]);
  });

  test('[AR4] a plan that is retracted gives way to the one before it', async () => {
    const { log } = await runOf([[plan('in_progress'), toTools], [plan('completed'), toTools], done]);
    const at = log.findLastIndex(
      (event) => event.type === 'content_block_start' && event.content_block.type === 'tool_result',
    );
    const result = log[at]!;
    const upTo = log.slice(0, at + 2);
    const { event_id } = upTo.at(-1)!;
    const { conversation_id, run_id, at: time } = result;
    const message_id = 'message_id' in result ? result.message_id : '';
    const retract = {
      type: 'message_retract' as const,
      event_id: event_id + 1,
      conversation_id,
      run_id,
      at: time,
      message_id,
    };
    const steps = reduceEvents([...upTo, retract]).blocks.filter((block) => block.type === 'tool_use');
    expect(steps).toMatchObject([
      { artifact: { items: [{ status: 'in_progress' }] }, toolResultMessage: 'Plan: 0 of 1 done' },
      { toolResult: null },
    ]);
    expect(steps.map(({ merged }) => merged)).toEqual([undefined, undefined]);
  });
});

describe('the tools that every model has', () => {
  test('are not offered to a model that only quotes, and no other tool takes their names', async () => {
    const taken = policyTool('show_chart', { approval: 'never', readOnly: true });
    const { model } = await runOf([done], [look, taken]);
    const names = model.requests[0]!.tools.map(({ name }) => name);
    expect(names).toEqual([
      'look_up',
      'share_thought',
      'write_todos',
      'show_chart',
      'show_table',
      'show_file',
      'ask_user_question',
    ]);
    const clerk = createApprovalScene({ tools: [look], turns: [done] });
    Object.assign(clerk.model, { capabilities: { writes: false } });
    await clerk.run.ended(await clerk.ask());
    expect(clerk.model.requests[0]!.tools.map(({ name }) => name)).toEqual(['look_up']);
  });

  test.each([
    ['show_chart', { kind: 'line', title: 'Use', labels: ['Mon'], series: [{ name: 'kWh', values: [2] }] }, 'chart'],
    ['show_table', { title: 'Use', columns: ['Day', 'kWh'], rows: [['Mon', 2]] }, 'table'],
    ['show_file', { name: 'Use', content: 'Mon 2' }, 'file'],
  ])('%s shows its artifact outside of the group, which closes when the answer begins', async (name, input, type) => {
    const { log } = await runOf([
      [callTool('look_up', { order: '1' }), toTools],
      [callTool(name, input), toTools],
      done,
    ]);
    expect(orderOf(log).slice(3)).toEqual([
      'group_start',
      'tool_use look_up',
      'tool_result look_up',
      'group_end',
      `tool_use ${name}`,
      `tool_result ${name}`,
      'text',
      'message_stop',
    ]);
    const shown = expectSameFromHistory(log).flatMap((entry) => (entry.type === 'block' ? [entry.block] : []));
    expect(shown).toContainEqual(
      expect.objectContaining({
        type: 'tool_use',
        tool_content_message: 'Use',
        artifact: expect.objectContaining({ type }),
      }),
    );
  });
});
