// The owner's tools as the rest of the API uses them: complete and checked.
import type { NamedRule, ToolApproval, ToolRule } from './tool-rules.ts';
import type { Method } from './tools-schema.ts';

/** `path` of the entry in the file, for messages. `sites`: keys of the sites that have it; missing: all. */
type Entry = { path: string; sites?: readonly string[]; rule: ToolRule };

/** `url`: a template whose `{name}`s are parameters; see url-template.ts. `headers`: secrets filled in. */
export type HttpToolConfig = Entry & {
  name: string;
  description: string;
  /** A checked JSON Schema of an object. */
  parameters: Readonly<Record<string, unknown>>;
  url: string;
  method: Method;
  headers: Readonly<Record<string, string>>;
  body: 'json' | 'form';
  /** A JSON Pointer; '' is the whole reply. */
  response: string;
};

export type OpenApiConfig = Entry & {
  /** A path or an http(s) address. */
  document: string;
  operations: readonly string[];
  /** Instead of the servers of the document; without a slash at its end. */
  server?: string;
  prefix: string;
  headers: Readonly<Record<string, string>>;
};

export type McpServerConfig = Entry & {
  name: string;
  reached:
    | { kind: 'stdio'; command: string; args: readonly string[]; env: Readonly<Record<string, string>>; cwd?: string }
    | { kind: 'http'; url: string; headers: Readonly<Record<string, string>> };
  /** Begins the names of its tools; '' for none. */
  prefix: string;
  /** Names of its tools that are offered, with `*` for any text; missing: all. */
  tools?: readonly string[];
  /** Its own name of a tool → the name here. */
  names: Readonly<Record<string, string>>;
  trustHints: boolean;
  resources: boolean;
};

/** Tools that the host page registers in JavaScript. */
export type PageToolsConfig = {
  allowed: boolean;
  /** Names that they may have, with `*` for any text. */
  names: readonly string[];
  /** The least that a page may ask for; with `never` the page decides, and its `readOnly` is believed. */
  approval: ToolApproval;
  sites?: readonly string[];
};

export type ToolsConfig = {
  http: readonly HttpToolConfig[];
  openapi: readonly OpenApiConfig[];
  mcp: readonly McpServerConfig[];
  page: PageToolsConfig;
  /** In the order of the file; later ones replace fields of earlier ones. */
  rules: readonly NamedRule[];
};

/** The host page is the owner's own, so it may offer tools; what they do is up to the visitor, call by call. */
export const DEFAULT_PAGE_TOOLS: PageToolsConfig = { allowed: true, names: ['*'], approval: 'always' };

export const NO_TOOLS: ToolsConfig = { http: [], openapi: [], mcp: [], page: DEFAULT_PAGE_TOOLS, rules: [] };

/** Names of the tools that every run has: what the log has of their calls means what they do, so no other tool may have them. */
export const RUN_TOOL_NAMES: readonly string[] = [
  'ask_user_question',
  'share_thought',
  'write_todos',
  'show_chart',
  'show_table',
  'show_file',
];

/** Names of this server's own tools, which an owner's tool cannot have. */
export const BUILT_IN_NAMES: readonly string[] = ['site_search', 'web_search', 'web_crawl', ...RUN_TOOL_NAMES];
