// Reads a page of a conversation's history from the log: turns from the end up, and the sources of the whole conversation.
// The reply is made in pieces, so that a long list of sources is never held whole. Who may read was checked before.
import { type History, PageBuilder, toHistory } from '../../protocol/index.ts';
import { HISTORY_PAGE } from '../config/limits.ts';
import type { EventLog } from '../store/store.ts';

/** Above every event id. */
const END = Number.MAX_SAFE_INTEGER;

/**
 * The JSON of a page in pieces: the newest turns, or with `before` those above that cursor. `withSources`: with the sources
 * of the whole conversation, else with none.
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
  // What the conversation does now is told by its newest turn, whichever page was asked for.
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
