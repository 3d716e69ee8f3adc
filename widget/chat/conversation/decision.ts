// A visitor's decision about a request that waits: from the card's event to the command of the protocol.
import type { DecideDetail } from '../../shared/events.ts';
import type { OutgoingDecision } from '../connection/connection.ts';

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
