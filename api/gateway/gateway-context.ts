// What the routes of the gateway share: who calls, what is under way, and how a failure is written.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config/config.ts';
import type { GatewayKey } from '../config/gateway.ts';
import { describeFailure, type Model, ModelError } from '../models/model.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import type { GatewayResponses } from '../store/contract/gateway-responses.ts';
import type { Clock, Timers } from '../time/clock.ts';
import { keepOpenWhileIdle } from '../time/idle-socket.ts';
import type { ToolProvider } from '../tools/tool-provider.ts';
import type { DriveDeps } from './drive-request.ts';
import { GatewayError, toGatewayError } from './gateway-error.ts';
import { GatewayLimits } from './gateway-limits.ts';
import { KeptSearches } from './kept-searches.ts';
import { GATEWAY_BODY_BYTES, REQUEST_MS, RETURN_MS } from './limits.ts';
import { ClientGone, Work, WorkCancelled } from './work.ts';

/** What the gateway needs of the rest of the server. */
export type GatewayParts = {
  /** Names that a client may ask for, the default first. */
  names: readonly string[];
  /** The model of a name, '' for the default; null for an unknown one. */
  modelOf(name: string): Model | null;
  search: ToolProvider;
  siteTools: ToolProvider;
  /** The pages that were read, for programs; missing: none. */
  pages?: SitePages;
};

export type SitePages = Pick<PassageIndex, 'listPages' | 'getPage' | 'passagesOf'>;

export type GatewayContext = GatewayParts & {
  clock: Clock & Timers;
  store: GatewayResponses;
  limits: GatewayLimits;
  drive: DriveDeps;
  newId(prefix: string): string;
  keyOf(request: FastifyRequest): GatewayKey;
  /** Those of the server. */
  sites: ReadonlyMap<string, SiteConfig>;
  /** Of the server, as MCP clients read it. */
  version: string;
  /** Something could not be stored. The request goes on. */
  onStoreError(error: unknown): void;
};

export type GatewayDeps = Pick<
  GatewayContext,
  'clock' | 'store' | 'newId' | 'keyOf' | 'sites' | 'version' | 'onStoreError'
>;

export function createGatewayContext(
  parts: GatewayParts,
  { clock, store, newId, keyOf, sites, version, onStoreError }: GatewayDeps,
): GatewayContext {
  const limits = new GatewayLimits(clock, store);
  const drive: DriveDeps = {
    modelOf: parts.modelOf,
    defaultName: parts.names[0] ?? '',
    search: parts.search,
    siteTools: parts.siteTools,
    kept: new KeptSearches(store, onStoreError),
    clock,
    newId,
    onSpent: (key, tokens) => limits.spend(key, tokens),
  };
  return { ...parts, clock, store, limits, drive, newId, keyOf, sites, version, onStoreError };
}

/** Counts and begins the work of a request, whose key's limits are loaded. `mayReturn`: its client may come back for it. @throws {GatewayError} over a limit */
export function beginWork<Item>(
  { clock, limits }: GatewayContext,
  key: GatewayKey,
  mayReturn: boolean,
  produce: (signal: AbortSignal) => AsyncIterable<Item>,
): Work<Item> {
  limits.begin(key);
  return new Work(produce, {
    clock,
    returnMs: mayReturn ? RETURN_MS : 0,
    timeoutMs: REQUEST_MS,
    toTimeout: () =>
      new GatewayError(504, `The request took longer than ${REQUEST_MS / 1_000} s.`, { code: 'timeout' }),
    onEnd: () => limits.end(),
  });
}

/** Aborted when the client closes its connection before the reply is whole. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const response = reply.raw;
  // A model may think longer than an idle connection is kept.
  keepOpenWhileIdle(response.socket);
  if (response.destroyed) gone.abort(new ClientGone('the client has gone'));
  response.on('close', () => {
    if (!response.writableFinished) gone.abort(new ClientGone('the client has gone'));
  });
  return gone.signal;
}

/** Sends a failure as OpenAI's clients read it. A client that has gone reads nothing. */
export function sendGatewayError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = errorOf(error, request);
  // Not a standard header: the official clients obey it (openai@6, shouldRetry).
  if (known.isFinal) reply.header('x-should-retry', 'false');
  else if (known.retryAfterS !== undefined) reply.header('retry-after', String(known.retryAfterS));
  return reply.code(known.status).type('application/json; charset=utf-8').send(known.toWire());
}

/** Failures that are in the log: the same one may reach several replies. */
const logged = new WeakSet<Error>();

/** The failure in OpenAI's shape; an unexpected one is in the log, and what a model service refused. */
export function errorOf(error: unknown, request: FastifyRequest): GatewayError {
  if (error instanceof WorkCancelled) return new GatewayError(409, 'The request was cancelled.', { code: 'cancelled' });
  if (error instanceof ClientGone) return new GatewayError(499, 'The client has gone.', { code: 'client_gone' });
  const known = toGatewayError(error, request.id, GATEWAY_BODY_BYTES);
  const cause = known.cause instanceof Error ? known.cause : known;
  if ((known.status >= 500 || cause instanceof ModelError) && !logged.has(cause)) {
    logged.add(cause);
    const line = describeFailure('gateway request failed', cause);
    request.log[known.status >= 500 ? 'error' : 'warn']({ err: cause, reqId: request.id }, line);
  }
  return known;
}

/** The header, once. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  return Array.isArray(given) ? given[0] : given;
}
