// Who listens to which conversation in this process. Knows no database and no socket; keeps nothing.
import type { Notifier } from './store.ts';

type Listener = Parameters<Notifier['subscribe']>[1];

/** A {@link Notifier} in memory: enough for one process. A listener that throws does not disturb the others. */
export function createNotifier(): Notifier {
  const listeners = new Map<string, Set<Listener>>();
  const stopListeners = new Map<string, Set<() => void>>();

  const tell = (conversationId: string, message: Parameters<Listener>[0]) => {
    callAll([...(listeners.get(conversationId) ?? [])].map((listener) => () => listener(message)));
  };

  return {
    subscribe: (conversationId, listener) => addTo(listeners, conversationId, listener),
    publishEvents(conversationId, events) {
      if (events.length > 0) tell(conversationId, { events });
    },
    publishProgress: (conversationId, progress) => tell(conversationId, { progress }),
    onStop: (runId, listener) => addTo(stopListeners, runId, listener),
    publishStop(runId) {
      callAll([...(stopListeners.get(runId) ?? [])]);
    },
  };
}

function callAll(calls: readonly (() => void)[]): void {
  for (const call of calls) {
    try {
      call();
    } catch {
      // Listeners guard themselves; one broken socket must not cost another its event.
    }
  }
}

/** Adds to the set under `key` and gives the way out, which also removes an empty set. */
function addTo<Value>(map: Map<string, Set<Value>>, key: string, value: Value): () => void {
  const set = map.get(key) ?? new Set<Value>();
  map.set(key, set);
  set.add(value);
  return () => {
    set.delete(value);
    if (set.size === 0 && map.get(key) === set) map.delete(key);
  };
}
