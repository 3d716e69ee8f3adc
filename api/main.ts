// Starts the API (configuration, parts, listening, resumed runs, first crawl) and shuts it down. The only file that listens.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { DemoShop } from '../demo/agent/index.ts';
import { buildApp } from './app.ts';
import { assemble, type Parts } from './assemble/assemble.ts';
import { startPeriodicWork } from './assemble/periodic-work.ts';
import type { Config } from './config/config.ts';
import { DEFAULT_RETENTION_DAYS } from './config/defaults.ts';
import { DRAIN_MS } from './config/limits.ts';
import { loadConfig } from './config/load-config.ts';
import { type AdminKeyState, prepareAdminKey } from './identity/admin-key.ts';
import { adminKeyFile } from './identity/admin-key-file.ts';
import { capabilitiesOf, ModelError } from './models/model.ts';
import { loggerOptions } from './plugins/logging.ts';
import { ENGINES } from './search/engines/index.ts';
import { explainDatabaseError } from './store/sqlite/database/database-errors.ts';
import { toDatabasePath } from './store/sqlite/database/open-database.ts';
import { claimDatabase } from './store/sqlite/database/single-writer.ts';
import { createTelemetry } from './telemetry/telemetry.ts';
import { NO_SPANS, type Tracer } from './telemetry/tracer.ts';
import { systemClock } from './time/clock.ts';

/** Longest shutdown after SIGTERM, in ms. */
const EXIT_MS = 10_000;

await main().catch((error: unknown) => {
  // Prints one line with what to do; a stack does not help to correct a setting.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function main(): Promise<void> {
  const root = packageRoot();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const loaded = loadConfig(ENGINES);
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
    onRun: (facts) => app.server.log.info(facts, 'run over'),
    onError: (error, runId) =>
      runId === ''
        ? app.server.log.error({ err: error }, 'work beside the runs failed')
        : app.server.log.error({ err: error, runId }, describeFailure(error)),
    onModelNotice: (message) => app.server.log.warn(message),
    onToolNotice: (message) => app.server.log.warn(message),
    onEngineNotice: ({ message, cause, ...facts }) =>
      app.server.log.warn({ ...facts, ...(cause === undefined ? {} : { err: cause }) }, message),
    ...(demo ? { models: demo.models, toolProviders: demo.toolProviders } : {}),
  }).catch((error: unknown) => {
    throw explainDatabaseError(error, databasePath);
  });
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
    logger: loggerOptions(config.logLevel),
    ...(demo ? { addDemoRoutes: demo.addRoutes } : {}),
    folders: {
      widget: join(root, 'dist/widget'),
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
  console.log(describe({ config, parts, adminKey, address, version }));
  followCrawls(parts);
  parts.startTools();
  parts.refreshes.begin();
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
    onError: (error, what) => app.server.log.error({ err: error }, what),
  });
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

/** The line of the log for a failed run: with what to check where a model failed. */
function describeFailure(error: unknown): string {
  return error instanceof ModelError ? `run failed: ${error.message} ${error.check}`.trim() : 'run failed';
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

/** The text printed after the start: addresses, parts in use, and settings that enable more. */
function describe(start: {
  config: Config;
  parts: Parts;
  adminKey: AdminKeyState;
  address: string;
  version: string;
}): string {
  const { config, parts, address, version } = start;
  const model = capabilitiesOf(parts.model).writes
    ? parts.model.label
    : `${parts.model.label} (answers in the words of your pages; set OPENAI_API_KEY for a language model)`;
  const engines =
    parts.engines.length > 0
      ? parts.engines.join(', ')
      : 'none (set SERPER_API_KEY or another engine’s key for web_search)';
  const sites = describeSites(parts);
  const isPublic = config.host !== '127.0.0.1' && config.host !== 'localhost' && config.host !== '::1';
  return [
    `agent-chat ${version} is at ${address}${config.basePath}/`,
    `  model    ${model}`,
    `  engines  ${engines}`,
    `  sites    ${sites}`,
    `  store    ${config.databaseUrl}`,
    ...(parts.damagedIndex === null
      ? []
      : [`  index    was damaged: put aside as ${parts.damagedIndex}, and made again from the sites' pages`]),
    `  admin    ${describeAdminKey(start.adminKey)}`,
    `  proxies  ${describeProxies(config)}`,
    ...[...config.warnings, ...parts.startNotes].map((note) => `  note     ${note}`),
    ...[...parts.sites.registry.all.values()]
      .filter((site) => site.sitemap === undefined && site.address === undefined)
      .flatMap((site) => parts.jobs.explainEmpty(site.key) ?? [])
      .map((note) => `  note     ${note}`),
    ...(isPublic && config.sites.every((site) => site.origins.every((origin) => origin === 'loopback'))
      ? [
          '  note     only pages of this machine may use the chat; name your origins under sites in agent-chat.config.json',
        ]
      : []),
  ].join('\n');
}

/** Most sites named in the text at the start. */
const NAMED_SITES = 10;

function describeSites({ sites, index }: Parts): string {
  const keys = [...sites.registry.all.keys()];
  const named = keys.slice(0, NAMED_SITES).map((key) => `${key} (${index.pageCount(key)} pages)`);
  return [...named, ...(keys.length > NAMED_SITES ? [`${keys.length - NAMED_SITES} more`] : [])].join(', ');
}

function describeAdminKey(state: AdminKeyState): string {
  if (state.source === 'configuration') return 'the key is adminKey of the configuration';
  if (state.source === 'database') return 'the key was printed at the first start';
  if (state.source === 'made') {
    return state.path === null
      ? `the key of this start: ${state.key}`
      : `${state.key} (shown this once; kept in ${state.path})`;
  }
  if (state.file === 'current') return `the key is in ${state.path}`;
  const what = state.file === 'stale' ? 'does not hold the key' : 'may not be read by this user';
  return `${state.path} ${what}; agent-chat admin-key --new makes a new one`;
}

/** The trusted proxies: limits per address and the log depend on them. */
function describeProxies({ trustProxy }: Config): string {
  return trustProxy.length > 0
    ? `X-Forwarded-For is believed from ${trustProxy.join(', ')} (trustProxy)`
    : 'none trusted (behind a reverse proxy set trustProxy to its address, e.g. ["127.0.0.1"])';
}

/** Prints a line when a crawl begins and when it ends. */
function followCrawls({ jobs, index }: Parts): void {
  const seen = new Map<string, string>();
  jobs.onChange((state) => {
    const key = `${state.started_at} ${state.status}`;
    if (seen.get(state.site) === key) return;
    seen.set(state.site, key);
    const { counts } = state;
    if (state.status === 'running') console.log(`index ${state.site}: reading ${state.sitemap}`);
    else if (state.status === 'stopped')
      console.log(`index ${state.site}: stopped at ${counts.done} of ${counts.found} pages`);
    else if (state.status === 'failed') console.log(`index ${state.site}: stopped, ${state.error}`);
    else {
      const failed =
        counts.failed > 0
          ? `, ${counts.failed} failed (first: ${state.failures[0]?.url} ${state.failures[0]?.reason})`
          : '';
      console.log(
        `index ${state.site}: ${index.pageCount(state.site)} pages, ${counts.fetched} read, ${counts.unchanged} unchanged, ${counts.removed} removed${failed}`,
      );
      const empty = jobs.explainEmpty(state.site);
      if (empty !== null) console.log(`index ${state.site}: ${empty}`);
    }
  });
}

/** The folder of package.json: above api/, and above dist/api/ once compiled. */
function packageRoot(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith(join('dist', 'api')) ? join(here, '../..') : join(here, '..');
}
