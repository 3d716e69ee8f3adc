// The contract of every store for what searches and owners leave behind: search entries, sources, pushed documents.
import { expect, it } from 'vitest';
import { at, codeOf, messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeSources(t: StoreUnderTest): void {
  it('keeps a search entry by its id as long as its conversation, and none for a conversation that is gone', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(2)));
    const html = '<style>a{}</style><div title="Bảo tàng">chips</div>';
    await t.settle(t.store.searchEntries.put({ id: 'e1', conversationId: 'conv_1', html }));
    await t.settle(t.store.searchEntries.put({ id: 'e2', conversationId: 'conv_1', html }));
    await t.settle(t.store.searchEntries.put({ id: 'e3', conversationId: 'conv_2', html }));
    expect(await t.store.searchEntries.get('e1')).toEqual({ site: 'shop', html });
    expect(await t.store.searchEntries.get('e')).toBeNull();
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    expect([await t.store.searchEntries.get('e1'), await t.store.searchEntries.get('e2')]).toEqual([null, null]);
    expect(await t.store.searchEntries.get('e3')).not.toBeNull();
    await t.settle(t.store.deleteVisitor(visitorB));
    expect(await t.store.searchEntries.get('e3')).toBeNull();
    const late = t.store.searchEntries.put({ id: 'e4', conversationId: 'conv_1', html });
    expect(codeOf(await t.settle(late.catch((error) => error)))).toBe('not_found');
  });

  it('[NET-17] keeps a source by its id as long as its conversation, with any icon in its artifact', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const source = { title: 't', snippet: '', domain: 'a.example', favicon: 'https://icons.example/a.png' };
    const artifact = {
      query: 'q',
      sources: [
        { ...source, id: 'src_1', url: 'https://a.example/1' },
        { ...source, id: 'src_2', url: 'javascript:alert(1)' },
        { ...source, id: '../x', url: 'https://a.example/3' },
      ],
    };
    const [event] = await t.settle(
      t.store.log.append('conv_1', [
        {
          type: 'content_block_start',
          run_id: 'run_1',
          at,
          message_id: 'm',
          index: 0,
          message_type: 'step',
          content_block: {
            type: 'tool_result',
            tool_use_id: 'u',
            name: 'web_search',
            tool_content_message: 'Searched',
            status: 'success',
            content: '',
            artifact,
          },
        },
      ]),
    );
    expect(JSON.stringify(event)).not.toContain('icons.example');
    expect(await t.store.sources.get('src_1')).toEqual({ site: 'shop', url: 'https://a.example/1' });
    expect([await t.store.sources.get('src_2'), await t.store.sources.get('../x')]).toEqual([null, null]);
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    expect(await t.store.sources.get('src_1')).toBeNull();
  });

  it('keeps a pushed document in place of those with the same id or address, and lists those of a site by id', async () => {
    const source = (id: string, path: string, site = 'shop') => ({
      site,
      id,
      url: `https://shop.example/${path}`,
      title: null,
      lang: 'en',
      format: 'text',
      content: `content of ${id}`,
      pushedAtMs: 1,
    });
    const { documents } = t.store;
    const all = [source('b', '2'), source('a', '1'), source('c', '3'), source('a', '1', 'blog')];
    for (const one of all) await t.settle(documents.put(one));
    expect(await documents.get('shop', 'a')).toEqual(source('a', '1'));
    await t.settle(documents.put({ ...source('c', '1'), title: 'Both' }));
    const ids = async (after?: string) =>
      (await documents.list('shop', { limit: 2, ...(after ? { after } : {}) })).map(({ id }) => id);
    expect([await ids(), await ids('b')]).toEqual([['b', 'c'], ['c']]);
    expect([await documents.get('shop', 'a'), await documents.findByUrl('shop', 'https://shop.example/3')]).toEqual([
      null,
      null,
    ]);
    const found = await documents.findByUrl('shop', 'https://shop.example/1');
    expect(found).toMatchObject({ id: 'c', title: 'Both', pushedAtMs: 1 });
    expect((await documents.sites()).sort()).toEqual(['blog', 'shop']);
    expect([await t.settle(documents.remove('shop', 'c')), await t.settle(documents.remove('shop', 'c'))]).toEqual([
      true,
      false,
    ]);
    expect(await ids()).toEqual(['b']);
  });
}
