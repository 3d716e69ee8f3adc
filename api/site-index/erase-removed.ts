// Erases what removed pages of a site leave in index.db (PRIV-2): words, and entries of the full-text index, which SQLite only marks as
// deleted there. In small steps, so that other work of this process goes on. The store knows the sites where it is still to be done.
import type { Database } from 'better-sqlite3';
import type { Store } from '../store/contract/store.ts';
import { emptyWal } from '../store/sqlite/database/empty-wal.ts';
import type { PassageIndex } from './passage-index.ts';

/** JSON of the sites' keys. */
const SETTING = 'erase_removed';

export type EraserDeps = {
  db: Database;
  index: Pick<PassageIndex, 'sweepWords' | 'mergeTerms'>;
  settings: Pick<Store['settings'], 'get' | 'set'>;
  /** Yields to other work of this process between two steps. */
  pause(signal: AbortSignal): Promise<void>;
};

export interface Eraser {
  /** Notes that pages of a site were removed. Once it resolves, they are erased by this process or a later one. */
  request(site: string): Promise<void>;
  /** Erases for all sites that are noted. Ends early when the signal aborts. Rejects with SQLite's errors: the next call goes on. */
  work(signal: AbortSignal): Promise<void>;
}

export function createEraser({ db, index, settings, pause }: EraserDeps): Eraser {
  let noted: Promise<Set<string>> | null = null;
  const sites = () => {
    noted ??= settings.get(SETTING).then((list) => new Set(JSON.parse(list ?? '[]') as string[]));
    return noted;
  };
  /** Sites with a removal since the last erasure began. */
  const requested = new Set<string>();

  /** Whether it came to its end. Costs a site with nothing to erase a look at each of its words. */
  const erase = async (site: string, signal: AbortSignal): Promise<boolean> => {
    for (let after: string | null = ''; after !== null; await pause(signal)) {
      if (signal.aborted) return false;
      const from: string = after;
      after = db.transaction(() => index.sweepWords(site, { after: from }))();
    }
    for (let isFirst = true; index.mergeTerms(site, { isFirst }); isFirst = false) {
      await pause(signal);
      if (signal.aborted) return false;
    }
    emptyWal(db);
    return true;
  };

  return {
    async request(site) {
      const all = await sites();
      requested.add(site);
      if (all.has(site)) return;
      all.add(site);
      await settings.set(SETTING, JSON.stringify([...all]));
    },
    async work(signal) {
      const all = await sites();
      for (const site of [...all]) {
        requested.delete(site);
        if (!(await erase(site, signal))) return;
        if (requested.has(site)) continue;
        all.delete(site);
        await settings.set(SETTING, JSON.stringify([...all]));
      }
    },
  };
}
