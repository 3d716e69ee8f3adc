// Reads the log of a conversation turn by turn from its end, and stores the sources of ended turns, so that no reader
// has to fold the whole log.
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { collectSources, reduceEvents } from '../../../../protocol/index.ts';
import { FIRST_OPENS_AT_ONCE } from '../../../config/limits.ts';
import { createSlots } from '../../../time/slots.ts';
import { yieldToEventLoop } from '../../../time/wait.ts';
import type { EventLog, TurnRange } from '../../contract/event-log.ts';
import { conversations, events, turnSources } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitQueue } from '../events/commit-queue.ts';
import { ofConversation, selectEvents, toEvent } from '../events/event-rows.ts';

/** Rows read at once, and most rows that wait to be written. */
const ROWS = 50;
/** Turns folded before the event loop runs other work, fewer where they have so many events: long ones have a few hundred KB each. */
const TURNS = 8;
const FOLDED_EVENTS = 500;

/** Batches of turns whose sources are kept in one transaction of `compact`, which folds at most 20 runs. */
const KEPT_BATCHES = 4;

type Row = { eventId: number; groups: string };
type Above = { runId: string | null; start: number | null };

export type Turns = Pick<EventLog, 'turnBefore' | 'turnAbove' | 'readTurn' | 'sourcesBefore'> & {
  /** Stores the sources of ended turns that are not stored yet. Call it inside a transaction. */
  keepSources(conversationId: string): void;
};

export function createTurns(db: Db, queue: CommitQueue): Turns {
  const isIn = ofConversation(sql.placeholder('conversationId'));
  const from = gte(events.eventId, sql.placeholder('from'));
  const before = lt(events.eventId, sql.placeholder('before'));
  // Read several times for each turn of a context, so without the mapping of rows.
  const inConversation = 'conversation = (SELECT number FROM conversations WHERE id = @conversationId)';
  const readId = <Parameters extends object>(query: string) =>
    db.$client.prepare<[Parameters & { conversationId: string }], number | null>(query).pluck();
  const starts = `FROM events WHERE ${inConversation} AND type = 'user_message'`;
  const findStart = readId<{ before: number }>(`SELECT max(event_id) ${starts} AND event_id < @before`);
  const findEnd = readId<{ start: number }>(`SELECT min(event_id) ${starts} AND event_id > @start`);
  const findFirst = readId<object>(`SELECT min(event_id) FROM events WHERE ${inConversation}`);
  const readRange = selectEvents(db)
    .where(and(isIn, from, before))
    .orderBy(asc(events.eventId))
    .prepare();
  // Tool results for the model are most of a log and contain no sources: the query leaves them out to save memory.
  const readForSources = selectEvents(
    db,
    sql<string>`iif(${events.type} = 'content_block_start', json_remove(${events.body}, '$.content_block.content'), ${events.body})`,
  )
    .where(and(isIn, from, before))
    .orderBy(asc(events.eventId))
    .prepare();
  const readKept = db
    .select({ eventId: turnSources.eventId, groups: turnSources.groups })
    .from(turnSources)
    .where(
      and(
        eq(turnSources.conversationId, sql.placeholder('conversationId')),
        gt(turnSources.eventId, sql.placeholder('after')),
        lt(turnSources.eventId, sql.placeholder('before')),
      ),
    )
    .orderBy(asc(turnSources.eventId))
    .limit(ROWS)
    .prepare();
  const readUntil = db
    .select({ until: conversations.sourcesUntil })
    .from(conversations)
    .where(eq(conversations.id, sql.placeholder('conversationId')))
    .prepare();

  const slots = createSlots({ total: FIRST_OPENS_AT_ONCE, perKey: FIRST_OPENS_AT_ONCE });
  const untilOf = (conversationId: string) => readUntil.get({ conversationId })?.until ?? 0;
  const endOf = (conversationId: string, start: number) =>
    findEnd.get({ conversationId, start }) ?? Number.MAX_SAFE_INTEGER;

  /** The sources of some turns from `from` on, and where the next turn begins. */
  const fold = (conversationId: string, from: number, before: number): { rows: Row[]; until: number } => {
    const rows: Row[] = [];
    let until = from;
    for (let turns = 0, read = 0; turns < TURNS && read < FOLDED_EVENTS && until < before; turns++) {
      const end = Math.min(before, endOf(conversationId, until));
      const log = readForSources
        .all({ conversationId, from: until, before: end })
        .map((row) => toEvent(conversationId, row));
      read += log.length;
      const groups = collectSources(reduceEvents(log).blocks);
      if (groups.length > 0) rows.push({ eventId: log[0]!.event_id, groups: JSON.stringify(groups).slice(1, -1) });
      until = end;
    }
    return { rows, until };
  };
  const keep = (conversationId: string, { rows, until }: { rows: Row[]; until: number }) => {
    for (const row of rows) {
      db.insert(turnSources)
        .values({ conversationId, ...row })
        .onConflictDoNothing()
        .run();
    }
    db.update(conversations)
      .set({ sourcesUntil: sql`max(${conversations.sourcesUntil}, ${until})` })
      .where(eq(conversations.id, conversationId))
      .run();
  };

  /** Stores the sources of the turns before `beforeEventId`, when it is this conversation's turn; stops when they cannot be stored. */
  const collect = async (conversationId: string, beforeEventId: number, signal: AbortSignal): Promise<void> => {
    const release = await slots.acquire(null, signal);
    try {
      // Another reader may have done it meanwhile.
      let until = untilOf(conversationId);
      for (let rows: Row[] = []; until < beforeEventId; ) {
        const folded = fold(conversationId, until, beforeEventId);
        rows.push(...folded.rows);
        until = folded.until;
        await yieldToEventLoop();
        signal.throwIfAborted();
        if (rows.length < ROWS && until < beforeEventId) continue;
        const batch = { rows, until };
        const isStored = await queue
          .write(() => keep(conversationId, batch))
          .then(
            () => true,
            () => false,
          );
        if (!isStored) return;
        rows = [];
      }
    } finally {
      release();
    }
  };

  const begins = "type IN ('user_message', 'regenerate', 'message_start')";
  /** SQL of the event that begins the turn of a run. */
  const questionOf = (runId: string) => `(SELECT max(event_id) ${starts} AND event_id <= coalesce(
    (SELECT first_event_id FROM runs WHERE id = ${runId} AND first_event_id > 0),
    (SELECT min(event_id) FROM events WHERE ${inConversation} AND run = 'id:' || ${runId})))`;
  // The run that the question follows (SPEC VE1), and where its own turn begins.
  const findAbove = db.$client.prepare<[{ conversationId: string; runId: string }], Above>(`
    WITH question AS (
      SELECT event_id, json_type(body, '$.after') AS type, json_extract(body, '$.after') AS after FROM events
      WHERE ${inConversation} AND event_id = ${questionOf('@runId')}),
    above AS (
      SELECT iif(type IS NOT NULL, after,
        (SELECT coalesce((SELECT id FROM runs WHERE number = run), substr(run, 4)) FROM events
          WHERE ${inConversation} AND event_id < question.event_id AND ${begins} ORDER BY event_id DESC LIMIT 1)) AS run
      FROM question)
    SELECT run AS runId, ${questionOf('above.run')} AS start FROM above`);
  const readTurn = (conversationId: string, { from, before }: TurnRange) => {
    const rows = readRange.all({ conversationId, from, before });
    return {
      events: rows.map((row) => toEvent(conversationId, row)),
      chars: rows.reduce((sum, { body }) => sum + body.length, 0),
    };
  };

  return {
    async turnBefore(conversationId, beforeEventId) {
      const first = findFirst.get({ conversationId }) ?? null;
      if (first === null || first >= beforeEventId) return null;
      const start = findStart.get({ conversationId, before: beforeEventId }) ?? first;
      const turn = readTurn(conversationId, { from: start, before: endOf(conversationId, start) });
      return { ...turn, isFirst: start === first };
    },

    async turnAbove(conversationId, runId) {
      const above = findAbove.get({ conversationId, runId });
      if (!above || above.runId === null || above.start === null) return null;
      return { runId: above.runId, from: above.start, before: endOf(conversationId, above.start) };
    },

    async readTurn(conversationId, range) {
      return readTurn(conversationId, range);
    },

    async *sourcesBefore(conversationId, beforeEventId, signal = new AbortController().signal) {
      if (untilOf(conversationId) < beforeEventId) await collect(conversationId, beforeEventId, signal);
      let at = untilOf(conversationId);
      for (let after = -1; ; ) {
        const rows = readKept.all({ conversationId, after, before: Math.min(at, beforeEventId) });
        for (const { groups } of rows) yield groups;
        if (rows.length < ROWS) break;
        after = rows.at(-1)!.eventId;
      }
      // What could not be stored: a full disk is no reason to show no sources.
      while (at < beforeEventId) {
        const folded = fold(conversationId, at, beforeEventId);
        for (const { groups } of folded.rows) yield groups;
        at = folded.until;
        await yieldToEventLoop();
      }
    },

    keepSources(conversationId) {
      const newest = findStart.get({ conversationId, before: Number.MAX_SAFE_INTEGER }) ?? 0;
      let at = readUntil.get({ conversationId })?.until ?? newest;
      // A little more than one transaction folds, and no more: a long backlog would block the event loop.
      for (let batches = 0; at < newest && batches < KEPT_BATCHES; batches++) {
        const folded = fold(conversationId, at, newest);
        keep(conversationId, folded);
        at = folded.until;
      }
    },
  };
}
