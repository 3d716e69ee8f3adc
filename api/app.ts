// Registers plugins and routes, in order. All adapters are passed in through `deps`: no environment, no engine, no SQL.
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { clientRoutes, SOCKET_PROTOCOLS } from './clients/client-routes.ts';
import type { Config } from './config/config.ts';
import { KEEP_ALIVE_MS, MAX_BODY_BYTES, TIMEOUTS } from './config/limits.ts';
import { createParsePool, type ParsePool } from './documents/parse-pool.ts';
import type { FileStore } from './files/file-store.ts';
import { openFiles } from './files/index.ts';
import { createUploads } from './files/uploads.ts';
import { createGatewayContext, type GatewayParts } from './gateway/gateway-context.ts';
import { gatewayRoutes } from './gateway/gateway-routes.ts';
import { llmsTextRoutes } from './gateway/llms-text.ts';
import { mcpRoutes } from './gateway/mcp/mcp-routes.ts';
import { createAdminKeyCheck } from './identity/admin-key.ts';
import { GatewayKeys } from './identity/gateway-keys.ts';
import type { VisitorTokens } from './identity/visitor-tokens.ts';
import { CLOSE, Connections } from './live/connections.ts';
import { KeepAlive } from './live/keep-alive.ts';
import { type AccessEntry, controlAccess } from './plugins/access.ts';
import { withoutBasePath } from './plugins/base-path.ts';
import { countedAddress, reportUntrustedProxy } from './plugins/client-address.ts';
import { checkOrigins } from './plugins/cors.ts';
import { answerBrokenRequest, handleErrors, sendError } from './plugins/errors.ts';
import { acceptJsonOnly } from './plugins/json/json-only.ts';
import { Admissions } from './plugins/limits/admission.ts';
import { RateLimits } from './plugins/limits/rate-limits.ts';
import { isForPages } from './plugins/page-paths.ts';
import { ADMIN_PREFIX } from './plugins/require-admin.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { adminDocumentRoutes } from './routes/admin/admin-documents.ts';
import { adminIndexRoutes } from './routes/admin/admin-index.ts';
import { adminSiteRoutes } from './routes/admin/admin-sites.ts';
import { auditRoutes, recordAdminCalls } from './routes/admin/audit.ts';
import { connectionRoutes } from './routes/admin/connection.ts';
import { feedbackRoutes } from './routes/answers/feedback.ts';
import { versionRoutes } from './routes/answers/versions.ts';
import { addWidgetFiles } from './routes/built/widget-files.ts';
import type { RouteClock, RouteContext, SourceIcons } from './routes/context.ts';
import { conversationRoutes } from './routes/conversations.ts';
import { addDemoSite, answerMissingPage } from './routes/demo-site.ts';
import { deviceLinkRoutes } from './routes/devices/device-links.ts';
import { exportRoutes } from './routes/downloads/export.ts';
import { toolResultRoutes } from './routes/downloads/tool-results.ts';
import { eventRoutes } from './routes/events.ts';
import { faviconRoutes } from './routes/favicons.ts';
import { attachmentRoutes } from './routes/files/attachments.ts';
import { historyRoutes } from './routes/history.ts';
import { messageRoutes } from './routes/messages.ts';
import { addOperations } from './routes/operations.ts';
import { searchEntryRoutes } from './routes/search-entries.ts';
import { sessionRoutes } from './routes/session.ts';
import { acceptUpgrades, addSocket } from './routes/socket.ts';
import { addTryPage } from './routes/try/try-page.ts';
import { createDecider } from './runs/approvals/decider.ts';
import { createPageResults } from './runs/page-calls/page-results.ts';
import { PageTabs } from './runs/page-calls/page-tabs.ts';
import type { Runner } from './runs/runner.ts';
import type { IndexJobs } from './site-index/crawl/index-jobs.ts';
import type { RefreshSchedule } from './site-index/crawl/refresh-schedule.ts';
import type { PushedDocuments } from './site-index/pushed/pushed-documents.ts';
import { type SiteChange, SiteRegistry } from './sites/site-registry.ts';
import { SiteSettings } from './sites/site-settings.ts';
import type { Store } from './store/contract/store.ts';
import { createTelemetry, type Telemetry } from './telemetry/telemetry.ts';
import { systemClock } from './time/clock.ts';
import { createSteadyNow } from './time/steady.ts';
import { ToolNotes } from './tools/tool-notes.ts';

export type AppDeps = {
  config: Config;
  store: Store;
  runner: Pick<Runner, 'start' | 'stop' | 'resume' | 'active'>;
  tokens: VisitorTokens;
  /** Those of the runner. */
  tabs?: PageTabs;
  toolNotes?: ToolNotes;
  /** See RouteContext. */
  toolNames?(site: string): Promise<ReadonlySet<string>>;
  /** Those of the runner; made from the configuration when left out. */
  registry?: SiteRegistry;
  siteSettings?: SiteSettings;
  /** See RouteContext. */
  pageCount?(site: string): number;
  /** The language of most pages of a site; null without pages. Without the function it is not known. */
  mainLanguage?(site: string): string | null;
  index?: IndexJobs;
  refreshes?: Pick<RefreshSchedule, 'nextAtMs'>;
  documents?: PushedDocuments;
  icons?: SourceIcons;
  /** Where visitors' files are; as the configuration says when left out. */
  files?: FileStore;
  /** Reads the text of their documents. */
  pool?: Pick<ParsePool, 'parse'>;
  /** The models and searches of the OpenAI-compatible routes; without them there are none. */
  gateway?: GatewayParts;
  /** Absolute paths; a folder that is left out is not served. `keptWidget`: for the widget's files of builds before (routes/built/kept-builds.ts). */
  folders?: { widget?: string; keptWidget?: string; demoSite?: string; gallery?: string };
  /** The key of the site that /try shows; without one there is no such page. */
  trySite?: string;
  /** Routes of the demo beside its pages. */
  addDemoRoutes?(server: FastifyInstance): void;
  version?: string;
  /** That of the runner; of this app alone when left out. */
  telemetry?: Telemetry;
  clock?: RouteClock;
  /** See time/steady.ts; of this process alone when left out. */
  steadyNow?(): number;
  newId?(prefix: string): string;
  /** Instead of the usual bounds on slow headers and bodies, for tests. */
  timeouts?: Partial<Record<'headersMs' | 'requestMs' | 'lateCheckMs', number>>;
  logger?: FastifyServerOptions['logger'];
};

/** The app, and the function that closes its connections before the server closes. */
export type App = {
  server: FastifyInstance;
  /**
   * Refuses new messages from now on, keeps connections open until `runsOver` settles, and closes them then; resolves when
   * all are closed, or at the timeout.
   */
  drain(runsOver?: Promise<unknown>): Promise<void>;
  /** Every route, with who may call it. */
  routes: readonly AccessEntry[];
};

/** Time for clients to answer the closing handshake, in ms. */
const CLOSE_HANDSHAKE_MS = 500;

export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, folders = {} } = deps;
  const timeouts = { ...TIMEOUTS, ...deps.timeouts };
  const server = Fastify({
    logger: deps.logger ?? false,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: TIMEOUTS.connectionMs,
    handlerTimeout: TIMEOUTS.handlerMs,
    keepAliveTimeout: TIMEOUTS.keepAliveMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.lateCheckMs },
    rewriteUrl: withoutBasePath(config.basePath),
    genReqId: () => randomBytes(8).toString('hex'),
    routerOptions: { maxParamLength: 200 },
    ajv: {
      // verbose: an error has the schema of its field, which says what is allowed.
      customOptions: {
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        allErrors: false,
        verbose: true,
      },
    },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    // drain() closes live connections; no other connection may keep the process alive.
    forceCloseConnections: true,
  });

  const clock = deps.clock ?? systemClock;
  const steadyNow = deps.steadyNow ?? createSteadyNow(clock);
  const telemetry = deps.telemetry ?? createTelemetry();
  const registry = deps.registry ?? new SiteRegistry(config.sites);
  const sites = registry.all;
  let isDraining = false;
  const rates = new RateLimits(config.limits, () => clock.monotonic(), registry.limitsOf);
  await acceptUpgrades(server, SOCKET_PROTOCOLS);
  const demoSite = config.demo ? folders.demoSite : undefined;
  handleErrors(server, demoSite ? answerMissingPage(demoSite) : undefined);
  setSecurityHeaders(server);
  reportUntrustedProxy(server);
  checkOrigins(server, sites);
  recordAdminCalls(server, deps.store);
  server.addHook('onRequest', async (request) => {
    if (isForPages(request.url)) rates.request(countedAddress(request));
  });
  acceptJsonOnly(server);
  const access = controlAccess(server, {
    tokens: deps.tokens,
    sites,
    isAdminKey: createAdminKeyCheck({ configured: config.adminKey, settings: deps.store.settings }),
    gatewayKeys: new GatewayKeys(config.gateway.keys),
    onWrongKey: (request) => rates.request(countedAddress(request)),
    now: () => clock.now(),
  });
  const newId = deps.newId ?? ((prefix: string) => `${prefix}_${randomBytes(16).toString('base64url')}`);
  const context: RouteContext = {
    config,
    sites,
    siteSettings: deps.siteSettings ?? new SiteSettings({ config, registry, rows: deps.store.siteRows }),
    pageCount: deps.pageCount ?? (() => 0),
    store: deps.store,
    runner: deps.runner,
    decider: createDecider({ approvals: deps.store.approvals, runner: deps.runner, steadyNow }),
    pageResults: createPageResults({ calls: deps.store.pageCalls, runner: deps.runner, steadyNow }),
    tabs: deps.tabs ?? new PageTabs(),
    toolNames: deps.toolNames ?? (async () => new Set()),
    toolNotes: deps.toolNotes ?? new ToolNotes(() => {}),
    tokens: deps.tokens,
    clock,
    newId,
    uploads: createUploads({
      files: deps.files ?? (await openFiles(config.files)),
      attachments: deps.store.attachments,
      pool: deps.pool ?? createParsePool(),
      limits: config.limits,
      newId,
    }),
    index: deps.index ?? null,
    refreshes: deps.refreshes ?? null,
    documents: deps.documents ?? null,
    icons: deps.icons ?? null,
    rates,
    admissions: new Admissions({
      limits: config.limits,
      budgets: config.budgets,
      rates,
      now: () => clock.now(),
      ofSite: registry.limitsOf,
      secret: await deps.store.settings.getOrCreate('account_secret', () => randomBytes(32).toString('base64url')),
    }),
    connections: new Connections(config.limits, registry.limitsOf),
    keepAlive: new KeepAlive(clock, KEEP_ALIVE_MS),
    metrics: telemetry.metrics,
    refusedModels: telemetry.refusedModels,
    access,
    authenticate: access.visitorOf,
    isDraining: () => isDraining,
  };

  registry.onChange((change) => closeConnections(context.connections, change));
  addOperations(server, context, deps.version ?? '0.0.0');
  addSocket(server, context, SOCKET_PROTOCOLS);
  const api = { prefix: '/api/v1' };
  await server.register(sessionRoutes(context), api);
  await server.register(conversationRoutes(context), api);
  await server.register(historyRoutes(context), api);
  await server.register(toolResultRoutes(context), api);
  await server.register(exportRoutes(context), api);
  await server.register(deviceLinkRoutes(context), api);
  await server.register(messageRoutes(context), api);
  await server.register(feedbackRoutes(context), api);
  await server.register(versionRoutes(context), api);
  await server.register(eventRoutes(context), api);
  await server.register(attachmentRoutes(context), api);
  await server.register(searchEntryRoutes(context), api);
  await server.register(faviconRoutes(context), api);
  await server.register(clientRoutes(context));
  await server.register(adminIndexRoutes(context), { prefix: ADMIN_PREFIX });
  await server.register(adminDocumentRoutes(context), { prefix: ADMIN_PREFIX });
  await server.register(adminSiteRoutes(context), { prefix: ADMIN_PREFIX });
  await server.register(auditRoutes(context), { prefix: ADMIN_PREFIX });
  await server.register(connectionRoutes, { prefix: ADMIN_PREFIX });
  if (deps.gateway) {
    const { newId } = context;
    const gateway = createGatewayContext(deps.gateway, {
      clock: { ...systemClock, ...clock },
      store: deps.store.gateway,
      newId,
      keyOf: access.gatewayKeyOf,
      sites,
      version: deps.version ?? '0.0.0',
      onStoreError: (error) => server.log.error({ err: error }, 'the gateway could not store something'),
    });
    await server.register(gatewayRoutes(gateway), { prefix: '/v1' });
    await server.register(mcpRoutes(gateway, { isOn: config.gateway.mcp === true }));
    const { llmsTxt } = config.gateway;
    if (llmsTxt !== undefined) {
      const onCall = (request: FastifyRequest) => rates.request(countedAddress(request));
      await server.register(llmsTextRoutes(gateway, { site: llmsTxt, onCall }));
    }
  }
  if (folders.widget) await addWidgetFiles(server, folders.widget, folders.keptWidget);
  if (demoSite) {
    await addDemoSite(server, { site: demoSite, gallery: folders.gallery ?? null });
    deps.addDemoRoutes?.(server);
  }

  const { trySite } = deps;
  if (trySite !== undefined) {
    addTryPage(server, {
      site: () => sites.get(trySite),
      basePath: config.basePath,
      pageCount: () => context.pageCount(trySite),
      language: () => deps.mainLanguage?.(trySite) ?? null,
    });
  }

  return {
    server,
    routes: access.table,
    async drain(runsOver) {
      isDraining = true;
      await runsOver?.catch(() => {});
      context.connections.closeAll(CLOSE.restart, 'restarting, come back');
      await new Promise<void>((resolve) => {
        const stop = clock.repeat(resolve, CLOSE_HANDSHAKE_MS);
        void context.connections.whenEmpty().then(() => {
          stop();
          resolve();
        });
      });
    },
  };
}

/** WS-8: who may use a site has changed. Clients connect again and are checked again. */
function closeConnections(connections: Connections, { key, before, after }: SiteChange): void {
  if (before === null) return;
  if (after === null) {
    connections.closeSite(key, CLOSE.unauthorized, 'the site was removed');
    return;
  }
  const isNarrower = before.origins.some((origin) => !after.origins.includes(origin));
  const hasOtherKey = before.secret !== after.secret || before.publicKey !== after.publicKey;
  if (isNarrower || hasOtherKey) connections.closeSite(key, CLOSE.restart, 'the site has changed, come back');
}
