// What must hold before a visitor's message is accepted, and what the log says of the message that it replaces or follows.
// Reads alone: the transaction is of inbox.ts.
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import {
  ApiError,
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_MESSAGES,
  type PageContext,
  type UserContent,
} from '../../../../protocol/index.ts';
import type { Owner } from '../../contract/owner.ts';
import { conversations, events, runs, sentMessages } from '../../schema.ts';
import { belongsTo, isOf } from '../conversations/conversations.ts';
import { type createShownRun, VersionTree } from '../conversations/versions.ts';
import type { Db } from '../database/open-database.ts';
import { ofConversation, selectEvents, toEvent } from './event-rows.ts';

export type Asked = { content: readonly UserContent[]; context?: PageContext | undefined };

type ShownRun = ReturnType<typeof createShownRun>;

/** `after`: the run that the message follows, null at the beginning. */
export type Place = { after: string | null; edits?: string; version?: number };

export function requireNewThread(db: Db, owner: Owner, thread: string): void {
  const isSame = and(isOf(owner), eq(conversations.thread, thread));
  const known = db.select({ id: conversations.id }).from(conversations).where(isSame).get();
  if (known)
    throw new ApiError('conflict', 'There is a conversation of this name already. Import under another id.', {
      details: { field: 'id', conversation_id: known.id },
    });
}

/** The conversation of the visitor's own message. */
export function findOwnMessage(db: Db, owner: Owner, messageId: string): string {
  const isOwn = and(
    eq(sentMessages.site, owner.site),
    eq(sentMessages.visitorId, owner.visitorId),
    eq(sentMessages.messageId, messageId),
  );
  const sent = db.select({ conversationId: sentMessages.conversationId }).from(sentMessages).where(isOwn).get();
  if (!sent) throw new ApiError('not_found', 'There is no such message.');
  return sent.conversationId;
}

/** The run whose answer is replaced; only the newest message that is shown has one. `isNewest`: it is the newest of the log, too. */
export function findAnswered(
  db: Db,
  owner: Owner,
  messageId: string,
  shownRun: ShownRun,
): { conversationId: string; replaces: string; isNewest: boolean; tree: VersionTree } {
  const conversationId = findOwnMessage(db, owner, messageId);
  requireFree(db, owner, conversationId);
  const tree = new VersionTree(db, conversationId);
  const replaces = shownRun(conversationId) ?? '';
  if (tree.find({ runId: replaces })?.messageId !== messageId) {
    throw notNewest();
  }
  return { conversationId, replaces, isNewest: tree.newest?.messageId === messageId, tree };
}

export const notNewest = () =>
  new ApiError('invalid_request', 'Only the newest question of a conversation can be answered again.', {
    details: { field: 'message_id' },
  });

/** Where a message goes that continues what is shown; undefined for the end of the log. */
export function placeAtEnd(db: Db, conversationId: string, shownRun: ShownRun): Place | undefined {
  const newest = db
    .select({ runId: sentMessages.runId })
    .from(sentMessages)
    .where(eq(sentMessages.conversationId, conversationId))
    .orderBy(desc(sentMessages.eventId))
    .limit(1)
    .get();
  const after = shownRun(conversationId);
  return newest && newest.runId !== after ? { after } : undefined;
}

/** What a message says, and what the page said of itself with it. */
export function askedAt(db: Db, conversationId: string, eventId: number): Asked {
  const row = selectEvents(db)
    .where(and(ofConversation(conversationId), eq(events.eventId, eventId)))
    .get();
  const event = row && toEvent(conversationId, row);
  return event?.type === 'user_message' ? { content: event.content, context: event.context } : { content: [] };
}

/** @throws {ApiError} unless the call belongs to the run and its result says that it can be tried again */
export function requireRetryable(db: Db, call: { conversationId: string; runId: string; toolUseId: string }): void {
  const { conversationId, runId, toolUseId } = call;
  const run = db.select({ first: runs.firstEventId }).from(runs).where(eq(runs.id, runId)).get();
  const isLater = and(ofConversation(conversationId), gte(events.eventId, run?.first ?? 0));
  for (const row of selectEvents(db).where(isLater).all()) {
    const event = toEvent(conversationId, row);
    if (event.type !== 'content_block_start' || event.run_id !== runId) continue;
    const block = event.content_block;
    if (block.type === 'tool_result' && block.tool_use_id === toolUseId && block.retryable) return;
  }
  throw new ApiError(
    'invalid_request',
    'Only a failed step of the newest answer that may be repeated can be tried again, and only once.',
    { details: { field: 'tool_use_id' } },
  );
}

/** Throws the reason unless the conversation is the visitor's own, with room (or `isFullToo`), not hidden (or `isHiddenToo`), and no active run. */
export function requireFree(
  db: Db,
  owner: Owner,
  conversationId: string,
  { isFullToo = false, isHiddenToo = false }: { isFullToo?: boolean; isHiddenToo?: boolean } = {},
): void {
  const isOwn = and(eq(conversations.id, conversationId), isHiddenToo ? belongsTo(owner) : isOf(owner));
  const own = db
    .select({ messages: conversations.messageCount, bytes: conversations.contentBytes })
    .from(conversations)
    .where(isOwn)
    .get();
  if (!own) throw new ApiError('not_found', 'There is no such conversation.');
  const isActive = and(eq(runs.conversationId, conversationId), isNull(runs.endedAtMs));
  const active = db.select({ id: runs.id }).from(runs).where(isActive).get();
  if (active) {
    throw new ApiError('conflict', 'An answer is still being written. Wait for it or stop it, then send again.', {
      details: { run_id: active.id },
    });
  }
  if (isFullToo) return;
  if (own.messages >= MAX_CONVERSATION_MESSAGES || own.bytes >= MAX_CONVERSATION_BYTES) {
    throw new ApiError(
      'conversation_full',
      'This conversation has become too long to go on. Begin a new one; this one stays in the list.',
    );
  }
}
