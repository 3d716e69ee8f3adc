import { expect, it, vi } from 'vitest';
import { createIndexJobs } from '../../api/site-index/crawl/index-jobs.ts';
import { followCrawls } from '../../api/start-text.ts';

it('a crawl that reads nothing names the cause and the setting that changes it', async () => {
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const jobs = createIndexJobs({
      pageCount: () => 0,
      sitemapOf: () => 'https://shop.example/',
      lastEnd: () => null,
      now: () => 0,
      crawl: async () => ({
        counts: { found: 1, done: 1, fetched: 0, unchanged: 0, removed: 0, failed: 1 },
        failures: [{ url: 'https://shop.example/', reason: 'robots' }],
      }),
    });
    followCrawls({ jobs, index: { pageCount: () => 0 } });
    jobs.start('shop');
    await expect.poll(() => jobs.state('shop')?.status).toBe('done');
    const why =
      'The site asks crawlers not to read this page (robots.txt). Allow it in robots.txt, or set crawler.robots to false for a site of your own.';
    expect(lines.mock.calls.map(([line]) => line).slice(1)).toEqual([
      `index shop: 0 pages, 0 read, 0 unchanged, 0 removed, 1 failed (first: https://shop.example/ robots). ${why}`,
      `index shop: Site shop has no pages to search: none could be read. ${why}`,
    ]);
  } finally {
    lines.mockRestore();
  }
});
