// GET /api/v1/favicon/:id: the icon of the site of a recorded source, fetched by this server so that a visitor's browser
// discloses searches to no third party (NET-17). An image request has no token, so the source's unguessable id is the permission.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../protocol/index.ts';
import type { RouteContext } from './context.ts';
import { IdParams } from './schemas.ts';

const HEADERS = {
  // Only an image, also when it is opened as a page of its own.
  'content-security-policy': "default-src 'none'; sandbox",
  // The chat and the API have different origins.
  'cross-origin-resource-policy': 'cross-origin',
};

export function faviconRoutes({ store, sites, icons }: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/favicon/:id', { config: { access: 'link' }, schema: { params: IdParams } }, async (request, reply) => {
      const source = icons && (await store.sources.get(request.params.id));
      if (!icons || !source || !sites.has(source.site)) throw new ApiError('not_found', 'There is no such source.');
      const { icon, forMs } = await icons.find(source);
      const cacheControl = `private, max-age=${Math.floor(forMs / 1000)}`;
      // Not 404: browsers log that in the console of the page. An empty image fails to load as well, and the widget shows its letter.
      if (icon === null)
        return reply
          .code(204)
          .headers({ ...HEADERS, 'cache-control': cacheControl })
          .send();
      return reply
        .headers({ ...HEADERS, 'content-type': icon.type, 'cache-control': `${cacheControl}, immutable` })
        .send(Buffer.from(icon.bytes.buffer, icon.bytes.byteOffset, icon.bytes.byteLength));
    });
  };
}
