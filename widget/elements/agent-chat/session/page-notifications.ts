// Finds what the host page is notified of: completed answers, and failures. Compares one view with the next;
// the element fires the events.
import { blocksIn, type ChatView } from '../../../chat/chat-view.ts';
import type { ErrorDetail } from '../../../shared/events.ts';
import { answerText, type Turn, toTurns } from '../../agent-chat-log/turns.ts';

/** Something that happened while visible. `not_sent`: a message of the visitor. */
export type PageNotification =
  | { type: 'answer'; text: string }
  | { type: 'error'; error: ErrorDetail }
  | { type: 'not_sent'; why: string };

/** Follows the views of one chat. */
export class PageNotifications {
  /** Keys of turns. The turns themselves are not kept: the log has its own. */
  #ended = new Set<string>();

  /** The notifications for the change from one view to the next. */
  next(before: ChatView | null, after: ChatView): PageNotification[] {
    return [...this.#answers(before, after), ...unsent(before, after)];
  }

  #answers(before: ChatView | null, after: ChatView): PageNotification[] {
    const goesOn = after.run && before?.run?.id === after.run.id && before.phase === after.phase;
    if (goesOn) return [];
    const ended = toTurns(after.entries).filter((turn) => hasEnded(turn) && !this.#ended.has(turn.key));
    for (const turn of ended) this.#ended.add(turn.key);
    // Runs that ended before they were loaded are history and cause no notification.
    return before?.phase === 'ready' ? ended.map(notificationOf) : [];
  }
}

function hasEnded(turn: Turn): boolean {
  return turn.type === 'agent' && turn.status !== 'running' && turn.status !== 'waiting';
}

function notificationOf(turn: Turn): PageNotification {
  const error = blocksIn(turn.entries, 'terminal').at(-1)?.error;
  if (error) return { type: 'error', error: { code: error.code, message: error.message } };
  return { type: 'answer', text: answerText(turn) };
}

/** Messages whose sending has just failed permanently. */
function unsent(before: ChatView | null, after: ChatView): PageNotification[] {
  const wasNot = (id: string) => before?.pending.some((old) => old.clientId === id && old.status !== 'failed');
  const failed = after.pending.filter(({ status, clientId }) => status === 'failed' && wasNot(clientId));
  return failed.map(({ error = '' }) => ({ type: 'not_sent', why: error }));
}
