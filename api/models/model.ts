// The interface of a model: messages in, a stream of model events out. Knows no service, no run and no event log.
import type { Usage } from '../../protocol/index.ts';

/** What a million tokens cost, in the operator's currency. */
export type Price = { input: number; output: number };

/** One part of a message. `url` is one that the service can read, or a `data:` URL. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'image'; url: string; alt?: string }
  | { type: 'file'; url: string; name: string; contentType: string };

/** One message of the model's context, in the shape of Chat Completions but service-neutral. */
export type ModelMessage =
  | { role: 'system'; content: readonly ModelPart[] }
  | {
      role: 'user';
      content: readonly ModelPart[];
      /** What the page says on which it was written, in its envelope (INJ-1): read by models that write. */
      context?: string;
    }
  | {
      role: 'assistant';
      content: readonly ModelPart[];
      toolCalls?: readonly ModelToolCall[];
      /** Reasoning of the service, unchanged; some providers require it back. */
      reasoning?: string;
    }
  | {
      role: 'tool';
      toolCallId: string;
      name: string;
      content: readonly ModelPart[];
      /** The structured result, for the extractive model; never sent to a service. */
      artifact?: unknown;
    };

/** `arguments` is the JSON text exactly as the model wrote it; the run loop parses and checks it. */
export type ModelToolCall = { id: string; name: string; arguments: string };

/** A plain JSON Schema (2020-12), as it is sent to a service. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool in a request. */
export type ModelTool = { name: string; description: string; parameters: JsonSchema };

export type ModelRequest = {
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  maxOutputTokens?: number;
  /** Base codes of the languages of what its tools search, the commonest first: for a model that does not understand what it reads. */
  languages?: readonly string[];
  /** Further fields of Chat Completions, such as `temperature`: sent as they are. */
  parameters?: Readonly<Record<string, unknown>>;
};

export type ModelEvent =
  | { type: 'text_delta'; text: string }
  | { type: 'thinking_delta'; thinking: string }
  /** All text of the turn so far was reasoning, as its end shows; the service has not sent its beginning. */
  | { type: 'text_was_thinking' }
  /** A complete call, after its last argument fragment. */
  | { type: 'tool_call'; call: ModelToolCall }
  /** Exactly one, last. */
  | { type: 'finish'; reason: 'stop' | 'tool_calls' | 'length' | 'content_filter'; usage?: Usage; price?: Price };

/** What a model can do. */
export type ModelCapabilities = {
  /** It writes words of its own: it can be asked to summarise or to correct an answer, and its tokens cost. False: it quotes. */
  readonly writes: boolean;
  /** It calls the built-in tools: it asks the visitor, and shows plans, charts, tables and files. Missing: as `writes`. */
  readonly asks: boolean;
  /** It reads parts of type `image` and `file`; otherwise it gets {@link textOf} them. */
  readonly images: boolean;
  readonly files: boolean;
};

/** The capabilities of a model: a writer that reads text alone, where it says nothing else. */
export function capabilitiesOf(model: Pick<Model, 'capabilities'>): ModelCapabilities {
  const asks = model.capabilities?.writes ?? true;
  return { writes: true, asks, images: false, files: false, ...model.capabilities };
}

/** A text as the content of a message; no part for an empty one. */
export function textParts(text: string): ModelPart[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** The text of a content, a line for each part; images and files by their names. */
export function textOf(content: readonly ModelPart[]): string {
  return content
    .map((part) => {
      if (part.type === 'text') return part.text;
      return part.type === 'file' ? `[file: ${part.name}]` : `[image${part.alt ? `: ${part.alt}` : ''}]`;
    })
    .filter((text) => text !== '')
    .join('\n');
}

/** The words of a content: its text, without the names of images and files. */
export function wordsOf(content: readonly ModelPart[]): string {
  return textOf(content.filter(({ type }) => type === 'text'));
}

/** All text of a message that a model reads, that of its page included. */
export function promptText(message: ModelMessage): string {
  const text = textOf(message.content);
  return message.role === 'user' && message.context !== undefined ? `${message.context}\n\n${text}` : text;
}

export interface Model {
  /** Shown at start-up and in logs: `openai gpt-5.2`, `extractive`. */
  readonly label: string;
  /** What it can do beside text in and text out; see {@link capabilitiesOf}. */
  readonly capabilities?: Partial<ModelCapabilities>;
  /** Price for a million tokens of a turn whose `finish` has none, such as an interrupted turn. */
  readonly price?: Price;
  /**
   * One model turn. Ends with `finish`, or throws {@link ModelError}; after an abort it throws the signal's reason.
   * The model itself may retry before the first event, never after it.
   */
  stream(request: ModelRequest, options: StreamOptions): AsyncIterable<ModelEvent>;
}

export type StreamOptions = {
  signal: AbortSignal;
  /** The caller's own client decides when to try again: `rate_limited` is thrown at once, with the time that the service names. */
  passesLimits?: boolean;
};

export type ModelErrorCode =
  | 'auth'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'bad_response'
  | 'content_filter'
  | 'context_length'
  /** The service has no such model, or nothing at this address. */
  | 'not_found'
  | 'bad_request';

/** Why a model turn failed. `message` is safe to show: never a key, a URL with a key, or an upstream body. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;
  /** What the owner may check, in a sentence for the log that names settings; '' where nothing is known. */
  check = '';
  /** The turn failed after its first event, and another target is available: retract it and call again. */
  readonly isRepeatable: boolean;

  constructor(
    code: ModelErrorCode,
    message: string,
    options: { retryable?: boolean; retryAfterMs?: number; isRepeatable?: boolean; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.isRepeatable = options.isRepeatable ?? false;
  }
}

/** The line of the log for something that failed: with what to check where a model failed. */
export function describeFailure(what: string, error: unknown): string {
  return error instanceof ModelError ? `${what}: ${error.message} ${error.check}`.trim() : what;
}
