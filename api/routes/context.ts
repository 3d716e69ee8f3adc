// The parts of the API that every route receives from app.ts. Knows no route.
import type { Config, SiteConfig } from '../config/config.ts';
import type { Uploads } from '../files/uploads.ts';
import type { VisitorTokens } from '../identity/visitor-tokens.ts';
import type { Connections } from '../live/connections.ts';
import type { KeepAlive } from '../live/keep-alive.ts';
import type { AccessControl } from '../plugins/access.ts';
import type { Admissions } from '../plugins/limits/admission.ts';
import type { RateLimits } from '../plugins/limits/rate-limits.ts';
import type { Decider } from '../runs/approvals/decider.ts';
import type { PageResults } from '../runs/page-calls/page-results.ts';
import type { PageTabs } from '../runs/page-calls/page-tabs.ts';
import type { Runner } from '../runs/runner.ts';
import type { IndexJobs } from '../site-index/crawl/index-jobs.ts';
import type { RefreshSchedule } from '../site-index/crawl/refresh-schedule.ts';
import type { PushedDocuments } from '../site-index/pushed/pushed-documents.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import type { Store } from '../store/contract/store.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Clock, Timers } from '../time/clock.ts';
import type { ToolNotes } from '../tools/tool-notes.ts';

/** Time stamps and expiry by the calendar; waits and rates; repeated work. */
export type RouteClock = Pick<Clock, 'now' | 'monotonic'> & Pick<Timers, 'repeat'>;

/** The icon of a recorded source, or null; see icons/find-icon.ts. Never rejects. */
export interface SourceIcons {
  /** `forMs`: how long the result may be cached. */
  find(source: {
    site: string;
    url: string;
  }): Promise<{ icon: { type: string; bytes: Uint8Array } | null; forMs: number }>;
}

export type RouteContext = {
  config: Config;
  /** The present ones: it changes while the server runs. */
  sites: ReadonlyMap<string, SiteConfig>;
  siteSettings: SiteSettings;
  /** Pages of a site that can be searched. */
  pageCount(site: string): number;
  store: Store;
  uploads: Uploads;
  runner: Pick<Runner, 'start' | 'stop' | 'active'>;
  decider: Decider;
  pageResults: PageResults;
  /** The connections of visitors' tabs, for the calls of page tools. */
  tabs: PageTabs;
  /** Names of the tools that a site has, the built-in ones perhaps left out; those of a slow service are missing. Never rejects. */
  toolNames(site: string): Promise<ReadonlySet<string>>;
  /** Which tools are left out, and why. */
  toolNotes: ToolNotes;
  tokens: VisitorTokens;
  clock: RouteClock;
  /** Unguessable: `conv_` and 128 random bits. */
  newId(prefix: string): string;
  index: IndexJobs | null;
  refreshes: Pick<RefreshSchedule, 'nextAtMs'> | null;
  documents: PushedDocuments | null;
  icons: SourceIcons | null;
  rates: RateLimits;
  admissions: Admissions;
  connections: Connections;
  /** The regular check of every open connection. */
  keepAlive: KeepAlive;
  metrics: Metrics;
  /** See Telemetry. */
  refusedModels: ReadonlyMap<string, string>;
  access: AccessControl;
  /** The visitor of a request, to a route for visitors. */
  authenticate: AccessControl['visitorOf'];
  /** True once the process is shutting down: new messages are refused. */
  isDraining(): boolean;
};
