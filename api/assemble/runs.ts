// What drives runs: the runner with the model, the tools and the instructions of each site.
import type { Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { MAX_PARALLEL_RUNS_PER_SITE } from '../runs/input/limits.ts';
import type { RunFacts } from '../runs/observe-run.ts';
import type { PageTabs } from '../runs/page-calls/page-tabs.ts';
import { createRunner, type Runner } from '../runs/runner.ts';
import type { SiteRegistry } from '../sites/site-registry.ts';
import type { Store } from '../store/contract/store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import type { Models } from './models.ts';
import type { Sites } from './sites.ts';

export function assembleRunner(
  config: Config,
  deps: Pick<Models, 'model' | 'named' | 'fallback'> & {
    store: Store;
    files: FileStore;
    queue: JobQueue;
    sites: Sites & { registry: Pick<SiteRegistry, 'all'> };
    tools: ToolProvider;
    tabs: PageTabs;
    steadyNow(): number;
    telemetry: Telemetry;
    onError(error: unknown, runId: string): void;
    onRun?: ((facts: RunFacts) => void) | undefined;
  },
): Runner {
  const { store, files, queue, sites, model, named, fallback, tools, tabs, steadyNow, telemetry, onError, onRun } =
    deps;
  return createRunner({
    store,
    files,
    queue,
    steadyNow,
    // A site removed from the configuration finishes its runs with a default name and the model.
    siteAgent(key) {
      const site = sites.get(key);
      const { name = 'Assistant', avatar, instructions } = site?.agent ?? {};
      return {
        agent: { name, ...(avatar ? { avatar } : {}) },
        model: (site?.model === undefined ? null : named(site.model)) ?? model,
        ...(fallback ? { fallback } : {}),
        tools: site?.tools === undefined ? tools : only(tools, site.tools),
        ...(instructions ? { instructions } : {}),
        ...(site?.followUps === false ? { followUps: false } : {}),
        captions: {
          titles: site?.modelTitles !== false,
          followUps: site?.followUps !== false && site?.modelFollowUps !== false,
        },
      };
    },
    onError,
    ...(onRun ? { onRun } : {}),
    telemetry,
    tabs,
    secrets: () => [...secretsOf(config), ...[...sites.registry.all.values()].flatMap(({ secret = [] }) => secret)],
    slotsPerSite: () => (sites.registry.all.size > 1 ? MAX_PARALLEL_RUNS_PER_SITE : Number.POSITIVE_INFINITY),
  });
}

/** The tools with these names, and those of the page, which are the visitor's own. */
function only(tools: ToolProvider, names: readonly string[]): ToolProvider {
  return {
    list: async (request, options) =>
      (await tools.list(request, options)).filter((tool) => tool.page !== undefined || names.includes(tool.name)),
  };
}
