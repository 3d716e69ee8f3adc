// The reducer for questions and plain texts: what it reads it folds as reducer.ts does, which reads everything.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ConversationEvent, initialState, reduceEvent } from '../../../protocol/index.ts';
import { isPlain, plainReducers, reduceBy } from '../../../protocol/reducers/plain-reducer.ts';

const vectors = new URL('../../../protocol/vectors/', import.meta.url);
const runs = new URL('../../fixtures/runs/', import.meta.url);

const lines = (file: URL) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** The logs of the vectors and of the recorded runs. */
const logs: { name: string; events: ConversationEvent[] }[] = [
  ...lines(new URL('fold.jsonl', vectors)).map(({ name, events }) => ({ name, events })),
  ...readdirSync(runs)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => ({ name, events: lines(new URL(name, runs)) })),
];

describe('the plain reducer', () => {
  it('gives the states of the whole one up to the first event that is not plain', () => {
    let compared = 0;
    let whole = 0;
    for (const { name, events } of logs) {
      let state = initialState;
      let expected = initialState;
      const end = events.findIndex((event) => !isPlain(event));
      if (end === -1) whole += 1;
      for (const event of end === -1 ? events : events.slice(0, end)) {
        state = reduceBy(plainReducers, state, event);
        expected = reduceEvent(expected, event);
        expect(state, `${name}: ${event.event_id}`).toEqual(expected);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
    expect(whole, 'logs that are plain to their end').toBeGreaterThan(2);
  });

  it('leaves out what it cannot read, and reads what follows', () => {
    const log = logs.find(({ events }) => events.some((event) => event.type === 'group_start'))!;
    const state = log.events.reduce((before, event) => reduceBy(plainReducers, before, event), initialState);
    const types = new Set(state.blocks.map(({ type }) => type));
    expect([...types].filter((type) => !['user', 'run', 'text', 'terminal'].includes(type))).toEqual([]);
    expect(state.run).toBe(null);
  });

  it('does not take an edited question, nor a step, for plain', () => {
    const asked = { type: 'user_message', event_id: 1, run_id: 'r', content: [] } as unknown as ConversationEvent;
    expect(isPlain(asked)).toBe(true);
    expect(isPlain({ ...asked, edits: 'm1' } as ConversationEvent)).toBe(false);
    const step = { type: 'content_block_start', content_block: { type: 'tool_use' } } as unknown as ConversationEvent;
    expect(isPlain(step)).toBe(false);
    expect(isPlain({ ...step, content_block: undefined } as never)).toBe(false);
  });
});
