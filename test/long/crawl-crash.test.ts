import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const PAGES = 500;
/** Kills in one crawl, each after about this many more pages. */
const KILLS = 3;
const PAGES_BETWEEN = 110;
/** Pages of one host that are read at once: those in flight may be requested again. */
const IN_FLIGHT = 2;

describe('kill -9 in the middle of a crawl', () => {
  let site: StandIn;
  let api: ApiProcess;

  beforeAll(async () => {
    site = await startStandIn(async ({ path, headers }, response) => {
      const origin = `http://${headers.host}`;
      if (path === '/sitemap.xml') {
        const urls = Array.from({ length: PAGES }, (_, n) => `<url><loc>${origin}/p${n}</loc></url>`);
        response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
        return;
      }
      const number = Number(/^\/p(\d+)$/.exec(path)?.[1] ?? -1);
      if (number < 0) return void response.writeHead(404).end();
      await delay(5);
      const text = `Locker number ${number} is opened with key k${number * 7} and holds coats of guests who stay for the evening.`;
      const body = `<html lang="en"><head><title>Locker ${number}</title></head><body><main><h1>Locker ${number}</h1><p>${text}</p></main></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: `"${number}"` }).end(body);
    });
    api = await ApiProcess.start({
      config: {
        sites: [{ key: 'default', origins: ['loopback'], sitemap: `${site.origin}/sitemap.xml` }],
        crawler: { allowHosts: [site.host], robots: false },
      },
    });
  });
  afterAll(async () => {
    await api?.close();
    await site?.close();
  });

  const asked = () => site.requests.filter(({ path }) => path.startsWith('/p'));
  const state = async () =>
    (await (await api.admin('/api/v1/admin/index')).json()) as {
      status: string;
      is_first: boolean;
      ended_at: string;
      next_at: string;
      counts: { found: number; done: number; fetched: number };
    };

  it(`resumes after ${KILLS} of them, reads the sitemap once and no page twice except those in flight`, async () => {
    for (let kill = 1; kill <= KILLS; kill++) {
      await expect.poll(() => asked().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(kill * PAGES_BETWEEN);
      await api.kill('SIGKILL');
      await api.start();
      const { counts, is_first } = await state();
      expect(is_first).toBe(true);
      expect(counts.done, `after kill ${kill}`).toBeGreaterThan(kill * (PAGES_BETWEEN - IN_FLIGHT));
    }
    await expect.poll(async () => (await state()).status, { timeout: 60_000 }).toBe('done');
    expect((await state()).counts).toMatchObject({ found: PAGES, done: PAGES });

    expect(site.requests.filter(({ path }) => path === '/sitemap.xml')).toHaveLength(1);
    const times = new Map<string, number>();
    for (const { path } of asked()) times.set(path, (times.get(path) ?? 0) + 1);
    expect(times.size).toBe(PAGES);
    const twice = [...times.values()].reduce((sum, count) => sum + count - 1, 0);
    expect(twice).toBeLessThanOrEqual(KILLS * IN_FLIGHT);

    const db = new Database(api.indexFile, { readonly: true });
    const one = (sql: string) => db.prepare(sql).pluck().get();
    expect(one('PRAGMA integrity_check')).toBe('ok');
    expect(one('SELECT count(*) FROM site_index_pages')).toBe(PAGES);
    expect(one('SELECT count(DISTINCT url) FROM site_index_pages')).toBe(PAGES);
    expect(one('SELECT count(*) FROM site_index_passages')).toBe(PAGES);
    expect(one('SELECT passages FROM site_index_sites')).toBe(PAGES);
    expect(one('SELECT count(*) FROM site_crawl_queue')).toBe(0);
    // Each word that is on one page is found on that page, once.
    expect(one(`SELECT count(*) FROM site_index_fts_1 WHERE site_index_fts_1 MATCH '"coat"'`)).toBe(PAGES);
    db.close();
  });

  it('a completed crawl is not repeated after a restart, and reports its result and the time of the next one', async () => {
    const before = await state();
    const requests = site.requests.length;
    expect(await api.kill('SIGTERM')).toBe(0);
    await api.start();
    const after = await state();
    expect(after).toMatchObject({ status: 'done', is_first: false, counts: before.counts });
    // Counted from the stored end; up to a tenth later, so that servers do not all crawl at once.
    const restMs = Date.parse(after.next_at) - Date.parse(after.ended_at);
    expect(restMs / 3_600_000).toBeGreaterThanOrEqual(24);
    expect(restMs / 3_600_000).toBeLessThanOrEqual(24 * 1.1);
    expect(site.requests).toHaveLength(requests);
  });
});
