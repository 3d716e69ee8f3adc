// web_search: the configured engines, the models that answer from the web, and the pipeline that uses them.
import type { Config, Target, WebEngineConfig } from '../config/config.ts';
import { settingOf } from '../config/routing/provider-key.ts';
import { resolveRedirect } from '../crawl/resolve-redirect.ts';
import { Cooldowns } from '../models/cooldowns.ts';
import type { EngineDeps } from '../search/define-engine.ts';
import type { Engine } from '../search/engine.ts';
import { createEngineNotices, type EngineNotice } from '../search/engine-notices.ts';
import { createEngine, ENGINES, type EngineTable } from '../search/engines/index.ts';
import { observeEngine } from '../search/observed-engine.ts';
import { createPassageWork } from '../search/passage-work.ts';
import { createSearchPipeline } from '../search/pipeline.ts';
import type { Summariser } from '../search/summary/summariser.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { monotonicMs, systemClock } from '../time/clock.ts';
import type { Fetching } from './fetching.ts';

export type WebSearch = { pipeline: ReturnType<typeof createSearchPipeline>; close(): Promise<void> };

/** Null without a configured engine: the model then has no `web_search`. */
export function createWebSearch(
  config: Config,
  deps: {
    fetching: Fetching;
    index: Pick<PassageIndex, 'search'>;
    summariser: Summariser | undefined;
    table?: EngineTable | undefined;
    onNotice?: ((notice: EngineNotice) => void) | undefined;
    telemetry: Telemetry;
  },
): WebSearch | null {
  const { fetching, index, summariser, table = ENGINES, onNotice, telemetry } = deps;
  const engineDeps: EngineDeps = {
    userAgent: fetching.userAgent,
    now: systemClock.now,
    index,
    resolveRedirect: (url, signal) => resolveRedirect(fetching.web, url, signal),
  };
  const { engines: configured } = config.webSearch;
  const create = (engine: WebEngineConfig) =>
    observeEngine(createConfigured(engine, engineDeps, table), telemetry, monotonicMs);
  const engines = configured.map(create);
  if (engines.length === 0) return null;
  const byDefault = configured.find((engine) => engine.isDefault)?.id;
  const targets = config.routing.routes.web_search.flatMap((pool) => pool.targets);
  const settings = [...targets.map(toSpareEngine), ...configured].map(({ id, setting }) => [id, setting] as const);
  const work = createPassageWork();
  const pipeline = createSearchPipeline({
    engines,
    answeringRoute: targets.flatMap((target) => {
      const known = configured.find((engine) => engine.kind === 'answering' && engine.target.id === target.id);
      const own = engines.find((engine) => engine.id === known?.id);
      return own ? [own] : [create(toSpareEngine(target))];
    }),
    rests: new Cooldowns(monotonicMs),
    watch: createEngineNotices({
      settings: new Map(settings),
      now: monotonicMs,
      report: (notice) => onNotice?.(notice),
    }),
    reader: fetching.kitOf(fetching.web).reader,
    work,
    now: monotonicMs,
    crawlAnswers: configured.filter((engine) => engine.kind === 'answering' && engine.crawl).map(({ id }) => id),
    ...(byDefault ? { defaultEngine: byDefault } : {}),
    ...(summariser ? { summariser } : {}),
  });
  return { pipeline, close: () => work.close() };
}

/** A target of the route without an engine of its own: it is only a fallback for others. */
function toSpareEngine(target: Target): WebEngineConfig {
  const { id } = target;
  const setting = settingOf(target);
  return { id, description: id, isDefault: false, isGoogle: false, setting, kind: 'answering', crawl: false, target };
}

/** One configured engine: a results page by its name, an answering model by the type of its provider. */
function createConfigured(config: WebEngineConfig, deps: EngineDeps, table: EngineTable): Engine {
  const { id, description } = config;
  if (config.kind === 'results')
    return createEngine(config.engine, { ...config.settings, id, description }, deps, table);
  const { type, apiKey, baseUrl, model } = config.target;
  return createEngine(type, { id, description, apiKey, baseUrl, model }, deps, table);
}
