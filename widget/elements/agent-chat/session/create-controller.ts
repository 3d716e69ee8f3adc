// Creates controllers with the browser's storage, clock, network and random ids. The only place of the widget that does.
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { ChatController } from '../../../chat/chat-controller.ts';
import { createFrameScheduler, systemClock } from '../../../chat/clock.ts';
import type { SiteInfo } from '../../../chat/connection/http-api.ts';
import { createConnection } from '../../../chat/connection/network-connection.ts';
import { RecordedConnection } from '../../../chat/connection/recorded-connection.ts';
import { PageTools } from '../../../chat/page-tools/page-tools.ts';
import { type ChatStorage, createMemoryStorage, createStorage } from '../../../chat/storage.ts';
import type { NamedUser } from '../../../chat/visitor-session.ts';

/** The site and API of a widget. */
export type ControllerTarget = { api: string; site: string; conversation: string; pageTools?: PageTools };

/** A controller for an API. `storage` keeps its values; `userOf`: the visitor's identity from the site, once it is known. */
export function createController(
  target: ControllerTarget,
  userOf: (storage: ChatStorage) => NamedUser | undefined,
): { controller: ChatController; storage: ChatStorage } {
  const storage = createStorage(target.site);
  const user = userOf(storage);
  if (target.conversation) storage.set('conversation', target.conversation);
  const connection = createConnection({
    api: target.api,
    site: target.site,
    ...(user ? { user } : {}),
    storage,
    clock: systemClock,
    random: Math.random,
    fetch: (input, init) => fetch(input, init),
    WebSocket,
    network: window,
    isOnline: () => navigator.onLine,
    page: { origin: window.origin, violations: document },
    ...(target.pageTools ? { pageTools: target.pageTools } : {}),
  });
  const frames = createFrameScheduler(systemClock);
  const controller = new ChatController({ connection, storage, clock: systemClock, frames, newId: createClientId });
  return { controller, storage };
}

/** A controller over a recorded log, without a network; `recording.play` adds to the log. */
export function createRecordedController(
  events: readonly ConversationEvent[],
  site: SiteInfo | null,
): { controller: ChatController; recording: RecordedConnection } {
  const recording = new RecordedConnection(events, site);
  const storage = createMemoryStorage();
  storage.set('conversation', recording.conversationId);
  const frames = createFrameScheduler(systemClock);
  const controller = new ChatController({
    connection: recording,
    storage,
    clock: systemClock,
    frames,
    newId: createClientId,
  });
  return { controller, recording };
}

/** The tools of this load of the page. */
export function createPageTools(): PageTools {
  return new PageTools({ tab: createClientId(), clock: systemClock });
}

/** 128 random bits as 32 hex digits. `crypto.randomUUID` is missing on pages served without TLS. */
export function createClientId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
