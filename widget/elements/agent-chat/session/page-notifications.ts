// Finds what the host page is notified of: completed answers, and failures. Compares one view with the next;
// the element fires the events.
import { blocksIn, type ChatView } from '../../../chat/chat-view.ts';
import type { ErrorDetail } from '../../../shared/events.ts';
import { type AgentTurn, answerText, type Turn, toTurns } from '../../agent-chat-log/turns.ts';

/** Something that happened while visible. `not_sent`: a message of the visitor. */
export type PageNotification =
  | { type: 'answer'; text: string }
  | { type: 'error'; error: ErrorDetail }
  | { type: 'not_sent'; why: string };

/** Follows the views of one chat. */
export class PageNotifications {
  /** Ids of runs. Their turns are not kept: the log has its own. */
  #ended = new Set<string>();

  /** The notifications for the change from one view to the next. */
  next(before: ChatView | null, after: ChatView): PageNotification[] {
    return [...this.#answers(before, after), ...unsent(before, after)];
  }

  #answers(before: ChatView | null, after: ChatView): PageNotification[] {
    const goesOn = after.run && before?.run?.id === after.run.id && before.phase === after.phase;
    if (goesOn) return [];
    const runs = blocksIn(after.entries, 'run').map(({ run_id }) => run_id);
    const ended = runs.filter((id) => id !== after.run?.id && !this.#ended.has(id));
    for (const id of ended) this.#ended.add(id);
    // Runs that ended before they were loaded, also as a page above the others, are history and cause no notification: thousands of
    // turns are not looked for.
    if (before?.phase !== 'ready' || !ended.length || after.entries.indexOf(before.entries[0]!) > 0) return [];
    // The part of a turn before a question of the agent has no status of its own.
    const isNew = ({ status, runId }: AgentTurn) => status !== 'running' && ended.includes(runId);
    return (toTurns(after.entries) as readonly AgentTurn[]).filter(isNew).map(notificationOf);
  }
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
