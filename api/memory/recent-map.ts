// A map of bounded size that drops the least recently used entry (LRU). No expiry by time.

export type RecentMapLimits<Value> = {
  /** Entries kept at most. */
  entries: number;
  /** The most the values may weigh together, and the weight of one: bytes, as a rule. Missing: only entries count. */
  weight?: { total: number; of: (value: Value) => number };
};

/** Reading or writing an entry makes it the most recent. A value heavier than the whole budget is not kept. */
export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; weight: number }>();
  readonly #limits: RecentMapLimits<Value>;
  #weight = 0;

  constructor(limits: number | RecentMapLimits<Value>) {
    this.#limits = typeof limits === 'number' ? { entries: limits } : limits;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry?.value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    const weight = this.#limits.weight?.of(value) ?? 0;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    // A Map keeps the order of insertion: its first key is the one untouched longest.
    for (const oldest of this.#entries.keys()) {
      const isWithin = this.#weight <= (this.#limits.weight?.total ?? Number.POSITIVE_INFINITY);
      if (this.#entries.size <= this.#limits.entries && isWithin) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Total weight of the values. */
  get weight(): number {
    return this.#weight;
  }
}
