// `@agent-chat/widget/testing`: a chat whose API is a script, for tests of pages that embed the elements, and for stories. Events go in by
// `api`, states come out by `chat.view`; the controller, the reducer and the elements are those of every page. Knows no test framework.
import { type Clock, systemClock } from './chat/clock.ts';
import type { SiteInfo } from './chat/connection/http-api.ts';
import { type ChatStorage, createMemoryStorage } from './chat/storage.ts';
import { ChatClient } from './client.ts';
import { ScriptedApi } from './testing/scripted-api.ts';

export { ConnectionError } from './chat/connection/connection-error.ts';
export { drawn } from './testing/drawn.ts';
export { ScriptedApi } from './testing/scripted-api.ts';
export { ScriptedConnection } from './testing/scripted-connection.ts';
export { type ScriptedCall, type ScriptedResult, ScriptedRun, type ScriptedSource } from './testing/scripted-run.ts';

export type ScriptedChatOptions = {
  /** What the site says of itself: the agent's name, greeting, suggestions. */
  site?: SiteInfo;
  /** Times of the events, and waits; the system's clock unless given. */
  clock?: Clock;
  /** What the browser keeps; memory unless given. */
  storage?: ChatStorage;
  /** The conversation to begin with, of those that `api` has; a new one unless given. */
  conversation?: string;
};

/** `controller` is the `controller` of `<agent-chat>`, and a client (`view`, `until`, `ask`); `api` answers it. */
export type ScriptedChat = { api: ScriptedApi; controller: ChatClient };

/** A chat without a server. Ids are counted, so that two runs of a test give the same. Call `controller.dispose()` at the end of a test. */
export function createScriptedChat({
  site,
  clock = systemClock,
  storage = createMemoryStorage(),
  conversation,
}: ScriptedChatOptions = {}): ScriptedChat {
  const api = new ScriptedApi(site, clock);
  if (conversation !== undefined) {
    storage.set('conversation', conversation);
    api.logs.set(conversation, []);
  }
  let ids = 0;
  const newId = () => `message_${++ids}`;
  const controller = new ChatClient({ connection: api, storage, clock, frames: queueMicrotask, newId });
  controller.start();
  return { api, controller };
}
