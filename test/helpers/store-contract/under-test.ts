// The store that a contract is tried on, opened anew for each test, and how its clock is moved.
import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../../../api/store/contract/store.ts';
import type { EventDraft } from '../../../protocol/index.ts';

/** An empty store, and the clock behind it. */
export type OpenStore = {
  store: Store;
  /** Moves the store's `now` by so many ms. */
  advance: (ms: number) => void;
  /** A second connection to the same data; left out when there can be none (a database in memory). */
  openAgain?: (() => Store) | undefined;
};

/** The store of the present test. */
export type StoreUnderTest = OpenStore & {
  /** Waits for the write while the clock runs, so that group commit needs no real time. */
  settle<T>(write: Promise<T>): Promise<T>;
  /** An append for each draft, so that each is an event of its own. */
  appendEach(id: string, drafts: readonly EventDraft[]): Promise<void>;
  /** All that is read, while the clock runs: the first reader stores what it has collected. */
  piecesOf(reading: AsyncIterable<string>): Promise<string[]>;
};

/** Opens a store before each test of the present group and closes it afterwards. */
export function useStore(open: () => OpenStore): StoreUnderTest {
  let opened: OpenStore;
  beforeEach(() => {
    opened = open();
  });
  afterEach(() => opened.store.close());

  const settle = async <T>(write: Promise<T>): Promise<T> => {
    await Promise.resolve();
    opened.advance(10);
    return write;
  };
  return {
    get store() {
      return opened.store;
    },
    get openAgain() {
      return opened.openAgain;
    },
    advance: (ms) => opened.advance(ms),
    settle,
    async appendEach(id, drafts) {
      for (const draft of drafts) await settle(opened.store.log.append(id, [draft]));
    },
    async piecesOf(reading) {
      const pieces: string[] = [];
      const read = (async () => {
        for await (const piece of reading) pieces.push(piece);
        return true;
      })();
      const turn = () => new Promise<false>((resolve) => setImmediate(resolve, false));
      while (!(await Promise.race([read, turn()]))) opened.advance(10);
      return pieces;
    },
  };
}
