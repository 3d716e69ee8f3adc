// The trace that work belongs to: one id from the visitor's message to the requests of models, engines and tools. It follows
// asynchronous calls by itself, so that no function between has to pass it on.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** Ids as in W3C Trace Context: 32 and 16 hexadecimal digits, not all zero. */
export type TraceContext = { traceId: string; spanId: string };

const current = new AsyncLocalStorage<TraceContext>();

/** Does the work, and all that it begins, in this trace. */
export function withTrace<T>(context: TraceContext, work: () => T): T {
  return current.run(context, work);
}

/** Undefined outside of any trace. */
export function currentTrace(): TraceContext | undefined {
  return current.getStore();
}

/**
 * The trace of a message, from its `client_id`: the digits of a UUID, as the widget sends it, and a digest of any other text.
 * Every retry of a message has the same.
 */
export function traceIdOf(clientId: string): string {
  const digits = clientId.replaceAll('-', '').toLowerCase();
  const isId = /^[0-9a-f]{32}$/.test(digits) && !/^0+$/.test(digits);
  return isId ? digits : createHash('sha256').update(clientId).digest('hex').slice(0, 32);
}

/** The header for requests to services that the operator has configured (https://www.w3.org/TR/trace-context/); empty outside of a trace. */
export function traceHeaders(): { traceparent?: string } {
  const trace = currentTrace();
  return trace ? { traceparent: `00-${trace.traceId}-${trace.spanId}-01` } : {};
}
