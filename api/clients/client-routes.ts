// The protocols of other clients, over the same runs and the same log as the widget's own: each is a translation.
import type { FastifyPluginAsync } from 'fastify';
import type { RouteContext } from '../routes/context.ts';
import type { SocketProtocol } from '../routes/socket.ts';
import { aguiRoutes } from './agui/agui-routes.ts';
import { importRoutes } from './parts/import-routes.ts';
import { partsRoutes } from './parts/parts-routes.ts';
import { chatRoutes } from './ui/chat-routes.ts';
import { chatSocket } from './ui/chat-socket.ts';

/** What a socket may speak beside our own protocol. */
export const SOCKET_PROTOCOLS: readonly SocketProtocol[] = [chatSocket];

export function clientRoutes(context: RouteContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(chatRoutes(context));
    await app.register(aguiRoutes(context));
    await app.register(partsRoutes(context));
    await app.register(importRoutes(context));
  };
}
