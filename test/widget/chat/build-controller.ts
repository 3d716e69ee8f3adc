// A chat controller over a scripted API, for the tests of the controller; two tabs over one storage.
import type { ConversationEvent } from '../../../protocol/events.ts';
import { groupBlocks } from '../../../protocol/groups.ts';
import { reduceEvents } from '../../../protocol/reducer.ts';
import { ChatController } from '../../../widget/chat/chat-controller.ts';
import { type ChatStorage, createMemoryStorage, type StorageName } from '../../../widget/chat/storage.ts';
import { FakeClock, ScriptedConnection } from './fakes.ts';

/** A controller over a scripted API, with frames that are drawn by `paint`. */
export function build(
  overrides: { storage?: ChatStorage; conversation?: string; connection?: ScriptedConnection; outbox?: string } = {},
) {
  const storage = overrides.storage ?? createMemoryStorage();
  if (overrides.conversation) storage.set('conversation', overrides.conversation);
  if (overrides.outbox) storage.set('outbox', overrides.outbox);
  const connection = overrides.connection ?? new ScriptedConnection();
  const clock = new FakeClock();
  const frames: (() => void)[] = [];
  let ids = 0;
  const controller = new ChatController({
    connection,
    storage,
    clock,
    frames: (run) => frames.push(run),
    newId: () => {
      ids += 1;
      return `c${ids}`;
    },
  });
  const paint = () => {
    for (const run of frames.splice(0)) run();
  };
  return { storage, connection, clock, controller, frames, paint };
}

/** The storage of a second tab over the values of the first, with the browser's `storage` events between them. */
export function sharedStorage(): [ChatStorage, ChatStorage] {
  const values = new Map<StorageName, string>();
  const listeners: Map<StorageName, (value: string | null) => void>[] = [new Map(), new Map()];
  const tab = (own: number): ChatStorage => ({
    get: (name) => values.get(name) ?? null,
    set(name, value) {
      if ((values.get(name) ?? null) === value) return;
      if (value === null) values.delete(name);
      else values.set(name, value);
      listeners[1 - own]!.get(name)?.(value);
    },
    onChange(name, listener) {
      listeners[own]!.set(name, listener);
      return () => listeners[own]!.delete(name);
    },
  });
  return [tab(0), tab(1)];
}

/** What the whole log gives, as the chat shows it. */
export const entriesOf = (log: readonly ConversationEvent[]) => {
  const state = reduceEvents(log);
  return groupBlocks(state.blocks, state.run !== null);
};
