// What the demo adds to a server that shows it: the shop's tools, the model that plays dialogues with them where no key is set, and the
// service behind them. The start of the API loads it when it serves the demo, and nothing else does.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AgentWords, Config, SiteConfig } from '../../api/config/config.ts';
import { createModel, MODELS, type ModelTable } from '../../api/models/index.ts';
import { hasChatRoutes } from '../../api/models/router.ts';
import { setPageHeaders } from '../../api/routes/demo-site.ts';
import type { Clock } from '../../api/time/clock.ts';
import type { SiteTool } from '../../api/tools/http/http-tool.ts';
import { TOOL_PROVIDERS, type ToolTable } from '../../api/tools/index.ts';
import { OrderBook } from './orders.ts';
import { EXAMPLES } from './script-words.ts';
import { createScriptedModel } from './scripted-model.ts';
import { addShopService } from './shop-service.ts';
import { shopTools } from './shop-tools.ts';

export type DemoShop = {
  /** The configuration with what the demo adds to it. */
  config: Config;
  models: ModelTable;
  toolProviders: ToolTable;
  /** The service of the shop, and the page of what the agent can do. */
  addRoutes(server: FastifyInstance): void;
  /** Where this server listens; before it is known the shop has no tools. */
  setOrigin(origin: string): void;
};

/** The name of the scripted model among the kinds of models. */
const SCRIPTED = 'scripted';

/** `pages`: absolute path of the folder demo/site. */
export function createDemoShop(
  config: Config,
  options: { pages: string; clock: Pick<Clock, 'now' | 'sleep'> },
): DemoShop {
  const { pages, clock } = options;
  const orders = new OrderBook(() => clock.now());
  const keys = config.sites.filter(({ sitemap }) => sitemap === 'own').map(({ key }) => key);
  const isScripted = config.model.kind === 'extractive' && !hasChatRoutes(config.routing);
  let tools: readonly SiteTool[] = [];
  return {
    config: {
      ...config,
      ...(isScripted ? { model: { kind: SCRIPTED } } : {}),
      sites: config.sites.map((site) => (keys.includes(site.key) ? withExamples(site, isScripted) : site)),
    },
    models: {
      ...MODELS,
      [SCRIPTED]: (choice, given) => createScriptedModel(createModel({ ...choice, kind: 'extractive' }, given), clock),
    },
    toolProviders: [
      ...TOOL_PROVIDERS,
      () => ({ list: async ({ site }) => (keys.includes(site) ? tools.map(({ tool }) => tool) : []) }),
    ],
    addRoutes: (server) =>
      addShopService(server, { orders, page: join(pages, 'agent.html'), setHeaders: setPageHeaders }),
    setOrigin(origin) {
      tools = shopTools(origin, keys);
    },
  };
}

/** The site with sentences to try; `isScripted`: and with a description that says who plays them. */
function withExamples(site: SiteConfig, isScripted: boolean): SiteConfig {
  const { agent } = site;
  const withWords = <Words extends Partial<AgentWords>>(words: Words, lang: string): Words => {
    const { description, suggestions } = EXAMPLES[lang] ?? {};
    if (!suggestions) return words;
    const [question, ...rest] = words.suggestions ?? [];
    return {
      ...words,
      ...(isScripted ? { description } : {}),
      suggestions: [...(question ? [question] : []), ...suggestions, ...rest],
    };
  };
  const translations = Object.entries(agent.translations ?? {}).map(([lang, words]) => [lang, withWords(words, lang)]);
  return { ...site, agent: { ...withWords(agent, 'en'), translations: Object.fromEntries(translations) } };
}
