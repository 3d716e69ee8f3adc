// `web_search` and `web_crawl`, where an engine is configured. The visitor's message decides whether the search is offered, and
// with which engines: it is the same for all model calls of a run, and the next message is evaluated on its own.
import { beginChain, isSearchOffered, offeredEngines } from '../search/intent.ts';
import { SearchMemory } from './search-memory.ts';
import type { Tool } from './tool.ts';
import type { ToolDeps } from './tool-deps.ts';
import type { ToolProvider } from './tool-provider.ts';
import { createWebCrawlTool } from './web-crawl.ts';
import { createWebSearchTool, type WebResult } from './web-search.ts';

export function webTools({
  web,
  policy,
  keepEntryPoint,
}: Pick<ToolDeps, 'web' | 'policy' | 'keepEntryPoint'>): ToolProvider {
  if (!web || web.engines.length === 0) return { list: async () => [] };
  const engines = web.engines.map((engine) => ({
    ...engine,
    isGoogle: policy?.googleEngines.includes(engine.id) ?? false,
  }));
  const memory = new SearchMemory<WebResult>();
  const whole = createWebSearchTool({ web, memory, keepEntryPoint });
  const crawl = createWebCrawlTool({ web });
  const searchFor = (question: string, isWanted: boolean): Tool[] => {
    const chain = beginChain(question);
    if (!isWanted && !isSearchOffered(policy?.injectPolicy ?? 'always', chain)) return [];
    const offered = offeredEngines(engines, chain);
    return [
      offered.length === engines.length
        ? whole
        : createWebSearchTool({ web, engines: offered, memory, keepEntryPoint }),
    ];
  };
  return { list: async ({ question, wantsSearch = false }) => [...searchFor(question, wantsSearch), crawl] };
}
