// A store whose process dies at a chosen point: from then on nothing is written and nothing is answered. What it had
// committed stays in the store behind it, for the next process.
import type { Store } from '../../api/store/contract/store.ts';

/** `events: n` dies after n events are committed, even inside one append; `journal: n` before or after the n-th journal write. */
export type CrashPoint = { events: number } | { journal: number; when: 'before' | 'after' };

export function createCrashingStore(store: Store, point: CrashPoint): Store & { readonly crashed: Promise<void> } {
  let dead = false;
  let events = 0;
  let journal = 0;
  let report!: () => void;
  const crashed = new Promise<void>((resolve) => {
    report = resolve;
  });
  const die = (): Promise<never> => {
    dead = true;
    report();
    return new Promise(() => {});
  };
  const alive = <T>(work: () => Promise<T>): Promise<T> => (dead ? die() : work());
  const journalWrite = async (write: () => Promise<void>): Promise<void> => {
    if (dead) return die();
    journal += 1;
    const here = 'journal' in point && journal === point.journal;
    if (here && point.when === 'before') return die();
    await write();
    if (here || dead) return die();
  };
  return {
    ...store,
    crashed,
    log: {
      ...store.log,
      read: (...args) => alive(() => store.log.read(...args)),
      async append(conversationId, drafts, fence, spent) {
        if (dead) return die();
        if ('events' in point && events + drafts.length >= point.events) {
          await store.log.append(conversationId, drafts.slice(0, point.events - events), fence, spent);
          return die();
        }
        events += drafts.length;
        const written = await store.log.append(conversationId, drafts, fence, spent);
        return dead ? die() : written;
      },
    },
    approvals: {
      ...store.approvals,
      prepare: (approval) => alive(() => store.approvals.prepare(approval)),
      decide: (...args) => alive(() => store.approvals.decide(...args)),
    },
    journal: {
      get: (...args) => alive(() => store.journal.get(...args)),
      park: (entry) => alive(() => store.journal.park(entry)),
      begin: (entry) => journalWrite(() => store.journal.begin(entry)),
      finish: (...args) => journalWrite(() => store.journal.finish(...args)),
    },
  };
}
