// The interface of spans, and the tracer that records none. OpenTelemetry implements it in otel.ts, which is loaded only when set up.
import { randomBytes } from 'node:crypto';
import { currentTrace, type TraceContext, withTrace } from './trace-context.ts';

/** Bounded, and never text of a visitor, a page or a model (LOG-1). */
export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** `client`: a request to another service. */
export type SpanStart = { name: string; kind: 'internal' | 'client'; attributes: Attributes };

export interface Span {
  readonly context: TraceContext;
  set(attributes: Attributes): void;
  /** Ends it; later calls do nothing. `errorType`: a short name of why it failed, without the words of the error. */
  end(errorType?: string): void;
}

export interface Tracer {
  /** Begins a span below the current one, or the first one of the trace `traceId`. */
  start(span: SpanStart, traceId?: string): Span;
  /** Sends what waits. Never rejects. */
  close(): Promise<void>;
}

/** Makes ids and keeps nothing. */
export const NO_SPANS: Tracer = {
  start(_span, traceId = currentTrace()?.traceId ?? randomBytes(16).toString('hex')) {
    const context = { traceId, spanId: randomBytes(8).toString('hex') };
    return { context, set() {}, end() {} };
  },
  async close() {},
};

/** Does the work in a span, which ends with it. */
export async function inSpan<T>(tracer: Tracer, start: SpanStart, work: (span: Span) => Promise<T>): Promise<T> {
  const span = tracer.start(start);
  try {
    const result = await withTrace(span.context, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(errorType(error));
    throw error;
  }
}

/** The name of an error for metrics and spans: its code where it has one, otherwise its class. */
export function errorType(error: unknown): string {
  const { code, name } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const known = [code, name].find((text) => typeof text === 'string' && /^[\w-]{1,40}$/.test(text));
  return typeof known === 'string' ? known : 'unknown';
}
