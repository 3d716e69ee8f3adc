// What an engine file exports: the facts for the configuration, and the function that makes the engine of its settings.
import type { Static, TObject } from 'typebox';
import type { EngineDefinition, EngineSettings } from '../config/routing/engine-definition.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import type { Engine } from './engine.ts';

/** The dependencies of engines. */
export type EngineDeps = {
  userAgent: string;
  now: () => number;
  /** Resolves a redirect through the guarded fetcher; for engines that return redirects of their own. */
  resolveRedirect?: (url: string, signal: AbortSignal) => Promise<string>;
  /** The pages of the sites, for the engine `site`. */
  index?: Pick<PassageIndex, 'search'>;
};

/** The name by which the model calls the engine, and what the model reads about it; the engine's own where missing. */
type Named = { id?: string; description?: string };
/** The settings of the schema by their names in code. */
type InCode<Settings> = { [Name in keyof Settings as Name extends 'baseURL' ? 'baseUrl' : Name]: Settings[Name] };

export type EngineEntry = EngineDefinition & {
  /** `settings` fit the schema of the definition. */
  create(settings: EngineSettings & Named, deps: EngineDeps): Engine;
};

/** Checks an engine's definition against its function, for the compiler. */
export function defineEngine<Settings extends TObject>(
  definition: Omit<EngineDefinition, 'settings' | 'environment'> & {
    settings: Settings;
    environment: { readonly [Name in keyof Settings['properties']]?: readonly string[] };
    create(settings: InCode<Static<Settings>> & Named, deps: EngineDeps): Engine;
  },
): EngineEntry {
  return definition as unknown as EngineEntry;
}
