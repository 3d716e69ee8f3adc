// Calls and questions that wait for a person, as interrupts of AG-UI, and what a client says to them.
import { type Answers, ApiError, type Approval } from '../../../protocol/index.ts';
import type { CallDecision } from '../decide.ts';

export function toInterrupt(approval: Approval): Record<string, unknown> {
  const {
    approval_id: id,
    kind,
    tool_use_id: toolCallId,
    tool_content_message,
    name,
    expires_at: expiresAt,
  } = approval;
  const metadata = { approval };
  if (kind === 'question') {
    const message = approval.questions?.map(({ question }) => question).join('\n') ?? name;
    return { id, reason: 'input_required', message, expiresAt, metadata, responseSchema: ANSWER };
  }
  return {
    id,
    reason: 'tool_call',
    message: tool_content_message ?? name,
    ...(toolCallId === undefined ? {} : { toolCallId }),
    expiresAt,
    metadata,
    responseSchema: approval.editable ? DECISION_WITH_EDIT : DECISION,
  };
}

const APPROVED = { approved: { type: 'boolean' }, reason: { type: 'string' } };
const DECISION = { type: 'object', required: ['approved'], properties: APPROVED };
const DECISION_WITH_EDIT = { ...DECISION, properties: { ...APPROVED, editedArgs: { type: 'object' } } };
const ANSWER = {
  type: 'object',
  properties: { text: { type: 'string' }, answers: { type: 'object' } },
};

export type Resume = { interruptId: string; status: 'resolved' | 'cancelled'; payload?: unknown };

/** @throws {ApiError} `invalid_request`, `conflict` where the client answers other interrupts than those that are open */
export function readResume(resume: readonly Resume[], open: readonly Approval[]): CallDecision[] {
  const missing = open.find(({ approval_id }) => !resume.some(({ interruptId }) => interruptId === approval_id));
  if (missing) throw new ApiError('conflict', `resume has no entry for the open interrupt ${missing.approval_id}.`);
  return resume.map(({ interruptId, status, payload }, n) => {
    const approval = open.find(({ approval_id }) => approval_id === interruptId);
    const field = `resume.${n}.payload`;
    const given = isRecord(payload) ? payload : {};
    if (status === 'cancelled') return { approvalId: interruptId, approved: false, answers: {} };
    if (approval?.kind === 'question') {
      const text = typeof payload === 'string' ? payload : given.text;
      const first = approval.questions?.[0]?.id ?? 'q1';
      const answers = isRecord(given.answers)
        ? (given.answers as Answers)
        : typeof text === 'string'
          ? { [first]: { text } }
          : null;
      if (answers) return { approvalId: interruptId, approved: true, answers };
      throw invalid(field, `${field} must have text, or answers by the id of their question.`);
    }
    const { approved, reason, editedArgs } = given;
    // A repeat of a decision that was made names an interrupt that is not open any more.
    if (typeof approved !== 'boolean' && approval)
      throw invalid(`${field}.approved`, `${field}.approved must be true or false.`);
    if (editedArgs !== undefined && !isRecord(editedArgs))
      throw invalid(`${field}.editedArgs`, `${field}.editedArgs must be an object: all arguments.`);
    return {
      approvalId: interruptId,
      approved: approved !== false,
      ...(typeof reason === 'string' ? { reason } : {}),
      ...(editedArgs === undefined ? {} : { edited: editedArgs as Record<string, unknown> }),
    };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const invalid = (field: string, message: string) => new ApiError('invalid_request', message, { details: { field } });
