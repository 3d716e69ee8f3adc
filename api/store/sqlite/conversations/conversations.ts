// Conversations of a visitor in SQLite. Every statement filters by site and visitor, so a foreign id finds nothing (API-5).
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ApiError, type ConversationEvent } from '../../../../protocol/index.ts';
import { SEARCHED_AT_ONCE } from '../../../config/limits.ts';
import { yieldToEventLoop } from '../../../time/wait.ts';
import type { ConversationRow, Conversations } from '../../contract/conversations.ts';
import type { Owner } from '../../contract/owner.ts';
import { conversations, events, runs, sentMessages } from '../../schema.ts';
import type { DailyUse } from '../daily-use.ts';
import { emptyWal as emptyWalOf } from '../database/empty-wal.ts';
import type { Db } from '../database/open-database.ts';
import { placeholders } from '../database/placeholders.ts';
import type { CommitEvents } from '../events/commit-events.ts';
import type { CommitQueue } from '../events/commit-queue.ts';
import type { Append } from '../events/event-log.ts';
import { ofConversation } from '../events/event-rows.ts';
import { createCaption } from './captions.ts';
import type { ConversationSearch } from './search.ts';

const columns = {
  id: conversations.id,
  site: conversations.site,
  visitorId: conversations.visitorId,
  title: conversations.title,
  preview: conversations.preview,
  createdAtMs: conversations.createdAtMs,
  updatedAtMs: conversations.updatedAtMs,
  unread: conversations.unread,
};

/** Hidden conversations deleted in one transaction. */
const PURGE_BATCH = 20;
/** Conversations that a search reads at a time. */
const SEARCH_ROWS = 100;

/** The condition that a row belongs to this visitor and is not hidden. */
export function isOf(owner: Owner) {
  return and(belongsTo(owner), isNull(conversations.deleteAtMs));
}

/** The same for a hidden one, too. */
export function belongsTo(owner: Owner) {
  return and(eq(conversations.site, owner.site), eq(conversations.visitorId, owner.visitorId));
}

export function createConversations(deps: {
  db: Db;
  queue: CommitQueue;
  /** Published after each commit. */
  events: CommitEvents;
  now: () => number;
  append: Append;
  search: ConversationSearch;
  dailyUse: DailyUse;
}): Conversations {
  const { db, queue, now, append, search } = deps;
  const insertConversation = createConversationInsert(db);
  const findOwn = db
    .select(columns)
    .from(conversations)
    .where(
      and(
        eq(conversations.id, sql.placeholder('id')),
        eq(conversations.site, sql.placeholder('site')),
        eq(conversations.visitorId, sql.placeholder('visitorId')),
        isNull(conversations.deleteAtMs),
      ),
    )
    .prepare();
  const set = (owner: Owner, id: string, change: Partial<typeof conversations.$inferInsert>) =>
    db
      .update(conversations)
      .set(change)
      .where(and(eq(conversations.id, id), isOf(owner)))
      .returning(columns)
      .get() ?? null;

  /** Those of the visitor before the cursor, newest first. */
  const pageOf = (owner: Owner, from: { updatedAtMs: number; id: string } | undefined, limit: number) =>
    db
      .select({ ...columns, number: conversations.number, activeRunId: runs.id })
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
      .limit(limit)
      .all();

  /** Adds what nobody has searched yet: the newest conversations first, a bounded number of them. */
  const addUnsearched = async (owner: Owner) => {
    const stale = db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(isOf(owner), lt(conversations.searchedUntil, conversations.lastEventId)))
      .orderBy(desc(conversations.updatedAtMs))
      .limit(SEARCHED_AT_ONCE)
      .all();
    for (const { id } of stale) {
      while (await queue.write(() => search.add(id))) await yieldToEventLoop();
      await yieldToEventLoop();
    }
  };

  const findThread = (owner: Owner, thread: string) =>
    db
      .select(columns)
      .from(conversations)
      .where(and(isOf(owner), eq(conversations.thread, thread)))
      .orderBy(desc(conversations.createdAtMs), desc(conversations.number))
      .limit(1)
      .get() ?? null;

  return {
    async ofThread(owner, thread) {
      return findThread(owner, thread);
    },
    openThread(owner, thread, id) {
      return queue.write(() => findThread(owner, thread) ?? insertConversation(owner, { id, thread }, now()));
    },
    create(owner, init) {
      return queue.write(() => insertConversation(owner, init, now()));
    },
    async get(owner, id) {
      return findOwn.get({ ...owner, id }) ?? null;
    },
    async list(owner, { cursor, limit, query }) {
      let from = cursor === undefined ? undefined : parseCursor(cursor);
      const find = query === undefined ? () => true : search.finder(query);
      if (find === null) return { items: [], nextCursor: null };
      if (query !== undefined) await addUnsearched(owner);
      const found: ReturnType<typeof pageOf> = [];
      const rowsAtOnce = query === undefined ? limit + 1 : SEARCH_ROWS;
      while (found.length <= limit) {
        const rows = pageOf(owner, from, rowsAtOnce);
        found.push(...rows.filter(({ number, title }) => find({ number: number ?? 0, title })));
        from = rows.at(-1);
        if (rows.length < rowsAtOnce) break;
        await yieldToEventLoop();
      }
      const items = found.slice(0, limit).map(({ number: _, ...row }) => row);
      const last = items.at(-1);
      return { items, nextCursor: found.length > limit && last ? toCursor(last) : null };
    },
    rename(owner, id, title) {
      return queue
        .write(
          (): { row: ConversationRow | null; event: ConversationEvent | undefined } => {
            const row = set(owner, id, { title });
            const newest = db
              .select({ runId: sentMessages.runId })
              .from(sentMessages)
              .where(eq(sentMessages.conversationId, id))
              .orderBy(desc(sentMessages.eventId))
              .limit(1)
              .get();
            if (!row || !newest) return { row, event: undefined };
            const nowMs = now();
            const at = new Date(nowMs).toISOString();
            const [event] = append(id, [{ type: 'conversation_updated', run_id: newest.runId, at, title }], nowMs);
            return { row, event };
          },
          ({ event }) => {
            if (event) deps.events.add(id, [event]);
          },
        )
        .then(({ row }) => row);
    },
    caption: createCaption(deps),
    markRead(owner, id, eventId) {
      return queue.write(() => {
        const isOwn = and(eq(conversations.id, id), isOf(owner));
        const row = db
          .select({ last: conversations.lastEventId, read: conversations.readEventId, unread: conversations.unread })
          .from(conversations)
          .where(isOwn)
          .get();
        if (!row || row.read >= eventId) return row?.unread ?? null;
        const readEventId = Math.min(eventId, row.last);
        // As the append function counts them.
        const isLater = and(
          ofConversation(id),
          gt(events.eventId, readEventId),
          inArray(events.type, ['message_stop', 'terminal_error']),
        );
        const unread = db.select({ count: count() }).from(events).where(isLater).get()?.count ?? 0;
        db.update(conversations).set({ readEventId, unread }).where(isOwn).run();
        return unread;
      });
    },
    hide(owner, id, deleteAtMs) {
      return queue.write(() => set(owner, id, { deleteAtMs }) !== null);
    },
    restore(owner, id) {
      return queue.write(
        () =>
          db
            .update(conversations)
            .set({ deleteAtMs: null })
            .where(and(eq(conversations.id, id), belongsTo(owner), gt(conversations.deleteAtMs, now())))
            .returning(columns)
            .get() ?? null,
      );
    },
    async purge() {
      let removed = 0;
      for (;;) {
        const due = db
          .select({ id: conversations.id })
          .from(conversations)
          .where(lte(conversations.deleteAtMs, now()))
          .limit(PURGE_BATCH)
          .all()
          .map(({ id }) => id);
        if (due.length === 0) break;
        removed += await queue.write(
          () => db.delete(conversations).where(inArray(conversations.id, due)).run().changes,
        );
      }
      if (removed > 0) emptyWal(db);
      return removed;
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

/** Inserts within a transaction of the caller. */
export function createConversationInsert(db: Db) {
  const insert = db
    .insert(conversations)
    .values({
      ...placeholders('id', 'site', 'visitorId', 'title', 'createdAtMs', 'updatedAtMs', 'thread'),
      number: sql`(SELECT coalesce(max(${conversations.number}), 0) + 1 FROM ${conversations})`,
    })
    .prepare();
  return (
    owner: Owner,
    init: { id: string; title?: string | null; thread?: string },
    nowMs: number,
  ): ConversationRow => {
    const row = {
      id: init.id,
      ...owner,
      title: init.title ?? null,
      preview: null,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      unread: 0,
    };
    insert.run({ ...row, thread: init.thread ?? null });
    return row;
  };
}

/** PRIV-2: as that of database/empty-wal.ts, of a store's database. */
export function emptyWal(db: Db): void {
  emptyWalOf(db.$client);
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
