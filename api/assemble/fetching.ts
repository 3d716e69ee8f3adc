// Fetching pages: which exceptions to the address guard the owner made, and what reads pages under them.
import type { Config } from '../config/config.ts';
import { createPageFetcher, type PageFetcher } from '../crawl/fetch-page.ts';
import { createRobots, type Robots } from '../crawl/robots.ts';
import type { ParsePool } from '../documents/parse-pool.ts';
import { createPageReader, type PageReader } from '../documents/read-page.ts';
import { monotonicMs, systemClock } from '../time/clock.ts';
import type { Sites } from './sites.ts';

/** Fetching, robots and reading under one policy of exceptions. */
export type ReadingKit = { fetcher: PageFetcher; robots: Robots; reader: PageReader };

export type Fetching = {
  readonly userAgent: string;
  /** For any page, with the owner's exceptions. */
  readonly web: PageFetcher;
  /** For a site's own pages. This server's own address is an exception for the pages of its own sitemap alone. */
  ofSite(sitemapUrl: string | null): PageFetcher;
  kitOf(fetcher: PageFetcher): ReadingKit;
};

export function createFetching(
  config: Config,
  { version, sites, pool }: { version: string; sites: Sites; pool: ParsePool },
): Fetching {
  const userAgent = config.crawler.userAgent ?? `agent-chat/${version} (+${config.crawler.contact})`;
  const create = (allowHosts: readonly string[]) =>
    createPageFetcher({ userAgent, now: monotonicMs, allowHosts: [...config.crawler.allowHosts, ...allowHosts] });
  return {
    userAgent,
    web: create([]),
    ofSite(sitemapUrl) {
      const { ownOrigin } = sites;
      const isOwn = ownOrigin !== null && sitemapUrl?.startsWith(`${ownOrigin}/`);
      return create(isOwn ? [new URL(ownOrigin).host] : []);
    },
    kitOf(fetcher) {
      const robots = createRobots({ fetcher, now: monotonicMs, userAgent, isOn: config.crawler.robots });
      const reader = createPageReader({ fetcher, robots, pool, now: systemClock.now, monotonic: monotonicMs });
      return { fetcher, robots, reader };
    },
  };
}
