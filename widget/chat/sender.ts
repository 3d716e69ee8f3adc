// Brings the visitor's messages to the API: one at a time, in order, and again under the same client id when one did not get
// through. Knows waits and tries; what is waiting is the outbox's, what is on show the controller's.
import type { SendResult } from '../../protocol/commands.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';
import { ConnectionError } from './connection-error.ts';
import type { Outbox, PendingInput } from './outbox.ts';

/** Wait before a send that failed on an open line is tried again by itself, in milliseconds. */
const RESEND_AFTER_MS = 3_000;
/** Tries of one message by itself; then the visitor decides. */
const MAX_TRIES = 4;

/** What the sender asks of the conversation on show, and tells it. */
export interface SenderHost {
  /** Null: it is yet to be created. */
  readonly conversationId: string | null;
  /** Messages of the conversation on show that its log does not have. */
  readonly pending: readonly PendingInput[];
  /** A message may go: history is there, the line is not known to be dead, and no answer is being written. */
  readonly mayGo: boolean;
  /** The line is open. */
  readonly isOpen: boolean;
  /** The event that stands for a message has been applied. */
  isShown(result: SendResult): boolean;
  /** A conversation was made for the first message; the visitor may be elsewhere by now. */
  onCreated(conversationId: string): void;
  /** The API takes no message before that time, in milliseconds on the clock. */
  onLimited(untilMs: number): void;
  /** A message did not get through. */
  onFailed(): void;
  onChange(): void;
}

export class Sender {
  readonly #connection: Pick<Connection, 'send' | 'createConversation'>;
  readonly #outbox: Outbox;
  readonly #clock: Clock;
  readonly #host: SenderHost;
  #sending = false;
  #creating: Promise<string> | null = null;
  #tries = new Map<string, number>();
  /** No message goes before: the API's limit, and the pause after a failure. Milliseconds on the clock. */
  #limitedUntilMs = 0;
  #resendAtMs = 0;
  #cancelResend: (() => void) | null = null;
  #isDisposed = false;

  constructor(
    connection: Pick<Connection, 'send' | 'createConversation'>,
    outbox: Outbox,
    clock: Clock,
    host: SenderHost,
  ) {
    this.#connection = connection;
    this.#outbox = outbox;
    this.#clock = clock;
    this.#host = host;
  }

  /** Sends the first message that may go. Call whenever something changed that may let one go. */
  pump(): void {
    if (this.#isDisposed || this.#sending || !this.#host.mayGo) return;
    const { pending } = this.#host;
    if (pending.some((item) => item.status === 'accepted')) return;
    const next = pending.find((item) => item.status === 'queued' || item.status === 'sending');
    if (!next) return;
    const waitMs = Math.max(this.#limitedUntilMs, this.#resendAtMs) - this.#clock.nowMs();
    if (waitMs > 0) this.#pumpAfter(waitMs);
    else void this.#transmit(next);
  }

  /** The visitor wants another try of a message that had failed: it cannot arrive twice. */
  retry(clientId: string): void {
    this.#tries.delete(clientId);
    this.#outbox.update(clientId, { status: 'queued', error: undefined, isConversationFull: false });
    this.#host.onChange();
    this.pump();
  }

  /** The line is back: the pause after a failure is over. */
  resume(): void {
    this.#resendAtMs = 0;
    this.pump();
  }

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
    const { clientId, content, regenerates } = item;
    this.#sending = true;
    this.#outbox.update(clientId, { status: 'sending' });
    this.#host.onChange();
    try {
      const conversationId = item.conversationId ?? (await this.#ensureConversation());
      const message = { clientId, conversationId, content, ...(regenerates ? { regenerates } : {}) };
      const result = await this.#connection.send(message);
      // Sent again after a reload, it may have been in the log that was loaded: then no event of it will come.
      if (this.#host.isShown(result)) this.#outbox.remove([clientId]);
      else this.#outbox.update(clientId, { status: 'accepted' });
      this.#tries.delete(clientId);
    } catch (error) {
      if (!this.#isDisposed) this.#handleFailure(clientId, error);
    }
    this.#sending = false;
    this.#host.onChange();
    this.pump();
  }

  /** The conversation on show; a new one is created before its first message goes. */
  async #ensureConversation(): Promise<string> {
    let id = this.#host.conversationId;
    if (id === null) {
      this.#creating ??= this.#connection.createConversation().finally(() => {
        this.#creating = null;
      });
      id = await this.#creating;
      if (!this.#isDisposed) this.#host.onCreated(id);
    }
    // Whatever was written before there was a conversation belongs to this one.
    for (const item of this.#outbox.items) {
      if (item.conversationId === null) this.#outbox.update(item.clientId, { conversationId: id });
    }
    return id;
  }

  #handleFailure(clientId: string, error: unknown): void {
    const failure = error instanceof ConnectionError ? error : new ConnectionError('internal', String(error));
    const tries = (this.#tries.get(clientId) ?? 0) + 1;
    this.#tries.set(clientId, tries);
    this.#host.onFailed();
    if (failure.code === 'rate_limited') {
      this.#limitedUntilMs = this.#clock.nowMs() + (failure.retryAfterMs ?? 0);
      this.#host.onLimited(this.#limitedUntilMs);
      this.#outbox.update(clientId, { status: 'queued' });
    } else if (failure.isTransient && (tries < MAX_TRIES || !this.#host.isOpen)) {
      this.#outbox.update(clientId, { status: 'queued' });
      // A dead line speaks up by itself when it is back; the wait is for failures on an open one.
      this.#resendAtMs = this.#clock.nowMs() + RESEND_AFTER_MS;
    } else {
      const isConversationFull = failure.code === 'conversation_full';
      this.#outbox.update(clientId, { status: 'failed', error: failure.message, isConversationFull });
    }
  }
}
