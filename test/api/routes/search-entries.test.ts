import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toSearchEntryPath } from '../../../protocol/index.ts';
import { createTestApp, ORIGIN, type TestApp, testSite } from '../../helpers/test-app.ts';

const html =
  '<style>.chip{color:red}</style><script>top.hit = 1</script><a class="chip" href="https://x.example/">x</a>';

describe('the page of a search entry point', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp();
  });
  afterEach(() => app.close());

  /** A conversation of the site with an entry. */
  async function keep(id: string, site = 'shop', from = app) {
    const owner = { site, visitorId: 'vis_ann' };
    await from.store.conversations.create(owner, { id: `conv_${id}` });
    await from.store.searchEntries.put({ id, conversationId: `conv_${id}`, html });
    return { owner, conversationId: `conv_${id}` };
  }
  const read = (id: string, from = app) => from.server.inject(toSearchEntryPath(id));

  it('[MD-1] is sent as provided, without a token, under a policy that forbids scripts', async () => {
    await keep('e1');
    const reply = await read('e1');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`<body>${html}</body>`);
    expect(reply.body).toContain('<base target="_blank">');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    });
    expect(reply.headers).not.toHaveProperty('x-frame-options');
    const directives = String(reply.headers['content-security-policy']).split('; ');
    expect(directives[0]).toBe('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(directives).toContain("default-src 'none'");
    expect(directives.filter((one) => /script|connect|frame-src|allow-(scripts|same-origin|top)/.test(one))).toEqual(
      [],
    );
    expect(directives.find((one) => one.startsWith('img-src'))).not.toMatch(/ (https:|\*|http:)( |$)/);
  });

  it('[EMB-6] may be framed only by pages of its own site', async () => {
    await keep('e1');
    await keep('e2', 'blog');
    const ancestors = async (id: string, from = app) =>
      /frame-ancestors (.*)$/.exec(String((await read(id, from)).headers['content-security-policy']))?.[1];
    expect(await ancestors('e1')).toBe(`${ORIGIN} https://*.branch.example.com`);
    expect(await ancestors('e2')).toBe('https://blog.example.com');
    const local = await createTestApp({
      config: { sites: [{ ...testSite, origins: ['loopback', 'http://[::1]:8080', 'https://a;b.example'] }] },
    });
    await keep('e1', 'shop', local);
    expect(await ancestors('e1', local)).toBe(
      'http://localhost:* https://localhost:* http://127.0.0.1:* https://127.0.0.1:*',
    );
    await local.close();
  });

  it('[API-5] missing, guessed, deleted and of a removed site: the same error, and no page', async () => {
    const { owner, conversationId } = await keep('e1');
    await keep('e2', 'gone');
    await app.store.conversations.delete(owner, conversationId);
    for (const id of ['e1', 'e2', 'e', '%00', "'", '..%2fconversations']) {
      const reply = await read(id);
      expect([id, reply.statusCode, reply.json().error]).toEqual([
        id,
        404,
        expect.objectContaining({ code: 'not_found', message: 'There is no such search entry.' }),
      ]);
      expect(reply.headers['content-type']).toContain('application/json');
    }
  });

  it('[WS-4] counts as a request of its address', async () => {
    const narrow = await createTestApp({ limits: { requestsPerMinutePerAddress: 1 } });
    const from = (remoteAddress: string) => narrow.server.inject({ url: toSearchEntryPath('e1'), remoteAddress });
    expect((await from('198.51.100.7')).statusCode).toBe(404);
    expect((await from('198.51.100.7')).statusCode).toBe(429);
    expect((await from('198.51.100.8')).statusCode).toBe(404);
    await narrow.close();
  });
});
