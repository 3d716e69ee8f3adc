// The two flows of the group-display document and the question's, as logs: the order that the document names, read from it, and
// the same entries from history, wherever the log is cut.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groupBlocks, historyToState, type ResolveBody, reduceEvents, toHistory } from '../../../../protocol/index.ts';
import { createApprovalScene, orderOf, policyTool } from '../../../helpers/approval-scene.ts';
import { callTool, say, stepOf, stop, toTools } from '../../../helpers/scripted-model.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../../shared/brief');
const names = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const documents = names
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(resolve(FOLDER, name), 'utf8'));

/** The events that a document lists below the line `heading`, up to the first blank line after them, without its remarks. */
function documented(heading: string): string[] {
  const lines = documents.find((text) => text.includes(heading))?.split('\n') ?? [];
  const from = lines.findIndex((line, at) => line.startsWith(heading) && at > 0);
  const first = lines.findIndex((line, at) => at > from && line.startsWith('group_start'));
  const end = lines.findIndex((line, at) => at > first && line.trim() === '');
  return lines
    .slice(first, end)
    .filter((line) => /^(group_|tool_|approval_)/.test(line))
    .map((line) => line.replace(/←.*/, '').replace(/[():]/g, '').trim());
}

const QUESTION = { questions: [{ question: 'Which time frame?', options: [{ label: 'Short' }, { label: 'Long' }] }] };
const PLAN = { items: [{ text: 'Ask for the time frame', status: 'in_progress' }] };
const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };

function portfolio() {
  const detail = policyTool('get_portfolio_detail', { readOnly: true });
  return createApprovalScene({
    tools: [detail],
    turns: [
      [callTool('get_portfolio_detail', { order: '2026' }), toTools],
      [...say('It gains.'), stop],
    ],
  });
}

function question() {
  const analyze = policyTool('analyze_price', { approval: 'never', readOnly: true });
  return createApprovalScene({
    tools: [analyze],
    turns: (request) =>
      [
        [callTool('write_todos', PLAN), toTools],
        [callTool('ask_user_question', QUESTION), toTools],
        [callTool('analyze_price', { order: 'HPG' }), toTools],
        [...say('It rises.'), stop],
      ][Math.min(stepOf(request), 3)]!,
  });
}

/** The log from its first group to its last one, in the words of the document. */
function groupsOf(order: readonly string[], isNamed: (line: string) => boolean): string[] {
  const shown = order.slice(order.indexOf('group_start'), order.lastIndexOf('group_end') + 1);
  return shown.map((line) => (isNamed(line) ? line : line.split(' ')[0]!));
}

const FLOWS: [string, string, () => ReturnType<typeof portfolio>, Partial<ResolveBody> | null][] = [
  ['approved', 'Tool approval', portfolio, { decision: 'approved' }],
  ['edited', 'Tool approval', portfolio, { decision: 'edited', input: { order: '2025' } }],
  ['rejected', 'Tool approval', portfolio, { decision: 'rejected' }],
  ['without a decision in time', 'Tool approval', portfolio, null],
  ['answered', 'ask_user_question tách', question, { decision: 'answered', answers: { q1: { options: ['a'] } } }],
];

describe.skipIf(documents.length === 0)('the documented order', () => {
  test.each(FLOWS)(
    '%s: the log has it, and history shows the same entries',
    async (_name, heading, create, decision) => {
      const it = create();
      const runId = await it.ask();
      if (decision) await it.decide(decision);
      await it.run.ended(runId);
      const log = await it.events();
      const expected = documented(heading);
      expect(expected.length).toBeGreaterThan(4);
      // The document names no result for a question, and its request by the tool.
      const isQuestion = create === question;
      const order = orderOf(log).filter((line) => !(isQuestion && line.startsWith('approval_result')));
      const named = groupsOf(
        order,
        (line) => line.startsWith('tool_') || (isQuestion && line.startsWith('approval_request')),
      );
      expect(named).toEqual(expected);
      const live = groupBlocks(reduceEvents(log).blocks, false);
      for (let cut = 1; cut <= log.length; cut++) {
        const history = JSON.parse(JSON.stringify(toHistory(log.slice(0, cut), conversation)));
        const rest = log.filter(({ event_id }) => event_id > history.last_event_id);
        const state = reduceEvents(rest, historyToState(history));
        expect(groupBlocks(state.blocks, false), `cut after ${cut}`).toEqual(live);
      }
    },
  );
});
