// What drives runs: the runner with the model, the tools and the instructions of each site.
import type { Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { MAX_PARALLEL_RUNS_PER_SITE } from '../runs/input/limits.ts';
import type { RunFacts } from '../runs/observe-run.ts';
import type { PageTabs } from '../runs/page-calls/page-tabs.ts';
import { createRunner, type Runner } from '../runs/runner.ts';
import type { Store } from '../store/store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import type { Models } from './models.ts';
import type { Sites } from './sites.ts';

export function assembleRunner(
  config: Config,
  deps: Pick<Models, 'model' | 'fallback'> & {
    store: Store;
    queue: JobQueue;
    sites: Sites;
    tools: ToolProvider;
    tabs: PageTabs;
    steadyNow(): number;
    telemetry: Telemetry;
    onError(error: unknown, runId: string): void;
    onRun?: ((facts: RunFacts) => void) | undefined;
  },
): Runner {
  const { store, queue, sites, model, fallback, tools, tabs, steadyNow, telemetry, onError, onRun } = deps;
  return createRunner({
    store,
    queue,
    steadyNow,
    // A site removed from the configuration finishes its runs with a default name and the model.
    siteAgent(key) {
      const { name = 'Assistant', avatar, instructions } = sites.get(key)?.agent ?? {};
      return {
        agent: { name, ...(avatar ? { avatar } : {}) },
        model,
        ...(fallback ? { fallback } : {}),
        tools,
        ...(instructions ? { instructions } : {}),
      };
    },
    onError,
    ...(onRun ? { onRun } : {}),
    telemetry,
    tabs,
    secrets: secretsOf(config),
    ...(config.sites.length > 1 ? { slotsPerSite: MAX_PARALLEL_RUNS_PER_SITE } : {}),
  });
}
