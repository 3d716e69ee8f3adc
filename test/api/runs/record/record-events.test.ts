// How calls are shown by the display rules of their tools: in the log of a run, and in what is read from it.
import { expect, test } from 'vitest';
import type { Tool } from '../../../../api/tools/tool.ts';
import { groupBlocks, reduceEvents } from '../../../../protocol/index.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../../helpers/scripted-tool.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';

/** The entries of the page after a run that calls these tools in one step, each entry by its kind and the tools in it. */
async function shownAfter(...changes: (Partial<Tool> & { name: string })[]) {
  const run = createScriptedRun({
    agent: (clock) => ({
      model: createScriptedModel(clock, [
        [...changes.map(({ name }) => callTool(name, { query: 'x' })), toTools],
        [...say('Done.'), stop],
      ]),
      tools: changes.map((change) => ({ ...createScriptedTool(clock, { name: change.name }), ...change })),
    }),
  });
  const events = await run.ask('Hi');
  expect(problemsOf(events, events.at(-1)!.run_id)).toEqual([]);
  const shown = groupBlocks(reduceEvents(events).blocks, false).flatMap((entry) => {
    if (entry.type === 'group')
      return [['group', ...entry.blocks.map((block) => (block.type === 'tool_use' ? block.name : block.type))]];
    return entry.block.type === 'tool_use' ? [['content', entry.block.name]] : [];
  });
  return { shown, events };
}

const quiet = { readOnly: true } as const;

test('[GR8] a hidden call and its result are in the log and not on the page; the other calls keep their group', async () => {
  const hidden = { ...quiet, name: 'look_up', display: 'hidden' } as const;
  const { shown, events } = await shownAfter(hidden, { ...quiet, name: 'search' });
  expect(shown).toEqual([['group', 'search']]);
  expect(JSON.stringify(events)).toContain('"name":"look_up"');
  expect(await shownAfter(hidden)).toMatchObject({ shown: [] });
});

test('[GR8] a call shown as content is outside of the group, which closes before it', async () => {
  const content = { ...quiet, name: 'weather', display: 'content', icon: 'globe' } as const;
  const { shown, events } = await shownAfter(content, { ...quiet, name: 'search' });
  expect(shown.slice(0, 2)).toEqual([
    ['group', 'search'],
    ['content', 'weather'],
  ]);
  expect(JSON.stringify(events)).toContain('"display":"content","icon":"globe"');
});

test('a tool that may change something is a step, whatever its rule says', async () => {
  const { shown } = await shownAfter({ name: 'cancel_order', display: 'hidden', readOnly: false });
  expect(shown).toEqual([['group', 'cancel_order']]);
});
