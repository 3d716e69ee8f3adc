// Any service with a Chat Completions interface: streaming, timeouts, retry before the first token, clear errors.
// The only importer of the openai SDK. Keys, URLs and upstream bodies never reach an error's message; the words of an error inside of a
// stream do, short and without keys.
import OpenAI, { APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { type Clock, systemClock } from '../../time/clock.ts';
import { eitherSignal } from '../../time/either-signal.ts';
import { orAborted } from '../../time/wait.ts';
import { createExtractiveModel } from '../extractive/extractive.ts';
import { type Model, ModelError, type ModelErrorCode, type ModelEvent, type ModelRequest } from '../model.ts';
import { ChunkReader } from './chunk-reader.ts';
import { adaptDialect, type Dialect, type Refused } from './dialect.ts';
import { toChatMessages, toChatTools, toPlainMessages, withPageContexts } from './openai-messages.ts';
import { readEventStream, StreamRefused, upstreamFetch } from './read-event-stream.ts';
import { saidIn } from './said-error.ts';

export type OpenAiOptions = {
  /** Operator's base URL, `https://api.openai.com/v1` if missing. Redirects are not followed (NET-1). */
  baseUrl?: string;
  /** Empty for servers that need none. */
  apiKey: string;
  model: string;
  /** Send reasoning back with turns that called tools; by default to every host but api.openai.com. */
  echoReasoning?: boolean;
  /** The model reads images, and files that are `data:` URLs; neither if left out. */
  reads?: { images?: boolean; files?: boolean };
  timeouts?: Partial<OpenAiTimeouts>;
  /** The settings of the owner that are named in {@link ModelError.check}. */
  settings?: ModelSettings;
  /** Something that the service refuses is left out from now on, in words for the log. */
  onNotice?(message: string): void;
  /** Attempts before the first token; 3 unless the caller has a fallback for a failed call. */
  maxTries?: number;
  clock?: Clock;
  /** 0 to 1; spreads the waits of several processes. */
  random?(): number;
};

/** Where the owner sets the key, the address and the name of a model. */
export type ModelSettings = { key: string; address: string; name: string };

/** Milliseconds. */
export type OpenAiTimeouts = {
  /** Until the first token, connection included. */
  firstEventMs: number;
  /** Between two pieces of the stream, after the first token. */
  idleMs: number;
};

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
const TIMEOUTS: OpenAiTimeouts = { firstEventMs: 30_000, idleMs: 30_000 };
/** At most 3 attempts, 45 s in all. */
const MAX_TRIES = 3;
/** Waits of all attempts, in ms: a visitor looks at nothing meanwhile, and then the pages answer. A longer Retry-After ends the call. */
const MAX_WAITS_MS = 5_000;
const MAX_TOTAL_MS = 45_000;
const FIRST_BACKOFF_MS = 500;

/** A model behind a Chat Completions service. */
export function createOpenAiModel(options: OpenAiOptions): Model {
  const clock = options.clock ?? systemClock;
  const random = options.random ?? Math.random;
  const isOpenAi = new URL(options.baseUrl ?? DEFAULT_BASE_URL).hostname === 'api.openai.com';
  const dialect: Dialect = {
    usage: true,
    tools: true,
    system: true,
    reasoning: options.echoReasoning ?? !isOpenAi,
    images: options.reads?.images ?? false,
    // OpenAI's newer models refuse the old name, compatible servers often do not know the new one.
    maxTokens: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
    isLimitRenamed: false,
  };
  const searches = createExtractiveModel({ clock });
  return {
    label: `openai ${options.model}`,
    ...(options.reads ? { capabilities: options.reads } : {}),
    async *stream(request, { signal, passesLimits = false }): AsyncGenerator<ModelEvent, void, void> {
      const startedAtMs = clock.monotonic();
      let waitedMs = 0;
      for (let attempt = 1; ; attempt++) {
        let begun = false;
        try {
          if (!dialect.tools && needsSearch(request)) {
            const call = await firstCall(searches, request, signal);
            if (call) {
              yield call;
              yield { type: 'finish', reason: 'tool_calls', usage: { input_tokens: 0, output_tokens: 0 } };
              return;
            }
          }
          for await (const event of streamOnce(options, dialect, request, clock, signal)) {
            begun = true;
            yield event;
          }
          return;
        } catch (error) {
          if (signal.aborted) throw signal.reason;
          const refused =
            begun || !(error instanceof APIError) ? null : adaptDialect(dialect, toRefusal(error), request);
          if (refused) {
            options.onNotice?.(`The model ${options.model} refuses ${LEFT_OUT[refused]}.`);
            attempt--;
            continue;
          }
          const failure = toModelError(error, options);
          // No retry after a timeout, which has used most of the time, after an error event of the stream, which is final, or after
          // the first token.
          const isRepeatable = failure.retryable && failure.code !== 'timeout' && failure.code !== 'bad_response';
          const isPassedOn = passesLimits && failure.code === 'rate_limited';
          if (begun || isPassedOn || !isRepeatable || attempt >= (options.maxTries ?? MAX_TRIES)) throw failure;
          const waitMs = failure.retryAfterMs ?? FIRST_BACKOFF_MS * 2 ** (attempt - 1) * (0.5 + random());
          waitedMs += waitMs;
          if (waitedMs > MAX_WAITS_MS || clock.monotonic() + waitMs - startedAtMs > MAX_TOTAL_MS) throw failure;
          await clock.sleep(waitMs, signal);
        }
      }
    },
  };
}

/** What the log says about a part that a service refuses. */
const LEFT_OUT: Record<Refused, string> = {
  usage: 'stream_options, so the tokens of its answers are estimated',
  tools: 'tools, so the site is searched before it is asked; for its own searches choose a model with tools',
  system: 'the role system, so its instructions are sent with the first message',
  reasoning: 'its own reasoning, so that is not sent back',
  images: 'images, so they are named to it; set model.images to false, or leave it out of providers.….images',
  maxTokens: 'the name of the limit of tokens, so the other one is sent',
};

/** The visitor's question without a result of a tool, where there are tools. */
function needsSearch({ tools, messages }: ModelRequest): boolean {
  const asked = messages.findLastIndex((message) => message.role === 'user');
  return tools.length > 0 && !messages.slice(asked + 1).some((message) => message.role === 'tool');
}

/** The call with which the extractive model begins, or null where it needs no search. */
async function firstCall(searches: Model, request: ModelRequest, signal: AbortSignal): Promise<ModelEvent | null> {
  for await (const event of searches.stream(request, { signal })) return event.type === 'tool_call' ? event : null;
  return null;
}

function toRefusal(error: APIError): { status: number | undefined; text: string } {
  return { status: error.status, text: error.code === 'context_length_exceeded' ? '' : error.message };
}

async function* streamOnce(
  options: OpenAiOptions,
  dialect: Dialect,
  request: ModelRequest,
  clock: Clock,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void, void> {
  const watch = new Watchdog(clock, { ...TIMEOUTS, ...options.timeouts });
  const client = new OpenAI({
    apiKey: options.apiKey || 'none',
    baseURL: options.baseUrl ?? DEFAULT_BASE_URL,
    // Not from the environment: the operator's configuration is the only source.
    organization: null,
    project: null,
    maxRetries: 0,
    // The SDK would print what it cannot read (LOG-1).
    logLevel: 'off',
    fetch: upstreamFetch,
  });
  const either = eitherSignal(signal, watch.signal);
  const both = either.signal;
  const reader = new ChunkReader(request.tools);
  let batches: ReturnType<typeof readEventStream> | undefined;
  try {
    const call = client.chat.completions.create(toBody(options, dialect, request), { signal: both });
    // The raw reply: the SDK's own stream reader needs twice the CPU time for each token.
    const response = await orAborted(call.asResponse(), both);
    watch.touch();
    batches = readEventStream(response, { signal: both, onActivity: () => watch.touch() });
    let batch = await batches.next();
    for (; !batch.done; batch = await batches.next()) {
      for (const data of batch.value) {
        for (const event of reader.read(parseChunk(data, response.headers))) {
          watch.begin();
          yield event;
        }
      }
    }
    // An abort ends the stream quietly.
    both.throwIfAborted();
    if (reader.finishReason === null && !batch.value) {
      throw new ModelError('unavailable', 'The model’s reply broke off.', { retryable: true });
    }
    yield* reader.end();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (watch.signal.aborted) throw watch.signal.reason;
    throw error;
  } finally {
    watch.end();
    either.end();
    void batches?.return(false).catch(() => {});
  }
}

/** @throws {SyntaxError}; {APIError} with the code of a chunk that reports a failure */
function parseChunk(data: string, headers: Headers): unknown {
  const chunk = JSON.parse(data) as { error?: unknown } | null;
  if (chunk?.error) throw new APIError(undefined, chunk.error as object, undefined, headers);
  return chunk;
}

function toBody(options: OpenAiOptions, dialect: Dialect, request: ModelRequest): ChatCompletionCreateParamsStreaming {
  const { tools, maxOutputTokens, parameters } = request;
  const messages = withPageContexts(request.messages);
  const accepted = dialect.tools && dialect.system ? messages : toPlainMessages(messages, dialect);
  return {
    ...parameters,
    model: options.model,
    stream: true,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
    messages: toChatMessages(accepted, {
      echoReasoning: dialect.reasoning,
      ...options.reads,
      images: dialect.images,
    }),
    ...(tools.length > 0 && dialect.tools ? { tools: toChatTools(tools) } : {}),
    ...(maxOutputTokens === undefined ? {} : { [dialect.maxTokens]: maxOutputTokens }),
  };
}

/** Ends a call without activity. */
class Watchdog {
  #controller = new AbortController();
  #cancel = () => {};
  #clock: Clock;
  #timeouts: OpenAiTimeouts;
  #startedAtMs: number;
  #lastAtMs: number;
  #begun = false;

  constructor(clock: Clock, timeouts: OpenAiTimeouts) {
    this.#clock = clock;
    this.#timeouts = timeouts;
    this.#startedAtMs = clock.monotonic();
    this.#lastAtMs = this.#startedAtMs;
    this.#watch();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Call it for every piece that arrives. */
  touch(): void {
    this.#lastAtMs = this.#clock.monotonic();
  }

  /** Call it at the first token: from now on only inactivity ends the call. */
  begin(): void {
    this.#begun = true;
  }

  end(): void {
    this.#cancel();
  }

  /** Not restarted at every piece: a timer that fires checks the time of the last piece. */
  #watch(): void {
    const { firstEventMs, idleMs } = this.#timeouts;
    const dueAtMs = this.#begun ? this.#lastAtMs + idleMs : this.#startedAtMs + firstEventMs;
    const leftMs = dueAtMs - this.#clock.monotonic();
    if (leftMs > 0) this.#cancel = this.#clock.deadline(() => this.#watch(), leftMs);
    else {
      const failure = new ModelError('timeout', 'The model service did not answer in time.', { retryable: true });
      this.#controller.abort(failure);
    }
  }
}

/** The failure with what the owner may check, for the log. */
function toModelError(error: unknown, { settings, baseUrl, model, apiKey }: OpenAiOptions): ModelError {
  const said = saidBy(error, apiKey);
  const failure = error instanceof ModelError ? error : readFailure(error, said);
  const { key, address, name } = settings ?? { key: 'the key', address: 'the address', name: 'the name of the model' };
  const host = new URL(baseUrl ?? DEFAULT_BASE_URL).host;
  const hasModel = `Check that ${host} has the model ${model}; its name is set by ${name}, the address by ${address}.`;
  const checks: Partial<Record<ModelErrorCode, string>> = {
    auth: `Check ${key} and the account at ${host}.`,
    rate_limited: `Check the limits of the account at ${host}, or add a second target to virtualrouter.routing.`,
    unavailable: `Check that ${host} answers; its address is set by ${address}.`,
    timeout: `Check that ${host} answers; a slow model needs a higher limits.modelFirstWordSeconds.`,
    bad_response: `Check ${address}: it is the base of a Chat Completions interface, which often ends in /v1.`,
    not_found: hasModel,
    bad_request: hasModel,
    context_length: `Check the context length of ${model}; virtualrouter.routing.longcontext may name a model with a longer one.`,
  };
  const isOther = failure.code === 'unavailable' || failure.code === 'bad_response';
  const ofWords = `These are the words of ${host}: its status, or the account there, may say more.`;
  failure.check = (said !== null && isOther ? ofWords : checks[failure.code]) ?? '';
  return failure;
}

/** What the service says in an error inside of its stream; null for every other failure. */
function saidBy(error: unknown, apiKey: string): string | null {
  if (error instanceof StreamRefused && error.why === 'error_event') return saidIn(readJson(error.data), apiKey);
  return error instanceof APIError && error.status === undefined && error.error ? saidIn(error.error, apiKey) : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** By status and code only: the message of the service may contain keys. `said`: see {@link saidBy}. */
function readFailure(error: unknown, said: string | null): ModelError {
  const ended = `The model service ended its answer with an error${said ? `: ${said}` : '.'}`;
  if (error instanceof StreamRefused) {
    return error.why === 'error_event'
      ? new ModelError('bad_response', ended, { retryable: true })
      : new ModelError(
          'bad_response',
          'The model service’s reply is neither an event stream nor JSON that can be read.',
        );
  }
  if (error instanceof SyntaxError) return new ModelError('bad_response', 'The model’s reply could not be read.');
  if (!(error instanceof APIError)) {
    return new ModelError('unavailable', 'The connection to the model service broke off.', { retryable: true });
  }
  const code = typeof error.code === 'string' ? error.code : '';
  const make = (kind: ModelErrorCode, message: string, retryable = false) => {
    const retryAfterMs = retryable ? readRetryAfter(error.headers) : undefined;
    return new ModelError(kind, message, { retryable, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
  };
  if (code === 'context_length_exceeded') return make('context_length', 'The conversation is too long for the model.');
  if (code === 'content_filter') return make('content_filter', 'The model service withheld the answer.');
  if (code === 'insufficient_quota') return make('auth', 'The model service’s quota is used up.');
  switch (error.status) {
    case undefined:
      return make('unavailable', said === null ? 'The connection to the model service broke off.' : ended, true);
    case 401:
    case 403:
      return make('auth', 'The model service refused the key.');
    case 404:
      return make('not_found', 'The model service has no such model, or nothing at this address (404).');
    case 429:
      return make('rate_limited', 'The model service refuses for now because of its own limits.', true);
    case 408:
    case 409:
      return make('unavailable', `The model service answered ${error.status}.`, true);
    default:
      if (error.status >= 500) return make('unavailable', `The model service answered ${error.status}.`, true);
      return make('bad_request', `The model service refused the request (${error.status}).`);
  }
}

/** Milliseconds; undefined when the header is missing or invalid. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after')?.trim() ?? '';
  if (!/^\d+(\.\d+)?$/.test(value)) return undefined;
  return Number(value) * 1000;
}
