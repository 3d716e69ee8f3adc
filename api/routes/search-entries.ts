// Serves the HTML that a search service requires beside its answer: untrusted HTML, on a page of its own without scripts,
// with links only. An iframe request has no token, so the unguessable id is the permission.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../protocol/index.ts';
import type { RouteContext } from './context.ts';
import { IdParams } from './schemas.ts';

/**
 * No scripts, forms, fonts or requests; images only from Google's own hosts, which know of the search already, and from no other
 * host (NET-17). Links open new tabs outside the sandbox. Meta refresh needs the sandbox's allow-scripts and so has no effect.
 */
const POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https://*.google.com https://*.gstatic.com https://*.googleusercontent.com',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The HTML as provided, on a page with the visitor's theme; without a theme the frame would be white in a dark chat. */
const toPage = (html: string): string =>
  '<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">' +
  `<base target="_blank"><style>body{margin:0}</style></head><body>${html}</body></html>`;

export function searchEntryRoutes({ store, sites }: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/search-entries/:id',
      { config: { access: 'link' }, schema: { params: IdParams } },
      async (request, reply) => {
        const entry = await store.searchEntries.get(request.params.id);
        // A site removed from the configuration has no pages that show the entry.
        const origins = sites.get(entry?.site ?? '')?.origins;
        if (!entry || !origins) throw new ApiError('not_found', 'There is no such search entry.');
        return reply
          .headers({
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': `${POLICY}; frame-ancestors ${toFrameAncestors(origins)}`,
            'cache-control': 'private, no-store',
            // The chat and the API have different origins.
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(toPage(entry.html));
      },
    );
  };
}

/** The origins of a site in the syntax of a CSP. It has none for IPv6 addresses: `[::1]` cannot show the frame. */
function toFrameAncestors(origins: readonly string[]): string {
  const sources = origins
    .flatMap((origin) => (origin === 'loopback' ? LOOPBACK : [origin]))
    .filter((origin) => /^https?:\/\/[\w.*:-]+$/.test(origin));
  return sources.length > 0 ? sources.join(' ') : "'none'";
}

const LOOPBACK = ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'];
