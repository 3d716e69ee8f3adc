// PUT /api/v1/conversations/:id/messages/:message_id/feedback: what the visitor thinks of an answer; the same as the frame `feedback`.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type FeedbackBody, FeedbackBodySchema, FeedbackResultSchema } from '../../../protocol/index.ts';
import type { Owner } from '../../store/contract/owner.ts';
import type { RouteContext } from '../context.ts';
import { errorReply } from '../schemas.ts';

const Params = Type.Object({ id: Type.String({ maxLength: 200 }), message_id: Type.String({ maxLength: 200 }) });

export function feedbackRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.put(
      '/conversations/:id/messages/:message_id/feedback',
      { schema: { params: Params, body: FeedbackBodySchema, response: { 200: FeedbackResultSchema, ...errorReply } } },
      async (request) => {
        const owner = await context.authenticate(request);
        const { id, message_id } = request.params;
        return giveFeedback(context, owner, { ...request.body, conversation_id: id, message_id });
      },
    );
  };
}

/** Stores the rating of an answer, instead of an earlier one. @throws {ApiError} `not_found` for a foreign or unknown message */
export async function giveFeedback(
  { store, rates }: Pick<RouteContext, 'store' | 'rates'>,
  owner: Owner,
  { conversation_id, message_id, ...body }: FeedbackBody & { conversation_id: string; message_id: string },
): Promise<{ run_id: string }> {
  rates.change(owner);
  const { runId } = await store.feedback.give(owner, {
    conversationId: conversation_id,
    messageId: message_id,
    ...body,
  });
  return { run_id: runId };
}
