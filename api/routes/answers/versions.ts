// Versions of messages: PATCH /api/v1/messages/:id asks a question in other words, PUT /api/v1/conversations/:id/shown goes to another
// version; the same as the frames `edit` and `show_version`.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ApiError,
  EditBodySchema,
  SendResultSchema,
  ShownResultSchema,
  type ShowVersionBody,
  ShowVersionBodySchema,
  type VersionTarget,
} from '../../../protocol/index.ts';
import { countedAddress } from '../../plugins/client-address.ts';
import type { Owner } from '../../store/contract/owner.ts';
import { acceptEdit } from '../accept-message.ts';
import type { RouteContext } from '../context.ts';
import { errorReply, IdParams } from '../schemas.ts';

export function versionRoutes(context: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.patch(
      '/messages/:id',
      { schema: { params: IdParams, body: EditBodySchema, response: { 202: SendResultSchema, ...errorReply } } },
      async (request, reply) => {
        const owner = await context.authenticate(request);
        const wish = { ...request.body, message_id: request.params.id };
        return reply.code(202).send(await acceptEdit(context, owner, countedAddress(request), wish));
      },
    );

    app.put(
      '/conversations/:id/shown',
      {
        schema: { params: IdParams, body: ShowVersionBodySchema, response: { 200: ShownResultSchema, ...errorReply } },
      },
      async (request) => {
        const owner = await context.authenticate(request);
        return showVersion(context, owner, { ...request.body, conversation_id: request.params.id });
      },
    );
  };
}

/** Shows another version in every tab. @throws {ApiError} `not_found` for a foreign or unknown one, `conflict` during a run */
export async function showVersion(
  { store, rates }: Pick<RouteContext, 'store' | 'rates'>,
  owner: Owner,
  { conversation_id, ...target }: ShowVersionBody & { conversation_id: string },
): Promise<{ run_id: string }> {
  const wanted = toTarget(target);
  rates.change(owner);
  const { runId } = await store.inbox.show(owner, conversation_id, wanted);
  return { run_id: runId };
}

function toTarget({ run_id, message_id, version }: ShowVersionBody): VersionTarget {
  if (run_id !== undefined && message_id === undefined && version === undefined) return { run_id };
  if (run_id === undefined && message_id !== undefined && version !== undefined) return { message_id, version };
  throw new ApiError('invalid_request', 'Name an answer by run_id, or a question by message_id and version.', {
    details: { field: run_id === undefined ? 'version' : 'run_id' },
  });
}
