// Deletes expired conversations (PRIV-1) in batches that lock the database for a short time.
// The limit and the schedule are ../retention.ts and main.ts.
import { and, asc, count, eq, gt, inArray, isNull, lt, max, notExists } from 'drizzle-orm';
import type { Store } from '../../contract/store.ts';
import { conversations, events, runs } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitQueue } from '../events/commit-queue.ts';
import { ofConversation } from '../events/event-rows.ts';
import { emptyWal } from './conversations.ts';

export function createExpiry(
  db: Db,
  queue: CommitQueue,
): Pick<Store, 'expire' | 'sites' | 'newestActivityMs' | 'forgetDeleted'> {
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
          // Ids count up from 1, so the last one is an upper bound of the number of events.
          const size = last <= left ? last : countEvents(db, id);
          if (size > left && whole.length === 0) deleteOldest(db, id, left);
          if (size > left) break;
          left -= size;
          whole.push(id);
        }
        // Foreign keys delete all other rows of a conversation.
        if (whole.length > 0) db.delete(conversations).where(inArray(conversations.id, whole)).run();
        return { removed: whole.length, isMore: whole.length < old.length };
      });
    },
    async sites() {
      // Reads one site after the other from the index: a scan of all conversations would be slow.
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
    async newestActivityMs() {
      return (
        db
          .select({ atMs: max(conversations.updatedAtMs) })
          .from(conversations)
          .get()?.atMs ?? null
      );
    },
    async forgetDeleted() {
      emptyWal(db);
    },
  };
}

function countEvents(db: Db, conversationId: string): number {
  const row = db.select({ events: count() }).from(events).where(ofConversation(conversationId)).get();
  return row?.events ?? 0;
}

function deleteOldest(db: Db, conversationId: string, limit: number): void {
  const oldest = db
    .select({ id: events.eventId })
    .from(events)
    .where(ofConversation(conversationId))
    .orderBy(asc(events.eventId))
    .limit(limit);
  db.delete(events)
    .where(and(ofConversation(conversationId), inArray(events.eventId, oldest)))
    .run();
}
