import { Readable } from 'node:stream';
import { brotliCompressSync, createDeflate, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageFetcher, type FetchPageOptions } from '../../../api/crawl/fetch-page.ts';
import { connectDirectly } from '../../../api/crawl/open-socket.ts';
import type { PageError } from '../../../api/crawl/page-error.ts';
import { resolveRedirect } from '../../../api/crawl/resolve-redirect.ts';
import { readCorpus } from '../../helpers/corpus.ts';
import { type Answer, type FakeWeb, fakeNetwork, html, startFakeWeb, startRawServer } from '../../helpers/fake-web.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(hosts: Record<string, Answer>, options: Parameters<typeof startFakeWeb>[1] = {}) {
  const web = await startFakeWeb(hosts, options);
  closers.push(web.close);
  return web;
}

function createFetcher(web: Pick<FakeWeb, 'resolve' | 'connect'>, extra: object = {}) {
  return createPageFetcher({
    userAgent: 'TestBot/1.0 (+https://example.com/bot)',
    now: () => performance.now(),
    resolve: web.resolve,
    connect: web.connect,
    ...extra,
    limits: { refusalMs: 0, ...(extra as { limits?: object }).limits },
  });
}

const never = new AbortController().signal;
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
async function codeOf(fetching: Promise<unknown>): Promise<string> {
  return fetching.then(
    () => 'fetched',
    (error: PageError) => error.code,
  );
}
const redirectTo =
  (location: string, status = 302): Answer =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();

describe('requests', () => {
  it('[NET-12] carry the fixed headers and nothing of the visitor', async () => {
    const web = await serve({ 'a.example.com': html('<p>hello</p>') });
    const page = await createFetcher(web).fetchPage('http://a.example.com/x?y=1#z', { signal: never });
    expect(text(page.bytes)).toBe('<p>hello</p>');
    expect(page).toMatchObject({ status: 200, notModified: false, contentType: 'text/html; charset=utf-8' });
    expect(web.requests[0]?.path).toBe('/x?y=1');
    expect(Object.keys(web.requests[0]?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'].sort(),
    );
  });

  it('[NET-7] send no cookie, referer or validator to another host on a redirect', async () => {
    const web = await serve({
      'a.example.com': (_request, response) =>
        void response.writeHead(302, { location: 'http://b.example.com/', 'set-cookie': 'id=1' }).end(),
      'b.example.com': html('there', { etag: '"2"' }),
    });
    const page = await createFetcher(web).fetchPage('http://a.example.com/', {
      signal: never,
      headers: { ifNoneMatch: '"1"', ifModifiedSince: 'Sat, 01 Aug 2026 00:00:00 GMT' },
    });
    expect(page).toMatchObject({ finalUrl: 'http://b.example.com/', etag: '"2"' });
    expect(web.requests[0]?.headers['if-none-match']).toBe('"1"');
    for (const name of ['cookie', 'referer', 'authorization', 'if-none-match', 'if-modified-since']) {
      expect(web.requests[1]?.headers[name], name).toBeUndefined();
    }
  });

  it('return a status other than success without reading the body', async () => {
    const web = await serve({
      'a.example.com': (request, response) =>
        void response.writeHead(request.url === '/304' ? 304 : 404, { 'content-type': 'image/png' }).end('x'),
    });
    const fetcher = createFetcher(web);
    expect(await fetcher.fetchPage('http://a.example.com/304', { signal: never })).toMatchObject({
      status: 304,
      notModified: true,
    });
    const missing = await fetcher.fetchPage('http://a.example.com/404', { signal: never });
    expect([missing.status, missing.bytes.length]).toEqual([404, 0]);
  });
});

describe('redirects', () => {
  it('[NET-7] follow the five kinds and no more than the limit', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const web = await serve({
        'a.example.com': redirectTo('http://b.example.com/', status),
        'b.example.com': html('x'),
      });
      expect(await codeOf(createFetcher(web).fetchPage('http://a.example.com/', { signal: never }))).toBe('fetched');
    }
    const loop = await serve({ 'a.example.com': redirectTo('/') });
    expect(
      await codeOf(createFetcher(loop).fetchPage('http://a.example.com/', { signal: never, maxRedirects: 3 })),
    ).toBe('too_many_redirects');
    expect(loop.requests.length).toBe(4);
  });

  it("[NET-7] do not lead from the public web into the owner's exceptions, which may redirect among themselves", async () => {
    const web = await serve({
      'a.example.com': redirectTo('http://10.0.0.9:8080/admin'),
      '10.0.0.9': (request, response) =>
        request.url === '/admin' ? html('inner')(request, response) : redirectTo('/admin')(request, response),
    });
    const fetcher = createFetcher(web, { allowHosts: ['10.0.0.9:8080'] });
    expect(await codeOf(fetcher.fetchPage('http://a.example.com/', { signal: never }))).toBe('blocked');
    expect(text((await fetcher.fetchPage('http://10.0.0.9:8080/', { signal: never })).bytes)).toBe('inner');
  });

  it('ask onHop before every connection', async () => {
    const web = await serve({ 'a.example.com': redirectTo('http://b.example.com/no'), 'b.example.com': html('x') });
    const hops: string[] = [];
    const onHop = async (url: URL): Promise<void> => {
      hops.push(url.href);
      if (url.pathname === '/no') throw new Error('no');
    };
    await expect(createFetcher(web).fetchPage('http://a.example.com/', { signal: never, onHop })).rejects.toThrow();
    expect(hops).toEqual(['http://a.example.com/', 'http://b.example.com/no']);
    expect(web.requests.length).toBe(1);
  });
});

describe('resolveRedirect', () => {
  it('gives the target without fetching it, and not when the guard refuses it', async () => {
    const web = await serve({
      'a.example.com': (request, response) =>
        redirectTo(request.url === '/in' ? 'http://10.0.0.1/' : 'http://b.example.com/x')(request, response),
    });
    const fetcher = createFetcher(web);
    expect(await resolveRedirect(fetcher, 'http://a.example.com/out', never)).toBe('http://b.example.com/x');
    expect(await resolveRedirect(fetcher, 'http://a.example.com/in', never)).toBe('http://a.example.com/in');
    expect(web.requests.map((one) => one.host)).toEqual(['a.example.com', 'a.example.com']);
  });
});

describe('bodies', () => {
  const body = '<p>năm thế giới 世界</p>';
  it.each([
    ['gzip', gzipSync(body)],
    ['x-gzip', gzipSync(body)],
    ['deflate', deflateSync(body)],
    ['deflate', deflateRawSync(body)],
    ['br', brotliCompressSync(body)],
    ['identity', Buffer.from(body)],
    ['gzip', gzipSync(body).subarray(0, -8)],
  ])('[NET-9] are inflated from %s', async (encoding, bytes) => {
    const web = await serve({
      '*': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bytes),
    });
    const page = await createFetcher(web).fetchPage('http://a.example.com/', { signal: never });
    expect(text(page.bytes)).toBe(body);
  });

  it('[NET-9] are counted on the wire and after inflation', async () => {
    const bytes: Record<string, [string, Buffer]> = {
      '/plain': ['identity', Buffer.alloc(5_000, 97)],
      '/small': ['gzip', gzipSync(Buffer.alloc(5_000, 97))],
      '/noise': [
        'gzip',
        gzipSync(Buffer.from(Array.from({ length: 3_000 }, (_, i) => (i * 7919) % 251)), { level: 0 }),
      ],
    };
    const web = await serve({
      '*': (request, response) => {
        const [encoding, content] = bytes[request.url ?? ''] as [string, Buffer];
        response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': encoding });
        response.write(content.subarray(0, 10));
        response.end(content.subarray(10));
      },
    });
    const fetcher = createFetcher(web, { limits: { wireBytes: 1_000 } });
    const get = (path: string, maxBytes: number) =>
      codeOf(fetcher.fetchPage(`http://a.example.com${path}`, { signal: never, maxBytes }));
    expect(await get('/plain', 4_999)).toBe('too_large');
    expect(await get('/plain', 5_000)).toBe('fetched');
    expect(await get('/small', 4_999)).toBe('too_large');
    expect(await get('/small', 5_000)).toBe('fetched');
    expect(await get('/noise', 5_000)).toBe('too_large');
  });

  it('[NET-10] of other types are left unread', async () => {
    let wasRead = 0;
    const web = await serve({
      '*': (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/zip' });
        Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(65_536)))
          .on('data', (chunk: Buffer) => (wasRead += chunk.length))
          .pipe(response);
      },
    });
    const fetcher = createFetcher(web);
    expect(await codeOf(fetcher.fetchPage('http://a.example.com/', { signal: never }))).toBe('unsupported');
    expect(wasRead).toBeLessThan(200 * 65_536);
    const options: FetchPageOptions = { signal: never, accept: ['application/zip'], maxBytes: 20_000_000 };
    expect(await codeOf(fetcher.fetchPage('http://a.example.com/', options))).toBe('fetched');
  });
});

describe('time and concurrency', () => {
  it('[NET-8] ends at the page budget, whatever the server does, and frees its slot', async () => {
    const web = await serve({
      'slow.example.com': (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
      'mute.example.com': () => {},
      'fine.example.com': html('x'),
    });
    const fetcher = createFetcher(web, { limits: { perProcess: 1 } });
    for (const host of ['slow', 'mute']) {
      const started = performance.now();
      const code = await codeOf(fetcher.fetchPage(`http://${host}.example.com/`, { signal: never, timeoutMs: 120 }));
      expect(code).toBe('timeout');
      expect(performance.now() - started).toBeLessThan(5_000);
    }
    expect(await codeOf(fetcher.fetchPage('http://fine.example.com/', { signal: never }))).toBe('fetched');
  });

  it("ends as aborted when the caller's signal does", async () => {
    const web = await serve({ '*': () => {} });
    const controller = new AbortController();
    const fetching = codeOf(createFetcher(web).fetchPage('http://a.example.com/', { signal: controller.signal }));
    controller.abort(new Error('left'));
    expect(await fetching).toBe('aborted');
    expect(await codeOf(createFetcher(web).fetchPage('http://a.example.com/', { signal: controller.signal }))).toBe(
      'aborted',
    );
  });

  it('[NET-8] limits concurrent fetches to one host and in all, and waits in order', async () => {
    let now = 0;
    const most: Record<string, number> = {};
    const waiting: (() => void)[] = [];
    const web = await serve({
      '*': (request, response) => {
        const host = request.headers.host ?? '';
        const key = `${host} busy`;
        most[key] = (most[key] ?? 0) + 1;
        most[host] = Math.max(most[host] ?? 0, most[key] ?? 0);
        most.all = Math.max(most.all ?? 0, ++now);
        waiting.push(() => {
          most[key] = (most[key] ?? 0) - 1;
          now--;
          html('x')(request, response);
        });
        if (waiting.length === 3) for (const answer of waiting.splice(0)) setImmediate(answer);
      },
    });
    const fetcher = createFetcher(web, { limits: { perProcess: 3, perHost: 2 } });
    const urls = ['a', 'a', 'a', 'a', 'b', 'b'].map((name) => `http://${name}.example.com/`);
    const fetching = Promise.all(
      urls.map((url) => codeOf(fetcher.fetchPage(url, { signal: never, timeoutMs: 3_000 }))),
    );
    expect(await fetching).toEqual(urls.map(() => 'fetched'));
    expect(most['a.example.com']).toBeLessThanOrEqual(2);
    expect(most.all).toBe(3);
  });

  it('[NET-16] answers refused and unreachable pages alike: same words, same time', async () => {
    const network = fakeNetwork(1, { dns: { 'inner.example.com': [['10.0.0.1']], 'gone.example.com': [['8.8.8.8']] } });
    // Every reading of the clock is later than the one before, as after resolving and connecting.
    let nowMs = 0;
    let stepMs = 1;
    const now = (): number => {
      stepMs *= 2;
      nowMs += stepMs;
      return nowMs;
    };
    const wait = async (ms: number): Promise<void> => {
      nowMs += ms;
    };
    const fetcher = createFetcher(network, { now, sleep: wait, limits: { refusalMs: 5_000 } });
    const messages = new Set<string>();
    for (const url of [
      'http://127.0.0.1/',
      'http://inner.example.com/',
      'http://gone.example.com/',
      'http://x.example.com/',
    ]) {
      const startedAtMs = nowMs + 2 * stepMs;
      const error = await fetcher.fetchPage(url, { signal: never }).catch((reason: PageError) => reason);
      messages.add((error as PageError).message);
      expect(nowMs - startedAtMs, url).toBe(5_000);
    }
    expect(messages.size).toBe(1);
  });
});

it('[NET-5] the connector of the machine connects to the address given and nowhere else', async () => {
  const server = await startRawServer((socket) => socket.end());
  closers.push(server.close);
  const target = { address: '127.0.0.1', port: server.port, host: 'a.example.com' };
  const socket = await connectDirectly({ ...target, signal: never });
  expect(socket.remoteAddress).toBe('127.0.0.1');
  socket.destroy();
});

type Hop = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  repeat?: boolean;
  noAccept?: boolean;
  gzip?: boolean;
  headerBytes?: number;
  bomb?: { enc: string; inflatedBytes: number };
  hangBeforeHeaders?: boolean;
};
type Scenario = {
  id: string;
  kind: string;
  name: string;
  start: string;
  dns: Record<string, string[][] | 'timeout'>;
  hops: Hop[];
  expect: string;
  connectOnly?: string[];
  withinMs?: number;
  maxReadBytes?: number;
  maxRssGrowthMB?: number;
  forbidRequestHeaders?: string[];
  robots?: unknown;
  selfHosts?: string[];
  selfAddresses?: string[];
};
// Robots, favicons, provenance and batches are decided by other modules and tested with them.
const scenarios = (readCorpus<Scenario>('ssrf.json') ?? []).filter(
  (row) => row.kind === 'scenario' && row.start.startsWith('http') && row.robots === undefined,
);
const MEANING: Record<string, readonly string[]> = {
  block: ['blocked'],
  fetch: ['fetched'],
  error: ['blocked', 'timeout', 'too_large', 'unsupported', 'unreachable', 'too_many_redirects'],
  unsupported: ['unsupported'],
  'too-many-redirects': ['too_many_redirects'],
};

describe.skipIf(scenarios.length === 0)('the corpus of scenarios', () => {
  it.each(scenarios.map((row) => [row.name, row] as const))('[NET-2..10] %s', async (_name, row) => {
    let step = 0;
    let sentBytes = 0;
    const requests: string[] = [];
    const server = await startRawServer((socket, request) => {
      requests.push(request.toLowerCase());
      const hop = row.hops[step] ?? row.hops[row.hops.length - 1];
      if (hop?.repeat !== true) step++;
      if (hop === undefined || hop.noAccept === true || hop.hangBeforeHeaders === true) return;
      sentBytes += sendHop(socket, hop);
    });
    closers.push(server.close);
    const network = fakeNetwork(server.port, { dns: row.dns, connectOnly: row.connectOnly ?? undefined });
    const connect: typeof network.connect = (target) =>
      row.hops[0]?.noAccept === true ? new Promise(() => {}) : network.connect(target);
    const fetcher = createFetcher(
      { resolve: network.resolve, connect },
      // Times scaled down tenfold, so that `withinMs` of the row leaves room for a busy machine.
      {
        selfHosts: row.selfHosts,
        selfAddresses: row.selfAddresses,
        limits: { dnsMs: 300, connectMs: 500, headersMs: 1_000 },
      },
    );
    const rssBefore = process.memoryUsage().rss;
    const started = performance.now();
    const code = await codeOf(fetcher.fetchPage(row.start, { signal: never }));
    const elapsedMs = performance.now() - started;
    const allowed = row.expect.split('-or-').flatMap((word) => MEANING[word] ?? [word]);
    expect(allowed).toContain(code);
    if (row.connectOnly !== undefined) {
      expect(network.connected.filter((address) => !row.connectOnly?.includes(address))).toEqual([]);
    }
    if (row.withinMs !== undefined) expect(elapsedMs).toBeLessThan(row.withinMs);
    if (row.maxRssGrowthMB !== undefined) {
      expect((process.memoryUsage().rss - rssBefore) / 2 ** 20).toBeLessThan(row.maxRssGrowthMB);
    }
    if (row.maxReadBytes !== undefined) expect(sentBytes).toBeLessThan(row.maxReadBytes);
    for (const header of row.forbidRequestHeaders ?? []) {
      expect(requests.some((request) => request.includes(`\n${header.toLowerCase()}:`))).toBe(false);
    }
  });
});

/** Writes one reply byte by byte as the row says; gives the count of body bytes written at once. */
function sendHop(socket: import('node:net').Socket, hop: Hop): number {
  const body = hop.gzip === true ? gzipSync(hop.body ?? '') : Buffer.from(hop.body ?? '');
  const headers: Record<string, string> = { ...hop.headers };
  if (hop.gzip === true) headers['content-encoding'] = 'gzip';
  if (hop.headerBytes !== undefined) headers['x-pad'] = 'a'.repeat(hop.headerBytes);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(Buffer.from(`HTTP/1.1 ${hop.status ?? 200} X\r\nconnection: close\r\n${lines.join('')}\r\n`, 'utf8'));
  if (hop.bomb === undefined) {
    socket.end(body);
    return body.length;
  }
  const block = Buffer.alloc(2 ** 20);
  let left = hop.bomb.inflatedBytes;
  const zeros = new Readable({
    read() {
      left -= block.length;
      this.push(left >= 0 ? block : null);
    },
  });
  const packer = hop.bomb.enc === 'gzip' ? createGzip() : createDeflate();
  zeros.pipe(packer).pipe(socket);
  socket.once('close', () => zeros.destroy());
  return 0;
}
