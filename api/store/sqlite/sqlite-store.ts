// The store over one SQLite file: opens it, connects the parts, closes it. The interfaces are in ../contract/.
import { eq } from 'drizzle-orm';
import { systemClock } from '../../time/clock.ts';
import type { Store } from '../contract/store.ts';
import { createNotifier } from '../notifier.ts';
import { settings } from '../schema.ts';
import { createApprovals } from './approvals/approvals.ts';
import { createAttachments } from './attachments.ts';
import { createConversations } from './conversations/conversations.ts';
import { createExpiry } from './conversations/expire.ts';
import { createFeedback } from './conversations/feedback.ts';
import { createConversationSearch } from './conversations/search.ts';
import { createSearchEntries } from './conversations/search-entries.ts';
import { createSources } from './conversations/sources.ts';
import { createDailyUse } from './daily-use.ts';
import { type Db, openDatabase, openQuickConnection } from './database/open-database.ts';
import { readBootId, skipLostIds } from './database/skip-lost-ids.ts';
import { createDeviceLinks } from './device-links.ts';
import { createDocumentSources } from './documents.ts';
import { CommitEvents } from './events/commit-events.ts';
import { CommitQueue, type QueueClock } from './events/commit-queue.ts';
import { createAppend, createEventLog, createFenceCheck } from './events/event-log.ts';
import { createInbox } from './events/inbox.ts';
import { createGatewayResponses } from './gateway-responses.ts';
import { createPageCalls } from './page-calls.ts';
import { createRunStore, createSignals, createToolJournal } from './run-store.ts';
import { createAuditLog, createSiteRows } from './site-settings.ts';
import { createVisitors } from './visitors.ts';
import { createWholeResults } from './whole-results.ts';

/** The store, and its database for modules with tables of their own in the same file (the search index). */
export type SqliteStore = Store & { readonly db: Db };

/**
 * Opens the database of `url` (`file:…`, a path, or `:memory:`) and migrates it.
 * `bootId`: identifies the boot of the machine; read from the system if left out.
 * @throws {Error} with what to do, when the file cannot be opened for writing.
 */
export function createSqliteStore(options: { url: string; clock?: QueueClock; bootId?: string }): SqliteStore {
  const clock = options.clock ?? systemClock;
  const now = () => clock.now();
  const db = openDatabase(options.url);
  const quick = openQuickConnection(options.url) ?? db;
  const notifier = createNotifier();
  const events = new CommitEvents(notifier);
  const queue = new CommitQueue({ durable: db.$client, quick: quick.$client }, clock, () => events.publish());
  const append = createAppend(db);
  skipLostIds(db, append, options.bootId ?? readBootId(), now());
  const dailyUse = createDailyUse(db);
  const checkFence = createFenceCheck(db);
  const quickLane = { append: createAppend(quick), checkFence: createFenceCheck(quick) };
  const search = createConversationSearch(db);
  const lanes = { durable: { append, checkFence }, quick: quickLane };

  return {
    db,
    notifier,
    conversations: createConversations({ db, queue, events, now, append, search, dailyUse }),
    log: createEventLog({ db, queue, events, now, lanes, dailyUse, search }),
    runs: createRunStore(db, queue, now, checkFence, dailyUse),
    inbox: createInbox({ db, queue, events, now, append, dailyUse }),
    journal: createToolJournal(db, queue),
    approvals: createApprovals({ db, queue, events, now, append }),
    pageCalls: createPageCalls(db, queue),
    wholeResults: createWholeResults(db, queue),
    attachments: createAttachments(db, queue, now),
    signals: createSignals(db, queue, notifier),
    searchEntries: createSearchEntries(db, queue, now),
    sources: createSources(db),
    feedback: createFeedback({ db, queue, events, now, append }),
    documents: createDocumentSources(db, queue),
    deviceLinks: createDeviceLinks(db, queue, now),
    gateway: createGatewayResponses(
      { durable: { db, dailyUse }, quick: { db: quick, dailyUse: createDailyUse(quick) } },
      queue,
      now,
    ),
    siteRows: createSiteRows(db, queue, now),
    audit: createAuditLog(db, queue, now),
    settings: {
      getOrCreate(name, create) {
        return queue.write(() => {
          db.insert(settings).values({ name, value: create() }).onConflictDoNothing().run();
          return db.select().from(settings).where(eq(settings.name, name)).get()?.value ?? '';
        });
      },
      async get(name) {
        return db.select().from(settings).where(eq(settings.name, name)).get()?.value ?? null;
      },
      set: (name, value) => queue.write(() => putSetting(name, value)),
    },
    ...createExpiry(db, queue),
    ...createVisitors(db, queue),
    async check() {
      await queue.write(() => {
        putSetting('checked_at', String(now()));
      });
    },
    async close() {
      if (!db.$client.open) return;
      queue.close();
      quick.$client.close();
      db.$client.close();
    },
  };

  function putSetting(name: string, value: string): void {
    db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } }).run();
  }
}
