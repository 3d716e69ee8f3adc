// A model whose turns are measured: time, first event, tokens and outcome. Knows the model interface; not what is done with the figures.
import type { Telemetry } from '../telemetry/telemetry.ts';
import { withTrace } from '../telemetry/trace-context.ts';
import { errorType } from '../telemetry/tracer.ts';
import type { Clock } from '../time/clock.ts';
import { type Model, ModelError, type ModelEvent } from './model.ts';

/** `name`: of the model at its service; `provider`: of the service, as OpenTelemetry names it where it does. */
export type ModelFacts = { name: string; provider: string };

export function observeModel(
  model: Model,
  { name, provider }: ModelFacts,
  { metrics, tracer, refusedModels }: Telemetry,
  clock: Pick<Clock, 'monotonic'>,
): Model {
  const label = metrics.nameOf('model', name);
  return {
    ...model,
    async *stream(request, options): AsyncGenerator<ModelEvent, void, void> {
      const startedAtMs = clock.monotonic();
      const seconds = () => (clock.monotonic() - startedAtMs) / 1_000;
      const span = tracer.start({
        name: `chat ${name}`,
        kind: 'client',
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': provider,
          'gen_ai.request.model': name,
          ...(request.maxOutputTokens === undefined ? {} : { 'gen_ai.request.max_tokens': request.maxOutputTokens }),
        },
      });
      let outcome = 'aborted';
      let isFirst = true;
      const events = withTrace(span.context, () => model.stream(request, options)[Symbol.asyncIterator]());
      try {
        for (;;) {
          // Each step of a generator runs in the trace of who asks for it.
          const next = await withTrace(span.context, () => events.next());
          if (next.done) break;
          if (isFirst) metrics.modelFirstToken.observe({ model: label }, seconds());
          isFirst = false;
          const event = next.value;
          if (event.type === 'finish') {
            outcome = event.reason;
            refusedModels.delete(label);
            span.set({ 'gen_ai.response.finish_reasons': [event.reason] });
            if (event.usage) {
              const { input_tokens, output_tokens } = event.usage;
              metrics.tokens.observe({ model: label, direction: 'input' }, input_tokens);
              metrics.tokens.observe({ model: label, direction: 'output' }, output_tokens);
              span.set({ 'gen_ai.usage.input_tokens': input_tokens, 'gen_ai.usage.output_tokens': output_tokens });
            }
          }
          yield event;
        }
        span.end();
      } catch (error) {
        outcome = options.signal.aborted ? 'aborted' : errorType(error);
        if (error instanceof ModelError && error.code === 'auth')
          refusedModels.set(label, `${error.message} ${error.check}`.trim());
        span.end(outcome);
        throw error;
      } finally {
        metrics.modelTurns.observe({ model: label, outcome }, seconds());
        // For a consumer that left early; a span that has ended stays as it is.
        span.end(outcome === 'aborted' ? 'aborted' : undefined);
        void events.return?.().then(undefined, () => {});
      }
    },
  };
}
