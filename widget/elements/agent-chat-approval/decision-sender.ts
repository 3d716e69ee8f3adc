// Sends a visitor's decision from a card: fires the event, and follows what the listener does with it. The card shows the state.
import '../../shared/strings/later-strings.ts';
import type { LitElement } from 'lit';
import { announce } from '../../shared/announcer.ts';
import { type DecideDetail, fire } from '../../shared/events.ts';
import type { Strings } from '../../shared/strings/strings.ts';

export class DecisionSender {
  readonly #host: LitElement;
  readonly #strings: () => Strings;
  #isSending = false;
  #failure = '';
  #sending: Promise<unknown> | null = null;
  /** The focus was in the card when the decision was sent. */
  #hadFocus = false;

  constructor(host: LitElement, strings: () => Strings) {
    this.#host = host;
    this.#strings = strings;
  }

  /** The decision was sent, and its event has not arrived. */
  get isSending(): boolean {
    return this.#isSending;
  }

  /** Why it could not be sent; '' unless that happened. */
  get failure(): string {
    return this.#failure;
  }

  /** Sends once: does nothing while a decision is on its way. */
  send(decision: Omit<DecideDetail, 'until'>): void {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#failure = '';
    this.#hadFocus = (this.#host.shadowRoot?.activeElement ?? null) !== null;
    let sending: Promise<unknown> | null = null;
    const until = (promise: Promise<unknown>) => {
      sending = promise;
    };
    fire(this.#host, 'agent-chat-decide', { ...decision, until });
    this.#host.requestUpdate();
    this.#sending = sending;
    void (sending as Promise<unknown> | null)?.catch((error: unknown) => {
      if (this.#sending === sending) this.#fail(error);
    });
  }

  /**
   * The log has a decision: a failure of this one is of no interest any more. Moves the focus, where the card took it along, to
   * what is in its place; call it once that is drawn.
   */
  settle(selector: string): void {
    this.reset();
    const isLost = document.activeElement === document.body || this.#host.shadowRoot?.activeElement;
    if (this.#hadFocus && isLost) this.#host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
    this.#hadFocus = false;
  }

  /** Another request is shown. */
  reset(): void {
    this.#isSending = false;
    this.#sending = null;
    this.#failure = '';
  }

  #fail(error: unknown): void {
    const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
    const strings = this.#strings();
    this.#isSending = false;
    // The first decision counts; the log will say which.
    if (code === 'conflict') this.#failure = strings.t('alreadyDecided');
    else this.#failure = typeof message === 'string' && message !== '' ? message : strings.t('notSent');
    announce(this.#host, this.#failure, true);
    this.#host.requestUpdate();
  }
}
