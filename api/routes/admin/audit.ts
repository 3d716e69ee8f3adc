// The audit log: every call below /api/v1/admin that may change something, with the admin key that made it, and what changed.
// Written before the reply is sent. GET /api/v1/admin/audit lists it.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MAX_PAGE_ROWS } from '../../config/limits.ts';
import { ADMIN_PREFIX, adminKeyIdOf } from '../../plugins/require-admin.ts';
import type { AuditChange } from '../../store/contract/site-settings.ts';
import type { Store } from '../../store/contract/store.ts';
import type { RouteContext } from '../context.ts';
import { errorReply } from '../schemas.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const noted = new WeakMap<FastifyRequest, { site: string; changes: readonly AuditChange[] }>();

/** What a call has changed: paths and shortened values, no secrets. */
export function noteChanges(request: FastifyRequest, site: string, changes: readonly AuditChange[]): void {
  noted.set(request, { site, changes });
}

/** Records calls with a valid key, refused ones too. A call is answered even if it cannot be recorded; the log says so. */
export function recordAdminCalls(app: FastifyInstance, { audit }: Pick<Store, 'audit'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const keyId = adminKeyIdOf(request);
    const route = request.routeOptions.url ?? '';
    if (keyId === undefined || READS.includes(request.method) || !route.startsWith(`${ADMIN_PREFIX}/`)) return payload;
    const { site = siteIn(request.params) ?? siteIn(request.body), changes = [] } = noted.get(request) ?? {};
    try {
      await audit.add({ keyId, method: request.method, route, status: reply.statusCode, site, changes });
    } catch (error) {
      request.log.error({ err: error, reqId: request.id }, 'a change by the admin API was not recorded');
    }
    return payload;
  });
}

/** The site that the path or the body of a call names. */
function siteIn(given: unknown): string | null {
  const { key, site = key } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return typeof site === 'string' ? site.slice(0, 64) : null;
}

const Query = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description: '`next` of the page before' })),
});
const Change = Type.Object({
  path: Type.String(),
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
});
const Entry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  key: Type.String({ description: 'the beginning of the SHA-256 of the admin key' }),
  method: Type.String(),
  route: Type.String(),
  status: Type.Integer(),
  site: Type.Union([Type.String(), Type.Null()]),
  changes: Type.Array(Change),
});

export function auditRoutes({ store }: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/audit',
      {
        schema: {
          querystring: Query,
          response: {
            200: Type.Object({ entries: Type.Array(Entry), next: Type.Union([Type.String(), Type.Null()]) }),
            ...errorReply,
          },
        },
      },
      async ({ query }) => {
        const before = query.before === undefined ? undefined : Number(query.before);
        const rows = await store.audit.list({ before, limit: MAX_PAGE_ROWS });
        return {
          entries: rows.map(({ atMs, keyId, changes, ...row }) => ({
            ...row,
            at: new Date(atMs).toISOString(),
            key: keyId,
            changes: [...changes],
          })),
          next: rows.length === MAX_PAGE_ROWS ? String(rows.at(-1)?.id) : null,
        };
      },
    );
  };
}
