// Sends spans as OTLP JSON over HTTP (https://opentelemetry.io/docs/specs/otlp/#otlphttp) to the address that the operator has set. The
// published exporter brings protobuf and needs a later Node; this is the one request of it that we use.
import type { Attributes, HrTime } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { request } from 'undici';
import { startDeadline } from '../time/deadline.ts';

/** `url`: of the call for traces, usually ending with `/v1/traces`. */
export type OtlpTarget = { url: string; headers: Readonly<Record<string, string>> };

/** A collector that takes longer loses the batch, in ms. */
const SEND_MS = 10_000;

/** A batch that cannot be sent is lost: observing must not disturb what is observed. */
export function createOtlpExporter({ url, headers }: OtlpTarget): SpanExporter {
  return {
    export(spans, done) {
      send(spans).then(
        () => done({ code: 0 }),
        (error: unknown) => done({ code: 1, error: error instanceof Error ? error : new Error('not sent') }),
      );
    },
    async shutdown() {},
  };

  async function send(spans: readonly ReadableSpan[]): Promise<void> {
    const timeout = new AbortController();
    const endTimer = startDeadline(() => timeout.abort(), SEND_MS);
    try {
      const { statusCode, body } = await request(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(spans)),
        signal: timeout.signal,
      });
      await body.dump();
      if (statusCode > 299) throw new Error(`the collector answered ${statusCode}`);
    } finally {
      endTimer();
    }
  }
}

/** The body of the call. All spans are of one resource and scope. */
export function toOtlp(spans: readonly ReadableSpan[]) {
  const [first] = spans;
  return {
    resourceSpans: [
      {
        resource: { attributes: toAttributes(first?.resource.attributes ?? {}) },
        scopeSpans: [
          {
            scope: { name: first?.instrumentationScope.name, version: first?.instrumentationScope.version },
            spans: spans.map(toSpan),
          },
        ],
      },
    ],
  };
}

function toSpan(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    name: span.name,
    // OTLP counts from 1: 0 means that the kind is not set.
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: toAttributes(span.attributes),
    status: { code: span.status.code },
  };
}

/** 64-bit numbers are text in JSON. */
const toNanoseconds = ([seconds, nanoseconds]: HrTime) => `${BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds)}`;

function toAttributes(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value !== 'number') return { stringValue: String(value) };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
