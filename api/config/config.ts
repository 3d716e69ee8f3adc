// The configuration as the rest of the API uses it: complete and checked, whatever the source of a value.
import type { ShowReasoning } from '../../protocol/index.ts';
import type { Budgets } from './budgets.ts';
import type { GatewayConfig } from './gateway.ts';
import type { Limits } from './limits.ts';
import type { EngineSettings } from './routing/engine-definition.ts';
import type { ROUTES } from './routing/routing-schema.ts';
import type { PUBLIC_OPERATIONS } from './schema.ts';
import type { SITE_LIMITS, SiteFile } from './sites/site-schema.ts';
import type { ToolsConfig } from './tools/tools-config.ts';

/** The texts shown before the first question. */
export type AgentWords = {
  name: string;
  description?: string;
  greeting?: string;
  suggestions: readonly string[];
  /** The text below the field; without one the widget shows its own. */
  disclaimer?: string;
};

export type AgentConfig = AgentWords & {
  avatar?: string;
  /** By BCP 47 tag: the same texts in other languages; missing ones are taken from the agent itself. */
  translations?: Readonly<Record<string, Partial<AgentWords>>>;
  instructions?: string;
  languages: readonly string[];
};

/** Limits that a site has of its own. */
export type SiteLimits = Partial<Pick<Limits, (typeof SITE_LIMITS)[number]>>;

/** One embedding web site. */
export type SiteConfig = {
  key: string;
  /** Exact origins, `https://*.example.com`, or `loopback`. */
  origins: readonly string[];
  /** Signs user tokens (HS256). Without it and `publicKey` the site has anonymous visitors only. */
  secret?: string;
  /** Verifies user tokens (EdDSA): an Ed25519 key as PEM. */
  publicKey?: string;
  agent: AgentConfig;
  /** Days that a conversation is kept after its last message; 0: until its visitor deletes it; missing: DEFAULT_RETENTION_DAYS. */
  retentionDays?: number;
  /** The sitemap crawled for `site_search`; `own` means the demo's sitemap on this server. */
  sitemap?: string;
  /** The address of the site, where no sitemap is given: its list of pages is looked for, or its links are followed. */
  address?: string;
  /** IANA name of the time zone of its opening hours; missing: "open now" is not decided. */
  timeZone?: string;
  strings: Readonly<Record<string, string>>;
  /** How much of the model's reasoning the widget shows. */
  showReasoning: ShowReasoning;
  /** False: no questions to go on with are offered below an answer. */
  followUps?: boolean;
  /** False: a model does not write them; they are headings of the site's pages alone. */
  modelFollowUps?: boolean;
  /** False: the title of a conversation stays its first question. */
  modelTitles?: boolean;
  /** A visitor may go on on another device by a link; not if missing. */
  otherDevices?: boolean;
  /** Visitors may send files; not if missing. */
  attachments?: boolean;
  /** What the widget looks like where the page says nothing else; lengths in px. */
  look?: { accent?: string; radius?: number; density?: number; fontSize?: number };
  /** The target that answers here; missing: as the routes of the configuration say. */
  model?: string;
  /** The only tools of the agent, by name, beside those of the page; missing: all that the configuration gives the site. */
  tools?: readonly string[];
  limits?: SiteLimits;
};

/** A kind of model service: `openai` for any server of OpenAI's protocol, or the name of an answering engine. */
export type ProviderType = string;
export type ProviderConfig = {
  type: ProviderType;
  baseUrl: string;
  apiKey?: string;
  /** Further keys by name. */
  keys: Readonly<Record<string, string>>;
  /** Names of its models that read images. */
  images?: readonly string[];
  /** By model name. */
  prices?: Readonly<Record<string, Price>>;
};

/** Of a million tokens, in the operator's currency. */
export type Price = { input: number; output: number };

/** One model of one provider with the key to use; `id` is the alias it was named by, e.g. `glm.work.glm-4.7`. */
export type Target = {
  id: string;
  provider: string;
  type: ProviderType;
  model: string;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Empty for servers that want none. */
  apiKey: string;
  /** The model reads images. */
  images?: boolean;
  /** Without it, its answers cost nothing in budgets. */
  price?: Price;
};

export type RouteName = (typeof ROUTES)[number];
export type RoutePool = { id: string; priority: number; targets: readonly Target[] };
export type RoutingConfig = {
  /** Pools by falling priority; a route that is not configured has none. */
  routes: Readonly<Record<RouteName, readonly RoutePool[]>>;
  /** Estimated tokens of a request above which it goes to `longcontext`. */
  longContextTokens: number;
};

/**
 * One engine of `web_search` with its key and target: a results page, or a model that searches by itself.
 * `isGoogle`: its service searches with Google, so it is used when a visitor asks for Google. `setting`: where the operator sets its
 * key, or the address of one without a key, such as `SERPER_API_KEY` or `providers.glm.apiKey`; for messages.
 */
export type WebEngineConfig = {
  id: string;
  description: string;
  isDefault: boolean;
  isGoogle: boolean;
  setting: string;
} & (
  | { kind: 'results'; engine: string; settings: EngineSettings }
  | { kind: 'answering'; target: Target; crawl: boolean }
);
export type WebSearchConfig = {
  injectPolicy: 'always' | 'selective';
  engines: readonly WebEngineConfig[];
};

export type ModelConfig = {
  /** A name of the table in api/models/index.ts. */
  kind: string;
  apiKey?: string;
  baseUrl?: string;
  name?: string;
  /** It reads images. */
  images?: boolean;
  /** From `providers.openai.prices`. */
  price?: Price;
};

/** Where the bytes of visitors' files are: a folder, absolute, or a bucket by its address. */
export type FilesConfig =
  | { kind: 'disk'; folder: string }
  | { kind: 's3'; endpoint: string; accessKey: string; secretKey: string; region?: string };

export type Config = {
  host: string;
  port: number;
  databaseUrl: string;
  files: FilesConfig;
  /** Path under which a proxy serves this server, e.g. `/chat`, without a slash at its end; '' at the root. */
  basePath: string;
  trustProxy: readonly string[];
  /** Null: the key made at the first start is valid; the database stores its hash. */
  adminKey: string | null;
  /** Who may call the OpenAI-compatible routes; nobody without a key. */
  gateway: GatewayConfig;
  /** The public paths of operations; all others need the admin key. */
  publicOperations: readonly (typeof PUBLIC_OPERATIONS)[number][];
  demo: boolean;
  model: ModelConfig;
  routing: RoutingConfig;
  webSearch: WebSearchConfig;
  /** The owner's tools, and what the owner says about others. */
  tools: ToolsConfig;
  /** Values of `env:NAME` in the headers and environments of tools, which must not leave in a call's arguments (INJ-6). */
  toolSecrets: readonly string[];
  /**
   * `userAgent` in full, where the operator names one; otherwise it is made from `contact`. `refreshHours`: from the end of one
   * crawl of a site to the next; 0: only the first. `exclude`: paths that are not read, as in robots.txt. `delayMs`: between two
   * pages of a host, where the owner sets it; `concurrency`: pages of a host at once; `maxPages`: of a site without a sitemap.
   */
  crawler: {
    allowHosts: readonly string[];
    robots: boolean;
    contact: string;
    userAgent?: string;
    refreshHours: number;
    exclude: readonly string[];
    delayMs?: number;
    concurrency: number;
    maxPages: number;
  };
  /** The icon service for the icons of sources, with `{domain}`; null: icons are fetched from the sites themselves. */
  faviconTemplate: string | null;
  /** Where spans are sent; null: nowhere. */
  tracing: { url: string; headers: Readonly<Record<string, string>>; serviceName: string } | null;
  /** As pino names them. */
  logLevel: string;
  sites: readonly SiteConfig[];
  /** The sites as the file says them, in its order: what it says there is fixed while the server runs. Empty without sites in a file. */
  siteFiles: readonly SiteFile[];
  limits: Limits;
  budgets: Budgets;
  /** Settings that work but are probably mistakes, a sentence each with path and what to do; printed at the start. */
  warnings: readonly string[];
};
