// What a run reads of its conversation: the newest turn, and of the earlier ones as many as its context takes.
// Knows the log and token counts; what the context is made of is context.ts.
import { type FlatMessage, shownMessages, toHistory } from '../../../protocol/index.ts';
import type { EventLog, StoredTurn } from '../../store/contract/event-log.ts';
import { leastTokens } from './context.ts';

/** The newest turn of the conversation: that of the run which is not over. Null for a conversation without events. */
export function readNewestTurn(log: Pick<EventLog, 'turnBefore'>, conversationId: string): Promise<StoredTurn | null> {
  return log.turnBefore(conversationId, Number.MAX_SAFE_INTEGER);
}

/**
 * The flat messages above the turn of the run among the versions that are shown, oldest first: whole turns up to the one with which `maxTokens` is passed, at least one if
 * there is any.
 */
export async function readEarlierMessages(
  log: Pick<EventLog, 'turnAbove'>,
  conversationId: string,
  runId: string,
  maxTokens: number,
): Promise<FlatMessage[]> {
  const turns: (readonly FlatMessage[])[] = [];
  let below = runId;
  for (let left = maxTokens; left >= 0; ) {
    const above = await log.turnAbove(conversationId, below);
    if (!above) break;
    const conversation = { id: conversationId, title: null, created_at: '', updated_at: '' };
    const messages = shownMessages(toHistory(above.events, conversation), above.runId);
    turns.push(messages);
    left -= leastTokens(messages);
    below = above.runId;
  }
  return turns.reverse().flat();
}
