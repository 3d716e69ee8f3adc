import { describe, expect, test } from 'vitest';
import { streamTurn } from '../../../api/agent/model-turn.ts';
import type { Model, ModelEvent } from '../../../api/models/model.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { createScriptedModel, type ScriptedPart, say, stop } from '../../helpers/scripted-model.ts';

const REQUEST = { messages: [], tools: [] };

async function batches(parts: ScriptedPart[], onBatch: (clock: ScriptedClock) => Promise<void> = async () => {}) {
  const clock = new ScriptedClock();
  const start = clock.now();
  const out: { atMs: number; events: ModelEvent[] }[] = [];
  const signal = new AbortController().signal;
  const stream = streamTurn(createScriptedModel(clock, [parts]), REQUEST, { signal, clock, intervalMs: 25 });
  let error: unknown;
  try {
    for await (const events of stream) {
      out.push({ atMs: clock.now() - start, events });
      await onBatch(clock);
    }
  } catch (caught) {
    error = caught;
  }
  return { out, error };
}

describe('a model turn in batches', () => {
  test('the first delta comes at once, the next ones merged, 25 ms apart', async () => {
    const { out } = await batches([...say('a b c d e f ', 9), stop]);
    expect(
      out.map(({ atMs, events }) => [
        atMs,
        events.map((event) => (event.type === 'text_delta' ? event.text : event.type)),
      ]),
    ).toEqual([
      [0, ['a ']],
      [25, ['b c ']],
      [50, ['d e f ']],
      [54, ['finish']],
    ]);
  });

  test('what comes while a batch is being stored makes one batch', async () => {
    const { out } = await batches([...say('a b c d ', 10), stop], (clock) => clock.sleep(100));
    expect(out.map(({ events }) => events)).toEqual([
      [{ type: 'text_delta', text: 'a ' }],
      [{ type: 'text_delta', text: 'b c d ' }, stop],
    ]);
  });

  test('a clock that is set back by ten minutes holds nothing up', async () => {
    const clock = new ScriptedClock();
    const startMs = clock.monotonic();
    const model = createScriptedModel(clock, [[...say('a b c d ', 10), stop]]);
    const { signal } = new AbortController();
    for await (const _batch of streamTurn(model, REQUEST, { signal, clock, intervalMs: 25 })) {
      clock.stepWall(-600_000);
    }
    expect(clock.monotonic() - startMs).toBeLessThan(1_000);
  });

  test('what was said before a failure is handed over before the failure is thrown', async () => {
    const { out, error } = await batches([...say('a b ', 1), { type: 'fail', error: new Error('cut') }]);
    const text = out
      .flatMap(({ events }) => events.map((event) => (event.type === 'text_delta' ? event.text : '')))
      .join('');
    expect(text).toBe('a b ');
    expect(error).toMatchObject({ message: 'cut' });
  });

  test('a model that ignores its signal does not hold up an abort', async () => {
    const clock = new ScriptedClock();
    const controller = new AbortController();
    const model: Model = {
      label: 'deaf',
      async *stream() {
        yield { type: 'text_delta', text: 'a' };
        await new Promise(() => {});
      },
    };
    const read = async () => {
      const stream = streamTurn(model, REQUEST, { signal: controller.signal, clock, intervalMs: 25 });
      for await (const _batch of stream) controller.abort(new Error('stop'));
    };
    await expect(read()).rejects.toThrow('stop');
  });

  test('a model that is faster than its reader is not read without end', async () => {
    let said = 0;
    const model: Model = {
      label: 'endless',
      async *stream() {
        for (; said < 10_000; said++) yield { type: 'text_delta', text: 'x'.repeat(1024) };
      },
    };
    const clock = new ScriptedClock();
    const signal = new AbortController().signal;
    const stream = streamTurn(model, REQUEST, { signal, clock, intervalMs: 25 });
    await stream.next();
    await clock.sleep(1000);
    expect(said).toBeLessThan(100);
    await stream.return();
  });
});
