// What the page around the widget is told of: answers that are complete, and what failed. Compares one view with the next;
// how the page is told is the element's.
import type { ChatView } from '../../chat/chat-controller.ts';
import type { ErrorDetail } from '../../events.ts';
import { answerText, type Turn, toTurns } from '../agent-chat-log/turns.ts';

/** Something that happened before the visitor's eyes. `not_sent`: a message of the visitor's own. */
export type News =
  | { type: 'answer'; text: string }
  | { type: 'error'; error: ErrorDetail }
  | { type: 'not_sent'; why: string };

/** Follows the views of one chat. */
export class PageNews {
  #turns: readonly Turn[] = [];
  #ended = new Set<string>();

  /** What the step from one view to the next is worth telling. */
  next(before: ChatView | null, after: ChatView): News[] {
    return [...this.#answers(before, after), ...unsent(before, after)];
  }

  #answers(before: ChatView | null, after: ChatView): News[] {
    const goesOn = after.run && before?.run?.id === after.run.id && before.phase === after.phase;
    if (goesOn) return [];
    this.#turns = toTurns(after.entries, this.#turns);
    const ended = this.#turns.filter((turn) => hasEnded(turn) && !this.#ended.has(turn.key));
    for (const turn of ended) this.#ended.add(turn.key);
    // What ended before it was loaded is history, no news.
    return before?.phase === 'ready' ? ended.map(newsOf) : [];
  }
}

function hasEnded(turn: Turn): boolean {
  return turn.type === 'agent' && turn.status !== 'running' && turn.status !== 'waiting';
}

function newsOf(turn: Turn): News {
  const end = turn.entries.findLast((entry) => entry.type === 'block' && entry.block.type === 'terminal');
  const error = end?.type === 'block' && end.block.type === 'terminal' ? end.block.error : undefined;
  if (error) return { type: 'error', error: { code: error.code, message: error.message } };
  return { type: 'answer', text: answerText(turn) };
}

/** Messages that have just failed for good. */
function unsent(before: ChatView | null, after: ChatView): News[] {
  return after.pending.flatMap((item): News[] => {
    const old = before?.pending.find((one) => one.clientId === item.clientId);
    const isNew = item.status === 'failed' && old && old.status !== 'failed';
    return isNew ? [{ type: 'not_sent', why: item.error ?? '' }] : [];
  });
}
