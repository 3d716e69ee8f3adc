import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCrawlQueue } from '../../../api/site-index/crawl-queue.ts';

const list = (count: number, host = 'a.example') =>
  Array.from({ length: count }, (_, n) => ({ url: `https://${host}/p${n}`, modifiedAtMs: null }));

describe('the queue of a crawl', () => {
  let db: Database.Database;
  beforeEach(() => {
    db = new Database(':memory:');
  });
  const open = (site = 'shop') =>
    createCrawlQueue(db, { site, sitemapUrl: 'https://a.example/list', now: () => 1_000 });

  it('gives each page of a long list once, in order, by host', async () => {
    const queue = open();
    await queue.begin([...list(2_500), ...list(3, 'b.example')], true);
    expect(queue.count()).toBe(2_503);
    expect(queue.hosts().sort()).toEqual(['a.example', 'b.example']);
    const taken: string[] = [];
    for (let url = queue.take('a.example'); url !== null; url = queue.take('a.example')) {
      taken.push(url);
      // Every third stays in somebody's hands for the whole time.
      if (taken.length % 3 > 0) queue.settle(url, 'done');
    }
    expect(taken).toEqual(list(2_500).map(({ url }) => url));
    expect(queue.count('waiting')).toBe(Math.floor(2_500 / 3) + 3);
  });

  it('gives a page that failed again, after the others, and counts its attempts', async () => {
    const queue = open();
    await queue.begin(list(3), true);
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

  it('what was taken and not ended waits again after a restart', async () => {
    const queue = open();
    await queue.begin(list(4), true);
    queue.settle(queue.take('a.example') as string, 'done');
    queue.take('a.example');
    const after = open();
    expect(after.resume()).toBe(true);
    expect(after.count('waiting')).toBe(3);
    expect(after.take('a.example')).toBe('https://a.example/p1');
  });

  it('a list that was cut off while it was written has not begun', async () => {
    const beginning = open().begin(list(5_000), true);
    await new Promise((resolve) => setImmediate(resolve));
    const after = open();
    expect(after.count()).toBeGreaterThan(0);
    expect(after.count()).toBeLessThan(5_000);
    expect(after.resume()).toBe(false);
    await beginning;
    expect(open().resume()).toBe(true);
  });

  it('knows whether a crawl of the site has ever come to its end', async () => {
    const queue = open();
    await queue.begin(list(2), true);
    expect(queue.hasFinished()).toBe(false);
    await queue.finish();
    expect([open().hasFinished(), open('blog').hasFinished(), open().resume(), open().count()]).toEqual([
      true,
      false,
      false,
      0,
    ]);
  });
});
