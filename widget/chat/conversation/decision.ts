// A visitor's decision about a request that waits: from the card's event to the command of the protocol, and whether it is the one
// that the log has.
import type { DecideDetail } from '../../shared/events.ts';
import type { OutgoingDecision } from '../connection/connection.ts';
import { ConnectionError } from '../connection/connection-error.ts';

/** What a card decides; where it is sent is the listener's concern. */
export type Decision = Omit<DecideDetail, 'until'>;

/** The command, without the members that the decision does not have. */
export function toCommand({
  approvalId,
  argsHash,
  decision,
  input,
  reason,
  remember,
  answers,
}: Decision): OutgoingDecision {
  return {
    approval_id: approvalId,
    decision,
    ...(argsHash === undefined ? {} : { args_hash: argsHash }),
    ...(input === undefined ? {} : { input }),
    ...(reason === undefined ? {} : { reason }),
    ...(remember === undefined ? {} : { remember }),
    ...(answers === undefined ? {} : { answers }),
  };
}

/**
 * The refusal of a decision that was made already says that this one was: its reply was lost, or another tab was first with the
 * same. A new value of a masked argument cannot be compared, and counts as another decision.
 */
export function isMadeAlready(error: unknown, decision: OutgoingDecision): boolean {
  const outcome = error instanceof ConnectionError && error.outcome;
  return Boolean(outcome) && contentOf(outcome as OutgoingDecision) === contentOf(decision);
}

/** What was decided, with sorted names. An answer that is null is a skipped question, and is left out. */
function contentOf({ decision, input, reason, remember, answers = {} }: OutgoingDecision): string {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));
  return JSON.stringify([decision, input, reason, remember, given], (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
