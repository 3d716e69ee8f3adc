import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ModelError } from '../../../api/models/model.ts';
import { toHistory } from '../../../protocol/index.ts';
import { createCrashingStore } from '../../helpers/crashing-store.ts';
import { countedIds, ScriptedClock } from '../../helpers/scripted-clock.ts';
import {
  callTool,
  createScriptedModel,
  type ScriptedPart,
  say,
  stepOf,
  stop,
  think,
  toTools,
} from '../../helpers/scripted-model.ts';
import { createScriptedRun, createScriptedStore } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

/** Anything a model may do in a turn, in any order. */
const part: fc.Arbitrary<ScriptedPart[]> = fc.oneof(
  fc.constantFrom('Let me see.', ' ', '\n\n', 'Covered [1].', 'Wrong [77]').map((text) => say(text, 7)),
  fc.constantFrom('Hm.', '').map((text) => think(text, 5)),
  fc.constantFrom('slow', 'fast', 'broken').map((query): ScriptedPart[] => [callTool('web_search', { query })]),
  fc.constantFrom('{', '{"query":""}', 'null').map((args): ScriptedPart[] => [callTool('web_search', args)]),
  fc.constant<ScriptedPart[]>([callTool('nothing_like_it', {})]),
);
const ending: fc.Arbitrary<ScriptedPart> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(stop, toTools) },
  fc.constant<ScriptedPart>({ type: 'fail', error: new ModelError('unavailable', 'cut', { retryable: true }) }),
  fc.constant<ScriptedPart>({ type: 'fail', error: new Error('unforeseen') }),
  fc.constant<ScriptedPart>({ type: 'hang' }),
);
const turn = fc.tuple(fc.array(part, { maxLength: 5 }), ending).map(([parts, end]) => [...parts.flat(), end]);
const script = fc.record({
  turns: fc.array(turn, { minLength: 1, maxLength: 4 }),
  stopAfterMs: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
  crashAfter: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
});

describe('any run', () => {
  test('has a well-formed log with one terminal event, whatever model, tools, visitor and machine do', async () => {
    await fc.assert(
      fc.asyncProperty(script, async ({ turns, stopAfterMs, crashAfter }) => {
        const clock = new ScriptedClock();
        const store = createScriptedStore(clock);
        const agent = () => ({
          // Past its last turn the script ends, so that every run does.
          model: createScriptedModel(clock, (request) => turns[stepOf(request)] ?? [...say('Done.'), stop]),
          tools: [
            createScriptedTool(clock, {
              ms: ({ query }) => (query === 'slow' ? 200 : 20),
              sources: ({ query }) => {
                if (query === 'broken') throw new Error('broken');
                return [{ url: `https://example.com/${String(query)}`, title: 't', snippet: 's' }];
              },
            }),
          ],
        });
        const dying = crashAfter === null ? null : createCrashingStore(store, { events: crashAfter });
        const first = createScriptedRun({ clock, store: dying ?? store, newId: countedIds('a'), agent });
        const runId = await first.send('Question?');
        const halt = stopAfterMs === null ? null : clock.sleep(stopAfterMs).then(() => first.runner.stop(runId));
        await Promise.race([first.ended(runId), dying?.crashed ?? new Promise(() => {})]);
        if (dying) {
          const next = createScriptedRun({ clock, store, newId: countedIds('b'), agent });
          await next.runner.reconcile();
          await next.ended(runId);
        }
        await halt;
        const events = await store.log.read('conv_1', 0);
        expect(problemsOf(events, runId)).toEqual([]);
        expect(JSON.stringify(events)).not.toContain('[77]');
        const history = toHistory(events, { id: 'conv_1', title: null, created_at: '', updated_at: '' });
        expect(history.last_event_id).toBe(events.at(-1)!.event_id);
        expect(history.agent_status).toBe('idle');
        await store.close();
      }),
      { seed: 20260325, numRuns: 60 },
    );
  }, 60_000);
});
