// The subscribers of each conversation in this process. Knows no database and no socket; stores nothing.
import type { Notifier } from './contract/store.ts';

type Listener = Parameters<Notifier['subscribe']>[1];

/** A {@link Notifier} in memory, for one process. A listener that throws does not affect the others. */
export function createNotifier(): Notifier {
  const listeners = new Map<string, Set<Listener>>();
  const stopListeners = new Map<string, Set<() => void>>();

  const notify = (conversationId: string, message: Parameters<Listener>[0]) => {
    for (const listener of [...(listeners.get(conversationId) ?? [])]) attempt(listener, message);
  };

  return {
    subscribe: (conversationId, listener) => addTo(listeners, conversationId, listener),
    publishEvents(conversationId, events) {
      if (events.length > 0) notify(conversationId, { events });
    },
    publishProgress: (conversationId, progress) => notify(conversationId, { progress }),
    onStop: (runId, listener) => addTo(stopListeners, runId, listener),
    publishStop(runId) {
      for (const listener of [...(stopListeners.get(runId) ?? [])]) attempt(listener, undefined);
    },
  };
}

function attempt<Message>(listener: (message: Message) => void, message: Message): void {
  try {
    listener(message);
  } catch {
    // Listeners handle their own errors; a failed socket must not keep the event from another.
  }
}

/** Adds to the set under `key`; returns a function that removes it, and the set once it is empty. */
function addTo<Value>(map: Map<string, Set<Value>>, key: string, value: Value): () => void {
  const set = map.get(key) ?? new Set<Value>();
  map.set(key, set);
  set.add(value);
  return () => {
    set.delete(value);
    if (set.size === 0 && map.get(key) === set) map.delete(key);
  };
}
