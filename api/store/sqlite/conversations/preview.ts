// The first words of an answer, stored with its conversation for the list of conversations. Made once, when a run ends.
import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import { events, runs } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import { ofConversation } from '../events/event-rows.ts';

/** Stored characters of an answer, as the model wrote them: one line on any screen. */
const PREVIEW_CHARS = 300;
/** Deltas read: each has a few characters of a model's text. */
const MAX_DELTAS = 200;

/** Stores the first words of the run's last text; keeps the former ones if it has none. Call it inside a transaction. */
export function createPreviewRecorder(db: Db): (conversationId: string, runId: string) => void {
  const lastText = db
    .select({ eventId: events.eventId, body: events.body })
    .from(events)
    .where(
      and(
        ofConversation(sql.placeholder('conversationId')),
        gte(
          events.eventId,
          sql`(SELECT ${runs.firstEventId} FROM ${runs} WHERE ${runs.id} = ${sql.placeholder('runId')})`,
        ),
        eq(events.run, sql`(SELECT ${runs.number} FROM ${runs} WHERE ${runs.id} = ${sql.placeholder('runId')})`),
        eq(events.type, 'content_block_start'),
        sql`json_extract(${events.body}, '$.content_block.type') = 'text'`,
      ),
    )
    .orderBy(desc(events.eventId))
    .limit(1)
    .prepare();
  const deltas = db
    .select({ text: sql<string | null>`json_extract(${events.body}, '$.delta.text')` })
    .from(events)
    .where(
      and(
        ofConversation(sql.placeholder('conversationId')),
        gt(events.eventId, sql.placeholder('after')),
        eq(events.type, 'content_block_delta'),
        sql`json_extract(${events.body}, '$.message_id') = ${sql.placeholder('messageId')}`,
      ),
    )
    .orderBy(asc(events.eventId))
    .limit(MAX_DELTAS)
    .prepare();
  const store = db.$client.prepare('UPDATE conversations SET preview = ? WHERE id = ?');
  return (conversationId, runId) => {
    const start = lastText.get({ conversationId, runId });
    if (!start) return;
    const { message_id: messageId, content_block: block } = JSON.parse(start.body) as {
      message_id: string;
      content_block: { text: string };
    };
    let text = block.text;
    for (const delta of text.length < PREVIEW_CHARS
      ? deltas.all({ conversationId, after: start.eventId, messageId })
      : [])
      text += delta.text ?? '';
    const preview = firstChars(text.trim(), PREVIEW_CHARS);
    if (preview !== '') store.run(preview, conversationId);
  };
}

/** Cut between characters, never inside a surrogate pair. */
function firstChars(text: string, count: number): string {
  return text.length <= count ? text : text.slice(0, count).replace(/[\uD800-\uDBFF]$/, '');
}
