// Which controller a chat shows: its own, a given one, or one over a recorded log. Subscribes to its views, starts it once, and
// disposes of it if it was created here. The element interprets the views.
import type { ChatController } from '../../../chat/chat-controller.ts';
import type { ChatView } from '../../../chat/chat-view.ts';
import { LaterModule } from '../../../shared/loading/later-module.ts';

/** Few pages show recorded logs. */
export const recordedChat = new LaterModule('what plays recorded logs', () => import('./recorded-chat.ts'));

export class FollowedChat {
  readonly #onView: (view: ChatView) => void;
  #controller: ChatController | null = null;
  #isOwn = false;
  #isStarted = false;
  #unsubscribe: (() => void) | null = null;
  #isRecorded = false;

  /** `onView` is called with every view after the first. */
  constructor(onView: (view: ChatView) => void) {
    this.#onView = onView;
  }

  get controller(): ChatController | null {
    return this.#controller;
  }

  /** The followed controller was created here, and is disposed of when another one is followed. */
  get isOwn(): boolean {
    return this.#isOwn && !this.#isRecorded;
  }

  /** The followed controller plays a recorded log. */
  get isRecorded(): boolean {
    return this.#isRecorded;
  }

  /** Follows another controller. `isOwn`: dispose of it afterwards. */
  follow(controller: ChatController, isOwn: boolean, isRecorded = false): void {
    this.#leave();
    this.#controller = controller;
    this.#isOwn = isOwn;
    this.#isRecorded = isRecorded;
    this.#unsubscribe = controller.subscribe(() => this.#onView(controller.view));
  }

  /** Starts the controller, once. `isSeen`: the conversation is visible. */
  start(isSeen: boolean): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#controller?.setRead(isSeen);
    this.#controller?.start();
  }

  /** Stops following. True when the controller was disposed of. */
  release(): boolean {
    const wasOwn = this.#isOwn;
    this.#leave();
    this.#controller = null;
    return wasOwn;
  }

  #leave(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    if (this.#isOwn) this.#controller?.dispose();
    this.#isOwn = false;
    this.#isRecorded = false;
    this.#isStarted = false;
  }
}
