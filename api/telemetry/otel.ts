// Spans by OpenTelemetry's SDK, sent by otlp.ts. Loaded only when the operator has set up an endpoint: a server without one pays nothing.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { createOtlpExporter, type OtlpTarget } from './otlp.ts';
import { currentTrace } from './trace-context.ts';
import type { Span, Tracer } from './tracer.ts';

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

/** `exporter`: where spans go, the target of `options` when left out. */
export function createOtelTracer(
  options: OtlpTarget & { serviceName: string; version: string },
  exporter: SpanExporter = createOtlpExporter(options),
): Tracer {
  const ids = new MessageIds();
  const provider = new BasicTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': options.serviceName, 'service.version': options.version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('agent-chat', options.version);
  return {
    start({ name, kind, attributes }, traceId): Span {
      const above = currentTrace();
      const parent = above && traceId === undefined ? trace.setSpanContext(ROOT_CONTEXT, sampled(above)) : ROOT_CONTEXT;
      ids.next = traceId;
      const given = { kind: KINDS[kind], attributes: toMutable(attributes) };
      const span = tracer.startSpan(name, given, parent);
      let hasEnded = false;
      return {
        context: { traceId: span.spanContext().traceId, spanId: span.spanContext().spanId },
        set(more) {
          if (!hasEnded) span.setAttributes(toMutable(more));
        },
        end(errorType) {
          if (hasEnded) return;
          hasEnded = true;
          if (errorType !== undefined) {
            span.setAttribute('error.type', errorType);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

const sampled = (context: { traceId: string; spanId: string }) => ({ ...context, traceFlags: 1 });

/** The SDK's types want arrays that it could change. */
function toMutable(attributes: Parameters<Span['set']>[0]) {
  return attributes as Record<string, string | number | boolean | string[]>;
}

/** Random ids, except for a trace that has its id from a message. */
class MessageIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  next: string | undefined;

  generateSpanId = (): string => this.#random.generateSpanId();

  generateTraceId = (): string => {
    const id = this.next ?? this.#random.generateTraceId();
    this.next = undefined;
    return id;
  };
}
