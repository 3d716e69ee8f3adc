// What a request of `useChat` wants. Of its messages only the newest one is read, and of an answer only the decisions about calls: the
// log is the conversation, whatever the client sends along.
import { ApiError, type UserContent } from '../../../protocol/index.ts';
import { filePart } from '../inline-files.ts';

export type ChatBody = {
  id: string;
  messages: readonly unknown[];
  trigger?: 'submit-message' | 'regenerate-message';
  messageId?: string | null;
};

export type Wish =
  | { type: 'send'; messageId: string; content: UserContent[]; isEdit: boolean }
  | { type: 'regenerate'; questionId: string }
  | { type: 'decide'; decisions: UiDecision[]; after: number | null };

/** A decision about a call, with the arguments that the client showed. */
export type UiDecision = { approvalId: string; approved: boolean; reason?: string; toolName: string; input: unknown };

type Record_ = Record<string, unknown>;

/** @throws {ApiError} `invalid_request` with the field */
export function readChat({ messages, trigger, messageId }: ChatBody): Wish {
  const at = messages.length - 1;
  const field = `messages.${at}`;
  const last = messages[at];
  if (!isRecord(last)) throw invalid('messages', 'messages must have at least one message.');
  if (typeof last.id !== 'string' || last.id === '' || last.id.length > 200)
    throw invalid(`${field}.id`, `${field}.id must be the id of the message, 1 to 200 characters.`);
  const parts = partsOf(last, field);
  if (trigger === 'regenerate-message') {
    const question = messages.findLast((message) => isRecord(message) && message.role === 'user') as
      | Record_
      | undefined;
    if (typeof question?.id !== 'string') throw invalid('messages', 'messages must have the question to answer again.');
    return { type: 'regenerate', questionId: question.id };
  }
  if (last.role === 'assistant') {
    const decisions = parts.flatMap(readDecision);
    if (decisions.length === 0)
      throw invalid(field, `${field} is an answer without a decision about a call. End messages with a question.`);
    const { lastEventId } = isRecord(last.metadata) ? last.metadata : {};
    return { type: 'decide', decisions, after: Number.isSafeInteger(lastEventId) ? (lastEventId as number) : null };
  }
  if (last.role !== 'user') throw invalid(`${field}.role`, `${field}.role must be user, or assistant with decisions.`);
  const content = parts.flatMap((part, n) => readPart(part, `${field}.parts.${n}`));
  if (content.length === 0) throw invalid(`${field}.parts`, `${field}.parts has no text.`);
  return { type: 'send', messageId: last.id, content, isEdit: messageId === last.id };
}

function partsOf(message: Record_, field: string): readonly unknown[] {
  if (Array.isArray(message.parts)) return message.parts;
  // Version 4 of the SDK, and callers without it.
  if (typeof message.content === 'string') return [{ type: 'text', text: message.content }];
  throw invalid(`${field}.parts`, `${field}.parts must be a list of parts.`);
}

/** Parts of other types are of a client's own, and ignored. */
function readPart(part: unknown, field: string): UserContent[] {
  if (!isRecord(part)) throw invalid(field, `${field} must be an object.`);
  if (part.type === 'text') {
    if (typeof part.text !== 'string') throw invalid(`${field}.text`, `${field}.text must be text.`);
    return [{ type: 'text', text: part.text }];
  }
  if (part.type !== 'file') return [];
  return [filePart(part.url, part.filename, `${field}.url`)];
}

function readDecision(part: unknown): UiDecision[] {
  if (!isRecord(part) || part.state !== 'approval-responded' || !isRecord(part.approval)) return [];
  const { id, approved, reason } = part.approval;
  if (typeof id !== 'string' || typeof approved !== 'boolean') return [];
  const toolName = part.type === 'dynamic-tool' ? part.toolName : String(part.type).replace(/^tool-/, '');
  return [
    {
      approvalId: id,
      approved,
      toolName: String(toolName),
      input: part.input,
      ...(typeof reason === 'string' && reason !== '' ? { reason: reason.slice(0, 1_000) } : {}),
    },
  ];
}

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const invalid = (field: string, message: string) => new ApiError('invalid_request', message, { details: { field } });
