// Why a call to the API failed, in one shape for HTTP, socket and timeouts.
// Knows the API's errors; the controller and the elements decide how a failure is shown.
import type { ErrorCode, WireError } from '../../../protocol/errors.ts';
import type { Refusal } from '../refusal-lines.ts';

/**
 * A code of the API, or `network` (no answer, connection lost), `timeout` (no answer in time), `not_an_api` (another server answers), or
 * why no call of this page can succeed: `no_origin`, `insecure`, `policy`.
 */
export type ConnectionErrorCode = ErrorCode | 'network' | 'timeout' | Refusal;

/** A failed call. `message` may be shown to a visitor. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code: ConnectionErrorCode;
  /** The retry delay that the API requires, in milliseconds; only with `rate_limited`. */
  readonly retryAfterMs: number | null;
  /** How the request was decided before, as the API says it; only with `conflict`. */
  readonly outcome: unknown;
  /** The conversation that has this message already: another tab has sent it. Only with `conflict`. */
  readonly sentTo: string | null;
  /** What is wrong with a user token, as the API names it; only with `unauthorized`. */
  readonly reason: unknown;

  constructor(
    code: ConnectionErrorCode,
    message: string,
    retryAfterMs: number | null = null,
    details: { outcome?: unknown; reason?: unknown; sent_to?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.outcome = details.outcome;
    this.sentTo = typeof details.sent_to === 'string' ? details.sent_to : null;
    this.reason = details.reason;
  }

  /** A retry of the same call can succeed later. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.code);
  }
}

/** The code of a failed call; undefined for any other error. */
export function codeOf(error: unknown): ConnectionErrorCode | undefined {
  return error instanceof ConnectionError ? error.code : undefined;
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

/** How long to wait when a limit is reached and the API gives no delay, in seconds. */
const DEFAULT_RETRY_AFTER_S = 20;
/** No wait is longer than this, whatever the API returns, in seconds: budgets are daily. */
const MAX_RETRY_AFTER_S = 24 * 3_600;

/** The error in a reply's body; for a body that is not an error of the API the code follows from its HTTP status. */
export function toConnectionError(body: unknown, status: number, retryAfterHeader: string | null): ConnectionError {
  const error = (body as Partial<WireError> | null)?.error;
  const code: ConnectionErrorCode =
    typeof error?.code === 'string'
      ? error.code
      : (CODE_BY_STATUS[status] ?? (status >= 500 ? 'internal' : 'invalid_request'));
  const message = typeof error?.message === 'string' ? error.message : `The service answered with status ${status}.`;
  if (code !== 'rate_limited') return new ConnectionError(code, message, null, error?.details);
  const named = Number(retryAfterHeader ?? error?.details?.retry_after_s);
  const seconds = Number.isFinite(named) && named > 0 ? Math.min(named, MAX_RETRY_AFTER_S) : DEFAULT_RETRY_AFTER_S;
  return new ConnectionError(code, message, Math.ceil(seconds) * 1000);
}

/** A failed reply that cannot come from an API: it is final, and does not have the protocol's shape. */
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
