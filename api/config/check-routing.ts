// From the sections providers, virtualrouter and webSearch to targets, routes and engines that fit together, with every
// mistake on the way (search.md section 5). With no webSearch section, engines come from the keys in the environment.
import type { Mistake } from './check-config.ts';
import type {
  ProviderConfig,
  ProviderType,
  RouteName,
  RoutePool,
  RoutingConfig,
  Target,
  WebEngineConfig,
  WebSearchConfig,
} from './config.ts';
import { DEFAULT_BASE_URLS, resolveTarget } from './provider-key.ts';
import {
  type EngineFile,
  type PoolFile,
  type ProviderFile,
  type ProvidersFile,
  RESULT_ENGINES,
  ROUTES,
  type VirtualRouterFile,
  type WebSearchFile,
} from './routing-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type ResultEngine = (typeof RESULT_ENGINES)[number];

/** What is said of an engine whose entry does not say it. */
const DESCRIPTIONS: Record<ResultEngine | 'glm' | 'gemini', string> = {
  serper: 'Google results',
  serper_news: 'Google News: reports of the last days and weeks',
  brave: 'Brave, an index of its own',
  tavily: 'Tavily, results chosen for models',
  exa: 'Exa, search by meaning',
  searxng: 'SearXNG, several engines at once',
  wikipedia: 'Wikipedia, the encyclopedia',
  glm: 'GLM, good for Chinese sources',
  gemini: 'Gemini, broad coverage through Google',
};

/** Names of providers that say their type by themselves; any other is a server that speaks OpenAI's protocol. */
const TYPE_BY_NAME: Readonly<Record<string, ProviderType>> = {
  glm: 'glm',
  zhipu: 'glm',
  bigmodel: 'glm',
  zai: 'glm',
  gemini: 'gemini',
  'gemini-cli': 'gemini',
  antigravity: 'gemini',
};

/** The answering models that a key in the environment brings, unless GLM_MODEL or GEMINI_MODEL names another. */
const ENVIRONMENT_MODELS = { glm: 'glm-4.7', gemini: 'gemini-2.5-flash' } as const;

/** Engines that are only there when they are named: a second engine obliges the model to choose in every call. */
const UNASKED: ReadonlySet<ResultEngine> = new Set<ResultEngine>(['wikipedia', 'serper_news']);

/** Tokens above which a request is a long one: what the smaller context windows in use hold. */
export const DEFAULT_LONG_CONTEXT_TOKENS = 32_000;

/** Routes and engines of a file whose sections have the right shape; mistakes are added. */
export function readAnswering(
  file: { providers?: ProvidersFile; virtualrouter?: VirtualRouterFile; webSearch?: WebSearchFile },
  env: Environment,
  mistakes: Mistake[],
): { routing: RoutingConfig; webSearch: WebSearchConfig } {
  const providers = readProviders(file.providers, mistakes);
  const routing = readRouting(file.virtualrouter, providers, mistakes);
  const engines = file.webSearch
    ? readWebEngines(file.webSearch.engines, { providers, routing, env }, mistakes)
    : findEnvironmentEngines(env);
  return { routing, webSearch: { injectPolicy: file.webSearch?.injectPolicy ?? 'always', engines } };
}

/** Providers with their type, and where they answer; mistakes are added. */
function readProviders(file: ProvidersFile | undefined, mistakes: Mistake[]): Record<string, ProviderConfig> {
  const entries = Object.entries(file ?? {}).map(([name, provider]) => {
    const type = provider.type ?? TYPE_BY_NAME[name] ?? 'openai';
    const path = `providers.${name}`;
    if (!provider.baseURL && type === 'openai' && name !== 'openai') {
      mistakes.push({
        path: `${path}.baseURL`,
        message: 'is missing: where the service answers, beginning with https:// or http://',
      });
    }
    // A server of one's own often wants no key; the services themselves always do.
    if (!hasKey(provider) && !provider.baseURL) {
      mistakes.push({
        path: `${path}.apiKey`,
        message: 'is missing: the key of the service; env:NAME reads it from the environment',
      });
    }
    const config: ProviderConfig = {
      type,
      baseUrl: (provider.baseURL ?? DEFAULT_BASE_URLS[type]).replace(/\/+$/, ''),
      keys: (provider.keys ?? {}) as Record<string, string>,
      ...(provider.apiKey ? { apiKey: provider.apiKey } : {}),
    };
    return [name, config] as const;
  });
  return Object.fromEntries(entries);
}

/** Routes with their pools in order of priority; mistakes are added. */
function readRouting(
  file: VirtualRouterFile | undefined,
  providers: Readonly<Record<string, ProviderConfig>>,
  mistakes: Mistake[],
): RoutingConfig {
  const routes = ROUTES.map((route) => [route, readPools(route, file?.routing[route] ?? [])] as const);
  return {
    routes: Object.fromEntries(routes) as Record<RouteName, RoutePool[]>,
    longContextTokens: file?.longContextTokens ?? DEFAULT_LONG_CONTEXT_TOKENS,
  };

  function readPools(route: RouteName, pools: readonly PoolFile[]): RoutePool[] {
    const base = `virtualrouter.routing.${route}`;
    const read = pools.map((pool, n) => {
      if (pools.findIndex((other) => other.id === pool.id) !== n) {
        mistakes.push({ path: `${base}[${n}].id`, message: `is ${pool.id} a second time; give each pool its own` });
      }
      const targets = pool.targets.flatMap((alias, t): Target[] => {
        const found = resolveTarget(alias, providers);
        if ('target' in found) return [found.target];
        mistakes.push({ path: `${base}[${n}].targets[${t}]`, message: found.problem });
        return [];
      });
      return { id: pool.id, priority: pool.priority ?? 0, targets };
    });
    // Stable: pools of one priority stay in the order of the file.
    return read.sort((a, b) => b.priority - a.priority);
  }
}

/** The engines of the section, each with what it needs to answer; mistakes are added. */
function readWebEngines(
  file: readonly EngineFile[],
  context: { providers: Readonly<Record<string, ProviderConfig>>; routing: RoutingConfig; env: Environment },
  mistakes: Mistake[],
): WebEngineConfig[] {
  const firstDefault = file.findIndex((entry) => entry.default);
  return file.flatMap((entry, n): WebEngineConfig[] => {
    const path = `webSearch.engines[${n}]`;
    const wrong = (name: string, message: string) => mistakes.push({ path: `${path}${name}`, message });
    if (file.findIndex((other) => other.id === entry.id) !== n) {
      wrong('.id', `is ${entry.id} a second time; give each engine its own`);
    }
    if (entry.default && firstDefault !== n) {
      wrong('.default', `is true, and so is that of engines[${firstDefault}]; at most one engine may be the default`);
    }
    if ((entry.providerKey === undefined) === (entry.engine === undefined)) {
      wrong('', `must have either providerKey (an answering model) or engine (one of ${RESULT_ENGINES.join(', ')})`);
      return [];
    }
    const shared = { id: entry.id, isDefault: entry.default ?? false, isGoogle: false };
    if (entry.engine !== undefined) {
      const engine = entry.engine as ResultEngine;
      const access = readAccess(engine, context.env, entry);
      if (!isUsable(engine, access)) wrong(engine === 'searxng' ? '.baseURL' : '.apiKey', needs(engine));
      return [
        { ...shared, kind: 'results', engine, description: entry.description ?? DESCRIPTIONS[engine], ...access },
      ];
    }
    const alias = entry.providerKey ?? '';
    const found = resolveTarget(alias, context.providers);
    if ('problem' in found) {
      wrong('.providerKey', found.problem);
      return [];
    }
    const served = context.routing.routes.web_search.flatMap((pool) => pool.targets.map((target) => target.id));
    if (!served.includes(alias)) {
      wrong(
        '.providerKey',
        `is ${alias}, which virtualrouter.routing.web_search does not serve; add it to the targets there${served.length > 0 ? ` (served now: ${served.join(', ')})` : ''}`,
      );
    }
    const { target } = found;
    const description = entry.description ?? `${target.model} searches and answers`;
    return [
      {
        ...shared,
        isGoogle: target.type === 'gemini',
        kind: 'answering',
        target,
        crawl: entry.crawl ?? false,
        description,
      },
    ];
  });
}

/** The engines whose keys (for SearXNG the address) are in the environment. */
function findEnvironmentEngines(env: Environment): WebEngineConfig[] {
  const pages = RESULT_ENGINES.filter((engine) => !UNASKED.has(engine)).flatMap((engine): WebEngineConfig[] => {
    const access = readAccess(engine, env, {});
    if (!isUsable(engine, access)) return [];
    return [
      {
        id: engine,
        kind: 'results',
        engine,
        description: DESCRIPTIONS[engine],
        isDefault: false,
        isGoogle: false,
        ...access,
      },
    ];
  });
  const models = (['glm', 'gemini'] as const).flatMap((type): WebEngineConfig[] => {
    const prefix = type.toUpperCase();
    const apiKey = env[`${prefix}_API_KEY`];
    if (!apiKey) return [];
    const model = env[`${prefix}_MODEL`] || ENVIRONMENT_MODELS[type];
    const baseUrl = (env[`${prefix}_BASE_URL`] || DEFAULT_BASE_URLS[type]).replace(/\/+$/, '');
    const target: Target = { id: `${type}.${model}`, provider: type, type, model, apiKey, baseUrl };
    return [
      {
        id: type,
        kind: 'answering',
        target,
        crawl: false,
        description: DESCRIPTIONS[type],
        isDefault: false,
        isGoogle: type === 'gemini',
      },
    ];
  });
  return [...pages, ...models];
}

/** Key and address: the entry's own, else the environment's. */
function readAccess(engine: ResultEngine, env: Environment, entry: { apiKey?: string; baseURL?: string }) {
  const prefix = environmentPrefix(engine);
  const apiKey = entry.apiKey ?? (env[`${prefix}_API_KEY`] || undefined);
  const baseUrl = entry.baseURL ?? (env[`${prefix}_BASE_URL`] || env[`${prefix}_URL`] || undefined);
  return { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseUrl: baseUrl.replace(/\/+$/, '') } : {}) };
}

/** Both of Serper's pages have one key. */
function environmentPrefix(engine: ResultEngine): string {
  return engine === 'serper_news' ? 'SERPER' : engine.toUpperCase();
}

function isUsable(engine: ResultEngine, access: { apiKey?: string; baseUrl?: string }): boolean {
  if (engine === 'wikipedia') return true;
  return (engine === 'searxng' ? access.baseUrl : access.apiKey) !== undefined;
}

function needs(engine: ResultEngine): string {
  return engine === 'searxng'
    ? 'is missing: where SearXNG answers; or set SEARXNG_URL'
    : `is missing: the key of ${engine}; or set ${environmentPrefix(engine)}_API_KEY`;
}

function hasKey(provider: ProviderFile): boolean {
  return provider.apiKey !== undefined || Object.keys(provider.keys ?? {}).length > 0;
}
