import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceIcons } from '../../../api/routes/context.ts';
import { type History, isFaviconPath, type Source, toFaviconPath } from '../../../protocol/index.ts';
import { pngOf } from '../../helpers/icon-bytes.ts';
import { at } from '../../helpers/store-contract.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

const owner = { site: 'shop', visitorId: 'vis_ann' };

describe('the icon of a source', () => {
  let app: TestApp;
  let asked: { site: string; url: string }[];
  let answer: Awaited<ReturnType<SourceIcons['find']>>;
  beforeEach(async () => {
    asked = [];
    answer = { icon: { type: 'image/png', bytes: pngOf() }, forMs: 3_600_000 };
    app = await createTestApp({
      icons: {
        async find({ site, url }) {
          asked.push({ site, url });
          return answer;
        },
      },
    });
  });
  afterEach(() => app.close());

  /** A conversation whose log has the result of a search. */
  async function search(sources: Partial<Source>[], conversationId = 'conv_1', of = owner) {
    await app.store.conversations.create(of, { id: conversationId });
    const base = { run_id: 'run_1', at, message_id: 'm', index: 1 };
    const artifact = {
      query: 'steam',
      sources: sources.map((one) => ({ title: 't', snippet: '', domain: 'd', favicon: null, ...one })),
    };
    const name = { name: 'web_search', tool_content_message: 'Searched' };
    await app.store.log.append(conversationId, [
      {
        ...base,
        type: 'content_block_start',
        message_type: 'step',
        content_block: { type: 'tool_result', tool_use_id: 'u', status: 'success', content: '', artifact, ...name },
      },
      { ...base, type: 'content_block_stop' },
    ]);
  }
  const read = (id: string) => app.server.inject(toFaviconPath(id));

  it('[NET-17] is sent by the id of a recorded source, with a fixed type and a policy that forbids scripts', async () => {
    await search([{ id: 'src_a', url: 'https://a.example/page?q=1' }]);
    const reply = await read('src_a');
    expect(reply.statusCode).toBe(200);
    expect(new Uint8Array(reply.rawPayload)).toEqual(pngOf());
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=3600, immutable',
    });
    expect(asked).toEqual([{ site: 'shop', url: 'https://a.example/page?q=1' }]);
  });

  it('a site without an icon gives an empty reply, cached for as long as that result', async () => {
    await search([{ id: 'src_a', url: 'https://a.example/' }]);
    answer = { icon: null, forMs: 600_000 };
    const reply = await read('src_a');
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([204, '', 'private, max-age=600']);
  });

  it('[API-5] missing, guessed, deleted and of a removed site: the same error, and no request is made', async () => {
    await search([{ id: 'src_a', url: 'https://a.example/' }]);
    await search([{ id: 'src_b', url: 'https://b.example/' }], 'conv_2', { site: 'gone', visitorId: 'vis' });
    await app.store.conversations.delete(owner, 'conv_1');
    for (const id of ['src_a', 'src_b', 'src_c', 'https%3a%2f%2fevil.example', '%00']) {
      const reply = await read(id);
      expect([id, reply.statusCode, reply.json().error]).toEqual([
        id,
        404,
        expect.objectContaining({ code: 'not_found', message: 'There is no such source.' }),
      ]);
    }
    expect(asked).toEqual([]);
  });

  it('[NET-17] no event names the icon of a third party or a page: only the route with the source’s id, or null', async () => {
    const foreign = 'https://icons.example/of?domain=a.example';
    await search([
      { id: 'src_a', url: 'https://a.example/', favicon: foreign },
      { id: 'src_b', url: 'https://b.example/', favicon: '/account/logout' },
      { url: 'https://c.example/', favicon: 'https://c.example/favicon.ico' },
      { id: 'src_d', url: 'https://d.example/', favicon: toFaviconPath('src_a') },
    ]);
    // As stored by an earlier version.
    const row = app.store.db.$client.prepare("SELECT body FROM events WHERE type = 'content_block_start'");
    const body = row.pluck().get() as string;
    const old = body.replace(/"favicon":[^,}]+/g, `"favicon":"${foreign}"`);
    expect(body).not.toContain('icons.example');
    app.store.db.$client.prepare("UPDATE events SET body = ? WHERE type = 'content_block_start'").run(old);

    const { origin, ...headers } = await app.visitor('vis_ann');
    const reply = await app.server.inject({ url: '/api/v1/conversations/conv_1/history', headers });
    expect(reply.body).not.toContain('icons.example');
    const { workspace } = reply.json() as History;
    const icons = workspace.sources[0]?.sources.map(({ favicon }) => favicon);
    expect(icons).toEqual([toFaviconPath('src_a'), toFaviconPath('src_b'), null, toFaviconPath('src_d')]);
    expect(icons?.filter((icon) => icon !== null).every(isFaviconPath)).toBe(true);
    const events = await app.store.log.read('conv_1', 0);
    expect(JSON.stringify(events)).not.toContain('icons.example');
  });

  it('[WS-4] counts as a request of its address, and a page of another origin is refused', async () => {
    const narrow = await createTestApp({ limits: { requestsPerMinutePerAddress: 1 } });
    const from = (remoteAddress: string) => narrow.server.inject({ url: toFaviconPath('x'), remoteAddress });
    expect((await from('198.51.100.7')).statusCode).toBe(404);
    expect((await from('198.51.100.7')).statusCode).toBe(429);
    await narrow.close();
    await search([{ id: 'src_a', url: 'https://a.example/' }]);
    const of = (origin: string) => app.server.inject({ url: toFaviconPath('src_a'), headers: { origin } });
    expect((await of('https://evil.example')).statusCode).toBe(403);
    expect((await of(ORIGIN)).statusCode).toBe(200);
  });
});
