// The body of POST /v1/responses as a request. The items of `input` become messages; each fault names its field.
import type { ModelMessage, ModelPart, ModelToolCall } from '../../models/model.ts';
import { isHostedSearch, mediaTypeOf, readChoice } from '../chat/read-chat.ts';
import {
  type ClientRequest,
  count,
  flag,
  isRecord,
  pick,
  refuseFields,
  requireCalls,
  requireUniqueNames,
  textField,
  toClientTool,
} from '../client-request.ts';
import { GatewayError, invalid } from '../gateway-error.ts';
import { MAX_MESSAGES, MAX_TOOLS } from '../limits.ts';

type Fields = Readonly<Record<string, unknown>>;

export type ResponseRequest = ClientRequest & {
  stream: boolean;
  store: boolean;
  previousId: string | undefined;
  /** `web_search_call` items name their sources. */
  includeSources: boolean;
  /** What the reply repeats of the request. */
  echo: Fields;
};

const REFUSED = {
  background: 'is not supported: a stored stream goes on without its client, see GET /v1/responses/{id}. Leave it out.',
  conversation: 'is not supported. Use previous_response_id.',
  prompt: 'is not supported. Send instructions and input.',
};

/** Passed on to the model as they are. */
const PASSED = ['temperature', 'top_p', 'parallel_tool_calls', 'service_tier'] as const;

/** What of earlier responses a request names. */
export type Stored = {
  /** The messages of the response before; null for an unknown one, and where the request names none. */
  messages: readonly ModelMessage[] | null;
  /** An item of a stored response; undefined for an unknown one. */
  item(id: string): Fields | undefined;
};

/** What a body names of earlier responses, before it is read. */
export function namedIn(body: unknown): { previousId: string | undefined; itemIds: readonly string[] } {
  const { previous_response_id: previous, input } = isRecord(body) ? body : {};
  const items: readonly unknown[] = Array.isArray(input) ? input.slice(0, MAX_MESSAGES) : [];
  return {
    previousId: typeof previous === 'string' ? previous : undefined,
    itemIds: items.flatMap((item) =>
      isRecord(item) && item.type === 'item_reference' && typeof item.id === 'string' ? [item.id] : [],
    ),
  };
}

/** @throws {GatewayError} for the first fault */
export function readResponse(body: unknown, stored: Stored): ResponseRequest {
  if (!isRecord(body)) throw new GatewayError(400, 'The body must be a JSON object.', { code: 'invalid_type' });
  refuseFields(body, REFUSED);
  const previousId = textField(body, 'previous_response_id');
  const earlier = previousId === undefined ? [] : stored.messages;
  if (earlier === null)
    throw new GatewayError(
      404,
      `The response "${String(previousId).slice(0, 80)}" is not stored, or no longer: send its messages in input.`,
      {
        param: 'previous_response_id',
        code: 'previous_response_not_found',
      },
    );
  const instructions = textField(body, 'instructions');
  const { tools, isHosted } = readTools(body.tools);
  const { toolChoice, choice } = readChoice(body.tool_choice, tools, false);
  // The instructions are of this request alone: those of the one before are not taken over.
  const spoken = earlier.filter((message, n) => !(n === 0 && message.role === 'system'));
  const before = [
    ...(instructions === undefined || instructions === '' ? [] : [systemMessage(instructions)]),
    ...spoken,
  ];
  const messages: ModelMessage[] = [...before, ...readInput(body.input, stored)];
  requireCalls(messages, 'input', before.length);
  const include = Array.isArray(body.include) ? body.include : [];
  return {
    model: textField(body, 'model') ?? '',
    messages,
    messagesField: 'input',
    tools,
    toolChoice,
    search: isHosted ? 'hosted' : 'policy',
    parameters: {
      ...pick(body, PASSED),
      ...readFormat(body.text),
      ...readReasoning(body.reasoning),
      ...(choice === undefined ? {} : { tool_choice: choice }),
    },
    maxOutputTokens: count(body, 'max_output_tokens'),
    stream: flag(body, 'stream') ?? false,
    store: flag(body, 'store') ?? true,
    previousId,
    includeSources: include.includes('web_search_call.action.sources'),
    echo: pick(body, [
      'instructions',
      'metadata',
      'temperature',
      'top_p',
      'tool_choice',
      'tools',
      'parallel_tool_calls',
      'max_output_tokens',
      'reasoning',
      'text',
      'truncation',
      'user',
    ]),
  };
}

const systemMessage = (text: string): ModelMessage => ({ role: 'system', content: [{ type: 'text', text }] });

function readTools(value: unknown) {
  if (value === undefined || value === null) return { tools: [], isHosted: false };
  if (!Array.isArray(value)) throw invalid('tools', 'must be a list.', 'invalid_type');
  if (value.length > MAX_TOOLS)
    throw invalid('tools', `has ${value.length} entries; at most ${MAX_TOOLS} are allowed.`);
  const isHosted = value.some((tool: unknown) => isRecord(tool) && isHostedSearch(tool.type));
  const tools = value.flatMap((tool: unknown, n) => {
    const type = isRecord(tool) ? tool.type : undefined;
    if (isHostedSearch(type)) return [];
    if (type !== 'function') throw invalid(`tools[${n}].type`, 'must be "function" or "web_search".');
    return [toClientTool(tool, `tools[${n}]`)];
  });
  requireUniqueNames(tools, 'tools');
  return { tools, isHosted };
}

/** `text.format` as `response_format` of Chat Completions. */
function readFormat(text: unknown): Fields {
  const format = isRecord(text) && isRecord(text.format) ? text.format : null;
  if (!format || format.type === 'text') return {};
  if (format.type === 'json_object') return { response_format: { type: 'json_object' } };
  if (format.type !== 'json_schema') throw invalid('text.format.type', 'must be text, json_object or json_schema.');
  const { type: _, ...schema } = format;
  return { response_format: { type: 'json_schema', json_schema: schema } };
}

function readReasoning(reasoning: unknown): Fields {
  const effort = isRecord(reasoning) ? reasoning.effort : undefined;
  return typeof effort === 'string' ? { reasoning_effort: effort } : {};
}

function readInput(input: unknown, stored: Stored): ModelMessage[] {
  if (typeof input === 'string') return [{ role: 'user', content: [{ type: 'text', text: input }] }];
  if (!Array.isArray(input)) throw invalid('input', 'must be a text or a list of items.', 'invalid_type');
  if (input.length > MAX_MESSAGES)
    throw invalid('input', `has ${input.length} entries; at most ${MAX_MESSAGES} are allowed.`);
  const messages: ModelMessage[] = [];
  const names = new Map<string, string>();
  const ids = new Set<unknown>();
  input.forEach((given: unknown, n) => {
    const at = `input[${n}]`;
    const id = isRecord(given) ? given.id : undefined;
    if (typeof id === 'string' && ids.has(id))
      throw invalid(`${at}.id`, `is "${id.slice(0, 80)}" a second time. Send each item once.`, 'duplicate_item');
    ids.add(id);
    const item = isRecord(given) && given.type === 'item_reference' ? referred(given.id, stored, at) : given;
    if (!isRecord(item)) throw invalid(at, 'must be an object.', 'invalid_type');
    if (item.type === 'function_call') addCall(messages, readCall(item, at), names);
    else if (item.type === 'function_call_output') messages.push(readOutput(item, at, names));
    else if (item.type === 'reasoning' || item.type === 'web_search_call') return;
    else if (item.type === undefined || item.type === 'message') messages.push(readItemMessage(item, at));
    else
      throw invalid(
        `${at}.type`,
        'must be message, function_call, function_call_output, reasoning or web_search_call.',
      );
  });
  return messages;
}

/** The AI SDK names stored items instead of sending them again. */
function referred(id: unknown, stored: Stored, at: string): Fields {
  const item = typeof id === 'string' ? stored.item(id) : undefined;
  if (!item) throw invalid(`${at}.id`, 'names no item of a stored response. Send the item itself.', 'item_not_found');
  return item;
}

/** Calls that follow each other are of one turn, and belong to its text. */
function addCall(messages: ModelMessage[], call: ModelToolCall, names: Map<string, string>): void {
  names.set(call.id, call.name);
  const last = messages.at(-1);
  if (last?.role === 'assistant')
    messages[messages.length - 1] = { ...last, toolCalls: [...(last.toolCalls ?? []), call] };
  else messages.push({ role: 'assistant', content: [], toolCalls: [call] });
}

function readCall(item: Fields, at: string): ModelToolCall {
  const { call_id: id, name, arguments: written } = item;
  if (typeof id !== 'string' || typeof name !== 'string')
    throw invalid(at, 'must have call_id and name.', 'invalid_type');
  return { id, name, arguments: typeof written === 'string' ? written : '{}' };
}

function readOutput(item: Fields, at: string, names: Map<string, string>): ModelMessage {
  const { call_id: id, output } = item;
  if (typeof id !== 'string') throw invalid(`${at}.call_id`, 'must be the id of the call that it answers.');
  const content =
    typeof output === 'string' ? [{ type: 'text' as const, text: output }] : readParts(output, `${at}.output`, false);
  return { role: 'tool', toolCallId: id, name: names.get(id) ?? '', content };
}

function readItemMessage(item: Fields, at: string): ModelMessage {
  const { role, content } = item;
  const isUser = role === 'user';
  const parts =
    typeof content === 'string'
      ? [{ type: 'text' as const, text: content }]
      : readParts(content, `${at}.content`, isUser);
  if (role === 'user') return { role: 'user', content: parts };
  if (role === 'assistant') return { role: 'assistant', content: parts };
  if (role === 'system' || role === 'developer') return { role: 'system', content: parts };
  throw invalid(`${at}.role`, 'must be one of user, assistant, system, developer.');
}

function readParts(content: unknown, at: string, isUser: boolean): ModelPart[] {
  if (!Array.isArray(content)) throw invalid(at, 'must be a text or a list of parts.', 'invalid_type');
  return content.map((part: unknown, n) => {
    const fields = isRecord(part) ? part : {};
    const { type } = fields;
    if (['input_text', 'output_text', 'text'].includes(String(type)) && typeof fields.text === 'string')
      return { type: 'text', text: fields.text };
    if (type === 'refusal' && typeof fields.refusal === 'string') return { type: 'text', text: fields.refusal };
    if (isUser && type === 'input_image' && typeof fields.image_url === 'string')
      return { type: 'image', url: fields.image_url };
    if (isUser && type === 'input_file' && typeof fields.file_data === 'string') {
      const name = typeof fields.filename === 'string' ? fields.filename : 'file';
      return { type: 'file', url: fields.file_data, name, contentType: mediaTypeOf(fields.file_data) };
    }
    throw invalid(
      `${at}[${n}]`,
      'must be a part of type input_text, input_image with image_url, or input_file with file_data.',
    );
  });
}
