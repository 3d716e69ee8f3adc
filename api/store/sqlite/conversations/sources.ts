// The sources of all conversations by id: recorded with the log events that contain them, read by the icon route only.
// Deleted with their conversation by its foreign key.
import { eq, sql } from 'drizzle-orm';
import { type ConversationEvent, isSourceGroup, isSourceId } from '../../../../protocol/index.ts';
import type { Sources } from '../../contract/store.ts';
import { conversations, sources } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';

/** Most sources recorded of one result: no engine returns more than 50; the list of another tool may have any length. */
const MAX_SOURCES = 100;
/** NET-2: a longer address is never fetched. */
const MAX_URL_CHARS = 2048;

export function createSources(db: Db): Sources {
  return {
    async get(id) {
      return (
        db
          .select({ site: conversations.site, url: sources.url })
          .from(sources)
          .innerJoin(conversations, eq(conversations.id, sources.conversationId))
          .where(eq(sources.id, id))
          .get() ?? null
      );
    },
  };
}

/** Records the sources in a search's result. Call it inside the transaction that writes the event. */
export function createSourceRecorder(db: Db): (event: ConversationEvent) => void {
  const insert = db
    .insert(sources)
    .values({
      id: sql.placeholder('id'),
      conversationId: sql.placeholder('conversationId'),
      url: sql.placeholder('url'),
    })
    .onConflictDoNothing()
    .prepare();
  return (event) => {
    if (event.type !== 'content_block_start' || event.content_block.type !== 'tool_result') return;
    const { artifact } = event.content_block;
    if (!isSourceGroup(artifact)) return;
    for (const { id, url } of artifact.sources.slice(0, MAX_SOURCES)) {
      if (!isSourceId(id) || url.length > MAX_URL_CHARS || !/^https?:\/\//i.test(url)) continue;
      insert.run({ id, conversationId: event.conversation_id, url });
    }
  };
}
