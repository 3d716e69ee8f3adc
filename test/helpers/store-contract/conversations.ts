// The contract of every store for conversations: whose they are, their list, and what is deleted with them.
import { expect, it } from 'vitest';
import { FencedError } from '../../../api/store/contract/runs.ts';
import type { ApiError } from '../../../protocol/index.ts';
import { answerOf, at, messageOf, otherSite, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeConversations(t: StoreUnderTest): void {
  it('[API-5] hides a conversation from other visitors and sites', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    for (const owner of [visitorB, otherSite]) {
      expect(await t.store.conversations.get(owner, 'conv_1')).toBeNull();
      expect((await t.store.conversations.list(owner, { limit: 10 })).items).toEqual([]);
      expect(await t.settle(t.store.conversations.rename(owner, 'conv_1', 'x'))).toBeNull();
      expect(await t.settle(t.store.conversations.delete(owner, 'conv_1'))).toBe(false);
      expect(await t.store.runs.getOwned(owner, 'run_1')).toBeNull();
      const send = await t.settle(t.store.inbox.accept(owner, messageOf(9, 'conv_1')).catch((error) => error));
      const missing = await t.settle(t.store.inbox.accept(owner, messageOf(9, 'conv_none')).catch((error) => error));
      expect((send as ApiError).toWire()).toEqual((missing as ApiError).toWire());
    }
    expect(await t.store.conversations.get(visitorA, 'conv_1')).not.toBeNull();
  });

  it('keeps the first words of the newest answer for the list, and the older ones when a run writes none', async () => {
    const preview = async () => (await t.store.conversations.list(visitorA, { limit: 1 })).items[0]?.preview;
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.log.append('conv_1', answerOf('run_1', ['**Two** ', 'years. ', 'x'.repeat(400)])));
    expect(await preview()).toBe(`**Two** years. ${'x'.repeat(285)}`);
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
    await t.settle(t.store.log.append('conv_1', [{ type: 'terminal_user_stopped', run_id: 'run_2', at }]));
    expect(await preview()).toMatch(/^\*\*Two\*\* years/);
    await t.settle(t.store.inbox.accept(visitorA, messageOf(3, 'conv_1')));
    await t.settle(t.store.log.append('conv_1', answerOf('run_3', ['Free.'])));
    expect(await preview()).toBe('Free.');
  });

  it('lists newest first and continues at the cursor', async () => {
    for (let n = 1; n <= 5; n++) {
      await t.settle(t.store.inbox.accept(visitorA, messageOf(n)));
      t.advance(1000);
    }
    await t.settle(t.store.log.append('conv_2', answerOf('run_2')));
    const first = await t.store.conversations.list(visitorA, { limit: 2 });
    expect(first.items.map((item) => [item.id, item.activeRunId, item.preview])).toEqual([
      ['conv_2', null, 'Two years.'],
      ['conv_5', 'run_5', null],
    ]);
    const second = await t.store.conversations.list(visitorA, { limit: 3, cursor: first.nextCursor ?? '' });
    expect(second.items.map((item) => item.id)).toEqual(['conv_4', 'conv_3', 'conv_1']);
    expect(second.nextCursor).toBeNull();
    await expect(t.store.conversations.list(visitorA, { limit: 2, cursor: 'x' })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('deletes a conversation with all that hangs on it', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.journal.begin({ runId: 'run_1', toolUseId: 't', name: 'n', argsHash: 'h' }));
    expect(await t.settle(t.store.conversations.delete(visitorA, 'conv_1'))).toBe(true);
    expect(await t.store.log.read('conv_1', 0)).toEqual([]);
    expect(await t.store.runs.get('run_1')).toBeNull();
    expect(await t.store.journal.get('run_1', 't')).toBeNull();
    const append = t.store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 1 });
    expect(await t.settle(append.catch((error) => error))).toBeInstanceOf(FencedError);
    expect((await t.settle(t.store.inbox.accept(visitorA, messageOf(1)))).duplicate).toBe(false);
  });

  it('deletes all data of a visitor and none of the others', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(2)));
    await t.settle(t.store.deleteVisitor(visitorA));
    expect((await t.store.conversations.list(visitorA, { limit: 10 })).items).toEqual([]);
    expect((await t.store.conversations.list(visitorB, { limit: 10 })).items).toHaveLength(1);
  });

  it('[PRIV-1] deletes what nothing was added to for long, oldest first, a batch at a time, and nothing that is running', async () => {
    const ask = async (n: number, owner = visitorA, isOver = true) => {
      await t.settle(t.store.inbox.accept(owner, messageOf(n)));
      if (isOver) await t.appendEach(`conv_${n}`, answerOf(`run_${n}`));
      t.advance(1_000);
    };
    for (const n of [1, 2, 3]) await ask(n);
    await ask(4, visitorA, false);
    await ask(5, otherSite);
    await t.settle(t.store.searchEntries.put({ id: 'e1', conversationId: 'conv_1', html: 'x' }));
    // A further question renews a conversation.
    await t.settle(t.store.inbox.accept(visitorA, messageOf(6, 'conv_2')));
    await t.settle(t.store.log.append('conv_2', answerOf('run_6')));
    const updatedAtMs = async (id: string) => (await t.store.conversations.get(visitorA, id))?.updatedAtMs ?? 0;
    const before = (await updatedAtMs('conv_2')) - 1;
    expect(await t.store.sites()).toEqual(['blog', 'shop']);
    expect(await t.store.newestActivityMs()).toBe(await updatedAtMs('conv_2'));
    const some = { conversations: 1, events: 1_000 };
    expect(await t.settle(t.store.expire('shop', before, some))).toEqual({ removed: 1, isMore: true });
    expect(await t.store.conversations.get(visitorA, 'conv_1')).toBeNull();
    expect([await t.store.searchEntries.get('e1'), await t.store.log.read('conv_1', 0)]).toEqual([null, []]);
    // A longer one is deleted by its events, the oldest first, in as many calls as it takes.
    const few = { conversations: 10, events: 3 };
    expect(await t.settle(t.store.expire('shop', before, few))).toEqual({ removed: 0, isMore: true });
    expect((await t.store.log.read('conv_3', 0)).map((event) => event.event_id)).toEqual([4, 5, 6, 7]);
    expect(await t.settle(t.store.expire('shop', before, few))).toEqual({ removed: 0, isMore: true });
    expect(await t.settle(t.store.expire('shop', before, few))).toEqual({ removed: 1, isMore: false });
    expect(await t.settle(t.store.expire('shop', before, few))).toEqual({ removed: 0, isMore: false });
    const { items } = await t.store.conversations.list(visitorA, { limit: 10 });
    expect(items.map(({ id }) => id).sort()).toEqual(['conv_2', 'conv_4']);
    expect((await t.store.conversations.list(otherSite, { limit: 10 })).items).toHaveLength(1);
  });
}
