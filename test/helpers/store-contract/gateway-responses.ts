// The contract of every store for responses of the gateway, and for the tokens of its keys.
import { expect, it } from 'vitest';
import type { StoreUnderTest } from './under-test.ts';

const HOUR_MS = 3_600_000;
const WIDE = { maxEntries: 100, maxChars: 10_000 };

export function describeGatewayResponses(t: StoreUnderTest): void {
  const put = (
    id: string,
    { keyId = 'a', content = id, itemIds = [`of ${id}`], keepMs = HOUR_MS, bounds = WIDE } = {},
  ) => t.settle(t.store.gateway.put({ keyId, id, content, itemIds, keepMs }, bounds));
  const there = async (...ids: string[]) => {
    const found = await Promise.all(ids.map((id) => t.store.gateway.get('a', id)));
    const byItem = await Promise.all(ids.map((id) => t.store.gateway.ofItem('a', `of ${id}`)));
    expect(byItem).toEqual(found);
    return ids.filter((_, n) => found[n] !== null);
  };

  it('keeps a response of the gateway for its key alone, by its id and by those of its items', async () => {
    await put('r1', { content: '{"id":"r1"}', itemIds: ['m1', 'w1'] });
    const { gateway } = t.store;
    expect([await gateway.get('a', 'r1'), await gateway.ofItem('a', 'w1')]).toEqual(['{"id":"r1"}', '{"id":"r1"}']);
    expect([await gateway.get('b', 'r1'), await gateway.ofItem('b', 'w1')]).toEqual([null, null]);
    expect([await gateway.get('a', 'w1'), await gateway.ofItem('a', 'r1')]).toEqual([null, null]);
    await put('r1', { keyId: 'b', content: 'other', itemIds: ['m1'] });
    await put('r1', { keyId: 'b', content: 'again', itemIds: ['m2'] });
    expect([await gateway.get('a', 'r1'), await gateway.get('b', 'r1')]).toEqual(['{"id":"r1"}', 'again']);
    expect([await gateway.ofItem('b', 'm1'), await gateway.ofItem('b', 'm2')]).toEqual([null, 'again']);
    expect(await t.settle(gateway.delete('b', 'r1'))).toBe(true);
    expect(await t.settle(gateway.delete('b', 'r1'))).toBe(false);
    expect([await gateway.get('b', 'r1'), await gateway.ofItem('b', 'm2')]).toEqual([null, null]);
    expect(await gateway.get('a', 'r1')).toBe('{"id":"r1"}');
  });

  it('a response of the gateway that is over is not found, and is deleted', async () => {
    await put('r1');
    await put('r2', { keepMs: 2 * HOUR_MS });
    t.advance(HOUR_MS);
    expect(await there('r1', 'r2')).toEqual(['r2']);
    expect(await t.settle(t.store.gateway.purge())).toBe(1);
    expect(await t.settle(t.store.gateway.purge())).toBe(0);
  });

  it('the oldest responses of a gateway key make room for its newest', async () => {
    const bounds = { maxEntries: 3, maxChars: 100 };
    await put('r1', { keyId: 'b', bounds });
    for (const id of ['r1', 'r2', 'r3', 'r4']) await put(id, { bounds });
    expect(await there('r1', 'r2', 'r3', 'r4')).toEqual(['r2', 'r3', 'r4']);
    await put('r5', { content: 'x'.repeat(97), bounds });
    expect(await there('r3', 'r4', 'r5')).toEqual(['r4', 'r5']);
    await put('r6', { content: 'x'.repeat(101), bounds });
    expect(await there('r4', 'r5', 'r6')).toEqual(['r4', 'r5']);
    expect(await t.store.gateway.get('b', 'r1')).toBe('r1');
  });

  it('counts the tokens of a gateway key by the day', async () => {
    await t.settle(t.store.gateway.spend('a', 100));
    await t.settle(t.store.gateway.spend('a', 20));
    await t.settle(t.store.gateway.spend('b', 3));
    expect([await t.store.gateway.tokensOf('a'), await t.store.gateway.tokensOf('b')]).toEqual([120, 3]);
    t.advance(24 * HOUR_MS);
    expect(await t.store.gateway.tokensOf('a')).toBe(0);
  });
}
