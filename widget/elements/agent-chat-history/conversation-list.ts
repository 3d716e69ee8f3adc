// The visitor's conversations as the list shows them: pages, search, new names, and deletions that can be taken back for some seconds.
// Knows the API's calls, not how they are drawn; part of the list's chunk, because nothing else needs it.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Clock, systemClock } from '../../chat/clock.ts';
import type { Connection } from '../../chat/connection/connection.ts';
import { codeOf } from '../../chat/connection/connection-error.ts';
import type { ConversationSummary } from '../../chat/connection/http-api.ts';

/** Where the conversations are: the controller of the chat. */
export type ConversationSource = Pick<Connection, 'call'>;

/** How long a deletion can be taken back, in seconds. */
export const UNDO_S = 6;
/** Pause in typing after which a search is sent, in milliseconds. */
const SEARCH_AFTER_MS = 250;

type Page = { items: ConversationSummary[]; next_cursor: string | null };
type Deleted = { conversation: ConversationSummary; wasCurrent: boolean };

export class ConversationList implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #clock: Clock;
  #source: ConversationSource | null = null;
  #items: readonly ConversationSummary[] | null = null;
  #cursor: string | null = null;
  #query = '';
  #hasFailed = false;
  #failure = '';
  #deleted: Deleted | null = null;
  #request: AbortController | null = null;
  #cancelSearch: (() => void) | null = null;
  #cancelUndo: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, clock: Clock = systemClock) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#request?.abort();
    this.#cancelSearch?.();
    this.#cancelUndo?.();
  }

  /** Newest first; of the search while there is one. Null until they are loaded. */
  get items(): readonly ConversationSummary[] | null {
    return this.#items;
  }

  /** The words that `items` were found by; '' for all conversations. */
  get query(): string {
    return this.#query;
  }

  get hasMore(): boolean {
    return this.#cursor !== null;
  }

  /** The last request failed; the items are those before it. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Why a name or a deletion was not accepted; '' for none. */
  get failure(): string {
    return this.#failure;
  }

  /** The conversation whose deletion can be taken back. */
  get deleted(): ConversationSummary | null {
    return this.#deleted?.conversation ?? null;
  }

  /** Loads from another source, from the beginning. */
  use(source: ConversationSource | null): void {
    if (source === this.#source) return;
    this.#source = source;
    this.#items = null;
    void this.load();
  }

  /** Loads the first page again. Never rejects. */
  load(): Promise<void> {
    return this.#read(null);
  }

  /** Loads the page below. Never rejects. */
  async loadMore(): Promise<void> {
    if (this.#cursor !== null && this.#request === null) await this.#read(this.#cursor);
  }

  /** Finds conversations once the visitor pauses; '' shows all. */
  search(query: string): void {
    this.#cancelSearch?.();
    this.#cancelSearch = this.#clock.after(query.trim() === '' ? 0 : SEARCH_AFTER_MS, () => {
      this.#cancelSearch = null;
      if (query.trim() === this.#query) return;
      this.#query = query.trim();
      void this.load();
    });
  }

  /** Shows the new name at once, and the old one again when it is not accepted. */
  async rename(id: string, title: string): Promise<void> {
    const before = this.#find(id);
    if (!before || title === '' || title === before.title) return;
    this.#replace(id, { ...before, title });
    await this.#change('PATCH', pathOf(id), { title }, () => this.#replace(id, before));
  }

  /** Takes it out of the list; the server deletes it when the time for `undo` is over, whatever becomes of this page. */
  async remove(id: string, wasCurrent: boolean): Promise<void> {
    const conversation = this.#find(id);
    if (!conversation) return;
    const before = this.#items;
    this.#items = before?.filter((one) => one.id !== id) ?? null;
    this.#deleted = { conversation, wasCurrent };
    this.#cancelUndo?.();
    const isAccepted = await this.#change('DELETE', `${pathOf(id)}?undo=${UNDO_S}`, undefined, () => {
      this.#items = before;
      this.#deleted = null;
    });
    if (!isAccepted) return;
    this.#cancelUndo = this.#clock.after(UNDO_S * 1000, () => {
      this.#deleted = null;
      this.#host.requestUpdate();
    });
  }

  /** Takes the last deletion back. Resolves with its conversation if it was the one that is shown, else with null. */
  async undo(): Promise<string | null> {
    const deleted = this.#deleted;
    if (!deleted) return null;
    this.#cancelUndo?.();
    this.#deleted = null;
    const { id } = deleted.conversation;
    const isAccepted = await this.#change('POST', `${pathOf(id)}/restore`, {}, () => {});
    await this.load();
    return isAccepted && deleted.wasCurrent ? id : null;
  }

  async #change(method: string, path: string, body: unknown, takeBack: () => void): Promise<boolean> {
    this.#failure = '';
    this.#host.requestUpdate();
    try {
      await this.#source?.call(method, path, body);
      return true;
    } catch (error) {
      takeBack();
      this.#failure = error instanceof Error ? error.message : String(error);
      return false;
    } finally {
      this.#host.requestUpdate();
    }
  }

  async #read(cursor: string | null): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const query = new URLSearchParams();
    if (cursor !== null) query.set('cursor', cursor);
    if (this.#query !== '') query.set('q', this.#query);
    try {
      const page = await this.#source?.call<Page>('GET', `/conversations?${query}`, undefined, request.signal);
      if (request.signal.aborted) return;
      const items = page?.items ?? [];
      // One that was answered meanwhile moved up: each is shown once.
      const above = cursor === null ? [] : (this.#items ?? []).filter((one) => !items.some(({ id }) => id === one.id));
      this.#items = [...above, ...items];
      this.#cursor = page?.next_cursor ?? null;
      this.#hasFailed = false;
    } catch (error) {
      if (request.signal.aborted) return;
      // Nobody has asked anything yet.
      if (codeOf(error) === 'not_found') this.#items = [];
      else this.#hasFailed = true;
    }
    this.#request = null;
    this.#host.requestUpdate();
  }

  #find(id: string): ConversationSummary | undefined {
    return this.#items?.find((one) => one.id === id);
  }

  #replace(id: string, by: ConversationSummary): void {
    this.#items = this.#items?.map((one) => (one.id === id ? by : one)) ?? null;
  }
}

const pathOf = (id: string): string => `/conversations/${encodeURIComponent(id)}`;
