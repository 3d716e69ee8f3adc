// Rows of the log and events. A row has the fields that every event has in columns of their own, ids as numbers, and the rest as
// JSON; the text of the event that is sent is made from it without another pass over the rest.
import { eq, sql } from 'drizzle-orm';
import { type ConversationEvent, withOwnIcons } from '../../../../protocol/index.ts';
import { keepText } from '../../event-text.ts';
import { conversations, events, runs } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';

export type EventRow = {
  eventId: number;
  runId: string;
  /** See schema.ts. */
  at: number | string;
  type: string;
  body: string;
};

/** The columns of a row, for {@link selectEvents}. */
const columns = {
  eventId: events.eventId,
  runId: sql<string>`coalesce(${runs.id}, substr(${events.run}, 4))`,
  at: sql<number | string>`${events.at}`,
  type: events.type,
  body: events.body,
};

/** A query of rows of one conversation; add {@link ofConversation}. `body`: what is read of it. */
export function selectEvents(db: Db, body = sql<string>`${events.body}`) {
  return db
    .select({ ...columns, body })
    .from(events)
    .leftJoin(runs, eq(runs.number, events.run));
}

/** The condition that a row is of the conversation with the id. */
export function ofConversation(id: unknown) {
  return sql`${events.conversation} = (SELECT ${conversations.number} FROM ${conversations} WHERE ${conversations.id} = ${id})`;
}

/** The body of an event: what has no column of its own. */
export function toBody(event: ConversationEvent): string {
  const { event_id: _id, conversation_id: _conversation, type: _type, run_id: _run, at: _at, ...rest } = event;
  return JSON.stringify(rest);
}

/** The column `at` of a time. */
export function toTimeColumn(at: string): number | string {
  const ms = Date.parse(at);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === at ? ms : at;
}

/** The JSON of the event: the same for those who follow it and for those who read it later. */
export function toText(conversationId: string, { eventId, runId, at, type, body }: EventRow): string {
  const time = typeof at === 'number' ? new Date(at).toISOString() : at;
  const rest = body === '{}' ? '}' : `,${body.slice(1)}`;
  return `{"event_id":${eventId},"conversation_id":${JSON.stringify(conversationId)},"type":"${type}","run_id":${JSON.stringify(runId)},"at":${JSON.stringify(time)}${rest}`;
}

/** An event in its current form, also from a log written by an earlier version. */
export function toEvent(conversationId: string, row: EventRow): ConversationEvent {
  return withOwnIcons(JSON.parse(toText(conversationId, row)) as ConversationEvent);
}

/** As {@link toEvent}, for one that is sent: with its text, unless that names icons elsewhere. */
export function toSentEvent(conversationId: string, row: EventRow): ConversationEvent {
  const text = toText(conversationId, row);
  const stored = JSON.parse(text) as ConversationEvent;
  const event = withOwnIcons(stored);
  if (event === stored) keepText(event, text);
  return event;
}
