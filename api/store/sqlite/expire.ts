// Deletes conversations that have been kept long enough (PRIV-1), in batches that hold the database for a short time.
// How long that is, and when it is looked at, is ../retention.ts.
import { and, asc, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { conversations, runs } from '../schema.ts';
import type { Store } from '../store.ts';
import type { CommitQueue } from './commit-queue.ts';
import { emptyWal } from './conversations.ts';
import type { Db } from './open-database.ts';

export function createExpiry(db: Db, queue: CommitQueue): Pick<Store, 'expire' | 'sites' | 'forgetDeleted'> {
  return {
    expire(site, beforeMs, limit) {
      return queue.write(() => {
        const active = db
          .select({ id: runs.id })
          .from(runs)
          .where(and(eq(runs.conversationId, conversations.id), isNull(runs.endedAtMs)));
        const old = db
          .select({ id: conversations.id })
          .from(conversations)
          .where(and(eq(conversations.site, site), lt(conversations.updatedAtMs, beforeMs), notExists(active)))
          .orderBy(asc(conversations.updatedAtMs))
          .limit(limit)
          .all();
        const ids = old.map(({ id }) => id);
        // Everything else of theirs goes with them by its foreign key.
        if (ids.length > 0) db.delete(conversations).where(inArray(conversations.id, ids)).run();
        return ids.length;
      });
    },
    async sites() {
      // From one site to the next by the index: reading every conversation would take long where there are many.
      const found: string[] = [];
      for (let last = ''; ; ) {
        const next = db
          .select({ site: conversations.site })
          .from(conversations)
          .where(gt(conversations.site, last))
          .orderBy(asc(conversations.site))
          .limit(1)
          .get();
        if (!next) return found;
        last = next.site;
        found.push(last);
      }
    },
    async forgetDeleted() {
      emptyWal(db);
    },
  };
}
