// What a server measures and records about its work: metrics always, spans where they are set up.
import { Metrics } from './metrics.ts';
import { NO_SPANS, type Tracer } from './tracer.ts';

export type Telemetry = {
  metrics: Metrics;
  tracer: Tracer;
  /** Models whose key was refused at their last turn, and what the owner may check, for /readyz. */
  refusedModels: Map<string, string>;
};

/** Of its own registry: two servers of one process count apart. */
export function createTelemetry(tracer: Tracer = NO_SPANS): Telemetry {
  return { metrics: new Metrics(), tracer, refusedModels: new Map() };
}
