// Calls to search services at addresses the operator configured (NET-1): one JSON request, bounded in time and size, no
// redirects. Untrusted addresses go through crawl/fetch-page instead. Knows status codes and counts of tokens; nothing else of a reply.

import { request } from 'undici';
import type { Usage } from '../../protocol/index.ts';
import { traceHeaders } from '../telemetry/trace-context.ts';
import { startDeadline } from '../time/deadline.ts';
import { EngineError, type EngineErrorCode } from './engine.ts';

/** Fifty hits with full texts are far below this. */
const MAX_REPLY_BYTES = 5_000_000;
/** One attempt, to the last byte, in milliseconds; the pipeline's budget may end it sooner. */
const ATTEMPT_TIMEOUT_MS = 8_000;
const MAX_ERROR_CHARS = 2_000;

export type JsonCall = {
  engine: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal: AbortSignal;
  /** Timeout for services that answer with a model. */
  timeoutMs?: number;
  /** What this service means by a status, where it differs from the common reading; gets the first characters of the body. */
  readFailure?: (status: number, body: string) => EngineErrorCode | null;
};

/**
 * The parsed object of a 2xx reply. @throws {EngineError} for everything else; the signal's reason when it aborts.
 */
export async function callJson(call: JsonCall): Promise<Record<string, unknown>> {
  const url = new URL(call.url);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const timeout = new AbortController();
  const endTimer = startDeadline(() => timeout.abort(), call.timeoutMs ?? ATTEMPT_TIMEOUT_MS);
  let status = 0;
  let text: string;
  let headers: Record<string, string | string[] | undefined>;
  try {
    const response = await request(url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
        ...traceHeaders(),
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: AbortSignal.any([call.signal, timeout.signal]),
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    status = response.statusCode;
    headers = response.headers;
    text = await readBounded(response.body);
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    if (timeout.signal.aborted) throw new EngineError(call.engine, 'timeout', { cause: error });
    if (error instanceof RangeError) throw new EngineError(call.engine, 'bad_response', { detail: error.message });
    throw new EngineError(call.engine, 'bad_response', { retryable: true, detail: 'no connection', cause: error });
  } finally {
    endTimer();
  }
  if (status < 200 || status > 299) throw toFailure(call, status, text, headers['retry-after']);
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through: invalid JSON and JSON other than an object are the same error.
  }
  throw new EngineError(call.engine, 'bad_response', { detail: 'no JSON object' });
}

/** A path under the operator's base URL. To a base that is a bare origin the whole `ownPath` is added. */
export function joinUrl(base: string, ownPath: string, path: string): string {
  const url = new URL(base);
  const prefix = url.pathname.replace(/\/+$/, '');
  url.pathname = prefix === '' ? `${ownPath}${path}` : `${prefix}${path}`;
  return url.href;
}

async function readBounded(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_REPLY_BYTES) throw new RangeError(`reply larger than ${MAX_REPLY_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

function toFailure(
  call: JsonCall,
  status: number,
  text: string,
  retryAfter: string | string[] | undefined,
): EngineError {
  const code = call.readFailure?.(status, text.slice(0, MAX_ERROR_CHARS)) ?? readStatus(status);
  const seconds = Number(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter);
  return new EngineError(call.engine, code, {
    detail: `HTTP ${status}`,
    retryAfterMs: Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null,
    ...(status >= 500 ? { retryable: true } : {}),
  });
}

function readStatus(status: number): EngineErrorCode {
  switch (status) {
    case 401:
    case 403:
      return 'auth';
    case 402:
      return 'quota';
    case 408:
    case 504:
      return 'timeout';
    case 429:
      return 'rate_limited';
    default:
      return 'bad_response';
  }
}

/** `usage` of a reply, from the counts of its service; nothing where one of the first of each is no count. Counts behind the first may be missing. */
export function usageOf(input: readonly unknown[], output: readonly unknown[]): { usage?: Usage } {
  const [read, written] = [sumOf(input), sumOf(output)];
  return read === null || written === null ? {} : { usage: { input_tokens: read, output_tokens: written } };
}

function sumOf([first, ...more]: readonly unknown[]): number | null {
  if (!isCount(first)) return null;
  return more.filter(isCount).reduce((sum, count) => sum + count, first);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
