// What the providers of tools are made from; see index.ts for their table.
import type { PageToolsConfig } from '../config/tools/tools-config.ts';
import type { SiteTime } from '../ranking/answers/values/hours/opening-hours.ts';
import type { FirstCrawl } from '../site-index/crawl/first-crawl.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import type { PageCalls } from '../store/contract/page-calls.ts';
import type { SiteTool } from './http/http-tool.ts';
import type { ReportingServer } from './mcp/mcp-server.ts';
import type { OpenApiTools } from './openapi/load-document.ts';
import type { KeepEntryPoint, WebSearch, WebSearchPolicy } from './web-search.ts';

/** The parts of the API that tools work with. A provider whose parts are missing has no tools. */
export type ToolDeps = {
  /** The pages of the sites. */
  index?: Pick<PassageIndex, 'search' | 'statistics'> & Partial<Pick<PassageIndex, 'passagesOf' | 'getPage'>>;
  /** Whether a site has pages to search; missing: every site has. */
  hasPages?: (site: string) => boolean;
  /** Progress while a site's pages are read for the first time; missing: never. */
  firstCrawl?: Pick<FirstCrawl, 'wait' | 'hasFailed'>;
  /** The time at a site whose time zone is set. */
  siteTime?: (site: string) => SiteTime | undefined;
  /** The search pipeline. */
  web?: WebSearch;
  /** When `web_search` is offered; missing: always. */
  policy?: WebSearchPolicy;
  /** Stores a search service's own HTML; missing: it is not shown. */
  keepEntryPoint?: KeepEntryPoint;
  /** The owner's HTTP tools, those of OpenAPI documents included. */
  ownerTools?: readonly SiteTool[];
  /** Those of OpenAPI documents that are read from an address, once they are there. */
  openApi?: readonly OpenApiTools[];
  /** The owner's MCP servers. */
  mcp?: readonly ReportingServer[];
  /** Tools of the visitors' pages: what the owner allows, and what the pages declared and answered. */
  page?: { config: PageToolsConfig; calls: Pick<PageCalls, 'declared' | 'ofCall'> };
};
