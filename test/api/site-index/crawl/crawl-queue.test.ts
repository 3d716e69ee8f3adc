import type Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCrawlQueue, VANISHED_TURN } from '../../../../api/site-index/crawl/crawl-queue.ts';
import { openIndex } from '../../../../api/site-index/tables/open-index.ts';

const list = (count: number, host = 'a.example') =>
  Array.from({ length: count }, (_, n) => ({ url: `https://${host}/p${n}`, modifiedAtMs: null }));

const SUMMARY = {
  found: 2,
  done: 2,
  fetched: 1,
  unchanged: 0,
  removed: 0,
  failed: [{ url: 'https://a.example/p1', reason: 'status 503' }],
  failedCount: 1,
  isResumed: false,
};

describe('the queue of a crawl', () => {
  let db: Database.Database;
  beforeEach(() => {
    db = openIndex(':memory:').db;
  });
  const open = (site = 'shop') =>
    createCrawlQueue(db, { site, sitemapUrl: 'https://a.example/list', now: () => 1_000 });

  it('gives each page of a long list once, in order, by host', async () => {
    const queue = open();
    await queue.begin([...list(2_500), ...list(3, 'b.example')], { isComplete: true });
    expect(queue.count()).toBe(2_503);
    expect(queue.hosts().sort()).toEqual(['a.example', 'b.example']);
    const taken: string[] = [];
    for (let url = queue.take('a.example'); url !== null; url = queue.take('a.example')) {
      taken.push(url);
      // Every third one stays taken for the whole time.
      if (taken.length % 3 > 0) queue.settle(url, 'done');
    }
    expect(taken).toEqual(list(2_500).map(({ url }) => url));
    expect(queue.count('waiting')).toBe(Math.floor(2_500 / 3) + 3);
  });

  it('retries a failed page after the others, and counts its attempts', async () => {
    const queue = open();
    await queue.begin(list(3), { isComplete: true });
    const first = queue.take('a.example') as string;
    expect(queue.attempts(first)).toBe(0);
    queue.settle(first, 'waiting');
    const rest: string[] = [];
    for (let url = queue.take('a.example'); url !== null; url = queue.take('a.example')) {
      rest.push(url);
      queue.settle(url, 'failed');
    }
    expect(rest).toEqual(['https://a.example/p1', 'https://a.example/p2', 'https://a.example/p0']);
    expect(queue.attempts(first)).toBe(2);
  });

  it('a page that was taken and not ended waits again after a restart', async () => {
    const queue = open();
    await queue.begin(list(4), { isComplete: true });
    queue.settle(queue.take('a.example') as string, 'done');
    queue.take('a.example');
    const after = open();
    expect(after.resume()).toBe(true);
    expect(after.count('waiting')).toBe(3);
    expect(after.take('a.example')).toBe('https://a.example/p1');
  });

  it('a crawl whose list was interrupted while it was written has not begun', async () => {
    const beginning = open().begin(list(5_000), { isComplete: true });
    await new Promise((resolve) => setImmediate(resolve));
    const after = open();
    expect(after.count()).toBeGreaterThan(0);
    expect(after.count()).toBeLessThan(5_000);
    expect(after.resume()).toBe(false);
    await beginning;
    expect(open().resume()).toBe(true);
  });

  it('keeps the result of the last completed crawl, after a restart too', async () => {
    const queue = open();
    await queue.begin(list(2), { isComplete: true });
    expect([queue.lastEnd(), queue.isUnfinished()]).toEqual([null, true]);
    await queue.finish(SUMMARY);
    expect(open().lastEnd()).toEqual({
      sitemapUrl: 'https://a.example/list',
      startedAtMs: 1_000,
      endedAtMs: 1_000,
      summary: SUMMARY,
    });
    expect([open('blog').lastEnd(), open().isUnfinished(), open().resume(), open().count()]).toEqual([
      null,
      false,
      false,
      0,
    ]);
  });

  it('is locked by the process that crawls, as long as that runs and makes progress', async () => {
    let nowMs = 1_000;
    const running = new Set([1, 2]);
    const of = (pid: number) =>
      createCrawlQueue(db, {
        site: 'shop',
        sitemapUrl: 'https://a.example/list',
        now: () => nowMs,
        pid,
        isAlive: (other) => running.has(other),
      });
    const [first, second] = [of(1), of(2)];
    expect(second.isHeldByOther()).toBe(false);
    await first.begin(list(9), { isComplete: true });
    const seen = () => [first.isHeldByOther(), of(1).isHeldByOther(), second.isHeldByOther()];
    expect(seen()).toEqual([false, false, true]);
    nowMs += 50_000;
    first.settle(first.take('a.example') as string, 'done');
    nowMs += 50_000;
    expect(second.isHeldByOther()).toBe(true);
    nowMs += 10_001;
    expect(second.isHeldByOther()).toBe(false);
    first.settle(first.take('a.example') as string, 'done');
    expect(second.isHeldByOther()).toBe(true);
    running.delete(1);
    expect(second.isHeldByOther()).toBe(false);
    expect(second.resume()).toBe(true);
    expect([of(1).isHeldByOther(), second.isHeldByOther()]).toEqual([true, false]);
    second.release();
    expect([of(1).isHeldByOther(), of(1).resume()]).toEqual([false, true]);
    await of(1).finish(SUMMARY);
    expect(second.isHeldByOther()).toBe(false);
  });

  describe('removing pages that are no longer listed', () => {
    /** A completed crawl of so many pages, and another one that lists every tenth of them. */
    async function begin(pages: number, isComplete = true) {
      const first = open();
      await first.begin(list(pages), { isComplete: true });
      for (const { url } of list(pages)) first.claim(url, url, `content of ${url}`);
      await first.finish(SUMMARY);
      const second = open();
      await second.begin(
        list(pages).filter((_, n) => n % 10 === 0),
        { isComplete },
      );
      return second;
    }

    it('works in steps of a bounded size, each with its own pages', async () => {
      const queue = await begin(2_500);
      const taken: string[] = [];
      let turns = 0;
      for (let after: string | null = ''; after !== null; turns++) {
        const { urls, next } = queue.takeVanished(after);
        expect(urls.length).toBeLessThanOrEqual(VANISHED_TURN.pages);
        taken.push(...urls);
        after = next;
      }
      expect(turns).toBe(Math.ceil(2_250 / VANISHED_TURN.pages));
      expect(taken.sort()).toEqual(
        list(2_500)
          .map(({ url }) => url)
          .filter((_, n) => n % 10 > 0)
          .sort(),
      );
      expect(queue.takeVanished('')).toEqual({ urls: [], next: null });
    });

    it('resumes after a restart, and never takes a page twice', async () => {
      const queue = await begin(500);
      const before = [queue.takeVanished(''), queue.takeVanished('')].flatMap(({ urls }) => urls);
      const after = open();
      expect(after.resume()).toBe(true);
      const rest: string[] = [];
      for (let from: string | null = ''; from !== null; ) {
        const { urls, next } = after.takeVanished(from);
        rest.push(...urls);
        from = next;
      }
      expect(new Set([...before, ...rest]).size).toBe(450);
      expect(before.length + rest.length).toBe(450);
    });

    it('keeps a page that another record still holds until that one is removed as well', async () => {
      const first = open();
      const [one, other] = list(2).map(({ url }) => url) as [string, string];
      await first.begin(list(2), { isComplete: true });
      for (const url of [one, other]) first.claim(url, one, 'the same');
      await first.finish(SUMMARY);
      const second = open();
      await second.begin([{ url: other, modifiedAtMs: null }], { isComplete: true });
      expect(second.takeVanished('').urls).toEqual([]);
      await second.finish(SUMMARY);
      const third = open();
      await third.begin(list(1, 'b.example'), { isComplete: true });
      expect(third.takeVanished('').urls).toEqual([one]);
    });

    it('takes none once another process has ended the crawl or begun one, whose list is not this one', async () => {
      const queue = await begin(300);
      const other = open();
      expect(other.resume()).toBe(true);
      await other.finish(SUMMARY);
      expect(queue.takeVanished('').urls).toEqual([]);
      const next = open();
      await next.begin(list(3, 'b.example'), { isComplete: true });
      expect(queue.takeVanished('').urls).toEqual([]);
      await queue.finish(SUMMARY);
      expect([next.count(), next.isUnfinished()]).toEqual([3, true]);
    });

    it('takes none when the list is incomplete', async () => {
      const queue = await begin(300, false);
      expect(queue.takeVanished('')).toEqual({ urls: [], next: null });
    });
  });
});
