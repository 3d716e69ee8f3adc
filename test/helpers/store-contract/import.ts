// The contract of every store: conversations with finished turns that are written at once.
import { expect, it } from 'vitest';
import type { Load } from '../../../api/store/contract/runs.ts';
import { ApiError } from '../../../protocol/index.ts';
import { admissionOf, answerOf, at, codeOf, messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const turnOf = (n: number) => {
  const { clientId, messageId, runId, content } = messageOf(n);
  return { at, clientId, messageId, runId, content, answer: answerOf(runId, [`answer ${n}`]) };
};

export function describeImport(t: StoreUnderTest): void {
  it('writes finished turns as one conversation that can go on', async () => {
    const conversation = { id: 'conv_1', thread: 'moved', title: 'Moved', turns: [turnOf(1), turnOf(2)] };
    const made = await t.settle(t.store.inbox.importTurns(visitorA, conversation));
    const log = await t.store.log.read('conv_1', 0);
    expect(log.map(({ event_id }) => event_id)).toEqual(log.map((_, n) => n + 1));
    expect(made).toEqual({ conversationId: 'conv_1', lastEventId: log.length });
    expect(log.flatMap((event) => (event.type === 'user_message' ? [event.at] : []))).toEqual([at, at]);
    expect(await t.store.runs.active('conv_1')).toBeNull();
    expect(await t.store.runs.unfinished()).toEqual([]);
    expect(await t.store.runs.get('run_2')).toMatchObject({ status: 'done', visitorId: 'vis_a' });
    const { items } = await t.store.conversations.list(visitorA, { limit: 10 });
    expect(items).toMatchObject([{ id: 'conv_1', title: 'Moved', unread: 0, activeRunId: null }]);
    expect(await t.store.conversations.ofThread(visitorA, 'moved')).toMatchObject({ id: 'conv_1' });
    const next = await t.settle(t.store.inbox.accept(visitorA, messageOf(3, 'conv_1')));
    expect(next.event.event_id).toBe(log.length + 1);
  });

  it('[WS-4] counts each question of an import for its accounts, and none of one that is refused', async () => {
    const seen: Load[] = [];
    const admission = admissionOf(['visitor:a', 'site:shop'], (loads) => void seen.push(...loads));
    const turns = [turnOf(1), turnOf(2)];
    await t.settle(t.store.inbox.importTurns(visitorA, { id: 'conv_1', title: null, turns }, admission));
    const again = t.store.inbox.importTurns(visitorA, { id: 'conv_2', title: null, turns: [turnOf(2)] }, admission);
    expect(codeOf(await t.settle(again.catch((error) => error)))).toBe('conflict');
    const spent = admissionOf(['visitor:a'], () => {
      throw new ApiError('rate_limited', 'Enough for today.');
    });
    const late = t.store.inbox.importTurns(visitorA, { id: 'conv_3', title: null, turns: [turnOf(3)] }, spent);
    expect(codeOf(await t.settle(late.catch((error) => error)))).toBe('rate_limited');
    expect((await t.store.conversations.list(visitorA, { limit: 10 })).items.map(({ id }) => id)).toEqual(['conv_1']);
    await t.settle(t.store.inbox.accept(visitorA, messageOf(4), admission));
    expect(seen.map(({ messages, activeRuns }) => [messages, activeRuns])).toEqual([
      ...[
        [0, 0],
        [0, 0],
      ],
      ...[
        [2, 0],
        [2, 0],
      ],
      ...[
        [2, 0],
        [2, 0],
      ],
    ]);
  });

  it('writes nothing of a conversation whose name or message the visitor has already', async () => {
    await t.settle(
      t.store.inbox.importTurns(visitorA, { id: 'conv_1', thread: 'moved', title: null, turns: [turnOf(1)] }),
    );
    const sameName = { id: 'conv_2', thread: 'moved', title: null, turns: [turnOf(2)] };
    const refused = t.store.inbox.importTurns(visitorA, sameName).catch((error) => error);
    expect(codeOf(await t.settle(refused))).toBe('conflict');
    const sameMessage = { id: 'conv_3', title: null, turns: [turnOf(4), { ...turnOf(5), clientId: 'client_1' }] };
    const twice = t.store.inbox.importTurns(visitorA, sameMessage).catch((error) => error);
    expect(codeOf(await t.settle(twice))).toBe('conflict');
    expect((await t.store.conversations.list(visitorA, { limit: 10 })).items).toHaveLength(1);
    expect(await t.store.runs.get('run_4')).toBeNull();
    const other = await t.settle(
      t.store.inbox.importTurns(visitorB, { ...sameName, id: 'conv_4', turns: [turnOf(6)] }),
    );
    expect(other.conversationId).toBe('conv_4');
  });

  it('writes many turns in parts, between which others write, and shows the conversation once it is whole', async () => {
    const turns = Array.from({ length: 90 }, (_, n) => turnOf(n + 1));
    const order: string[] = [];
    const importing = t.store.inbox
      .importTurns(visitorA, { id: 'conv_long', thread: 'moved', title: 'Long', turns })
      .then(() => order.push('import'));
    const idsOf = async () => (await t.store.conversations.list(visitorA, { limit: 10 })).items.map(({ id }) => id);
    const other = t.store.conversations.create(visitorB, { id: 'conv_other' }).then(() => order.push('other'));
    await t.settle(other);
    expect(await idsOf()).toEqual([]);
    expect(await t.store.conversations.get(visitorA, 'conv_long')).toBeNull();
    while (order.length < 2) await t.settle(new Promise<void>((resolve) => setImmediate(resolve)));
    await importing;
    expect(order).toEqual(['other', 'import']);
    expect(await idsOf()).toEqual(['conv_long']);
    const log = await t.store.log.read('conv_long', 0);
    expect(log.filter(({ type }) => type === 'user_message')).toHaveLength(90);
    t.advance(3_600_000);
    await t.settle(t.store.conversations.purge());
    expect(await idsOf()).toEqual(['conv_long']);
  });

  it('leaves nothing of an import whose last part is refused', async () => {
    const turns = Array.from({ length: 90 }, (_, n) => turnOf(n + 1));
    const broken = [...turns.slice(0, -1), { ...turnOf(90), clientId: 'client_1' }];
    const refused = t.store.inbox.importTurns(visitorA, { id: 'conv_1', title: null, turns: broken });
    let error: unknown;
    void refused.catch((reason: unknown) => (error = reason));
    while (!error) await t.settle(new Promise<void>((resolve) => setImmediate(resolve)));
    expect(codeOf(error)).toBe('conflict');
    expect(await t.store.log.read('conv_1', 0)).toEqual([]);
    expect(await t.store.runs.get('run_1')).toBeNull();
    const again = t.store.inbox.importTurns(visitorA, { id: 'conv_2', title: null, turns: turns.slice(0, 3) });
    expect((await t.settle(again)).conversationId).toBe('conv_2');
  });

  it('purges what a process that died during an import has left', async () => {
    const turns = Array.from({ length: 90 }, (_, n) => turnOf(n + 1));
    void t.store.inbox.importTurns(visitorA, { id: 'conv_1', title: null, turns }).catch(() => {});
    await t.settle(t.store.conversations.create(visitorB, { id: 'conv_other' }));
    expect((await t.store.log.read('conv_1', 0)).length).toBeGreaterThan(0);
    // Time passes before its next part is written, as if that never came: the rest is refused.
    t.advance(3_600_000);
    await t.settle(t.store.conversations.purge());
    for (let n = 0; n < 20; n++) await t.settle(new Promise<void>((resolve) => setImmediate(resolve)));
    expect(await t.store.log.read('conv_1', 0)).toEqual([]);
    expect((await t.store.conversations.list(visitorA, { limit: 10 })).items).toEqual([]);
  });
}
