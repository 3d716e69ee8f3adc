// GET /api/v1/conversations/:id/history: one page of the history (SPEC.md, HI6), and one call at a time for each visitor.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { HISTORY_CALLS_WAITING, HISTORY_TIMEOUT_MS } from '../config/limits.ts';
import { KeyedLock } from '../live/keyed-lock.ts';
import { readHistory } from '../live/read-history.ts';
import { tooOften } from '../plugins/limits/rate-limits.ts';
import type { RouteContext } from './context.ts';
import { noSuchConversation } from './conversations.ts';
import { IdParams, toConversation } from './schemas.ts';

const Query = Type.Object({
  before: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: '`before` of the page below: the turns above it' }),
  ),
  workspace: Type.Optional(
    Type.Union([Type.Literal('whole'), Type.Literal('none')], {
      description: 'none: without the sources, for a client that has them from the newest page',
    }),
  ),
});

export function historyRoutes({ store, authenticate }: RouteContext): FastifyPluginAsyncTypebox {
  const lock = new KeyedLock(HISTORY_CALLS_WAITING);
  return async (app) => {
    app.get(
      '/conversations/:id/history',
      { schema: { params: IdParams, querystring: Query }, handlerTimeout: HISTORY_TIMEOUT_MS },
      async (request, reply) => {
        const owner = await authenticate(request);
        const row = await store.conversations.get(owner, request.params.id);
        if (!row) throw noSuchConversation();
        const { before, workspace } = request.query;
        const release = await lock.acquire(`${owner.site} ${owner.visitorId}`, request.signal);
        if (release === 'full') throw tooOften(HISTORY_RETRY_MS);
        // The client has disconnected, perhaps while it waited for the lock.
        if (release === 'aborted' || reply.raw.destroyed) {
          if (release !== 'aborted') release();
          return reply.hijack();
        }
        const pieces = readHistory(store, toConversation(row), {
          before: before === undefined ? null : Number(before),
          withSources: workspace !== 'none',
          signal: request.signal,
        });
        const body = Readable.from(pieces, { objectMode: false }).once('close', release);
        return reply.type('application/json; charset=utf-8').send(body);
      },
    );
  };
}

/** Retry time sent to a visitor with too many waiting calls, in ms: a page takes far less. */
const HISTORY_RETRY_MS = 1_000;
