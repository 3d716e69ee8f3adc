// The events of a request as the Responses API writes them: items in order, each with its own events, numbered over the whole response.
// Only types that the clients' helpers know (openai@6, resources/responses): an unknown one makes them throw.
import type { Source, Usage } from '../../../protocol/index.ts';
import { citationsOf } from '../annotations.ts';
import type { GatewayEvent } from '../drive-request.ts';
import type { WireGatewayError } from '../gateway-error.ts';

export type ResponseEvent = { type: string; sequence_number: number } & Record<string, unknown>;
type Item = { id: string; type: string } & Record<string, unknown>;
export type ResponseObject = { id: string; object: 'response'; status: string; output: Item[] } & Record<
  string,
  unknown
>;

export type ResponseHead = {
  id: string;
  /** Seconds since the epoch. */
  createdAt: number;
  model: string;
  previousId: string | undefined;
  includeSources: boolean;
  store: boolean;
  echo: Readonly<Record<string, unknown>>;
  newId(prefix: string): string;
  /** Seconds since the epoch. */
  nowS(): number;
};

/** Writes one response. Each call gives the events that are due, in order. */
export class ResponseWriter {
  readonly #head: ResponseHead;
  readonly #output: Item[] = [];
  readonly #sources = new Map<number, Source>();
  readonly #searches = new Map<string, number>();
  #events: ResponseEvent[] = [];
  #sequence = 0;
  /** The open item of text or reasoning, and its text. */
  #open: { kind: 'text' | 'reasoning'; index: number; text: string } | null = null;
  #status = 'in_progress';
  #rest: Record<string, unknown> = {};

  constructor(head: ResponseHead) {
    this.#head = head;
  }

  get response(): ResponseObject {
    const { id, createdAt, model, previousId, store, echo } = this.#head;
    return {
      id,
      object: 'response',
      created_at: createdAt,
      status: this.#status,
      background: false,
      error: null,
      incomplete_details: null,
      instructions: null,
      max_output_tokens: null,
      metadata: {},
      model,
      output: [...this.#output],
      parallel_tool_calls: true,
      previous_response_id: previousId ?? null,
      reasoning: { effort: null, summary: null },
      store,
      temperature: null,
      text: { format: { type: 'text' } },
      tool_choice: 'auto',
      tools: [],
      top_p: null,
      truncation: 'disabled',
      usage: null,
      user: null,
      ...echo,
      ...this.#rest,
    };
  }

  begin(): ResponseEvent[] {
    this.#emit('response.created', { response: this.response });
    this.#emit('response.in_progress', { response: this.response });
    return this.#take();
  }

  write(event: GatewayEvent): ResponseEvent[] {
    if (event.type === 'known' || event.type === 'searched') this.#learn(event.sources);
    if (event.type === 'turn') this.#close();
    else if (event.type === 'text') this.#addText(event.text);
    else if (event.type === 'thinking') this.#addReasoning(event.thinking);
    else if (event.type === 'search') this.#beginSearch(event.id, event.query);
    else if (event.type === 'searched') this.#endSearch(event);
    else if (event.type === 'end') this.#end(event);
    return this.#take();
  }

  /** The response failed, or was cancelled (`error` null): what is open is closed as incomplete. */
  fail(error: WireGatewayError | null): ResponseEvent[] {
    this.#close('incomplete');
    this.#status = error ? 'failed' : 'cancelled';
    // The codes of failed responses are a list of their own.
    const code = error?.code === 'rate_limit_exceeded' ? 'rate_limit_exceeded' : 'server_error';
    if (error) this.#rest = { error: { code, message: error.message } };
    // There is no event for a cancelled one: its stream ends as an incomplete one, and its object says why.
    else this.#rest = { incomplete_details: { reason: 'cancelled' } };
    this.#emit(error ? 'response.failed' : 'response.incomplete', { response: this.response });
    return this.#take();
  }

  #learn(sources: readonly Source[]): void {
    for (const source of sources) if (source.number !== undefined) this.#sources.set(source.number, source);
  }

  #addText(text: string): void {
    if (this.#open?.kind !== 'text') {
      this.#close();
      const id = this.#head.newId('msg');
      const index = this.#addItem({ id, type: 'message', status: 'in_progress', role: 'assistant', content: [] });
      this.#open = { kind: 'text', index, text: '' };
      this.#emit('response.content_part.added', { ...this.#place(index), content_index: 0, part: textPart('', []) });
    }
    const open = this.#open!;
    open.text += text;
    this.#emit('response.output_text.delta', {
      ...this.#place(open.index),
      content_index: 0,
      delta: text,
      logprobs: [],
    });
  }

  #addReasoning(thinking: string): void {
    if (this.#open?.kind !== 'reasoning') {
      this.#close();
      const index = this.#addItem({
        id: this.#head.newId('rs'),
        type: 'reasoning',
        status: 'in_progress',
        summary: [],
        content: [],
      });
      this.#open = { kind: 'reasoning', index, text: '' };
    }
    const open = this.#open!;
    open.text += thinking;
    this.#emit('response.reasoning_text.delta', { ...this.#place(open.index), content_index: 0, delta: thinking });
  }

  #beginSearch(id: string, query: string): void {
    this.#close();
    const item = {
      id: this.#head.newId('ws'),
      type: 'web_search_call',
      status: 'in_progress',
      action: this.#actionOf(query, null),
    };
    const index = this.#addItem(item);
    this.#searches.set(id, index);
    this.#emit('response.web_search_call.in_progress', this.#place(index));
    this.#emit('response.web_search_call.searching', this.#place(index));
  }

  #endSearch({ id, query, isFound, sources }: Extract<GatewayEvent, { type: 'searched' }>): void {
    const index = this.#searches.get(id);
    if (index === undefined) return;
    if (isFound) this.#emit('response.web_search_call.completed', this.#place(index));
    this.#endItem(index, { status: isFound ? 'completed' : 'failed', action: this.#actionOf(query, sources) });
  }

  #actionOf(query: string, sources: readonly Source[] | null) {
    const named =
      this.#head.includeSources && sources ? { sources: sources.map(({ url }) => ({ type: 'url', url })) } : {};
    return { type: 'search', query, queries: [query], ...named };
  }

  #end({ reason, calls, usage }: Extract<GatewayEvent, { type: 'end' }>): void {
    const isWhole = reason === 'stop' || reason === 'tool_calls';
    this.#close(isWhole ? 'completed' : 'incomplete');
    for (const call of calls) this.#addCall(call);
    this.#status = isWhole ? 'completed' : 'incomplete';
    const why = reason === 'length' ? 'max_output_tokens' : 'content_filter';
    this.#rest = {
      usage: toUsage(usage),
      ...(isWhole ? { completed_at: this.#head.nowS() } : { incomplete_details: { reason: why } }),
    };
    this.#emit(isWhole ? 'response.completed' : 'response.incomplete', { response: this.response });
  }

  #addCall({ id: call_id, name, arguments: written }: { id: string; name: string; arguments: string }): void {
    const index = this.#addItem({
      id: this.#head.newId('fc'),
      type: 'function_call',
      status: 'in_progress',
      call_id,
      name,
      arguments: '',
    });
    this.#emit('response.function_call_arguments.delta', { ...this.#place(index), delta: written });
    this.#emit('response.function_call_arguments.done', { ...this.#place(index), name, arguments: written });
    this.#endItem(index, { status: 'completed', arguments: written });
  }

  /** Ends the open item with its whole text. */
  #close(status = 'completed'): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    const { index, text } = open;
    const place = { ...this.#place(index), content_index: 0 };
    if (open.kind === 'reasoning') {
      this.#emit('response.reasoning_text.done', { ...place, text });
      this.#endItem(index, { status, content: [{ type: 'reasoning_text', text }] });
      return;
    }
    const annotations = citationsOf(text, (number) => this.#sources.get(number)).map(({ start, end, url, title }) => ({
      type: 'url_citation',
      start_index: start,
      end_index: end,
      url,
      title,
    }));
    annotations.forEach((annotation, annotation_index) => {
      this.#emit('response.output_text.annotation.added', { ...place, annotation_index, annotation });
    });
    const part = textPart(text, annotations);
    this.#emit('response.output_text.done', { ...place, text, logprobs: [] });
    this.#emit('response.content_part.done', { ...place, part });
    this.#endItem(index, { status, content: [part] });
  }

  #place(index: number) {
    return { item_id: this.#output[index]!.id, output_index: index };
  }

  #addItem(item: Item): number {
    const index = this.#output.push(item) - 1;
    this.#emit('response.output_item.added', { output_index: index, item });
    return index;
  }

  #endItem(index: number, fields: Record<string, unknown>): void {
    const item = { ...this.#output[index]!, ...fields };
    this.#output[index] = item;
    this.#emit('response.output_item.done', { output_index: index, item });
  }

  #emit(type: string, fields: object): void {
    this.#events.push({ type, sequence_number: this.#sequence++, ...fields });
  }

  #take(): ResponseEvent[] {
    return this.#events.splice(0);
  }
}

const textPart = (text: string, annotations: readonly object[]) => ({
  type: 'output_text',
  text,
  annotations,
  logprobs: [],
});

function toUsage({ input_tokens: input, output_tokens: output }: Usage) {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
}
