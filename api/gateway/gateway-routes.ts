// The OpenAI-compatible routes below /v1: their models, their errors and their bounds.
import type { FastifyPluginAsync } from 'fastify';
import { unknownAddress } from '../plugins/errors.ts';
import type { Operation } from '../plugins/openapi.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { unknownModel } from './drive-request.ts';
import { type GatewayContext, sendGatewayError } from './gateway-context.ts';
import { GATEWAY_BODY_BYTES } from './limits.ts';
import { modelOperations } from './openapi.ts';
import { responseRoutes } from './responses/response-routes.ts';

export function gatewayRoutes(context: GatewayContext): FastifyPluginAsync {
  const createdS = Math.floor(context.clock.now() / 1_000);
  const toModel = (id: string) => ({ id, object: 'model', created: createdS, owned_by: 'agent-chat' });
  const options = (operation: Operation) => ({ config: { access: 'gateway' as const, operation } });
  return async (app) => {
    app.setErrorHandler((error, request, reply) => sendGatewayError(error, request, reply));
    app.setNotFoundHandler((request, reply) => sendGatewayError(unknownAddress(), request, reply));
    app.addHook('onRoute', (route) => {
      route.bodyLimit ??= GATEWAY_BODY_BYTES;
    });
    app.get('/models', options(modelOperations.list), async () => ({
      object: 'list',
      data: context.names.map(toModel),
    }));
    // A name may have slashes: `openai/gpt-5.2`.
    app.get<{ Params: { '*': string } }>('/models/*', options(modelOperations.get), async (request) => {
      const name = request.params['*'];
      if (!context.names.includes(name)) throw unknownModel(name);
      return toModel(name);
    });
    await app.register(chatRoutes(context));
    await app.register(responseRoutes(context));
  };
}
