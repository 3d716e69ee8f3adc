// The HTTP equivalents of `send`, `regenerate`, `stop`, `resolve` and `page_tool_result`, for scripts and for pages that cannot open a socket.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  ApiError,
  PageToolReplySchema,
  PageToolResultBodySchema,
  RegenerateBodySchema,
  ResolveBodySchema,
  ResolveResultSchema,
  SendBodySchema,
  SendResultSchema,
  StopResultSchema,
} from '../../protocol/index.ts';
import { countedAddress } from '../plugins/client-address.ts';
import { acceptMessage, acceptRegenerate } from './accept-message.ts';
import type { RouteContext } from './context.ts';
import { errorReply, IdParams, strict } from './schemas.ts';

/** The same error for missing and foreign ones (API-5). */
export const noSuchRun = () => new ApiError('not_found', 'There is no such run.');

export function messageRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  const { store, authenticate, runner, decider, pageResults } = context;
  return async (app) => {
    app.post(
      '/conversations/:id/messages',
      { schema: { params: IdParams, body: SendBodySchema, response: { 202: SendResultSchema, ...errorReply } } },
      async (request, reply) => {
        const owner = await authenticate(request);
        const { client_id, content, context: page, page_tools } = request.body;
        const message = { client_id, conversation_id: request.params.id, content, context: page, page_tools };
        return reply.code(202).send(await acceptMessage(context, owner, countedAddress(request), message));
      },
    );

    app.post(
      '/messages/:id/regenerate',
      { schema: { params: IdParams, body: RegenerateBodySchema, response: { 202: SendResultSchema, ...errorReply } } },
      async (request, reply) => {
        const owner = await authenticate(request);
        const wish = { ...request.body, message_id: request.params.id };
        return reply.code(202).send(await acceptRegenerate(context, owner, countedAddress(request), wish));
      },
    );

    app.post(
      '/runs/:id/stop',
      {
        schema: {
          params: IdParams,
          body: Type.Union([Type.Object({}, strict), Type.Null()]),
          response: { 202: StopResultSchema, ...errorReply },
        },
      },
      async (request, reply) => {
        const owner = await authenticate(request);
        const run = await store.runs.getOwned(owner, request.params.id);
        if (!run) throw noSuchRun();
        await runner.stop(run.id);
        return reply.code(202).send({ run_id: run.id });
      },
    );

    app.post(
      '/approvals/:id',
      { schema: { params: IdParams, body: ResolveBodySchema, response: { 200: ResolveResultSchema, ...errorReply } } },
      async (request) => decider.decide(await authenticate(request), request.params.id, request.body),
    );

    app.post(
      '/page-calls/:id',
      {
        schema: {
          params: IdParams,
          body: PageToolResultBodySchema,
          response: { 200: PageToolReplySchema, ...errorReply },
        },
      },
      async (request) => pageResults.accept(await authenticate(request), request.params.id, request.body),
    );
  };
}
