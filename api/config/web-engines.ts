// The engines of web_search: those of the section webSearch, or those whose keys are in the environment.
// Knows the target of each providerKey and the setting of each key; providers and routes are check-routing.ts.
import type { Mistake } from './check-config.ts';
import type { ProviderConfig, RoutingConfig, Target, WebEngineConfig } from './config.ts';
import { DEFAULT_BASE_URLS, resolveTarget, settingOf } from './provider-key.ts';
import { type EngineFile, RESULT_ENGINES } from './routing-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type ResultEngine = (typeof RESULT_ENGINES)[number];
type Context = {
  providers: Readonly<Record<string, ProviderConfig>>;
  routing: RoutingConfig;
  env: Environment;
  mistakes: Mistake[];
  warnings: Mistake[];
};

/** Descriptions of engines whose entry has none. */
const DESCRIPTIONS: Record<ResultEngine | 'glm' | 'gemini', string> = {
  serper: 'Google results',
  serper_news: 'Google News: reports of the last days and weeks',
  brave: 'Brave, an index of its own',
  tavily: 'Tavily, results chosen for models',
  exa: 'Exa, search by meaning',
  searxng: 'SearXNG, several engines at once',
  wikipedia: 'Wikipedia, the encyclopedia',
  site: 'The pages of this web site',
  glm: 'GLM, good for Chinese sources',
  gemini: 'Gemini, broad coverage through Google',
};

/** The answering models enabled by a key in the environment, unless GLM_MODEL or GEMINI_MODEL names another. */
const ENVIRONMENT_MODELS = { glm: 'glm-4.7', gemini: 'gemini-2.5-flash' } as const;

/** Engines that exist only when configured by name: with a second engine the model must choose in every call. */
const UNASKED: ReadonlySet<ResultEngine> = new Set<ResultEngine>(['wikipedia', 'serper_news', 'site']);

/** The engines of the section with their keys and targets; adds mistakes and warnings. */
export function readWebEngines(file: readonly EngineFile[], context: Context): WebEngineConfig[] {
  const firstDefault = file.findIndex((entry) => entry.default);
  return file.flatMap((entry, n): WebEngineConfig[] => {
    const path = `webSearch.engines[${n}]`;
    const wrong = (name: string, message: string) => context.mistakes.push({ path: `${path}${name}`, message });
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
      const setting = entry.apiKey ? `${path}.apiKey` : settingOfEnvironment(engine);
      const description = entry.description ?? DESCRIPTIONS[engine];
      return [{ ...shared, kind: 'results', engine, description, setting, ...access }];
    }
    const target = findTarget(entry.providerKey ?? '', `${path}.providerKey`, context);
    if (target === null) return [];
    const description = entry.description ?? `${target.model} searches and answers`;
    const isGoogle = target.type === 'gemini';
    const crawl = entry.crawl ?? false;
    return [{ ...shared, isGoogle, kind: 'answering', target, crawl, description, setting: settingOf(target) }];
  });
}

/**
 * The target of an engine: the one of the route web_search that serves its providerKey. A provider that the route does not use
 * is called through its own entry, with a warning: so the configuration of the product brief starts, whose second engine
 * joins the route "later". Another model or key of a provider that the route uses is a mistake.
 */
function findTarget(alias: string, path: string, { providers, routing, mistakes, warnings }: Context): Target | null {
  const route = routing.routes.web_search.flatMap((pool) => pool.targets);
  const serving = route.find((target) => target.id === alias) ?? route.find((target) => isServedBy(alias, target));
  if (serving) return serving;
  const found = resolveTarget(alias, providers);
  if ('problem' in found) {
    mistakes.push({ path, message: found.problem });
    return null;
  }
  const { provider } = found.target;
  const isLeftOut = route.length > 0 && route.every((target) => target.provider !== provider);
  if (isLeftOut) {
    warnings.push({
      path,
      message: `is ${alias}, and virtualrouter.routing.web_search names no target of ${provider}: it is asked through providers.${provider} all the same; add it to the targets there, or take the engine out`,
    });
  } else {
    mistakes.push({
      path,
      message: `is ${alias}, which virtualrouter.routing.web_search does not serve; add it to the targets there${route.length > 0 ? ` (served now: ${route.map(({ id }) => id).join(', ')})` : ''}`,
    });
  }
  return found.target;
}

/** Whether a target is at least as specific as the alias: `glm.work.glm-4.7` serves `glm.glm-4.7`, `glm.work` and `glm`. */
function isServedBy(alias: string, { id, provider, model }: Target): boolean {
  const before = id.slice(0, -(model.length + 1));
  return alias === `${provider}.${model}` || alias === before || alias === provider;
}

/** The engines whose keys (for SearXNG the address) are in the environment. */
export function findEnvironmentEngines(env: Environment): WebEngineConfig[] {
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
        setting: settingOfEnvironment(engine),
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
        setting: `${prefix}_API_KEY`,
      },
    ];
  });
  return [...pages, ...models];
}

/** Key and address: from the entry, otherwise from the environment. */
function readAccess(engine: ResultEngine, env: Environment, entry: { apiKey?: string; baseURL?: string }) {
  // The engine `site` needs no address: SITE_URL in an environment has another meaning.
  if (engine === 'site') return {};
  const prefix = environmentPrefix(engine);
  const apiKey = entry.apiKey ?? (env[`${prefix}_API_KEY`] || undefined);
  const baseUrl = entry.baseURL ?? (env[`${prefix}_BASE_URL`] || env[`${prefix}_URL`] || undefined);
  return { ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseUrl: baseUrl.replace(/\/+$/, '') } : {}) };
}

/** Both of Serper's pages have one key. */
function environmentPrefix(engine: ResultEngine): string {
  return engine === 'serper_news' ? 'SERPER' : engine.toUpperCase();
}

/** The environment name of an engine's key, or of the address of one without a key. */
function settingOfEnvironment(engine: ResultEngine): string {
  const prefix = environmentPrefix(engine);
  if (engine === 'searxng') return `${prefix}_URL`;
  if (engine === 'site') return 'sites[].sitemap';
  return engine === 'wikipedia' ? `${prefix}_BASE_URL` : `${prefix}_API_KEY`;
}

function isUsable(engine: ResultEngine, access: { apiKey?: string; baseUrl?: string }): boolean {
  if (engine === 'wikipedia' || engine === 'site') return true;
  return (engine === 'searxng' ? access.baseUrl : access.apiKey) !== undefined;
}

function needs(engine: ResultEngine): string {
  const what = engine === 'searxng' ? 'where SearXNG answers' : `the key of ${engine}`;
  return `is missing: ${what}; or set ${settingOfEnvironment(engine)}`;
}
