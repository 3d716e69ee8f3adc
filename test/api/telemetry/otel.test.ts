import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { observeModel } from '../../../api/models/observed-model.ts';
import { upstreamFetch } from '../../../api/models/openai/read-event-stream.ts';
import { callJson } from '../../../api/search/call-json.ts';
import type { Engine } from '../../../api/search/engine.ts';
import { observeEngine } from '../../../api/search/observed-engine.ts';
import { createOtelTracer } from '../../../api/telemetry/otel.ts';
import { createTelemetry } from '../../../api/telemetry/telemetry.ts';
import { traceIdOf, withTrace } from '../../../api/telemetry/trace-context.ts';
import { callService } from '../../../api/tools/http/service-call.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { createScriptedRun } from '../../helpers/scripted-run.ts';
import { createScriptedTool } from '../../helpers/scripted-tool.ts';

type OtlpValue = { stringValue?: string; intValue?: string; arrayValue?: { values: OtlpValue[] } };
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: OtlpValue }[];
  status: { code: number };
};

/** A server on loopback that keeps what it is sent. */
async function receiver() {
  const requests: { url: string; headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      requests.push({ url: request.url ?? '', headers: request.headers, body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, requests, close: () => new Promise((resolve) => server.close(resolve)) };
}

/**
 * The tree of spans, each before those below it, without ids and times. Siblings follow each other, so they are in the order in which
 * they ended; their start times are whole milliseconds and may be equal.
 */
function toTree(spans: readonly OtlpSpan[], parent?: OtlpSpan): unknown[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
    .flatMap((span) => [
      {
        name: span.name,
        below: parent?.name ?? null,
        kind: span.kind,
        status: span.status.code,
        attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, value])),
      },
      ...toTree(spans, span),
    ]);
}

describe('OpenTelemetry', () => {
  it('gets every span of a run in one trace, with the GenAI names and no text', async () => {
    const collector = await receiver();
    const target = { url: `${collector.origin}/v1/traces`, headers: { 'x-api-key': 'collector' } };
    const telemetry = createTelemetry(createOtelTracer({ ...target, serviceName: 'shop', version: '1.2.3' }));
    const engine: Engine = {
      id: 'serper',
      kind: 'results',
      description: '',
      search: async () => ({ hits: [], notes: [] }),
    };
    const run = createScriptedRun({
      telemetry,
      agent: (clock) => {
        const tool = createScriptedTool(clock, { ms: 20 });
        const observed = observeEngine(engine, telemetry, clock.monotonic.bind(clock));
        const search = { query: 'PLANTED query', recency: 'noLimit', count: 8, lang: 'en' } as const;
        return {
          model: observeModel(
            createScriptedModel(clock, [
              [callTool('web_search', { query: 'PLANTED query' }), toTools],
              [...say('PLANTED answer.'), stop],
            ]),
            { name: 'small-1', provider: 'openai' },
            telemetry,
            clock,
          ),
          tools: [
            {
              ...tool,
              async run(input, context) {
                await observed.search(search, { signal: context.signal });
                return tool.run(input, context);
              },
            },
          ],
        };
      },
    });
    await run.ask('PLANTED question');
    await run.runner.drain(1_000);
    await telemetry.tracer.close();
    await collector.close();

    expect(collector.requests.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([
      ['/v1/traces', 'collector'],
    ]);
    const [{ body } = { body: '' }] = collector.requests;
    expect(body).not.toContain('PLANTED');
    const [resource] = JSON.parse(body).resourceSpans;
    const spans = resource.scopeSpans[0].spans as OtlpSpan[];
    const clientId = await run.store.runs.clientIdOf('run_1');
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([traceIdOf(clientId ?? '')]));
    expect(resource.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'shop' } });
    await expect(`${JSON.stringify(toTree(spans), null, 2)}\n`).toMatchFileSnapshot(
      '../../fixtures/traces/one-run.json',
    );
  });

  it('sends the trace of the message to models, engines and the owner’s tools, and nothing outside of a run', async () => {
    const service = await receiver();
    const trace = { traceId: traceIdOf('0189c7ee-11aa-4bcd-8ef0-123456789abc'), spanId: '00f067aa0ba902b7' };
    const { signal } = new AbortController();
    const call = async () => {
      await upstreamFetch(`${service.origin}/model`, { headers: { authorization: 'Bearer x' } });
      await callJson({ engine: 'serper', url: `${service.origin}/engine`, signal });
      await callService({ url: new URL(`${service.origin}/tool`), method: 'GET', headers: {}, body: null }, signal);
    };
    await withTrace(trace, call);
    await call();
    await service.close();
    const sent = '00-0189c7ee11aa4bcd8ef0123456789abc-00f067aa0ba902b7-01';
    expect(service.requests.map(({ url, headers }) => [url, headers.traceparent])).toEqual([
      ['/model', sent],
      ['/engine', sent],
      ['/tool', sent],
      ['/model', undefined],
      ['/engine', undefined],
      ['/tool', undefined],
    ]);
    expect(service.requests[0]?.headers.authorization).toBe('Bearer x');
  });

  it('makes a trace of any client id, the same at each retry', () => {
    expect(traceIdOf('0189C7EE-11AA-4BCD-8EF0-123456789ABC')).toBe('0189c7ee11aa4bcd8ef0123456789abc');
    expect(traceIdOf('first')).toMatch(/^[0-9a-f]{32}$/);
    expect(traceIdOf('first')).toBe(traceIdOf('first'));
    expect(traceIdOf('00000000-0000-0000-0000-000000000000')).not.toMatch(/^0+$/);
  });
});
