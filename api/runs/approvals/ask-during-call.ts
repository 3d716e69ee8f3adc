// Questions that a tool asks while it runs, such as an elicitation of an MCP server. The call goes on in this process when they are
// answered, so the run keeps its place: few at a time, and not for long. When the process ends, the call is lost with the question.
import type { Approval, ApprovalOutcome, Decision } from '../../../protocol/index.ts';
import { readableToolName } from '../../../protocol/index.ts';
import { stripInvisible } from '../../agent/visible-text.ts';
import type { Approvals } from '../../store/contract/approvals.ts';
import type { Notifier } from '../../store/contract/store.ts';
import type { Clock } from '../../time/clock.ts';
import { labelsFor } from '../../tools/labels.ts';
import type { ToolAnswer, ToolQuestion } from '../../tools/tool.ts';
import { ASKED_MS, MAX_ASKED, MAX_ASKED_BY_CALL, MAX_PENDING_APPROVALS } from '../input/limits.ts';
import { type Form, readForm, toForm } from './form.ts';

/** Characters of what a service says about its form. */
const MAX_MESSAGE_CHARS = 1_000;

export type AskedCall = {
  runId: string;
  conversationId: string;
  toolUseId: string;
  /** Of the tool. */
  name: string;
  lang: string;
  /** Ends the question as cancelled. */
  signal: AbortSignal;
  /** Writes the request into the log. */
  show(request: Approval): void;
  /** The time of the run is paused until the returned function is called. */
  pause(): () => void;
};

/** Asks the visitor of a call. Rejects only with the store's errors. */
export type AskDuringCall = (question: ToolQuestion, call: AskedCall) => Promise<ToolAnswer>;

/** One for each process: it counts the questions that are open. */
export function createAskDuringCall(deps: {
  approvals: Pick<Approvals, 'prepare' | 'countPending' | 'decide'>;
  notifier: Pick<Notifier, 'subscribe'>;
  clock: Pick<Clock, 'deadline'>;
  /** See time/steady.ts. */
  steadyNow(): number;
  newId(prefix: string): string;
}): AskDuringCall {
  const { approvals, steadyNow, newId } = deps;
  let open = 0;
  /** Questions so far, by call. */
  const counts = new Map<string, number>();
  return async (question, call) => {
    const form = toForm(question.schema, labelsFor(call.lang));
    if (typeof form === 'string') return declined(`The visitor could not be asked: ${form}.`);
    const key = `${call.runId} ${call.toolUseId}`;
    const asked = counts.get(key) ?? 0;
    if (asked >= MAX_ASKED_BY_CALL) return declined(`A call can ask the visitor ${MAX_ASKED_BY_CALL} times at most.`);
    if (open >= MAX_ASKED || (await approvals.countPending(call.runId)) >= MAX_PENDING_APPROVALS)
      return declined('Too many questions wait for visitors. Try again later.');
    if (asked === 0) call.signal.addEventListener('abort', () => counts.delete(key), { once: true });
    counts.set(key, asked + 1);
    open += 1;
    const resume = call.pause();
    try {
      const request = toRequest(question, call, form, { approvalId: newId('appr'), untilMs: steadyNow() + ASKED_MS });
      await approvals.prepare({
        runId: call.runId,
        conversationId: call.conversationId,
        // Not that of the call, which may have an approval of its own.
        toolUseId: request.approval_id,
        request,
        arguments: {},
        parameters: form.schema,
        expiresAtMs: steadyNow() + ASKED_MS,
      });
      return toAnswer(await waitFor(deps, request, call, question.signal), form);
    } finally {
      resume();
      open -= 1;
    }
  };
}

function declined(why: string): ToolAnswer {
  return { action: 'decline', why };
}

function toRequest(
  { from, message }: ToolQuestion,
  { toolUseId, name }: AskedCall,
  { questions }: Form,
  { approvalId, untilMs }: { approvalId: string; untilMs: number },
): Approval {
  const said = stripInvisible(message.slice(0, MAX_MESSAGE_CHARS)).trim().toWellFormed();
  return {
    approval_id: approvalId,
    kind: 'question',
    tool_use_id: toolUseId,
    name,
    questions,
    asked_by: readableToolName(from),
    ...(said === '' ? {} : { message: said }),
    expires_at: new Date(untilMs).toISOString(),
  };
}

/** Shows the request and resolves with its outcome in the log; null for a call that ends before it was shown. */
function waitFor(
  { approvals, notifier, clock }: Parameters<typeof createAskDuringCall>[0],
  request: Approval,
  { conversationId, signal, show }: AskedCall,
  withdrawn: AbortSignal | undefined,
): Promise<ApprovalOutcome | null> {
  const id = request.approval_id;
  return new Promise((resolve, reject) => {
    let isShown = false;
    const end = (outcome: ApprovalOutcome | null) => {
      unsubscribe();
      endDeadline();
      signal.removeEventListener('abort', onAbort);
      withdrawn?.removeEventListener('abort', onAbort);
      resolve(outcome);
    };
    // The first decision counts, also when it comes at the same time: its event ends the wait.
    const settle = (decision: Decision, by: string) =>
      void approvals.decide(id, { outcome: { decision }, by }).then(({ outcome }) => end(outcome), reject);
    const onAbort = () => (isShown ? settle('cancelled', 'run') : end(null));
    const unsubscribe = notifier.subscribe(conversationId, (notice) => {
      for (const event of 'events' in notice ? notice.events : []) {
        if (event.type === 'approval_request' && event.approval.approval_id === id) isShown = true;
        if (event.type !== 'approval_result' || event.approval_id !== id) continue;
        const { event_id, conversation_id, run_id, type, approval_id, ...outcome } = event;
        end(outcome);
      }
    });
    const endDeadline = clock.deadline(() => settle('timeout', 'time'), ASKED_MS);
    if (signal.aborted || withdrawn?.aborted) {
      end(null);
      return;
    }
    signal.addEventListener('abort', onAbort, { once: true });
    withdrawn?.addEventListener('abort', onAbort, { once: true });
    show(request);
  });
}

/** All of the required answers are an acceptance; without them, or without any answer, the visitor declines. */
function toAnswer(outcome: ApprovalOutcome | null, { schema, questions }: Form): ToolAnswer {
  if (outcome?.decision === 'timeout') return { action: 'cancel', why: 'Nobody answered its question in time.' };
  if (outcome?.decision !== 'answered') return { action: 'cancel' };
  const answers = outcome.answers ?? {};
  const reply = readForm(schema, questions, answers);
  const hasAny = Object.values(answers).some((answer) => answer !== null);
  return hasAny && 'content' in reply ? { action: 'accept', content: reply.content } : { action: 'decline' };
}
