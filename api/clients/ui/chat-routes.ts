// /api/chat: what the AI SDK's `useChat` calls, unmodified. POST sends, answers again, edits and decides; GET resumes; stop stops.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../../protocol/index.ts';
import type { Visitor } from '../../plugins/access.ts';
import { countedAddress } from '../../plugins/client-address.ts';
import type { Operation } from '../../plugins/openapi.ts';
import type { RouteContext } from '../../routes/context.ts';
import { errorReply, IdParams } from '../../routes/schemas.ts';
import { countBody } from '../count-body.ts';
import { CLIENT_BODY_BYTES } from '../limits.ts';
import { sendRun } from '../send-run.ts';
import { findThread } from '../threads.ts';
import { beginChat, type ChatRun, chatFields, resumeChat } from './begin-chat.ts';
import type { Chunk } from './chunks.ts';
import { dialectOf, SdkVersion } from './sdk-version.ts';

/** Fields of a client's own may be beside these. */
const Body = Type.Object(chatFields);
const Query = Type.Object({ sdk: SdkVersion });
const StopBody = Type.Union([Type.Object({}), Type.Null()]);
const StopReply = Type.Object({ run_id: Type.Union([Type.String(), Type.Null()]) });

const HEADERS = { 'x-vercel-ai-ui-message-stream': 'v1' };

const CHAT: Operation = {
  summary: 'A message of useChat, or decisions about calls. Of messages the newest one is read.',
  stream: 'the UI message stream of the AI SDK, then [DONE]',
  examples: {
    question: {
      id: 'chat-1',
      trigger: 'submit-message',
      messages: [{ id: 'message-1', role: 'user', parts: [{ type: 'text', text: 'How long is the warranty?' }] }],
    },
  },
};

type Call = { request: FastifyRequest; reply: FastifyReply; owner: Visitor };

export function chatRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { store, runner, authenticate } = context;

  const send = (call: Call, { run, writer }: ChatRun) =>
    sendRun(
      context,
      call,
      run,
      {
        item: (item) => writer.write(item).map(toFrame).join(''),
        failed: () => writer.failed().map(toFrame).join(''),
        end: () => 'data: [DONE]\n\n',
      },
      { headers: HEADERS },
    );

  return async (app) => {
    app.post(
      '/api/chat',
      {
        config: { operation: CHAT },
        schema: { body: Body, querystring: Query, response: errorReply },
        bodyLimit: CLIENT_BODY_BYTES,
        onRequest: countBody(context),
      },
      async (request, reply) => {
        const owner = await authenticate(request);
        const asker = { owner, address: countedAddress(request) };
        const chat = await beginChat(context, asker, request.body, dialectOf(request.query.sdk));
        return send({ request, reply, owner }, chat);
      },
    );

    app.get('/api/chat/:id/stream', { schema: { params: IdParams, querystring: Query } }, async (request, reply) => {
      const owner = await authenticate(request);
      const chat = await resumeChat(context, { owner }, request.params.id, dialectOf(request.query.sdk));
      // Without a body: the SDK then goes on with what it has.
      if (!chat) return reply.code(204).send();
      return send({ request, reply, owner }, chat);
    });

    app.post(
      '/api/chat/:id/stop',
      { schema: { params: IdParams, body: StopBody, response: { 202: StopReply, ...errorReply } } },
      async (request, reply) => {
        const owner = await authenticate(request);
        const row = await findThread(store, owner, request.params.id);
        if (!row) throw new ApiError('not_found', 'There is no such conversation.');
        const active = await store.runs.active(row.id);
        if (active) await runner.stop(active.id);
        return reply.code(202).send({ run_id: active?.id ?? null });
      },
    );
  };
}

const toFrame = (chunk: Chunk) => `data: ${JSON.stringify(chunk)}\n\n`;
