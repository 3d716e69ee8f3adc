// Messages of the AI SDK and of KorinAI, in their new and old spellings, as turns of ours. Without I/O. What a client sends here was written
// by somebody else: a tool's result is text from outside, a source has an address of the web, and instructions of a system are left out.
import { ApiError } from '../../../protocol/index.ts';
import { isDeeper, isRecord } from '../../text/json-value.ts';
import { IMPORT_LIMITS, MAX_PART_CHARS, MAX_PART_LEVELS } from '../limits.ts';

/** A piece of an answer in one spelling. `other`: of a type that we have no block for. */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'tool'; id: string; name: string; title: string; input: Fields; result: ToolOutcome | null }
  | { type: 'source'; id: string; url: string; title: string }
  | { type: 'other'; part: Fields };
type ToolOutcome = { isError: boolean; content: string };
type Fields = Record<string, unknown>;

/** Of a Date (ECMA-262, time values). */
const MAX_TIME_MS = 8.64e15;

/** `atMs`, `answeredMs`: where the messages say when they were made, in ms since the epoch. */
export type UiTurn = {
  question: { id: string; text: string };
  atMs: number | undefined;
  answer: AnswerPart[];
  answeredMs: number | undefined;
};
/** A message that is no part of the conversation, and why. */
export type Skipped = { index: number; reason: string };

/** @throws {ApiError} `invalid_request` with the field */
export function readUiMessages(messages: readonly unknown[]): { turns: UiTurn[]; skipped: Skipped[] } {
  const turns: UiTurn[] = [];
  const skipped: Skipped[] = [];
  /** Where the question of each turn is. */
  const places: string[] = [];
  let count = 0;
  messages.forEach((message, index) => {
    const field = `messages.${index}`;
    if (!isRecord(message)) throw invalid(field, 'must be an object.');
    const { role, id } = message;
    if (typeof role !== 'string') throw invalid(`${field}.role`, 'must be user or assistant.');
    if (role !== 'user' && role !== 'assistant') {
      skipped.push({ index, reason: `messages of the role ${role.slice(0, 40)} are not imported` });
      return;
    }
    if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > 200))
      throw invalid(`${field}.id`, 'must be 1 to 200 characters.');
    const parts = partsOf(message, field);
    count += parts.length;
    if (count > IMPORT_LIMITS.parts) throw invalid('messages', `have more than ${IMPORT_LIMITS.parts} parts.`);
    const read = parts.flatMap((part, n) => readPart(part, `${field}.parts.${n}`));
    if (role === 'user') {
      const texts = read.flatMap((part) => (part.type === 'text' ? [part.text] : []));
      const text = texts.join('\n\n').trim() || parts.map(nameOf).join(' ').trim();
      if (text === '') throw invalid(`${field}.parts`, 'have no text.');
      const answer = read.filter(({ type }) => type === 'other');
      const question = { id: id ?? `imported-${index}`, text };
      turns.push({ question, atMs: timeOf(message, field), answer, answeredMs: undefined });
      places.push(field);
      if (turns.length > IMPORT_LIMITS.turns)
        throw invalid('messages', `have more than ${IMPORT_LIMITS.turns} questions.`);
      return;
    }
    const turn = turns.at(-1);
    if (!turn) skipped.push({ index, reason: 'an answer before the first question is not imported' });
    else {
      turn.answer.push(...read);
      turn.answeredMs = timeOf(message, field) ?? turn.answeredMs;
    }
  });
  for (const [n, turn] of turns.entries()) {
    turn.answer = joinResults(turn.answer);
    if (turn.answer.length > IMPORT_LIMITS.turnParts)
      throw invalid(places[n]!, `has an answer of more than ${IMPORT_LIMITS.turnParts} parts.`);
  }
  if (turns.length === 0) throw invalid('messages', 'have no question.');
  return { turns, skipped };
}

function partsOf(message: Fields, field: string): readonly unknown[] {
  if (Array.isArray(message.parts)) return message.parts;
  // Version 4 of the SDK, beside or without parts.
  if (typeof message.content === 'string') return [{ type: 'text', text: message.content }];
  if (Array.isArray(message.content)) return message.content;
  throw invalid(`${field}.parts`, 'must be a list of parts.');
}

/** `createdAt` of KorinAI and version 4 of the SDK, or in the metadata, as our own export has it: ISO 8601 or ms since the epoch. */
function timeOf({ createdAt, metadata }: Fields, field: string): number | undefined {
  const given = createdAt ?? (isRecord(metadata) ? metadata.createdAt : undefined);
  if (given === undefined || given === null) return undefined;
  const ms = typeof given === 'string' ? Date.parse(given) : given;
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0 || ms > MAX_TIME_MS)
    throw invalid(`${field}.createdAt`, 'must be a time in ISO 8601.');
  return ms;
}

function readPart(part: unknown, field: string): AnswerPart[] {
  if (!isRecord(part) || typeof part.type !== 'string') throw invalid(field, 'must be an object with a type.');
  if (isDeeper(part, MAX_PART_LEVELS)) throw invalid(field, `is nested more than ${MAX_PART_LEVELS} levels deep.`);
  const { type } = part;
  switch (type) {
    case 'text':
      if (typeof part.text !== 'string') throw invalid(`${field}.text`, 'must be text.');
      return part.text === '' ? [] : [{ type, text: bounded(part.text, `${field}.text`) }];
    case 'reasoning': {
      const text = part.text ?? part.reasoning;
      if (typeof text !== 'string') throw invalid(`${field}.text`, 'must be text.');
      return text === '' ? [] : [{ type, text: bounded(text, `${field}.text`) }];
    }
    case 'step-start':
      return [];
    case 'source': {
      const source = isRecord(part.source) ? part.source : {};
      return source.sourceType === 'url'
        ? readSource(source.id, source.url, source.title, part)
        : [toOther(part, field)];
    }
    case 'source-url':
      return readSource(part.sourceId, part.url, part.title, part);
    case 'tool-invocation':
      return isRecord(part.toolInvocation) ? [readTool(part.toolInvocation, field)] : [toOther(part, field)];
    case 'tool-call':
    case 'tool-result':
    case 'dynamic-tool':
      return [readTool(part, field)];
    default:
      if (type.startsWith('tool-') && typeof part.toolCallId === 'string')
        return [readTool({ toolName: type.slice('tool-'.length), ...part }, field)];
      return [toOther(part, field)];
  }
}

/** Both spellings: args or input, result or output; a call and its result may be parts of their own. */
function readTool(part: Fields, field: string): AnswerPart {
  const { toolCallId, toolName } = part;
  if (typeof toolCallId !== 'string' || toolCallId === '' || toolCallId.length > 200)
    throw invalid(`${field}.toolCallId`, 'must be 1 to 200 characters.');
  const name = typeof toolName === 'string' && toolName !== '' ? toolName.slice(0, 128) : 'tool';
  const input = part.input ?? part.args;
  const output = part.output ?? part.result;
  const isError = part.isError === true || part.state === 'output-error' || part.state === 'output-denied';
  const failure = part.errorText ?? (part.state === 'output-denied' ? 'This call was not allowed.' : output);
  const hasResult = isError || output !== undefined;
  const text = isError ? failure : output;
  return {
    type: 'tool',
    id: toolCallId,
    name,
    title: typeof part.title === 'string' && part.title !== '' ? part.title.slice(0, 200) : name,
    input: isRecord(input) ? input : input === undefined || input === null ? {} : { value: input },
    result: hasResult ? { isError, content: toText(text).slice(0, MAX_PART_CHARS) } : null,
  };
}

function readSource(id: unknown, url: unknown, title: unknown, part: Fields): AnswerPart[] {
  if (typeof url !== 'string' || url.length > 2_048 || !/^https?:\/\/[^\s]+$/.test(url))
    return [{ type: 'other', part }];
  const name = typeof title === 'string' ? title.slice(0, 500) : '';
  return [{ type: 'source', id: typeof id === 'string' ? id.slice(0, 200) : url, url, title: name }];
}

/** The bytes of a file in a message are not kept: a `data:` address may have megabytes. */
function toOther(part: Fields, field: string): AnswerPart {
  const isInline = (value: unknown): boolean => typeof value === 'string' && /^data:/i.test(value);
  const kept = Object.fromEntries(
    Object.entries(part).filter(([name, value]) => !(part.type === 'file' && (name === 'data' || isInline(value)))),
  );
  bounded(JSON.stringify(kept), field);
  return { type: 'other', part: kept };
}

/** Each call once, where it was made, with the result that came for it later. A result without a call is a call without arguments. */
function joinResults(parts: readonly AnswerPart[]): AnswerPart[] {
  const calls = new Map<string, AnswerPart & { type: 'tool' }>();
  return parts.filter((part) => {
    if (part.type !== 'tool') return true;
    const known = calls.get(part.id);
    if (!known) {
      calls.set(part.id, part);
      return true;
    }
    known.result = part.result ?? known.result;
    if (Object.keys(known.input).length === 0) known.input = part.input;
    return false;
  });
}

function nameOf(part: unknown): string {
  const { filename, name } = isRecord(part) ? part : {};
  const given = filename ?? name;
  return typeof given === 'string' && given !== '' ? `[${given.slice(0, 200)}]` : '';
}

function bounded(text: string, field: string): string {
  if (text.length > MAX_PART_CHARS) throw invalid(field, `has more than ${MAX_PART_CHARS} characters.`);
  return text;
}

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  // What our own export writes.
  if (isRecord(value) && typeof value.content === 'string') return value.content;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};
const invalid = (field: string, problem: string) =>
  new ApiError('invalid_request', `${field} ${problem}`, { details: { field } });
