// The one error shape of HTTP, WebSocket and SSE, and the closed list of its codes.
// Does not decide how an error is shown (widget) or logged (api).
import { type Static, Type } from 'typebox';

/** Every code that can be sent: its meaning, and its HTTP status before the first byte of a stream. */
export const ERROR_CODES = {
  invalid_request: {
    status: 400,
    meaning: 'A field is missing, of the wrong kind or out of range; the message names it.',
  },
  unauthorized: { status: 401, meaning: 'The token is missing, expired or not ours. Call POST /api/v1/session again.' },
  origin_not_allowed: { status: 403, meaning: "The page's origin is not in the site's list of allowed origins." },
  not_found: { status: 404, meaning: "It does not exist, or is not this visitor's: both look the same." },
  conflict: {
    status: 409,
    meaning:
      'It contradicts what has happened: another body under the same client_id, a run still active. `details.sent_to`: the conversation that has this very message already.',
  },
  conversation_full: {
    status: 409,
    meaning: 'The conversation has 20,000 messages or 20 MB. It can be read; begin a new one to go on.',
  },
  too_large: { status: 413, meaning: 'Body, message or frame is over the limit named in the message.' },
  unsupported_media_type: {
    status: 415,
    meaning:
      'Only application/json is accepted, and only files of the kinds that are named in the message (details.reason).',
  },
  rate_limited: { status: 429, meaning: 'Too many calls; details.retry_after_s says when to try again, in seconds.' },
  tool_failed: { status: 502, meaning: 'A tool ended in an error that the run could not go on with.' },
  upstream_unavailable: { status: 502, meaning: 'The model service could not be reached, or broke off.' },
  upstream_rate_limited: { status: 503, meaning: 'The model service refuses for now because of its own limits.' },
  unavailable: {
    status: 503,
    meaning: 'This API cannot write at the moment (shutting down, disk full). Nothing was accepted.',
  },
  internal: { status: 500, meaning: 'A fault of ours; the log has it under details.request_id.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

/** One of the stable codes of {@link ERROR_CODES}. */
export type ErrorCode = keyof typeof ERROR_CODES;

export const ErrorCodeSchema = Type.Unsafe<ErrorCode>({ type: 'string', enum: Object.keys(ERROR_CODES) });

/** What every failed call, nacked frame and error frame contains. `message` may be shown to a visitor. */
export const WireErrorSchema = Type.Object({
  error: Type.Object({
    code: ErrorCodeSchema,
    message: Type.String(),
    details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
});
export type WireError = Static<typeof WireErrorSchema>;

/** An error with a code of the protocol. Thrown anywhere, written by the one error handler of the API. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, options: { details?: Record<string, unknown>; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = options.details;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERROR_CODES[this.code].status;
  }

  toWire(): WireError {
    return { error: { code: this.code, message: this.message, ...(this.details ? { details: this.details } : {}) } };
  }
}
