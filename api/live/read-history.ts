// Reads a page of a conversation's history from the log: its turns, newest first, and the sources of the whole conversation.
// The reply is streamed, so that a long list of sources is never in memory as a whole. The caller has checked permission.
import { type History, PageBuilder, toHistory } from '../../protocol/index.ts';
import { HISTORY_PAGE } from '../config/limits.ts';
import type { EventLog } from '../store/store.ts';

/** Above every event id. */
const END = Number.MAX_SAFE_INTEGER;

/**
 * Yields the JSON of a page: the newest turns, or with `before` those above that cursor. `withSources`: with the sources
 * of the whole conversation, otherwise with none.
 */
export async function* readHistory(
  log: Pick<EventLog, 'turnBefore' | 'sourcesBefore'>,
  conversation: History['conversation'],
  { before, withSources }: { before: number | null; withSources: boolean },
): AsyncGenerator<string, void, void> {
  const newest = await log.turnBefore(conversation.id, END);
  const page = new PageBuilder(HISTORY_PAGE);
  let turn = before === null ? newest : await log.turnBefore(conversation.id, before);
  while (turn && page.add(turn.events, turn.chars)) {
    turn = turn.isFirst ? null : await log.turnBefore(conversation.id, turn.events[0]!.event_id);
  }
  // The newest turn gives the current status of the conversation, whichever page is requested.
  const { workspace, agent_status, pending_approval } = toHistory(newest?.events ?? [], conversation);
  const { workspace: _, ...reply } = page.toHistory(conversation, turn !== null);
  yield `${JSON.stringify({ ...reply, agent_status, pending_approval }).slice(0, -1)},"workspace":{"sources":[`;
  if (newest && withSources) {
    let comma = '';
    for await (const groups of log.sourcesBefore(conversation.id, newest.events[0]!.event_id)) {
      yield comma + groups;
      comma = ',';
    }
    const own = JSON.stringify(workspace.sources).slice(1, -1);
    if (own !== '') yield comma + own;
  }
  yield ']}}';
}
