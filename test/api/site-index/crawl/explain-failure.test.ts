import { describe, expect, it } from 'vitest';
import { explainFailure, explainReason, readNothing } from '../../../../api/site-index/crawl/explain-failure.ts';

describe('the reason of a page that was not read', () => {
  it.each([
    ['robots', 'set crawler.robots to false'],
    ['blocked', 'add its host:port to crawler.allowHosts'],
    ['no text', 'scripts are not run'],
    ['redirected to another site', 'address or sitemap'],
    ['status 401', 'The crawler signs in nowhere'],
    ['status 403', 'crawler.userAgent'],
    ['internal', 'please report it'],
    ['status 404', 'Open the address in a browser'],
    ['timeout', 'See whether the server is slow'],
    ['same as others', 'see the log'],
    ['TypeError: a name of a function', 'see the log'],
  ])('%s: names the cause and the setting or the step that changes it', (reason, fix) => {
    expect(explainReason(reason)).toContain(fix);
    expect(explainReason(reason)).toMatch(/^[A-Z].*\.$/);
  });

  it('is the detail where there is one, which may name addresses', () => {
    expect(explainFailure({ reason: 'robots', detail: 'robots.txt of https://a.example.' })).toBe(
      'robots.txt of https://a.example.',
    );
    expect(explainFailure({ reason: 'robots' })).toBe(explainReason('robots'));
  });
});

it('a crawl read nothing when pages failed and no other was read, also by the crawl that it continues', () => {
  const counts = { found: 2, done: 2, fetched: 0, unchanged: 0, removed: 0, failed: 2 };
  expect(readNothing(counts)).toBe(true);
  expect(readNothing({ ...counts, found: 0, done: 0, failed: 1 })).toBe(true);
  expect(readNothing({ ...counts, fetched: 1, failed: 1 })).toBe(false);
  expect(readNothing({ ...counts, unchanged: 1, failed: 1 })).toBe(false);
  expect(readNothing({ ...counts, found: 100, done: 100 })).toBe(false);
  expect(readNothing({ ...counts, removed: 2, failed: 0 })).toBe(false);
});
