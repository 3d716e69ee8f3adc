// Reads a page of a conversation's history from the log: its turns, newest first, and the sources of the whole conversation.
// The reply is streamed, so that a long list of sources is never in memory as a whole. The caller has checked permission.
import { type History, PageBuilder, toHistory } from '../../protocol/index.ts';
import { HISTORY_PAGE } from '../config/limits.ts';
import type { EventLog } from '../store/contract/event-log.ts';
import type { FeedbackStore } from '../store/contract/store.ts';
import { yieldToEventLoop } from '../time/wait.ts';

/** Above every event id. */
const END = Number.MAX_SAFE_INTEGER;

/**
 * Yields the JSON of a page: the newest turns, or with `before` those above that cursor. `withSources`: with the sources
 * of the whole conversation, otherwise with none. @throws the signal's reason, while the sources are collected.
 */
export async function* readHistory(
  { log, feedback }: { log: Pick<EventLog, 'turnBefore' | 'sourcesBefore'>; feedback: Pick<FeedbackStore, 'of'> },
  conversation: History['conversation'],
  { before, withSources, signal }: { before: number | null; withSources: boolean; signal?: AbortSignal },
): AsyncGenerator<string, void, void> {
  // Its events are not kept while the sources are collected, which may have to wait.
  const { head, end, own } = await readPage({ log, feedback }, conversation, before);
  yield `${head},"workspace":{"sources":[`;
  if (end !== null && withSources) {
    let comma = '';
    for await (const groups of log.sourcesBefore(conversation.id, end, signal)) {
      yield comma + groups;
      comma = ',';
    }
    if (own !== '') yield comma + own;
  }
  yield ']}}';
}

/**
 * The JSON of a page up to its sources; the event that begins the newest turn, null without one; the sources of that turn as
 * JSON without brackets.
 */
async function readPage(
  { log, feedback }: { log: Pick<EventLog, 'turnBefore'>; feedback: Pick<FeedbackStore, 'of'> },
  conversation: History['conversation'],
  before: number | null,
): Promise<{ head: string; end: number | null; own: string }> {
  const newest = await log.turnBefore(conversation.id, END);
  const page = new PageBuilder(HISTORY_PAGE);
  let turn = before === null ? newest : await log.turnBefore(conversation.id, before);
  while (turn && page.add(turn.events, turn.chars)) {
    await yieldToEventLoop();
    turn = turn.isFirst ? null : await log.turnBefore(conversation.id, turn.events[0]!.event_id);
  }
  // The newest turn gives the current status of the conversation, whichever page is requested.
  const { workspace, agent_status, pending_approval } = toHistory(newest?.events ?? [], conversation);
  await yieldToEventLoop();
  const { workspace: _, ...reply } = page.toHistory(conversation, turn !== null);
  return {
    // Read after the turns: a rating that is newer than the page comes again as an event, and changes nothing.
    head: JSON.stringify({
      ...reply,
      agent_status,
      pending_approval,
      feedback: await feedback.of(conversation.id),
    }).slice(0, -1),
    end: newest === null ? null : newest.events[0]!.event_id,
    own: JSON.stringify(workspace.sources).slice(1, -1),
  };
}
