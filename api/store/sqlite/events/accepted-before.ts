// Finds a message that was accepted before, so that one that is sent twice is stored once (WS-7).
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError, type SendResult } from '../../../../protocol/index.ts';
import { canonicalJson } from '../../../text/canonical-json.ts';
import type { Owner } from '../../contract/owner.ts';
import { events, sentMessages } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import { ofConversation, selectEvents, toEvent } from './event-rows.ts';

type SentAgain = { clientId: string; conversationId: string | null };

/** Finds what was answered to a message with the same client_id. */
export function createAcceptedBefore(db: Db) {
  const find = db
    .select()
    .from(sentMessages)
    .where(
      and(
        eq(sentMessages.site, sql.placeholder('site')),
        eq(sentMessages.visitorId, sql.placeholder('visitorId')),
        eq(sentMessages.clientId, sql.placeholder('clientId')),
      ),
    )
    .prepare();
  return (owner: Owner, message: SentAgain, contentHash: string) => {
    const before = find.get({ ...owner, clientId: message.clientId });
    return before ? answerAgain(db, before, message, contentHash) : null;
  };
}

/** What was answered to the same message before. @throws {ApiError} `conflict` if it was another one */
function answerAgain(db: Db, before: typeof sentMessages.$inferSelect, message: SentAgain, contentHash: string) {
  const elsewhere = message.conversationId !== null && message.conversationId !== before.conversationId;
  const isSent = before.contentHash === contentHash;
  if (!isSent || elsewhere) {
    throw new ApiError(
      'conflict',
      `client_id was used before for another ${elsewhere ? 'conversation' : 'message'}. Give every message its own.`,
      // Two tabs that send what both found in storage each make a conversation for it.
      { details: { field: 'client_id', ...(isSent ? { sent_to: before.conversationId } : {}) } },
    );
  }
  const isEvent = and(ofConversation(before.conversationId), eq(events.eventId, before.eventId));
  const row = selectEvents(db).where(isEvent).get();
  if (!row) throw new Error(`sent message ${before.messageId} has no event`);
  const result: SendResult = {
    conversation_id: before.conversationId,
    message_id: before.messageId,
    run_id: before.runId,
    event_id: before.eventId,
  };
  return { result, duplicate: true, event: toEvent(before.conversationId, row) };
}

/** SHA-256 of the content with the keys in order: a client may write the same fields in another one. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
