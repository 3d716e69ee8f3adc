// Folds the log of an ended run into whole blocks: keeps the text and deletes its deltas.
// Ids are unchanged, so that the reducer makes the same blocks; the floor rises to the run's last event.
import { and, asc, eq, gt, gte, inArray, lt, min, sql } from 'drizzle-orm';
import type { ConversationEvent } from '../../../../protocol/index.ts';
import { conversations, events, runs } from '../../schema.ts';
import { ofConversation, selectEvents, toBody, toEvent } from '../events/event-rows.ts';
import type { Db } from './open-database.ts';

export type EndedRun = { id: string; number: number | null; conversationId: string; firstEventId: number };

/** Folds one run; reads its events only. Call it inside a transaction. */
export function compactRun(db: Db, run: EndedRun): void {
  const isIn = ofConversation(run.conversationId);
  const next = db
    .select({ first: min(runs.firstEventId) })
    .from(runs)
    .where(and(eq(runs.conversationId, run.conversationId), gt(runs.firstEventId, run.firstEventId)))
    .get();
  const isBefore = next?.first ? lt(events.eventId, next.first) : undefined;
  const log = selectEvents(db)
    .where(and(isIn, gte(events.eventId, run.firstEventId), isBefore, eq(events.run, run.number ?? 0)))
    .orderBy(asc(events.eventId))
    .all()
    .map((row) => toEvent(run.conversationId, row));
  const { gone, changed } = foldDeltas(log);
  // SQLite takes at most 32,766 parameters in one statement; 500 keeps it far away.
  for (let at = 0; at < gone.length; at += 500) {
    db.delete(events)
      .where(and(isIn, inArray(events.eventId, gone.slice(at, at + 500))))
      .run();
  }
  for (const event of changed) {
    db.update(events)
      .set({ body: toBody(event) })
      .where(and(isIn, eq(events.eventId, event.event_id)))
      .run();
  }
  db.update(runs).set({ compacted: true }).where(eq(runs.id, run.id)).run();
  const last = log.at(-1)?.event_id ?? 0;
  db.update(conversations)
    .set({ floorEventId: sql`max(${conversations.floorEventId}, ${last})` })
    .where(eq(conversations.id, run.conversationId))
    .run();
}

/** The events of a run's log to delete, and the `content_block_start` events that get their text. */
export function foldDeltas(log: readonly ConversationEvent[]): { gone: number[]; changed: ConversationEvent[] } {
  const gone: number[] = [];
  const starts = new Map<string, Extract<ConversationEvent, { type: 'content_block_start' }>>();
  const text = new Map<string, string>();
  for (const event of log) {
    if (event.type === 'content_block_start') starts.set(`${event.message_id}:${event.index}`, event);
    if (event.type !== 'content_block_delta') continue;
    const key = `${event.message_id}:${event.index}`;
    const block = starts.get(key)?.content_block;
    gone.push(event.event_id);
    // The reducer drops a delta that does not fit its block; so does this.
    if (block?.type === 'text' && event.delta.type === 'text_delta') {
      text.set(key, (text.get(key) ?? block.text) + event.delta.text);
    }
    if (block?.type === 'thinking' && event.delta.type === 'thinking_delta') {
      text.set(key, (text.get(key) ?? block.thinking) + event.delta.thinking);
    }
  }
  const changed = [...text].map(([key, whole]) => {
    const start = starts.get(key) as Extract<ConversationEvent, { type: 'content_block_start' }>;
    const block = start.content_block;
    const content_block =
      block.type === 'text' ? { ...block, text: whole } : { ...block, type: 'thinking' as const, thinking: whole };
    return { ...start, content_block } as ConversationEvent;
  });
  return { gone, changed };
}
