// A map whose entries end after an hour, and whose oldest ones make room: bounded in number and bytes.
import { KEEP_MS } from './limits.ts';

export class TimedMap<Value> {
  readonly #now: () => number;
  readonly #bounds: { entries: number; bytes: number };
  readonly #entries = new Map<string, { value: Value; bytes: number; untilMs: number }>();
  #bytes = 0;

  /** `now`: monotonic milliseconds. */
  constructor(now: () => number, bounds: { entries: number; bytes: number }) {
    this.#now = now;
    this.#bounds = bounds;
  }

  /** One larger than all may be is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#bounds.bytes) return;
    this.#entries.set(key, { value, bytes, untilMs: this.#now() + KEEP_MS });
    this.#bytes += bytes;
    // In the order of insertion, which is that of their ends.
    for (const [oldest, { untilMs }] of this.#entries) {
      const isFull = this.#entries.size > this.#bounds.entries || this.#bytes > this.#bounds.bytes;
      if (!isFull && untilMs > this.#now()) break;
      this.delete(oldest);
    }
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.untilMs > this.#now() ? entry.value : undefined;
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
