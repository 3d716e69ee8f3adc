// Creates the controllers of the element, with the browser's storage.
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { ChatController } from '../../../chat/chat-controller.ts';
import { browserParts, createClientId } from '../../../chat/client/browser-parts.ts';
import { systemClock } from '../../../chat/clock.ts';
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
  { api, site, conversation, pageTools }: ControllerTarget,
  userOf: (storage: ChatStorage) => NamedUser | undefined,
): { controller: ChatController; storage: ChatStorage } {
  const storage = createStorage(site);
  const user = userOf(storage);
  if (conversation) storage.set('conversation', conversation);
  const page = browserParts();
  const connection = createConnection({ ...page, api, site, user, pageTools, storage });
  return { controller: new ChatController({ ...page, connection, storage }), storage };
}

/** A controller over a recorded log, without a network; `recording.play` adds to the log. */
export function createRecordedController(
  events: readonly ConversationEvent[],
  site: SiteInfo | null,
): { controller: ChatController; recording: RecordedConnection } {
  const recording = new RecordedConnection(events, site);
  const storage = createMemoryStorage();
  storage.set('conversation', recording.conversationId);
  return { controller: new ChatController({ ...browserParts(), connection: recording, storage }), recording };
}

/** The tools of this load of the page. */
export function createPageTools(): PageTools {
  return new PageTools({ tab: createClientId(), clock: systemClock });
}
