// The contract of every store: settings, and a store that is checked or closed.
import { expect, it } from 'vitest';
import { visitorA } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeSettings(t: StoreUnderTest): void {
  it('makes a setting once and keeps it', async () => {
    expect(await t.settle(t.store.settings.getOrCreate('secret', () => 'one'))).toBe('one');
    expect(await t.settle(t.store.settings.getOrCreate('secret', () => 'two'))).toBe('one');
  });

  it('reads a value, and replaces it', async () => {
    expect(await t.settle(t.store.settings.get('colour'))).toBe(null);
    await t.settle(t.store.settings.set('colour', 'red'));
    await t.settle(t.store.settings.set('colour', 'blue'));
    expect(await t.settle(t.store.settings.get('colour'))).toBe('blue');
  });

  it('can be checked, and refuses writes once it is closed', async () => {
    await t.settle(t.store.check());
    await t.store.close();
    await expect(t.store.conversations.create(visitorA, { id: 'late' })).rejects.toMatchObject({ code: 'unavailable' });
  });
}
