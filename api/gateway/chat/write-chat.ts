// The events of a request as Chat Completions writes them: the chunks of a stream, or one completion. Shapes: openai@6,
// resources/chat/completions; annotations come once and whole, because the clients' helpers overwrite what they do not know.
import type { Source, Usage } from '../../../protocol/index.ts';
import { citationsOf } from '../annotations.ts';
import type { FinishReason, GatewayEvent } from '../drive-request.ts';

export type ChatReply = {
  /** `chatcmpl-…`, the same in all chunks. */
  id: string;
  /** Seconds since the epoch. */
  created: number;
  /** As the client named it. */
  model: string;
  includeUsage: boolean;
  /** Calls are written as the old `function_call`. */
  isLegacy: boolean;
};

type Call = { id: string; name: string; arguments: string };

/** The text of a reply, part by part: parts of different turns are paragraphs of their own. */
class ReplyText {
  text = '';
  #isNewTurn = false;

  beginTurn(): void {
    this.#isNewTurn = this.text !== '';
  }

  /** What is to be sent of `text`, with the break before it. */
  add(text: string): string {
    const gap = this.#isNewTurn && !/\s$/.test(this.text) ? '\n\n' : '';
    this.#isNewTurn = false;
    this.text += gap + text;
    return gap + text;
  }
}

/** The numbered sources of the searches so far. */
class KnownSources {
  readonly #byNumber = new Map<number, Source>();

  read(event: GatewayEvent): void {
    if (event.type !== 'known' && event.type !== 'searched') return;
    for (const source of event.sources) if (source.number !== undefined) this.#byNumber.set(source.number, source);
  }

  annotate(text: string): object[] {
    return citationsOf(text, (number) => this.#byNumber.get(number)).map(({ start, end, url, title }) => ({
      type: 'url_citation',
      url_citation: { start_index: start, end_index: end, title, url },
    }));
  }
}

/** The chunks of a stream, as objects; `[DONE]` is the transport's. */
export async function* chatChunks(
  events: AsyncIterable<GatewayEvent>,
  reply: ChatReply,
): AsyncGenerator<object, void, void> {
  const written = new ReplyText();
  const known = new KnownSources();
  const chunk = (delta: object, finish: string | null = null) => ({
    ...head(reply, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(reply.includeUsage ? { usage: null } : {}),
  });
  let hasRole = false;
  for await (const event of events) {
    known.read(event);
    if (event.type === 'turn') written.beginTurn();
    // Not before the model has said something: a failure until then has a status of its own.
    if (event.type === 'turn' || event.type === 'known') continue;
    if (!hasRole) yield chunk({ role: 'assistant', content: '' });
    hasRole = true;
    if (event.type === 'text') yield chunk({ content: written.add(event.text) });
    else if (event.type === 'thinking') yield chunk({ reasoning_content: event.thinking });
    else if (event.type === 'end') {
      for (const delta of callDeltas(event.calls, reply)) yield chunk(delta);
      const annotations = known.annotate(written.text);
      if (annotations.length > 0) yield chunk({ annotations });
      yield chunk({}, finishOf(event.reason, reply));
      if (reply.includeUsage)
        yield { ...head(reply, 'chat.completion.chunk'), choices: [], usage: toUsage(event.usage) };
    }
  }
}

/** The whole reply as one object. */
export async function chatCompletion(events: AsyncIterable<GatewayEvent>, reply: ChatReply): Promise<object> {
  const written = new ReplyText();
  const known = new KnownSources();
  let reasoning = '';
  let end: Extract<GatewayEvent, { type: 'end' }> | undefined;
  for await (const event of events) {
    known.read(event);
    if (event.type === 'turn') written.beginTurn();
    else if (event.type === 'text') written.add(event.text);
    else if (event.type === 'thinking') reasoning += event.thinking;
    else if (event.type === 'end') end = event;
  }
  if (!end) throw new Error('a request ended without its last event');
  const annotations = known.annotate(written.text);
  const [first] = end.calls;
  const message = {
    role: 'assistant',
    content: written.text === '' && first ? null : written.text,
    refusal: null,
    ...(annotations.length > 0 ? { annotations } : {}),
    ...(reasoning === '' ? {} : { reasoning_content: reasoning }),
    ...(first ? (reply.isLegacy ? { function_call: toFunction(first) } : { tool_calls: end.calls.map(toCall) }) : {}),
  };
  return {
    ...head(reply, 'chat.completion'),
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(end.reason, reply) }],
    usage: toUsage(end.usage),
  };
}

function head({ id, created, model }: ChatReply, object: string) {
  return { id, object, created, model };
}

function finishOf(reason: FinishReason, { isLegacy }: ChatReply): string {
  return reason === 'tool_calls' && isLegacy ? 'function_call' : reason;
}

/** One delta a call, whole: a call is known when its arguments are complete and checked. */
function callDeltas(calls: readonly Call[], { isLegacy }: ChatReply): object[] {
  if (isLegacy) return calls.slice(0, 1).map((call) => ({ function_call: toFunction(call) }));
  return calls.map((call, index) => ({ tool_calls: [{ index, ...toCall(call) }] }));
}

const toFunction = ({ name, arguments: written }: Call) => ({ name, arguments: written });
const toCall = (call: Call) => ({ id: call.id, type: 'function', function: toFunction(call) });

function toUsage({ input_tokens: input, output_tokens: output }: Usage) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}
