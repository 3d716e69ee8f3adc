// One turn of the model as batches of merged deltas: what came while the last batch was being stored comes as one.
// Knows the model interface and the clock; not events or tools.

import type { Model, ModelEvent, ModelRequest } from '../models/model.ts';
import type { Clock } from '../time/clock.ts';
import { orAborted } from '../time/wait.ts';

/** Characters that may wait for the reader before the model's stream is no longer read on. */
const MAX_WAITING_CHARS = 64 * 1024;

/**
 * The model's events, neighbouring deltas merged, at most one batch per `intervalMs` while only deltas come. The first
 * batch is handed over at once. Throws what the model throws; after an abort, the signal's reason.
 */
export async function* streamTurn(
  model: Model,
  request: ModelRequest,
  options: { signal: AbortSignal; clock: Clock; intervalMs: number },
): AsyncGenerator<ModelEvent[], void, void> {
  const { signal, clock, intervalMs } = options;
  const iterator = model.stream(request, { signal })[Symbol.asyncIterator]();
  let waiting: ModelEvent[] = [];
  let chars = 0;
  let end: { error?: unknown } | null = null;
  let wake = () => {};
  let resume = () => {};

  const read = async () => {
    try {
      for (;;) {
        const next = await iterator.next();
        if (next.done) break;
        chars += append(waiting, next.value);
        wake();
        if (chars > MAX_WAITING_CHARS) await new Promise<void>((resolve) => (resume = resolve));
      }
      end = {};
    } catch (error) {
      end = { error };
    }
    wake();
  };
  void read();

  let lastAtMs = Number.NEGATIVE_INFINITY;
  try {
    for (;;) {
      signal.throwIfAborted();
      if (waiting.length === 0 && !end) await orAborted(new Promise<void>((resolve) => (wake = resolve)), signal);
      const restMs = lastAtMs + intervalMs - clock.monotonic();
      if (restMs > 0 && !end && waiting.every(isDelta)) await clock.sleep(restMs, signal);
      if (waiting.length > 0) {
        const batch = waiting;
        waiting = [];
        chars = 0;
        resume();
        lastAtMs = clock.monotonic();
        yield batch;
      } else if (end) {
        if ('error' in end) throw (end as { error: unknown }).error;
        return;
      }
    }
  } finally {
    resume();
    // Not awaited: a stream that does not listen must not hold up the end of the run.
    void iterator.return?.().then(undefined, () => {});
  }
}

function isDelta(event: ModelEvent): boolean {
  return event.type === 'text_delta' || event.type === 'thinking_delta';
}

/** Adds an event, merged with the last one where both are deltas of one kind. Returns the characters added. */
function append(events: ModelEvent[], event: ModelEvent): number {
  const last = events.at(-1);
  if (event.type === 'text_delta') {
    if (last?.type === 'text_delta') events[events.length - 1] = { type: 'text_delta', text: last.text + event.text };
    else events.push(event);
    return event.text.length;
  }
  if (event.type === 'thinking_delta') {
    if (last?.type === 'thinking_delta')
      events[events.length - 1] = { type: 'thinking_delta', thinking: last.thinking + event.thinking };
    else events.push(event);
    return event.thinking.length;
  }
  events.push(event);
  return 0;
}
