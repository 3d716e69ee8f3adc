// Calls and questions that wait for a visitor, as a store keeps them.
import type { Approval, ApprovalOutcome, SendResult, UserContent } from '../../../protocol/index.ts';
import type { Owner } from './owner.ts';

/** A call or a question before a person is asked. */
export type NewApproval = {
  runId: string;
  conversationId: string;
  toolUseId: string;
  /** As it will be shown: it has the id, name, kind, version and hash. */
  request: Approval;
  /** What will be executed: the arguments with their sensitive values. */
  arguments: Record<string, unknown>;
  /** The tool's schema: edited arguments are checked against it. */
  parameters: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  expiresAtMs: number;
};

export type ApprovalRow = Omit<NewApproval, 'arguments' | 'parameters'> & {
  /** Null once the call has a result, as `parameters` and `edited`. */
  arguments: Record<string, unknown> | null;
  parameters: Record<string, unknown> | null;
  /** Edited arguments, with their sensitive values. */
  edited: Record<string, unknown> | null;
  /** Null while it is pending. */
  outcome: ApprovalOutcome | null;
};

/** `by`: the visitor's id, `time` when nobody decided, `run` when the run ended. */
export type NewDecision = {
  outcome: Omit<ApprovalOutcome, 'at'>;
  by: string;
  edited?: Record<string, unknown>;
};

/** `isFirst`: this decision counts; otherwise `outcome` is the one that does. `eventId`: of its event, 0 if the run wrote that. */
export type Decided = { outcome: ApprovalOutcome; isFirst: boolean; eventId: number };

/** Calls and questions that wait for a person. The first decision counts (APR-5). */
export interface Approvals {
  /** Stores what the event `approval_request` does not say; it is pending once that event is appended. Once for each call. */
  prepare(approval: NewApproval): Promise<void>;
  /** One whose event is in the log. Null when there is none or it is another visitor's: both look the same (APR-5). */
  get(owner: Owner, id: string): Promise<ApprovalRow | null>;
  /** That of a call, if its event is in the log. */
  ofCall(runId: string, toolUseId: string): Promise<ApprovalRow | null>;
  /** How many of the run are pending. */
  countPending(runId: string): Promise<number>;
  /** Whether the visitor allowed the tool, in this version, for the rest of the conversation. */
  isRemembered(conversationId: string, name: string, version: string): Promise<boolean>;
  /**
   * Compare and set, with the event `approval_result` in the same transaction; a run that waits is due from then on. Of two
   * decisions the first one counts, and the second one changes nothing. Rejects with ApiError `not_found` when it is gone.
   */
  decide(id: string, decision: NewDecision): Promise<Decided>;
  /**
   * A visitor's message as the answer to the question that waits in the conversation; null when none does, or when a message
   * with this `clientId` was accepted before. Once per `clientId`, as {@link Inbox.accept}.
   */
  answer(
    owner: Owner,
    message: { clientId: string; conversationId: string; content: readonly UserContent[] },
    toDecision: (row: ApprovalRow) => NewDecision,
  ): Promise<{ result: SendResult; duplicate: boolean } | null>;
}
