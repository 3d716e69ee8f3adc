// Which deltas are merged, and where a sequence ends.
import { describe, expect, it } from 'vitest';
import { mergeDeltas } from '../../../api/store/merge-deltas.ts';
import type { ConversationEvent } from '../../../protocol/index.ts';

const base = { conversation_id: 'c', run_id: 'r', at: '2026-03-25T02:00:00.000Z', message_id: 'm', index: 0 };
const delta = (event_id: number, text: string, of: Partial<typeof base> = {}): ConversationEvent => ({
  ...base,
  ...of,
  event_id,
  type: 'content_block_delta',
  delta: { type: 'text_delta', text },
});
const stop: ConversationEvent = { ...base, event_id: 9, type: 'content_block_stop' };

describe('[EV9] mergeDeltas', () => {
  it('joins neighbouring deltas of one block under the last id and leaves the rest', () => {
    const c = delta(3, 'c', { index: 1 });
    const merged = mergeDeltas([delta(1, 'a'), delta(2, 'b'), c, stop, delta(5, 'd', { index: 1 })]);
    expect(merged).toEqual([delta(2, 'ab'), c, stop, delta(5, 'd', { index: 1 })]);
  });

  it('joins no deltas of two blocks, messages, runs or conversations, and no text with reasoning', () => {
    const others: Partial<typeof base>[] = [
      { index: 1 },
      { message_id: 'n' },
      { run_id: 's' },
      { conversation_id: 'd' },
    ];
    for (const of of others) {
      const both = [delta(1, 'a'), delta(2, 'b', of)];
      expect(mergeDeltas(both)).toEqual(both);
    }
    const thinking = { ...delta(2, ''), delta: { type: 'thinking_delta', thinking: 'b' } } as ConversationEvent;
    expect(mergeDeltas([delta(1, 'a'), thinking])).toEqual([delta(1, 'a'), thinking]);
  });

  it('begins another delta before one becomes longer than allowed, and leaves a longer one as it is', () => {
    const texts = ['ab', 'c', 'd', 'efgh', 'i'];
    const merged = mergeDeltas(
      texts.map((text, n) => delta(n, text)),
      3,
    );
    expect(merged).toEqual([delta(1, 'abc'), delta(2, 'd'), delta(3, 'efgh'), delta(4, 'i')]);
  });
});
