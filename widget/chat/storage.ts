// What the widget stores in the browser, per site: token, conversation, drafts with their files, unsent messages, sizes.
// Works when storage throws or is full (private windows, blocked cookies): then values last until the page is closed.

/** The stored values. `open` lasts as long as the tab; the rest as long as the browser keeps it. */
export type StorageName =
  | 'token'
  | 'conversation'
  | 'draft'
  | 'files'
  | 'outbox'
  | 'panel-width'
  | 'open'
  | 'teaser'
  | 'visitor'
  | 'user';

/** Per-site storage. No method throws. */
export interface ChatStorage {
  get(name: StorageName): string | null;
  /** Null removes the value. */
  set(name: StorageName, value: string | null): void;
  /** Calls back when another tab changes `name`. Returns the unsubscribe function. */
  onChange(name: StorageName, listener: (value: string | null) => void): () => void;
}

/** The key of a value in Web Storage; also written and read by loader.ts. */
export function storageKey(site: string, name: StorageName): string {
  return `agent-chat/${site}/${name}`;
}

/** The values that belong to a person rather than to the browser. */
const PERSONAL: readonly StorageName[] = [
  'conversation',
  'outbox',
  'teaser',
  'draft',
  'files',
  'user',
  'token',
  'visitor',
];

/** Removes everything personal, so that the next user of this browser does not find it. */
export function forgetPerson(storage: ChatStorage): void {
  for (const name of PERSONAL) storage.set(name, null);
}

/** The same but who they are: for a visitor who deletes everything. */
export function forgetConversations(storage: ChatStorage): void {
  for (const name of PERSONAL) if (name !== 'user') storage.set(name, null);
}

/**
 * Keeps stored values with their owner. `user`: a name of the identified visitor, '' for an anonymous one. Values of another
 * visitor are removed. An anonymous visitor who signs in keeps all: the session call takes what they have along.
 */
export function claimFor(storage: ChatStorage, user: string): void {
  const before = storage.get('user') ?? '';
  if (before === user) return;
  if (before !== '') forgetPerson(storage);
  storage.set('user', user || null);
}

/** Storage over `localStorage` and `sessionStorage` of `page`. */
export function createStorage(site: string, page: Window = window): ChatStorage {
  const kept = new Map<StorageName, string>();
  /** Whether the chat is open is the tab's own. Where the browser blocks storage the property throws, or is null, which throws in its turn. */
  const area = (name: StorageName): Storage => (name === 'open' ? page.sessionStorage : page.localStorage);
  return {
    get(name) {
      const own = kept.get(name);
      if (own !== undefined) return own;
      try {
        return area(name).getItem(storageKey(site, name));
      } catch {
        return null;
      }
    },
    set(name, value) {
      kept.delete(name);
      try {
        const store = area(name);
        if (value === null) store.removeItem(storageKey(site, name));
        else store.setItem(storageKey(site, name), value);
      } catch {
        if (value !== null) kept.set(name, value);
      }
    },
    onChange(name, listener) {
      const key = storageKey(site, name);
      const handle = (event: StorageEvent) => {
        // A null key is `clear()`. Values kept in memory belong to this tab alone.
        if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
      };
      page.addEventListener('storage', handle);
      return () => page.removeEventListener('storage', handle);
    },
  };
}

/** Storage in the memory of one page, for tests and for a widget fed from a recorded log. */
export function createMemoryStorage(): ChatStorage {
  const values = new Map<StorageName, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set(name, value) {
      if (value === null) values.delete(name);
      else values.set(name, value);
    },
    // No other tab has it.
    onChange: () => () => {},
  };
}
