// Conversations of a visitor in SQLite. Every statement filters by site and visitor, so a foreign id finds nothing (API-5).
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { ApiError } from '../../../../protocol/index.ts';
import { conversations, runs } from '../../schema.ts';
import type { ConversationRow, Conversations, Owner } from '../../store.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitQueue } from '../events/commit-queue.ts';

const columns = {
  id: conversations.id,
  site: conversations.site,
  visitorId: conversations.visitorId,
  title: conversations.title,
  preview: conversations.preview,
  createdAtMs: conversations.createdAtMs,
  updatedAtMs: conversations.updatedAtMs,
};

/** The condition that a row belongs to this visitor. */
export function isOf(owner: Owner) {
  return and(eq(conversations.site, owner.site), eq(conversations.visitorId, owner.visitorId));
}

export function createConversations(db: Db, queue: CommitQueue, now: () => number): Conversations {
  return {
    create(owner, init) {
      return queue.write(() => insertConversation(db, owner, init, now()));
    },
    async get(owner, id) {
      return (
        db
          .select(columns)
          .from(conversations)
          .where(and(eq(conversations.id, id), isOf(owner)))
          .get() ?? null
      );
    },
    async list(owner, { cursor, limit }) {
      const from = cursor === undefined ? undefined : parseCursor(cursor);
      const rows = db
        .select({ ...columns, activeRunId: runs.id })
        .from(conversations)
        .leftJoin(runs, and(eq(runs.conversationId, conversations.id), isNull(runs.endedAtMs)))
        .where(
          and(
            isOf(owner),
            from &&
              or(
                lt(conversations.updatedAtMs, from.updatedAtMs),
                and(eq(conversations.updatedAtMs, from.updatedAtMs), lt(conversations.id, from.id)),
              ),
          ),
        )
        .orderBy(desc(conversations.updatedAtMs), desc(conversations.id))
        .limit(limit + 1)
        .all();
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, nextCursor: rows.length > limit && last ? toCursor(last) : null };
    },
    rename(owner, id, title) {
      return queue.write(
        () =>
          db
            .update(conversations)
            .set({ title, updatedAtMs: now() })
            .where(and(eq(conversations.id, id), isOf(owner)))
            .returning(columns)
            .get() ?? null,
      );
    },
    async delete(owner, id) {
      const removed = await queue.write(
        () =>
          db
            .delete(conversations)
            .where(and(eq(conversations.id, id), isOf(owner)))
            .run().changes > 0,
      );
      if (removed) emptyWal(db);
      return removed;
    },
  };
}

/** Inserts inside the caller's transaction. */
export function insertConversation(
  db: Db,
  owner: Owner,
  init: { id: string; title?: string | null },
  nowMs: number,
): ConversationRow {
  const row = {
    id: init.id,
    ...owner,
    title: init.title ?? null,
    preview: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  db.insert(conversations)
    .values({ ...row, number: sql`(SELECT coalesce(max(${conversations.number}), 0) + 1 FROM ${conversations})` })
    .run();
  return row;
}

/** PRIV-2: removes deleted text from the write-ahead log too. If a reader blocks this, the next checkpoint does it. */
export function emptyWal(db: Db): void {
  try {
    db.$client.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // Locked by another process: SQLite checkpoints by itself later.
  }
}

function toCursor(row: { updatedAtMs: number; id: string }): string {
  return Buffer.from(`${row.updatedAtMs} ${row.id}`).toString('base64url');
}

function parseCursor(cursor: string): { updatedAtMs: number; id: string } {
  const match = /^(\d{1,16}) (\S{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) {
    throw new ApiError('invalid_request', 'cursor is not one of ours. Pass next_cursor of the last reply unchanged.', {
      details: { field: 'cursor' },
    });
  }
  return { updatedAtMs: Number(match[1]), id: match[2] as string };
}
