// What a run reads of its conversation: the newest turn, and of the earlier ones as many as its context takes.
// Knows the log and token counts; what the context is made of is context.ts.
import { type FlatMessage, shownMessages, toHistory } from '../../../protocol/index.ts';
import type { EventLog, StoredTurn } from '../../store/store.ts';
import { leastTokens } from './context.ts';

/** The newest turn of the conversation: that of the run which is not over. Null for a conversation without events. */
export function readNewestTurn(log: Pick<EventLog, 'turnBefore'>, conversationId: string): Promise<StoredTurn | null> {
  return log.turnBefore(conversationId, Number.MAX_SAFE_INTEGER);
}

/**
 * The flat messages above `turn`, oldest first: whole turns up to the one with which `maxTokens` is passed, at least one if
 * there is any.
 */
export async function readEarlierMessages(
  log: Pick<EventLog, 'turnBefore'>,
  conversationId: string,
  turn: StoredTurn,
  maxTokens: number,
): Promise<FlatMessage[]> {
  const turns: (readonly FlatMessage[])[] = [];
  let below = turn;
  for (let left = maxTokens; left >= 0 && !below.isFirst; ) {
    const above = await log.turnBefore(conversationId, below.events[0]!.event_id);
    if (!above) break;
    const conversation = { id: conversationId, title: null, created_at: '', updated_at: '' };
    const messages = shownMessages(toHistory(above.events, conversation));
    turns.push(messages);
    left -= leastTokens(messages);
    below = above;
  }
  return turns.reverse().flat();
}
