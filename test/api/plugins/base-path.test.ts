import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { withoutBasePath } from '../../../api/plugins/base-path.ts';
import { SocketClient } from '../../helpers/socket-client.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

const widget = mkdtempSync(join(tmpdir(), 'agent-chat-base-'));
mkdirSync(join(widget, 'assets'));
writeFileSync(join(widget, 'widget.js'), '/* loader */');
writeFileSync(join(widget, 'assets/agent-chat-a1B2c3D4.js'), 'export {};');
afterAll(() => rmSync(widget, { recursive: true, force: true }));

describe('basePath', () => {
  let app: TestApp;
  afterEach(() => app?.close());

  it.each([
    ['/chat/widget.js', '/widget.js'],
    ['/chat/', '/'],
    ['/chat', '/'],
    ['/chat?a=1', '/?a=1'],
    ['/chat/chat/x', '/chat/x'],
    ['/chatty/widget.js', '/chatty/widget.js'],
    ['/api/v1/session', '/api/v1/session'],
  ])('reads %s as %s', (url, inner) => {
    expect(withoutBasePath('/chat')({ url })).toBe(inner);
    expect(withoutBasePath('')({ url })).toBe(url);
  });

  it('serves the same with the prefix and, for a proxy that removes it, without it', async () => {
    app = await createTestApp({ config: { basePath: '/chat' }, folders: { widget } });
    for (const prefix of ['/chat', '']) {
      const status = async (path: string) => (await app.server.inject(prefix + path)).statusCode;
      expect([
        await status('/widget.js'),
        await status('/assets/agent-chat-a1B2c3D4.js'),
        await status('/healthz'),
      ]).toEqual([200, 200, 200]);
      const session = await app.server.inject({
        method: 'POST',
        url: `${prefix}/api/v1/session`,
        payload: { site: 'shop' },
        headers: { origin: ORIGIN },
      });
      expect([session.statusCode, session.headers['access-control-allow-origin']]).toEqual([200, ORIGIN]);
      const foreign = await app.server.inject({
        url: `${prefix}/api/v1/conversations`,
        headers: { origin: 'https://canary.test' },
      });
      expect(foreign.statusCode).toBe(403);
      expect((await app.server.inject(`${prefix}/api/v1/admin/index`)).statusCode).toBe(401);
    }
    expect((await app.server.inject('/chat/openapi.json')).json().servers).toEqual([{ url: '/chat' }]);
  });

  it('accepts sockets below the prefix', async () => {
    app = await createTestApp({ config: { basePath: '/chat' } });
    const client = await SocketClient.open(app, await app.visitor(), '/chat/api/v1/ws');
    expect((await client.ask({ type: 'subscribe', ref: 'r1', conversation_id: 'conv_none' })).type).toBe('nack');
    client.close();
  });
});
