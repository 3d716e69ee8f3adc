// The gateway's models and searches. Its names are those of the routes, and `default`, which is routed as a visitor's message is.
import type { Config } from '../config/config.ts';
import type { GatewayParts, SitePages } from '../gateway/gateway-context.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import { webTools } from '../tools/web-tools.ts';
import type { Models } from './models.ts';
import type { WebSearch } from './web-search.ts';

/** Routed by the rules of the configuration. */
const DEFAULT_NAME = 'default';

export function createGateway(
  config: Config,
  {
    model,
    named,
    names,
    web,
    siteTools,
    pages,
  }: Pick<Models, 'model' | 'named' | 'names'> & {
    web: WebSearch | null;
    siteTools: ToolProvider;
    pages: SitePages;
  },
): GatewayParts {
  const { injectPolicy, engines } = config.webSearch;
  const googleEngines = engines.filter(({ isGoogle }) => isGoogle).map(({ id }) => id);
  return {
    names: [DEFAULT_NAME, ...names],
    modelOf(name) {
      if (name === '' || name === DEFAULT_NAME) return model;
      return named(name) ?? (names.includes(name) ? model : null);
    },
    // Without the pages that a service wants to be shown: a client of the gateway has no place for them.
    search: webTools({ ...(web ? { web: web.pipeline } : {}), policy: { injectPolicy, googleEngines } }),
    siteTools,
    pages,
  };
}
