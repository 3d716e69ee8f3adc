// The tools of a process: the providers of the table, and what the built-in ones work with.
import { randomBytes } from 'node:crypto';
import { toSearchEntryPath } from '../../protocol/index.ts';
import type { Config } from '../config/config.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import type { Store } from '../store/contract/store.ts';
import type { Clock } from '../time/clock.ts';
import { timeInZone } from '../time/time-in-zone.ts';
import { withDeadline } from '../time/wait.ts';
import { createTools, type ToolTable } from '../tools/index.ts';
import { withRules } from '../tools/owner/apply-rules.ts';
import type { ToolNotes } from '../tools/tool-notes.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import type { OwnerTools } from './owner-tools.ts';
import type { SiteIndex } from './site-index.ts';
import type { Sites } from './sites.ts';
import type { WebSearch } from './web-search.ts';

export function assembleTools(
  config: Config,
  deps: Pick<SiteIndex, 'firstCrawl' | 'hasPages'> & {
    store: Store;
    sites: Pick<Sites, 'get'>;
    index: PassageIndex;
    web: WebSearch | null;
    table: ToolTable | undefined;
    owner: Pick<OwnerTools, 'ownerTools' | 'openApi' | 'mcp'>;
    clock: Pick<Clock, 'now'>;
    notes: ToolNotes;
    onError(error: unknown): void;
  },
): ToolProvider {
  const { store, sites, index, firstCrawl, hasPages, web, table, owner, clock, notes, onError } = deps;
  const { injectPolicy, engines } = config.webSearch;
  const googleEngines = engines.filter((engine) => engine.isGoogle).map((engine) => engine.id);
  const onLeftOut = (name: string, note: string) => notes.set(`name ${name}`, [note]);
  const toolDeps = {
    index,
    hasPages,
    firstCrawl,
    siteTime(site: string) {
      const zone = sites.get(site)?.timeZone;
      return zone === undefined ? undefined : timeInZone(clock.now(), zone);
    },
    ...(web ? { web: web.pipeline } : {}),
    policy: { injectPolicy, googleEngines },
    ...owner,
    page: { config: config.tools.page, calls: store.pageCalls },
    async keepEntryPoint(conversationId: string, html: string) {
      // 128 random bits: knowing the path is the permission to read it.
      const id = randomBytes(16).toString('base64url');
      await store.searchEntries.put({ id, conversationId, html });
      return toSearchEntryPath(id);
    },
  };
  return withRules(createTools(toolDeps, { table, onError, onLeftOut }), config.tools.rules);
}

/** A message waits no longer for the names of tools, in ms: a name that is missed here is taken all the same when it is called. */
const NAMES_MS = 1_000;

/** The names of the tools that a site has without those of a page; none where a service is too slow. Never rejects. */
export function createToolNames(tools: ToolProvider): (site: string) => Promise<ReadonlySet<string>> {
  return async (site) => {
    const list = (signal: AbortSignal) => tools.list({ site, question: '', visitor: '' }, { signal });
    const toError = () => new Error('The tools took too long.');
    const found = await withDeadline(list, { timeoutMs: NAMES_MS, toError }).catch(() => []);
    return new Set(found.map(({ name }) => name));
  };
}
