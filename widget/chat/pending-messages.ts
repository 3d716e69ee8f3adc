// The visitor's messages that are not in the log yet: kept in storage until the API has them, so that a reload,
// a lost connection or a closed tab loses none. sender.ts sends them.
import type { UserContent } from '../../protocol/blocks.ts';
import type { PageContext } from '../../protocol/content/page-context.ts';
import { readJson } from './read-json.ts';
import type { ChatStorage } from './storage.ts';

/**
 * A message shown beside the log until its event arrives. `sending`: the request is open. `queued`: waits for the network
 * or for the previous answer. `accepted`: the API has it, its event has not arrived. `failed`: only the visitor can send it again.
 */
export type PendingInput = {
  readonly clientId: string;
  /** Null: the conversation is not created yet. */
  readonly conversationId: string | null;
  readonly content: readonly UserContent[];
  /** What the page said of itself when it was written. */
  readonly context?: PageContext;
  /** Id of a message in the log to answer again; `content` repeats its text. */
  readonly regenerates?: string;
  /** Id of a message in the log of which it is another version. */
  readonly edits?: string;
  /** Id of the failed call with which that answer begins. */
  readonly retries?: string;
  /** The request that it answers as text, while that waits; afterwards it is a message like any other. */
  readonly answers?: string;
  readonly createdAtMs: number;
  readonly status: 'sending' | 'queued' | 'accepted' | 'failed';
  /** Why it failed; may be shown to the visitor. */
  readonly error?: string;
  /** It failed because its conversation is full: it can be sent in a new one. */
  readonly isConversationFull?: boolean;
};

/** Messages of one conversation that may wait at once: enough to write ahead, few enough to oversee. */
export const MAX_WAITING = 5;
/** Unsent messages kept at most, over all conversations; more than that is a fault. */
const MAX_KEPT = 20;
/** An older message is not sent automatically any more but offered for a retry, in milliseconds. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;

/** An ordered list of pending messages, mirrored into storage. */
export class PendingMessages {
  readonly #storage: ChatStorage;
  readonly #stopWatching: () => void;
  #isDisposed = false;
  #items: readonly PendingInput[];

  /** `onWithdrawn` is called when another tab has removed or sent a message that waited here. */
  constructor(storage: ChatStorage, nowMs: number, onWithdrawn: () => void = () => {}) {
    this.#storage = storage;
    this.#stopWatching = storage.onChange('outbox', (stored) => {
      const kept = new Set(readStored(stored).map((item) => item.clientId));
      const items = this.#items.filter((item) => item.status !== 'queued' || kept.has(item.clientId));
      if (items.length === this.#items.length) return;
      this.#items = items;
      onWithdrawn();
    });
    this.#items = readStored(storage.get('outbox')).map((item) => ({
      ...item,
      status: item.status === 'failed' || nowMs - item.createdAtMs > STALE_AFTER_MS ? 'failed' : 'queued',
    }));
  }

  /** In the order of writing. The array changes identity with its contents. */
  get items(): readonly PendingInput[] {
    return this.#items;
  }

  get(clientId: string): PendingInput | undefined {
    return this.#items.find((item) => item.clientId === clientId);
  }

  add(item: PendingInput): void {
    this.#items = [...this.#items, item].slice(-MAX_KEPT);
    this.#save();
  }

  /** Those of one conversation; null: of the one that is not created yet. */
  of(conversationId: string | null): PendingInput[] {
    return this.items.filter((item) => item.conversationId === conversationId);
  }

  update(clientId: string, change: Partial<Omit<PendingInput, 'clientId'>>): void {
    if (!this.get(clientId)) return;
    this.#items = this.#items.map((item) => (item.clientId === clientId ? { ...item, ...change } : item));
    this.#save();
  }

  /** Removes the messages that the log now shows. True when there were any. */
  remove(clientIds: Iterable<string>): boolean {
    const gone = new Set(clientIds);
    const kept = this.#items.filter((item) => !gone.has(item.clientId));
    if (kept.length === this.#items.length) return false;
    this.#items = kept;
    this.#save(gone);
    return true;
  }

  /** From now on the stored messages belong to the chat that is opened next: only what is removed here is removed there. */
  dispose(): void {
    this.#isDisposed = true;
    this.#stopWatching();
  }

  /** Stores what the API does not have yet, merged with what other tabs have stored. */
  #save(gone: ReadonlySet<string> = new Set()): void {
    const items = this.#isDisposed ? [] : this.#items;
    const own = new Set(items.map((item) => item.clientId));
    const others = readStored(this.#storage.get('outbox')).filter(
      (item) => !own.has(item.clientId) && !gone.has(item.clientId),
    );
    const kept = [...others, ...items.filter((item) => item.status !== 'accepted')];
    this.#storage.set('outbox', kept.length === 0 ? null : JSON.stringify(kept));
  }
}

function readStored(stored: string | null): PendingInput[] {
  const items = readJson(stored);
  return Array.isArray(items) ? items.filter(isPendingInput) : [];
}

function isPendingInput(item: unknown): item is PendingInput {
  const { clientId, conversationId, content, createdAtMs } = (item ?? {}) as Partial<PendingInput>;
  return (
    typeof clientId === 'string' &&
    (conversationId === null || typeof conversationId === 'string') &&
    Array.isArray(content) &&
    content.every((part?: Partial<UserContent> | null) => typeof part?.type === 'string') &&
    typeof createdAtMs === 'number'
  );
}
