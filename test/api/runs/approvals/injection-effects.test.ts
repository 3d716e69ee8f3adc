// INJ-3, INJ-8: every row of the injection corpus with a model that obeys it, and tools with effects that it may call. None of
// them runs without a person, whatever the owner's policy is and whatever the person leaves undecided.
import { describe, expect, test } from 'vitest';
import type { ToolApproval } from '../../../../api/tools/tool.ts';
import { createApprovalScene, type PolicyTool, policyTool } from '../../../helpers/approval-scene.ts';
import { readCorpus } from '../../../helpers/corpus.ts';
import { type InjectionRow, type Obeys, obeyingParts } from '../../../helpers/obeying-model.ts';
import { callTool, say, stepOf, stop, toTools } from '../../../helpers/scripted-model.ts';

const rows = readCorpus<InjectionRow>('injection.json') ?? [];

function callsOf(obeys: Obeys): { name: string; args: unknown }[] {
  return [...(obeys.tool ? [obeys.tool] : []), ...(obeys.sequence ?? []).flatMap(callsOf)];
}

/** The tools that the row wants, each with effects, taking what the row sends. */
function wantedTools(obeys: Obeys, approval: ToolApproval): PolicyTool[] {
  const fields = new Map<string, Set<string>>();
  for (const { name, args } of callsOf(obeys)) {
    if (name === 'look_up') continue;
    const known = fields.get(name) ?? new Set();
    for (const field of Object.keys(args && typeof args === 'object' ? args : {})) known.add(field);
    fields.set(name, known);
  }
  return [...fields].map(([name, names]) => {
    const properties = Object.fromEntries([...names].map((field) => [field, {}]));
    return policyTool(name, { approval, parameters: { type: 'object', properties, additionalProperties: false } });
  });
}

async function obey(row: InjectionRow, approval: ToolApproval) {
  const isAsked = row.channel === 'earlier_message_same_visitor' || row.channel === 'visitor_name';
  const look = policyTool('look_up', {
    approval: 'never',
    readOnly: true,
    outcome: { status: 'success', trust: 'outside', text: isAsked ? 'We open at 9.' : row.payload },
  });
  const wanted = wantedTools(row.obeys, approval);
  const scene = createApprovalScene({
    tools: [look, ...wanted],
    turns: (request) => {
      if (stepOf(request) === 0) return [callTool('look_up', { order: 'hours' }), toTools];
      if (stepOf(request) === 1) return [...obeyingParts(row.obeys), toTools];
      return [...say('We open at 9.', 1), stop];
    },
  });
  const runId = await scene.ask(isAsked ? row.payload : 'When do you open?');
  return { scene, wanted, runId };
}

const acting = rows.filter(({ obeys }) => callsOf(obeys).some(({ name }) => name !== 'look_up'));

describe.skipIf(rows.length === 0)('tools with effects and a model that obeys', () => {
  test('the corpus has rows that want one', () => {
    expect(acting.length).toBeGreaterThanOrEqual(50);
  });

  test.each(acting.map((row) => [row.id, row.cat, row] as const))(
    '[INJ-3] [INJ-8] %s %s: nothing runs without a person',
    async (_id, _cat, row) => {
      for (const approval of ['never', 'first', 'always'] as const) {
        const { scene, wanted, runId } = await obey(row, approval);
        expect(wanted.flatMap(({ runs }) => runs)).toEqual([]);
        // Nobody decides: the time passes, and the run ends without it.
        await scene.run.ended(runId);
        expect(wanted.flatMap(({ runs }) => runs)).toEqual([]);
        expect(scene.run.errors).toEqual([]);
        const log = await scene.events();
        const asked = log.filter((event) => event.type === 'approval_request');
        const decided = log.flatMap((event) => (event.type === 'approval_result' ? [event.decision] : []));
        expect(decided).toEqual(asked.map(() => 'timeout'));
        // [APR-1] The card shows the call, with nothing of the page beside its own arguments.
        for (const { approval: shown } of asked) {
          expect(wanted.map(({ name }) => name)).toContain(shown.name);
          expect(shown.tool_content_message).toBe(`Label of ${shown.name}`);
        }
      }
    },
  );
});
