// GET /api/v1/conversations/:id/messages?format=ui: a conversation as messages of the AI SDK, in pages of whole turns.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type ConversationEvent, countBlocks } from '../../../protocol/index.ts';
import { HISTORY_CALLS_WAITING, HISTORY_PAGE } from '../../config/limits.ts';
import { KeyedLock } from '../../live/keyed-lock.ts';
import { tooOften } from '../../plugins/limits/rate-limits.ts';
import type { RouteContext } from '../../routes/context.ts';
import { noSuchConversation } from '../../routes/conversations.ts';
import { errorReply, IdParams } from '../../routes/schemas.ts';
import { yieldToEventLoop } from '../../time/wait.ts';
import { findThread } from '../threads.ts';
import { dialectOf, SdkVersion } from '../ui/sdk-version.ts';
import { toUiMessages } from './to-ui-messages.ts';

const Query = Type.Object({
  format: Type.Literal('ui', { description: 'ui: messages of the AI SDK, with parts' }),
  sdk: SdkVersion,
  before: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,14}$', description: '`before` of the page below: the turns above it' }),
  ),
});
const Reply = Type.Object({
  conversation_id: Type.String(),
  title: Type.Union([Type.String(), Type.Null()]),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
      parts: Type.Array(
        Type.Unsafe<Record<string, unknown>>(Type.Object({ type: Type.String() }, { additionalProperties: true })),
      ),
      metadata: Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true })),
    }),
  ),
  has_more: Type.Boolean(),
  before: Type.Union([Type.Integer(), Type.Null()]),
});

/** Retry time sent to a visitor with too many waiting calls, in ms. */
const RETRY_MS = 1_000;

export function partsRoutes({ store, authenticate }: RouteContext): FastifyPluginAsyncTypebox {
  const lock = new KeyedLock(HISTORY_CALLS_WAITING);
  return async (app) => {
    app.get(
      '/api/v1/conversations/:id/messages',
      { schema: { params: IdParams, querystring: Query, response: { 200: Reply, ...errorReply } } },
      async (request) => {
        const owner = await authenticate(request);
        const row = await findThread(store, owner, request.params.id);
        if (!row) throw noSuchConversation();
        const release = await lock.acquire(`${owner.site} ${owner.visitorId}`, request.signal);
        if (release === 'full') throw tooOften(RETRY_MS);
        if (release === 'aborted') throw noSuchConversation();
        try {
          const turns: ConversationEvent[][] = [];
          let [chars, blocks] = [0, 0];
          let turn = await store.log.turnBefore(row.id, Number(request.query.before ?? Number.MAX_SAFE_INTEGER));
          while (
            turn &&
            (turns.length === 0 ||
              (turns.length < HISTORY_PAGE.messages / 2 &&
                chars + turn.chars <= HISTORY_PAGE.chars &&
                blocks + countBlocks(turn.events) <= HISTORY_PAGE.blocks))
          ) {
            turns.unshift(turn.events);
            chars += turn.chars;
            blocks += countBlocks(turn.events);
            await yieldToEventLoop();
            turn = turn.isFirst ? null : await store.log.turnBefore(row.id, turn.events[0]!.event_id);
          }
          const first = turns[0]?.[0]?.event_id ?? null;
          return {
            conversation_id: row.id,
            title: row.title,
            messages: toUiMessages(turns.flat(), dialectOf(request.query.sdk)),
            has_more: turn !== null,
            before: turn === null ? null : first,
          };
        } finally {
          release();
        }
      },
    );
  };
}
