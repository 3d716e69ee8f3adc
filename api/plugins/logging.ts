// The log entries of requests and errors: never text, tokens, queries or whole addresses (LOG-1).
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { currentTrace } from '../telemetry/trace-context.ts';
import { addressOf, GONE } from './client-address.ts';
import { redact, truncateAddress } from './redact.ts';

/**
 * Options of Fastify's logger; `level` as pino names them. `stream`: always given, because pino's own for standard output (sonic-boom 4,
 * `flushSync`) tries to write a fatal line, or the last ones at the exit, for ever where the reader has ended or the disk is full.
 */
export function loggerOptions(level: string, stream: { write(line: string): unknown }): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: null,
    // Lines of a run have the trace of its message, which upstream services get too.
    mixin() {
      const trace = currentTrace();
      return trace ? { trace: trace.traceId } : {};
    },
    serializers: {
      req: harmless(describeRequest),
      res: harmless((reply: { statusCode?: number }) => ({ status: reply.statusCode })),
      err: harmless(describeError),
    },
  };
}

function describeRequest(request: FastifyRequest) {
  const address = addressOf(request);
  return {
    method: request.method,
    // The route, not the URL, which may contain ids and typed text.
    route: request.routeOptions?.url ?? '(none)',
    from: address === GONE ? GONE : truncateAddress(address),
  };
}

const UNREADABLE = { type: 'unreadable', message: 'cannot be described', stack: '' };

/** A serializer that never throws: it runs outside of Fastify's error handling, where an error ends the process. */
function harmless<Value, Line>(describe: (value: Value) => Line): (value: Value) => Line | typeof UNREADABLE {
  return (value) => {
    try {
      return describe(value);
    } catch {
      return UNREADABLE;
    }
  };
}

/** An error with its causes, for the log alone. */
export function describeError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  cause?: unknown;
  code?: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message).slice(0, 500),
    stack: redact((error.stack ?? '').split('\n').slice(1, 6).join(' | ')),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
