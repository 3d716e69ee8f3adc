import { describe, expect, it } from 'vitest';
import { coalesce } from '../../../api/live/coalesce.ts';
import { type Line, Outbox } from '../../../api/live/outbox.ts';
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

/** A line that takes one frame and holds it until `flow` is called, when `stick` was. */
function createLine() {
  const written: ServerFrame[] = [];
  const underWay: (() => void)[] = [];
  let isStuck = false;
  let overflowed = 0;
  const line: Line = {
    write(frame, _text, done) {
      written.push(frame);
      if (isStuck) underWay.push(done);
      else done();
    },
    get bufferedBytes() {
      return underWay.length > 0 ? 1e9 : 0;
    },
    overflow: () => void overflowed++,
  };
  return {
    line,
    written,
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

describe('coalesce', () => {
  it('joins neighbouring deltas of one block under the last id and leaves the rest', () => {
    const merged = coalesce([delta(1, 'a'), delta(2, 'b'), delta(3, 'c', 1), stop(4), delta(5, 'd', 1)]);
    expect(merged).toEqual([{ ...delta(2, 'ab') }, delta(3, 'c', 1), stop(4), delta(5, 'd', 1)]);
  });
});

describe('[WS-5] Outbox', () => {
  it('writes at once to a reader that keeps up', () => {
    const { line, written } = createLine();
    const outbox = new Outbox(line);
    outbox.push(stop(1));
    outbox.push(stop(2));
    expect(written).toEqual([stop(1), stop(2)]);
  });

  it('merges the deltas that wait, and loses no text', async () => {
    const test = createLine();
    const outbox = new Outbox(test.line);
    test.stick();
    outbox.push(stop(1));
    for (let n = 2; n <= 5000; n++) outbox.push(delta(n, 'x'));
    expect(outbox.queued).toBeLessThanOrEqual(501);
    expect(test.overflowed).toBe(0);
    const ready = outbox.ready();
    outbox.push(stop(5001));
    test.flow();
    await ready;
    const [, ...rest] = test.written;
    const text = rest.map((frame) =>
      frame.type === 'content_block_delta' && frame.delta.type === 'text_delta' ? frame.delta.text : '',
    );
    expect(text.join('')).toBe('x'.repeat(4999));
    expect(rest.at(-1)).toEqual(stop(5001));
    expect(outbox.queued).toBe(0);
  });

  it('cuts a reader for whom merging is not enough, once', () => {
    const test = createLine();
    const outbox = new Outbox(test.line);
    test.stick();
    for (let n = 1; n <= 2000; n++) outbox.push(stop(n, n));
    expect(test.overflowed).toBe(1);
    expect(outbox.queued).toBe(0);
  });

  it('counts characters too', () => {
    const test = createLine();
    const outbox = new Outbox(test.line);
    test.stick();
    outbox.push(stop(1));
    for (let n = 1; n <= 70; n++) outbox.push(delta(n, 'x'.repeat(16_000), n));
    expect(test.overflowed).toBe(1);
  });

  it('drops progress that nobody could read in time', () => {
    const test = createLine();
    const outbox = new Outbox(test.line);
    test.stick();
    outbox.push(stop(1));
    outbox.push({ type: 'tool_progress', run_id: 'r', tool_use_id: 't', phase: 'reading' });
    expect(outbox.queued).toBe(0);
    expect(test.written).toEqual([stop(1)]);
  });
});
