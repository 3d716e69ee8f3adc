// The whole search over a web of our own: real fetcher, robots, parser and pipeline; one engine that gives the hits of the test.
import { createPageFetcher, type PageFetcherDeps } from '../../api/crawl/fetch-page.ts';
import { createRobots } from '../../api/crawl/robots.ts';
import { createParsePool } from '../../api/documents/parse-pool.ts';
import { createPageReader } from '../../api/documents/read-page.ts';
import type { Engine } from '../../api/search/engine.ts';
import { type RawHit, toHits } from '../../api/search/hits.ts';
import { createSearchPipeline, type SearchPipelineDeps } from '../../api/search/pipeline.ts';

/** The pipeline and its reader. Hits pass through `toHits`, as those of every engine. */
export function createSearchWeb(
  network: Pick<PageFetcherDeps, 'resolve' | 'connect' | 'allowHosts'>,
  hits: readonly RawHit[],
  options: { limits?: PageFetcherDeps['limits']; budget?: SearchPipelineDeps['budget']; robots?: boolean } = {},
) {
  const now = (): number => performance.now();
  const userAgent = 'TestBot/1.0';
  const { resolve, connect, allowHosts } = network;
  const limits = { refusalMs: 0, ...options.limits };
  const fetcher = createPageFetcher({ resolve, connect, allowHosts, userAgent, now, limits });
  const robots = createRobots({ fetcher, now, userAgent, isOn: options.robots !== false });
  const reader = createPageReader({ fetcher, robots, pool: createParsePool(), now });
  const engine: Engine = {
    id: 'scripted',
    kind: 'results',
    description: 'Gives what the test says.',
    search: async ({ count }) => ({ hits: toHits(hits, count), notes: [] }),
  };
  const pipeline = createSearchPipeline({ engines: [engine], reader, now, budget: options.budget });
  return {
    reader,
    pipeline,
    search: (query: string, count = 50) => pipeline.search({ query, count }, { signal: new AbortController().signal }),
  };
}
