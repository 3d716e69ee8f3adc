// GET /api/v1/admin/connection: how this call arrived, so that `agent-chat doctor` can compare it with how it was sent: what a proxy
// passes on, and what of that is believed.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { addressOf, FORWARDING } from '../../plugins/client-address.ts';

const Reply = Type.Object({
  peer: Type.String({ description: 'who opened the connection: the proxy, or the caller' }),
  address: Type.String({ description: 'the address that the call is counted by' }),
  is_trusted: Type.Boolean({ description: 'the forwarding headers of the peer are believed (trustProxy)' }),
  forwarding: Type.Array(Type.String(), { description: 'the forwarding headers that the call has' }),
  protocol: Type.String(),
  host: Type.String(),
});

export const connectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/connection', { schema: { response: { 200: Reply } } }, async (request) => ({
    peer: request.socket.remoteAddress ?? '',
    address: addressOf(request),
    is_trusted: (request.ips?.length ?? 0) > 1,
    forwarding: [...FORWARDING, 'x-forwarded-proto', 'x-forwarded-host'].filter(
      (name) => request.headers[name] !== undefined,
    ),
    protocol: request.protocol,
    host: request.host,
  }));
};
