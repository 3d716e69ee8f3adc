// The recipes of docs/behind-a-proxy.md with real proxies: who has access, what passes, whose address is logged.
import { request } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MISSING } from '../../.ci/nginx.mjs';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { hasProxy, type ProxyName, type RunningProxy, startProxy } from '../helpers/proxies.ts';

/** The visitor's address; the proxy itself is 127.0.0.1. The log keeps three quarters of an address (LOG-1). */
const VISITOR = '127.5.6.7';
const SEEN = { visitor: '127.5.6.0', proxy: '127.0.0.0' };
/** Headers with which a visitor claims another address. */
const FORGED = { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' };

type Recipe = { proxy: ProxyName; recipe: string; path: string; trustProxy: string[]; hasSockets: boolean };
const TRUSTED = { trustProxy: ['127.0.0.1'], hasSockets: true };
const RECIPES: Recipe[] = [
  { proxy: 'nginx', recipe: 'nginx-default', path: '', trustProxy: [], hasSockets: false },
  { proxy: 'nginx', recipe: 'nginx-upgrade', path: '', ...TRUSTED },
  { proxy: 'nginx', recipe: 'nginx-sub-path', path: '/chat', ...TRUSTED },
  { proxy: 'apache', recipe: 'apache', path: '', ...TRUSTED },
  { proxy: 'apache', recipe: 'apache-sub-path', path: '/chat', ...TRUSTED },
  { proxy: 'caddy', recipe: 'caddy', path: '', ...TRUSTED },
  { proxy: 'caddy', recipe: 'caddy-sub-path', path: '/chat', ...TRUSTED },
];

if (!hasProxy('nginx')) console.log(`nginx is missing: ${MISSING}`);
for (const name of ['apache', 'caddy'] as const)
  if (!hasProxy(name)) console.log(`${name} is missing: its recipes are not run (name one in ${name.toUpperCase()}).`);
// nginx is what the project promises to try: its tests are shown as skipped where it is missing. The others are run where they are.
const shown = RECIPES.filter(({ proxy }) => proxy === 'nginx' || hasProxy(proxy));

describe.each(shown)('behind $recipe', ({ proxy: name, recipe, path, trustProxy, hasSockets }) => {
  describe.skipIf(!hasProxy(name))('of the documentation', () => {
    let api: ApiProcess;
    let proxy: RunningProxy;
    let browser: Browser;
    beforeAll(async () => {
      api = await ApiProcess.start({
        config: { trustProxy, logLevel: 'info', ...(path === '' ? {} : { basePath: path }) },
      });
      const page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><script src="${path}/widget.js" async></script>`;
      const where = `127.0.0.1:${api.port}`;
      [proxy, browser] = await Promise.all([startProxy(name, { recipe, api: where, path, page }), launchBrowser()]);
    });
    afterAll(async () => {
      await browser?.close();
      await proxy?.close();
      await api?.close();
    });

    const call = (method: string, url: string, options: { headers?: Record<string, string>; body?: unknown } = {}) =>
      ask(method, `${proxy.origin}${path}${url}`, options);
    const session = async () => {
      const reply = await call('POST', '/api/v1/session', {
        headers: { origin: proxy.origin },
        body: { site: 'default' },
      });
      return (JSON.parse(reply.text) as { token: string }).token;
    };
    /** The addresses in the log of calls to `route` since the last call. */
    let logged = 0;
    const seenAt = (route: string): string[] => {
      const lines = api.output.slice(logged).split('\n');
      logged = api.output.length;
      return lines.flatMap((line) => {
        if (!line.startsWith('{')) return [];
        const { req } = JSON.parse(line) as { req?: { route: string; from: string } };
        return req?.route === route ? [req.from] : [];
      });
    };

    it('nobody reaches the admin routes or the metrics without the key, whatever address they claim', async () => {
      const documents = [{ url: 'https://www.example.com/prices', text: 'The kettle costs one euro.' }];
      const attempts: Record<string, string>[] = [
        {},
        FORGED,
        { ...FORGED, host: 'localhost' },
        { authorization: 'Bearer null' },
      ];
      for (const headers of attempts) {
        const at = '/api/v1/admin/index/documents';
        const statuses = [
          (await call('PUT', at, { headers, body: { site: 'default', documents } })).status,
          (await call('DELETE', at, { headers, body: { site: 'default', ids: ['x'] } })).status,
          (await call('GET', at, { headers })).status,
          (await call('POST', '/api/v1/admin/index', { headers, body: {} })).status,
          (await call('GET', '/metrics', { headers })).status,
        ];
        // Caddy has no site of another name and sends an empty reply itself.
        const isElsewhere = 'host' in headers && name === 'caddy';
        expect(statuses).toEqual(isElsewhere ? [200, 200, 200, 200, 200] : [401, 401, 401, 401, 401]);
      }
      expect((await (await api.admin('/api/v1/admin/index/documents')).json()) as unknown).toEqual({
        documents: [],
        next: null,
      });
      const admin = { authorization: `Bearer ${api.adminKey}` };
      const pushed = await call('PUT', '/api/v1/admin/index/documents', {
        headers: admin,
        body: { site: 'default', documents },
      });
      expect(pushed.status).toBe(200);
    });

    it(`the address counted is ${hasSockets ? 'the visitor’s, not the one claimed' : 'that of the proxy, since none is trusted'}`, async () => {
      seenAt('');
      await call('POST', '/api/v1/session', {
        headers: { origin: proxy.origin, ...FORGED, 'x-forwarded-for': '203.0.113.9' },
        body: { site: 'default' },
      });
      await expect.poll(() => seenAt('/api/v1/session')).toEqual([hasSockets ? SEEN.visitor : SEEN.proxy]);
      // Forwarding headers from a proxy that is not configured are logged once, with the setting.
      const warnings = api.output.split('\n').filter((line) => line.includes('is not believed'));
      expect(warnings.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
        trustProxy.length > 0 ? [] : [expect.stringContaining('set "trustProxy": ["127.0.0.1"]')],
      );
    });

    it(hasSockets ? 'a WebSocket passes, with the visitor’s address' : 'a WebSocket does not pass', async () => {
      const token = await session();
      seenAt('');
      const address = `${proxy.origin.replace('http', 'ws')}${path}/api/v1/ws`;
      const socket = new WebSocket(address, ['agent-chat.v1', `bearer.${token}`], {
        headers: { origin: proxy.origin },
        localAddress: VISITOR,
      });
      const outcome = await new Promise<string>((resolve) => {
        socket.once('open', () => resolve('open'));
        socket.once('error', (error) => resolve(error.message));
      });
      if (!hasSockets) {
        expect(outcome).toMatch(/^Unexpected server response: 4\d\d$/);
        return;
      }
      expect(outcome).toBe('open');
      const reply = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
      socket.send(JSON.stringify({ type: 'subscribe', ref: 'r1', conversation_id: 'conv_none' }));
      expect(JSON.parse(await reply)).toMatchObject({ type: 'nack', ref: 'r1' });
      await expect.poll(() => seenAt('/api/v1/ws')).toEqual([SEEN.visitor]);
      socket.terminate();
    });

    it('an event stream shows each event while it is open', async () => {
      const headers = { authorization: `Bearer ${await session()}`, origin: proxy.origin };
      const created = await call('POST', '/api/v1/conversations', { headers, body: {} });
      const { id } = JSON.parse(created.text) as { id: string };
      const stream = await fetch(`${proxy.origin}${path}/api/v1/conversations/${id}/events`, {
        headers,
        signal: AbortSignal.timeout(20_000),
      });
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      await call('POST', `/api/v1/conversations/${id}/messages`, {
        headers,
        body: { client_id: 'one', content: [{ type: 'text', text: 'How often should I descale?' }] },
      });
      let text = '';
      // The stream never ends: a proxy that buffers it would show nothing until the signal.
      while (!text.includes('"message_stop"')) text += (await reader.read()).value ?? '';
      expect(text).toContain('"user_message"');
      await reader.cancel();
    });

    it('the widget asks and is answered, and calls only the folder of its script', async () => {
      const page = await browser.newPage();
      const calls: string[] = [];
      const sockets: string[] = [];
      page.on('request', (each) => calls.push(new URL(each.url()).pathname));
      page.on('websocket', (socket) => {
        socket.on('framereceived', () => sockets.push(new URL(socket.url()).pathname));
      });
      await page.goto(`${proxy.origin}/`);
      const chat = new ChatPage(page);
      await chat.open();
      await chat.ask('How often should I descale?');
      await chat.answered();
      expect(await chat.logText()).toContain('descal');
      const elsewhere = calls.filter((each) => each.includes('/api/') && !each.startsWith(`${path}/api/v1/`));
      expect(elsewhere).toEqual([]);
      expect(new Set(sockets)).toEqual(new Set(hasSockets ? [`${path}/api/v1/ws`] : []));
      await page.close();
    });
  });
});

/** A call from the visitor's address; a body is sent as JSON. */
function ask(
  method: string,
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown },
): Promise<{ status: number; text: string }> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        method,
        hostname,
        port,
        path: pathname + search,
        localAddress: VISITOR,
        signal: AbortSignal.timeout(20_000),
        headers: {
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...headers,
        },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
