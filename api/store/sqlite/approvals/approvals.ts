// Approvals in SQLite: prepared by the run, pending with their event, decided once. Who may decide what is api/runs/approvals/.
import { and, desc, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import {
  ApiError,
  type ApprovalOutcome,
  type ConversationEvent,
  type EventDraft,
  type SendResult,
} from '../../../../protocol/index.ts';
import type { ApprovalRow, Approvals, Decided, NewDecision } from '../../contract/approvals.ts';
import type { Owner } from '../../contract/owner.ts';
import { approvals, runs, sentMessages } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import { hashContent } from '../events/accepted-before.ts';
import type { CommitEvents } from '../events/commit-events.ts';
import type { CommitQueue } from '../events/commit-queue.ts';
import type { Append } from '../events/event-log.ts';

type Row = typeof approvals.$inferSelect;

type OwnerValues = { [Field in keyof Owner]: Owner[Field] | Placeholder };
const OWNER = { site: sql.placeholder('site'), visitorId: sql.placeholder('visitorId') };

export function createApprovals(deps: {
  db: Db;
  queue: CommitQueue;
  /** Published after each commit. */
  events: CommitEvents;
  now: () => number;
  append: Append;
}): Approvals {
  const { db, queue, now, append } = deps;
  const isOwned = (owner: OwnerValues) => and(eq(runs.site, owner.site), eq(runs.visitorId, owner.visitorId));
  const requireRow = (id: string): Row => {
    const row = db.select().from(approvals).where(eq(approvals.id, id)).get();
    if (!row) throw new ApiError('not_found', 'There is no such approval.');
    return row;
  };

  const selectOwned = (owner: OwnerValues, ...conditions: (SQL | undefined)[]) =>
    db
      .select({ row: approvals })
      .from(approvals)
      .innerJoin(runs, eq(runs.id, approvals.runId))
      .where(and(...conditions, isOwned(owner)))
      .orderBy(desc(approvals.eventId));
  // These two are looked for with each message.
  const answered = selectOwned(OWNER, eq(approvals.clientId, sql.placeholder('clientId'))).prepare();
  const answeredWith = (owner: Owner, clientId: string) => answered.get({ ...owner, clientId })?.row;
  const open = selectOwned(
    OWNER,
    eq(approvals.conversationId, sql.placeholder('conversationId')),
    eq(approvals.kind, 'question'),
    isNotNull(approvals.eventId),
    isNull(approvals.outcome),
    isNull(runs.endedAtMs),
  ).prepare();
  const openQuestion = (owner: Owner, conversationId: string) => open.get({ ...owner, conversationId })?.row;

  /** Inside a transaction. */
  const settle = (
    row: Row,
    decision: NewDecision,
    extra: Partial<Row> = {},
  ): Decided & { event?: ConversationEvent } => {
    if (row.outcome !== null) {
      return { outcome: JSON.parse(row.outcome) as ApprovalOutcome, isFirst: false, eventId: row.resultEventId ?? 0 };
    }
    const nowMs = now();
    const draft = {
      type: 'approval_result',
      run_id: row.runId,
      at: new Date(nowMs).toISOString(),
      approval_id: row.id,
      ...decision.outcome,
    } satisfies EventDraft;
    const [event] = append(row.conversationId, [draft], nowMs) as [ConversationEvent];
    const { edited, by } = decision;
    db.update(approvals)
      .set({
        decidedBy: by,
        resultEventId: event.event_id,
        ...(edited ? { edited: JSON.stringify(edited) } : {}),
        remembered: decision.outcome.remember === 'conversation',
        ...extra,
      })
      .where(eq(approvals.id, row.id))
      .run();
    // A process that starts before the run is resumed finds it due.
    db.update(runs)
      .set({ waitUntilMs: 0 })
      .where(and(eq(runs.id, row.runId), eq(runs.status, 'waiting')))
      .run();
    return { outcome: { ...decision.outcome, at: draft.at }, isFirst: true, eventId: event.event_id, event };
  };
  const publish = ({ event }: { event?: ConversationEvent | undefined }) => {
    if (event) deps.events.add(event.conversation_id, [event]);
  };

  return {
    async prepare({ request, ...approval }) {
      const { approval_id: id, kind, name, version = '', args_hash: argsHash = '' } = request;
      await queue.write(() => {
        db.insert(approvals)
          .values({
            ...approval,
            ...{ id, kind, name, version, argsHash },
            request: JSON.stringify(request),
            arguments: JSON.stringify(approval.arguments),
            parameters: JSON.stringify(approval.parameters),
          })
          // One whose event was not written: its process was lost.
          .onConflictDoUpdate({
            target: [approvals.runId, approvals.toolUseId],
            set: { id, request: JSON.stringify(request), argsHash, version, expiresAtMs: approval.expiresAtMs },
            setWhere: isNull(approvals.eventId),
          })
          .run();
      });
    },
    async get(owner, id) {
      const row = selectOwned(owner, eq(approvals.id, id), isNotNull(approvals.eventId)).get()?.row;
      return row ? toApproval(row) : null;
    },
    async ofCall(runId, toolUseId) {
      const isOfCall = and(
        eq(approvals.runId, runId),
        eq(approvals.toolUseId, toolUseId),
        isNotNull(approvals.eventId),
      );
      const row = db.select().from(approvals).where(isOfCall).get();
      return row ? toApproval(row) : null;
    },
    async countPending(runId) {
      const isPending = and(eq(approvals.runId, runId), isNotNull(approvals.eventId), isNull(approvals.outcome));
      return db.$count(approvals, isPending);
    },
    async isRemembered(conversationId, name, version) {
      const isAllowed = and(
        eq(approvals.conversationId, conversationId),
        eq(approvals.name, name),
        eq(approvals.version, version),
        eq(approvals.remembered, true),
      );
      return db.select({ id: approvals.id }).from(approvals).where(isAllowed).get() !== undefined;
    },
    async decide(id, decision) {
      const { event: _, ...decided } = await queue.write(() => settle(requireRow(id), decision), publish);
      return decided;
    },
    async answer(owner, { clientId, conversationId, content }, toDecision) {
      // Nearly every message is no answer: it waits for no transaction of its own.
      if (!answeredWith(owner, clientId) && !openQuestion(owner, conversationId)) return null;
      const contentHash = hashContent(content);
      const answered = await queue.write(
        (): { result: SendResult; duplicate: boolean; event?: ConversationEvent | undefined } | null => {
          if (wasSent(db, owner, clientId)) return null;
          const before = answeredWith(owner, clientId);
          if (before) {
            const isSame = before.contentHash === contentHash && before.conversationId === conversationId;
            if (!isSame) {
              throw new ApiError(
                'conflict',
                'client_id was used before for another message. Give every message its own.',
                {
                  details: { field: 'client_id' },
                },
              );
            }
            return { result: toSendResult(db, before, before.resultEventId ?? 0), duplicate: true };
          }
          const open = openQuestion(owner, conversationId);
          if (!open) return null;
          const decided = settle(open, toDecision(toApproval(open)), { clientId, contentHash });
          return { result: toSendResult(db, open, decided.eventId), duplicate: false, event: decided.event };
        },
        (done) => {
          if (done) publish(done);
        },
      );
      return answered && { result: answered.result, duplicate: answered.duplicate };
    },
  };
}

/** A message with this id began a run: it is no answer, however late it is repeated. */
function wasSent(db: Db, { site, visitorId }: Owner, clientId: string): boolean {
  const isSame = and(
    eq(sentMessages.site, site),
    eq(sentMessages.visitorId, visitorId),
    eq(sentMessages.clientId, clientId),
  );
  return db.select({ id: sentMessages.messageId }).from(sentMessages).where(isSame).get() !== undefined;
}

function toSendResult(db: Db, row: Row, eventId: number): SendResult {
  const sent = db
    .select({ messageId: sentMessages.messageId })
    .from(sentMessages)
    .where(eq(sentMessages.runId, row.runId))
    .get();
  return {
    conversation_id: row.conversationId,
    message_id: sent?.messageId ?? row.id,
    run_id: row.runId,
    event_id: eventId,
  };
}

function toApproval(row: Row): ApprovalRow {
  const read = <T>(json: string | null) => (json === null ? null : (JSON.parse(json) as T));
  return {
    runId: row.runId,
    conversationId: row.conversationId,
    toolUseId: row.toolUseId,
    request: JSON.parse(row.request) as ApprovalRow['request'],
    arguments: read(row.arguments),
    parameters: read(row.parameters),
    edited: read(row.edited),
    expiresAtMs: row.expiresAtMs,
    outcome: read(row.outcome),
  };
}
