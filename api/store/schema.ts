// The tables of the store as Drizzle definitions; migrations/ is generated from them: `npm run migrations`.
// Names and keys only: contract/ documents the rows, sqlite/ writes them.
// Times are milliseconds since the epoch. The search index is a file of its own (api/site-index/tables/schema.ts).
import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AttachmentType } from '../../protocol/index.ts';

export const conversations = sqliteTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    /** Its short name in the rows of its events. A deleted one's may be given again: its events are deleted with it. */
    number: integer('number'),
    site: text('site').notNull(),
    visitorId: text('visitor_id').notNull(),
    title: text('title'),
    /** First words of the newest answer, as the model wrote them. */
    preview: text('preview'),
    createdAtMs: integer('created_at_ms').notNull(),
    /** Changes with a message and the end of a run, not with every delta: it is in the index of the list. */
    updatedAtMs: integer('updated_at_ms').notNull(),
    lastEventId: integer('last_event_id').notNull().default(0),
    /** A subscriber with a lower offset, other than 0, has to reload the history. */
    floorEventId: integer('floor_event_id').notNull().default(0),
    /** The amount of content in the log, see sqlite/tally.ts. Retracting a message lowers neither. */
    messageCount: integer('message_count').notNull().default(0),
    contentBytes: integer('content_bytes').notNull().default(0),
    /** Highest citation number given to a source. */
    lastSource: integer('last_source').notNull().default(0),
    /** The sources of all turns that begin before this event are in `turn_sources`. */
    sourcesUntil: integer('sources_until').notNull().default(0),
    /** The texts up to this event are in `search_texts`. */
    searchedUntil: integer('searched_until').notNull().default(0),
    /** The newest event that its visitor has seen, and the answers that ended after it. */
    readEventId: integer('read_event_id').notNull().default(0),
    unread: integer('unread').notNull().default(0),
    /** When it is deleted; until then it is hidden and can be restored. Null for others. */
    deleteAtMs: integer('delete_at_ms'),
    /** The name that a client of another protocol gave it; null for others. */
    thread: text('thread'),
  },
  (table) => [
    index('conversations_by_thread').on(table.site, table.visitorId, table.thread).where(sql`thread IS NOT NULL`),
    uniqueIndex('conversations_number').on(table.number),
    index('conversations_by_visitor').on(table.site, table.visitorId, table.updatedAtMs, table.id),
    // For expired conversations: see sqlite/expire.ts.
    index('conversations_by_age').on(table.site, table.updatedAtMs),
    index('conversations_to_delete').on(table.deleteAtMs).where(sql`delete_at_ms IS NOT NULL`),
  ],
);

/** WITHOUT ROWID, which Drizzle cannot say: the migration does. sqlite/event-rows.ts converts rows and events. */
export const events = sqliteTable(
  'events',
  {
    conversation: integer('conversation')
      .notNull()
      .references(() => conversations.number, { onDelete: 'cascade' }),
    eventId: integer('event_id').notNull(),
    /** Number of its run; `id:` and the id for a run that has no row. */
    run: integer('run').notNull(),
    /** Milliseconds since the epoch; text for a time in another form than `toISOString` writes. */
    at: integer('at').notNull(),
    type: text('type').notNull(),
    /** The event as JSON, without the fields of the other columns. */
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversation, table.eventId] }),
    // The first events of turns: history and context are read turn by turn from the end.
    index('events_turns').on(table.conversation, table.eventId).where(sql`type = 'user_message'`),
  ],
);

/**
 * The sources of ended turns in all versions, so that a page of history needs no fold of the whole log. A change of the result of
 * `collectSources` must empty this table and `sources_until` in its migration.
 */
export const turnSources = sqliteTable(
  'turn_sources',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The event that begins the turn. */
    eventId: integer('event_id').notNull(),
    /** JSON of its source groups, in order, with commas between and without brackets; never empty. */
    groups: text('groups').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.eventId] })],
);

/**
 * What was said in conversations, as words: sqlite/conversations/search.ts. `search_index` is the full-text index over it, kept by
 * triggers; the migration makes both, which Drizzle cannot say.
 */
export const searchTexts = sqliteTable(
  'search_texts',
  {
    /** The conversation's number times 2^28, and a count. */
    id: integer('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
  },
  (table) => [index('search_texts_by_conversation').on(table.conversationId)],
);

export const runs = sqliteTable(
  'runs',
  {
    id: text('id').primaryKey(),
    /** As that of a conversation. */
    number: integer('number'),
    /** All its events but those of its title and its rating are from this one up to the first of the next run. */
    firstEventId: integer('first_event_id').notNull().default(0),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    visitorId: text('visitor_id').notNull(),
    status: text('status', { enum: ['queued', 'running', 'waiting', 'done', 'stopped', 'error'] }).notNull(),
    token: integer('token').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    stopRequested: integer('stop_requested', { mode: 'boolean' }).notNull().default(false),
    createdAtMs: integer('created_at_ms').notNull(),
    endedAtMs: integer('ended_at_ms'),
    /** Id of the job that may claim it; see RunStore in contract/runs.ts. */
    job: text('job').notNull().default(''),
    /** When it goes on without an answer, while its status is waiting. */
    waitUntilMs: integer('wait_until_ms'),
    /** JSON list of the accounts that the run counts for, until it ends; null without any. */
    accounts: text('accounts'),
    /** `sub` of the visitor's user token where a tool of the site needs it, until the run ends; null without one. */
    userId: text('user_id'),
    /** Its deltas were folded into whole blocks. */
    compacted: integer('compacted', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    // The database itself refuses a second active run of a conversation.
    uniqueIndex('runs_number').on(table.number),
    uniqueIndex('runs_one_active').on(table.conversationId).where(sql`ended_at_ms IS NULL`),
    index('runs_unfinished').on(table.createdAtMs).where(sql`ended_at_ms IS NULL`),
    index('runs_to_compact').on(table.endedAtMs).where(sql`compacted = 0`),
    index('runs_by_conversation').on(table.conversationId),
  ],
);

export const sentMessages = sqliteTable(
  'sent_messages',
  {
    site: text('site').notNull(),
    visitorId: text('visitor_id').notNull(),
    clientId: text('client_id').notNull(),
    contentHash: text('content_hash').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    runId: text('run_id').notNull(),
    eventId: integer('event_id').notNull(),
    /** As in its event: the run that the message follows, '' at the beginning; null: the newest one above it. */
    after: text('after'),
    /** The first version of the message, and the place of this one; null for a message without versions. */
    versionOf: text('version_of'),
    version: integer('version'),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.visitorId, table.clientId] }),
    index('sent_messages_by_conversation').on(table.conversationId),
  ],
);

/** The rating of each answer that has one: the latest event `feedback` of its run. */
export const feedback = sqliteTable(
  'feedback',
  {
    runId: text('run_id')
      .primaryKey()
      .references(() => runs.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    /** JSON of the rating as history has it. */
    given: text('given').notNull(),
    atMs: integer('at_ms').notNull(),
  },
  (table) => [index('feedback_by_conversation').on(table.conversationId)],
);

/** The use of an account on a day; kept for two days. Visitors and addresses are digests: see api/plugins/limits/admission.ts. */
export const dailyUse = sqliteTable(
  'daily_use',
  {
    /** Whole days since the epoch, UTC. */
    day: integer('day').notNull(),
    account: text('account').notNull(),
    messages: integer('messages').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
    /** Millionths of the operator's currency. */
    costMicros: integer('cost_micros').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.account] })],
);

export const toolJournal = sqliteTable(
  'tool_journal',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    toolUseId: text('tool_use_id').notNull(),
    name: text('name').notNull(),
    argsHash: text('args_hash').notNull(),
    state: text('state', { enum: ['parked', 'executing', 'done'] }).notNull(),
    /** JSON of the arguments, where the log has some of them masked; null once it is done. */
    input: text('input'),
    outcome: text('outcome'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.toolUseId] })],
);

/** Calls and questions that wait for a person, and what was decided: the record that stays (APR-9). */
export const approvals = sqliteTable(
  'approvals',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').notNull(),
    toolUseId: text('tool_use_id').notNull(),
    kind: text('kind', { enum: ['tool', 'question'] }).notNull(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    argsHash: text('args_hash').notNull(),
    /** JSON of the request as it was shown. */
    request: text('request').notNull(),
    /** JSON of the arguments as they will be executed, sensitive values included; null once the call has a result. */
    arguments: text('arguments'),
    /** JSON of the tool's schema, for edits; null once the call has a result. */
    parameters: text('parameters'),
    expiresAtMs: integer('expires_at_ms').notNull(),
    /** Its event in the log; null while that is not written. */
    eventId: integer('event_id'),
    /** JSON of the outcome as it was shown; null while it is pending. */
    outcome: text('outcome'),
    /** The visitor's id, `time` or `run`. */
    decidedBy: text('decided_by'),
    /** JSON of the edited arguments as they will be executed; null once the call has a result. */
    edited: text('edited'),
    /** The tool is allowed for the rest of the conversation. */
    remembered: integer('remembered', { mode: 'boolean' }).notNull().default(false),
    /** Of the message that answered a question, and the event that came of it. */
    clientId: text('client_id'),
    contentHash: text('content_hash'),
    resultEventId: integer('result_event_id'),
    /** SHA-256 of the result that the call got. */
    resultDigest: text('result_digest'),
  },
  (table) => [
    uniqueIndex('approvals_call').on(table.runId, table.toolUseId),
    index('approvals_by_conversation').on(table.conversationId, table.name),
    index('approvals_by_client').on(table.clientId).where(sql`client_id IS NOT NULL`),
  ],
);

/** The tools that the page of a run's message declared, until the run ends. */
export const pageTools = sqliteTable('page_tools', {
  runId: text('run_id')
    .primaryKey()
    .references(() => runs.id, { onDelete: 'cascade' }),
  tab: text('tab').notNull(),
  /** JSON of the list, as it was accepted. */
  tools: text('tools').notNull(),
});

/** Calls that a page carries out, until their run ends. */
export const pageCalls = sqliteTable(
  'page_calls',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    toolUseId: text('tool_use_id').notNull(),
    tab: text('tab').notNull(),
    name: text('name').notNull(),
    /** JSON of the arguments, sensitive values included; null once there is an outcome. */
    input: text('input'),
    timeoutMs: integer('timeout_ms').notNull(),
    expiresAtMs: integer('expires_at_ms').notNull(),
    /** Carried out twice it does the same as once, or it changes nothing. */
    repeatable: integer('repeatable', { mode: 'boolean' }).notNull(),
    /** It was written to a connection of the tab, so it may have been carried out. */
    sent: integer('sent', { mode: 'boolean' }).notNull().default(false),
    /** JSON of the outcome; null while there is none. */
    outcome: text('outcome'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.toolUseId] }),
    index('page_calls_by_id').on(table.toolUseId),
    index('page_calls_open').on(table.tab).where(sql`outcome IS NULL`),
  ],
);

/** Untrusted HTML that a search service requires beside its answer; read by its id only, so the id is unguessable. */
export const searchEntries = sqliteTable(
  'search_entries',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    html: text('html').notNull(),
    createdAtMs: integer('created_at_ms').notNull(),
  },
  (table) => [index('search_entries_by_conversation').on(table.conversationId)],
);

/** Results of tools that were too long for the log. */
export const wholeResults = sqliteTable(
  'whole_results',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    toolUseId: text('tool_use_id').notNull(),
    contentType: text('content_type', { enum: ['text/plain', 'application/json'] }).notNull(),
    /** Bytes of `content`: before it, so that reading it skips the pages of the content. */
    size: integer('size').notNull(),
    content: blob('content', { mode: 'buffer' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.toolUseId] })],
);

/** Files of visitors, without their bytes; one without a conversation has been sent in no message. */
export const attachments = sqliteTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    site: text('site').notNull(),
    visitorId: text('visitor_id').notNull(),
    conversationId: text('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Bytes: as its upload began, and as they are kept once it is ready. */
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    state: text('state', { enum: ['uploading', 'ready'] })
      .notNull()
      .default('uploading'),
    /** Null until it is ready, as `sha256`. */
    type: text('type').$type<AttachmentType>(),
    sha256: text('sha256'),
    createdAtMs: integer('created_at_ms').notNull(),
    /** What a document says; null for images. Last, so that reading the others skips its pages. */
    text: text('text'),
  },
  (table) => [
    index('attachments_by_visitor').on(table.site, table.visitorId),
    index('attachments_by_conversation').on(table.conversationId),
    index('attachments_unsent').on(table.createdAtMs).where(sql`conversation_id IS NULL`),
  ],
);

/** Ids of deleted attachments whose bytes are still there: a trigger of the migration adds them, whatever deletes the row. */
export const removedFiles = sqliteTable('removed_files', { id: text('id').primaryKey() });

/** Every source recorded by a search of a conversation, by its id in the log; the icon route reads it. */
export const sources = sqliteTable(
  'sources',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
  },
  (table) => [index('sources_by_conversation').on(table.conversationId)],
);

/** The documents that owners pushed, as they were sent: the index is made from them. */
export const documents = sqliteTable(
  'documents',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    url: text('url').notNull(),
    title: text('title'),
    lang: text('lang'),
    format: text('format').notNull(),
    content: text('content').notNull(),
    pushedAtMs: integer('pushed_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] }), uniqueIndex('documents_url').on(table.site, table.url)],
);

/** Links with which a visitor goes on on another device, until they are used or over (ID-5). */
export const deviceLinks = sqliteTable(
  'device_links',
  {
    /** A digest of the link's id. */
    key: text('key').primaryKey(),
    site: text('site').notNull(),
    visitorId: text('visitor_id').notNull(),
    /** What the other device shows first; null for nothing. */
    conversationId: text('conversation_id'),
    expiresAtMs: integer('expires_at_ms').notNull(),
  },
  (table) => [index('device_links_by_visitor').on(table.site, table.visitorId)],
);

/** Responses of the gateway that have ended, until they are over. */
export const gatewayResponses = sqliteTable(
  'gateway_responses',
  {
    /** Grows with each one: the order in which they make room. */
    number: integer('number').primaryKey(),
    keyId: text('key_id').notNull(),
    id: text('id').notNull(),
    expiresAtMs: integer('expires_at_ms').notNull(),
    /** Length of `content`, before it, so that reading it skips the pages of the content. */
    chars: integer('chars').notNull(),
    content: text('content').notNull(),
  },
  (table) => [
    uniqueIndex('gateway_responses_by_id').on(table.keyId, table.id),
    index('gateway_responses_by_expiry').on(table.expiresAtMs),
  ],
);

/** The items of the gateway's responses, by which clients name them. */
export const gatewayItems = sqliteTable(
  'gateway_items',
  {
    keyId: text('key_id').notNull(),
    itemId: text('item_id').notNull(),
    response: integer('response')
      .notNull()
      .references(() => gatewayResponses.number, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.itemId] }),
    index('gateway_items_by_response').on(table.response),
  ],
);

/** Values that the API creates once and stores, e.g. the secret that signs visitor tokens. */
export const settings = sqliteTable('settings', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Sites made by the admin API, and what it adds to those of the configuration file. */
export const sites = sqliteTable('sites', {
  key: text('key').primaryKey(),
  /** JSON of the settings as a configuration file would say them. */
  settings: text('settings').notNull(),
  createdAtMs: integer('created_at_ms').notNull(),
  updatedAtMs: integer('updated_at_ms').notNull(),
  /** It is removed, and its data is being deleted; null otherwise. */
  removedAtMs: integer('removed_at_ms'),
});

/** Changes by the admin API. */
export const audit = sqliteTable('audit', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  atMs: integer('at_ms').notNull(),
  /** The beginning of the SHA-256 of the admin key, in hex. */
  keyId: text('key_id').notNull(),
  method: text('method').notNull(),
  route: text('route').notNull(),
  status: integer('status').notNull(),
  site: text('site'),
  /** JSON of what changed. */
  changes: text('changes').notNull(),
});
