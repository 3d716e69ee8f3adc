// The routes as OpenAPI 3.1, whose schemas are JSON Schema: the same schema validates and documents a call. What the document says beside the
// schemas is an Operation: of a route itself, or of a table by the route's name.
import type { FastifyInstance, RouteOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { WireErrorSchema } from '../../protocol/index.ts';
import { ADMIN_PREFIX } from './require-admin.ts';

/** What the document says of a route beside its schema. */
export type Operation = {
  summary: string;
  /** Where it is not the route's: names for `*`. */
  path?: string;
  /** Instead of the route's schema. */
  body?: TSchema;
  querystring?: TSchema;
  /** Replies in JSON; `null` is one without a body. */
  response?: Readonly<Record<string, TSchema>>;
  /** Media types of the successful reply that are not, or not only, JSON. */
  media?: Readonly<Record<string, TSchema>>;
  /** The same of the body. */
  bodyMedia?: Readonly<Record<string, TSchema>>;
  /** Bodies by their names, each of which can be sent as it is. */
  examples?: Readonly<Record<string, object>>;
  /** The successful reply can be server-sent events: what they are. */
  stream?: string;
  /** What each `data` line of that stream has. */
  frame?: TSchema;
  /** The reply of a call that fails; the one of the API if left out. */
  errors?: TSchema;
  /** Who may call it, where its path does not say that; `[]` is everybody. */
  security?: readonly object[];
};

/** Operations by method and path of their routes. */
export type Operations = Readonly<Record<string, Operation>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

type ShownRoute = { method: string; route: RouteOptions; operation: Operation | undefined };

/** Collects the routes registered from now on that the document has: those below /api, and others with an {@link Operation}. */
export function collectRoutes(app: FastifyInstance, operations: Operations = {}): ShownRoute[] {
  const routes: ShownRoute[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      const operation = route.config?.operation ?? operations[`${method} ${route.url}`];
      const isShown = route.url.startsWith('/api/') || operation !== undefined;
      if (isShown && method !== 'HEAD') routes.push({ method, route, operation });
    }
  });
  return routes;
}

type Schemas = { body?: TSchema; response?: Record<string, TSchema>; params?: Fields; querystring?: Fields };
type Fields = { properties?: Record<string, unknown>; required?: readonly string[] };
type Content = Record<string, object>;

export function toOpenApi(
  routes: readonly ShownRoute[],
  { version, basePath }: { version: string; basePath: string },
): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, route, operation } of routes) {
    const path = operation?.path ?? route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(route, path, operation) };
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

function toOperation(route: RouteOptions, path: string, own: Operation | undefined) {
  const schema = (route.schema ?? {}) as Schemas;
  const parameters = [...inPath(path, schema.params), ...inQuery((own?.querystring ?? schema.querystring) as Fields)];
  const body = bodyOf(own?.body ?? schema.body, own);
  return {
    ...(own ? { summary: own.summary } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: responsesOf(own?.response ?? schema.response ?? {}, own),
    ...securityOf(route, own),
  };
}

function inPath(path: string, params: Fields | undefined) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params?.properties?.[name] ?? { type: 'string' },
  }));
}

function inQuery(query: Fields | undefined) {
  return Object.entries(query?.properties ?? {}).map(([name, inner]) => ({
    name,
    in: 'query',
    ...(query?.required?.includes(name) ? { required: true } : {}),
    schema: inner,
  }));
}

function bodyOf(body: TSchema | undefined, own: Operation | undefined): Content | null {
  if (own?.bodyMedia) return toContent(own.bodyMedia);
  if (!body) return null;
  const named = Object.entries(own?.examples ?? {}).map(([name, value]) => [name, { value }]);
  return {
    'application/json': { schema: body, ...(named.length > 0 ? { examples: Object.fromEntries(named) } : {}) },
  };
}

/** The successful replies, and one for calls that fail. */
function responsesOf(response: Readonly<Record<string, TSchema>>, own: Operation | undefined) {
  const replies = Object.entries({
    '4xx': own?.errors ?? WireErrorSchema,
    '5xx': own?.errors ?? WireErrorSchema,
    ...response,
  });
  const responses: Record<string, { description: string; content?: Content }> = Object.fromEntries(
    replies.map(([status, schema]) => [
      status.toUpperCase(),
      { description: status, ...(Type.IsNull(schema) ? {} : { content: toContent({ 'application/json': schema }) }) },
    ]),
  );
  const { media, stream, frame } = own ?? {};
  if (media) responses['200'] = { description: '200', content: { ...responses['200']?.content, ...toContent(media) } };
  if (stream === undefined) return responses;
  // OpenAPI 3.1 has no field for the items of a stream; 3.2 calls it itemSchema.
  const events = { schema: { type: 'string', description: stream }, ...(frame ? { 'x-item-schema': frame } : {}) };
  const content = { ...responses['200']?.content, 'text/event-stream': events };
  return { ...responses, 200: { description: stream, content } };
}

const toContent = (media: Readonly<Record<string, TSchema>>): Content =>
  Object.fromEntries(Object.entries(media).map(([type, schema]) => [type, { schema }]));

function securityOf({ url, config }: RouteOptions, own: Operation | undefined) {
  if (own?.security) return { security: own.security };
  if (url.startsWith(`${ADMIN_PREFIX}/`)) return { security: [{ admin: [] }] };
  if (config?.access === 'gateway') return { security: [{ gateway: [] }] };
  return config?.access === 'anyone' || config?.access === 'link' ? { security: [] } : {};
}
