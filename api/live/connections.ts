// The open sockets and event streams: their owners, and the limits on their number (WS-3). Closes them when required (WS-8).
import { ApiError } from '../../protocol/index.ts';
import type { SiteLimits } from '../config/config.ts';
import type { Limits } from '../config/limits.ts';
import { networksOf } from '../plugins/networks.ts';
import type { Owner } from '../store/contract/owner.ts';

/** Close codes of ours (4000 to 4999 are for applications, RFC 6455 section 7.4.2). */
export const CLOSE = {
  goingAway: 1001,
  unsupportedData: 1003,
  policy: 1008,
  restart: 1012,
  unauthorized: 4401,
  idle: 4408,
  tooSlow: 4413,
  tooMany: 4429,
} as const;

export interface OpenConnection {
  readonly owner: Owner;
  /** Null: not counted per address. */
  readonly address: string | null;
  close(code: number, reason: string): void;
  /** The conversation was deleted: sends a reset if this connection follows it. */
  forget(conversationId: string): void;
}

export class Connections {
  readonly #limits: Limits;
  readonly #ofSite: (site: string) => SiteLimits;
  readonly #open = new Set<OpenConnection>();
  /** Open connections by visitor, network and site. */
  readonly #counts = new Map<string, number>();
  readonly #onEmpty: (() => void)[] = [];

  /** `ofSite`: limits that a site has of its own. */
  constructor(limits: Limits, ofSite: (site: string) => SiteLimits = () => ({})) {
    this.#limits = limits;
    this.#ofSite = ofSite;
  }

  get size(): number {
    return this.#open.size;
  }

  /**
   * Registers an open connection; returns a function that removes it.
   * @throws {ApiError} `rate_limited` when the visitor, the address, the site or the server has too many
   */
  add(connection: OpenConnection): () => void {
    const { socketsPerVisitor, socketsPerAddress, sockets } = this.#limits;
    const { socketsPerSite = this.#limits.socketsPerSite } = this.#ofSite(connection.owner.site);
    const networks = connection.address === null ? [] : networksOf(connection.address);
    const bounds = new Map([
      [`visitor ${keyOf(connection.owner)}`, socketsPerVisitor],
      ...networks.map(({ name, share }) => [`address ${name}`, socketsPerAddress * share] as const),
      [`site ${connection.owner.site}`, socketsPerSite],
    ]);
    const isFull = [...bounds].some(([key, max]) => (this.#counts.get(key) ?? 0) >= max);
    if (isFull || this.#open.size >= sockets) {
      throw new ApiError(
        'rate_limited',
        'Too many connections are open. Close other tabs with this chat, or try again in 10 s.',
        {
          details: { retry_after_s: 10 },
        },
      );
    }
    this.#open.add(connection);
    for (const key of bounds.keys()) add(this.#counts, key, 1);
    return () => {
      if (!this.#open.delete(connection)) return;
      for (const key of bounds.keys()) add(this.#counts, key, -1);
      if (this.#open.size === 0) for (const resolve of this.#onEmpty.splice(0)) resolve();
    };
  }

  /** Closes all connections of a visitor whose data was deleted, or is another visitor's now (WS-8). */
  closeVisitor(owner: Owner, reason: string): void {
    for (const connection of this.#of(owner)) connection.close(CLOSE.unauthorized, reason);
  }

  /** Closes all connections of a site: it is removed, or who may use it has changed. */
  closeSite(site: string, code: number, reason: string): void {
    for (const connection of [...this.#open]) if (connection.owner.site === site) connection.close(code, reason);
  }

  forgetConversation(owner: Owner, conversationId: string): void {
    for (const connection of this.#of(owner)) connection.forget(conversationId);
  }

  /** Resolves when no connection is open. */
  whenEmpty(): Promise<void> {
    if (this.#open.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onEmpty.push(resolve));
  }

  /** Closes all connections because the process ends: clients reconnect to the next one. */
  closeAll(code: number, reason: string): void {
    for (const connection of [...this.#open]) connection.close(code, reason);
  }

  #of(owner: Owner): OpenConnection[] {
    return [...this.#open].filter((connection) => keyOf(connection.owner) === keyOf(owner));
  }
}

const keyOf = (owner: Owner) => `${owner.site} ${owner.visitorId}`;

function add(counts: Map<string, number>, key: string, by: number): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
