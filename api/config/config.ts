// The configuration as the rest of the API sees it: complete, checked, without knowing where a value came from.
import type { Limits } from './limits.ts';

export type AgentConfig = {
  name: string;
  avatar?: string;
  description?: string;
  greeting?: string;
  suggestions: readonly string[];
  instructions?: string;
  languages: readonly string[];
};

/** One embedding web site. */
export type SiteConfig = {
  key: string;
  /** Exact origins, `https://*.example.com`, or `loopback`. */
  origins: readonly string[];
  /** Signs user tokens (HS256); without it the site has anonymous visitors only. */
  secret?: string;
  agent: AgentConfig;
  /** What is crawled for `site_search`; `own` stands for the demo's sitemap on this very server. */
  sitemap?: string;
  strings: Readonly<Record<string, string>>;
};

export type EngineName = 'serper' | 'brave' | 'tavily' | 'exa' | 'searxng' | 'glm' | 'gemini';
export type EngineConfig = { apiKey?: string; baseUrl?: string };

export type ModelConfig = { kind: 'openai' | 'extractive'; apiKey?: string; baseUrl?: string; name?: string };

export type Config = {
  host: string;
  port: number;
  databaseUrl: string;
  trustProxy: readonly string[];
  /** Null: the admin calls are for this machine alone. */
  adminKey: string | null;
  demo: boolean;
  model: ModelConfig;
  /** Only engines with what they need to answer. */
  search: { engines: Readonly<Partial<Record<EngineName, EngineConfig>>>; wikipedia: boolean; default?: string };
  crawler: { allowHosts: readonly string[]; robots: boolean; contact: string };
  /** As pino names them. */
  logLevel: string;
  sites: readonly SiteConfig[];
  limits: Limits;
};
