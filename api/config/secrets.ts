// All keys and secrets of a configuration, for the code that removes them from output (INJ-6, LOG-1).
import type { Config } from './config.ts';

/** Each once, without empty ones. */
export function secretsOf(config: Config): string[] {
  const targets = Object.values(config.routing.routes).flatMap((pools) => pools.flatMap((pool) => pool.targets));
  const engines = config.webSearch.engines.map((engine) =>
    engine.kind === 'results' ? engine.apiKey : engine.target.apiKey,
  );
  const all = [
    config.adminKey,
    config.model.apiKey,
    ...config.sites.map((site) => site.secret),
    ...targets.map((target) => target.apiKey),
    ...engines,
  ];
  return [...new Set(all.filter((secret): secret is string => typeof secret === 'string' && secret !== ''))];
}
