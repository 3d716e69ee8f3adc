// A visitor as a whole in SQLite: deletes everything of theirs, or gives it to the one who signs in. One list of tables for both.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../contract/owner.ts';
import type { Store } from '../contract/store.ts';
import { attachments, conversations, deviceLinks, runs, sentMessages } from '../schema.ts';
import { emptyWal } from './conversations/conversations.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

/**
 * Every table whose rows name a visitor; rows of the others go with their conversation or run. The order is that of deletion:
 * a deleted conversation takes the rows that belong to it along.
 */
export const OF_VISITORS = [conversations, runs, sentMessages, attachments, deviceLinks] as const;

export function createVisitors(db: Db, queue: CommitQueue): Pick<Store, 'deleteVisitor' | 'moveVisitor'> {
  return {
    async deleteVisitor(owner) {
      await queue.write(() => {
        for (const table of OF_VISITORS) db.delete(table).where(isOf(table, owner)).run();
      });
      emptyWal(db);
    },
    async moveVisitor(from, to) {
      if (from.visitorId === to.visitorId) return 0;
      return queue.write(() => {
        freeClientIds(from, to);
        let moved = 0;
        for (const table of OF_VISITORS) {
          const { changes } = db.update(table).set({ visitorId: to.visitorId }).where(isOf(table, from)).run();
          if (table === conversations) moved = changes;
        }
        return moved;
      });
    },
  };

  /** Renames the keys that both visitors used. A space is in no key of a client, and the message's id in no other one of these. */
  function freeClientIds(from: Owner, to: Owner): void {
    const isTaken = sql`${sentMessages.clientId} IN (SELECT client_id FROM sent_messages WHERE site = ${to.site} AND visitor_id = ${to.visitorId})`;
    db.update(sentMessages)
      .set({ clientId: sql`'moved ' || ${sentMessages.messageId} || ' ' || ${sentMessages.runId}` })
      .where(and(isOf(sentMessages, from), isTaken))
      .run();
  }
}

function isOf(table: (typeof OF_VISITORS)[number], owner: Owner): SQL | undefined {
  return and(eq(table.site, owner.site), eq(table.visitorId, owner.visitorId));
}
