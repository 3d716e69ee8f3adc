// The table of engines by their names in the configuration. A new engine is one file and one line in it.
import type { PassageIndex } from '../../site-index/passage-index.ts';
import type { Engine } from '../engine.ts';
import { createBrave } from './brave.ts';
import { createExa } from './exa.ts';
import { createGemini } from './gemini.ts';
import { createGlm } from './glm.ts';
import { createOpenAiEngine } from './openai.ts';
import { createSearxng } from './searxng.ts';
import { createSerper } from './serper.ts';
import { createSiteEngine } from './site.ts';
import { createTavily } from './tavily.ts';
import { createWikipedia } from './wikipedia.ts';

/** The configuration of one engine. The model sees `id` and `description`; defaults are the engine's own. */
export type EngineSettings = { apiKey?: string; baseUrl?: string; model?: string; id?: string; description?: string };
/** The dependencies of engines. */
export type EngineDeps = {
  userAgent: string;
  now: () => number;
  /** Resolves a redirect through the guarded fetcher; for engines that return redirects of their own. */
  resolveRedirect?: (url: string, signal: AbortSignal) => Promise<string>;
  /** The pages of the sites, for the engine `site`. */
  index?: Pick<PassageIndex, 'search'>;
};

type CreateEngine = (settings: EngineSettings, deps: EngineDeps) => Engine;

/** Every engine by name, in the order in which they are tried. */
const ENGINES: Record<string, CreateEngine> = {
  serper: (settings) => createSerper(keyed('serper', settings)),
  serper_news: (settings) => createSerper({ ...keyed('serper', settings), vertical: 'news' }),
  brave: (settings) => createBrave(keyed('brave', settings)),
  tavily: (settings) => createTavily(keyed('tavily', settings)),
  exa: (settings, deps) => createExa({ ...keyed('exa', settings), now: deps.now }),
  searxng: (settings) => {
    if (settings.baseUrl === undefined) throw new Error('searxng: baseUrl is missing; set SEARXNG_URL to your server.');
    return createSearxng({ ...settings, baseUrl: settings.baseUrl });
  },
  glm: (settings) => createGlm(keyed('glm', settings)),
  gemini: (settings, deps) =>
    createGemini({ ...keyed('gemini', settings), now: deps.now, resolveRedirect: deps.resolveRedirect }),
  openai: (settings) => createOpenAiEngine(keyed('openai', settings)),
  wikipedia: (settings, deps) => createWikipedia({ ...settings, userAgent: deps.userAgent }),
  site: ({ id, description }, { index }) => {
    if (index === undefined) throw new Error('site: there is no index of the sites’ pages here.');
    return createSiteEngine({ index, ...(id ? { id } : {}), ...(description ? { description } : {}) });
  },
};

/** The names that can be configured. */
export const ENGINE_NAMES: readonly string[] = Object.keys(ENGINES);

/** The configured engines, in the table's order. @throws {Error} with missing settings and unknown names. */
export function createEngines(
  settings: Readonly<Record<string, EngineSettings | undefined>>,
  deps: EngineDeps,
): Engine[] {
  for (const name of Object.keys(settings)) {
    if (!(name in ENGINES)) throw new Error(`engine "${name}" is not known; known are ${ENGINE_NAMES.join(', ')}.`);
  }
  return Object.entries(ENGINES).flatMap(([name, create]) => {
    const own = settings[name];
    return own === undefined ? [] : [create(own, deps)];
  });
}

function keyed(name: string, settings: EngineSettings): EngineSettings & { apiKey: string } {
  const { apiKey } = settings;
  if (apiKey === undefined) throw new Error(`${name}: apiKey is missing; set ${name.toUpperCase()}_API_KEY.`);
  return { ...settings, apiKey };
}
