// Connects the parts that a configuration names; each capability is chosen in a file of its own beside this one.
import type { Config } from '../config/config.ts';
import { createParsePool, type ParsePool } from '../documents/parse-pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFiles } from '../files/index.ts';
import type { GatewayParts } from '../gateway/gateway-context.ts';
import type { VisitorTokens } from '../identity/visitor-tokens.ts';
import type { ModelTable } from '../models/index.ts';
import type { Model } from '../models/model.ts';
import { createInProcessQueue } from '../queue/in-process.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { SourceIcons } from '../routes/context.ts';
import type { RunFacts } from '../runs/observe-run.ts';
import { PageTabs } from '../runs/page-calls/page-tabs.ts';
import type { Runner } from '../runs/runner.ts';
import type { EngineNotice } from '../search/engine-notices.ts';
import type { EngineTable } from '../search/engines/index.ts';
import type { IndexJobs } from '../site-index/crawl/index-jobs.ts';
import type { RefreshSchedule } from '../site-index/crawl/refresh-schedule.ts';
import type { Eraser } from '../site-index/erase-removed.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import type { PushedDocuments } from '../site-index/pushed/pushed-documents.ts';
import type { Store } from '../store/contract/store.ts';
import { readBootId } from '../store/sqlite/database/skip-lost-ids.ts';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import type { ToolTable } from '../tools/index.ts';
import { ToolNotes } from '../tools/tool-notes.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import { openDatabases } from './databases.ts';
import { createFetching } from './fetching.ts';
import { createGateway } from './gateway.ts';
import { createSourceIcons } from './icons.ts';
import { chooseModels } from './models.ts';
import { loadOwnerTools } from './owner-tools.ts';
import { assembleRunner } from './runs.ts';
import { createSiteIndex } from './site-index.ts';
import { deleteRemoved, type LiveSites, loadSites } from './sites.ts';
import { machineBootMs, readSteadyTime } from './steady-time.ts';
import { assembleTools, createToolNames } from './tools.ts';
import { createWebSearch } from './web-search.ts';

export type Parts = {
  store: Store;
  sites: LiveSites;
  queue: JobQueue;
  tokens: VisitorTokens;
  model: Model;
  index: PassageIndex;
  /** Where a damaged index was put; null when it was in order. */
  damagedIndex: string | null;
  /** Where the database of an earlier version was copied to before its upgrade; null when it was of this version. */
  upgradeCopy: string | null;
  jobs: IndexJobs;
  refreshes: RefreshSchedule;
  documents: PushedDocuments;
  eraser: Eraser;
  icons: SourceIcons;
  /** Where visitors' files are, and what reads the text of documents. */
  files: FileStore;
  pool: ParsePool;
  runner: Runner;
  /** See steady-time.ts. */
  steadyNow(): number;
  tools: ToolProvider;
  /** The connections of visitors' tabs. */
  tabs: PageTabs;
  /** See RouteContext. */
  toolNames(site: string): Promise<ReadonlySet<string>>;
  /** What probably does not work of the owner's tools, a sentence each, as the start knows it. */
  startNotes: readonly string[];
  /** Which tools are left out, and why. */
  toolNotes: ToolNotes;
  /** Connects to the services of the owner's tools; before it they are connected when a message wants them. */
  startTools(): void;
  /** The models and searches of the OpenAI-compatible routes. */
  gateway: GatewayParts;
  /** Names of the engines of `web_search`. */
  engines: readonly string[];
  /** The address of this server once it listens: the demo's own pages are read from there. */
  setOrigin(origin: string): void;
  close(): Promise<void>;
};

/** @throws {Error} with what to do, when the database cannot be opened or an OpenAPI document has a mistake */
export async function assemble(
  config: Config,
  options: {
    version: string;
    onError(error: unknown, runId: string): void;
    /** Each time that a run has ended, waits or was given back. */
    onRun?(facts: RunFacts): void;
    /** Of these parts alone when left out. */
    telemetry?: Telemetry;
    /** Called once for an engine of `web_search` that does not answer, with the setting to correct. */
    onEngineNotice?(notice: EngineNotice): void;
    /** Called once for each part of a request that a model refuses, with the part that later requests omit. */
    onModelNotice?(message: string): void;
    /** Called when a service of the owner's tools fails or offers what cannot be used. */
    onToolNotice?(message: string): void;
    /** Called with what the owner should know of a page of the index. */
    onIndexNotice?(message: string): void;
    /** The kinds of models that `model.kind` can name. */
    models?: ModelTable;
    /** The engines that the configuration can name. */
    engines?: EngineTable;
    /** The providers of tools. */
    toolProviders?: ToolTable;
    /** The time by which a site is open or closed; the system's when left out. */
    siteClock?: Pick<Clock, 'now'>;
    /** How long a write to the index waits for another process, in ms; it blocks the event loop. */
    busyTimeoutMs?: number;
  },
): Promise<Parts> {
  // Before anything is opened: a mistake in a document ends the start.
  const onToolNotice = (message: string) => options.onToolNotice?.(message);
  const toolNotes = new ToolNotes(onToolNotice);
  const owner = await loadOwnerTools(config, { version: options.version, onNotice: onToolNotice, toolNotes });
  const { store, tokens, indexFile, upgradeCopy } = await openDatabases(config, options);
  const index = indexFile.passages;
  const telemetry = options.telemetry ?? createTelemetry();
  const queue = createInProcessQueue(systemClock);
  const sites = await loadSites(config, { store, queue });
  const pool = createParsePool();
  const fetching = createFetching(config, { version: options.version, sites, pool });
  const { documents, eraser, jobs, refreshes, firstCrawl, hasPages, follow, removePages } = createSiteIndex(config, {
    store,
    indexFile,
    sites,
    fetching,
    pool,
    queue,
    onNotice: options.onIndexNotice,
  });
  const { model, named, names, fallback, summariser } = chooseModels(config, {
    onNotice: options.onModelNotice,
    table: options.models,
    telemetry,
  });
  const { engines: table, onEngineNotice: onNotice } = options;
  const web = createWebSearch(config, { fetching, index, summariser, table, onNotice, telemetry });
  const tools = assembleTools(config, {
    store,
    sites,
    index,
    firstCrawl,
    hasPages,
    web,
    table: options.toolProviders,
    owner,
    notes: toolNotes,
    clock: options.siteClock ?? systemClock,
    onError: (error) => options.onError(error, ''),
  });
  const steadyNow = await readSteadyTime({
    store,
    clock: systemClock,
    bootId: readBootId(),
    bootMs: machineBootMs,
  });
  const { onError, onRun } = options;
  const tabs = new PageTabs();
  const files = await openFiles(config.files);
  const runner = assembleRunner(config, {
    store,
    files,
    queue,
    sites,
    model,
    named,
    fallback,
    tools,
    tabs,
    steadyNow,
    telemetry,
    onError,
    onRun,
  });
  sites.registry.onChange(follow);
  deleteRemoved(sites, {
    store,
    queue,
    stopRun: (runId) => runner.stop(runId),
    removePages,
    pause: systemClock.sleep,
    onError: (error) => onError(error, ''),
  });
  return {
    store,
    queue,
    tokens,
    model,
    index,
    damagedIndex: indexFile.setAside,
    upgradeCopy,
    jobs,
    refreshes,
    documents,
    eraser,
    icons: createSourceIcons(config, { index, sites, fetching }),
    files,
    pool,
    runner,
    steadyNow,
    tools,
    tabs,
    toolNames: createToolNames(tools),
    startNotes: owner.notes,
    toolNotes,
    startTools: owner.start,
    gateway: createGateway(config, { model, named, names, web, siteTools: tools, pages: index }),
    engines: web?.pipeline.engines.map((engine) => engine.id) ?? [],
    sites,
    setOrigin: sites.setOrigin,
    async close() {
      refreshes.close();
      await jobs.close();
      await queue.drain(0);
      await Promise.all([pool.close(), web?.close(), owner.close()]);
      indexFile.close();
      await store.close();
    },
  };
}
