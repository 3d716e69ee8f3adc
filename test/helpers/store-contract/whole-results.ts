// The contract of every store for results that are too long for the log.
import { expect, it } from 'vitest';
import { messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeWholeResults(t: StoreUnderTest): void {
  const put = (toolUseId: string, text: string, { max = 1_000, conversationId = 'conv_1' } = {}) => {
    const result = { conversationId, toolUseId, contentType: 'text/plain' as const, content: Buffer.from(text) };
    return t.settle(t.store.wholeResults.put(result, max));
  };
  const textOf = async (toolUseId: string, from = 0, length = 1_000) => {
    const piece = await t.store.wholeResults.read('conv_1', toolUseId, from, length);
    return piece && Buffer.from(piece).toString();
  };

  it('keeps a result whole, gives it in pieces, and replaces it when its call is made again', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    expect(await put('toolu_1', 'một hai ba')).toBe(true);
    expect(await t.store.wholeResults.get(visitorA, 'conv_1', 'toolu_1')).toEqual({
      contentType: 'text/plain',
      size: Buffer.byteLength('một hai ba'),
    });
    expect([await textOf('toolu_1'), await textOf('toolu_1', 6, 3), await textOf('toolu_1', 12)]).toEqual([
      'một hai ba',
      'hai',
      '',
    ]);
    expect(await put('toolu_1', 'new')).toBe(true);
    expect(await textOf('toolu_1')).toBe('new');
  });

  it('keeps at most the bytes of a conversation; a result that replaces another counts once', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(2)));
    expect(await put('toolu_1', '123456', { max: 10 })).toBe(true);
    expect(await put('toolu_2', '12345', { max: 10 })).toBe(false);
    expect(await t.store.wholeResults.get(visitorA, 'conv_1', 'toolu_2')).toBeNull();
    expect(await put('toolu_1', '1234567890', { max: 10 })).toBe(true);
    expect(await put('toolu_2', '12345', { max: 10, conversationId: 'conv_2' })).toBe(true);
  });

  it('[API-5] gives it to its visitor alone, and has none once its conversation or its visitor is deleted', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(2)));
    await put('toolu_1', 'a');
    await put('toolu_2', 'b', { conversationId: 'conv_2' });
    const { wholeResults } = t.store;
    expect(await wholeResults.get(visitorB, 'conv_1', 'toolu_1')).toBeNull();
    expect(await wholeResults.get(visitorB, 'conv_2', 'toolu_1')).toBeNull();
    expect(await wholeResults.get(visitorB, 'conv_2', 'toolu_2')).not.toBeNull();
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    expect([await wholeResults.get(visitorA, 'conv_1', 'toolu_1'), await textOf('toolu_1')]).toEqual([null, null]);
    expect(await put('toolu_3', 'late')).toBe(false);
    await t.settle(t.store.deleteVisitor(visitorB));
    expect(await wholeResults.read('conv_2', 'toolu_2', 0, 10)).toBeNull();
  });
}
