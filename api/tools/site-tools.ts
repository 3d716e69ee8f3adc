// `site_search`, for sites that have pages.

import { createSiteSearchTool } from './site-search.ts';
import type { ToolDeps } from './tool-deps.ts';
import type { ToolProvider } from './tool-provider.ts';

export function siteTools({ index, hasPages = () => true, firstCrawl, siteTime }: ToolDeps): ToolProvider {
  const tools = index
    ? [createSiteSearchTool({ index, ...(firstCrawl ? { firstCrawl } : {}), ...(siteTime ? { siteTime } : {}) })]
    : [];
  return { list: async ({ site }) => (hasPages(site) ? tools : []) };
}
