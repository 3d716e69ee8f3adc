// nginx, Apache and Caddy with the files of integrations/deploy: a name of its own with TLS, a path that is kept, a path that is removed.
// `agent-chat doctor` looks through each of them, as an owner would.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { hasProxy, type ProxyName, type RunningProxy, startConfigured } from '../helpers/proxies.ts';

const root = resolve(import.meta.dirname, '../..');
const deploy = join(root, 'integrations/deploy');
const read = (name: string) => readFileSync(join(deploy, name), 'utf8');
const work = mkdtempSync(join(tmpdir(), 'agent-chat-deploy-'));
const certificate = { file: join(work, 'fullchain.pem'), key: join(work, 'privkey.pem') };
/** The visitor's address; the proxy itself is 127.0.0.1. The log keeps three quarters of an address (LOG-1). */
const VISITOR = '127.5.6.7';

beforeAll(() => {
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-out',
      certificate.file,
      '-keyout',
      certificate.key,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Replaces, and throws when a file lacks the text: it would be tried otherwise than it is written. */
function put(text: string, ...pairs: [what: string, by: string][]): string {
  return pairs.reduce((done, [what, by]) => {
    if (!done.includes(what)) throw new Error(`The file lacks ${what}:\n${done}`);
    return done.replaceAll(what, by);
  }, text);
}

type At = { port: number; plainPort: number; api: string; pages: string };
const LIVE = '/etc/letsencrypt/live/chat.example.com';
const secured = (text: string, at: At) =>
  put(
    text,
    [`${LIVE}/fullchain.pem`, certificate.file],
    [`${LIVE}/privkey.pem`, certificate.key],
    ['chat.example.com', 'localhost'],
    ['127.0.0.1:8787', at.api],
  );

const OWN_NAME: Record<ProxyName, (at: At) => { text: string; files?: Record<string, string> }> = {
  nginx: (at) => ({
    text: put(
      secured(read('nginx/agent-chat.conf'), at),
      ['listen 80;', `listen 127.0.0.1:${at.plainPort};`],
      ['listen 443', `listen 127.0.0.1:${at.port}`],
      ['/var/www/html', at.pages],
    ),
    files: { 'agent-chat-proxy.conf': read('nginx/agent-chat-proxy.conf') },
  }),
  apache: (at) => ({
    text: `Listen 127.0.0.1:${at.plainPort}\n${put(secured(read('apache/agent-chat.conf'), at), ['*:80', `127.0.0.1:${at.plainPort}`], ['*:443', `127.0.0.1:${at.port}`])}`,
  }),
  caddy: (at) => ({
    // The certificate is Caddy's own business; here it gets the one of the test.
    text: put(
      read('caddy/Caddyfile'),
      ['chat.example.com {', `https://localhost:${at.port} {\n  tls ${certificate.file} ${certificate.key}`],
      ['127.0.0.1:8787', at.api],
    ),
  }),
};

const BELOW_PATH: Record<ProxyName, (at: At, removed: boolean) => { text: string }> = {
  nginx: (at, removed) => {
    const file = put(read('nginx/agent-chat-path.conf'), [
      'proxy_pass http://127.0.0.1:8787;',
      `proxy_pass http://${at.api}${removed ? '/' : ''};`,
    ]);
    const [, map] = /^# (map .*)$/m.exec(file) ?? [];
    if (map === undefined) throw new Error('The file does not show the map that its variable needs.');
    return { text: `${map} server { listen 127.0.0.1:${at.port}; root ${at.pages}; ${file} }` };
  },
  apache: (at, removed) => {
    const file = put(read('apache/agent-chat-path.conf'), [
      '127.0.0.1:8787/chat/ ',
      `${at.api}/${removed ? '' : 'chat/'} `,
    ]);
    return { text: `<VirtualHost 127.0.0.1:${at.port}>\nDocumentRoot ${at.pages}\n${file}\n</VirtualHost>` };
  },
  caddy: (at, removed) => ({
    text: put(
      read('caddy/Caddyfile.path'),
      ['www.example.com', `http://127.0.0.1:${at.port}`],
      ['127.0.0.1:8787', at.api],
      ['/var/www/html', at.pages],
      ['handle /chat/*', removed ? 'handle_path /chat/*' : 'handle /chat/*'],
    ),
  }),
};

const PAGE =
  '<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><script src="/chat/widget.js" async></script>';
const PLACES = [
  { place: 'a name of its own with TLS', path: '', isSecure: true, config: {} },
  { place: 'a path that is kept', path: '/chat', isSecure: false, config: { basePath: '/chat' } },
  { place: 'a path that is removed', path: '/chat', isSecure: false, config: {} },
] as const;

for (const name of ['nginx', 'apache', 'caddy'] as const) {
  describe.skipIf(!hasProxy(name))(name, () => {
    let api: ApiProcess | null = null;
    let proxy: RunningProxy | null = null;
    afterEach(async () => {
      await proxy?.close();
      await api?.close();
      [api, proxy] = [null, null];
    });

    it.each(PLACES)(
      '$place: WebSocket, event stream, the visitor’s address, the admin API closed',
      async ({ place, path, isSecure, config }) => {
        const origin = 'https://www.example.com';
        const server = await ApiProcess.start({
          config: {
            ...config,
            trustProxy: ['loopback'],
            logLevel: 'info',
            sites: [{ key: 'default', origins: [origin, 'loopback'] }],
          },
        });
        api = server;
        proxy = await startConfigured(name, {
          isSecure,
          path,
          page: PAGE,
          place: (port, plainPort, pages) => {
            const at = { port, plainPort, pages, api: `127.0.0.1:${server.port}` };
            return isSecure ? OWN_NAME[name](at) : BELOW_PATH[name](at, place.endsWith('removed'));
          },
        });
        const base = `${proxy.origin}${path}`;

        const seen = await doctor(server, path === '' ? ['--url', base] : ['--page', `${proxy.origin}/`], {
          NODE_EXTRA_CA_CERTS: certificate.file,
        });
        expect(seen.code, seen.output).toBe(0);
        for (const area of ['address', 'ready', 'admin', 'origin', 'websocket', 'stream'])
          expect(seen.findings, seen.output).toContainEqual(expect.objectContaining({ area, state: 'ok' }));
        expect(seen.output).toContain('closed before agent-chat: a call gets 403');
        if (path !== '') expect(seen.findings).toContainEqual(expect.objectContaining({ area: 'page', state: 'ok' }));

        const key = { authorization: `Bearer ${server.adminKey}` };
        for (const closed of [
          '/api/v1/admin/sites',
          '/api/v1/%61dmin/sites',
          '//api/v1/admin/sites',
          '/api/v1/./admin/sites',
          '/api/v1/x/../admin/sites',
          '/API/v1/admin/sites',
          '/metrics',
          '/%6detrics',
          '//metrics',
        ]) {
          const status = await ask(`${base}${closed}`, key);
          expect([closed, status]).not.toEqual([closed, 200]);
        }
        expect((await server.admin('/api/v1/admin/sites')).status).toBe(200);

        const before = server.output.length;
        await ask(`${base}/widget.js`, {
          'x-forwarded-for': '203.0.113.9',
          forwarded: 'for=203.0.113.9',
          'x-real-ip': '203.0.113.9',
        });
        await expect.poll(() => addressesOf(server.output.slice(before), '/widget.js')).toEqual(['127.5.6.0']);
        if (isSecure && name !== 'caddy') expect(await ask(proxy.plainOrigin, {})).toBe(301);
      },
    );

    it('doctor says what to set when the path that is kept is not configured, and when a certificate is not accepted', async () => {
      const server = await ApiProcess.start({ config: { trustProxy: ['loopback'] } });
      api = server;
      const at = (port: number, plainPort: number, pages: string) => ({
        port,
        plainPort,
        pages,
        api: `127.0.0.1:${server.port}`,
      });
      // It is up when it answers at all: below the path nothing does.
      proxy = await startConfigured(name, {
        isSecure: false,
        path: '',
        page: PAGE,
        readyPath: '/',
        place: (...given) => BELOW_PATH[name](at(...given), false),
      });
      const kept = await doctor(server, ['--url', `${proxy.origin}/chat`]);
      expect(kept.code).toBe(1);
      expect(kept.findings).toContainEqual(
        expect.objectContaining({ area: 'address', fix: expect.stringContaining('Set "basePath": "/chat"') }),
      );
      await proxy.close();
      proxy = await startConfigured(name, {
        isSecure: true,
        path: '',
        page: PAGE,
        place: (...given) => OWN_NAME[name](at(...given)),
      });
      const refused = await doctor(server, ['--url', proxy.origin]);
      expect(refused.findings).toContainEqual(
        expect.objectContaining({
          area: 'address',
          state: 'failed',
          text: expect.stringContaining('the certificate of'),
        }),
      );
    });
  });
}

type Finding = { area: string; state: string; text: string; fix?: string };

async function doctor(api: ApiProcess, args: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(root, 'dist/api/cli.js'), 'doctor', '--json', '--no-model', ...args], {
    cwd: work,
    env: {
      PATH,
      HOME,
      PORT: String(api.port),
      DATABASE_URL: `file:${api.databaseFile}`,
      AGENT_CHAT_CONFIG: join(api.folder, 'agent-chat.config.json'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const findings = output.includes('"findings"')
    ? (JSON.parse(output.slice(output.indexOf('{\n'))) as { findings: Finding[] }).findings
    : [];
  return { code, findings, output };
}

/** The status of a GET from the visitor's address; the path goes out as it is written. */
function ask(url: string, headers: Record<string, string>): Promise<number> {
  const [, scheme = '', host = '', port = '', path = '/'] = /^(https?):\/\/([^:/]+):(\d+)(\/.*)?$/.exec(url) ?? [];
  const request = scheme === 'https' ? requestSecure : requestPlain;
  return new Promise((done, fail) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      localAddress: VISITOR,
      servername: host,
      rejectUnauthorized: false,
      signal: AbortSignal.timeout(20_000),
    };
    const outgoing = request({ ...options, headers: { host: `${host}:${port}`, ...headers } }, (reply) => {
      reply.resume();
      done(reply.statusCode ?? 0);
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}

function addressesOf(output: string, route: string): string[] {
  return output.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { req } = JSON.parse(line) as { req?: { route: string; from: string } };
    return req?.route === route ? [req.from] : [];
  });
}
