// Makes the configuration from file and environment; the only reader of process.env. Lists all mistakes at once.
// The environment overrides the file: a container or a shell sets it for one start.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { readBudgets } from './budgets.ts';
import { findMistakes } from './check-config.ts';
import type { Config, ModelConfig } from './config.ts';
import {
  DEFAULT_CONFIG_PATH,
  DEFAULT_CONTACT,
  DEFAULT_CRAWL_CONCURRENCY,
  DEFAULT_DATABASE_URL,
  DEFAULT_FILES_FOLDER,
  DEFAULT_HOST,
  DEFAULT_LINKED_PAGES,
  DEFAULT_LOG_LEVEL,
  DEFAULT_PORT,
  DEFAULT_REFRESH_HOURS,
  DEMO_SITE,
} from './defaults.ts';
import { readGateway } from './gateway.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Mistake } from './mistake.ts';
import { readAnswering } from './routing/check-routing.ts';
import type { EngineDefinitions } from './routing/engine-definition.ts';
import { engineSchema } from './routing/routing-schema.ts';
import { type ConfigFile, configFileSchema, environmentSchema } from './schema.ts';
import { findSiteMistakes, toSite } from './sites/read-site.ts';
import { readTools } from './tools/read-tools.ts';
import { expandProxies } from './trust-proxy.ts';
import { findUnpriced } from './unpriced.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Why the API does not start: every mistake with its path and what to do, as one text for the terminal. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly mistakes: readonly Mistake[];

  constructor(source: string, mistakes: readonly Mistake[]) {
    const lines = mistakes.map((mistake) => `  ${mistake.path} ${mistake.message}`);
    super(
      `The configuration (${source}) has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:\n${lines.join('\n')}`,
    );
    this.mistakes = mistakes;
  }
}

/**
 * Reads `AGENT_CHAT_CONFIG` (or ./agent-chat.config.json if it is there) and the environment. `engines`: those of web_search that
 * can be configured, by name.
 * @throws {ConfigError} with all mistakes
 */
export function loadConfig(
  engines: EngineDefinitions,
  environment: Environment = process.env,
  modelKinds?: readonly string[],
): Config {
  // `PORT=` in a container's settings means: not set.
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const path = configPath(env);
  const text = readConfigFile(path, env.AGENT_CHAT_CONFIG !== undefined);
  const mistakes: Mistake[] = [];
  const parsed = text === null ? {} : parseJson(text, path);
  const toolSecrets: string[] = [];
  const value = resolveReferences(parsed, { env, mistakes, onValue: noteToolSecret });
  const shape = [
    ...findMistakes(value, configFileSchema(engines, modelKinds)),
    ...findEngineMistakes(value, engines),
    ...sitesOf(value).flatMap((site, at) => findSiteMistakes(site, `sites[${at}].`)),
  ];
  shape.push(...findFilesMistakes(value));
  mistakes.push(...shape.filter((found) => !mistakes.some((known) => known.path === found.path)));
  const file = value as ConfigFile;
  const port = readPort(env, mistakes);
  mistakes.push(...findMistakes(env, environmentSchema(engines)));
  // Sections of a wrong shape cannot be checked further; all others are, so that all mistakes are listed at once.
  const isSound = !shape.some(({ path }) => /^(providers|virtualrouter|webSearch|\(the file\))/.test(path));
  const warnings: Mistake[] = [];
  const { routing, webSearch } = readAnswering(isSound ? file : {}, {
    env,
    definitions: engines,
    mistakes,
    warnings,
  });
  const areToolsSound = !shape.some(({ path }) => /^(tools|sites|\(the file\))/.test(path));
  const siteKeys = (areToolsSound && file.sites?.map((site) => site.key)) || [DEMO_SITE.key];
  const tools = readTools(areToolsSound ? file.tools : undefined, { sites: siteKeys, mistakes });
  const gateway = readGateway(shape.length > 0 ? undefined : file.gateway, siteKeys);
  mistakes.push(...gateway.mistakes);
  if (isSound && areToolsSound) mistakes.push(...findModelMistakes(file, routing));
  if (mistakes.length > 0) throw new ConfigError(text === null ? 'environment' : path, mistakes);

  const model = readModel(file, env);
  const budgets = readBudgets(file.budgets);
  warnings.push(...findUnpriced(budgets, { routing, model }));

  const databaseUrl = env.DATABASE_URL ?? file.database ?? DEFAULT_DATABASE_URL;
  const sites = file.sites?.map(toSite) ?? [DEMO_SITE];
  const twice = sites.find((site, n) => sites.findIndex((other) => other.key === site.key) !== n);
  if (twice)
    throw new ConfigError(path, [{ path: 'sites', message: `have the key ${twice.key} twice; give each its own` }]);
  return {
    host: env.HOST ?? file.host ?? DEFAULT_HOST,
    port: port ?? file.port ?? DEFAULT_PORT,
    databaseUrl,
    files: readFiles(file, databaseUrl),
    basePath: file.basePath ?? '',
    trustProxy: expandProxies(file.trustProxy ?? []),
    adminKey: file.adminKey ?? null,
    gateway: gateway.config,
    publicOperations: file.publicOperations ?? [],
    demo: file.demo ?? file.sites === undefined,
    model,
    routing,
    webSearch,
    tools,
    toolSecrets,
    crawler: {
      allowHosts: file.crawler?.allowHosts ?? [],
      robots: file.crawler?.robots ?? true,
      contact: file.crawler?.contact ?? DEFAULT_CONTACT,
      refreshHours: file.crawler?.refreshHours ?? DEFAULT_REFRESH_HOURS,
      exclude: file.crawler?.exclude ?? [],
      ...(file.crawler?.delayMs === undefined ? {} : { delayMs: file.crawler.delayMs }),
      concurrency: file.crawler?.concurrency ?? DEFAULT_CRAWL_CONCURRENCY,
      maxPages: file.crawler?.maxPages ?? DEFAULT_LINKED_PAGES,
      ...(file.crawler?.userAgent ? { userAgent: file.crawler.userAgent } : {}),
    },
    faviconTemplate: file.faviconTemplate ?? null,
    tracing: readTracing(file, env),
    logLevel: env.LOG_LEVEL ?? file.logLevel ?? DEFAULT_LOG_LEVEL,
    sites,
    siteFiles: file.sites ?? [],
    limits: { ...DEFAULT_LIMITS, ...file.limits },
    budgets,
    warnings: warnings.map((warning) => `${warning.path} ${warning.message}`),
  };

  function noteToolSecret(at: string, secret: string): void {
    if (at.startsWith('tools.')) toolSecrets.push(secret);
  }
}

/** Where the configuration file is, or would be. */
export function configPath(environment: Environment = process.env): string {
  return resolve(environment.AGENT_CHAT_CONFIG || DEFAULT_CONFIG_PATH);
}

/** Mistakes of the entries of `webSearch.engines`, each by the schema of its engine. */
function findEngineMistakes(value: unknown, engines: EngineDefinitions): Mistake[] {
  const entries = (value as { webSearch?: { engines?: unknown } } | null)?.webSearch?.engines;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: { engine?: unknown } | null, n) => {
    if (typeof entry !== 'object') return [];
    const name = typeof entry?.engine === 'string' ? entry.engine : '';
    const definition = Object.hasOwn(engines, name) ? engines[name] : undefined;
    return findMistakes(entry, engineSchema(engines, definition), `webSearch.engines[${n}]`);
  });
}

function readConfigFile(path: string, isNamed: boolean): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = (error as { code?: string }).code === 'ENOENT';
    if (isMissing && !isNamed) return null;
    const reason = isMissing ? 'does not exist' : `cannot be read: ${(error as Error).message}`;
    throw new ConfigError(path, [{ path: 'AGENT_CHAT_CONFIG', message: `names a file that ${reason}` }]);
  }
}

/** JSON with comments and trailing commas. */
function parseJson(text: string, path: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true, disallowComments: false });
  if (errors.length === 0 && value !== undefined) return value;
  const mistakes = errors.map((error) => {
    const before = text.slice(0, error.offset).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    return { path: place, message: `is not JSON (${printParseErrorCode(error.error)})` };
  });
  throw new ConfigError(
    path,
    mistakes.length > 0 ? mistakes : [{ path: '(the file)', message: 'is empty; write {} at least' }],
  );
}

type References = { env: Environment; mistakes: Mistake[]; onValue(path: string, value: string): void };

/** Replaces every string `env:NAME` by the value of that variable, also after the scheme of an `authorization` header. */
function resolveReferences(value: unknown, found: References, path = ''): unknown {
  if (typeof value === 'string') {
    const [, scheme = '', name] = /^((?:Bearer|Basic|Token|ApiKey) )?env:(.*)$/s.exec(value) ?? [];
    if (name === undefined) return value;
    const text = found.env[name];
    if (text) found.onValue(path, text);
    else
      found.mistakes.push({
        path: path || '(the file)',
        message: `wants the environment variable ${name}, which is not set`,
      });
    return text ? `${scheme}${text}` : value;
  }
  if (Array.isArray(value)) return value.map((item, n) => resolveReferences(item, found, `${path}[${n}]`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    return [name, resolveReferences(inner, found, path ? `${path}.${name}` : name)] as const;
  });
  return Object.fromEntries(entries);
}

function readPort(env: Environment, mistakes: Mistake[]): number | undefined {
  const text = env.PORT;
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  mistakes.push({ path: 'PORT', message: `must be a port between 1 and 65535, not ${JSON.stringify(text)}` });
  return undefined;
}

/** A bucket needs all of its address and its two parts of a key, and is no folder. */
function findFilesMistakes(value: unknown): Mistake[] {
  const files = ((value ?? {}) as { files?: Record<string, unknown> }).files;
  if (typeof files !== 'object' || files === null) return [];
  const bucket = ['endpoint', 'accessKey', 'secretKey'];
  if (![...bucket, 'region'].some((name) => name in files)) return [];
  const missing = bucket.filter((name) => !(name in files));
  return [
    ...missing.map((name) => ({
      path: `files.${name}`,
      message: 'is missing: a bucket needs endpoint, accessKey and secretKey',
    })),
    ...('folder' in files
      ? [{ path: 'files.folder', message: 'cannot be beside a bucket; leave one of them out' }]
      : []),
  ];
}

/** Beside the database, unless the file says another place; the paths are those of the process. */
function readFiles({ files = {} }: ConfigFile, databaseUrl: string): Config['files'] {
  const { endpoint, accessKey, secretKey, region, folder } = files;
  if (endpoint !== undefined && accessKey !== undefined && secretKey !== undefined) {
    return { kind: 's3', endpoint, accessKey, secretKey, ...(region === undefined ? {} : { region }) };
  }
  if (folder !== undefined) return { kind: 'disk', folder: resolve(folder) };
  const path = databaseUrl.replace(/^file:(?:\/\/(?=\/))?/, '');
  const database = path === ':memory:' ? DEFAULT_DATABASE_URL.slice('file:'.length) : path;
  return { kind: 'disk', folder: join(dirname(resolve(database)), DEFAULT_FILES_FOLDER) };
}

/** The variables of OpenTelemetry's own specification, of which a collector is usually configured already. */
function readTracing({ tracing }: ConfigFile, env: Environment): Config['tracing'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? tracing?.endpoint;
  if (endpoint === undefined || env.OTEL_SDK_DISABLED === 'true') return null;
  const given = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').flatMap((pair) => {
    const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=(.*)$/s.exec(pair) ?? [];
    return name === '' ? [] : [[name, decodeHeader(value.trim())] as const];
  });
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...tracing?.headers, ...Object.fromEntries(given) },
    serviceName: env.OTEL_SERVICE_NAME ?? tracing?.serviceName ?? 'agent-chat',
  };
}

/** Values are percent-encoded as in W3C Baggage; one that is not is taken as it is. */
function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function readModel(file: ConfigFile, env: Environment): ModelConfig {
  const apiKey = env.OPENAI_API_KEY || file.model?.apiKey;
  const baseUrl = env.OPENAI_BASE_URL || file.model?.baseUrl;
  const name = env.OPENAI_MODEL || file.model?.name;
  // A local server needs a base URL and no key; a key alone means the service itself.
  const kind = file.model?.kind ?? (apiKey || baseUrl ? 'openai' : 'extractive');
  // OpenAI's own models read images; of others nobody knows.
  const images = file.model?.images ?? (kind === 'openai' && baseUrl === undefined);
  const price = name === undefined ? undefined : file.providers?.openai?.prices?.[name];
  return {
    kind,
    ...(apiKey ? { apiKey } : {}),
    ...(baseUrl ? { baseUrl } : {}),
    ...(name ? { name } : {}),
    ...(images ? { images } : {}),
    ...(price ? { price } : {}),
  };
}

function sitesOf(value: unknown): unknown[] {
  const { sites } = (value ?? {}) as { sites?: unknown };
  return Array.isArray(sites) ? sites : [];
}

/** Models of sites that no route has. */
function findModelMistakes(file: ConfigFile, routing: Config['routing']): Mistake[] {
  return (file.sites ?? []).flatMap(({ model }, at) => findSiteMistakes({ model }, `sites[${at}].`, routing));
}
