// Full-text search over the conversations of one visitor in SQLite. The texts of a conversation are added to the index when its
// visitor searches, or when its log is folded: a message costs nothing until somebody looks for it.
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Block, reduceEvents } from '../../../../protocol/index.ts';
import { conversations, events, runs, searchTexts } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import { ofConversation, selectEvents, toEvent } from '../events/event-rows.ts';
import { toSearchQuery, toSearchText } from './search-words.ts';

/** Rows of the index that one conversation has ids for: far more than it may have messages (HI9). */
const IDS = 2 ** 28;
/** Characters of one message that can be found: a long answer has a tenth of them. */
const MAX_TEXT_CHARS = 20_000;
/** Events of a log that are added at once, and the rest of the turn after them: some 20 ms. */
const SLICE_EVENTS = 500;
/** Words of a query; the others are left out. */
const MAX_QUERY_WORDS = 12;

export type ConversationSearch = {
  /**
   * Adds what was said since the last call, without an answer that is being written: some turns of a long conversation, and returns whether
   * there are more. Call it inside a transaction.
   */
  add(conversationId: string): boolean;
  /** Whether a message, an answer or the title of the conversation has all words of the query; null for a query without words. */
  finder(query: string): ((conversation: { number: number; title: string | null }) => boolean) | null;
};

export function createConversationSearch(db: Db): ConversationSearch {
  const hit = db.$client
    .prepare('SELECT 1 FROM search_index WHERE search_index MATCH ? AND rowid BETWEEN ? AND ? LIMIT 1')
    .pluck();
  /** Without results of tools, which are most of a log, and nobody said them. */
  const readTexts = (conversationId: string, after: number, end: number) =>
    selectEvents(db)
      .where(
        and(
          ofConversation(conversationId),
          gt(events.eventId, after),
          lte(events.eventId, end),
          sql`(${events.type} <> 'content_block_start' OR json_extract(${events.body}, '$.content_block.type') = 'text')`,
        ),
      )
      .orderBy(asc(events.eventId))
      .all();
  const questionAfter = (conversationId: string, after: number) =>
    db
      .select({ eventId: events.eventId })
      .from(events)
      .where(and(ofConversation(conversationId), gt(events.eventId, after), eq(events.type, 'user_message')))
      .orderBy(asc(events.eventId))
      .limit(1)
      .get()?.eventId ?? Number.MAX_SAFE_INTEGER;
  /** The end of the turns that begin within the next events: a run is folded whole. */
  const endOfSlice = (conversationId: string, after: number, newest: number) =>
    Math.min(newest, questionAfter(conversationId, after + SLICE_EVENTS) - 1);

  return {
    add(conversationId) {
      const row = db
        .select({
          number: conversations.number,
          until: conversations.searchedUntil,
          last: conversations.lastEventId,
          activeFrom: runs.firstEventId,
        })
        .from(conversations)
        .leftJoin(runs, and(eq(runs.conversationId, conversations.id), isNull(runs.endedAtMs)))
        .where(eq(conversations.id, conversationId))
        .get();
      const newest = row?.activeFrom ? row.activeFrom - 1 : (row?.last ?? 0);
      if (!row || row.number === null || newest <= row.until) return false;
      const end = endOfSlice(conversationId, row.until, newest);
      const log = readTexts(conversationId, row.until, end).map((one) => toEvent(conversationId, one));
      const first = row.number * IDS;
      const last = db.$client
        .prepare('SELECT max(id) FROM search_texts WHERE id BETWEEN ? AND ?')
        .pluck()
        .get(first, first + IDS - 1) as number | null;
      let id = last ?? first - 1;
      for (const text of reduceEvents(log).blocks.map(textOf)) {
        const words = toSearchText(text.slice(0, MAX_TEXT_CHARS));
        if (words !== '') db.insert(searchTexts).values({ id: ++id, conversationId, words }).run();
      }
      db.update(conversations).set({ searchedUntil: end }).where(eq(conversations.id, conversationId)).run();
      return end < newest;
    },
    finder(query) {
      const match = toSearchQuery(query, MAX_QUERY_WORDS);
      if (match === null) return null;
      const wanted = toSearchText(query);
      return ({ number, title }) => {
        if (title !== null && ` ${toSearchText(title)}`.includes(` ${wanted}`)) return true;
        return hit.get(match, number * IDS, number * IDS + IDS - 1) !== undefined;
      };
    },
  };
}

function textOf(block: Block): string {
  if (block.type === 'text') return block.text;
  if (block.type !== 'user') return '';
  return block.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}
