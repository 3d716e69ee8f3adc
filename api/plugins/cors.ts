// CORS: only exact origins of the configured sites may call the API from a browser (WS-1, API-10).
// That the origin belongs to the site of the call is checked where the site is known (visitor.ts, session, socket).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import { isAllowedOrigin } from '../identity/origins.ts';
import { isForPages } from './page-paths.ts';
import { ADMIN_PREFIX } from './require-admin.ts';

/** A browser may cache the reply to a preflight this long, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;

export function checkOrigins(app: FastifyInstance, sites: ReadonlyMap<string, SiteConfig>): void {
  app.addHook('onRequest', async (request, reply) => {
    // Admin calls are not for pages of a site: require-admin.ts checks them.
    if (!isForPages(request.url) || request.url.startsWith(ADMIN_PREFIX)) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (![...sites.values()].some((site) => isAllowedOrigin(origin, site.origins))) throw originNotAllowed();
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after, x-request-id, upload-offset, upload-length',
    });
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': 'authorization, content-type, last-event-id',
          'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
        })
        .send();
    }
  });
}

/** @throws {ApiError} `origin_not_allowed` when the call comes from a page that is not the site's. `required`: also without an Origin. */
export function requireOriginOf(site: SiteConfig, request: FastifyRequest, options: { required: boolean }): void {
  const { origin } = request.headers;
  if (origin === undefined && !options.required) return;
  if (origin === undefined || !isAllowedOrigin(origin, site.origins)) throw originNotAllowed();
}

/** The same error for every reason, so that nobody can probe a site's list of origins. */
export function originNotAllowed(): ApiError {
  return new ApiError(
    'origin_not_allowed',
    'This page may not use the chat. Add its origin (scheme, host and port) to the origins of the site in the configuration.',
  );
}
