// Builds the parts that a configuration names and connects them: store, model, engines, tools, runner, index.
// The only file that names adapters.
import { randomBytes } from 'node:crypto';
import { toSearchEntryPath } from '../../protocol/index.ts';
import type { Config, SiteConfig, Target, WebEngineConfig } from '../config/config.ts';
import { settingOf } from '../config/routing/provider-key.ts';
import { secretsOf } from '../config/secrets.ts';
import { createPageFetcher, type PageFetcher, withoutExceptions } from '../crawl/fetch-page.ts';
import { createPacer } from '../crawl/pacer.ts';
import { resolveRedirect } from '../crawl/resolve-redirect.ts';
import { createRobots } from '../crawl/robots.ts';
import { createParsePool } from '../documents/parse-pool.ts';
import { createPageReader } from '../documents/read-page.ts';
import { createIconFinder, type IconFinder } from '../icons/find-icon.ts';
import { createVisitorTokens, type VisitorTokens } from '../identity/visitor-tokens.ts';
import { Cooldowns } from '../models/cooldowns.ts';
import { createModel, createModels, type ModelTable } from '../models/index.ts';
import { capabilitiesOf, type Model } from '../models/model.ts';
import { createModelSummariser } from '../models/model-summariser.ts';
import { createStandIn } from '../models/stand-in.ts';
import { createInProcessQueue } from '../queue/in-process.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import type { SourceIcons } from '../routes/context.ts';
import { MAX_PARALLEL_RUNS_PER_SITE } from '../runs/limits.ts';
import { createRunner, type Runner } from '../runs/runner.ts';
import type { EngineDeps } from '../search/define-engine.ts';
import type { Engine } from '../search/engine.ts';
import { createEngineNotices, type EngineNotice } from '../search/engine-notices.ts';
import { createEngine, ENGINES, type EngineTable } from '../search/engines/index.ts';
import { createPassageWork, type PassageWork } from '../search/passage-work.ts';
import { createSearchPipeline } from '../search/pipeline.ts';
import { type CrawlQueue, createCrawlQueue } from '../site-index/crawl/crawl-queue.ts';
import { createSiteCrawler } from '../site-index/crawl/crawl-site.ts';
import { createFirstCrawl } from '../site-index/crawl/first-crawl.ts';
import { createIndexJobs, type IndexJobs, toCounts } from '../site-index/crawl/index-jobs.ts';
import { createRefreshSchedule, type RefreshSchedule } from '../site-index/crawl/refresh-schedule.ts';
import { type OpenIndex, openIndex, toIndexPath } from '../site-index/open-index.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import { createPushedDocuments, type PushedDocuments } from '../site-index/pushed-documents.ts';
import { toDatabasePath } from '../store/sqlite/open-database.ts';
import { createSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { monotonicMs, systemClock } from '../time/clock.ts';
import { sleep } from '../time/wait.ts';
import { createTools, type ToolTable } from '../tools/index.ts';
import type { ToolDeps } from '../tools/tool-deps.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';

export type Parts = {
  store: Store;
  queue: JobQueue;
  tokens: VisitorTokens;
  model: Model;
  index: PassageIndex;
  /** Where a damaged index was put; null when it was in order. */
  damagedIndex: string | null;
  jobs: IndexJobs;
  refreshes: RefreshSchedule;
  documents: PushedDocuments;
  icons: SourceIcons;
  runner: Runner;
  tools: ToolProvider;
  /** Names of the engines of `web_search`. */
  engines: readonly string[];
  /** The address of this server once it listens: the demo's own pages are read from there. */
  setOrigin(origin: string): void;
  close(): Promise<void>;
};

/** @throws {Error} with what to do, when the database cannot be opened */
export async function assemble(
  config: Config,
  options: {
    version: string;
    onError(error: unknown, runId: string): void;
    /** Called once for an engine of `web_search` that does not answer, with the setting to correct. */
    onEngineNotice?(notice: EngineNotice): void;
    /** Called once for each part of a request that a model refuses, with what is left out from then on. */
    onModelNotice?(message: string): void;
    /** The engines that the configuration can name. */
    engines?: EngineTable;
    /** The kinds of models that `model.kind` can name. */
    models?: ModelTable;
    /** The providers of tools. */
    toolProviders?: ToolTable;
    /** How long a write to the index waits for another process, in ms; it blocks the event loop. */
    busyTimeoutMs?: number;
  },
): Promise<Parts> {
  const store = createSqliteStore({ url: config.databaseUrl });
  const secret = await store.settings.getOrCreate('token_secret', () => randomBytes(32).toString('base64url'));
  const tokens = createVisitorTokens(secret, Date.now);
  const databasePath = toDatabasePath(config.databaseUrl);
  const indexFile = await openIndexFile();
  const index = indexFile.passages;
  const pool = createParsePool();
  let work: PassageWork | null = null;
  const documents = createPushedDocuments({
    db: indexFile.db,
    index,
    sources: store.documents,
    parse: (task, signal) => pool.parse(task, signal),
    now: Date.now,
  });
  const { leading: model, summarising } = createModels(config, { onNotice: options.onModelNotice }, options.models);
  const standIn = createStandIn(createModel());
  const userAgent = config.crawler.userAgent ?? `agent-chat/${options.version} (+${config.crawler.contact})`;
  const webFetcher = createFetcher([]);
  const web = createWebSearch();
  const { injectPolicy, engines: configured } = config.webSearch;
  const googleEngines = configured.filter((engine) => engine.isGoogle).map((engine) => engine.id);
  const sites = new Map(config.sites.map((site) => [site.key, site]));
  let ownOrigin: string | null = null;
  const pacer = createPacer({ now: monotonicMs });
  /** One for each site and sitemap: each question checks whether the pages are read. */
  const queues = new Map<string, CrawlQueue>();
  const queueOf = (site: string) => {
    const sitemapUrl = sitemapOf(sites.get(site)) ?? '';
    const key = `${site} ${sitemapUrl}`;
    const queue = queues.get(key) ?? createCrawlQueue(indexFile.db, { site, sitemapUrl, now: Date.now });
    queues.set(key, queue);
    return queue;
  };
  const queue = createInProcessQueue(systemClock);
  const jobs = createIndexJobs({
    now: Date.now,
    sitemapOf: (key) => sitemapOf(sites.get(key)),
    lastEnd: (site) => queueOf(site).lastEnd(),
    pageCount: (site) => index.pageCount(site),
    async crawl({ site, sitemapUrl }, { signal, onProgress }) {
      const kit = createReadingKit(createSiteFetcher(sitemapUrl));
      const crawler = createSiteCrawler({
        db: indexFile.db,
        index,
        isPushed: documents.has,
        pacer,
        now: Date.now,
        ...kit,
        exclude: config.crawler.exclude,
        limits: {
          perHost: config.crawler.concurrency,
          linkedPages: config.crawler.maxPages,
          ...(config.crawler.delayMs === undefined ? {} : { intervalMs: config.crawler.delayMs }),
        },
      });
      const summary = await crawler.crawl({
        site,
        sitemapUrl,
        from: sites.get(site)?.sitemap === undefined ? 'address' : 'sitemap',
        signal,
        onProgress: ({ url, ...counts }) => onProgress(counts),
      });
      return toCounts(summary);
    },
  });
  const refreshes = createRefreshSchedule({
    sites: config.sites
      .filter((site) => site.sitemap !== undefined || site.address !== undefined)
      .map((site) => site.key),
    jobs,
    history(site) {
      const queue = queueOf(site);
      const end = queue.lastEnd();
      const isOfThisSitemap = end?.sitemapUrl === sitemapOf(sites.get(site));
      return { isUnfinished: queue.isUnfinished(), endedAtMs: end !== null && isOfThisSitemap ? end.endedAtMs : null };
    },
    intervalMs: config.crawler.refreshHours * 3_600_000,
    queue,
    now: Date.now,
    random: Math.random,
  });
  const icons = createSourceIcons();
  const firstCrawl = createFirstCrawl({ jobs, now: monotonicMs, sleep });
  const toolDeps: ToolDeps = {
    index,
    hasPages: (site) => hasPages(sites.get(site)),
    firstCrawl,
    ...(web ? { web } : {}),
    policy: { injectPolicy, googleEngines },
    async keepEntryPoint(conversationId, html) {
      // 128 random bits: knowing the path is the permission to read it.
      const id = randomBytes(16).toString('base64url');
      await store.searchEntries.put({ id, conversationId, html });
      return toSearchEntryPath(id);
    },
  };
  const tools = createTools(toolDeps, {
    table: options.toolProviders,
    onError: (error) => options.onError(error, ''),
  });
  const runner = createRunner({
    store,
    queue,
    siteAgent: (key) => agentOf(sites.get(key)),
    onError: options.onError,
    secrets: secretsOf(config),
    ...(config.sites.length > 1 ? { slotsPerSite: MAX_PARALLEL_RUNS_PER_SITE } : {}),
  });

  return {
    store,
    queue,
    tokens,
    model,
    index,
    damagedIndex: indexFile.setAside,
    jobs,
    refreshes,
    documents,
    icons,
    runner,
    tools,
    engines: web?.engines.map((engine) => engine.id) ?? [],
    setOrigin(origin) {
      ownOrigin = origin;
    },
    async close() {
      refreshes.close();
      await jobs.close();
      await queue.drain(0);
      await Promise.all([pool.close(), work?.close()]);
      indexFile.close();
      await store.close();
    },
  };

  async function openIndexFile(): Promise<OpenIndex> {
    const { busyTimeoutMs } = options;
    try {
      // Versions before had the index in the database of the conversations.
      return openIndex(toIndexPath(databasePath), { from: databasePath, ...(busyTimeoutMs ? { busyTimeoutMs } : {}) });
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** A fetcher with the owner's exceptions to the address guard, and with further ones. */
  function createFetcher(allowHosts: readonly string[]): PageFetcher {
    return createPageFetcher({
      userAgent,
      now: monotonicMs,
      allowHosts: [...config.crawler.allowHosts, ...allowHosts],
    });
  }

  /** For a site's own pages. This server's own address is an exception for the pages of its own sitemap alone. */
  function createSiteFetcher(sitemapUrl: string | null): PageFetcher {
    const isOwn = ownOrigin !== null && sitemapUrl?.startsWith(`${ownOrigin}/`);
    return createFetcher(isOwn ? [new URL(ownOrigin as string).host] : []);
  }

  /** Fetching, robots and reading under one policy of exceptions. */
  function createReadingKit(fetcher: PageFetcher) {
    const robots = createRobots({ fetcher, now: monotonicMs, userAgent, isOn: config.crawler.robots });
    const reader = createPageReader({ fetcher, robots, pool, now: Date.now, monotonic: monotonicMs });
    return { fetcher, robots, reader };
  }

  /** Icons of a site's own pages are fetched under the policy of its crawl; those of other pages as untrusted addresses. */
  function createSourceIcons(): SourceIcons {
    const own = new Map<string, IconFinder>();
    const others = createIconFinder({
      // The owner configures the icon service, so the owner's exceptions apply; the hosts of sources are untrusted.
      fetcher: config.faviconTemplate ? webFetcher : withoutExceptions(webFetcher),
      template: config.faviconTemplate,
      now: monotonicMs,
    });
    return {
      find({ site, url }) {
        if (index.getPage(site, url.split('#', 1)[0] as string) === undefined) return others.find(url);
        const finder =
          own.get(site) ??
          createIconFinder({ fetcher: createSiteFetcher(sitemapOf(sites.get(site))), now: monotonicMs });
        own.set(site, finder);
        return finder.find(url);
      },
    };
  }

  /** Null without a configured engine: the model then has no `web_search`. */
  function createWebSearch() {
    const { reader } = createReadingKit(webFetcher);
    const deps: EngineDeps = {
      userAgent,
      now: Date.now,
      index,
      resolveRedirect: (url, signal) => resolveRedirect(webFetcher, url, signal),
    };
    const { engines: configured } = config.webSearch;
    const table = options.engines ?? ENGINES;
    const engines = configured.map((engine) => createConfigured(engine, deps, table));
    if (engines.length === 0) return null;
    const byDefault = configured.find((engine) => engine.isDefault)?.id;
    const targets = config.routing.routes.web_search.flatMap((pool) => pool.targets);
    const settings = [...targets.map(toSpareEngine), ...configured].map(({ id, setting }) => [id, setting] as const);
    work = createPassageWork();
    return createSearchPipeline({
      engines,
      answeringRoute: targets.flatMap((target) => {
        const known = configured.find((engine) => engine.kind === 'answering' && engine.target.id === target.id);
        const own = engines.find((engine) => engine.id === known?.id);
        return own ? [own] : [createConfigured(toSpareEngine(target), deps, table)];
      }),
      rests: new Cooldowns(monotonicMs),
      watch: createEngineNotices({
        settings: new Map(settings),
        now: monotonicMs,
        report: (notice) => options.onEngineNotice?.(notice),
      }),
      reader,
      work,
      now: monotonicMs,
      crawlAnswers: configured.filter((engine) => engine.kind === 'answering' && engine.crawl).map(({ id }) => id),
      ...(byDefault ? { defaultEngine: byDefault } : {}),
      // Without a model that writes, the sentences of the pages are used as they are.
      ...(summarising ? { summariser: createModelSummariser(summarising) } : {}),
    });
  }

  function sitemapOf(site: SiteConfig | undefined): string | null {
    if (site?.sitemap !== 'own') return site?.sitemap ?? site?.address ?? null;
    return ownOrigin === null ? null : `${ownOrigin}/sitemap.xml`;
  }

  /** Whether the site has pages to search: of its sitemap, or documents pushed by its owner. */
  function hasPages(site: SiteConfig | undefined): boolean {
    return (
      site !== undefined &&
      (site.sitemap !== undefined ||
        site.address !== undefined ||
        documents.hasAny(site.key) ||
        index.passageCount(site.key) > 0)
    );
  }

  /** A site removed from the configuration finishes its runs with a default name and the model. */
  function agentOf(site: SiteConfig | undefined) {
    const { name = 'Assistant', avatar, instructions } = site?.agent ?? {};
    return {
      agent: { name, ...(avatar ? { avatar } : {}) },
      model,
      ...(capabilitiesOf(model).writes ? { fallback: standIn } : {}),
      tools,
      ...(instructions ? { instructions } : {}),
    };
  }
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
