// The table of engines by their names in the configuration. A new engine is one file and one line in it.
import { type EngineSettings, missingSettings } from '../../config/routing/engine-definition.ts';
import type { EngineDeps, EngineEntry } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { brave } from './brave.ts';
import { exa } from './exa.ts';
import { gemini } from './gemini.ts';
import { glm } from './glm.ts';
import { openai } from './openai.ts';
import { searxng } from './searxng.ts';
import { serper } from './serper.ts';
import { serperNews } from './serper-news.ts';
import { site } from './site.ts';
import { tavily } from './tavily.ts';
import { wikipedia } from './wikipedia.ts';

export type EngineTable = Readonly<Record<string, EngineEntry>>;

/** Every engine by name, in the order in which they are tried. */
export const ENGINES: EngineTable = {
  serper,
  serper_news: serperNews,
  brave,
  tavily,
  exa,
  searxng,
  glm,
  gemini,
  openai,
  wikipedia,
  site,
};

/** An engine of the table. `id` and `description` are what the model sees. @throws {Error} for an unknown name or a missing setting */
export function createEngine(
  name: string,
  settings: EngineSettings & { id?: string; description?: string },
  deps: EngineDeps,
  table: EngineTable = ENGINES,
): Engine {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!entry) throw new Error(`engine "${name}" is not known; known are ${Object.keys(table).join(', ')}.`);
  const [missing] = missingSettings(entry, settings);
  if (missing) {
    const variable = entry.environment[missing]?.[0];
    throw new Error(`${name}: ${missing} is missing${variable ? `; set ${variable}` : ''}.`);
  }
  return entry.create({ description: entry.description, ...settings }, deps);
}
