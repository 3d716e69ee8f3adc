// GET /api/v1/conversations/:id/export: a conversation as a file that the visitor keeps (PRIV-3), one at a time for each visitor.
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { HISTORY_CALLS_WAITING, HISTORY_TIMEOUT_MS } from '../../config/limits.ts';
import { exportJson } from '../../live/export/export-json.ts';
import { exportMarkdown } from '../../live/export/export-markdown.ts';
import { KeyedLock } from '../../live/keyed-lock.ts';
import { tooOften } from '../../plugins/limits/rate-limits.ts';
import type { RouteContext } from '../context.ts';
import { noSuchConversation } from '../conversations.ts';
import { IdParams, toConversation } from '../schemas.ts';

const Query = Type.Object({
  format: Type.Union([Type.Literal('md'), Type.Literal('json')], { description: 'md to read, json is complete' }),
  lang: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$', maxLength: 35, description: 'of the words of md' }),
  ),
});

/** Retry time sent to a visitor with too many waiting calls, in ms. */
const RETRY_MS = 1_000;

export function exportRoutes({ store, authenticate }: RouteContext): FastifyPluginAsyncTypebox {
  const lock = new KeyedLock(HISTORY_CALLS_WAITING);
  return async (app) => {
    app.get(
      '/conversations/:id/export',
      { schema: { params: IdParams, querystring: Query }, handlerTimeout: HISTORY_TIMEOUT_MS },
      async (request, reply) => {
        const owner = await authenticate(request);
        const row = await store.conversations.get(owner, request.params.id);
        if (!row) throw noSuchConversation();
        const { format, lang = 'en' } = request.query;
        const release = await lock.acquire(`${owner.site} ${owner.visitorId}`, request.signal);
        if (release === 'full') throw tooOften(RETRY_MS);
        // The client has disconnected, perhaps while it waited for the lock.
        if (release === 'aborted' || reply.raw.destroyed) {
          if (release !== 'aborted') release();
          return reply.hijack();
        }
        const conversation = toConversation(row);
        const pieces =
          format === 'md' ? exportMarkdown(store.log, conversation, lang) : exportJson(store.log, conversation);
        return reply
          .headers({
            'content-type': `${format === 'md' ? 'text/markdown' : 'application/json'}; charset=utf-8`,
            'content-disposition': `attachment; filename="conversation.${format}"`,
          })
          .send(Readable.from(pieces, { objectMode: false }).once('close', release));
      },
    );
  };
}
