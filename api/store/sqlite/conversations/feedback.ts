// What visitors think of answers, in SQLite: an event in the log and a row for each answer with a rating, in one transaction.
// Deleted with the conversation by its foreign key.
import { and, eq, sql } from 'drizzle-orm';
import { ApiError, type ConversationEvent, type EventDraft, type FeedbackByRun } from '../../../../protocol/index.ts';
import type { Owner } from '../../contract/owner.ts';
import type { FeedbackStore } from '../../contract/store.ts';
import { conversations, events, feedback, sentMessages } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitEvents } from '../events/commit-events.ts';
import type { CommitQueue } from '../events/commit-queue.ts';
import type { Append } from '../events/event-log.ts';
import { ofConversation, selectEvents } from '../events/event-rows.ts';
import { isOf } from './conversations.ts';

type Given = Parameters<FeedbackStore['give']>[1];

export function createFeedback(deps: {
  db: Db;
  queue: CommitQueue;
  /** Published after each commit. */
  events: CommitEvents;
  now: () => number;
  append: Append;
}): FeedbackStore {
  const { db, queue, now, append } = deps;
  const read = (conversationId: string): FeedbackByRun => {
    const rows = db.select().from(feedback).where(eq(feedback.conversationId, conversationId)).all();
    return Object.fromEntries(rows.map(({ runId, given }) => [runId, JSON.parse(given) as FeedbackByRun[string]]));
  };

  /** Null when the answer has this rating already. Inside a transaction. */
  const give = (owner: Owner, given: Given): { runId: string; event: ConversationEvent | null } => {
    const { conversationId, messageId, rating, reasons, comment } = given;
    const runId = findAnswer(db, owner, given);
    const body = {
      message_id: messageId,
      rating,
      ...(rating !== 0 && reasons?.length ? { reasons: [...reasons].sort() } : {}),
      ...(rating !== 0 && comment?.trim() ? { comment: comment.trim() } : {}),
    };
    const before = read(conversationId)[runId];
    if (rating === 0 ? !before : before && JSON.stringify(before) === JSON.stringify(body))
      return { runId, event: null };
    const nowMs = now();
    const draft: EventDraft = { type: 'feedback', run_id: runId, at: new Date(nowMs).toISOString(), ...body };
    const [event] = append(conversationId, [draft], nowMs) as [ConversationEvent];
    if (rating === 0) db.delete(feedback).where(eq(feedback.runId, runId)).run();
    else {
      const row = { given: JSON.stringify(body), rating, atMs: nowMs };
      db.insert(feedback)
        .values({ conversationId, runId, ...row })
        .onConflictDoUpdate({ target: feedback.runId, set: row })
        .run();
    }
    return { runId, event };
  };

  return {
    give(owner, given) {
      return queue.write(
        () => give(owner, given),
        ({ event }) => {
          if (event) deps.events.add(event.conversation_id, [event]);
        },
      );
    },
    async of(conversationId) {
      return read(conversationId);
    },
  };
}

/** The run that wrote the message. The same error for a foreign conversation, a foreign message and none (API-5). */
function findAnswer(db: Db, owner: Owner, { conversationId, messageId }: Given): string {
  const isOwn = and(eq(conversations.id, conversationId), isOf(owner));
  const own = db.select({ id: conversations.id }).from(conversations).where(isOwn).get();
  if (!own) throw noSuchMessage();
  const isAsked = and(eq(sentMessages.conversationId, conversationId), eq(sentMessages.messageId, messageId));
  if (db.select({ id: sentMessages.messageId }).from(sentMessages).where(isAsked).limit(1).get()) {
    throw new ApiError('invalid_request', 'This is a question. Rate the answer: pass the id of one of its messages.', {
      details: { field: 'message_id' },
    });
  }
  const block = selectEvents(db)
    .where(
      and(
        ofConversation(conversationId),
        eq(events.type, 'content_block_start'),
        // Quick for the many rows of other messages: only a row with the id is parsed.
        sql`instr(${events.body}, ${messageId}) > 0`,
        sql`json_extract(${events.body}, '$.message_id') = ${messageId}`,
      ),
    )
    .limit(1)
    .get();
  if (!block) throw noSuchMessage();
  return block.runId;
}

const noSuchMessage = () => new ApiError('not_found', 'There is no such message.');
