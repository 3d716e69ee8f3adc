// Which controller a chat shows: its own, one it was given, or one over a recorded log. Follows its views, starts it once, and ends
// it if it was made here. What the views mean is the element's.
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { ChatController, ChatView } from '../../chat/chat-controller.ts';
import type { SiteInfo } from '../../chat/http-api.ts';
import type { RecordedConnection } from '../../chat/recorded-connection.ts';
import { createRecordedController } from './create-controller.ts';

export class FollowedChat {
  readonly #onView: (view: ChatView) => void;
  #controller: ChatController | null = null;
  #isOwn = false;
  #isStarted = false;
  #unsubscribe: (() => void) | null = null;
  #recording: RecordedConnection | null = null;
  #played: readonly ConversationEvent[] = [];

  /** `onView` is told of every view after the first. */
  constructor(onView: (view: ChatView) => void) {
    this.#onView = onView;
  }

  get controller(): ChatController | null {
    return this.#controller;
  }

  /** What is followed was made here, and ends when it is left. */
  get isOwn(): boolean {
    return this.#isOwn && this.#recording === null;
  }

  /** Follows another controller. `isOwn`: it ends when it is left. */
  follow(controller: ChatController, isOwn: boolean): void {
    this.#leave();
    this.#controller = controller;
    this.#isOwn = isOwn;
    this.#unsubscribe = controller.subscribe(() => this.#onView(controller.view));
  }

  /** Plays a recorded log: what has been added since the last call, or all of it. True when that made another controller. */
  record(events: readonly ConversationEvent[], site: SiteInfo | null): boolean {
    const played = this.#played;
    const hasGrown =
      played.length > 0 && played.length <= events.length && played.every((event, i) => event === events[i]);
    this.#played = events;
    if (this.#recording && hasGrown) {
      this.#recording.play(events.slice(played.length));
      return false;
    }
    const { controller, recording } = createRecordedController(events, site);
    this.follow(controller, true);
    this.#recording = recording;
    return true;
  }

  /** Starts the controller, once. `isSeen`: the conversation is before the visitor's eyes. */
  start(isSeen: boolean): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#controller?.setRead(isSeen);
    this.#controller?.start();
  }

  /** Follows nothing any more. True when the controller it leaves has ended with it. */
  release(): boolean {
    const wasOwn = this.#isOwn;
    this.#leave();
    this.#controller = null;
    this.#recording = null;
    this.#played = [];
    return wasOwn;
  }

  #leave(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    if (this.#isOwn) this.#controller?.dispose();
    this.#isOwn = false;
    this.#isStarted = false;
  }
}
