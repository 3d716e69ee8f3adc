// The interface of a search engine: a normalised request in, normalised hits out, failures from a closed list.
// An engine is one file in engines/ and one line in engines/index.ts.

import type { Usage } from '../../protocol/index.ts';

export type Recency = 'oneDay' | 'oneWeek' | 'oneMonth' | 'oneYear' | 'noLimit';

export type EngineRequest = {
  query: string;
  recency: Recency;
  /** 1 to 50. An engine with smaller pages asks for several. */
  count: number;
  /** Language of the query, base code; '' when unknown. */
  lang: string;
  /** The question, for answering engines; the query if left out. */
  prompt?: string;
  /** Key of the site whose visitor asks, for the engine that is the site's own index. */
  site?: string;
};

/** One result, cleaned: plain text, an http(s) address, bounded lengths. */
export type EngineHit = {
  title: string;
  url: string;
  /** The publisher: as named by the engine, otherwise the host. */
  source: string;
  /** As the engine gives it: an ISO date, or words such as "2 days ago". */
  date: string | null;
  snippet: string;
  /** A page of the owner's own site, from its index, with the way to it; see SourceSchema. */
  own?: { breadcrumb: readonly string[] };
};

export type EngineReply = {
  /** Best first, no address twice. */
  hits: EngineHit[];
  /** Only from answering engines; `[n]` counts `hits` from 1. */
  summary?: string;
  /** HTML that the service requires, unchanged, beside text based on its answer. Untrusted: never put into a page of ours. */
  entryPoint?: string;
  /** Limitations of the result, for the model. */
  notes: string[];
  /** Tokens that an answering engine used, where its service says them. */
  usage?: Usage;
};

export interface Engine {
  readonly id: string;
  /** `results` are pages to read; `answers` come with their summary. */
  readonly kind: 'results' | 'answers';
  /** For the model, which may have to choose. */
  readonly description: string;
  /** @throws {EngineError}, or the signal's reason. One attempt: repeating is the pipeline's decision. */
  search(request: EngineRequest, options: { signal: AbortSignal }): Promise<EngineReply>;
}

export type EngineErrorCode = 'auth' | 'quota' | 'rate_limited' | 'timeout' | 'bad_response' | 'blocked';

/** What to do about it, for the operator. */
const FIXES: Record<EngineErrorCode, string> = {
  auth: 'the key was refused: check it in the configuration',
  quota: 'its quota is used up: see the plan, or configure another engine',
  rate_limited: 'too many requests: wait a little',
  timeout: 'no answer in time: try again, or check its address',
  bad_response: 'an answer that could not be used: check its address, or try again',
  blocked: 'the request was refused for its content or by the settings of the server',
};

/** A search that failed at one engine. `message` is fit for the model and for logs: no key, no body of the service. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly engine: string;
  readonly code: EngineErrorCode;
  readonly retryable: boolean;
  /** The retry time sent by the service, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(
    engine: string,
    code: EngineErrorCode,
    options: { retryable?: boolean; retryAfterMs?: number | null; detail?: string; cause?: unknown } = {},
  ) {
    const detail = options.detail === undefined ? '' : ` (${options.detail})`;
    super(`${engine}: ${FIXES[code]}${detail}`, options.cause === undefined ? {} : { cause: options.cause });
    this.engine = engine;
    this.code = code;
    this.retryable = options.retryable ?? (code === 'rate_limited' || code === 'timeout');
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
