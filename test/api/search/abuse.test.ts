// The web at its worst, through the whole pipeline: what a search makes of pages that are slow, endless, hostile or not to be
// read at all. Times are scaled down; memory is not.

import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createDeflate, createGzip } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { toHits } from '../../../api/search/hits.ts';
import type { PageReport } from '../../../api/search/read-hits.ts';
import { readCorpus } from '../../helpers/corpus.ts';
import { type Answer, fakeNetwork, html, startFakeWeb, startRawServer } from '../../helpers/fake-web.ts';
import { createSearchWeb } from '../../helpers/search-web.ts';

const MB = 2 ** 20;
const BUDGET = { pages: 5, pageMs: 200, stepMs: 320 };
const never = new AbortController().signal;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const FINE = html(
  `<html lang="en"><title>Hours</title><main><p>${'The museum is open from nine to five on every day but Monday. '.repeat(5)}</p></main></html>`,
);
/** Hosts `h0` and so on, each answering in its own way; `robots` is what all of them say of crawlers. */
async function startHosts(
  answers: readonly Answer[],
  robots: Answer = (_request, response) => void response.writeHead(404).end(),
) {
  const hosts = Object.fromEntries(
    answers.map((answer, n): [string, Answer] => [
      `h${n}.example.com`,
      (request, response) => (request.url === '/robots.txt' ? robots(request, response) : answer(request, response)),
    ]),
  );
  const web = await startFakeWeb(hosts);
  closers.push(web.close);
  const hits = answers.map((_, n) => ({
    title: `Hit ${n}`,
    url: `http://h${n}.example.com/x`,
    snippet: `The museum of host ${n}.`,
  }));
  return { web, hits };
}
const outcomes = (pages: readonly PageReport[]): string[] =>
  pages.map(({ status, reason }) => (reason === undefined ? status : `${status}: ${reason}`));
const five = <T>(value: T): T[] => Array.from({ length: 5 }, () => value);

/** Bytes by which memory went up at most while `work` ran. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 5);
  await work().finally(() => clearInterval(watch));
  return Math.max(highest, process.memoryUsage.rss()) - before;
}

describe('slow pages', () => {
  it('[NET-8] of fifty hits five pages are requested, all time out within the step, and the snippets are used', async () => {
    const { web, hits } = await startHosts(Array.from({ length: 50 }, () => () => {}));
    const { search } = createSearchWeb(web, hits, { budget: { ...BUDGET, pageMs: 1_000, stepMs: 1_500 } });
    const startedAt = performance.now();
    const result = await search('When is the museum open?');
    expect(performance.now() - startedAt).toBeLessThan(4_900);
    expect(outcomes(result.pages)).toEqual(five('failed: timeout'));
    expect(web.requests.filter((one) => one.path === '/x')).toHaveLength(5);
    expect(result.sources).toHaveLength(50);
    expect(result.notes).toEqual([expect.stringContaining('None of the pages could be read')]);
  });

  it('[NET-8] fifty concurrent reads end at their own timeout, and free their slots', async () => {
    const { web } = await startHosts([...Array.from({ length: 50 }, (): Answer => () => {}), FINE]);
    const { reader } = createSearchWeb(web, [], { limits: { perProcess: 8 } });
    const startedAt = performance.now();
    const reading = Array.from({ length: 50 }, (_, n) =>
      reader.readPage(`http://h${n}.example.com/x`, { signal: never, timeoutMs: 150 }).then(
        () => 'read',
        (error: { code: string }) => error.code,
      ),
    );
    expect(new Set(await Promise.all(reading))).toEqual(new Set(['timeout']));
    expect(performance.now() - startedAt).toBeLessThan(7_000);
    const page = await reader.readPage('http://h50.example.com/x', { signal: never, timeoutMs: 3_000 });
    expect(page.text).toContain('nine to five');
  });

  it('[NET-8] slow servers take no slot from those that answer', async () => {
    const { web } = await startHosts([...Array.from({ length: 40 }, (): Answer => () => {}), ...five(FINE)]);
    const { reader } = createSearchWeb(web, [], { limits: { bodies: 2 } });
    const leave = new AbortController();
    const slow = Array.from({ length: 40 }, (_, n) =>
      reader.readPage(`http://h${n}.example.com/x`, { signal: leave.signal, timeoutMs: 20_000 }).catch(() => {}),
    );
    const fine = [40, 41, 42, 43, 44].map((n) =>
      reader.readPage(`http://h${n}.example.com/x`, { signal: never, timeoutMs: 5_000 }),
    );
    expect((await Promise.all(fine)).map((page) => page.title)).toEqual(five('Hours'));
    leave.abort();
    await Promise.all(slow);
  });

  it('[NET-8] times out on a body that trickles, one that never begins and one that never ends', async () => {
    const drip: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('<p>'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const silent: Answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
    const endless: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      new Readable({
        read() {
          this.push(Buffer.alloc(65_536, 97));
        },
      })
        .on('error', () => {})
        .pipe(response);
    };
    const { web, hits } = await startHosts([drip, silent, endless, FINE]);
    const { search } = createSearchWeb(web, hits, { budget: { ...BUDGET, pageMs: 600, stepMs: 1_000 } });
    const { pages } = await search('When is the museum open?');
    expect(outcomes(pages)).toEqual(['failed: timeout', 'failed: timeout', 'failed: too_large', 'read']);
  });

  it('[NET-8] a host that accepts no connection, one without a DNS name and one whose DNS never replies', async () => {
    const { web, hits } = await startHosts([FINE, FINE, FINE, FINE]);
    const network = {
      connect: ((target) =>
        target.host === 'h0.example.com' ? new Promise(() => {}) : web.connect(target)) as typeof web.connect,
      resolve: ((host, options) => {
        if (host === 'h1.example.com') return Promise.reject(new Error('ENOTFOUND'));
        return host === 'h2.example.com' ? new Promise(() => {}) : web.resolve(host, options);
      }) as typeof web.resolve,
    };
    const { search } = createSearchWeb(network, hits, { budget: BUDGET });
    const { pages } = await search('When is the museum open?');
    expect(outcomes(pages)).toEqual(['failed: timeout', 'failed: unreachable', 'failed: timeout', 'read']);
  });
});

/** A page of zeros, compressed beforehand in pieces, so that its cost is not measured. */
async function bomb(encoding: string, packer: Transform): Promise<Answer> {
  const packed: Buffer[] = [];
  await pipeline(Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(MB))), packer, async (source) => {
    for await (const chunk of source) packed.push(chunk as Buffer);
  });
  return (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
      .end(Buffer.concat(packed));
}

describe('endless things', () => {
  it('[NET-7] stops endless redirects after three', async () => {
    const { web, hits } = await startHosts(
      five((request, response) => void response.writeHead(302, { location: `${request.url}x` }).end()),
    );
    const { pages } = await createSearchWeb(web, hits).search('When is the museum open?');
    expect(outcomes(pages)).toEqual(five('failed: unreachable'));
    expect(web.requests.filter((one) => one.path !== '/robots.txt')).toHaveLength(5 * 4);
  });

  it('[NET-13] reads and obeys half a megabyte of a robots.txt of 50 MB', async () => {
    let sent = 0;
    const robots: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      let left = 50 * MB;
      response.write('User-agent: *\nDisallow: /private\n');
      const line = Buffer.from(`${'# nothing '.repeat(6_553)}\n`);
      new Readable({
        read() {
          left -= line.length;
          sent += line.length;
          this.push(left > 0 ? line : null);
        },
      }).pipe(response);
    };
    const { web, hits } = await startHosts(five(FINE), robots);
    const withPrivate = hits.map((hit, n) => (n === 0 ? { ...hit, url: 'http://h0.example.com/private/x' } : hit));
    let pages: readonly PageReport[] = [];
    const growth = await growthDuring(async () => {
      pages = (await createSearchWeb(web, withPrivate).search('When is the museum open?')).pages;
    });
    expect(outcomes(pages)).toEqual(['skipped: robots', 'read', 'read', 'read', 'read']);
    expect(growth).toBeLessThan(64 * MB);
    // What the sockets hold counts as sent.
    expect(sent).toBeLessThan(5 * 8 * MB);
  });

  it('[NET-9] five bombs of 200 MB at once end as too large, within 64 MB', async () => {
    const [gzip, deflate, br] = await Promise.all([
      bomb('gzip', createGzip()),
      bomb('deflate', createDeflate()),
      bomb('br', createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
    ]);
    const { web, hits } = await startHosts([gzip, gzip, deflate, br, gzip]);
    let pages: readonly PageReport[] = [];
    const growth = await growthDuring(async () => {
      pages = (await createSearchWeb(web, hits).search('When is the museum open?')).pages;
    });
    expect(outcomes(pages)).toEqual(five('failed: too_large'));
    expect(growth).toBeLessThan(64 * MB);
  });
});

describe('failing pages', () => {
  const failing: Answer[] = [
    (_request, response) => void response.writeHead(500).end('no'),
    (_request, response) => void response.writeHead(404).end('no'),
    (request) => void request.socket.destroy(),
    (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG'),
    (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  ];
  const reasons = [
    'failed: unreachable',
    'failed: unreachable',
    'failed: unreachable',
    'skipped: unsupported',
    'failed: unreachable',
  ];

  it('five of five: the snippets are used, every hit stays a source, and the model gets a note', async () => {
    const { web, hits } = await startHosts(failing);
    const result = await createSearchWeb(web, hits).search('Where is the museum?');
    expect(outcomes(result.pages)).toEqual(reasons);
    expect(result.sources).toHaveLength(5);
    expect(result.summary).toMatch(/The museum of host \d\. \[\d\]/);
    expect(result.notes).toEqual([
      'None of the pages could be read: the summary rests on what the engine says of them.',
    ]);
  });

  it('four of five: the page that was read is used, without a note', async () => {
    const { web, hits } = await startHosts([...failing.slice(0, 4), FINE]);
    const result = await createSearchWeb(web, hits).search('When is the museum open?');
    expect(outcomes(result.pages)).toEqual([...reasons.slice(0, 4), 'read']);
    expect(result.summary).toContain('open from nine to five on every day but Monday. [5]');
    expect(result.sources).toHaveLength(5);
    expect(result.notes).toEqual([]);
  });
});

type UrlRow = { id: string; kind: string; url: string; expect: string; dns?: Record<string, string[]> };
type Scenario = UrlRow & {
  name: string;
  start: string;
  dns: Record<string, string[][]>;
  hops: { status?: number; headers?: Record<string, string>; body?: string }[];
  connectOnly?: string[];
};
const rows = readCorpus<UrlRow>('ssrf.json') ?? [];

describe('hits that point inside', () => {
  /** Ours, so that the rule holds without the corpus too. */
  const inner = [
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://0xa000001/',
    'http://inner.example.com/',
  ];

  it('[NET-4] [NET-16] are not connected to, and are reported as unreachable pages', async () => {
    const network = fakeNetwork(1, { dns: { 'inner.example.com': [['10.0.0.1']] }, connectOnly: [] });
    const { pages } = await createSearchWeb(
      network,
      inner.map((url) => ({ title: 'x', url, snippet: 'Words.' })),
    ).search('words');
    expect(outcomes(pages)).toEqual(five('failed: unreachable'));
    expect(network.connected).toEqual([]);
  });

  it.skipIf(rows.length === 0)(
    '[NET-2..6] no blocked row of the corpus is connected to, by page or by robots.txt',
    async () => {
      const blocked = rows.filter((row) => row.kind === 'url' && row.expect === 'block');
      let asked = 0;
      for (const row of blocked) {
        const dns = Object.fromEntries(Object.entries(row.dns ?? {}).map(([host, answers]) => [host, [answers]]));
        const network = fakeNetwork(1, { dns, connectOnly: [] });
        const hit = { title: 'x', url: row.url, snippet: 'Words.' };
        // What is no web address never becomes a hit.
        if (toHits([hit], 1).length === 0) continue;
        const result = await createSearchWeb(network, [hit]).search('words');
        asked += result.pages.length;
        expect(network.connected, row.url).toEqual([]);
        for (const page of result.pages)
          expect(page, row.url).toMatchObject({ status: 'failed', reason: 'unreachable', chars: 0 });
      }
      expect(blocked.length).toBeGreaterThan(100);
      // Not all left out for being no address at all.
      expect(asked).toBeGreaterThan(blocked.length / 2);
    },
  );

  const scenarios = (rows as Scenario[]).filter(
    (row) => row.kind === 'scenario' && row.expect === 'block' && row.start.startsWith('http'),
  );
  it.skipIf(scenarios.length === 0).each(scenarios.map((row) => [row.name, row] as const))(
    '[NET-5] [NET-7] scenario: %s',
    async (_name, row) => {
      let step = 0;
      const server = await startRawServer((socket) => {
        const hop = row.hops[Math.min(step++, row.hops.length - 1)];
        const headers = Object.entries(hop?.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.end(
          Buffer.from(
            `HTTP/1.1 ${hop?.status ?? 200} X\r\nconnection: close\r\n${headers.join('')}\r\n${hop?.body ?? ''}`,
          ),
        );
      });
      closers.push(server.close);
      const network = fakeNetwork(server.port, { dns: row.dns });
      const { pages } = await createSearchWeb(network, [{ title: 'x', url: row.start, snippet: 'Words.' }], {
        robots: false,
      }).search('words');
      const isOurselves = 'selfHosts' in row;
      if (!isOurselves) expect(outcomes(pages)).toEqual(['failed: unreachable']);
      if (!isOurselves && row.connectOnly)
        expect(network.connected.filter((address) => !row.connectOnly?.includes(address))).toEqual([]);
    },
  );
});
