// Starts the API (configuration, parts, listening, resumed runs, first crawl) and shuts it down. The only file that listens.

import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DemoShop } from '../demo/agent/index.ts';
import { buildApp } from './app.ts';
import { assemble } from './assemble/assemble.ts';
import { startPeriodicWork } from './assemble/periodic-work.ts';
import type { Config } from './config/config.ts';
import { DEFAULT_RETENTION_DAYS } from './config/defaults.ts';
import { DRAIN_MS } from './config/limits.ts';
import { loadConfig } from './config/load-config.ts';
import { prepareAdminKey } from './identity/admin-key.ts';
import { adminKeyFile } from './identity/admin-key-file.ts';
import { describeFailure } from './models/model.ts';
import { packageFolder, packageVersion } from './package-folder.ts';
import { loggerOptions } from './plugins/logging.ts';
import { ENGINES } from './search/engines/index.ts';
import type { IndexState } from './site-index/crawl/index-jobs.ts';
import { describeStart, followCrawls } from './start-text.ts';
import { explainDatabaseError } from './store/sqlite/database/database-errors.ts';
import { toDatabasePath } from './store/sqlite/database/open-database.ts';
import { claimDatabase } from './store/sqlite/database/single-writer.ts';
import { sweepUpgradeCopies } from './store/sqlite/database/upgrade-copy.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { NO_SPANS, type Tracer } from './telemetry/tracer.ts';
import { readWordsOfLanguages } from './text/question-language.ts';
import { systemClock } from './time/clock.ts';
import { yieldToEventLoop } from './time/wait.ts';

/** Longest shutdown after SIGTERM, in ms. */
const EXIT_MS = 10_000;

/** What `agent-chat <address>` does otherwise than a server that its configuration describes. */
export type ServeOptions = {
  /**
   * Changes the configuration that was read. `trySite`: serves /try, a page to try the chat of that site on. `mark`: a setting to keep
   * in the database, where it has none of that name.
   */
  change?(config: Config): { config: Config; trySite?: string; mark?: { name: string; value: string } };
  /** Shows a crawl in place of the lines that a log gets. */
  onCrawl?(state: IndexState): void;
  /** Called when it listens, in place of the text that is printed. */
  onStart?(address: string, text: string, config: Config): void;
};

/** Serves until a signal ends the process. @throws {Error} with what to do, when it cannot start */
export async function serve(options: ServeOptions = {}): Promise<void> {
  outliveReaders();
  const root = packageFolder();
  const version = packageVersion();
  const read = loadConfig(ENGINES);
  const { config: loaded, trySite, mark } = options.change?.(read) ?? { config: read };
  const demo = await loadDemo(loaded, join(root, 'demo/site'));
  const config = demo?.config ?? loaded;
  const databasePath = toDatabasePath(config.databaseUrl);
  // Before the database is opened: a second server must not migrate it while the first uses it.
  const releaseDatabase = claimDatabase(config.databaseUrl, process.pid);
  const telemetry = createTelemetry(await loadTracer(config, version));
  telemetry.metrics.observeProcess();
  const parts = await assemble(config, {
    version,
    telemetry,
    onRun: ({ cut, ...facts }) => {
      app.server.log.info(facts, 'run over');
      if (cut !== undefined) app.server.log.warn({ runId: facts.runId, site: facts.site }, cut);
    },
    onError: (error, runId) =>
      runId === ''
        ? app.server.log.error({ err: error }, 'work beside the runs failed')
        : app.server.log.error({ err: error, runId }, describeFailure('run failed', error)),
    onModelNotice: (message) => app.server.log.warn(message),
    onToolNotice: (message) => app.server.log.warn(message),
    onIndexNotice: (message) => app.server.log.warn(message),
    onEngineNotice: ({ message, cause, ...facts }) =>
      app.server.log.warn({ ...facts, ...(cause === undefined ? {} : { err: cause }) }, message),
    ...(demo ? { models: demo.models, toolProviders: demo.toolProviders } : {}),
  }).catch((error: unknown) => {
    throw explainDatabaseError(error, databasePath);
  });
  if (mark !== undefined) await parts.store.settings.getOrCreate(mark.name, () => mark.value);
  // Before the first question: their addresses count as pushed, and the site as one with pages, while they are read.
  const lostDocuments = await parts.documents.findLost();
  const restoring = new AbortController();
  const adminKey = await prepareAdminKey({
    configured: config.adminKey,
    settings: parts.store.settings,
    file: adminKeyFile(databasePath),
  });
  const app = await buildApp({
    config,
    version,
    telemetry,
    registry: parts.sites.registry,
    siteSettings: parts.sites.settings,
    pageCount: (site) => parts.index.pageCount(site),
    mainLanguage: (site) => parts.index.languages(site)[0] ?? null,
    store: parts.store,
    tokens: parts.tokens,
    runner: parts.runner,
    steadyNow: parts.steadyNow,
    tabs: parts.tabs,
    toolNames: parts.toolNames,
    toolNotes: parts.toolNotes,
    index: parts.jobs,
    refreshes: parts.refreshes,
    documents: parts.documents,
    icons: parts.icons,
    files: parts.files,
    pool: parts.pool,
    gateway: parts.gateway,
    logger: loggerOptions(config.logLevel, process.stdout),
    ...(demo ? { addDemoRoutes: demo.addRoutes } : {}),
    ...(trySite === undefined ? {} : { trySite }),
    folders: {
      widget: join(root, 'dist/widget'),
      ...(databasePath === ':memory:' ? {} : { keptWidget: join(dirname(databasePath), 'widget') }),
      demoSite: join(root, 'demo/site'),
      gallery: join(root, 'dist/gallery'),
    },
  });

  let stopPeriodicWork = () => {};
  let isEnding = false;
  const end = async (exitCode: number) => {
    // A second signal ends the process at once.
    if (isEnding) process.exit(130);
    isEnding = true;
    setTimeout(() => process.exit(exitCode), EXIT_MS).unref();
    stopPeriodicWork();
    restoring.abort(new Error('the server is shutting down'));
    parts.refreshes.close();
    await Promise.all([app.drain(parts.runner.drain(DRAIN_MS)), parts.jobs.close()]);
    await app.server.close();
    await parts.close();
    await telemetry.tracer.close();
    releaseDatabase();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  process.on('unhandledRejection', (error) => app.server.log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    // Acknowledged writes are on disk and runs are resumed: a clean start is safer than an unknown state.
    app.server.log.fatal({ err: error }, 'uncaught exception');
    void end(1);
  });

  const address = await listen(app.server, config).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  parts.setOrigin(address);
  demo?.setOrigin(address);
  const text = describeStart({ config, parts, adminKey, address, version });
  if (options.onStart) options.onStart(address, text, config);
  else console.log(text);
  if (options.onCrawl) parts.jobs.onChange(options.onCrawl);
  else followCrawls(parts);
  parts.startTools();
  parts.refreshes.begin();
  void readWordsOfLanguages(yieldToEventLoop);
  if (lostDocuments.length > 0) {
    console.log(`index: reading ${lostDocuments.length} pushed documents again`);
    void parts.documents.restore(lostDocuments, restoring.signal).then(
      () => console.log(`index: ${lostDocuments.length} pushed documents are read`),
      (error: unknown) => {
        if (!restoring.signal.aborted) app.server.log.error({ err: error }, 'reading pushed documents again failed');
      },
    );
  }
  // After the crawls have started, so that a resumed run knows that the pages are still being read.
  await parts.runner.reconcile();
  stopPeriodicWork = startPeriodicWork({
    ...parts,
    clock: systemClock,
    daysOf: (key) => parts.sites.get(key)?.retentionDays ?? DEFAULT_RETENTION_DAYS,
    sweepCopies: (nowMs) => sweepUpgradeCopies(config.databaseUrl, nowMs),
    onDeleted: (message) => console.log(message),
    onWarning: (message) => app.server.log.warn(message),
    onError: (error, what) => app.server.log.error({ err: error }, what),
  });
}

/** Lines that cannot be written are lost, and the server goes on: `agent-chat start | head -1` ends its reader, a disk may be full. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** OpenTelemetry is loaded only where spans go somewhere. */
async function loadTracer({ tracing }: Config, version: string): Promise<Tracer> {
  if (tracing === null) return NO_SPANS;
  const { createOtelTracer } = await import('./telemetry/otel.ts');
  return createOtelTracer({ ...tracing, version });
}

/** The demo's shop; null for a server that does not show the demo, or shows it beside sites of its own. */
async function loadDemo(config: Config, pages: string): Promise<DemoShop | null> {
  if (!config.demo || !config.sites.some(({ sitemap }) => sitemap === 'own')) return null;
  const { createDemoShop } = await import('../demo/agent/index.ts');
  return createDemoShop(config, { pages, clock: systemClock });
}

/** Returns the origin to open in a browser. @throws {Error} with what to do */
async function listen(server: FastifyInstance, config: Config): Promise<string> {
  const { host, port } = config;
  try {
    await server.listen({ host, port });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} is taken. Stop what listens there, or set PORT to another one, e.g. PORT=${port + 1}.`,
      );
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023, e.g. PORT=8787.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST ${host} is no address of this machine. Set HOST=127.0.0.1, or 0.0.0.0 for all.`);
    throw new Error(`The server cannot listen on ${host}:${port}: ${message}`);
  }
  const bound = server.server.address();
  const listeningPort = typeof bound === 'object' && bound ? bound.port : port;
  const open = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${open.includes(':') ? `[${open}]` : open}:${listeningPort}`;
}
