// The visitor's messages that are not in the log yet: queued, withdrawn, sent again. sender.ts decides when one goes, and
// pending-messages.ts keeps them over a reload; the controller knows the conversation.
import type { UserContent } from '../../../protocol/blocks.ts';
import type { Clock } from '../clock.ts';
import type { Connection } from '../connection/connection.ts';
import { MAX_WAITING, type PendingInput, PendingMessages } from '../pending-messages.ts';
import { Sender, type SenderHost } from '../sender.ts';
import type { ChatStorage } from '../storage.ts';

export type OutgoingOptions = {
  connection: Pick<Connection, 'send' | 'createConversation'>;
  storage: ChatStorage;
  clock: Clock;
  newId: () => string;
  /** The current conversation. */
  host: SenderHost;
};

/** What is to be answered again or in other words, or what the page says of itself. */
export type Along = Pick<PendingInput, 'regenerates' | 'edits' | 'retries' | 'context'>;

export class OutgoingMessages {
  readonly #options: OutgoingOptions;
  readonly #pending: PendingMessages;
  readonly #sender: Sender;

  constructor(options: OutgoingOptions) {
    const { connection, storage, clock, host } = options;
    this.#options = options;
    this.#pending = new PendingMessages(storage, clock.nowMs(), () => host.onChange());
    this.#sender = new Sender(connection, this.#pending, clock, host);
  }

  /** Those of the conversation that is shown. */
  get here(): PendingInput[] {
    return this.#pending.of(this.#options.host.conversationId);
  }

  /** The maximum number of messages waits in this conversation. */
  get isFull(): boolean {
    return this.here.filter((item) => item.status === 'queued').length >= MAX_WAITING;
  }

  /**
   * Queues a message (while a question waits: its answer), or with `regenerates` the request to answer that message again,
   * with `retries` from that failed call on; with `edits` another version of that message. Returns its client id.
   */
  add(content: readonly UserContent[], { regenerates, edits, retries, context }: Along = {}): string {
    const { clock, newId, host } = this.#options;
    const clientId = newId();
    this.#pending.add({
      clientId,
      conversationId: host.conversationId,
      content,
      createdAtMs: clock.nowMs(),
      status: 'queued',
      ...(regenerates ? { regenerates } : {}),
      ...(edits ? { edits } : {}),
      ...(retries ? { retries } : {}),
      ...(context ? { context } : {}),
      ...(!regenerates && !edits && host.question !== null ? { answers: host.question } : {}),
    });
    this.#sender.pump();
    return clientId;
  }

  /** Sends a failed message again, under its old client id: it cannot arrive twice. */
  retry(clientId: string): void {
    const item = this.#pending.get(clientId);
    if (item && item.status !== 'accepted') this.#sender.retry(clientId);
  }

  /** Withdraws a message that waits or has failed. False for one that is being sent, which stays. */
  withdraw(clientId: string): boolean {
    const status = this.#pending.get(clientId)?.status;
    if (status !== 'queued' && status !== 'failed') return false;
    return this.#pending.remove([clientId]);
  }

  /** True for a message that its conversation does not accept because it is full. */
  isRefused(clientId: string): boolean {
    return this.#pending.get(clientId)?.isConversationFull ?? false;
  }

  /** Sends a message in the conversation that is created for it. */
  sendAnew(clientId: string): void {
    this.#pending.update(clientId, { conversationId: null });
    this.#sender.retry(clientId);
  }

  /** Their events have arrived. True when one of them was waiting for that. */
  remove(clientIds: readonly string[]): boolean {
    const isNews = this.#pending.remove(clientIds);
    this.#sender.forget(clientIds);
    return isNews;
  }

  /** Sends the first message that may be sent. Call whenever a change may allow one. */
  pump(): void {
    this.#sender.pump();
  }

  /** The connection is restored: the pause after a failure is over. */
  resume(): void {
    this.#sender.resume();
  }

  dispose(): void {
    this.#pending.dispose();
    this.#sender.dispose();
  }
}
