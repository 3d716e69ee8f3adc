// The body of POST /v1/chat/completions as a request. Each fault names its field in the way OpenAI does.
import type { ModelMessage, ModelPart, ModelToolCall } from '../../models/model.ts';
import {
  type ClientRequest,
  count,
  flag,
  isRecord,
  pick,
  refuseFields,
  requireCalls,
  requireUniqueNames,
  type ToolChoice,
  textField,
  toClientTool,
} from '../client-request.ts';
import { GatewayError, invalid } from '../gateway-error.ts';
import { MAX_MESSAGES, MAX_TOOLS } from '../limits.ts';

export type ChatRequest = ClientRequest & {
  stream: boolean;
  /** The stream ends with a chunk of the usage. */
  includeUsage: boolean;
  /** The client speaks the old `functions`: its calls are written as `function_call`. */
  isLegacy: boolean;
};

/** Passed on to the model as they are. */
const PASSED = [
  'temperature',
  'top_p',
  'presence_penalty',
  'frequency_penalty',
  'logit_bias',
  'seed',
  'stop',
  'response_format',
  'reasoning_effort',
  'verbosity',
  'parallel_tool_calls',
  'service_tier',
] as const;

/** Without them the reply would be another than the one asked for. */
const REFUSED = {
  logprobs: 'is not supported. Leave it out.',
  top_logprobs: 'is not supported. Leave it out.',
  audio: 'is not supported. Leave it out.',
};

/** @throws {GatewayError} for the first fault */
export function readChat(body: unknown): ChatRequest {
  if (!isRecord(body)) throw new GatewayError(400, 'The body must be a JSON object.', { code: 'invalid_type' });
  const choices = body.n;
  if (choices !== undefined && choices !== null && choices !== 1)
    throw invalid('n', 'must be 1: this server writes one answer a request.', 'unsupported_value');
  refuseFields(body, REFUSED);
  const modalities = body.modalities;
  if (Array.isArray(modalities) && modalities.some((one) => one !== 'text'))
    throw invalid('modalities', 'must be ["text"].', 'unsupported_value');
  if (body.tools !== undefined && body.functions !== undefined)
    throw invalid('functions', 'cannot be used together with tools. Send tools alone.', 'invalid_request');
  const messages = readMessages(body.messages);
  const isLegacy = body.functions !== undefined && body.functions !== null;
  const tools = isLegacy ? readFunctions(body.functions) : readTools(body.tools);
  const { toolChoice, choice } = readChoice(isLegacy ? body.function_call : body.tool_choice, tools.tools, isLegacy);
  const limit = count(body, 'max_completion_tokens') ?? count(body, 'max_tokens');
  const options = body.stream_options;
  return {
    model: textField(body, 'model') ?? '',
    messages,
    messagesField: 'messages',
    tools: tools.tools,
    toolChoice,
    search: isLegacy ? 'never' : tools.isHosted || isRecord(body.web_search_options) ? 'hosted' : 'policy',
    parameters: { ...pick(body, PASSED), ...(choice === undefined ? {} : { tool_choice: choice }) },
    maxOutputTokens: limit,
    stream: flag(body, 'stream') ?? false,
    includeUsage: isRecord(options) && options.include_usage === true,
    isLegacy,
  };
}

function readMessages(value: unknown): ModelMessage[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('messages', 'must be a list of at least one message.');
  if (value.length > MAX_MESSAGES)
    throw invalid('messages', `has ${value.length} entries; at most ${MAX_MESSAGES} are allowed.`);
  const names = new Map<string, string>();
  const messages = value.map((message, n) => readMessage(message, `messages[${n}]`, names));
  requireCalls(messages, 'messages');
  return messages;
}

/** `names`: of the calls so far, by id; results do not repeat them. */
function readMessage(message: unknown, at: string, names: Map<string, string>): ModelMessage {
  if (!isRecord(message)) throw invalid(at, 'must be an object with role and content.', 'invalid_type');
  const { role } = message;
  if (role === 'system' || role === 'developer')
    return { role: 'system', content: readContent(message.content, at, false) };
  if (role === 'user') return { role: 'user', content: readContent(message.content, at, true) };
  if (role === 'tool' || role === 'function') {
    const id = role === 'tool' ? message.tool_call_id : `call_${String(message.name)}`;
    if (typeof id !== 'string') throw invalid(`${at}.tool_call_id`, 'must be the id of the call that it answers.');
    return {
      role: 'tool',
      toolCallId: id,
      name: names.get(id) ?? '',
      content: readContent(message.content, at, false),
    };
  }
  if (role !== 'assistant') throw invalid(`${at}.role`, 'must be one of system, developer, user, assistant, tool.');
  const toolCalls = readCalls(message, at);
  for (const { id, name } of toolCalls) names.set(id, name);
  // `@ai-sdk/openai-compatible` sends the reasoning back by this name.
  const reasoning = message.reasoning_content ?? message.reasoning;
  return {
    role: 'assistant',
    content: message.content === null || message.content === undefined ? [] : readContent(message.content, at, false),
    ...(toolCalls.length > 0 ? { toolCalls } : {}),
    ...(typeof reasoning === 'string' && reasoning !== '' ? { reasoning } : {}),
  };
}

function readCalls(message: Readonly<Record<string, unknown>>, at: string): ModelToolCall[] {
  const { tool_calls: calls, function_call: old } = message;
  if (isRecord(old) && typeof old.name === 'string')
    return [{ id: `call_${old.name}`, name: old.name, arguments: argumentsOf(old.arguments) }];
  if (calls === undefined || calls === null) return [];
  if (!Array.isArray(calls)) throw invalid(`${at}.tool_calls`, 'must be a list.', 'invalid_type');
  return calls.map((call: unknown, n) => {
    const own = isRecord(call) && isRecord(call.function) ? call.function : null;
    if (!isRecord(call) || typeof call.id !== 'string' || typeof own?.name !== 'string')
      throw invalid(`${at}.tool_calls[${n}]`, 'must have an id and a function with a name.', 'invalid_type');
    return { id: call.id, name: own.name, arguments: argumentsOf(own.arguments) };
  });
}

const argumentsOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? {}));

/** A text, or a list of parts. `isUser`: pictures and files are allowed. */
function readContent(content: unknown, at: string, isUser: boolean): ModelPart[] {
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', text: content }];
  if (!Array.isArray(content)) throw invalid(`${at}.content`, 'must be a text or a list of parts.', 'invalid_type');
  return content.map((part: unknown, n) => readPart(part, `${at}.content[${n}]`, isUser));
}

function readPart(part: unknown, at: string, isUser: boolean): ModelPart {
  const fields = isRecord(part) ? part : {};
  const { type } = fields;
  if (type === 'text' && typeof fields.text === 'string') return { type: 'text', text: fields.text };
  if (type === 'refusal' && typeof fields.refusal === 'string') return { type: 'text', text: fields.refusal };
  const image = isRecord(fields.image_url) ? fields.image_url : { url: fields.image_url };
  if (isUser && type === 'image_url' && typeof image.url === 'string') return { type: 'image', url: image.url };
  const file = isRecord(fields.file) ? fields.file : {};
  if (isUser && type === 'file' && typeof file.file_data === 'string') {
    const name = typeof file.filename === 'string' ? file.filename : 'file';
    return { type: 'file', url: file.file_data, name, contentType: mediaTypeOf(file.file_data) };
  }
  throw invalid(
    at,
    isUser ? 'must be a part of type text, image_url or file with file_data.' : 'must be a part of type text.',
  );
}

/** The type of a `data:` URL. */
export function mediaTypeOf(url: string): string {
  return /^data:([\w.+-]+\/[\w.+-]+)/.exec(url.slice(0, 200))?.[1] ?? 'application/octet-stream';
}

function readTools(value: unknown): { tools: ReturnType<typeof toClientTool>[]; isHosted: boolean } {
  if (value === undefined || value === null) return { tools: [], isHosted: false };
  if (!Array.isArray(value)) throw invalid('tools', 'must be a list.', 'invalid_type');
  if (value.length > MAX_TOOLS)
    throw invalid('tools', `has ${value.length} entries; at most ${MAX_TOOLS} are allowed.`);
  let isHosted = false;
  const tools = value.flatMap((tool: unknown, n) => {
    const type = isRecord(tool) ? tool.type : undefined;
    if (isHostedSearch(type)) {
      isHosted = true;
      return [];
    }
    if (type !== 'function')
      throw invalid(`tools[${n}].type`, 'must be "function", or "web_search" for the search of this server.');
    return [toClientTool((tool as { function?: unknown }).function, `tools[${n}].function`)];
  });
  requireUniqueNames(tools, 'tools');
  return { tools, isHosted };
}

/** The types by which OpenAI's clients name its own search, with or without the date of a version. */
export function isHostedSearch(type: unknown): boolean {
  return typeof type === 'string' && /^web_search(?:_preview)?(?:_\d{4}_\d{2}_\d{2})?$/.test(type);
}

function readFunctions(value: unknown): { tools: ReturnType<typeof toClientTool>[]; isHosted: false } {
  if (!Array.isArray(value)) throw invalid('functions', 'must be a list.', 'invalid_type');
  if (value.length > MAX_TOOLS)
    throw invalid('functions', `has ${value.length} entries; at most ${MAX_TOOLS} are allowed.`);
  const tools = value.map((one: unknown, n) => toClientTool(one, `functions[${n}]`));
  requireUniqueNames(tools, 'functions');
  return { tools, isHosted: false };
}

/** `choice`: as Chat Completions has it for tools; undefined where it says nothing. */
export function readChoice(
  value: unknown,
  tools: readonly { name: string }[],
  isLegacy: boolean,
): { toolChoice: ToolChoice; choice?: unknown } {
  const field = isLegacy ? 'function_call' : 'tool_choice';
  if (value === undefined || value === null || value === 'auto') return { toolChoice: 'auto' };
  if (value === 'none') return tools.length > 0 ? { toolChoice: 'none', choice: 'none' } : { toolChoice: 'none' };
  if (value === 'required') return { toolChoice: 'required', choice: 'required' };
  const own = isRecord(value) && isRecord(value.function) ? value.function : value;
  const name = isRecord(own) ? own.name : undefined;
  if (isRecord(value) && isHostedSearch(value.type)) return { toolChoice: 'required', choice: 'required' };
  if (typeof name !== 'string' || !tools.some((tool) => tool.name === name))
    throw invalid(field, 'must be "auto", "none", "required", or name one of the tools of this request.');
  return { toolChoice: 'named', choice: { type: 'function', function: { name } } };
}
