// Converts our messages to Chat Completions requests, and chunks to our events. No I/O.
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import type { ModelEvent, ModelMessage, ModelRequest, ModelToolCall } from './model.ts';

/** Calls of one turn that are read; the run's own limit is lower. */
const MAX_CALLS = 64;
/** Characters of all arguments of a turn; longer ones are cut and then refused as invalid JSON. */
const MAX_ARGUMENT_CHARS = 512 * 1024;

/** `echoReasoning`: send reasoning back with turns that called tools, as some providers require. */
export function toChatMessages(
  messages: readonly ModelMessage[],
  echoReasoning: boolean,
): ChatCompletionMessageParam[] {
  return messages.map((message): ChatCompletionMessageParam => {
    if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
    if (message.role !== 'assistant') return { role: message.role, content: message.content };
    if (!message.toolCalls) return { role: 'assistant', content: message.content };
    return {
      role: 'assistant',
      content: message.content === '' ? null : message.content,
      tool_calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
      ...(echoReasoning && message.reasoning !== undefined ? { reasoning_content: message.reasoning } : {}),
    };
  });
}

export function toChatTools(tools: ModelRequest['tools']): ChatCompletionTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }));
}

/**
 * Reads the chunks of one turn. Accepts any value: fields of the wrong type are skipped, so that no service can put
 * "undefined" or "[object Object]" into an answer.
 */
export class ChunkReader {
  #calls: { index: number; id: string; name: string; arguments: string }[] = [];
  #argumentChars = 0;
  #text = new WellFormedText();
  #thinking = new WellFormedText();
  finishReason: string | null = null;
  usage: { input_tokens: number; output_tokens: number } | undefined;

  /** The deltas of a chunk. Tool calls are collected until {@link end}. */
  read(chunk: unknown): ModelEvent[] {
    if (!isRecord(chunk)) return [];
    this.#readUsage(chunk.usage);
    const choice = Array.isArray(chunk.choices) ? (chunk.choices[0] as unknown) : null;
    if (!isRecord(choice) || (choice.index !== undefined && choice.index !== 0)) return [];
    if (typeof choice.finish_reason === 'string') this.finishReason = choice.finish_reason;
    const { delta } = choice;
    if (!isRecord(delta)) return [];
    if (Array.isArray(delta.tool_calls)) for (const part of delta.tool_calls) this.#readCall(part);
    const events: ModelEvent[] = [];
    const reasoning = firstString(delta.reasoning_content, delta.reasoning);
    const thinking = this.#thinking.push(reasoning);
    if (thinking !== '') events.push({ type: 'thinking_delta', thinking });
    const text = this.#text.push(firstString(delta.content, delta.refusal));
    if (text !== '') events.push({ type: 'text_delta', text });
    return events;
  }

  /** The last events of a complete stream: whole tool calls, then `finish`. */
  end(): ModelEvent[] {
    const calls = this.#calls
      .filter((call) => call.name !== '')
      .map(({ id, name, arguments: args }): { type: 'tool_call'; call: ModelToolCall } => ({
        type: 'tool_call',
        call: { id, name, arguments: args },
      }));
    const reason =
      calls.length > 0
        ? 'tool_calls'
        : this.finishReason === 'length' || this.finishReason === 'content_filter'
          ? this.finishReason
          : 'stop';
    return [...calls, { type: 'finish', reason, ...(this.usage ? { usage: this.usage } : {}) }];
  }

  #readCall(part: unknown): void {
    if (!isRecord(part)) return;
    const fn = isRecord(part.function) ? part.function : {};
    const id = firstString(part.id);
    const last = this.#calls.at(-1);
    // `index` joins the pieces; services that leave it out begin a call with a new id.
    const index =
      typeof part.index === 'number'
        ? part.index
        : last && (id === '' || id === last.id)
          ? last.index
          : this.#calls.length;
    let call = this.#calls.find((candidate) => candidate.index === index);
    if (!call) {
      if (this.#calls.length >= MAX_CALLS) return;
      call = { index, id, name: '', arguments: '' };
      this.#calls.push(call);
    }
    const name = firstString(fn.name);
    // Sent whole once, repeated with every piece, or in pieces: all three have been seen.
    if (name !== call.name && call.name.length + name.length <= 256) call.name += name;
    const args = firstString(fn.arguments).slice(0, MAX_ARGUMENT_CHARS - this.#argumentChars);
    this.#argumentChars += args.length;
    call.arguments += args;
  }

  #readUsage(usage: unknown): void {
    if (!isRecord(usage)) return;
    const { prompt_tokens: input, completion_tokens: output } = usage;
    if (!isCount(input) || !isCount(output)) return;
    this.usage = { input_tokens: input, output_tokens: output };
  }
}

/** Joins pieces of text without half surrogate pairs or NUL characters in the result. */
class WellFormedText {
  #half = '';

  push(piece: string): string {
    let text = this.#half + piece;
    // The case of nearly every token: nothing to repair.
    if (text.isWellFormed() && !text.includes('\0')) {
      this.#half = '';
      return text;
    }
    this.#half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';
    if (this.#half !== '') text = text.slice(0, -1);
    return text
      .replaceAll('\0', '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
  }
}

function firstString(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
