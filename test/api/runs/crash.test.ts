import { describe, expect, test } from 'vitest';
import { type ConversationEvent, groupBlocks, isTerminal, reduceEvents } from '../../../protocol/index.ts';
import { type CrashPoint, createCrashingStore } from '../../helpers/crashing-store.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import { callTool, createScriptedModel, say, stop, think, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun, createScriptedStore } from '../../helpers/scripted-run.ts';
import { createScriptedTool, type ScriptedTool } from '../../helpers/scripted-tool.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

/** Two groups, a shared thought, parallel calls, citations: everything that a cut could tear. */
function scene(clock: ScriptedClock, tool: ScriptedTool) {
  return {
    model: createScriptedModel(clock, [
      [...think('First the site.'), callTool('web_search', { query: 'one' }), toTools],
      [
        ...say('I found the policy, now the parts.'),
        callTool('web_search', { query: 'slow two' }),
        callTool('web_search', { query: 'fast three' }),
        toTools,
      ],
      [...think('Enough.'), ...say('It is covered [1], for two years [2][3].'), stop],
    ]),
    tools: [tool],
  };
}

function searchTool(clock: ScriptedClock, idempotent = true): ScriptedTool {
  return createScriptedTool(clock, {
    idempotent,
    ms: (input) => (String(input.query).startsWith('slow') ? 200 : 40),
    sources: ({ query }) => [
      {
        url: `https://example.com/${String(query).replaceAll(' ', '-')}`,
        title: String(query),
        snippet: 'Covered for two years.',
      },
    ],
  });
}

/**
 * What a reader sees, without ids, times and folds: a group that had closed before the cut cannot be opened again, so a
 * step that is done again may be in a group of its own.
 */
function visible(events: readonly ConversationEvent[]) {
  const show = (block: ReturnType<typeof reduceEvents>['blocks'][number]) => {
    if (block.type === 'text') return { text: block.text, part: block.is_part ?? false, as: block.message_type };
    if (block.type === 'thinking') return { thinking: block.thinking, as: block.message_type };
    if (block.type === 'tool_use')
      return { call: block.input, result: block.toolResult, label: block.toolResultMessage };
    return block.type;
  };
  return groupBlocks(reduceEvents(events).blocks, false).flatMap((entry) =>
    entry.type === 'group' ? entry.blocks.map(show) : [show(entry.block)],
  );
}

/**
 * Runs the conversation in a process that dies at `point`, then in the next one. Null when it never came to that point.
 * `stepMs`: by how much the clock is set in between.
 */
async function crashAndResume(point: CrashPoint, idempotent = true, stepMs = 0) {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  const tool = searchTool(clock, idempotent);
  const agent = () => scene(clock, tool);
  const dying = createCrashingStore(store, point);
  const before = createScriptedRun({ clock, store: dying, newId: countedIds('a'), agent });
  const runId = await before.send('Is it covered?');
  await Promise.race([dying.crashed, before.ended(runId)]);
  const cut = await store.log.read('conv_1', 0);
  clock.stepWall(stepMs);

  const after = createScriptedRun({ clock, store, newId: countedIds('b'), agent });
  await after.runner.reconcile();
  await after.ended(runId);
  const events = await store.log.read('conv_1', 0);
  await store.close();
  return { cut, events, runId, tool, errors: after.errors };
}

async function undisturbed() {
  const clock = new ScriptedClock();
  const tool = searchTool(clock);
  const run = createScriptedRun({ clock, agent: () => scene(clock, tool) });
  const events = await run.ask('Is it covered?');
  return { events, visible: visible(events) };
}

describe('a run cut by a crash of the API', () => {
  test.each([-86_400_000, -3_600_000, 3_600_000])('goes on after the clock was set by %i ms', async (stepMs) => {
    const { events, runId } = await crashAndResume({ events: 6 }, true, stepMs);
    expect(events.filter((event) => event.run_id === runId && isTerminal(event))).toHaveLength(1);
  });

  test('cut after any event, it ends with the same text, whole, and keeps everything before the cut step', async () => {
    const whole = await undisturbed();
    expect(whole.visible).toHaveLength(9);
    // The first event is the visitor's message, which the run does not write.
    for (let n = 0; n < whole.events.length - 1; n++) {
      const { cut, events, runId, errors } = await crashAndResume({ events: n });
      expect(cut).toHaveLength(n + 1);
      expect(events.slice(0, n + 1), `after ${n} events`).toEqual(cut);
      expect(visible(events), `after ${n} events`).toEqual(whole.visible);
      expect(problemsOf(events, runId), `after ${n} events`).toEqual([]);
      expect(errors).toEqual([]);
    }
  }, 60_000);

  test('a tool that had finished is not run twice, wherever the cut is', async () => {
    const whole = await undisturbed();
    for (let n = 0; n < whole.events.length - 1; n += 2) {
      const { events, tool, runId } = await crashAndResume({ events: n }, false);
      const queries = tool.runs.map((input) => input.query);
      expect(new Set(queries).size, `after ${n} events: ${queries.join(', ')}`).toBe(queries.length);
      expect(problemsOf(events, runId)).toEqual([]);
    }
  }, 60_000);

  test.each([
    ['before', 1, []],
    ['after', 1, ['one']],
    ['before', 2, ['one']],
    ['after', 2, []],
  ] as const)(
    'cut %s journal write %i: an unfinished tool that is not idempotent ends as "outcome unknown"',
    async (when, journal, unknown) => {
      const { events, runId, tool } = await crashAndResume({ journal, when }, false);
      const steps = reduceEvents(events).blocks.filter((block) => block.type === 'tool_use');
      const lost = steps.filter((block) => block.toolResult?.includes('outcome is unknown'));
      expect(lost.map((block) => block.input.query)).toEqual(unknown);
      expect(lost.every((block) => block.toolResultStatus === 'error')).toBe(true);
      expect(tool.runs.filter((input) => input.query === 'one').length).toBeLessThanOrEqual(1);
      expect(problemsOf(events, runId)).toEqual([]);
    },
  );

  test.each([1, 2, 3, 4, 5, 6])(
    'cut at journal write %i: an idempotent tool is run again and the answer is the same',
    async (journal) => {
      const whole = await undisturbed();
      for (const when of ['before', 'after'] as const) {
        const { events, runId } = await crashAndResume({ journal, when });
        expect(visible(events)).toEqual(whole.visible);
        expect(problemsOf(events, runId)).toEqual([]);
      }
    },
  );

  test('a stop requested before the crash takes effect after it, and shown text is kept', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const tool = searchTool(clock);
    const agent = () => scene(clock, tool);
    const dying = createCrashingStore(store, { events: 16 });
    const before = createScriptedRun({ clock, store: dying, newId: countedIds('a'), agent });
    const runId = await before.send('Is it covered?');
    await dying.crashed;
    const cut = reduceEvents(await store.log.read('conv_1', 0));
    await store.signals.requestStop(runId);
    const after = createScriptedRun({ clock, store, newId: countedIds('b'), agent });
    await after.runner.reconcile();
    await after.ended(runId);
    const events = await store.log.read('conv_1', 0);
    expect(events.at(-1)?.type).toBe('terminal_user_stopped');
    expect(problemsOf(events, runId)).toEqual([]);
    expect(events.some((event) => event.type === 'message_retract' && event.event_id > cut.lastEventId)).toBe(false);
  });

  test('a run that crashed the process three times ends with an error that says so', async () => {
    const clock = new ScriptedClock();
    const store = createScriptedStore(clock);
    const tool = searchTool(clock);
    const agent = () => scene(clock, tool);
    let runId = '';
    for (const events of [5, 4, 3]) {
      const dying = createCrashingStore(store, { events });
      const run = createScriptedRun({ clock, store: dying, newId: countedIds(`${events}`), agent });
      if (runId === '') runId = await run.send('Is it covered?');
      else await run.runner.reconcile();
      await dying.crashed;
    }
    const last = createScriptedRun({ clock, store, newId: countedIds('z'), agent });
    await last.runner.reconcile();
    await last.ended(runId);
    const events = await store.log.read('conv_1', 0);
    expect(events.at(-1)).toMatchObject({ type: 'terminal_error', error: { code: 'internal', retryable: true } });
    expect(problemsOf(events, runId)).toEqual([]);
    expect((await store.runs.get(runId))?.status).toBe('error');
  });
});
