// Runs, as a store keeps them: who may write for one, and what it has used.
import type { Owner } from './owner.ts';

/** The permission to write for a run: the token grows with every claim, so that a stale writer is refused. */
export type Fence = { runId: string; token: number };

export type RunStatus = 'queued' | 'running' | 'waiting' | 'done' | 'stopped' | 'error';

export type RunRow = {
  id: string;
  conversationId: string;
  site: string;
  visitorId: string;
  status: RunStatus;
  /** Grows with every claim; see {@link Fence}. */
  token: number;
  /** How often it was started: 1, and one more after each crash. */
  attempts: number;
  createdAtMs: number;
  /** Id of the job of the queue that may claim it. */
  job: string;
  /** While it waits: when it goes on without an answer. Milliseconds since the epoch. */
  waitUntilMs: number | null;
};

/** Job of a run that has `token`: each release and each wait gives the run another one, so that older jobs claim nothing. */
export const jobOf = (runId: string, token: number): string => `${runId}.${token}`;

/** `run`: what was claimed, null when nothing is to be done now. `queued`: the run that had the job and stays queued. */
export type NextClaim = { run: RunRow | null; queued: string | null };

export interface RunStore {
  get(runId: string): Promise<RunRow | null>;
  getOwned(owner: Owner, runId: string): Promise<RunRow | null>;
  /** The `client_id` of the message that it answers; null when it is gone. */
  clientIdOf(runId: string): Promise<string | null>;
  /** The `userId` with which the message was accepted; null without one, and once the run has ended. */
  userIdOf(runId: string): Promise<string | null>;
  /** The accounts that it counts for; none once it has ended. */
  accountsOf(runId: string): Promise<readonly string[]>;
  /** The run of the conversation that has not ended, or null. */
  active(conversationId: string): Promise<RunRow | null>;
  /**
   * Claims the run: token + 1, attempts + 1, status running. Null when it has ended, and for any job but its own: a job of
   * the past or a doubled one does nothing. The same job takes over a run that is claimed already, whose process is lost.
   */
  claim(runId: string, job: string): Promise<RunRow | null>;
  /**
   * Claims for a job that has a free place. A run that waits or is claimed already goes on at once; with a queued one the
   * job takes whichever queued run is next (claim-order.ts), whose job the other run gets, so that each has one. `perSite`:
   * queued runs of a site that has so many running are not claimed.
   */
  claimNext(job: string, options: { perSite: number }): Promise<NextClaim>;
  /** Rejects with {@link FencedError} like `append`; setting the status that an ended run already has is no error. */
  setStatus(fence: Fence, status: RunStatus): Promise<void>;
  /**
   * Releases the run: queued again, its attempt not counted, the fence invalid. Three orderly restarts must not end a
   * run as one that was started too often. Resolves with its new job. `spent` as in `append`. Rejects with
   * {@link FencedError} like `append`.
   */
  release(fence: Fence, spent?: Spent): Promise<string>;
  /**
   * As `release`, with the status waiting: nobody drives the run until its new job claims it, at `untilMs` or earlier.
   * `seenEventId`: the last event that the run has read; with a later decision about one of its approvals it is due at once.
   */
  wait(fence: Fence, untilMs: number, options?: { spent?: Spent | undefined; seenEventId?: number }): Promise<string>;
  /** Runs that have not ended, oldest first: a starting API resumes them. */
  unfinished(): Promise<RunRow[]>;
}

/** The cost of answers: tokens in and out together, and millionths of the currency of the operator's prices. */
export type Spent = { tokens: number; costMicros: number };

/** The use of an account: its active runs, and its use since midnight UTC. */
export type Load = Spent & { activeRuns: number; messages: number };

/** The run belongs to a newer claim or has ended: the caller must stop without writing more. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}
