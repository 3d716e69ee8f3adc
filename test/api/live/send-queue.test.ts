import { describe, expect, it } from 'vitest';
import { SendQueue, type Transport } from '../../../api/live/send-queue.ts';
import type { ConversationEvent, ServerFrame } from '../../../protocol/index.ts';

const at = '2026-03-25T02:00:00.000Z';
const delta = (event_id: number, text: string, index = 0): ConversationEvent => ({
  event_id,
  conversation_id: 'c',
  run_id: 'r',
  at,
  type: 'content_block_delta',
  message_id: 'm',
  index,
  delta: { type: 'text_delta', text },
});
const stop = (event_id: number, index = 0): ConversationEvent => ({
  event_id,
  conversation_id: 'c',
  run_id: 'r',
  at,
  type: 'content_block_stop',
  message_id: 'm',
  index,
});

/** A transport that sends each frame at once, but after `stick` keeps one frame unsent until `flow`. */
function createTransport() {
  const written: ServerFrame[] = [];
  const writes: Buffer[] = [];
  const underWay: (() => void)[] = [];
  let isStuck = false;
  let overflowed = 0;
  const transport: Transport = {
    encode: (_frame, text) => Buffer.from(`${text}\n`),
    write(bytes, done) {
      writes.push(bytes);
      const lines = bytes.toString().split('\n').slice(0, -1);
      written.push(...lines.map((line) => JSON.parse(line) as ServerFrame));
      if (isStuck) underWay.push(done);
      else done();
    },
    get bufferedBytes() {
      return underWay.length > 0 ? 1e9 : 0;
    },
    overflow: () => void overflowed++,
  };
  return {
    transport,
    written,
    writes,
    stick: () => {
      isStuck = true;
    },
    flow() {
      isStuck = false;
      for (const done of underWay.splice(0)) done();
    },
    get overflowed() {
      return overflowed;
    },
  };
}

describe('[WS-5] SendQueue', () => {
  it('writes at once to a client that keeps up', () => {
    const { transport, written } = createTransport();
    const sendQueue = new SendQueue(transport);
    sendQueue.push(stop(1));
    sendQueue.push(stop(2));
    expect(written).toEqual([stop(1), stop(2)]);
  });

  it('writes the events of a commit at once, deltas merged, with the same bytes for every client [EV9]', () => {
    const encode = (_frame: ServerFrame, text: string) => Buffer.from(`${text}\n`);
    const clients = [createTransport(), createTransport()].map((client) => {
      const transport = Object.assign(client.transport, { encode });
      return { ...client, sendQueue: new SendQueue(transport) };
    });
    const events = [delta(1, 'a'), delta(2, 'b'), stop(3)];
    for (const { sendQueue } of clients) sendQueue.pushEvents(events);
    for (const { written, writes } of clients) {
      expect(written).toEqual([delta(2, 'ab'), stop(3)]);
      expect(writes).toHaveLength(1);
    }
    expect(clients[0]!.writes[0]).toBe(clients[1]!.writes[0]);
  });

  it('writes a commit larger than the buffer of the transport event by event', () => {
    const { transport, writes, written } = createTransport();
    const events = Array.from({ length: 5 }, (_, n) => delta(n + 1, 'x'.repeat(20_000), n));
    new SendQueue(transport).pushEvents(events);
    expect(writes).toHaveLength(5);
    expect(written).toEqual(events);
  });

  it('merges waiting deltas without losing text', async () => {
    const test = createTransport();
    const sendQueue = new SendQueue(test.transport);
    test.stick();
    sendQueue.push(stop(1));
    for (let n = 2; n <= 5000; n++) sendQueue.push(delta(n, 'x'));
    expect(sendQueue.queued).toBeLessThanOrEqual(501);
    expect(test.overflowed).toBe(0);
    const ready = sendQueue.ready();
    sendQueue.push(stop(5001));
    test.flow();
    await ready;
    const [, ...rest] = test.written;
    const text = rest.map((frame) =>
      frame.type === 'content_block_delta' && frame.delta.type === 'text_delta' ? frame.delta.text : '',
    );
    expect(text.join('')).toBe('x'.repeat(4999));
    expect(rest.at(-1)).toEqual(stop(5001));
    expect(sendQueue.queued).toBe(0);
  });

  it('closes the connection once when merging is not enough', () => {
    const test = createTransport();
    const sendQueue = new SendQueue(test.transport);
    test.stick();
    for (let n = 1; n <= 2000; n++) sendQueue.push(stop(n, n));
    expect(test.overflowed).toBe(1);
    expect(sendQueue.queued).toBe(0);
  });

  it('limits characters as well as events', () => {
    const test = createTransport();
    const sendQueue = new SendQueue(test.transport);
    test.stick();
    sendQueue.push(stop(1));
    for (let n = 1; n <= 70; n++) sendQueue.push(delta(n, 'x'.repeat(16_000), n));
    expect(test.overflowed).toBe(1);
  });

  it('drops progress for a client that does not keep up', () => {
    const test = createTransport();
    const sendQueue = new SendQueue(test.transport);
    test.stick();
    sendQueue.push(stop(1));
    sendQueue.push({ type: 'tool_progress', run_id: 'r', tool_use_id: 't', phase: 'reading' });
    expect(sendQueue.queued).toBe(0);
    expect(test.written).toEqual([stop(1)]);
  });
});
