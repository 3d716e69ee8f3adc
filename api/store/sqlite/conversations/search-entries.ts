// Search entry points in SQLite: written once, read by id, deleted with their conversation by its foreign key.
import { eq } from 'drizzle-orm';
import { ApiError } from '../../../../protocol/index.ts';
import type { SearchEntries } from '../../contract/store.ts';
import { conversations, searchEntries } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitQueue } from '../events/commit-queue.ts';

export function createSearchEntries(db: Db, queue: CommitQueue, now: () => number): SearchEntries {
  return {
    async put({ id, conversationId, html }) {
      await queue.write(() => {
        const isThere = db
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.id, conversationId))
          .get();
        if (!isThere) throw new ApiError('not_found', 'There is no such conversation.');
        db.insert(searchEntries).values({ id, conversationId, html, createdAtMs: now() }).run();
      });
    },
    async get(id) {
      return (
        db
          .select({ site: conversations.site, html: searchEntries.html })
          .from(searchEntries)
          .innerJoin(conversations, eq(conversations.id, searchEntries.conversationId))
          .where(eq(searchEntries.id, id))
          .get() ?? null
      );
    },
  };
}
