// Which sockets and event streams are open, whose they are, and how many there may be (WS-3). Closes them when it must (WS-8).
import { ApiError } from '../../protocol/index.ts';
import type { Limits } from '../config/limits.ts';
import { networksOf } from '../plugins/networks.ts';
import type { Owner } from '../store/store.ts';

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

export interface OpenLine {
  readonly owner: Owner;
  /** Null: not counted per address. */
  readonly address: string | null;
  close(code: number, reason: string): void;
  /** The conversation is gone: say so, if it is followed here. */
  forget(conversationId: string): void;
}

export class Lines {
  readonly #limits: Limits;
  readonly #lines = new Set<OpenLine>();
  /** How many there are by visitor, network and site. */
  readonly #counts = new Map<string, number>();
  readonly #onEmpty: (() => void)[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#lines.size;
  }

  /**
   * Registers an open line; gives the way to take it out again.
   * @throws {ApiError} `rate_limited` when the visitor, the address, the site or the server has too many
   */
  add(line: OpenLine): () => void {
    const { socketsPerVisitor, socketsPerAddress, socketsPerSite, sockets } = this.#limits;
    const networks = line.address === null ? [] : networksOf(line.address);
    const bounds = new Map([
      [`visitor ${keyOf(line.owner)}`, socketsPerVisitor],
      ...networks.map(({ name, share }) => [`address ${name}`, socketsPerAddress * share] as const),
      [`site ${line.owner.site}`, socketsPerSite],
    ]);
    const isFull = [...bounds].some(([key, max]) => (this.#counts.get(key) ?? 0) >= max);
    if (isFull || this.#lines.size >= sockets) {
      throw new ApiError(
        'rate_limited',
        'Too many connections are open. Close other tabs with this chat, or try again in 10 s.',
        {
          details: { retry_after_s: 10 },
        },
      );
    }
    this.#lines.add(line);
    for (const key of bounds.keys()) add(this.#counts, key, 1);
    return () => {
      if (!this.#lines.delete(line)) return;
      for (const key of bounds.keys()) add(this.#counts, key, -1);
      if (this.#lines.size === 0) for (const resolve of this.#onEmpty.splice(0)) resolve();
    };
  }

  /** Everything of a visitor is gone. */
  closeVisitor(owner: Owner): void {
    for (const line of this.#of(owner)) line.close(CLOSE.unauthorized, 'deleted');
  }

  forgetConversation(owner: Owner, conversationId: string): void {
    for (const line of this.#of(owner)) line.forget(conversationId);
  }

  /** Resolves when the last line is gone. */
  whenEmpty(): Promise<void> {
    if (this.#lines.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#onEmpty.push(resolve));
  }

  /** The process ends: readers come back to the next one. */
  closeAll(code: number, reason: string): void {
    for (const line of [...this.#lines]) line.close(code, reason);
  }

  #of(owner: Owner): OpenLine[] {
    return [...this.#lines].filter((line) => keyOf(line.owner) === keyOf(owner));
  }
}

const keyOf = (owner: Owner) => `${owner.site} ${owner.visitorId}`;

function add(counts: Map<string, number>, key: string, by: number): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
