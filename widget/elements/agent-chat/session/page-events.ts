// Fires the events by which the page learns of messages, answers and failures. page-notifications.ts finds what is new.
import { type ChatView, textOf } from '../../../chat/chat-view.ts';
import { fire } from '../../../shared/events.ts';
import { PageNotifications } from './page-notifications.ts';

export class PageEvents {
  readonly #host: HTMLElement;
  readonly #notSent: () => string;
  #notifications = new PageNotifications();

  /** `notSent`: what is said of a message that failed without a reason. */
  constructor(host: HTMLElement, notSent: () => string) {
    this.#host = host;
    this.#notSent = notSent;
  }

  /** Fires what the change from one view to the next means. */
  report(before: ChatView | null, after: ChatView): void {
    for (const notification of this.#notifications.next(before, after)) {
      if (notification.type === 'answer') this.#message('agent', notification.text, after);
      else {
        const error =
          notification.type === 'error'
            ? notification.error
            : { code: 'not_sent' as const, message: notification.why || this.#notSent() };
        fire(this.#host, 'agent-chat-error', error);
      }
    }
  }

  /** The visitor sent a message, `clientId` of the `pending` ones of `view`. */
  reportSent(clientId: string, text: string, view: ChatView): void {
    const item = view.pending.find((one) => one.clientId === clientId);
    this.#message('visitor', item ? textOf(item.content) : text, view);
  }

  /** The next views are of another visitor. */
  forget(): void {
    this.#notifications = new PageNotifications();
  }

  #message(role: 'visitor' | 'agent', text: string, { conversationId }: ChatView): void {
    fire(this.#host, 'agent-chat-message', { conversationId, role, text });
  }
}
