// Results too long for the log in SQLite: written once, read in pieces, deleted with their conversation by its foreign key.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { WholeResults } from '../contract/whole-results.ts';
import { conversations, wholeResults } from '../schema.ts';
import { isOf } from './conversations/conversations.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

export function createWholeResults(db: Db, queue: CommitQueue): WholeResults {
  const isResult = (conversationId: string, toolUseId: string) =>
    and(eq(wholeResults.conversationId, conversationId), eq(wholeResults.toolUseId, toolUseId));
  const readPiece = db.$client
    .prepare<[number, number, string, string], Buffer>(
      'SELECT substr(content, ?, ?) FROM whole_results WHERE conversation_id = ? AND tool_use_id = ?',
    )
    .pluck();
  return {
    put: ({ conversationId, toolUseId, contentType, content }, maxBytes) =>
      queue.write(() => {
        const isThere = db
          .select({ id: conversations.id })
          .from(conversations)
          .where(eq(conversations.id, conversationId))
          .get();
        if (!isThere || bytesOfOthers(conversationId, toolUseId) + content.length > maxBytes) return false;
        const row = { contentType, size: content.length, content: Buffer.from(content) };
        db.insert(wholeResults)
          .values({ conversationId, toolUseId, ...row })
          .onConflictDoUpdate({ target: [wholeResults.conversationId, wholeResults.toolUseId], set: row })
          .run();
        return true;
      }),
    async get(owner, conversationId, toolUseId) {
      return (
        db
          .select({ contentType: wholeResults.contentType, size: wholeResults.size })
          .from(wholeResults)
          .innerJoin(conversations, eq(conversations.id, wholeResults.conversationId))
          .where(and(isResult(conversationId, toolUseId), isOf(owner)))
          .get() ?? null
      );
    },
    async read(conversationId, toolUseId, from, length) {
      return readPiece.get(from + 1, length, conversationId, toolUseId) ?? null;
    },
  };

  function bytesOfOthers(conversationId: string, toolUseId: string): number {
    const row = db
      .select({ bytes: sql<number>`coalesce(sum(${wholeResults.size}), 0)` })
      .from(wholeResults)
      .where(and(eq(wholeResults.conversationId, conversationId), ne(wholeResults.toolUseId, toolUseId)))
      .get();
    return row?.bytes ?? 0;
  }
}
