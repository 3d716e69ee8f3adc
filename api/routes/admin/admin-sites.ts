// /api/v1/admin/sites: lists, makes, changes and removes sites while the server runs. Schemas and HTTP only; the rules are
// sites/site-settings.ts.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { SiteSchema } from '../../config/sites/site-schema.ts';
import type { ShownSite } from '../../sites/site-settings.ts';
import type { RouteContext } from '../context.ts';
import { errorReply } from '../schemas.ts';
import { noteChanges } from './audit.ts';

const Params = Type.Object({ key: Type.String({ minLength: 1, maxLength: 64 }) });
const Shown = Type.Object({
  key: Type.String(),
  source: Type.Union([Type.Literal('file'), Type.Literal('database'), Type.Literal('demo')]),
  fixed: Type.Array(Type.String(), { description: 'paths of settings that the configuration file says' }),
  settings: Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true })),
  pages: Type.Integer({ description: 'pages that can be searched' }),
  crawl: Type.String({ description: 'never, running, done, stopped or failed' }),
  created_at: Type.Optional(Type.String()),
  updated_at: Type.Optional(Type.String()),
});

/** The schema documents the body; it is checked by the same code as the configuration file, which names every mistake. */
const checkedLater = { validatorCompiler: () => () => true } as const;

export function adminSiteRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { siteSettings, index, pageCount } = context;
  return async (app) => {
    app.get(
      '/sites',
      { schema: { response: { 200: Type.Object({ sites: Type.Array(Shown) }), ...errorReply } } },
      async () => ({
        sites: siteSettings.list().map(show),
      }),
    );

    app.post(
      '/sites',
      { schema: { body: SiteSchema, response: { 200: Shown, 201: Shown, ...errorReply } }, ...checkedLater },
      async (request, reply) => {
        const { site, isNew, changes } = await siteSettings.create(request.body);
        noteChanges(request, site.key, changes);
        return reply.code(isNew ? 201 : 200).send(show(site));
      },
    );

    app.get(
      '/sites/:key',
      { schema: { params: Params, response: { 200: Shown, ...errorReply } } },
      async ({ params }) => show(siteSettings.get(params.key)),
    );

    app.patch(
      '/sites/:key',
      {
        schema: { params: Params, body: Type.Partial(SiteSchema), response: { 200: Shown, ...errorReply } },
        ...checkedLater,
      },
      async (request) => {
        const { site, changes } = await siteSettings.change(request.params.key, request.body);
        noteChanges(request, site.key, changes);
        return show(site);
      },
    );

    app.delete(
      '/sites/:key',
      { schema: { params: Params, response: { 204: Type.Null(), ...errorReply } } },
      async (request, reply) => {
        const { changes } = await siteSettings.remove(request.params.key);
        noteChanges(request, request.params.key, changes);
        return reply.code(204).send(null);
      },
    );
  };

  function show({ createdAtMs, updatedAtMs, fixed, ...site }: ShownSite) {
    return {
      ...site,
      fixed: [...fixed],
      pages: pageCount(site.key),
      crawl: index?.state(site.key)?.status ?? 'never',
      ...(createdAtMs === null ? {} : { created_at: new Date(createdAtMs).toISOString() }),
      ...(updatedAtMs === null ? {} : { updated_at: new Date(updatedAtMs).toISOString() }),
    };
  }
}
