// An engine whose requests are measured, each in a span of its own. Knows the engine interface.
import type { Telemetry } from '../telemetry/telemetry.ts';
import { errorType, inSpan } from '../telemetry/tracer.ts';
import type { Engine } from './engine.ts';

export function observeEngine(engine: Engine, { metrics, tracer }: Telemetry, monotonic: () => number): Engine {
  return {
    id: engine.id,
    kind: engine.kind,
    description: engine.description,
    async search(request, options) {
      const startedAtMs = monotonic();
      const seconds = () => (monotonic() - startedAtMs) / 1_000;
      const start = {
        name: `search ${engine.id}`,
        kind: 'client',
        attributes: { 'agent_chat.engine': engine.id },
      } as const;
      try {
        const reply = await inSpan(tracer, start, () => engine.search(request, options));
        metrics.engines.observe({ engine: engine.id, outcome: 'ok' }, seconds());
        return reply;
      } catch (error) {
        const outcome = options.signal.aborted ? 'aborted' : errorType(error);
        metrics.engines.observe({ engine: engine.id, outcome }, seconds());
        throw error;
      }
    },
  };
}
