// Creates the controller of a recorded log. Loaded where a page shows one.
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { ChatController } from '../../../chat/chat-controller.ts';
import { browserParts } from '../../../chat/client/browser-parts.ts';
import type { SiteInfo } from '../../../chat/connection/http-api.ts';
import { RecordedConnection } from '../../../chat/connection/recorded-connection.ts';
import { createMemoryStorage } from '../../../chat/storage.ts';

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
