// GET /api/v1/conversations/:id/history: a page of it at a time (SPEC.md, HI6), and one call at a time for each visitor.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { HISTORY_CALLS_WAITING, HISTORY_TIMEOUT_MS } from '../config/limits.ts';
import { readHistory } from '../live/read-history.ts';
import { Turnstile } from '../live/turnstile.ts';
import { tooOften } from '../plugins/rate-limits.ts';
import type { RouteContext } from './context.ts';
import { noSuchConversation } from './conversations.ts';
import { IdParams, toConversation } from './schemas.ts';

const Query = Type.Object({
  before: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: '`before` of the page below: the turns above it' }),
  ),
  workspace: Type.Optional(
    Type.Union([Type.Literal('whole'), Type.Literal('none')], {
      description: 'none: without the sources, for a reader that has them from the newest page',
    }),
  ),
});

export function historyRoutes({ store, authenticate }: RouteContext): FastifyPluginAsyncTypebox {
  const turnstile = new Turnstile(HISTORY_CALLS_WAITING);
  return async (app) => {
    app.get(
      '/conversations/:id/history',
      { schema: { params: IdParams, querystring: Query }, handlerTimeout: HISTORY_TIMEOUT_MS },
      async (request, reply) => {
        const owner = await authenticate(request);
        const row = await store.conversations.get(owner, request.params.id);
        if (!row) throw noSuchConversation();
        const { before, workspace } = request.query;
        const leave = await turnstile.enter(`${owner.site} ${owner.visitorId}`, request.signal);
        if (leave === 'full') throw tooOften(HISTORY_RETRY_MS);
        // The reader has left, perhaps while it waited.
        if (leave === 'aborted' || reply.raw.destroyed) {
          if (leave !== 'aborted') leave();
          return reply.hijack();
        }
        const pieces = readHistory(store.log, toConversation(row), {
          before: before === undefined ? null : Number(before),
          withSources: workspace !== 'none',
        });
        const body = Readable.from(pieces, { objectMode: false }).once('close', leave);
        return reply.type('application/json; charset=utf-8').send(body);
      },
    );
  };
}

/** Said to a visitor with too many calls waiting, in ms: a page takes far less. */
const HISTORY_RETRY_MS = 1_000;
