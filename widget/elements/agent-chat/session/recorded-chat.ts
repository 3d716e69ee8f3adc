// Plays a recorded log by a controller without a network. Loaded where a page shows one.
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { ChatController } from '../../../chat/chat-controller.ts';
import { browserParts } from '../../../chat/client/browser-parts.ts';
import type { SiteInfo } from '../../../chat/connection/http-api.ts';
import { RecordedConnection } from '../../../chat/connection/recorded-connection.ts';
import { createMemoryStorage } from '../../../chat/storage.ts';

export class RecordedChat {
  #recording: RecordedConnection | null = null;
  #played: readonly ConversationEvent[] = [];

  /** Plays the events that were added since the last call, or all: the controller to show then, or null for that of before. */
  play(events: readonly ConversationEvent[], site: SiteInfo | null): ChatController | null {
    const played = this.#played;
    const hasGrown =
      played.length > 0 && played.length <= events.length && played.every((event, i) => event === events[i]);
    this.#played = events;
    if (this.#recording && hasGrown) {
      this.#recording.play(events.slice(played.length));
      return null;
    }
    this.#recording = new RecordedConnection(events, site);
    const storage = createMemoryStorage();
    storage.set('conversation', this.#recording.conversationId);
    return new ChatController({ ...browserParts(), connection: this.#recording, storage });
  }
}
