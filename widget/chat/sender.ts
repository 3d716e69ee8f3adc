// Sends the visitor's messages to the API: one at a time, in order, and again under the same client id after a failure.
// Knows waits and attempts; pending-messages.ts keeps what waits, the controller the current conversation.
import type { SendResult } from '../../protocol/content/server-frames.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection/connection.ts';
import { ConnectionError } from './connection/connection-error.ts';
import type { PendingInput, PendingMessages } from './pending-messages.ts';

/** Delay before the automatic retry of a send that failed on an open connection, in milliseconds. */
const RESEND_AFTER_MS = 3_000;
/** Automatic attempts per message; after that the visitor decides. */
const MAX_TRIES = 4;

/** What the sender reads from the current conversation, and reports to it. */
export interface SenderHost {
  /** Null: the conversation is not created yet. */
  readonly conversationId: string | null;
  /** A message may be sent: history is loaded, the connection is not known to be lost, and no answer is in progress. */
  readonly mayGo: boolean;
  /** The request whose question waits for an answer, where a message may be sent as one; null for none. */
  readonly question: string | null;
  /** The connection is open. */
  readonly isOpen: boolean;
  /** The event of a message has been applied. */
  isShown(result: SendResult): boolean;
  /** A conversation was created for the first message; the visitor may have left it by now. */
  onCreated(conversationId: string): void;
  /** The API accepts no message before that time, in milliseconds on the clock. */
  onLimited(untilMs: number): void;
  /** A message could not be sent. */
  onFailed(): void;
  /** Another tab has sent the message, in that conversation. */
  onSentTo(conversationId: string): void;
  onChange(): void;
}

export class Sender {
  readonly #connection: Pick<Connection, 'send' | 'createConversation'>;
  readonly #pending: PendingMessages;
  readonly #clock: Clock;
  readonly #host: SenderHost;
  /** The message whose reply is awaited, by its client id. */
  #sending: string | null = null;
  #creating: Promise<string> | null = null;
  #tries = new Map<string, number>();
  /** No message is sent before this time: the API's limit, or the pause after a failure. Milliseconds on the clock. */
  #limitedUntilMs = 0;
  #resendAtMs = 0;
  #cancelResend: (() => void) | null = null;
  #isDisposed = false;

  constructor(
    connection: Pick<Connection, 'send' | 'createConversation'>,
    pending: PendingMessages,
    clock: Clock,
    host: SenderHost,
  ) {
    this.#connection = connection;
    this.#pending = pending;
    this.#clock = clock;
    this.#host = host;
  }

  /** Sends the first message that may be sent. Call whenever a change may allow one. */
  pump(): void {
    if (this.#isDisposed || this.#sending !== null) return;
    const { mayGo, question } = this.#host;
    if (!mayGo && question === null) return;
    const pending = this.#pending.of(this.#host.conversationId);
    if (pending.some((item) => item.status === 'accepted')) return;
    // What was written before the question was asked is no answer to it.
    const mayBeNext = (item: PendingInput) => mayGo || (question !== null && item.answers === question);
    const next = pending.find((item) => (item.status === 'queued' || item.status === 'sending') && mayBeNext(item));
    if (!next) return;
    const waitMs = Math.max(this.#limitedUntilMs, this.#resendAtMs) - this.#clock.nowMs();
    if (waitMs > 0) this.#pumpAfter(waitMs);
    else void this.#transmit(next);
  }

  /** The visitor retries a failed message: it cannot arrive twice. */
  retry(clientId: string): void {
    this.#tries.delete(clientId);
    this.#pending.update(clientId, { status: 'queued', error: undefined, isConversationFull: false });
    this.#host.onChange();
    this.pump();
  }

  /** The log has these messages: a reply to one of them does not matter any more. */
  forget(clientIds: readonly string[]): void {
    if (this.#sending === null || !clientIds.includes(this.#sending)) return;
    this.#tries.delete(this.#sending);
    this.#sending = null;
    this.pump();
  }

  /** The connection is restored: the pause after a failure is over. */
  resume(): void {
    this.#resendAtMs = 0;
    this.pump();
  }

  /** Sends nothing more; what is not acknowledged stays in storage. */
  dispose(): void {
    this.#isDisposed = true;
    this.#cancelResend?.();
  }

  #pumpAfter(delayMs: number): void {
    this.#cancelResend?.();
    this.#cancelResend = this.#clock.after(delayMs, () => {
      this.#cancelResend = null;
      this.pump();
    });
  }

  async #transmit(item: PendingInput): Promise<void> {
    const { clientId, content, context, regenerates, edits, retries } = item;
    this.#sending = clientId;
    this.#pending.update(clientId, { status: 'sending' });
    this.#host.onChange();
    try {
      const conversationId = item.conversationId ?? (await this.#ensureConversation());
      // The message stays in storage, for the chat that the page opens next; sent here it would be in a conversation that nobody sees.
      if (this.#isDisposed) return;
      const along = {
        ...(context ? { context } : {}),
        ...(regenerates ? { regenerates } : {}),
        ...(edits ? { edits } : {}),
        ...(retries ? { retries } : {}),
      };
      const message = { clientId, conversationId, content, ...along };
      const result = await this.#connection.send(message);
      if (this.#sending !== clientId) return;
      // After a reload the message may already be in the loaded log: then its event does not arrive.
      if (this.#isDisposed || this.#host.isShown(result)) this.#pending.remove([clientId]);
      else this.#pending.update(clientId, { status: 'accepted' });
      this.#tries.delete(clientId);
    } catch (error) {
      if (this.#sending !== clientId) return;
      if (!this.#isDisposed) this.#handleFailure(clientId, error);
    }
    if (this.#isDisposed) return;
    this.#sending = null;
    this.#host.onChange();
    this.pump();
  }

  /** The current conversation; a new one is created before its first message is sent. Without effect after `dispose`. */
  async #ensureConversation(): Promise<string> {
    let id = this.#host.conversationId;
    if (id === null) {
      this.#creating ??= this.#connection.createConversation().finally(() => {
        this.#creating = null;
      });
      id = await this.#creating;
      if (this.#isDisposed) return id;
      this.#host.onCreated(id);
    }
    // Every message written before the conversation existed belongs to it.
    for (const item of this.#pending.items) {
      if (item.conversationId === null) this.#pending.update(item.clientId, { conversationId: id });
    }
    return id;
  }

  #handleFailure(clientId: string, error: unknown): void {
    const failure = error instanceof ConnectionError ? error : new ConnectionError('internal', String(error));
    if (failure.sentTo !== null) {
      this.#pending.remove([clientId]);
      this.#host.onSentTo(failure.sentTo);
      return;
    }
    const tries = (this.#tries.get(clientId) ?? 0) + 1;
    this.#tries.set(clientId, tries);
    this.#host.onFailed();
    if (failure.code === 'rate_limited') {
      this.#limitedUntilMs = this.#clock.nowMs() + (failure.retryAfterMs ?? 0);
      this.#host.onLimited(this.#limitedUntilMs);
      this.#pending.update(clientId, { status: 'queued' });
    } else if (failure.isTransient && (tries < MAX_TRIES || !this.#host.isOpen)) {
      this.#pending.update(clientId, { status: 'queued' });
      // A lost connection reports itself when it is restored; the wait is for failures on an open one.
      this.#resendAtMs = this.#clock.nowMs() + RESEND_AFTER_MS;
    } else {
      const isConversationFull = failure.code === 'conversation_full';
      this.#pending.update(clientId, { status: 'failed', error: failure.message, isConversationFull });
    }
  }
}
