// protocol/vectors/*.jsonl are current, and this implementation passes them as any other has to. After an intended change of the
// reducer, the recordings or the dialogues: npx vitest run test/protocol/vectors.test.ts -u
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  CommandSchemas,
  type ConversationEvent,
  EventSchemas,
  type History,
  historyToEvents,
  historyToState,
  initialState,
  prependHistory,
  reduceEvent,
  reduceEvents,
  type ServerFrame,
  ServerFrameSchemas,
} from '../../protocol/index.ts';
import { EventStreamDecoder } from '../../widget/chat/connection/event-stream.ts';
import { parseFrame } from '../../widget/chat/connection/socket-link.ts';
import type { Dialogue } from '../helpers/vectors/dialogues.ts';
import { makeVectors, toVectorState } from '../helpers/vectors/make-vectors.ts';
import { playDialogue } from '../helpers/vectors/play-dialogue.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'protocol/vectors');
const made = makeVectors(root);

type State = ReturnType<typeof toVectorState>;
type Fold = { name: string; events: ConversationEvent[]; expect: { after: number; state: State }[] };
type Snapshot = {
  name: string;
  history: History;
  events: ConversationEvent[];
  state: State;
  later?: ConversationEvent[];
  state_later?: State;
  above?: History[];
  state_above?: State;
};
type Stream = { name: string; chunks: string[]; messages: { id: string; frame: unknown }[] };

function linesOf<Vector extends { name: string }>(file: string): [string, Vector][] {
  const path = resolve(folder, file);
  // Written with -u.
  const text = existsSync(path) ? readFileSync(path, 'utf8') : (made.get(file) ?? '');
  const vectors = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);
  return vectors.map((vector) => [vector.name, vector]);
}
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the vectors', () => {
  it.each([...made.keys()])('%s is what the recordings and the reducer make', async (file) => {
    await expect(made.get(file)).toMatchFileSnapshot(resolve(folder, file));
  });

  it('have names of their own, and rules of SPEC.md', () => {
    const spec = readFileSync(resolve(root, 'protocol/SPEC.md'), 'utf8');
    for (const file of made.keys()) {
      const vectors = linesOf<{ name: string; rules: string[] }>(file);
      expect(new Set(vectors.map(([name]) => name)).size).toBe(vectors.length);
      for (const [, { rules }] of vectors) for (const rule of rules) expect(spec).toContain(`- **${rule}** `);
    }
  });

  it('dialogues send what the schemas allow', () => {
    for (const [, { steps }] of linesOf<Dialogue>('dialogues.jsonl')) {
      for (const step of steps) {
        if (!('server' in step)) continue;
        const { type } = step.server as { type: string };
        const frame = { ...step.server, ...(typeof step.server.ref === 'string' ? { ref: 'r' } : {}) };
        const schemas = 'event_id' in frame && type !== 'ack' ? EventSchemas : ServerFrameSchemas;
        const schema = (schemas as unknown as Record<string, TSchema>)[type];
        if (schema) expect(Compile(schema).Check(frame), JSON.stringify(frame)).toBe(true);
      }
      const sent = steps.flatMap((step) => ('frame' in step ? [step.frame.type] : []));
      for (const type of sent) expect(Object.keys(CommandSchemas)).toContain(type);
    }
  });
});

describe('log in, blocks out', () => {
  it.each(linesOf<Fold>('fold.jsonl'))('%s', (_name, { events, expect: points }) => {
    for (const { after, state } of points) {
      const log = events.slice(0, after);
      expect(asJson(toVectorState(log.reduce(reduceEvent, initialState)))).toEqual(state);
      expect(asJson(toVectorState(reduceEvents(log)))).toEqual(state);
    }
  });
});

describe('history in, events out', () => {
  it.each(linesOf<Snapshot>('history.jsonl'))('%s', (_name, vector) => {
    const { history, events, state, later, state_later, above, state_above } = vector;
    expect(asJson(historyToEvents(history))).toEqual(events);
    const folded = historyToState(history);
    expect(asJson(toVectorState(folded))).toEqual(state);
    if (later) expect(asJson(toVectorState(reduceEvents(later, folded)))).toEqual(state_later);
    if (above) expect(asJson(toVectorState(above.reduce(prependHistory, folded)))).toEqual(state_above);
  });
});

describe('bytes in, frames out', () => {
  it.each(linesOf<Stream>('event-streams.jsonl'))('%s', (_name, { chunks, messages }) => {
    const decoder = new EventStreamDecoder();
    const found = chunks.flatMap((chunk) => decoder.push(new Uint8Array(Buffer.from(chunk, 'base64'))));
    const frames = found.map(({ id, data }) => ({ id, frame: parseFrame(data) as ServerFrame }));
    expect(frames).toEqual(messages);
  });
});

describe('a dialogue with a server', () => {
  it.each(linesOf<Dialogue>('dialogues.jsonl'))('%s', (_name, dialogue) => playDialogue(dialogue));
});
