// Failures in the shape that OpenAI's clients read: `{ error: { message, type, param, code } }`, with the status and Retry-After.
import type { ApiError } from '../../protocol/index.ts';
import { ModelError, type ModelErrorCode } from '../models/model.ts';
import { toApiError } from '../plugins/errors.ts';
import { MAX_RETRY_AFTER_S } from './limits.ts';

export type WireGatewayError = { message: string; type: string; param: string | null; code: string | null };

/** A failure with its place in OpenAI's shape. `message` is safe to show. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly param: string | null;
  /** Seconds until another try makes sense. */
  readonly retryAfterS: number | undefined;
  /** A client should not try again by itself, but tell its caller at once. */
  readonly isFinal: boolean;

  constructor(
    status: number,
    message: string,
    options: {
      type?: string;
      code?: string;
      param?: string;
      retryAfterS?: number;
      isFinal?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.status = status;
    this.type = options.type ?? (status >= 500 ? 'server_error' : 'invalid_request_error');
    this.code = options.code ?? null;
    this.param = options.param ?? null;
    this.retryAfterS = options.retryAfterS;
    this.isFinal = options.isFinal ?? (options.retryAfterS ?? 0) > MAX_RETRY_AFTER_S;
  }

  toWire(): { error: WireGatewayError } {
    const { type, param, code, retryAfterS } = this;
    // No header says it then.
    const wait = this.isFinal && retryAfterS !== undefined ? ` Try again in ${retryAfterS} s.` : '';
    return { error: { message: this.message + wait, type, param, code } };
  }
}

/** A field of the request that is wrong. `param`: its path. */
export function invalid(param: string, problem: string, code = 'invalid_value'): GatewayError {
  return new GatewayError(400, `${param} ${problem}`, { param, code });
}

/** Status and code of a failed model: the client's key is not the one that the service refused. */
const MODEL_FAILURES: Record<ModelErrorCode, readonly [status: number, code: string]> = {
  auth: [502, 'upstream_unauthorized'],
  rate_limited: [429, 'rate_limit_exceeded'],
  unavailable: [502, 'upstream_unavailable'],
  timeout: [504, 'upstream_timeout'],
  bad_response: [502, 'upstream_bad_response'],
  content_filter: [400, 'content_filter'],
  context_length: [400, 'context_length_exceeded'],
  not_found: [502, 'upstream_not_found'],
  bad_request: [400, 'upstream_refused'],
};

/** Anything thrown as a gateway error. */
export function toGatewayError(error: unknown, requestId: string, bodyLimit?: number): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof ModelError) {
    const [status, code] = MODEL_FAILURES[error.code];
    const retryAfterS = error.retryAfterMs === undefined ? undefined : Math.ceil(error.retryAfterMs / 1_000);
    return new GatewayError(status, error.message, {
      code,
      ...(status === 429 ? { type: 'rate_limit_error' } : {}),
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
      cause: error,
    });
  }
  return fromApiError(toApiError(error, requestId, bodyLimit));
}

function fromApiError(error: ApiError): GatewayError {
  const { details = {}, code, status } = error;
  const { field, retry_after_s: retryAfterS } = details;
  const type = code === 'rate_limited' ? 'rate_limit_error' : undefined;
  return new GatewayError(status, error.message, {
    code: code === 'unauthorized' ? 'invalid_api_key' : code === 'rate_limited' ? 'rate_limit_exceeded' : code,
    ...(type ? { type } : {}),
    ...(typeof field === 'string' ? { param: field } : {}),
    ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    cause: error,
  });
}
