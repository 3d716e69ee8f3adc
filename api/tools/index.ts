// The table of tools, made from the parts that the API has. A new tool is one line in it.
import type { FirstCrawl } from '../site-index/crawl/first-crawl.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import { createSiteSearchTool } from './site-search.ts';
import type { Tool } from './tool.ts';
import { createWebCrawlTool } from './web-crawl.ts';
import { createWebSearchTool, type KeepEntryPoint, type WebSearch, type WebSearchPolicy } from './web-search.ts';

export type ToolDeps = {
  /** The pages of the sites; missing: no `site_search`. */
  index?: Pick<PassageIndex, 'search' | 'statistics'> & Partial<Pick<PassageIndex, 'passagesOf'>>;
  /** Progress while a site's pages are read for the first time; missing: never. */
  firstCrawl?: Pick<FirstCrawl, 'wait' | 'hasFailed'>;
  /** The search pipeline; missing, or without engines: no `web_search`. */
  web?: WebSearch;
  /** When `web_search` is offered; missing: always. */
  policy?: WebSearchPolicy;
  /** Stores a search service's own HTML; missing: it is not shown. */
  keepEntryPoint?: KeepEntryPoint;
};

/** The tools that can be offered, in the order in which a model sees them. */
export function createTools({ index, firstCrawl, web, policy, keepEntryPoint }: ToolDeps): Tool[] {
  return [
    ...(index ? [createSiteSearchTool({ index, ...(firstCrawl ? { firstCrawl } : {}) })] : []),
    ...(web && web.engines.length > 0
      ? [
          createWebSearchTool({ web, ...(policy ? { policy } : {}), ...(keepEntryPoint ? { keepEntryPoint } : {}) }),
          createWebCrawlTool({ web }),
        ]
      : []),
  ];
}
