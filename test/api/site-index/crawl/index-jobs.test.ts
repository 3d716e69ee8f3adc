import { describe, expect, it } from 'vitest';
import { PageError } from '../../../../api/crawl/page-error.ts';
import type { CrawlEnd } from '../../../../api/site-index/crawl/crawl-queue.ts';
import { type CrawlSite, createIndexJobs, type IndexState } from '../../../../api/site-index/crawl/index-jobs.ts';

const counts = { found: 2, done: 2, fetched: 2, unchanged: 0, removed: 0, failed: 0 };
const locked = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

/** Runs one crawl to its end; `waits` notes the pauses in milliseconds. */
async function run(crawl: CrawlSite): Promise<{ state: IndexState; waits: number[] }> {
  const waits: number[] = [];
  const jobs = createIndexJobs({
    pageCount: () => 1,
    sitemapOf: () => 'https://shop.example/sitemap.xml',
    lastEnd: () => null,
    crawl,
    now: () => 0,
    sleep: async (ms) => void waits.push(ms),
  });
  const state = await new Promise<IndexState>((resolve) => {
    jobs.onChange((changed) => {
      if (changed.status !== 'running') resolve(changed);
    });
    jobs.start('shop');
  });
  return { state, waits };
}

describe('index jobs', () => {
  it('retry while another process writes to the database', async () => {
    let calls = 0;
    const { state, waits } = await run(async () => {
      if (++calls < 3) throw locked();
      return { counts, failures: [] };
    });
    expect(state).toMatchObject({ status: 'done', counts });
    expect(waits).toEqual([1_000, 1_000]);
  });

  it('stop on request, keep their counts, and may be started again', async () => {
    let calls = 0;
    const jobs = createIndexJobs({
      pageCount: () => 1,
      sitemapOf: () => 'https://shop.example/sitemap.xml',
      lastEnd: () => null,
      now: () => 0,
      crawl: (_job, { signal, onProgress }) => {
        calls++;
        onProgress({ found: 9, done: 4 });
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    expect(await jobs.stop('shop')).toBeNull();
    jobs.start('shop');
    expect(await jobs.stop('shop')).toMatchObject({ status: 'stopped', counts: { found: 9, done: 4 } });
    expect(jobs.state('shop')?.error).toBeUndefined();
    expect(await jobs.stop('shop')).toMatchObject({ status: 'stopped' });
    expect(jobs.start('shop').status).toBe('running');
    await jobs.close();
    expect([calls, jobs.state('shop')?.status]).toEqual([2, 'stopped']);
  });

  it('report the last crawl of an earlier process, until one of this process begins', async () => {
    const failed = Array.from({ length: 50 }, (_, n) => ({ url: `https://shop.example/${n}`, reason: 'timeout' }));
    const summary = { ...counts, failed, failedCount: 70, isResumed: false };
    const end = { sitemapUrl: 'https://shop.example/old.xml', startedAtMs: 1_000, endedAtMs: 2_000, summary };
    const jobs = createIndexJobs({
      pageCount: () => 1,
      sitemapOf: () => 'https://shop.example/sitemap.xml',
      lastEnd: (site) => (site === 'shop' ? end : site === 'old' ? { ...end, summary: null } : null),
      now: () => 0,
      crawl: async () => ({ counts, failures: [] }),
    });
    expect(jobs.state('shop')).toMatchObject({
      sitemap: 'https://shop.example/old.xml',
      status: 'done',
      is_first: false,
      ended_at: '1970-01-01T00:00:02.000Z',
      counts: { found: 2, failed: 70 },
    });
    expect(jobs.state('shop')?.failures).toHaveLength(20);
    expect([jobs.state('old'), jobs.state('blog')]).toEqual([null, null]);
    expect(jobs.start('shop')).toMatchObject({ status: 'running', is_first: false });
    expect(jobs.state('shop')?.sitemap).toBe('https://shop.example/sitemap.xml');
    expect(jobs.start('blog').is_first).toBe(true);
    await jobs.close();
  });

  it('report a crawl by another process, once it has ended later than the own one', async () => {
    const summary = { ...counts, failed: [], failedCount: 0, isResumed: false };
    let end: CrawlEnd | null = null;
    const jobs = createIndexJobs({
      pageCount: () => 1,
      sitemapOf: () => 'https://shop.example/sitemap.xml',
      lastEnd: () => end,
      now: () => 5_000,
      crawl: async () => ({ counts: { ...counts, fetched: 1 }, failures: [] }),
    });
    jobs.start('shop');
    await expect.poll(() => jobs.state('shop')?.status).toBe('done');
    end = { sitemapUrl: '', startedAtMs: 3_000, endedAtMs: 4_990, summary };
    expect(jobs.state('shop')?.counts.fetched).toBe(1);
    end = { ...end, endedAtMs: 9_000 };
    expect(jobs.state('shop')?.counts.fetched).toBe(2);
  });

  it('fail on a database that stays locked, with the message of SQLite', async () => {
    const { state, waits } = await run(async () => Promise.reject(locked()));
    expect(state).toMatchObject({ status: 'failed', error: 'database is locked' });
    expect(waits).toHaveLength(60);
  });

  it('report why a sitemap cannot be read and how to fix it, system code included', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { state, waits } = await run(async () => {
      throw new PageError('unreachable', 'connecting to shop.example:443', { cause });
    });
    expect(state.error).toBe(
      'The page could not be reached (connecting to shop.example:443, ECONNREFUSED). Check the address, and that this machine can reach it.',
    );
    expect(waits).toEqual([]);
  });

  it('explain why a site has no pages, and say nothing while they are read', async () => {
    const crawls: (() => void)[] = [];
    const closed = [{ url: 'https://10.0.0.7/', reason: 'blocked', detail: 'The address may not be read (10.0.0.7).' }];
    const jobs = createIndexJobs({
      pageCount: (site) => (site === 'full' ? 3 : 0),
      sitemapOf: (site) => (site === 'bare' ? null : 'https://shop.example/sitemap.xml'),
      lastEnd: () => null,
      now: () => 0,
      crawl: (job) =>
        new Promise((resolve, reject) =>
          crawls.push(() =>
            job.site === 'broken'
              ? reject(new PageError('status', '500'))
              : resolve({ counts, failures: job.site === 'closed' ? closed : [] }),
          ),
        ),
    });
    expect(jobs.explainEmpty('full')).toBeNull();
    expect(jobs.explainEmpty('bare')).toMatch(/no pages to search: set address or sitemap .* or push documents\.$/);
    expect(jobs.explainEmpty('shop')).toMatch(/no pages to search yet/);
    jobs.start('shop');
    jobs.start('closed');
    jobs.start('broken');
    expect([jobs.explainEmpty('shop'), jobs.explainEmpty('broken')]).toEqual([null, null]);
    const ended = new Promise<void>((resolve) => jobs.onChange(({ site }) => site === 'broken' && resolve()));
    for (const end of crawls) end();
    await ended;
    expect(jobs.explainEmpty('shop')).toMatch(/: its pages are gone, closed by robots\.txt, or marked noindex\.$/);
    // Anybody may read this (/readyz), so it names no address.
    expect(jobs.explainEmpty('closed')).toMatch(
      /^Site closed has no pages to search: none could be read\. .* crawler\.allowHosts in the configuration\.$/,
    );
    expect(jobs.explainEmpty('closed')).not.toContain('10.0.0.7');
    expect(jobs.explainEmpty('broken')).toMatch(/its crawl failed, see the log/);
  });
});
