// All keys and secrets of a configuration, for the code that removes them from output (INJ-6, LOG-1).
import type { Config } from './config.ts';
import type { EngineSettings } from './routing/engine-definition.ts';

/** Each once, without empty ones. */
export function secretsOf(config: Config): string[] {
  const targets = Object.values(config.routing.routes).flatMap((pools) => pools.flatMap((pool) => pool.targets));
  const engines = config.webSearch.engines.flatMap((engine) =>
    engine.kind === 'results' ? secretSettings(engine.settings) : [engine.target.apiKey],
  );
  const all = [
    config.adminKey,
    ...config.gateway.keys.map(({ key }) => key),
    config.model.apiKey,
    ...config.sites.map((site) => site.secret),
    ...targets.map((target) => target.apiKey),
    ...engines,
    ...(config.files.kind === 's3' ? [config.files.secretKey] : []),
    ...config.toolSecrets,
    ...Object.values(config.tracing?.headers ?? {}),
  ];
  return [...new Set(all.filter((secret): secret is string => typeof secret === 'string' && secret !== ''))];
}

/** The values whose names say that they are secret, as in error messages. */
function secretSettings(settings: EngineSettings): unknown[] {
  return Object.entries(settings).flatMap(([name, value]) => (/(key|secret)$/i.test(name) ? [value] : []));
}
