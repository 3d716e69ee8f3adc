// A visitor's decision about a call or a question, however it arrives: checks it, stores it once, and has the run go on.
// The one function of all transports. Knows approvals by their rows; not sockets, HTTP or the model.
import {
  type Answers,
  ApiError,
  type Approval,
  type ResolveBody,
  type ResolveResult,
  type SendResult,
  type UserContent,
} from '../../../protocol/index.ts';
import { findMismatch } from '../../agent/check-call.ts';
import type { ApprovalRow, Approvals, NewDecision } from '../../store/contract/approvals.ts';
import type { Owner } from '../../store/contract/owner.ts';
import { NoCanonicalForm } from '../../text/jcs.ts';
import { maskSensitive } from '../../tools/json/parameters.ts';
import { RUN_LIMITS } from '../input/limits.ts';
import { hashOfCall } from './args-hash.ts';
import { readForm } from './form.ts';
import { isOfRunningCall } from './question.ts';
import { unmask } from './request.ts';

export interface Decider {
  /**
   * @throws {ApiError} `not_found` for an unknown approval and for another visitor's; `conflict` for a second decision
   * (`details.outcome`: the first one, `timeout` after its time) and for another hash; `invalid_request` with the field
   */
  decide(owner: Owner, approvalId: string, body: ResolveBody): Promise<ResolveResult>;
  /** A message as the answer to the question that waits in its conversation; null when none waits. Once per client_id. */
  answer(
    owner: Owner,
    message: { clientId: string; conversationId: string; content: readonly UserContent[] },
  ): Promise<SendResult | null>;
}

export function createDecider(deps: {
  approvals: Approvals;
  runner: { resume(runId: string): Promise<void> };
  /** See time/steady.ts. */
  steadyNow(): number;
}): Decider {
  const { approvals, runner, steadyNow } = deps;
  return {
    async decide(owner, approvalId, body) {
      const row = await approvals.get(owner, approvalId);
      if (!row) throw noSuchApproval();
      // A decision that comes too late ends the wait as what it is: without one (APR-6).
      const isLate = row.outcome === null && steadyNow() >= row.expiresAtMs;
      const decision: NewDecision = isLate
        ? { outcome: { decision: 'timeout' }, by: 'time' }
        : row.outcome
          ? { outcome: row.outcome, by: owner.visitorId }
          : { ...toDecision(row, body), by: owner.visitorId };
      const { outcome, isFirst, eventId } = await approvals.decide(approvalId, decision);
      if (isFirst) await runner.resume(row.runId);
      if (!isFirst || isLate) throw alreadyDecided(outcome);
      return { approval_id: approvalId, run_id: row.runId, event_id: eventId, outcome };
    },
    async answer(owner, { clientId, conversationId, content }) {
      const answered = await approvals.answer(
        owner,
        { clientId, conversationId, content },
        ({ request, parameters }) => {
          if (content.some(({ type }) => type !== 'text'))
            throw invalid('content', 'A question waits. Answer it with text alone, and send the files after it.');
          const said = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
          const first = request.questions?.[0]?.id ?? 'q1';
          const answers: Answers = { [first]: { text: said } };
          const problem = findFormProblem({ request, parameters }, answers, { isMessage: true });
          if (problem) throw invalid('content', `Your message is not what was asked for. ${problem.problem}`);
          return { outcome: { decision: 'answered', answers, client_id: clientId }, by: owner.visitorId };
        },
      );
      if (!answered) return null;
      // Also for a repeat: the process may have died between the first one and this.
      await runner.resume(answered.result.run_id);
      return answered.result;
    },
  };
}

export const noSuchApproval = () => new ApiError('not_found', 'There is no such approval.');

function alreadyDecided(outcome: ResolveResult['outcome']): ApiError {
  const said = outcome.decision === 'timeout' ? 'The time to decide is over' : 'This was decided already';
  return new ApiError('conflict', `${said}: ${outcome.decision}.`, { details: { outcome } });
}

function invalid(field: string, problem: string): ApiError {
  return new ApiError('invalid_request', problem, { details: { field } });
}

/** @throws {ApiError} as {@link Decider.decide} */
function toDecision(row: ApprovalRow, body: ResolveBody): Omit<NewDecision, 'by'> {
  const { decision, args_hash: hash, input, reason, remember, answers } = body;
  const { request } = row;
  const only = (field: keyof ResolveBody, of: string) => {
    if (body[field] !== undefined) throw invalid(field, `${field} goes only with ${of}.`);
  };
  if (request.kind === 'question') {
    if (decision !== 'answered') throw invalid('decision', 'decision must be answered: this is a question.');
    for (const field of ['input', 'reason', 'remember', 'args_hash'] as const) only(field, 'a tool call');
    if (answers === undefined)
      throw invalid('answers', 'answers is missing; leave out the questions that are skipped.');
    const checked = checkAnswers(request, answers);
    const problem = findFormProblem(row, checked);
    if (problem) throw invalid(`answers.${problem.id}`, problem.problem);
    return { outcome: { decision, answers: checked } };
  }
  if (decision === 'answered')
    throw invalid('decision', 'decision must be approved, edited or rejected: this is a tool call.');
  only('answers', 'a question');
  if (hash === undefined) throw invalid('args_hash', 'args_hash is missing: send the one of the request.');
  if (hash !== request.args_hash) {
    throw new ApiError(
      'conflict',
      'args_hash is not that of the request: show the arguments again and decide about those.',
      {
        details: { field: 'args_hash' },
      },
    );
  }
  if (decision !== 'edited') only('input', 'decision edited');
  if (decision !== 'rejected') only('reason', 'decision rejected');
  if (decision === 'rejected') {
    only('remember', 'decision approved');
    return { outcome: { decision, args_hash: hash, ...(reason?.trim() ? { reason: reason.trim() } : {}) } };
  }
  if (remember !== undefined && request.rememberable !== true) {
    throw invalid('remember', 'remember is not offered for this tool: it is asked about each time.');
  }
  const remembered = remember === undefined ? {} : { remember };
  if (decision === 'approved') return { outcome: { decision, args_hash: hash, ...remembered } };
  if (input === undefined) throw invalid('input', 'input is missing: an edit sends all arguments.');
  const edited = checkEdited(row, input);
  return { outcome: { decision, ...edited.shown, ...remembered }, edited: edited.input };
}

function checkEdited({ request, arguments: original, parameters }: ApprovalRow, given: Record<string, unknown>) {
  const { name, version = '', editable } = request;
  if (!editable || parameters === null) throw invalid('decision', 'The arguments of this call cannot be edited.');
  const input = unmask(given, request.input, original) as Record<string, unknown>;
  const mismatch = findMismatch({ name, description: '', parameters }, input);
  if (mismatch) throw invalid(mismatch.field === '' ? 'input' : `input.${mismatch.field}`, mismatch.problem);
  const chars = JSON.stringify(input).length;
  if (chars > RUN_LIMITS.maxArgumentChars) {
    throw invalid('input', `input has ${chars} characters; at most ${RUN_LIMITS.maxArgumentChars} are taken.`);
  }
  const shown = maskSensitive(parameters, input);
  try {
    return { input, shown: { input: shown, args_hash: hashOfCall(name, version, shown) } };
  } catch (error) {
    if (error instanceof NoCanonicalForm) throw invalid('input', error.message);
    throw error;
  }
}

/**
 * What of the answers does not fit the form of a running tool. Without a required answer the form is declined; a message cannot
 * mean that, so there it is a problem.
 */
function findFormProblem(
  { request, parameters }: Pick<ApprovalRow, 'request' | 'parameters'>,
  answers: Answers,
  { isMessage = false } = {},
): { id: string; problem: string } | null {
  if (!isOfRunningCall(request) || parameters === null) return null;
  const reply = readForm(parameters, request.questions ?? [], answers);
  if ('wrong' in reply) return reply.wrong;
  if ('missing' in reply && isMessage) return { id: reply.missing, problem: 'Answer the questions above it.' };
  return null;
}

/** The answers without those that say nothing. */
function checkAnswers({ questions = [] }: Approval, answers: Answers): Answers {
  const kept: Answers = {};
  for (const [id, answer] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    const field = `answers.${id.slice(0, 64)}`;
    if (!question) throw invalid(field, `${field} answers a question that was not asked.`);
    const { options = [], text = '' } = answer ?? {};
    const wrong = options.find((one) => !question.options.some((option) => option.id === one));
    if (wrong !== undefined) throw invalid(`${field}.options`, `${field}.options has an option that was not offered.`);
    if (new Set(options).size !== options.length) throw invalid(`${field}.options`, `${field}.options has one twice.`);
    if (options.length > 1 && question.multi_select !== true) {
      throw invalid(`${field}.options`, `${field}.options must be one option: only one can be chosen.`);
    }
    const said = text.trim();
    if (said !== '' && question.allow_free_text === false) {
      throw invalid(`${field}.text`, `${field}.text is not taken: choose one of the options.`);
    }
    if (options.length === 0 && said === '') continue;
    kept[id] = { ...(options.length > 0 ? { options } : {}), ...(said === '' ? {} : { text: said }) };
  }
  return kept;
}
