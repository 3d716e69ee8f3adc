// GET /api/v1/favicon/:id: the icon of the site of a recorded source, asked for by this server so that a reader's browser tells
// nobody else what was searched (NET-17). An image cannot say who asks, so the source's unguessable id is the permission.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../protocol/index.ts';
import type { RouteContext } from './context.ts';
import { IdParams } from './schemas.ts';

const HEADERS = {
  // A picture and nothing else, also when it is opened by itself.
  'content-security-policy': "default-src 'none'; sandbox",
  // The chat is on other origins than the API.
  'cross-origin-resource-policy': 'cross-origin',
};

export function faviconRoutes({ store, sites, icons }: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/favicon/:id', { schema: { params: IdParams } }, async (request, reply) => {
      const source = icons && (await store.sources.get(request.params.id));
      if (!icons || !source || !sites.has(source.site)) throw new ApiError('not_found', 'There is no such source.');
      const { icon, forMs } = await icons.find(source);
      const cacheControl = `private, max-age=${Math.floor(forMs / 1000)}`;
      // Not 404: browsers write that into the console of the page. An empty picture fails as well, and the letter stays.
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
