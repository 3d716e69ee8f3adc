// Why a call to the API failed, in one shape for HTTP, socket and timeouts.
// Knows the wire error; how a failure is shown is the controller's and the elements' business.
import type { ErrorCode, WireError } from '../../protocol/errors.ts';

/** A code of the wire, or `network` (no answer, broken off), `timeout` (no answer in time) or `not_an_api` (something else answers). */
export type ConnectionErrorCode = ErrorCode | 'network' | 'timeout' | 'not_an_api';

/** A failed call. `message` is fit to show. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code: ConnectionErrorCode;
  /** How long the API asks to wait, in milliseconds; only with `rate_limited`. */
  readonly retryAfterMs: number | null;

  constructor(code: ConnectionErrorCode, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  /** Trying the same call again later can succeed. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.code);
  }
}

const TRANSIENT = new Set<ConnectionErrorCode>([
  'network',
  'timeout',
  'rate_limited',
  'conflict',
  'unavailable',
  'upstream_unavailable',
  'upstream_rate_limited',
  'internal',
]);

/** How long to wait when a limit is hit and the API names no time, in seconds. */
const DEFAULT_RETRY_AFTER_S = 20;
/** No wait is longer than this, whatever the API says, in seconds: budgets are of a day. */
const MAX_RETRY_AFTER_S = 24 * 3_600;

/** The error a reply's body carries; a body that is no wire error gives a code by its HTTP status. */
export function toConnectionError(body: unknown, status: number, retryAfterHeader: string | null): ConnectionError {
  const error = (body as Partial<WireError> | null)?.error;
  const code: ConnectionErrorCode =
    typeof error?.code === 'string'
      ? error.code
      : (CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalid_request'));
  const message = typeof error?.message === 'string' ? error.message : `The service answered with status ${status}.`;
  if (code !== 'rate_limited') return new ConnectionError(code, message);
  const named = Number(retryAfterHeader ?? error?.details?.retry_after_s);
  const seconds = Number.isFinite(named) && named > 0 ? Math.min(named, MAX_RETRY_AFTER_S) : DEFAULT_RETRY_AFTER_S;
  return new ConnectionError(code, message, Math.ceil(seconds) * 1000);
}

/** A failed reply that cannot be an API's: it is final, and has not the wire's shape. */
export function isForeign(body: unknown, status: number): boolean {
  const error = (body as Partial<WireError> | null)?.error;
  return status >= 300 && status < 500 && status !== 408 && status !== 429 && typeof error?.code !== 'string';
}

const CODE_BY_STATUS: Record<number, ConnectionErrorCode> = {
  401: 'unauthorized',
  403: 'origin_not_allowed',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'rate_limited',
  503: 'unavailable',
};
