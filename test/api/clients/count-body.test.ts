// The large bodies of clients: bounded and counted before they are read.
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_BODY_BYTES } from '../../../api/clients/limits.ts';
import { createTestApp, type TestApp } from '../../helpers/test-app.ts';

const IMPORT = '/api/v1/conversations/import';
const STRANGER = '203.0.113.7';

describe('a large body of a client', () => {
  let app: TestApp;
  let headers: Record<string, string>;
  const open = async (limits: Parameters<typeof createTestApp>[0] = {}) => {
    app = await createTestApp(limits);
    const { authorization, origin } = await app.visitor('vis_ann');
    headers = { authorization, origin };
  };
  beforeEach(() => open());
  afterEach(() => app.close());

  const post = async (url: string, payload: string | Readable, own = headers) => {
    const all = { ...own, 'content-type': 'application/json' };
    const reply = await app.server.inject({ method: 'POST', url, headers: all, payload, remoteAddress: STRANGER });
    return { status: reply.statusCode, error: (reply.body === '' ? {} : reply.json()).error };
  };

  it.each(['/agui', '/api/chat', IMPORT])(
    '[API-1] of too many levels or values is 400 with the field: %s',
    async (url) => {
      const deep = `{"threadId":"t","runId":"r","id":"t","messages":[],"state":${'['.repeat(1e6)}${']'.repeat(1e6)}}`;
      const first = await post(url, deep);
      expect([first.status, first.error.code]).toEqual([400, 'invalid_request']);
      expect(first.error.details.field).toMatch(/^state\.0\.0/);
      const wide = await post(url, `{"threadId":"t","runId":"r","id":"t","messages":[${'{},'.repeat(1e6)}1]}`);
      expect([wide.status, wide.error.details.field]).toEqual([400, expect.stringMatching(/^messages\.\d+$/)]);
    },
  );

  it('[WS-4] counts by its bytes for its visitor and its address, before it is read', async () => {
    const body = `"${'x'.repeat(CLIENT_BODY_BYTES - 100)}`;
    const statuses = async (visitor: string) => {
      const { authorization, origin } = await app.visitor(visitor);
      const own = { authorization, origin };
      const found = [];
      for (const url of ['/agui', '/api/chat', IMPORT, IMPORT, '/agui'])
        found.push((await post(url, body, own)).status);
      return found;
    };
    const four = [400, 400, 400, 400, 429];
    expect(await statuses('vis_ann')).toEqual(four);
    expect(await statuses('vis_ben')).toEqual(four);
    const { authorization, origin } = await app.visitor('vis_cem');
    const refused = await post('/agui', body, { authorization, origin });
    expect([refused.status, refused.error.details.retry_after_s]).toEqual([429, expect.any(Number)]);
    app.clock.advance(60_000);
    expect(await statuses('vis_cem')).toEqual(four);
  });

  it('[WS-4] counts as one of the largest where it does not say its length', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await post('/agui', Readable.from(['{}']))).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });

  it('[WS-4] of an import counts as a conversation, also where it is refused for what is in it', async () => {
    await app.close();
    await open({ limits: { messageBurst: 2, messagesPerMinute: 2 } });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await post(IMPORT, '{"messages":[1]}')).status);
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('[API-1] is not taken by a call that only stops', async () => {
    expect((await post('/api/chat/t/stop', JSON.stringify({ x: 'x'.repeat(65 * 1024) }))).status).toBe(413);
    expect((await post('/api/chat/t/stop', '{}')).status).toBe(404);
  });
});
