// Decisions that clients of other protocols send along with their messages: each through the one function of all transports.
import { type Answers, ApiError, type Approval, type Decision, type ResolveBody } from '../../protocol/index.ts';
import type { RouteContext } from '../routes/context.ts';
import { hashOfCall } from '../runs/approvals/args-hash.ts';
import { noSuchApproval } from '../runs/approvals/decider.ts';
import type { Owner } from '../store/contract/owner.ts';

export type CallDecision = {
  approvalId: string;
  approved: boolean;
  reason?: string | undefined;
  /** What the client showed; missing where its protocol sends it back only when it was changed. */
  shown?: { name: string; input: unknown };
  /** To a question. */
  answers?: Answers | undefined;
  /** All arguments, changed. */
  edited?: Record<string, unknown> | undefined;
};

/**
 * Decides about the calls, in order. One that was decided the same way before, as a repeated request does, counts as made. The calls
 * are of one run of the conversation. @throws {ApiError} as the decider does
 */
export async function decideAll(
  { store, decider }: Pick<RouteContext, 'store' | 'decider'>,
  owner: Owner,
  conversationId: string,
  decisions: readonly CallDecision[],
): Promise<{ runId: string; firstEventId: number | null; approvals: Approval[] }> {
  const rows = [];
  for (const { approvalId } of decisions) {
    const row = await store.approvals.get(owner, approvalId);
    if (!row || row.conversationId !== conversationId) throw noSuchApproval();
    rows.push(row);
  }
  const runId = rows[0]!.runId;
  // Decisions of earlier answers may still be in the client's message list.
  const current = rows.filter((row) => row.runId === runId);
  let firstEventId: number | null = null;
  for (const row of current) {
    const decision = decisions.find(({ approvalId }) => approvalId === row.request.approval_id)!;
    if (row.outcome !== null) {
      if (isSame(row.outcome.decision, decision.approved)) {
        firstEventId ??= await eventOf(store, conversationId, row.request.approval_id);
        continue;
      }
      throw new ApiError('conflict', `This was decided already: ${row.outcome.decision}.`, {
        details: { outcome: row.outcome },
      });
    }
    const { event_id } = await decider.decide(owner, decision.approvalId, toBody(row.request, decision));
    firstEventId ??= event_id;
  }
  return { runId, firstEventId, approvals: current.map(({ request }) => request) };
}

function isSame(made: Decision, approved: boolean): boolean {
  if (made === 'rejected') return !approved;
  return made === 'answered' || ((made === 'approved' || made === 'edited') && approved);
}

/** Where a decision of the newest turn is in the log. */
async function eventOf({ log }: Pick<RouteContext['store'], 'log'>, conversationId: string, approvalId: string) {
  const turn = await log.turnBefore(conversationId, Number.MAX_SAFE_INTEGER);
  const event = turn?.events.find((one) => one.type === 'approval_result' && one.approval_id === approvalId);
  return event?.event_id ?? null;
}

/** APR-2: what is decided is what the client showed, whose hash is made of what it sent back. */
function toBody(request: Approval, { approved, reason, shown, edited, answers }: CallDecision): ResolveBody {
  if (request.kind === 'question') return { decision: 'answered', answers: answers ?? {} };
  const { version = '', args_hash } = request;
  const isObject = typeof shown?.input === 'object' && shown.input !== null;
  const hash = shown
    ? hashOfCall(shown.name, version, (isObject ? shown.input : {}) as Record<string, unknown>)
    : (args_hash ?? '');
  if (!approved) return { decision: 'rejected', args_hash: hash, ...(reason ? { reason } : {}) };
  if (edited) return { decision: 'edited', args_hash: hash, input: edited };
  return { decision: 'approved', args_hash: hash };
}
