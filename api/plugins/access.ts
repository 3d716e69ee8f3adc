// The one place that decides who may call what, for every transport: each route has an access, and a request that does not have it
// ends before its body is read. Routes get their visitor only from here (ID-4); whose an object is, the store decides by owner.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../protocol/index.ts';
import type { SiteConfig } from '../config/config.ts';
import type { GatewayKey } from '../config/gateway.ts';
import type { GatewayKeys } from '../identity/gateway-keys.ts';
import type { VisitorTokens } from '../identity/visitor-tokens.ts';
import type { SignedOwner } from '../store/contract/owner.ts';
import { originNotAllowed, requireOriginOf } from './cors.ts';
import { ADMIN_PREFIX, createRequireAdmin } from './require-admin.ts';

/**
 * Who may call a route. `visitor`: with the token of a session, on a page of its site. `socket`: the same with the token as
 * subprotocol. `link`: every holder of its unguessable id, for requests of a browser that carry no token (pictures, frames). `admin`:
 * with the admin key. `gateway`: with a key of the gateway. `anyone`: also without any of these.
 */
export type Access = 'visitor' | 'socket' | 'link' | 'admin' | 'gateway' | 'anyone';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Left out: `admin` below /api/v1/admin, `visitor` elsewhere below /api, `anyone` elsewhere. */
    access?: Access;
  }
}

export type Visitor = SignedOwner & { expiresAtMs: number };

/** A route as it was registered, for the tests that go through all of them. */
export type AccessEntry = { method: string; url: string; access: Access; schema: unknown };

export interface AccessControl {
  /** The visitor of a request to a route for visitors. Rejects with ApiError `unauthorized` elsewhere. */
  visitorOf(request: FastifyRequest): Promise<Visitor>;
  /** The client of a request to a route of the gateway. Throws ApiError `unauthorized` elsewhere. */
  gatewayKeyOf(request: FastifyRequest): GatewayKey;
  /** The visitor of a handshake, or null: the socket is then closed with a code, which a refused handshake has none of. */
  visitorOfSocket(request: FastifyRequest): Visitor | null;
  /** Whether the token of an open connection still permits anything (WS-9): asked for every frame, and while a stream is silent. */
  holds(visitor: Visitor): boolean;
  readonly table: readonly AccessEntry[];
}

/** Installs the check on all routes registered from now on. */
export function controlAccess(
  app: FastifyInstance,
  deps: {
    tokens: VisitorTokens;
    sites: ReadonlyMap<string, SiteConfig>;
    isAdminKey(given: string): Promise<boolean>;
    gatewayKeys: GatewayKeys;
    /** Called for a wrong key of the gateway; throws when there were too many of them. */
    onWrongKey(request: FastifyRequest): void;
    now(): number;
  },
): AccessControl {
  const { tokens, sites, now } = deps;
  const requireAdmin = createRequireAdmin(deps.isAdminKey);
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  const clients = new WeakMap<FastifyRequest, GatewayKey>();
  const table: AccessEntry[] = [];

  app.addHook('onRoute', (route) => {
    const access = accessOf(route.url, route.config?.access);
    route.config = { ...route.config, access };
    for (const method of [route.method].flat()) table.push({ method, url: route.url, access, schema: route.schema });
  });
  app.addHook('onRequest', async (request) => {
    if (!request.is404) await authorize(request, request.routeOptions.config.access ?? 'visitor');
  });

  return {
    table,
    holds: (visitor) => sites.has(visitor.site) && now() < visitor.expiresAtMs,
    visitorOfSocket: (request) => visitors.get(request) ?? null,
    gatewayKeyOf(request) {
      const key = clients.get(request);
      if (!key) throw wrongKey();
      return key;
    },
    async visitorOf(request) {
      const visitor = visitors.get(request);
      if (!visitor) throw unauthorized();
      return visitor;
    },
  };

  async function authorize(request: FastifyRequest, access: Access): Promise<void> {
    if (access === 'admin') await requireAdmin(request);
    else if (access === 'gateway') clients.set(request, requireGatewayKey(request));
    else if (access === 'visitor') visitors.set(request, await identify(request, bearerOf(request), false));
    else if (access === 'socket' && request.ws) await identifySocket(request);
  }

  function requireGatewayKey(request: FastifyRequest): GatewayKey {
    const { gatewayKeys } = deps;
    if (gatewayKeys.isOff)
      throw new ApiError(
        'not_found',
        'The gateway is off. Add gateway.keys to the configuration: [{ "id": "…", "key": "env:NAME" }].',
      );
    const key = gatewayKeys.find(bearerOf(request));
    if (key) return key;
    deps.onWrongKey(request);
    throw wrongKey();
  }

  async function identify(request: FastifyRequest, token: string, isOriginRequired: boolean): Promise<Visitor> {
    const visitor = await tokens.verify(token);
    const site = sites.get(visitor.site);
    // The site was removed from the configuration: its tokens are invalid.
    if (!site) throw unauthorized();
    requireOriginOf(site, request, { required: isOriginRequired });
    return visitor;
  }

  async function identifySocket(request: FastifyRequest): Promise<void> {
    // WS-1: a browser always sends Origin; other clients may not use this path.
    if (request.headers.origin === undefined) throw originNotAllowed();
    const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim());
    const token = protocols.find((protocol) => protocol.startsWith('bearer.'))?.slice('bearer.'.length) ?? '';
    const visitor = await identify(request, token, true).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'unauthorized') return null;
      throw error;
    });
    if (visitor) visitors.set(request, visitor);
  }
}

function accessOf(url: string, given: Access | undefined): Access {
  if (url.startsWith(`${ADMIN_PREFIX}/`) || url === ADMIN_PREFIX) return 'admin';
  return given ?? (url.startsWith('/api/') ? 'visitor' : 'anyone');
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer ([^\s,]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

const wrongKey = () =>
  new ApiError('unauthorized', 'The key of the gateway is missing or wrong. Send it as Authorization: Bearer <key>.');

const unauthorized = () =>
  new ApiError('unauthorized', 'The token is missing, expired or not ours. Call POST /api/v1/session again.');
