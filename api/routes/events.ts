// GET /api/v1/conversations/:id/events: the log as server-sent events, resumed by Last-Event-ID. For curl, for proxies that
// break WebSockets, and as the widget's fallback. WHATWG HTML section 9.2.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ApiError, TabSchema } from '../../protocol/index.ts';
import type { OpenConnection } from '../live/connections.ts';
import { followLog } from '../live/follow-log.ts';
import { toServerSentEvent } from '../live/frame-bytes.ts';
import { SendQueue, type Transport } from '../live/send-queue.ts';
import { countedAddress } from '../plugins/client-address.ts';
import { toApiError } from '../plugins/errors.ts';
import type { RouteContext } from './context.ts';
import { noSuchConversation } from './conversations.ts';
import { IdParams } from './schemas.ts';

const Query = Type.Object({
  last_event_id: Type.Optional(Type.String({ description: 'the id after which to go on; as Last-Event-ID' })),
  tab: Type.Optional(TabSchema),
});

export function eventRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { store, access, authenticate, connections, keepAlive, tabs } = context;
  return async (app) => {
    app.get(
      '/conversations/:id/events',
      { schema: { params: IdParams, querystring: Query } },
      async (request, reply) => {
        const owner = await authenticate(request);
        const after = readPosition(request.headers['last-event-id'] ?? request.query.last_event_id);
        const row = await store.conversations.get(owner, request.params.id);
        if (!row) throw noSuchConversation();
        // The client disconnected during the checks: `close` has fired, and a listener added now would never be called.
        if (reply.raw.destroyed) return reply.hijack();

        let close = () => {};
        let forget = () => {};
        const connection: OpenConnection = {
          owner,
          address: countedAddress(request),
          close: () => close(),
          forget: (conversationId) => {
            if (conversationId === row.id) forget();
          },
        };
        const leave = connections.add(connection);
        reply.hijack();
        const stream = openStream(reply);
        const sendQueue = new SendQueue(stream);
        close = () => reply.raw.end();
        // WS-9: a stream ends with its token.
        const stopComments = keepAlive.add(() => {
          if (access.holds(owner)) reply.raw.write(': still here\n\n');
          else close();
        });
        forget = () => {
          sendQueue.push({ type: 'reset', conversation_id: row.id });
          close();
        };
        const unfollow = followLog(store, row.id, after, {
          events: (events) => sendQueue.pushEvents(events),
          progress: (progress) => sendQueue.push({ ...progress, conversation_id: row.id }),
          reset: forget,
          ready: () => sendQueue.ready(),
          failed: (error) => {
            request.log.error({ err: error }, 'event stream ended');
            sendQueue.push({ type: 'error', ...toApiError(error, request.id).toWire() });
            close();
          },
        });
        const { tab } = request.query;
        const leaveTab = tab === undefined ? () => {} : tabs.join(owner, tab, (frame) => sendQueue.push(frame));
        reply.raw.on('close', () => {
          leaveTab();
          stopComments();
          unfollow();
          sendQueue.close();
          leave();
        });
      },
    );
  };
}

/** Reads the offset. The header has precedence: a browser that reconnects sends it. */
function readPosition(text: string | string[] | undefined): number {
  if (text === undefined || text === '') return 0;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw new ApiError('invalid_request', 'last_event_id must be a whole number of 0 or more: the event_id seen last.', {
    details: { field: 'last_event_id' },
  });
}

function openStream(reply: FastifyReply): Transport {
  const response = reply.raw;
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx buffers replies unless this header says no (ngx_http_proxy_module, X-Accel-Buffering).
    'x-accel-buffering': 'no',
  });
  response.write(': agent-chat.v1\n\n');
  return {
    encode: toServerSentEvent,
    write(bytes, done) {
      response.write(bytes, () => done());
    },
    get bufferedBytes() {
      return response.writableLength;
    },
    overflow() {
      response.destroy();
    },
  };
}
