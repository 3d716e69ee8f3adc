// POST /api/v1/device-links: a link with which the visitor goes on on another device (ID-5). POST /api/v1/session takes its token.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ApiError } from '../../../protocol/index.ts';
import { isIdentified } from '../../identity/user-token.ts';
import type { RouteContext } from '../context.ts';
import { noSuchConversation } from '../conversations.ts';
import { errorReply, strict } from '../schemas.ts';

const Body = Type.Object(
  {
    conversation_id: Type.Optional(
      Type.String({ minLength: 1, maxLength: 64, description: 'what the other device shows first' }),
    ),
  },
  strict,
);
const Reply = Type.Object({ token: Type.String(), expires_at: Type.String() });

export function deviceLinkRoutes({
  store,
  authenticate,
  sites,
  tokens,
  rates,
  newId,
}: RouteContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/device-links',
      { schema: { body: Body, response: { 201: Reply, ...errorReply } } },
      async (request, reply) => {
        const owner = await authenticate(request);
        rates.change(owner);
        const { conversation_id: conversationId = null } = request.body;
        if (conversationId !== null && !(await store.conversations.get(owner, conversationId)))
          throw noSuchConversation();
        if (!sites.get(owner.site)?.otherDevices)
          throw new ApiError('invalid_request', 'This site has no links to other devices (otherDevices of the site).');
        // Whom the site names, it names on every device: a link would be a name that it has not given (ID-1).
        if (isIdentified(owner.visitorId))
          throw new ApiError('invalid_request', 'This visitor is signed in. Sign in on the other device.');
        const { token, key, expiresAtMs } = await tokens.links.issue(owner, newId('link'));
        await store.deviceLinks.put(owner, { key, conversationId, expiresAtMs });
        return reply.code(201).send({ token, expires_at: new Date(expiresAtMs).toISOString() });
      },
    );
  };
}
