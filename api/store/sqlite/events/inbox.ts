// Accepts a visitor's message in SQLite: key, conversation, run and event in one transaction, once per client_id (WS-7).
import { and, eq, sql } from 'drizzle-orm';
import {
  ApiError,
  type ConversationEvent,
  type EventDraft,
  type PageContext,
  type PageToolsDeclaration,
  type UserContent,
} from '../../../../protocol/index.ts';
import type { Admission, ImportedTurn, Inbox } from '../../contract/inbox.ts';
import type { Owner } from '../../contract/owner.ts';
import { jobOf } from '../../contract/runs.ts';
import { conversations, pageTools, runs, sentMessages } from '../../schema.ts';
import { bindAttachments } from '../attachments.ts';
import { belongsTo, createConversationInsert, emptyWal } from '../conversations/conversations.ts';
import { createShownRun, noSuchVersion, VersionTree } from '../conversations/versions.ts';
import type { DailyUse } from '../daily-use.ts';
import type { Db } from '../database/open-database.ts';
import { placeholders } from '../database/placeholders.ts';
import { createAcceptedBefore, hashContent } from './accepted-before.ts';
import {
  type Asked,
  askedAt,
  findAnswered,
  findOwnMessage,
  notNewest,
  type Place,
  placeAtEnd,
  requireFree,
  requireNewThread,
  requireRetryable,
} from './check-message.ts';
import type { CommitEvents } from './commit-events.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { Append } from './event-log.ts';

type Input = {
  clientId: string;
  runId: string;
  conversationId: string | null;
  pageTools?: PageToolsDeclaration | undefined;
  userId?: string | undefined;
};

type WithoutRun<Draft> = Draft extends unknown ? Omit<Draft, 'run_id' | 'at'> : never;

/** The first event of a run. `create` makes its conversation, in the same transaction. */
type Beginning = {
  conversationId: string;
  messageId: string;
  /** Its place among the versions, where that is not the end of the log. */
  place?: Place;
  create?: (nowMs: number) => void;
  draft: WithoutRun<EventDraft>;
  admission: Admission | undefined;
};

/** Turns and events of an import that are written in one transaction: it blocks the event loop, for some 20 ms. */
const IMPORT_BATCH = { turns: 20, events: 500 } as const;
/**
 * An import of several transactions is hidden until its last one, as a conversation that is deleted at this time, in ms: what a process
 * that died has left is purged then.
 */
const IMPORT_MS = 10 * 60_000;

export function createInbox(deps: {
  db: Db;
  queue: CommitQueue;
  /** Published after each commit. */
  events: CommitEvents;
  now: () => number;
  append: Append;
  dailyUse: DailyUse;
}): Inbox {
  const { db, queue, now, append, dailyUse } = deps;
  const insertConversation = createConversationInsert(db);
  const acceptedBefore = createAcceptedBefore(db);
  const shownRun = createShownRun(db);
  const insertRun = db
    .insert(runs)
    .values({
      ...placeholders('id', 'conversationId', 'site', 'visitorId', 'userId', 'job', 'createdAtMs', 'accounts'),
      number: sql`(SELECT coalesce(max(${runs.number}), 0) + 1 FROM ${runs})`,
      status: 'queued',
    })
    .prepare();
  const setFirstEvent = db
    .update(runs)
    .set({ firstEventId: sql`${sql.placeholder('eventId')}` })
    .where(eq(runs.id, sql.placeholder('runId')))
    .prepare();
  const insertSent = db
    .insert(sentMessages)
    .values({
      ...placeholders('site', 'visitorId', 'clientId', 'contentHash', 'conversationId', 'messageId', 'runId'),
      ...placeholders('eventId', 'after', 'versionOf', 'version'),
    })
    .prepare();
  return {
    accept(owner, message, admission) {
      const { content: parts, context } = message;
      const contentHash = hashContent(context ? { content: parts, context } : parts);
      return once(owner, message, contentHash, () => {
        admission?.requireOpen?.();
        const { conversationId, newConversationId, messageId, content } = message;
        if (conversationId !== null) requireFree(db, owner, conversationId);
        const id = conversationId ?? newConversationId;
        const place = conversationId === null ? undefined : placeAtEnd(db, conversationId, shownRun);
        return {
          conversationId: id,
          messageId,
          ...(place ? { place } : {}),
          create: (nowMs) => {
            if (conversationId === null) insertConversation(owner, { id }, nowMs);
          },
          draft: toDraft(messageId, message.clientId, content, { ...place, ...(context ? { context } : {}) }),
          admission,
        };
      });
    },
    regenerate(owner, wish, admission) {
      const { messageId, clientId, retries } = wish;
      const contentHash = hashContent({ regenerates: messageId, ...(retries === undefined ? {} : { retries }) });
      return once(owner, { ...wish, conversationId: null }, contentHash, () => {
        admission?.requireOpen?.();
        const { conversationId, replaces, isNewest, tree } = findAnswered(db, owner, messageId, shownRun);
        if (!isNewest) {
          const { newMessageId } = wish;
          if (retries !== undefined || newMessageId === undefined) throw notNewest();
          const asked = askedAt(db, conversationId, tree.find({ messageId })!.eventId);
          return versionOf(tree, conversationId, { ...wish, newMessageId, ...asked }, admission);
        }
        const again = retries === undefined ? {} : { retries };
        if (retries !== undefined) requireRetryable(db, { conversationId, runId: replaces, toolUseId: retries });
        return {
          conversationId,
          messageId,
          draft: { type: 'regenerate', message_id: messageId, client_id: clientId, replaces, ...again },
          admission,
        };
      });
    },
    edit(owner, wish, admission) {
      const { messageId: edits, content, context } = wish;
      const contentHash = hashContent({ edits, content, ...(context ? { context } : {}) });
      return once(owner, { ...wish, conversationId: null }, contentHash, () => {
        admission?.requireOpen?.();
        const conversationId = findOwnMessage(db, owner, wish.messageId);
        requireFree(db, owner, conversationId);
        return versionOf(new VersionTree(db, conversationId), conversationId, wish, admission);
      });
    },
    async importTurns(owner, { id, thread, title, turns }, admission) {
      const accounts = admission?.accounts ?? [];
      const isOwn = and(eq(conversations.id, id), belongsTo(owner));
      const batches = importBatches(turns);
      let lastEventId = 0;
      try {
        for (const [n, batch] of batches.entries()) {
          // Nobody can follow the conversation yet, so that its events are not published.
          lastEventId = await queue.write(() => {
            const isLast = n === batches.length - 1;
            const nowMs = now();
            if (thread !== undefined && (n === 0 || isLast)) requireNewThread(db, owner, thread);
            // Judged again at the end: other imports may have used the budget meanwhile.
            if (n === 0 || isLast) admission?.admit(dailyUse.loadsOf(accounts, nowMs));
            if (isLast) dailyUse.countMessages(accounts, nowMs, turns.length);
            if (n === 0) insertConversation(owner, { id, title, ...(thread === undefined ? {} : { thread }) }, nowMs);
            const last = addTurns(owner, id, batch, nowMs);
            const deleteAtMs = isLast ? null : nowMs + IMPORT_MS;
            const changed = db.update(conversations).set({ unread: 0, deleteAtMs }).where(isOwn).run().changes;
            if (changed === 0) throw new ApiError('not_found', 'There is no such conversation.');
            return last;
          });
        }
      } catch (error) {
        if (lastEventId > 0) {
          // If this fails, too, it is purged later.
          await queue.write(() => db.delete(conversations).where(isOwn).run()).catch(() => {});
          emptyWal(db);
        }
        throw error;
      }
      return { conversationId: id, lastEventId };
    },
    show(owner, conversationId, target) {
      return queue.write(
        () => {
          requireFree(db, owner, conversationId, { isFullToo: true });
          const tree = new VersionTree(db, conversationId);
          const chosen = tree.runOf(target);
          if (chosen === undefined) throw noSuchVersion();
          const runId = tree.leafOf(chosen);
          if (runId === shownRun(conversationId)) return { runId, event: null };
          const nowMs = now();
          const draft: EventDraft = { type: 'version_shown', run_id: runId, at: new Date(nowMs).toISOString() };
          const [event] = append(conversationId, [draft], nowMs) as [ConversationEvent];
          return { runId, event };
        },
        ({ event }) => {
          if (event) deps.events.add(conversationId, [event]);
        },
      );
    },
  };

  /** Finished turns at the end of a conversation that is being imported; returns the id of the last event. */
  function addTurns(owner: Owner, id: string, turns: readonly ImportedTurn[], nowMs: number): number {
    let last = 0;
    for (const { answer, content, at, ...turn } of turns) {
      const contentHash = hashContent(content);
      if (acceptedBefore(owner, { clientId: turn.clientId, conversationId: id }, contentHash))
        throw new ApiError('conflict', 'A message of this conversation was imported before.');
      requireFree(db, owner, id, { isHiddenToo: true });
      const draft = toDraft(turn.messageId, turn.clientId, content, { at });
      const beginning = { conversationId: id, messageId: turn.messageId, draft, admission: undefined };
      const { event } = begin(owner, { ...turn, conversationId: id }, contentHash, beginning);
      last = append(id, answer, nowMs).at(-1)?.event_id ?? event.event_id;
    }
    return last;
  }

  /** Another version of the message, with its own answer. */
  function versionOf(
    tree: VersionTree,
    conversationId: string,
    wish: { clientId: string; messageId: string; newMessageId: string } & Asked,
    admission: Admission | undefined,
  ): Beginning {
    const { before, versionOf: edits } = tree.find({ messageId: wish.messageId })!;
    const place = { after: before, edits, version: tree.count(edits) + 1 };
    const { content, context } = wish;
    const draft = toDraft(wish.newMessageId, wish.clientId, content, { ...place, ...(context ? { context } : {}) });
    return { conversationId, messageId: wish.newMessageId, place, draft, admission };
  }

  /** Runs `prepare` and creates a run in one transaction, unless the same message was accepted before. */
  function once(owner: Owner, input: Input, contentHash: string, prepare: () => Beginning) {
    return queue.write(
      () => acceptedBefore(owner, input, contentHash) ?? begin(owner, input, contentHash, prepare()),
      ({ duplicate, event }) => {
        if (!duplicate) deps.events.add(event.conversation_id, [event]);
      },
    );
  }

  function begin(
    owner: Owner,
    { clientId, runId, pageTools: declared, userId }: Input,
    contentHash: string,
    beginning: Beginning,
  ) {
    const { conversationId, messageId, admission, create, draft, place } = beginning;
    const nowMs = now();
    const accounts = admission?.accounts ?? [];
    admission?.admit(dailyUse.loadsOf(accounts, nowMs));
    dailyUse.countMessages(accounts, nowMs);
    create?.(nowMs);
    if (draft.type === 'user_message') bindAttachments(db, owner, conversationId, draft.content);
    insertRun.run({
      ...owner,
      id: runId,
      conversationId,
      userId: userId ?? null,
      job: jobOf(runId, 0),
      createdAtMs: nowMs,
      accounts: accounts.length > 0 ? JSON.stringify(accounts) : null,
    });
    if (declared && declared.tools.length > 0)
      db.insert(pageTools)
        .values({ runId, tab: declared.tab, tools: JSON.stringify(declared.tools) })
        .run();
    const at = new Date(nowMs).toISOString();
    // The envelope's fields come first in a stored event.
    const whole = Object.assign({ type: draft.type, run_id: runId, at }, draft) as EventDraft;
    const [event] = append(conversationId, [whole], nowMs) as [ConversationEvent];
    const eventId = event.event_id;
    setFirstEvent.run({ runId, eventId });
    insertSent.run({
      ...owner,
      ...{ clientId, contentHash, conversationId, messageId, runId, eventId },
      after: place ? (place.after ?? '') : null,
      versionOf: place?.edits ?? null,
      version: place?.version ?? null,
    });
    const result = { conversation_id: conversationId, message_id: messageId, run_id: runId, event_id: eventId };
    return { result, duplicate: false, event };
  }
}

/** At least one batch, and at least one turn in each of several. */
function importBatches(turns: readonly ImportedTurn[]): ImportedTurn[][] {
  const batches: ImportedTurn[][] = [[]];
  let events = 0;
  for (const turn of turns) {
    const size = turn.answer.length + 1;
    const batch = batches.at(-1)!;
    if (batch.length > 0 && (batch.length === IMPORT_BATCH.turns || events + size > IMPORT_BATCH.events)) {
      batches.push([turn]);
      events = size;
    } else {
      batch.push(turn);
      events += size;
    }
  }
  return batches;
}

function toDraft(
  messageId: string,
  clientId: string,
  content: readonly UserContent[],
  along: Partial<Place> & { context?: PageContext; at?: string },
) {
  return {
    type: 'user_message' as const,
    message_id: messageId,
    client_id: clientId,
    content: [...content],
    ...along,
  };
}
