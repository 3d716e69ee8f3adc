// The event log of a conversation in SQLite: ordered ids, fences, terminal events that end their run.
// Its writes go through the commit queue, which has their events published.
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import {
  ApiError,
  type ConversationEvent,
  type EventDraft,
  isTerminal,
  withOwnIcons,
} from '../../../../protocol/index.ts';
import type { EventLog } from '../../contract/event-log.ts';
import { type Fence, FencedError, type RunStatus } from '../../contract/runs.ts';
import { keepText } from '../../event-text.ts';
import { MAX_STORED_DELTA_CHARS, mergeDeltas } from '../../merge-deltas.ts';
import { conversations, events, runs } from '../../schema.ts';
import { createApprovalRecorder } from '../approvals/approval-recorder.ts';
import { createPreviewRecorder } from '../conversations/preview.ts';
import type { ConversationSearch } from '../conversations/search.ts';
import { createSourceRecorder } from '../conversations/sources.ts';
import { createTurns } from '../conversations/turns.ts';
import type { DailyUse } from '../daily-use.ts';
import { compactRun } from '../database/compact.ts';
import type { Db } from '../database/open-database.ts';
import { createPageCallsEnd } from '../page-calls.ts';
import { tallyOf } from '../tally.ts';
import type { CommitEvents } from './commit-events.ts';
import type { CommitQueue, Lane } from './commit-queue.ts';
import { ofConversation, selectEvents, toBody, toSentEvent, toText, toTimeColumn } from './event-rows.ts';

/** Runs folded in one transaction, so that a long backlog does not block the event loop. */
const COMPACT_BATCH = 20;

const STATUS_AFTER: Record<string, RunStatus> = {
  message_stop: 'done',
  terminal_user_stopped: 'stopped',
  terminal_error: 'error',
};

const WRITTEN_AGAIN: ReadonlySet<EventDraft['type']> = new Set<EventDraft['type']>([
  'message_start',
  'conversation_updated',
  'content_block_delta',
  'content_block_stop',
  'group_start',
  'group_end',
]);

/** Appends inside a transaction of the caller, with deltas merged (EV9); see {@link createAppend}. */
export type Append = (conversationId: string, drafts: readonly EventDraft[], nowMs: number) => ConversationEvent[];

/** The only function that gives events their ids and writes them. SQL as it is: Drizzle's takes three times as long an event. */
export function createAppend(db: Db): Append {
  const takeIds = db.$client.prepare(`
    UPDATE conversations SET last_event_id = last_event_id + @count, message_count = message_count + @messages,
      content_bytes = content_bytes + @bytes, last_source = max(last_source, @lastSource)
    WHERE id = @id RETURNING last_event_id AS last, number`);
  const findRun = db.$client.prepare('SELECT number FROM runs WHERE id = ?').pluck();
  const insert = db.$client.prepare(
    'INSERT INTO events (conversation, event_id, run, at, type, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const endRun = db.$client.prepare(
    'UPDATE runs SET status = ?, ended_at_ms = ?, accounts = NULL, user_id = NULL WHERE id = ? AND ended_at_ms IS NULL',
  );
  const touch = db.$client.prepare('UPDATE conversations SET updated_at_ms = ? WHERE id = ?');
  const countUnread = db.$client.prepare('UPDATE conversations SET unread = unread + 1 WHERE id = ?');
  const setTitle = db.$client.prepare('UPDATE conversations SET title = ? WHERE id = ?');
  const recordSources = createSourceRecorder(db);
  const recordPreview = createPreviewRecorder(db);
  const recordApproval = createApprovalRecorder(db);
  const endPageCalls = createPageCallsEnd(db);

  return (conversationId, all, nowMs) => {
    const drafts = mergeDeltas(all, MAX_STORED_DELTA_CHARS);
    const taken = takeIds.get({ count: drafts.length, id: conversationId, ...tallyOf(drafts) }) as
      | { last: number; number: number }
      | undefined;
    if (!taken) throw new ApiError('not_found', 'There is no such conversation.');
    const first = taken.last - drafts.length + 1;
    const written = drafts.map((draft, offset) =>
      withOwnIcons({ event_id: first + offset, conversation_id: conversationId, ...draft } as ConversationEvent),
    );
    // Nearly all events of one call are of one run and one time.
    let run: { id: string; column: number | string } = { id: '', column: '' };
    let time: { at: string; column: number | string } = { at: '', column: '' };
    for (const event of written) {
      const { event_id: eventId, run_id: runId, type } = event;
      if (run.id !== runId) run = { id: runId, column: (findRun.get(runId) as number | undefined) ?? `id:${runId}` };
      if (time.at !== event.at) time = { at: event.at, column: toTimeColumn(event.at) };
      const body = toBody(event);
      insert.run(taken.number, eventId, run.column, time.column, type, body);
      keepText(event, toText(conversationId, { eventId, runId, at: time.at, type, body }));
      recordSources(event);
      recordApproval(event);
      const ended = isTerminal(event);
      if (ended) {
        endRun.run(STATUS_AFTER[type] ?? 'error', nowMs, runId);
        recordPreview(conversationId, runId);
        endPageCalls(runId);
      }
      if (ended || type === 'user_message') touch.run(nowMs, conversationId);
      if (ended && type !== 'terminal_user_stopped') countUnread.run(conversationId);
      if (event.type === 'conversation_updated' && event.title !== undefined) setTitle.run(event.title, conversationId);
    }
    return written;
  };
}

/** The run retracts and rewrites the parts of an interrupted step, so their loss in a power failure loses no text. */
function isWrittenAgain(draft: EventDraft): boolean {
  if (draft.type !== 'content_block_start') return WRITTEN_AGAIN.has(draft.type);
  return draft.content_block.type === 'text' || draft.content_block.type === 'thinking';
}

/** @throws {FencedError} when a newer claim exists or the run has ended. Call it inside the transaction of the write. */
export function createFenceCheck(db: Db): (fence: Fence) => { status: RunStatus } {
  const find = db.$client.prepare('SELECT token, ended_at_ms AS endedAtMs, status FROM runs WHERE id = ?');
  return (fence) => {
    const run = find.get(fence.runId) as { token: number; endedAtMs: number | null; status: RunStatus } | undefined;
    if (!run) throw new FencedError(`run ${fence.runId} is gone`);
    if (run.token !== fence.token) throw new FencedError(`run ${fence.runId} was claimed by somebody newer`);
    if (run.endedAtMs !== null) throw new FencedError(`run ${fence.runId} has ended`);
    return run;
  };
}

export function createEventLog(deps: {
  db: Db;
  queue: CommitQueue;
  /** Published after each commit. */
  events: CommitEvents;
  now: () => number;
  /** The append function of each lane's connection. */
  lanes: Record<Lane, { append: Append; checkFence: (fence: Fence) => void }>;
  dailyUse: DailyUse;
  search: ConversationSearch;
}): EventLog {
  const { db, queue, now, lanes, dailyUse, search } = deps;
  const readAfter = selectEvents(db)
    .where(and(ofConversation(sql.placeholder('conversationId')), gt(events.eventId, sql.placeholder('after'))))
    .orderBy(asc(events.eventId))
    .limit(sql.placeholder('limit'))
    .prepare();
  const turns = createTurns(db, queue);
  const readBounds = db
    .select({
      last: conversations.lastEventId,
      floor: conversations.floorEventId,
      lastSource: conversations.lastSource,
    })
    .from(conversations)
    .where(eq(conversations.id, sql.placeholder('id')))
    .prepare();

  return {
    async append(conversationId, drafts, fence, spent) {
      if (drafts.length === 0) return [];
      return queue.write(
        (lane) => {
          if (fence) lanes[lane].checkFence(fence);
          // Before the end of the run, which deletes its accounts.
          if (fence && spent) dailyUse.addSpent(fence.runId, spent, now());
          return lanes[lane].append(conversationId, drafts, now());
        },
        (written) => deps.events.add(conversationId, written),
        fence && !spent && drafts.every(isWrittenAgain) ? 'quick' : 'durable',
      );
    },
    async read(conversationId, afterEventId, limit) {
      // SQLite takes -1 for "no limit".
      const rows = readAfter.all({ conversationId, after: afterEventId, limit: limit ?? -1 });
      return rows.map((row) => toSentEvent(conversationId, row));
    },
    turnBefore: turns.turnBefore,
    turnAbove: turns.turnAbove,
    readTurn: turns.readTurn,
    sourcesBefore: turns.sourcesBefore,
    async bounds(conversationId) {
      return readBounds.get({ id: conversationId }) ?? { last: 0, floor: 0, lastSource: 0 };
    },
    async compact(beforeMs) {
      let folded = 0;
      for (;;) {
        const count = await queue.write(() => {
          const ended = db
            .select({
              id: runs.id,
              number: runs.number,
              conversationId: runs.conversationId,
              firstEventId: runs.firstEventId,
            })
            .from(runs)
            .where(and(eq(runs.compacted, false), sql`${runs.endedAtMs} < ${beforeMs}`))
            .orderBy(asc(runs.endedAtMs))
            .limit(COMPACT_BATCH)
            .all();
          for (const run of ended) compactRun(db, run);
          for (const id of new Set(ended.map((run) => run.conversationId))) {
            turns.keepSources(id);
            search.add(id);
          }
          return ended.length;
        });
        folded += count;
        if (count < COMPACT_BATCH) return folded;
      }
    },
  };
}
