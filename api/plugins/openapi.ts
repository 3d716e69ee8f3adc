// The routes as OpenAPI 3.1, whose schemas are JSON Schema: the same schema validates and documents a call. Routes of other protocols read their
// bodies themselves, in the words of their clients; for them the document has a schema that nothing else uses.
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { ADMIN_PREFIX } from './require-admin.ts';

/** What the document says of a route beside its schema. */
export type Operation = {
  summary: string;
  /** Where it is not the route's: names for `*`. */
  path?: string;
  /** Instead of the route's schema. */
  body?: TSchema;
  querystring?: TSchema;
  response?: Readonly<Record<string, TSchema>>;
  /** Bodies by their names, each of which can be sent as it is. */
  examples?: Readonly<Record<string, object>>;
  /** The successful reply can be server-sent events: what they are. */
  stream?: string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Collects the routes registered from now on that the document has: those below /api, and others with an {@link Operation}. */
export function collectRoutes(app: FastifyInstance): RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    const isShown = route.url.startsWith('/api/') || route.config?.operation !== undefined;
    if (isShown && route.method !== 'HEAD') routes.push(route);
  });
  return routes;
}

type Schemas = { body?: unknown; response?: Record<string, unknown>; params?: Fields; querystring?: Fields };
type Fields = { properties?: Record<string, unknown>; required?: readonly string[] };

export function toOpenApi(
  routes: readonly RouteOptions[],
  { version, basePath }: { version: string; basePath: string },
): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.config?.operation?.path ?? route.url.replace(/:(\w+)/g, '{$1}');
    const operation = toOperation(route, path);
    for (const method of [route.method].flat()) paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'agent-chat', version },
    ...(basePath === '' ? {} : { servers: [{ url: basePath }] }),
    paths,
    components: {
      securitySchemes: {
        visitor: { type: 'http', scheme: 'bearer', description: 'the token of POST /api/v1/session' },
        admin: { type: 'http', scheme: 'bearer', description: 'the admin key' },
        gateway: { type: 'http', scheme: 'bearer', description: 'a key of gateway.keys' },
      },
    },
    security: [{ visitor: [] }],
  };
}

function toOperation(route: RouteOptions, path: string) {
  const schema = (route.schema ?? {}) as Schemas;
  const own = route.config?.operation;
  const body = own?.body ?? schema.body;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: schema.params?.properties?.[name] ?? { type: 'string' },
  }));
  const query = (own?.querystring ?? schema.querystring ?? {}) as Fields;
  const inQuery = Object.entries(query.properties ?? {}).map(([name, inner]) => ({
    name,
    in: 'query',
    ...(query.required?.includes(name) ? { required: true } : {}),
    schema: inner,
  }));
  const parameters = [...inPath, ...inQuery];
  const { examples, stream } = own ?? {};
  const named = Object.entries(examples ?? {}).map(([name, value]) => [name, { value }]);
  const responses = Object.entries(own?.response ?? schema.response ?? { default: {} }).map(([status, inner]) => [
    status.toUpperCase(),
    { description: status, content: { 'application/json': { schema: inner } } },
  ]);
  const streamed = stream ? Object.fromEntries(responses)['200']?.content : undefined;
  return {
    ...(own ? { summary: own.summary } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: body,
                ...(named.length > 0 ? { examples: Object.fromEntries(named) } : {}),
              },
            },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(responses),
      ...(stream
        ? {
            200: {
              description: stream,
              content: { ...streamed, 'text/event-stream': { schema: { type: 'string', description: stream } } },
            },
          }
        : {}),
    },
    ...securityOf(route),
  };
}

function securityOf({ url, config }: RouteOptions) {
  if (url.startsWith(`${ADMIN_PREFIX}/`)) return { security: [{ admin: [] }] };
  return config?.access === 'gateway' ? { security: [{ gateway: [] }] } : {};
}
