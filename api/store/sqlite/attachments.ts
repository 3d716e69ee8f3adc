// Visitors' files in SQLite: rows that go with their conversation by its foreign key, and the ids of those whose bytes are to go.
import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { ApiError, attachmentIds, type UserContent } from '../../../protocol/index.ts';
import type { Attachments } from '../contract/attachments.ts';
import type { Owner } from '../contract/owner.ts';
import { attachments, conversations, removedFiles } from '../schema.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

export function createAttachments(db: Db, queue: CommitQueue, now: () => number): Attachments {
  const sumOf = (where: ReturnType<typeof and>) =>
    db
      .select({ bytes: sql<number>`coalesce(sum(${attachments.size}), 0)` })
      .from(attachments)
      .where(where)
      .get()?.bytes ?? 0;
  return {
    begin: (owner, { id, name, size }, bounds) =>
      queue.write(() => {
        const unsent = db
          .select({ count: count() })
          .from(attachments)
          .where(and(belongsTo(owner), isNull(attachments.conversationId)))
          .get();
        if ((unsent?.count ?? 0) >= bounds.unsent) return 'unsent';
        if (sumOf(belongsTo(owner)) + size > bounds.visitorBytes) return 'visitorBytes';
        if (sumOf(eq(attachments.site, owner.site)) + size > bounds.siteBytes) return 'siteBytes';
        db.insert(attachments)
          .values({ id, ...ownerOf(owner), name, size, createdAtMs: now() })
          .run();
        return null;
      }),
    async get(owner, id) {
      return (
        db
          .select({
            id: attachments.id,
            name: attachments.name,
            size: attachments.size,
            received: attachments.received,
            state: attachments.state,
            type: attachments.type,
            sha256: attachments.sha256,
            conversationId: attachments.conversationId,
          })
          .from(attachments)
          .leftJoin(conversations, eq(conversations.id, attachments.conversationId))
          .where(and(eq(attachments.id, id), belongsTo(owner), isNull(conversations.deleteAtMs)))
          .get() ?? null
      );
    },
    advance: (owner, id, from, to) =>
      queue.write(() => {
        const isNext = and(isUpload(owner, id), eq(attachments.received, from));
        return db.update(attachments).set({ received: to }).where(isNext).run().changes > 0;
      }),
    finish: (owner, id, { type, size, sha256, text }) =>
      queue.write(() => {
        const change = { state: 'ready' as const, type, size, received: size, sha256, text };
        return db.update(attachments).set(change).where(isUpload(owner, id)).run().changes > 0;
      }),
    remove: (owner, id) =>
      queue.write(() => {
        const isUnsent = and(eq(attachments.id, id), belongsTo(owner), isNull(attachments.conversationId));
        return db.delete(attachments).where(isUnsent).run().changes > 0;
      }),
    async contentOf(conversationId, ids) {
      const rows = db
        .select({
          id: attachments.id,
          name: attachments.name,
          size: attachments.size,
          type: attachments.type,
          text: attachments.text,
        })
        .from(attachments)
        .where(and(eq(attachments.conversationId, conversationId), inArray(attachments.id, [...ids])))
        .all();
      return rows.flatMap(({ type, ...row }) => (type ? [{ ...row, type }] : []));
    },
    removeUnsent: (beforeMs) =>
      queue.write(() => {
        const isOld = and(isNull(attachments.conversationId), lt(attachments.createdAtMs, beforeMs));
        return db.delete(attachments).where(isOld).run().changes;
      }),
    async removedFiles(limit) {
      return db
        .select({ id: removedFiles.id })
        .from(removedFiles)
        .limit(limit)
        .all()
        .map(({ id }) => id);
    },
    async forgetRemoved(ids) {
      await queue.write(() => {
        db.delete(removedFiles)
          .where(inArray(removedFiles.id, [...ids]))
          .run();
      });
    },
  };
}

/**
 * Gives the files of a message to its conversation, in the caller's transaction.
 * @throws {ApiError} `not_found` for one that is not whole, foreign or missing; `conflict` for one of another conversation
 */
export function bindAttachments(db: Db, owner: Owner, conversationId: string, content: readonly UserContent[]): void {
  for (const id of attachmentIds(content)) {
    const isReady = and(eq(attachments.id, id), belongsTo(owner), eq(attachments.state, 'ready'));
    const isFree = or(isNull(attachments.conversationId), eq(attachments.conversationId, conversationId));
    const { changes } = db.update(attachments).set({ conversationId }).where(and(isReady, isFree)).run();
    if (changes > 0) continue;
    const row = db.select({ id: attachments.id }).from(attachments).where(isReady).get();
    if (!row) throw noSuchAttachment();
    throw new ApiError('conflict', 'This file belongs to another conversation. Upload it again.', {
      details: { field: 'content' },
    });
  }
}

/** The same error for missing and foreign ones (API-5). */
const noSuchAttachment = () => new ApiError('not_found', 'There is no such attachment.');

function isUpload(owner: Owner, id: string) {
  return and(eq(attachments.id, id), belongsTo(owner), eq(attachments.state, 'uploading'));
}

function belongsTo(owner: Owner) {
  return and(eq(attachments.site, owner.site), eq(attachments.visitorId, owner.visitorId));
}

/** A signed owner has more than the columns. */
function ownerOf({ site, visitorId }: Owner): Owner {
  return { site, visitorId };
}
