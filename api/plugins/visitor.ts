// Authenticates a request: the visitor of the bearer token, on a page of that visitor's site. Routes get the owner only so (ID-4).
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import type { VisitorTokens } from '../identity/visitor-tokens.ts';
import type { Owner } from '../store/store.ts';
import { requireOriginOf } from './cors.ts';

/** Returns the owner of a request, or throws ApiError `unauthorized` or `origin_not_allowed`. */
export type Authenticate = (request: FastifyRequest) => Promise<Owner>;

export function createAuthenticate(tokens: VisitorTokens, sites: ReadonlyMap<string, SiteConfig>): Authenticate {
  return async (request) => {
    const match = /^Bearer ([^\s,]+)$/i.exec(request.headers.authorization ?? '');
    const { site: key, visitorId } = await tokens.verify(match?.[1] ?? '');
    const site = sites.get(key);
    // The site was removed from the configuration: its tokens are invalid.
    if (!site)
      throw new ApiError('unauthorized', 'The token is missing, expired or not ours. Call POST /api/v1/session again.');
    requireOriginOf(site, request, { required: false });
    return { site: key, visitorId };
  };
}
