// The contract of every store for what the admin API keeps: settings of sites, and the list of its changes.
import { expect, it } from 'vitest';
import { messageOf, otherSite, visitorA } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeSiteSettings(t: StoreUnderTest): void {
  it('keeps the settings of a site, one row for each, and forgets them', async () => {
    const { siteRows } = t.store;
    const first = await t.settle(siteRows.put({ key: 'b', settings: '{"a":1}' }));
    await t.settle(siteRows.put({ key: 'a', settings: '{}' }));
    const second = await t.settle(siteRows.put({ key: 'b', settings: '{"a":2}' }));
    expect(second).toMatchObject({ settings: '{"a":2}', createdAtMs: first.createdAtMs, removedAtMs: null });
    await t.settle(siteRows.remove('b'));
    const rows = await siteRows.list();
    expect(rows.map(({ key, removedAtMs }) => [key, removedAtMs !== null])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(rows[1]?.settings).toBe('{}');
    await t.settle(siteRows.forget('b'));
    expect((await siteRows.list()).map(({ key }) => key)).toEqual(['a']);
  });

  it('knows what is left of a site: conversations, runs that go on, documents', async () => {
    const { siteRows, documents } = t.store;
    const { site } = visitorA;
    expect(await siteRows.hasConversations(site)).toBe(false);
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.inbox.accept(otherSite, messageOf(2)));
    expect([await siteRows.hasConversations(site), await siteRows.activeRuns(site)]).toEqual([true, ['run_1']]);
    const source = { id: 'a', url: 'u', title: null, lang: null, pushedAtMs: 1, format: 'text', content: 'x' };
    await t.settle(documents.put({ ...source, site }));
    await t.settle(documents.put({ ...source, site: otherSite.site }));
    await t.settle(siteRows.removeDocuments(site));
    expect(await documents.sites()).toEqual([otherSite.site]);
  });

  it('lists changes newest first, a page at a time', async () => {
    const entry = { keyId: 'abcdef01', method: 'POST', route: '/x', status: 201, site: null };
    for (const to of ['1', '2', '3']) await t.settle(t.store.audit.add({ ...entry, changes: [{ path: 'p', to }] }));
    const [newest, second] = await t.store.audit.list({ limit: 2 });
    expect([newest?.changes, second?.changes]).toEqual([[{ path: 'p', to: '3' }], [{ path: 'p', to: '2' }]]);
    const rest = await t.store.audit.list({ before: second!.id, limit: 2 });
    expect(rest).toMatchObject([{ ...entry, changes: [{ path: 'p', to: '1' }] }]);
  });
}
