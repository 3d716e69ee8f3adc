// The contract of every store for visitors' files; their bytes are test/helpers/file-store-contract.ts.
import { expect, it } from 'vitest';
import { toAttachmentPath } from '../../../protocol/index.ts';
import { messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeAttachments(t: StoreUnderTest): void {
  const bounds = { unsent: 3, visitorBytes: 1_000, siteBytes: 1_500 };
  const begin = (id: string, owner = visitorA, size = 10) =>
    t.settle(t.store.attachments.begin(owner, { id, name: `${id}.txt`, size }, bounds));
  const finish = (id: string, owner = visitorA) =>
    t.settle(
      t.store.attachments.finish(owner, id, { type: 'text/plain', size: 10, sha256: 'abc', text: `text of ${id}` }),
    );
  const fileOf = (id: string) => ({
    type: 'file' as const,
    url: toAttachmentPath(id),
    name: `${id}.txt`,
    content_type: 'text/plain',
    size: 10,
  });
  const sendWith = (n: number, ...ids: string[]) =>
    t.settle(t.store.inbox.accept(visitorA, { ...messageOf(n), content: ids.map(fileOf) }));
  const removed = () => t.store.attachments.removedFiles(100);

  it('keeps how far an upload is: each piece once, in order, and none after the end', async () => {
    await begin('att_1');
    const { attachments } = t.store;
    const advance = (from: number, to: number) => t.settle(attachments.advance(visitorA, 'att_1', from, to));
    expect([await advance(0, 4), await advance(0, 4), await advance(5, 6), await advance(4, 9)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await attachments.get(visitorA, 'att_1')).toMatchObject({ received: 9, state: 'uploading', type: null });
    expect([await finish('att_1'), await finish('att_1'), await advance(9, 10)]).toEqual([true, false, false]);
    expect(await attachments.get(visitorA, 'att_1')).toMatchObject({ received: 10, state: 'ready', sha256: 'abc' });
  });

  it('begins no upload beyond its bounds, and says which', async () => {
    expect(await begin('att_1', visitorA, 600)).toBeNull();
    expect(await begin('att_2', visitorA, 401)).toBe('visitorBytes');
    expect(await begin('att_3', visitorB, 901)).toBe('siteBytes');
    expect([await begin('att_4'), await begin('att_5'), await begin('att_6')]).toEqual([null, null, 'unsent']);
    expect(await t.store.attachments.get(visitorA, 'att_6')).toBeNull();
  });

  it('[API-5] gives a file to its visitor alone, and changes nothing for another', async () => {
    await begin('att_1');
    const { attachments } = t.store;
    expect(await attachments.get(visitorB, 'att_1')).toBeNull();
    expect([
      await t.settle(attachments.advance(visitorB, 'att_1', 0, 1)),
      await finish('att_1', visitorB),
      await t.settle(attachments.remove(visitorB, 'att_1')),
    ]).toEqual([false, false, false]);
    expect(await attachments.get(visitorA, 'att_1')).toMatchObject({ received: 0, state: 'uploading' });
  });

  it('[AT2] gives the files of a message to its conversation, or refuses all of the message', async () => {
    for (const id of ['att_1', 'att_2']) {
      await begin(id);
      await finish(id);
    }
    await begin('att_half');
    await expect(sendWith(1, 'att_1', 'att_half')).rejects.toMatchObject({ code: 'not_found' });
    await expect(sendWith(1, 'att_none')).rejects.toMatchObject({ code: 'not_found' });
    expect(await t.store.attachments.get(visitorA, 'att_1')).toMatchObject({ conversationId: null });
    await sendWith(1, 'att_1');
    expect(await t.store.attachments.contentOf('conv_1', ['att_1', 'att_2'])).toEqual([
      { id: 'att_1', name: 'att_1.txt', size: 10, type: 'text/plain', text: 'text of att_1' },
    ]);
    await expect(sendWith(2, 'att_2', 'att_1')).rejects.toMatchObject({ code: 'conflict' });
    expect(await t.store.attachments.get(visitorA, 'att_2')).toMatchObject({ conversationId: null });
    expect(await t.settle(t.store.attachments.remove(visitorA, 'att_1'))).toBe(false);
  });

  it('[PRIV-2] notes the bytes of every deleted file, whatever deleted it, until they are gone', async () => {
    for (const id of ['att_1', 'att_2', 'att_3']) {
      await begin(id);
      await finish(id);
    }
    await sendWith(1, 'att_1');
    expect(await removed()).toEqual([]);
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    await t.settle(t.store.attachments.remove(visitorA, 'att_2'));
    expect((await removed()).sort()).toEqual(['att_1', 'att_2']);
    expect(await t.store.attachments.removedFiles(1)).toHaveLength(1);
    await t.settle(t.store.deleteVisitor(visitorA));
    expect((await removed()).sort()).toEqual(['att_1', 'att_2', 'att_3']);
    await t.settle(t.store.attachments.forgetRemoved(['att_1', 'att_3']));
    expect(await removed()).toEqual(['att_2']);
  });

  it('deletes what no message has once it is old, and keeps the rest', async () => {
    for (const id of ['att_1', 'att_2']) {
      await begin(id);
      await finish(id);
    }
    await sendWith(1, 'att_1');
    expect(await t.settle(t.store.attachments.removeUnsent(0))).toBe(0);
    expect(await t.settle(t.store.attachments.removeUnsent(Number.MAX_SAFE_INTEGER))).toBe(1);
    expect(await removed()).toEqual(['att_2']);
  });
}
