// Accepts a visitor's message in SQLite: key, conversation, run and event in one transaction, once per client_id (WS-7).
import { createHash } from 'node:crypto';
import { and, desc, eq, gte, isNull, type Placeholder, sql } from 'drizzle-orm';
import {
  ApiError,
  type ConversationEvent,
  type EventDraft,
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_MESSAGES,
  type PageContext,
  type PageToolsDeclaration,
  type SendResult,
  type UserContent,
} from '../../../../protocol/index.ts';
import { canonicalJson } from '../../../text/canonical-json.ts';
import { conversations, events, pageTools, runs, sentMessages } from '../../schema.ts';
import { type Admission, type Inbox, jobOf, type Owner } from '../../store.ts';
import { bindAttachments } from '../attachments.ts';
import { createConversationInsert, isOf } from '../conversations/conversations.ts';
import { createShownRun, noSuchVersion, VersionTree } from '../conversations/versions.ts';
import type { DailyUse } from '../daily-use.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitEvents } from './commit-events.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { Append } from './event-log.ts';
import { ofConversation, selectEvents, toEvent } from './event-rows.ts';

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

type Asked = { content: readonly UserContent[]; context?: PageContext | undefined };

type ShownRun = ReturnType<typeof createShownRun>;

/** `after`: the run that the message follows, null at the beginning. */
type Place = { after: string | null; edits?: string; version?: number };

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
    importTurns(owner, { id, thread, title, turns }) {
      return queue
        .write(
          () => {
            const nowMs = now();
            if (thread !== undefined) requireNewThread(db, owner, thread);
            insertConversation(owner, { id, title, ...(thread === undefined ? {} : { thread }) }, nowMs);
            const events = turns.flatMap(({ answer, content, at, ...turn }) => {
              const contentHash = hashContent(content);
              if (acceptedBefore(owner, { clientId: turn.clientId, conversationId: id }, contentHash))
                throw new ApiError('conflict', 'A message of this conversation was imported before.');
              requireFree(db, owner, id);
              const draft = toDraft(turn.messageId, turn.clientId, content, { at });
              const beginning = { conversationId: id, messageId: turn.messageId, draft, admission: undefined };
              const { event } = begin(owner, { ...turn, conversationId: id }, contentHash, beginning);
              return [event, ...append(id, answer, nowMs)];
            });
            db.update(conversations).set({ unread: 0 }).where(eq(conversations.id, id)).run();
            return { events, result: { conversationId: id, lastEventId: events.at(-1)?.event_id ?? 0 } };
          },
          ({ events }) => deps.events.add(id, events),
        )
        .then(({ result }) => result);
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
    dailyUse.countMessage(accounts, nowMs);
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

function requireNewThread(db: Db, owner: Owner, thread: string): void {
  const isSame = and(isOf(owner), eq(conversations.thread, thread));
  const known = db.select({ id: conversations.id }).from(conversations).where(isSame).get();
  if (known)
    throw new ApiError('conflict', 'There is a conversation of this name already. Import under another id.', {
      details: { field: 'id', conversation_id: known.id },
    });
}

/** The conversation of the visitor's own message. */
function findOwnMessage(db: Db, owner: Owner, messageId: string): string {
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
function findAnswered(
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

const notNewest = () =>
  new ApiError('invalid_request', 'Only the newest question of a conversation can be answered again.', {
    details: { field: 'message_id' },
  });

/** Where a message goes that continues what is shown; undefined for the end of the log. */
function placeAtEnd(db: Db, conversationId: string, shownRun: ShownRun): Place | undefined {
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

/** What a message says, and what the page said of itself with it. */
function askedAt(db: Db, conversationId: string, eventId: number): Asked {
  const row = selectEvents(db)
    .where(and(ofConversation(conversationId), eq(events.eventId, eventId)))
    .get();
  const event = row && toEvent(conversationId, row);
  return event?.type === 'user_message' ? { content: event.content, context: event.context } : { content: [] };
}

/** @throws {ApiError} unless the call belongs to the run and its result says that it can be tried again */
function requireRetryable(db: Db, call: { conversationId: string; runId: string; toolUseId: string }): void {
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

/** Throws the reason unless the conversation is the visitor's own, with room (or `isFullToo`) and no active run. */
function requireFree(
  db: Db,
  owner: Owner,
  conversationId: string,
  { isFullToo = false }: { isFullToo?: boolean } = {},
): void {
  const isOwn = and(eq(conversations.id, conversationId), isOf(owner));
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

/** A placeholder of its own name for each column. */
function placeholders<Name extends string>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<Name, Placeholder<Name>>;
}

function createAcceptedBefore(db: Db) {
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
  return (owner: Owner, message: Pick<Input, 'clientId' | 'conversationId'>, contentHash: string) => {
    const before = find.get({ ...owner, clientId: message.clientId });
    return before ? answerAgain(db, before, message, contentHash) : null;
  };
}

/** What was answered to the same message before. @throws {ApiError} `conflict` if it was another one */
function answerAgain(
  db: Db,
  before: typeof sentMessages.$inferSelect,
  message: Pick<Input, 'clientId' | 'conversationId'>,
  contentHash: string,
) {
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
