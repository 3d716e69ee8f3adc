// A connection that plays a recorded log instead of calling an API: for the gallery, for pages without a server, for tests.
// The events take the same path as live ones; what the visitor writes is sent nowhere.
import type { SendResult } from '../../../protocol/content/server-frames.ts';
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { History } from '../../../protocol/history.ts';
import type { Connection, ConnectionEvents } from './connection.ts';
import { ConnectionError } from './connection-error.ts';
import type { SiteInfo } from './http-api.ts';

/** A connection whose log is `events`. More may be played later with `play`. */
export class RecordedConnection implements Connection {
  readonly #site: SiteInfo | null;
  #log: ConversationEvent[];
  #events: ConnectionEvents | null = null;
  #followed: string | null = null;

  constructor(events: readonly ConversationEvent[], site: SiteInfo | null = null) {
    this.#log = [...events];
    this.#site = site;
  }

  /** The conversation the log belongs to, or null while it is empty. */
  get conversationId(): string | null {
    return this.#log[0]?.conversation_id ?? null;
  }

  start(events: ConnectionEvents): void {
    this.#events = events;
    if (this.#site) events.onSite(this.#site);
    events.onStatus('open');
  }

  /** Appends to the log and delivers it to the subscriber. */
  play(events: readonly ConversationEvent[]): void {
    this.#log = [...this.#log, ...events];
    for (const event of events) if (event.conversation_id === this.#followed) this.#events?.onEvent(event);
  }

  /** An empty snapshot: the whole log follows as events. */
  async history(conversationId: string): Promise<History> {
    if (conversationId !== this.conversationId) throw new ConnectionError('not_found', 'No such recording.');
    const at = this.#log[0]?.at ?? '';
    return {
      conversation: { id: conversationId, title: null, created_at: at, updated_at: at },
      messages: [],
      runs: [],
      workspace: { sources: [] },
      agent_status: 'idle',
      pending_approval: null,
      last_event_id: 0,
      suggestions: [],
    };
  }

  /** Its one conversation is the list of conversations; there is nothing else to call. */
  async call<Reply>(method: string, path: string): Promise<Reply> {
    const id = this.conversationId;
    if (method === 'GET' && path.startsWith('/conversations?')) {
      const items = id ? [{ id, title: null, updated_at: this.#log.at(-1)?.at ?? '' }] : [];
      return { items, next_cursor: null } as Reply;
    }
    throw new ConnectionError('invalid_request', 'This is a recording.');
  }

  /** A recording has the log alone. */
  async toolResult(): Promise<Blob> {
    throw new ConnectionError('not_found', 'A recording has no files.');
  }

  subscribe(conversationId: string, lastEventId: number): void {
    this.#followed = conversationId;
    for (const event of this.#log) {
      if (event.conversation_id === conversationId && event.event_id > lastEventId) this.#events?.onEvent(event);
    }
  }

  unsubscribe(): void {
    this.#followed = null;
  }

  async createConversation(): Promise<string> {
    throw new ConnectionError('invalid_request', 'This is a recording.');
  }

  async send(): Promise<SendResult> {
    throw new ConnectionError('invalid_request', 'This is a recording.');
  }

  async stop(): Promise<void> {}

  async resolve(): Promise<void> {
    throw new ConnectionError('invalid_request', 'This is a recording.');
  }

  retryNow(): void {}

  close(): void {
    this.#events = null;
  }
}
