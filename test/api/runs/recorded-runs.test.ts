// Compares the event logs of scripted runs with their recordings. After an intended change of what runs write:
// npx vitest run test/api/runs/recorded-runs.test.ts -u
import { resolve } from 'node:path';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { EventSchemas, reduceEvents, toHistory } from '../../../protocol/index.ts';
import { RECORDED_SCENES } from '../../helpers/recorded-scenes.ts';
import { problemsOf } from '../../helpers/well-formed.ts';

const FOLDER = resolve(import.meta.dirname, '../../fixtures/runs');

describe('recorded runs', () => {
  test.each(Object.keys(RECORDED_SCENES))('%s is written as recorded, well-formed and valid', async (name) => {
    const events = await RECORDED_SCENES[name]!();
    for (const event of events) {
      expect([...Value.Errors(EventSchemas[event.type], event)], `event ${event.event_id}`).toEqual([]);
    }
    for (const runId of new Set(events.map((event) => event.run_id))) expect(problemsOf(events, runId)).toEqual([]);
    const lines = events.map((event) => JSON.stringify(event)).join('\n');
    await expect(`${lines}\n`).toMatchFileSnapshot(resolve(FOLDER, `${name}.events.jsonl`));
  });

  test('the resumed recording retracts its cut step, and reads as the one without a crash', async () => {
    const textOf = async (name: string) => {
      const { messages } = toHistory(await RECORDED_SCENES[name]!(), {
        id: '',
        title: '',
        created_at: '',
        updated_at: '',
      });
      return messages.flatMap((message) =>
        typeof message.content === 'string'
          ? [message.content]
          : message.content.map((part) => (part.type === 'text' ? part.text : '')),
      );
    };
    const resumed = await RECORDED_SCENES['crash-resume']!();
    const restart = resumed.findIndex((event) => JSON.stringify(event).includes('again_'));
    expect(resumed.slice(restart - 3).some((event) => event.type === 'message_retract')).toBe(true);
    expect(reduceEvents(resumed).run).toBeNull();
    expect(await textOf('crash-resume')).toEqual(await textOf('two-groups-web-search'));
  });
});
