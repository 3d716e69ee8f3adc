// Converts the sections providers, virtualrouter and webSearch to targets, routes and engines, and collects every
// mistake. The engines themselves are read by web-engines.ts.
import type { Price, ProviderConfig, RouteName, RoutePool, RoutingConfig, Target, WebSearchConfig } from '../config.ts';
import type { Mistake } from '../mistake.ts';
import { type EngineDefinitions, servicesOf, withoutEndSlash } from './engine-definition.ts';
import { OPENAI_BASE_URL, resolveTarget } from './provider-key.ts';
import {
  CHAT_TYPE,
  type PoolFile,
  type ProviderFile,
  type ProvidersFile,
  ROUTES,
  type VirtualRouterFile,
  type WebSearchFile,
} from './routing-schema.ts';
import { findEnvironmentEngines, readWebEngines } from './web-engines.ts';

/** `definitions`: the engines that can be configured. Mistakes and warnings are added to their lists. */
export type ReadingContext = {
  env: Readonly<Record<string, string | undefined>>;
  definitions: EngineDefinitions;
  mistakes: Mistake[];
  warnings: Mistake[];
};

/** Tokens above which a request is a long one: the size of the smaller context windows in use. */
export const DEFAULT_LONG_CONTEXT_TOKENS = 32_000;

/** Routes and engines of a file whose sections have the right shape. */
export function readAnswering(
  file: { providers?: ProvidersFile; virtualrouter?: VirtualRouterFile; webSearch?: WebSearchFile },
  { env, definitions, mistakes, warnings }: ReadingContext,
): { routing: RoutingConfig; webSearch: WebSearchConfig } {
  const providers = readProviders(file.providers, { definitions, mistakes });
  const routing = readRouting(file.virtualrouter, providers, mistakes);
  const engines = file.webSearch
    ? readWebEngines(file.webSearch.engines, { providers, routing, env, definitions, mistakes, warnings })
    : findEnvironmentEngines(definitions, env);
  return { routing, webSearch: { injectPolicy: file.webSearch?.injectPolicy ?? 'always', engines } };
}

/** Providers with their type and base URL; adds mistakes. The type of a provider is the one that its name implies, or OpenAI's. */
function readProviders(
  file: ProvidersFile | undefined,
  { definitions, mistakes }: Pick<ReadingContext, 'definitions' | 'mistakes'>,
): Record<string, ProviderConfig> {
  const services = servicesOf(definitions);
  const typeOf = (name: string) =>
    Object.keys(services).find((type) => services[type]?.providerNames.includes(name)) ?? CHAT_TYPE;
  const entries = Object.entries(file ?? {}).map(([name, provider]) => {
    const type = provider.type ?? typeOf(name);
    const path = `providers.${name}`;
    if (!provider.baseURL && type === CHAT_TYPE && name !== CHAT_TYPE) {
      mistakes.push({
        path: `${path}.baseURL`,
        message: 'is missing: where the service answers, beginning with https:// or http://',
      });
    }
    // A self-hosted server often needs no key; the services themselves always do.
    if (!hasKey(provider) && !provider.baseURL) {
      mistakes.push({
        path: `${path}.apiKey`,
        message: 'is missing: the key of the service; env:NAME reads it from the environment',
      });
    }
    const config: ProviderConfig = {
      type,
      baseUrl: withoutEndSlash(
        provider.baseURL ?? (type === CHAT_TYPE ? undefined : services[type]?.baseUrl) ?? OPENAI_BASE_URL,
      ),
      keys: (provider.keys ?? {}) as Record<string, string>,
      prices: (provider.prices ?? {}) as Record<string, Price>,
      images: provider.images ?? [],
      ...(provider.apiKey ? { apiKey: provider.apiKey } : {}),
    };
    return [name, config] as const;
  });
  return Object.fromEntries(entries);
}

/** Routes with their pools in order of priority; adds mistakes. */
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
    // A stable sort: pools of one priority keep the order of the file.
    return read.sort((a, b) => b.priority - a.priority);
  }
}

function hasKey(provider: ProviderFile): boolean {
  return provider.apiKey !== undefined || Object.keys(provider.keys ?? {}).length > 0;
}
