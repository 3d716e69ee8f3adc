// Reads the chunks of one turn of a Chat Completions service to our events, in all the shapes that services have been seen to
// send. No I/O. Marks in the text are text-marks.ts, calls written as text written-calls.ts.
import type { ModelEvent, ModelTool, ModelToolCall } from '../model.ts';
import { type MarkedPiece, MarkedText } from './text-marks.ts';
import { isJsonObject, readWrittenCalls, toArgumentText } from './written-calls.ts';

/** Calls of one turn that are read; the run's own limit is lower. */
const MAX_CALLS = 64;
/** Characters of all arguments of a turn; longer ones are cut and then refused as invalid JSON. */
const MAX_ARGUMENT_CHARS = 512 * 1024;
/** Characters of a name, which some services send in pieces. */
const MAX_NAME_CHARS = 256;

/** `finish_reason` of services that have their own words for OpenAI's. */
const REASONS: Readonly<Record<string, 'length' | 'content_filter'>> = {
  length: 'length',
  max_tokens: 'length',
  MAX_TOKENS: 'length',
  model_length: 'length',
  content_filter: 'content_filter',
  sensitive: 'content_filter',
  SAFETY: 'content_filter',
};

/**
 * Reads the chunks of one turn, or a whole reply as one chunk. Accepts any value: fields of the wrong type are skipped, so that no
 * service can put "undefined" or "[object Object]" into an answer. `tools`: those of the request, for calls written as text.
 */
export class ChunkReader {
  #tools: readonly ModelTool[];
  #calls: { index: number; id: string; name: string; arguments: string }[] = [];
  #written: ModelToolCall[] = [];
  #argumentChars = 0;
  #text = new WellFormedText();
  #thinking = new WellFormedText();
  #marks = new MarkedText();
  #hasDeltas = false;
  finishReason: string | null = null;
  usage: { input_tokens: number; output_tokens: number } | undefined;

  constructor(tools: readonly ModelTool[] = []) {
    this.#tools = tools;
  }

  /** The deltas of a chunk. Tool calls are collected until {@link end}. */
  read(chunk: unknown): ModelEvent[] {
    if (!isRecord(chunk)) return [];
    this.#readUsage(chunk.usage);
    const choice = Array.isArray(chunk.choices) ? (chunk.choices[0] as unknown) : null;
    if (!isRecord(choice) || (choice.index !== undefined && choice.index !== 0)) return [];
    if (typeof choice.finish_reason === 'string' && choice.finish_reason !== '')
      this.finishReason = choice.finish_reason;
    const delta = this.#deltaOf(choice);
    if (Array.isArray(delta.tool_calls)) for (const part of delta.tool_calls) this.#readCall(part);
    // The form before `tool_calls`: one call a turn.
    if (isRecord(delta.function_call)) this.#readCall({ index: -1, function: delta.function_call });
    const parts = readParts(delta.content);
    const events: ModelEvent[] = [];
    const reasoning = firstString(delta.reasoning_content, delta.reasoning) || detailsOf(delta.reasoning_details);
    const thinking = this.#thinking.push(reasoning + parts.thinking);
    if (thinking !== '') events.push({ type: 'thinking_delta', thinking });
    const text = this.#text.push(firstString(parts.text, delta.refusal));
    if (text !== '') events.push(...this.#toEvents(this.#marks.push(text)));
    return events;
  }

  /** The last events of a complete stream: whole tool calls, then `finish`. */
  end(): ModelEvent[] {
    const rest = this.#toEvents(this.#marks.end());
    const calls = [...this.#calls, ...this.#written]
      .filter((call) => call.name !== '')
      .map(({ id, name, arguments: args }): { type: 'tool_call'; call: ModelToolCall } => ({
        type: 'tool_call',
        call: { id, name, arguments: toArgumentText(args) },
      }));
    const reason = calls.length > 0 ? 'tool_calls' : (REASONS[this.finishReason ?? ''] ?? 'stop');
    return [...rest, ...calls, { type: 'finish', reason, ...(this.usage ? { usage: this.usage } : {}) }];
  }

  /** `message` is read in place of `delta`, but not where it repeats at the end what the deltas have said. */
  #deltaOf({ delta, message, text }: Record<string, unknown>): Record<string, unknown> {
    if (isRecord(delta)) {
      this.#hasDeltas ||= Object.keys(delta).some((name) => name !== 'role' && delta[name]);
      return delta;
    }
    if (this.#hasDeltas) return {};
    return isRecord(message) ? message : { content: text };
  }

  #toEvents(pieces: readonly MarkedPiece[]): ModelEvent[] {
    return pieces.flatMap((piece): ModelEvent[] => {
      if (piece.type === 'text') return [{ type: 'text_delta', text: piece.text }];
      if (piece.type === 'thinking') return [{ type: 'thinking_delta', thinking: piece.text }];
      if (piece.type === 'was_thinking') return [{ type: 'text_was_thinking' }];
      const left = MAX_CALLS - this.#calls.length - this.#written.length;
      this.#written.push(...readWrittenCalls(piece.text, this.#tools).slice(0, left));
      return [];
    });
  }

  #readCall(part: unknown): void {
    if (!isRecord(part)) return;
    const fn = isRecord(part.function) ? part.function : {};
    const id = firstString(part.id);
    const name = firstString(fn.name);
    const written = isRecord(fn.arguments) ? JSON.stringify(fn.arguments) : firstString(fn.arguments);
    const last = this.#calls.at(-1);
    // `index` joins the pieces; services that leave it out begin a call with a new id.
    const index =
      typeof part.index === 'number'
        ? part.index
        : last && (id === '' || id === last.id) && !beginsAnother(last, { id, name, written })
          ? last.index
          : this.#calls.length;
    let call = this.#calls.findLast((candidate) => candidate.index === index);
    if (!call || beginsAnother(call, { id, name, written })) {
      if (this.#calls.length >= MAX_CALLS) return;
      call = { index, id, name: '', arguments: '' };
      this.#calls.push(call);
    }
    // Sent whole once, repeated with every piece, or in pieces: all three have been seen.
    if (name !== call.name && call.name.length + name.length <= MAX_NAME_CHARS) call.name += name;
    const args = written.slice(0, MAX_ARGUMENT_CHARS - this.#argumentChars);
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

/**
 * Whether a piece with the index of `call` begins another one: services send parallel calls with one index, distinguished by their
 * ids, or without any id, each whole. A new id alone is not enough: some send one with every piece.
 */
function beginsAnother(
  call: { id: string; name: string; arguments: string },
  piece: { id: string; name: string; written: string },
): boolean {
  if (piece.name === '' || call.name === '') return false;
  if (piece.id !== '' && call.id !== '' && piece.id !== call.id) return true;
  return piece.id === '' && piece.written !== '' && isJsonObject(call.arguments);
}

/** Content as text, as one part, or as a list of parts of text and reasoning (Mistral). */
function readParts(content: unknown): { text: string; thinking: string } {
  if (typeof content === 'string') return { text: content, thinking: '' };
  const read = { text: '', thinking: '' };
  for (const part of Array.isArray(content) ? content : [content]) {
    if (typeof part === 'string') read.text += part;
    if (!isRecord(part)) continue;
    if (part.type === 'thinking' || part.type === 'reasoning') {
      const inner = part.thinking ?? part.text;
      read.thinking += typeof inner === 'string' ? inner : readParts(inner).text;
    } else if (part.type === undefined || part.type === 'text' || part.type === 'output_text') {
      read.text += firstString(part.text);
    }
  }
  return read;
}

/** OpenRouter's list of reasoning: its texts and summaries. */
function detailsOf(details: unknown): string {
  if (!Array.isArray(details)) return '';
  return details.map((one) => (isRecord(one) ? firstString(one.text, one.summary) : '')).join('');
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
