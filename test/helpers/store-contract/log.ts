// The contract of every store for the log of a conversation: numbers, order, commit before notice, text as it came.
import { expect, it } from 'vitest';
import { MAX_STORED_DELTA_CHARS } from '../../../api/store/merge-deltas.ts';
import type { ConversationEvent, EventDraft } from '../../../protocol/index.ts';
import { answerOf, at, messageOf, visitorA } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeLog(t: StoreUnderTest): void {
  it('[WS-6] numbers events from 1 without gaps, each conversation for itself', async () => {
    await t.settle(t.store.conversations.create(visitorA, { id: 'c1' }));
    await t.settle(t.store.conversations.create(visitorA, { id: 'c2' }));
    const first = await t.settle(t.store.log.append('c1', answerOf('run_x')));
    const second = await t.settle(t.store.log.append('c2', answerOf('run_y').slice(0, 2)));
    expect(first.map((event) => event.event_id)).toEqual([1, 2, 3, 4, 5]);
    expect(second.map((event) => event.event_id)).toEqual([1, 2]);
    expect(await t.store.log.read('c1', 4)).toEqual(first.slice(4));
    expect(await t.store.log.read('c1', 0, 2)).toEqual(first.slice(0, 2));
    expect(await t.store.log.bounds('c1')).toEqual({ last: 5, floor: 0, lastSource: 0 });
    expect(await t.store.log.bounds('nowhere')).toEqual({ last: 0, floor: 0, lastSource: 0 });
  });

  it('[EV9] stores deltas of one block that are appended together as one, as long as it stays short', async () => {
    await t.settle(t.store.conversations.create(visitorA, { id: 'c1' }));
    const [start, block, delta, stop] = answerOf('run_x', ['Two ']) as [EventDraft, EventDraft, EventDraft, EventDraft];
    const textOf = (events: readonly ConversationEvent[]) =>
      events.map((event) => (event.type === 'content_block_delta' ? event.delta : event.type));
    const deltaOf = (text: string, index = 0) =>
      ({ ...delta, index, delta: { type: 'text_delta', text } }) as EventDraft;
    const thinking = { ...delta, delta: { type: 'thinking_delta', thinking: 'Hm.' } } as EventDraft;
    const half = 'é'.repeat(MAX_STORED_DELTA_CHARS / 2);
    const written = await t.settle(
      t.store.log.append('c1', [
        start,
        block,
        deltaOf('Two '),
        { ...deltaOf('years'), at: '2026-03-25T02:00:01.000Z' },
        deltaOf('.', 1),
        thinking,
        stop,
        ...[half, half, '!'].map((text) => deltaOf(text)),
      ]),
    );
    expect(written.map((event) => event.event_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(written[2]).toEqual({
      ...deltaOf('Two years'),
      at: '2026-03-25T02:00:01.000Z',
      event_id: 3,
      conversation_id: 'c1',
    });
    const last = [half + half, '!'].map((text) => ({ type: 'text_delta', text }));
    const dot = { type: 'text_delta', text: '.' };
    const thought = { type: 'thinking_delta', thinking: 'Hm.' };
    expect(textOf(written).slice(3)).toEqual([dot, thought, 'content_block_stop', ...last]);
    expect(await t.store.log.read('c1', 0)).toEqual(written);
  });

  it('[WS-6] announces events only once they can be read', async () => {
    await t.settle(t.store.conversations.create(visitorA, { id: 'c1' }));
    const heard: ConversationEvent[] = [];
    const readable: Promise<ConversationEvent[]>[] = [];
    // The connection that writes reads its own open transaction: only another one shows what is committed.
    const reader = t.openAgain?.() ?? t.store;
    t.store.notifier.subscribe('c1', (message) => {
      if (!('events' in message)) return;
      heard.push(...message.events);
      readable.push(reader.log.read('c1', 0));
    });
    const append = t.store.log.append('c1', answerOf('run_x'));
    expect(heard).toEqual([]);
    const written = await t.settle(append);
    expect(heard).toEqual(written);
    expect(await readable[0]).toEqual(written);
    if (reader !== t.store) await reader.close();
  });

  it('keeps the order of writes that wait together', async () => {
    await t.settle(t.store.conversations.create(visitorA, { id: 'c1' }));
    const writes = Array.from({ length: 50 }, (_, n) =>
      t.store.log.append('c1', [{ type: 'conversation_updated', run_id: 'r', at, title: `t${n}` }]),
    );
    await Promise.resolve();
    t.advance(10);
    const written = (await Promise.all(writes)).flat();
    expect(written.map((event) => event.event_id)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect((await t.store.conversations.get(visitorA, 'c1'))?.title).toBe('t49');
  });

  it('[API-8] gives text back exactly as it came', async () => {
    const text = 'hơi nước 蒸汽 🙂 \u202e\u0001\u007f "\'`\\ e\u0301 \ufffe \u{e0041} </script>\r\n';
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1, null, text)));
    const [event] = await t.store.log.read('conv_1', 0);
    expect(event).toMatchObject({ content: [{ type: 'text', text }] });
  });
}
