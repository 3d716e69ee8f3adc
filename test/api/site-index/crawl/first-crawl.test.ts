import { describe, expect, it } from 'vitest';
import type { CrawlCounts } from '../../../../api/site-index/crawl/crawl-queue.ts';
import {
  createFirstCrawl,
  FIRST_CRAWL,
  type FirstCrawlProgress,
} from '../../../../api/site-index/crawl/first-crawl.ts';
import type { IndexState } from '../../../../api/site-index/crawl/index-jobs.ts';

/** A crawl of the site `shop` scripted by the test, and a clock that the test moves. */
function createScene(first: Partial<IndexState> = {}) {
  let nowMs = 0;
  let waits = 0;
  const listeners = new Set<(state: IndexState) => void>();
  const counts: CrawlCounts = { found: 0, done: 0, fetched: 0, unchanged: 0, removed: 0, failed: 0 };
  const begun: IndexState = {
    site: 'shop',
    sitemap: 'https://shop.example/sitemap.xml',
    status: 'running',
    is_first: true,
    started_at: new Date(0).toISOString(),
    counts,
    failures: [],
  };
  let state: IndexState = { ...begun, ...first };
  /** Resolves by `timeUp`, rejects with the signal's reason: like a pause whose timer the test holds. */
  let timeUp = () => {};
  const reading = createFirstCrawl({
    jobs: {
      state: (site) => (site === 'shop' ? state : null),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    now: () => nowMs,
    sleep: (ms, signal) => {
      waits = ms;
      return new Promise((resolve, reject) => {
        timeUp = resolve;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  const seen: FirstCrawlProgress[] = [];
  return {
    reading,
    seen,
    /** A subscriber besides the one that measures the pace. */
    waiting: () => listeners.size > 1,
    timeUp: () => timeUp(),
    waits: () => waits,
    wait: (signal = new AbortController().signal) =>
      reading.wait('shop', { signal, onProgress: (progress) => seen.push(progress) }),
    /** So many pages of the list are read at this moment. */
    at(ms: number, found: number, read: number, change: Partial<IndexState> = {}) {
      nowMs = ms;
      state = { ...state, counts: { ...state.counts, found, done: read, fetched: read }, ...change };
      for (const listener of [...listeners]) listener(state);
    },
  };
}

describe('the first crawl of a site', () => {
  it('is waited for when its end is near, with its progress on the way', async () => {
    const scene = createScene();
    const waiting = scene.wait();
    scene.at(500, 10, 0);
    scene.at(1_000, 10, 5);
    scene.at(2_000, 10, 10, { status: 'done' });
    expect(await waiting).toBeNull();
    expect(scene.seen).toEqual([
      { read: 0, of: 10 },
      { read: 5, of: 10 },
    ]);
    expect(scene.waiting()).toBe(false);
  });

  it('is waited for no longer than the limit, and then reported with its progress', async () => {
    const scene = createScene();
    const waiting = scene.wait();
    scene.at(4_000, 10, 9);
    expect(scene.waiting()).toBe(true);
    scene.timeUp();
    expect(await waiting).toEqual({ read: 9, of: 10 });
    expect(scene.waits()).toBe(FIRST_CRAWL.waitMs);
    expect(scene.waiting()).toBe(false);
  });

  it('is not waited for when at its pace it would take longer than the bound', async () => {
    const scene = createScene();
    scene.at(1_000, 400, 1);
    scene.at(3_000, 400, 20);
    expect(await scene.wait()).toEqual({ read: 20, of: 400 });
    expect(scene.waits()).toBe(0);
  });

  it('is no longer waited for when its pace turns out too slow', async () => {
    const scene = createScene();
    const waiting = scene.wait();
    scene.at(100, 400, 0);
    // Too early to judge: the first page is always late.
    scene.at(3_000, 400, 1);
    expect(scene.waiting()).toBe(true);
    scene.at(3_000 + FIRST_CRAWL.judgeAfterMs, 400, 10);
    expect(await waiting).toEqual({ read: 10, of: 400 });
    expect(scene.waiting()).toBe(false);
  });

  it('is judged by its own pace when it resumes an interrupted crawl', async () => {
    const scene = createScene();
    // 390 of 400 were read before the restart, four in this second: two more seconds.
    const counts = { found: 400, done: 395, fetched: 5, unchanged: 0, removed: 0, failed: 0 };
    const waiting = scene.wait();
    scene.at(1_000, 400, 391, { counts: { ...counts, done: 391, fetched: 1 } });
    scene.at(1_000 + FIRST_CRAWL.judgeAfterMs, 400, 395, { counts });
    expect(scene.reading.progress('shop')).toEqual({ read: 395, of: 400 });
    scene.timeUp();
    expect(await waiting).toEqual({ read: 395, of: 400 });
    expect(scene.waits()).toBe(FIRST_CRAWL.waitMs);
  });

  it('ends the wait when the run is stopped', async () => {
    const scene = createScene();
    const stop = new AbortController();
    const waiting = scene.wait(stop.signal);
    stop.abort(new Error('stopped by the visitor'));
    await expect(waiting).rejects.toThrow('stopped by the visitor');
    expect(scene.waiting()).toBe(false);
  });

  it('is over for a site that was crawled completely before, and for one that is not crawled', async () => {
    const again = createScene({ is_first: false });
    again.at(100, 10, 2);
    expect(await again.wait()).toBeNull();
    expect(again.waits()).toBe(0);
    const other = createScene();
    expect(await other.reading.wait('blog', { signal: new AbortController().signal, onProgress: () => {} })).toBeNull();
  });

  it('that the owner stopped is not waited for, and reported with its progress', async () => {
    const scene = createScene();
    scene.at(100, 10, 3, { status: 'stopped' });
    expect(await scene.wait()).toEqual({ read: 3, of: 10 });
    expect(scene.waits()).toBe(0);
  });

  it('is reported when it failed', () => {
    expect(createScene({ status: 'failed' }).reading.hasFailed('shop')).toBe(true);
    expect(createScene({ status: 'failed', is_first: false }).reading.hasFailed('shop')).toBe(false);
    expect(createScene().reading.hasFailed('shop')).toBe(false);
  });
});
