// The interface of a model: messages in, a stream of model events out. Knows no service, no run and no event log.
import type { Usage } from '../../protocol/index.ts';

/** What a million tokens cost, in the operator's currency. */
export type Price = { input: number; output: number };

/** One message of the model's context, in the shape of Chat Completions but service-neutral. */
export type ModelMessage =
  | { role: 'system'; content: string }
  | { role: 'user'; content: string }
  | {
      role: 'assistant';
      content: string;
      toolCalls?: readonly ModelToolCall[];
      /** Reasoning of the upstream as it came; some providers require it back (facts.md 3.2). */
      reasoning?: string;
    }
  | {
      role: 'tool';
      toolCallId: string;
      name: string;
      content: string;
      /** The result as structure, for a model that is code (extractive); never sent to a service. */
      artifact?: unknown;
    };

/** `arguments` is the JSON text exactly as the model wrote it; whoever runs the tool parses and checks it. */
export type ModelToolCall = { id: string; name: string; arguments: string };

/** A tool as offered: JSON Schema for its input. */
export type ModelTool = { name: string; description: string; parameters: Record<string, unknown> };

export type ModelRequest = {
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  maxOutputTokens?: number;
};

export type ModelEvent =
  | { type: 'text_delta'; text: string }
  | { type: 'thinking_delta'; thinking: string }
  /** A call, whole: after its last argument fragment. */
  | { type: 'tool_call'; call: ModelToolCall }
  /** Exactly one, last. */
  | { type: 'finish'; reason: 'stop' | 'tool_calls' | 'length' | 'content_filter'; usage?: Usage; price?: Price };

export interface Model {
  /** Shown at start-up and in logs: `openai gpt-5.2`, `extractive`. */
  readonly label: string;
  /** The model is code that quotes its sources: it cannot be asked to mend an answer. */
  readonly isExtractive?: boolean;
  /** Of a million tokens of a turn whose `finish` names none, as that of a turn that breaks off. */
  readonly price?: Price;
  /**
   * One model turn. Ends with `finish`, or throws {@link ModelError}; after an abort it throws the signal's reason.
   * Retries before the first event are the model's own business; after it nothing is repeated here.
   */
  stream(request: ModelRequest, options: { signal: AbortSignal }): AsyncIterable<ModelEvent>;
}

export type ModelErrorCode =
  | 'auth'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'bad_response'
  | 'content_filter'
  | 'context_length'
  | 'bad_request';

/** Why a model turn failed. `message` is safe to show: never a key, a URL with a key, or an upstream body. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;
  /** The turn broke off after its first event, and another target is there for it: take it back and ask again. */
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
