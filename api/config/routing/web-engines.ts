// The engines of web_search: those of the section webSearch, or those whose keys are in the environment.
// Knows the target of each providerKey and the setting of each key; the engines themselves are definitions that it is given.
import type { ProviderConfig, RoutingConfig, Target, WebEngineConfig } from '../config.ts';
import type { Mistake } from '../mistake.ts';
import {
  accessSetting,
  type EngineDefinition,
  type EngineDefinitions,
  missingSettings,
  namedEngines,
  readEngineSettings,
  servicesOf,
} from './engine-definition.ts';
import { resolveTarget, settingOf } from './provider-key.ts';
import type { EngineFile } from './routing-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Context = {
  providers: Readonly<Record<string, ProviderConfig>>;
  routing: RoutingConfig;
  env: Environment;
  definitions: EngineDefinitions;
  mistakes: Mistake[];
  warnings: Mistake[];
};

/** The engines of the section with their keys and targets; adds mistakes and warnings. */
export function readWebEngines(file: readonly EngineFile[], context: Context): WebEngineConfig[] {
  const { definitions, env } = context;
  const names = namedEngines(definitions).join(', ');
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
      wrong('', `must have either providerKey (an answering model) or engine (one of ${names})`);
      return [];
    }
    const shared = { id: entry.id, isDefault: entry.default ?? false, isGoogle: false };
    if (entry.engine !== undefined) {
      const { engine } = entry;
      // The shape was checked: the table has this name.
      const definition = definitions[engine] as EngineDefinition;
      const settings = readEngineSettings(definition, entry, env);
      for (const name of missingSettings(definition, settings)) wrong(`.${name}`, missing(definition, name));
      const access = accessSetting(definition);
      const isInFile = access !== undefined && entry[access] !== undefined;
      const setting = isInFile ? `${path}.${access}` : environmentSetting(definition);
      const description = entry.description ?? definition.description;
      return [{ ...shared, kind: 'results', engine, description, setting, settings }];
    }
    const target = findTarget(entry.providerKey ?? '', `${path}.providerKey`, context);
    if (target === null) return [];
    const description = entry.description ?? `${target.model} searches and answers`;
    const isGoogle = servicesOf(definitions)[target.type]?.isGoogle ?? false;
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

/** The engines whose required settings are in the environment: the results pages, then the models that answer. */
export function findEnvironmentEngines(definitions: EngineDefinitions, env: Environment): WebEngineConfig[] {
  const found = Object.entries(definitions).flatMap(([name, definition]): WebEngineConfig[] => {
    const settings = readEngineSettings(definition, {}, env);
    if (definition.isNamedOnly || missingSettings(definition, settings).length > 0) return [];
    const { description, service } = definition;
    const setting = environmentSetting(definition);
    const shared = { id: name, description, isDefault: false, isGoogle: service?.isGoogle ?? false, setting };
    if (!service) return [{ ...shared, kind: 'results', engine: name, settings }];
    const { apiKey = '', baseUrl = service.baseUrl, model = service.model } = settings as Record<string, string>;
    const target: Target = { id: `${name}.${model}`, provider: name, type: name, model, apiKey, baseUrl };
    return [{ ...shared, kind: 'answering', target, crawl: false }];
  });
  return [...found.filter(({ kind }) => kind === 'results'), ...found.filter(({ kind }) => kind === 'answering')];
}

/** Where the owner corrects the access of an engine that the file gives none. */
function environmentSetting(definition: EngineDefinition): string {
  const access = accessSetting(definition);
  return (access && definition.environment[access]?.[0]) ?? definition.correctedBy ?? 'webSearch.engines';
}

function missing({ settings, environment }: EngineDefinition, name: string): string {
  const { description = 'a value' } = settings.properties[name] as { description?: string };
  const variable = environment[name]?.[0];
  return `is missing: ${description}${variable ? `; or set ${variable}` : ''}`;
}
