// The facts about an engine of web_search that the configuration needs: its settings, their environment names, its service.
// Each engine file exports its own; loadConfig receives them all, and this folder names none.
import type { TObject } from 'typebox';

export type EngineDefinition = {
  /** For the model, unless the owner writes another one. */
  readonly description: string;
  /** The engine's own settings in `webSearch.engines[]`. One that is not optional is required in the file or in the environment. */
  readonly settings: TObject;
  /** Environment names by setting; the first variable that is set is used where the file has no value. */
  readonly environment: Readonly<Record<string, readonly string[]>>;
  /** Exists only when an entry of the file names it; any other one exists as soon as the environment has its required settings. */
  readonly isNamedOnly?: boolean;
  /** The setting to correct when the engine fails and has no settings of its own, such as `sites[].sitemap`. */
  readonly correctedBy?: string;
  /** A model that searches by itself: it is reached through a provider of this service, and not by the name of the engine. */
  readonly service?: EngineService;
};

export type EngineService = {
  /** Names of providers that imply the service. */
  readonly providerNames: readonly string[];
  readonly baseUrl: string;
  /** The model that a key in the environment enables, unless the variable of the setting `model` names another. */
  readonly model: string;
  /** It searches with Google, so it is called when a visitor asks for Google. */
  readonly isGoogle?: boolean;
};

/** Engines by the name in the configuration, in the order in which they are called. */
export type EngineDefinitions = Readonly<Record<string, EngineDefinition>>;

/** Values of an engine's settings by their names in code: `baseURL` of the file is `baseUrl`, without a slash at its end. */
export type EngineSettings = Readonly<Record<string, unknown>>;

/** The names that `webSearch.engines[].engine` can have. */
export function namedEngines(engines: EngineDefinitions): string[] {
  return Object.keys(engines).filter((name) => engines[name]?.service === undefined);
}

/** The services of answering engines, by the type of provider. */
export function servicesOf(engines: EngineDefinitions): Record<string, EngineService> {
  return Object.fromEntries(
    Object.entries(engines).flatMap(([name, { service }]) => (service ? [[name, service] as const] : [])),
  );
}

/** An engine's settings: from its entry of the file, otherwise from the environment. */
export function readEngineSettings(
  definition: EngineDefinition,
  entry: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  const names = Object.keys(definition.settings.properties);
  return Object.fromEntries(
    names.flatMap((name) => {
      const variables = definition.environment[name] ?? [];
      const value = entry[name] ?? variables.map((variable) => env[variable]).find(Boolean);
      if (value === undefined) return [];
      return name === 'baseURL' ? [['baseUrl', withoutEndSlash(String(value))]] : [[name, value]];
    }),
  );
}

/** The names of required settings without a value. */
export function missingSettings(definition: EngineDefinition, settings: EngineSettings): string[] {
  const required = definition.settings.required ?? [];
  return required.filter((name) => settings[name === 'baseURL' ? 'baseUrl' : name] === undefined);
}

/** The setting that gives access to the engine: a required one, otherwise one that the environment can have. */
export function accessSetting({ settings, environment }: EngineDefinition): string | undefined {
  return settings.required?.[0] ?? Object.keys(environment)[0];
}

/** The address without slashes at its end. */
export function withoutEndSlash(address: string): string {
  let end = address.length;
  while (end > 0 && address[end - 1] === '/') end--;
  return address.slice(0, end);
}
