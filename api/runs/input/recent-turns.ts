// What a run reads of its conversation: the newest turn, and of the earlier ones as many as its context takes.
// Knows the log and token counts; what the context is made of is context.ts.
import { type FlatMessage, shownMessages, toHistory } from '../../../protocol/index.ts';
import { RecentMap } from '../../memory/recent-map.ts';
import type { EventLog, StoredTurn, TurnRange } from '../../store/contract/event-log.ts';
import { leastTokens } from './context.ts';
import { EARLIER_TURNS } from './limits.ts';

/** The newest turn of the conversation: that of the run which is not over. Null for a conversation without events. */
export function readNewestTurn(log: Pick<EventLog, 'turnBefore'>, conversationId: string): Promise<StoredTurn | null> {
  return log.turnBefore(conversationId, Number.MAX_SAFE_INTEGER);
}

/** Flat messages of earlier turns, kept between the runs of a conversation. */
export type EarlierMessages = {
  /**
   * The flat messages above the turn of the run among the versions that are shown, oldest first: whole turns up to the one with which `maxTokens` is passed, at
   * least one if there is any.
   */
  read(conversationId: string, runId: string, maxTokens: number): Promise<FlatMessage[]>;
};

type EarlierTurn = TurnRange & {
  messages: readonly FlatMessage[];
  tokens: number;
  /** Length of its events as JSON, in UTF-16 units. */
  chars: number;
};

/** Earlier turns do not change, so each is read from the log and folded once, not again for every question that follows. */
export function createEarlierMessages(log: Pick<EventLog, 'turnAbove' | 'readTurn'>): EarlierMessages {
  const kept = new RecentMap<string, EarlierTurn>({
    entries: EARLIER_TURNS.entries,
    weight: { total: EARLIER_TURNS.chars, of: ({ chars }) => chars },
  });

  const readTurn = async (conversationId: string, runId: string, range: TurnRange): Promise<EarlierTurn> => {
    const known = kept.get(runId);
    if (known?.from === range.from && known.before === range.before) return known;
    const { events, chars } = await log.readTurn(conversationId, range);
    const conversation = { id: conversationId, title: null, created_at: '', updated_at: '' };
    const messages = shownMessages(toHistory(events, conversation), runId);
    const turn = { ...range, messages, tokens: leastTokens(messages), chars };
    kept.set(runId, turn);
    return turn;
  };

  return {
    async read(conversationId, runId, maxTokens) {
      const turns: (readonly FlatMessage[])[] = [];
      let below = runId;
      for (let left = maxTokens; left >= 0; ) {
        const above = await log.turnAbove(conversationId, below);
        if (!above) break;
        const { from, before } = above;
        const { messages, tokens } = await readTurn(conversationId, above.runId, { from, before });
        turns.push(messages);
        left -= tokens;
        below = above.runId;
      }
      return turns.reverse().flat();
    },
  };
}
