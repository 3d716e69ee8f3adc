// The API as tests drive it: a store in memory, a runner that only records calls, a clock moved by hand, counted ids.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import { type App, type AppDeps, buildApp } from '../../api/app.ts';
import type { Budget } from '../../api/config/budgets.ts';
import type { Config, SiteConfig } from '../../api/config/config.ts';
import type { Limits } from '../../api/config/limits.ts';
import { loadConfig } from '../../api/config/load-config.ts';
import { createDiskFiles } from '../../api/files/disk.ts';
import type { FileStore } from '../../api/files/file-store.ts';
import { guardFiles } from '../../api/files/index.ts';
import { createVisitorTokens } from '../../api/identity/visitor-tokens.ts';
import type { SourceIcons } from '../../api/routes/context.ts';
import { PageTabs } from '../../api/runs/page-calls/page-tabs.ts';
import { ENGINES } from '../../api/search/engines/index.ts';
import type { IndexJobs } from '../../api/site-index/crawl/index-jobs.ts';
import type { PushedDocuments } from '../../api/site-index/pushed/pushed-documents.ts';
import { createSqliteStore, type SqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import { ManualClock } from './manual-clock.ts';

export const ORIGIN = 'https://allowed.example.com';
export const SECRET = 'a secret of the site, 32 characters or more';

export const testSite: SiteConfig = {
  key: 'shop',
  origins: [ORIGIN, 'https://*.branch.example.com'],
  secret: SECRET,
  strings: {},
  showReasoning: 'label',
  attachments: true,
  otherDevices: true,
  agent: {
    name: 'Alder',
    greeting: 'Hello',
    suggestions: ['How often should I descale?'],
    languages: ['en'],
    instructions: 'SECRET-INSTRUCTIONS',
  },
};
export const otherSite: SiteConfig = { ...testSite, key: 'blog', origins: ['https://blog.example.com'] };

/** Limits that no ordinary test reaches. */
const WIDE: Limits = {
  messagesPerMinute: 1e6,
  messageBurst: 1e6,
  messagesPerMinutePerAddress: 1e6,
  messagesPerMinutePerSite: 1e6,
  messageBurstPerSite: 1e6,
  newVisitorsPerMinutePerSite: 1e6,
  newVisitorBurstPerSite: 1e6,
  newVisitorsPerMinutePerAddress: 1e6,
  newVisitorBurst: 1e6,
  requestsPerMinutePerAddress: 1e6,
  runsPerVisitor: 1e6,
  runsPerAddress: 1e6,
  runsPerSite: 1e6,
  socketsPerVisitor: 100,
  socketsPerAddress: 100,
  socketsPerSite: 1000,
  sockets: 1000,
  framesPerSecond: 1e6,
  frameBurst: 1e6,
  attachmentsPerMessage: 5,
  attachmentMegabytes: 10,
  attachmentMegabytesPerVisitor: 100,
  attachmentMegabytesPerSite: 1000,
  modelFirstWordSeconds: 30,
};

const ROOMY: Budget = { messages: 1e6, tokens: null, cost: null };

export type TestApp = App & {
  store: SqliteStore;
  files: FileStore;
  /** Where the files are. */
  folder: string;
  tabs: PageTabs;
  clock: ManualClock;
  /** Runs the routes have begun and stopped. */
  started: string[];
  stopped: string[];
  /** Runs that go on after a decision. */
  resumed: string[];
  /** A bearer header of a new visitor, or of the one named. */
  visitor(visitorId?: string, site?: string): Promise<{ authorization: string; origin: string; token: string }>;
  close(): Promise<void>;
};

export async function createTestApp(
  options: {
    config?: Partial<Config>;
    limits?: Partial<Limits>;
    index?: IndexJobs;
    refreshes?: { nextAtMs(site: string): number | null };
    documents?: PushedDocuments;
    telemetry?: AppDeps['telemetry'];
    gateway?: AppDeps['gateway'];
    pageCount?: AppDeps['pageCount'];
    icons?: SourceIcons;
    folders?: { widget?: string; keptWidget?: string; demoSite?: string; gallery?: string };
    logger?: FastifyServerOptions['logger'];
    timeouts?: AppDeps['timeouts'];
    toolNotes?: AppDeps['toolNotes'];
    /** Of visitors' files. */
    folder?: string;
  } = {},
): Promise<TestApp> {
  const clock = new ManualClock();
  // Group commit without waiting: what would be due in 10 ms is due now.
  const schedule = (callback: () => void) => {
    const handle = setImmediate(callback);
    return () => clearImmediate(handle);
  };
  const store = createSqliteStore({ url: ':memory:', clock: { now: clock.now, monotonic: clock.monotonic, schedule } });
  const tokens = createVisitorTokens('QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWY', clock.now);
  const started: string[] = [];
  const stopped: string[] = [];
  const resumed: string[] = [];
  const config: Config = {
    ...loadConfig(ENGINES, { AGENT_CHAT_CONFIG: undefined }),
    demo: false,
    // Tests read the numbers; served-files.test.ts shows that they need the admin key otherwise.
    publicOperations: ['metrics'],
    sites: [testSite, otherSite],
    budgets: { visitor: ROOMY, address: ROOMY, site: ROOMY },
    ...options.config,
    limits: { ...WIDE, ...options.limits },
  };
  let ids = 0;
  const folder = options.folder ?? join(tmpdir(), `agent-chat-test-${randomUUID()}`);
  const tabs = new PageTabs({ deadline: clock.schedule });
  const files = guardFiles(createDiskFiles({ folder }));
  const app = await buildApp({
    config,
    files,
    store,
    tabs,
    tokens,
    clock,
    newId: (prefix) => `${prefix}_${++ids}`,
    runner: {
      start: (runId) => void started.push(runId),
      async stop(runId) {
        stopped.push(runId);
        await store.signals.requestStop(runId);
      },
      async resume(runId: string) {
        resumed.push(runId);
      },
      active: 0,
    },
    ...(options.index ? { index: options.index } : {}),
    ...(options.refreshes ? { refreshes: options.refreshes } : {}),
    ...(options.documents ? { documents: options.documents } : {}),
    ...(options.telemetry ? { telemetry: options.telemetry } : {}),
    ...(options.gateway ? { gateway: options.gateway } : {}),
    ...(options.pageCount ? { pageCount: options.pageCount } : {}),
    ...(options.icons ? { icons: options.icons } : {}),
    ...(options.folders ? { folders: options.folders } : {}),
    ...(options.logger ? { logger: options.logger } : {}),
    ...(options.timeouts ? { timeouts: options.timeouts } : {}),
    ...(options.toolNotes ? { toolNotes: options.toolNotes } : {}),
  });
  return {
    ...app,
    store,
    files,
    folder,
    tabs,
    clock,
    started,
    stopped,
    resumed,
    async visitor(visitorId = `vis_${++ids}`, site = 'shop') {
      const { token } = await tokens.issue({ site, visitorId });
      const origin = config.sites.find((known) => known.key === site)?.origins[0] ?? ORIGIN;
      return { authorization: `Bearer ${token}`, origin, token };
    },
    async close() {
      await app.server.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
