// Acceptance 2 with real seconds and real HTTP: five pages after 0.2, 0.5, 1, 4 and 30 s, the built parser, the real budgets.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageFetcher } from '../../api/crawl/fetch-page.ts';
import { createRobots } from '../../api/crawl/robots.ts';
import { createParsePool, type ParsePool } from '../../api/documents/parse-pool.ts';
import { createPageReader } from '../../api/documents/read-page.ts';
import type { Engine } from '../../api/search/engine.ts';
import { createSearchPipeline } from '../../api/search/pipeline.ts';
import { READ_BUDGET } from '../../api/search/read-hits.ts';
import { type StandIn, startPages } from '../helpers/stand-ins.ts';

const DELAYS_MS = [200, 500, 1_000, 4_000, 30_000];
/** On a machine that also runs other tests. */
const SLACK_MS = 1_500;

let pages: StandIn;
let pool: ParsePool;
beforeAll(async () => {
  const words = 'The museum is open from nine to five on every day but Monday. ';
  pages = await startPages(
    Object.fromEntries(
      DELAYS_MS.map((ms) => [
        `/${ms}`,
        { html: `<html lang="en"><title>After ${ms}</title><main><p>${words.repeat(5)}</p></main></html>`, ms },
      ]),
    ),
  );
  pool = createParsePool({ workerUrl: new URL('../../dist/api/parse-worker.js', import.meta.url) });
});
afterAll(async () => {
  await pool.close();
  await pages.close();
});

it('[NET-8] the step ends within its budget with four pages read and one failed', async () => {
  const now = (): number => performance.now();
  const userAgent = 'TestBot/1.0';
  const fetcher = createPageFetcher({ userAgent, now, allowHosts: [pages.host] });
  const reader = createPageReader({ fetcher, robots: createRobots({ fetcher, now, userAgent }), pool, now });
  const hits = DELAYS_MS.map((ms) => ({
    title: `After ${ms}`,
    url: `${pages.origin}/${ms}`,
    source: '',
    date: null,
    snippet: `Snippet of ${ms}.`,
    favicon: null,
  }));
  const engine: Engine = {
    id: 'scripted',
    kind: 'results',
    description: '',
    search: async () => ({ hits, notes: [] }),
  };
  const progress: string[] = [];
  const startedAt = now();
  let stepMs = 0;
  const result = await createSearchPipeline({ engines: [engine], reader, now }).search(
    { query: 'When is the museum open?' },
    {
      signal: new AbortController().signal,
      onProgress: (phase, done, total) => {
        progress.push(done === undefined ? phase : `${phase} ${done}/${total}`);
        if (phase === 'writing') stepMs = now() - startedAt;
      },
    },
  );
  expect(result.pages.map(({ status, reason }) => (reason === undefined ? status : `${status}: ${reason}`))).toEqual([
    'read',
    'read',
    'read',
    'read',
    'failed: timeout',
  ]);
  // The slowest page is cancelled after its own budget, and the step waits for no longer.
  expect(stepMs).toBeGreaterThanOrEqual(READ_BUDGET.pageMs - 5);
  expect(stepMs).toBeLessThan(READ_BUDGET.pageMs + SLACK_MS);
  expect(stepMs).toBeLessThan(READ_BUDGET.stepMs);
  expect(progress).toEqual(['searching', ...[0, 1, 2, 3, 4, 5].map((done) => `reading ${done}/5`), 'writing']);
  expect(result.summary).toMatch(/nine to five.*\[\d\]/);
  expect(result.sources).toHaveLength(5);
});
