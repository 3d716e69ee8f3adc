// The contract of every store for what a visitor does with the list: search, new names, unread answers, deletion that can be undone.
import { expect, it } from 'vitest';
import { answerOf, at, messageOf, otherSite, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeConversationList(t: StoreUnderTest): void {
  const talk = async (n: number, question: string, answer: string, owner = visitorA, conversation?: string) => {
    await t.settle(t.store.inbox.accept(owner, messageOf(n, conversation ?? null, question)));
    await t.settle(t.store.log.append(conversation ?? `conv_${n}`, answerOf(`run_${n}`, [answer])));
    t.advance(1_000);
  };
  const search = async (query: string, owner = visitorA, limit = 10) => {
    const reading = t.store.conversations.list(owner, { limit, query });
    let isRead = false;
    void reading.finally(() => {
      isRead = true;
    });
    while (!isRead) {
      await new Promise((resolve) => setImmediate(resolve));
      t.advance(10);
    }
    return (await reading).items.map(({ id }) => id);
  };

  it('finds the first and the last words of a conversation that is long', async () => {
    const turns = Array.from({ length: 150 }, (_, n) => {
      const { clientId, messageId, runId, content } = messageOf(n + 1, null, `question${n + 1}x`);
      return { at, clientId, messageId, runId, content, answer: answerOf(runId, [`reply${n + 1}x`]) };
    });
    let isMade = false;
    void t.store.inbox.importTurns(visitorA, { id: 'conv_1', title: null, turns }).then(() => {
      isMade = true;
    });
    while (!isMade) await t.settle(new Promise<void>((resolve) => setImmediate(resolve)));
    for (const word of ['question1x', 'reply1x', 'reply75x', 'question150x', 'reply150x'])
      expect(await search(word), word).toEqual(['conv_1']);
    expect(await search('reply151x')).toEqual([]);
  });

  it('opens one conversation for a name of a client, of its visitor alone, and keeps it where the visitor signs in', async () => {
    const { conversations } = t.store;
    const [one, same] = await t.settle(
      Promise.all([
        conversations.openThread(visitorA, 'thread 1', 'conv_1'),
        conversations.openThread(visitorA, 'thread 1', 'conv_2'),
      ]),
    );
    expect([one?.id, same?.id]).toEqual(['conv_1', 'conv_1']);
    expect(await conversations.ofThread(visitorA, 'thread 2')).toBeNull();
    expect(await conversations.ofThread(visitorB, 'thread 1')).toBeNull();
    const theirs = await t.settle(conversations.openThread(visitorB, 'thread 1', 'conv_3'));
    expect(theirs.id).toBe('conv_3');
    await t.settle(t.store.moveVisitor(visitorA, { ...visitorA, visitorId: 'signed_in' }));
    expect((await conversations.ofThread({ ...visitorA, visitorId: 'signed_in' }, 'thread 1'))?.id).toBe('conv_1');
    await t.settle(conversations.delete(visitorB, 'conv_3'));
    expect(await conversations.ofThread(visitorB, 'thread 1')).toBeNull();
  });

  it('finds own conversations by words of questions, answers and titles, in any script, with and without marks', async () => {
    await talk(1, 'Máy pha cà phê bị mất hơi nước', 'Hãy tẩy cặn bằng axit citric.');
    await talk(2, '蒸汽棒堵塞了怎麼辦？', '请用清水冲洗喷嘴。');
    await talk(3, 'How long is the Straße warranty?', 'Two years; see **"Terms AND conditions"**.');
    await t.settle(t.store.conversations.rename(visitorA, 'conv_3', 'Grinder guarantee'));
    expect(await search('hoi nuoc')).toEqual(['conv_1']);
    expect(await search('hơi nước')).toEqual(['conv_1']);
    expect(await search('tay can')).toEqual(['conv_1']);
    expect(await search('堵塞')).toEqual(['conv_2']);
    expect(await search('怎么办')).toEqual(['conv_2']);
    expect(await search('喷嘴')).toEqual(['conv_2']);
    expect(await search('warran')).toEqual(['conv_3']);
    expect(await search('strasse TWO')).toEqual([]);
    expect(await search('strasse long')).toEqual(['conv_3']);
    expect(await search('guarantee')).toEqual(['conv_3']);
    expect(await search('nothing of it')).toEqual([]);
    // What is said later is found, too.
    await talk(4, 'And the Düse?', 'Rinse it.', visitorA, 'conv_1');
    expect(await search('duse')).toEqual(['conv_1']);
  });

  it('takes operators and quotes of the query as text', async () => {
    await talk(1, 'cats and dogs', 'Yes.');
    await talk(2, 'near the shop or not', 'No.');
    for (const query of [
      'cats AND dogs',
      '"cats and dogs"',
      'cats "and" dogs*',
      "cats' (dogs)",
      'cats -dogs',
      '^cats dogs',
    ]) {
      expect(await search(query), query).toEqual(['conv_1']);
    }
    expect(await search('cats OR shop')).toEqual([]);
    expect(await search('NEAR(shop)')).toEqual(['conv_2']);
    expect(await search('words:cats')).toEqual([]);
    for (const query of ['"', '*', '""', '( )', '🙂', "'; DROP TABLE conversations; --"]) {
      expect(await search(query), query).toEqual([]);
    }
    expect((await t.store.conversations.list(visitorA, { limit: 10 })).items).toHaveLength(2);
  });

  it('[API-5] finds nothing of other visitors, nothing hidden or deleted, and an answer once it is complete', async () => {
    await talk(1, 'steam', 'One.');
    await talk(2, 'steam', 'Two.', visitorB);
    await talk(3, 'steam', 'Three.', otherSite);
    expect([await search('steam'), await search('steam', visitorB)]).toEqual([['conv_1'], ['conv_2']]);
    await t.settle(t.store.inbox.accept(visitorA, messageOf(4, null, 'steam again')));
    await t.settle(t.store.log.append('conv_4', answerOf('run_4', ['wand']).slice(0, 3)));
    expect(await search('wand')).toEqual([]);
    await t.settle(t.store.log.append('conv_4', answerOf('run_4').slice(-2)));
    expect(await search('wand')).toEqual(['conv_4']);
    await t.settle(t.store.conversations.hide(visitorA, 'conv_4', Number.MAX_SAFE_INTEGER));
    expect(await search('wand')).toEqual([]);
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    expect(await search('steam')).toEqual([]);
    // The number of the deleted conversation is given again, and its words are gone.
    await talk(5, 'grinder', 'Five.');
    expect(await search('steam')).toEqual([]);
  });

  it('pages through what it finds', async () => {
    for (let n = 1; n <= 5; n++) await talk(n, n === 3 ? 'grinder' : 'steam', 'Yes.');
    await search('steam');
    const first = await t.store.conversations.list(visitorA, { limit: 3, query: 'steam' });
    expect(first.items.map(({ id }) => id)).toEqual(['conv_5', 'conv_4', 'conv_2']);
    const rest = await t.store.conversations.list(visitorA, { limit: 3, query: 'steam', cursor: first.nextCursor! });
    expect([rest.items.map(({ id }) => id), rest.nextCursor]).toEqual([['conv_1'], null]);
  });

  it('a new name is an event for the other tabs, and keeps the place in the list', async () => {
    await talk(1, 'one', 'One.');
    await talk(2, 'two', 'Two.');
    const row = await t.settle(t.store.conversations.rename(visitorA, 'conv_1', 'First'));
    expect(row?.title).toBe('First');
    expect((await t.store.log.read('conv_1', 0)).at(-1)).toMatchObject({
      type: 'conversation_updated',
      title: 'First',
    });
    const { items } = await t.store.conversations.list(visitorA, { limit: 10 });
    expect(items.map(({ title }) => title)).toEqual([null, 'First']);
    await t.settle(t.store.conversations.create(visitorA, { id: 'conv_9' }));
    expect((await t.settle(t.store.conversations.rename(visitorA, 'conv_9', 'Empty')))?.title).toBe('Empty');
  });

  it('counts answers that ended after what was read, of all but stopped ones, and never goes back', async () => {
    const unread = async () => (await t.store.conversations.get(visitorA, 'conv_1'))?.unread;
    const read = (eventId: number, owner = visitorA) =>
      t.settle(t.store.conversations.markRead(owner, 'conv_1', eventId));
    await talk(1, 'one', 'One.');
    const seen = (await t.store.log.bounds('conv_1')).last;
    await talk(2, 'two', 'Two.', visitorA, 'conv_1');
    await t.settle(t.store.inbox.accept(visitorA, messageOf(3, 'conv_1')));
    await t.settle(t.store.log.append('conv_1', [{ type: 'terminal_user_stopped', run_id: 'run_3', at }]));
    expect(await unread()).toBe(2);
    expect(await read(seen, visitorB)).toBeNull();
    expect(await read(seen)).toBe(1);
    expect(await read(1)).toBe(1);
    expect(await read(9_999)).toBe(0);
    await talk(4, 'four', 'Four.', visitorA, 'conv_1');
    expect(await unread()).toBe(1);
  });

  it('a hidden conversation is like a missing one until it is restored, and is deleted when its time is over', async () => {
    await talk(1, 'one', 'One.');
    await talk(2, 'two', 'Two.');
    const start = (await t.store.conversations.get(visitorA, 'conv_2'))!.updatedAtMs;
    const hide = (id: string, ms: number, owner = visitorA) =>
      t.settle(t.store.conversations.hide(owner, id, start + ms));
    const restore = (id: string, owner = visitorA) => t.settle(t.store.conversations.restore(owner, id));
    const listed = async () => (await t.store.conversations.list(visitorA, { limit: 9 })).items.map(({ id }) => id);
    expect([await hide('conv_1', 60_000, visitorB), await hide('conv_1', 60_000)]).toEqual([false, true]);
    expect([await t.store.conversations.get(visitorA, 'conv_1'), await listed()]).toEqual([null, ['conv_2']]);
    const send = await t.settle(t.store.inbox.accept(visitorA, messageOf(9, 'conv_1')).catch((error) => error));
    expect(send.code).toBe('not_found');
    expect(await t.settle(t.store.conversations.purge())).toBe(0);
    expect(await restore('conv_1', visitorB)).toBeNull();
    expect((await restore('conv_1'))?.id).toBe('conv_1');
    expect([await restore('conv_1'), await listed()]).toEqual([null, ['conv_2', 'conv_1']]);
    await hide('conv_1', 60_000);
    t.advance(61_000);
    expect(await restore('conv_1')).toBeNull();
    expect(await t.settle(t.store.conversations.purge())).toBe(1);
    expect([await t.store.log.read('conv_1', 0), await t.store.runs.get('run_1')]).toEqual([[], null]);
  });
}
