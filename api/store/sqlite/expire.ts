// Deletes conversations that have been kept long enough (PRIV-1), in batches that hold the database for a short time.
// How long that is, and when it is looked at, is ../retention.ts.
import { and, asc, count, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { conversations, events, runs } from '../schema.ts';
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
          .select({ id: conversations.id, last: conversations.lastEventId })
          .from(conversations)
          .where(and(eq(conversations.site, site), lt(conversations.updatedAtMs, beforeMs), notExists(active)))
          .orderBy(asc(conversations.updatedAtMs))
          .limit(limit.conversations + 1)
          .all();
        const whole: string[] = [];
        let left = limit.events;
        for (const { id, last } of old.slice(0, limit.conversations)) {
          // Ids are counted up from 1, so the last one bounds the number of events.
          const size = last <= left ? last : countEvents(db, id);
          if (size > left && whole.length === 0) deleteOldest(db, id, left);
          if (size > left) break;
          left -= size;
          whole.push(id);
        }
        // Everything else of theirs goes with them by its foreign key.
        if (whole.length > 0) db.delete(conversations).where(inArray(conversations.id, whole)).run();
        return { removed: whole.length, isMore: whole.length < old.length };
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

function countEvents(db: Db, conversationId: string): number {
  const row = db.select({ events: count() }).from(events).where(eq(events.conversationId, conversationId)).get();
  return row?.events ?? 0;
}

function deleteOldest(db: Db, conversationId: string, limit: number): void {
  const oldest = db
    .select({ id: events.eventId })
    .from(events)
    .where(eq(events.conversationId, conversationId))
    .orderBy(asc(events.eventId))
    .limit(limit);
  db.delete(events)
    .where(and(eq(events.conversationId, conversationId), inArray(events.eventId, oldest)))
    .run();
}
