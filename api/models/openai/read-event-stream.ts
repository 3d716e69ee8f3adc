// HTTP to a model service that the operator has configured (NET-1): its base URL only, no redirects, bounded reading.
// Untrusted URLs go through crawl/fetch-page.ts instead. Knows HTTP; the frames of a stream are event-stream.ts.
import { traceHeaders } from '../../telemetry/trace-context.ts';
import { startDeadline } from '../../time/deadline.ts';
import { EventStreamParser, MAX_LINE_BYTES } from './event-stream.ts';

/** Most bytes read of an error's body; none of it is shown. */
const MAX_ERROR_BYTES = 16 * 1024;
/** After `[DONE]`: ms and bytes in which the reply may end, so that its connection is reused. Then it is closed. */
const TAIL = { ms: 1_000, bytes: 16 * 1024 };
/** The type of `fetch` that the SDK accepts. */
export type UpstreamFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A reply that is neither an event stream nor JSON that we can read. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly why: 'content_type' | 'line_too_long' | 'error_event';
  /** The data of `event: error`. */
  readonly data: string;

  constructor(why: StreamRefused['why'], data = '') {
    super(why);
    this.why = why;
    this.data = data;
  }
}

/** A `fetch` that follows no redirect and reads little of an error. The body of a successful reply is streamed. */
export const upstreamFetch: UpstreamFetch = async (input, init) => {
  // biome-ignore lint/style/noRestrictedGlobals: the one place for services that the operator has configured (NET-1).
  const response = await fetch(input, { ...init, headers: withTraceHeaders(init?.headers), redirect: 'error' });
  if (response.ok) return response;
  const { body, headers, status } = response;
  return new Response(await readSome(body, MAX_ERROR_BYTES), { status, headers });
};

function withTraceHeaders(given: RequestInit['headers']): Headers {
  const headers = new Headers(given);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  return headers;
}

/** Media types whose body may be an event stream or JSON: services and the proxies before them mislabel both. */
const READABLE = ['text/event-stream', 'json', 'text/plain', 'application/octet-stream'];

/**
 * The data of a reply's events, in batches as they arrive, until `[DONE]` or the end; returns whether the reply is complete: by
 * `[DONE]`, or because it is JSON in place of a stream. JSON comes whole, or, where there is one value on each line, by lines.
 * `onActivity` is called for every piece that arrives, keep-alive comments included. An abort ends it quietly, at once.
 * @throws {StreamRefused}; what the connection throws
 */
export async function* readEventStream(
  response: Response,
  options: { signal: AbortSignal; onActivity: () => void },
): AsyncGenerator<string[], boolean, void> {
  const { body, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (!body || (type !== '' && !READABLE.some((readable) => type.includes(readable)))) {
    void body?.cancel().catch(() => {});
    throw new StreamRefused('content_type');
  }
  const parser = new EventStreamParser();
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  // Ends a pending read, also of a body that does not listen to the signal of its request.
  const cancel = () => void reader.cancel().catch(() => {});
  options.signal.addEventListener('abort', cancel, { once: true });
  let isEnded = false;
  let isBegun = false;
  try {
    while (!isEnded && !parser.isDone) {
      const { done, value } = await reader.read();
      if (options.signal.aborted) return false;
      isEnded = done;
      if (!done) options.onActivity();
      if (!done && !isBegun) {
        const first = firstSign(value);
        if (first === '{') return yield* readJson(reader, value, options);
        if (first === '<') throw new StreamRefused('content_type');
        isBegun = first !== '';
      }
      const events = done ? parser.end() : parser.push(value);
      if (events.length > 0) yield events;
      if (parser.refused) throw new StreamRefused(parser.refused, parser.refusal);
    }
    return parser.isDone;
  } finally {
    options.signal.removeEventListener('abort', cancel);
    if (parser.isDone && !isEnded && !options.signal.aborted) void readTail(reader);
    else cancel();
  }
}

/** The first character that is no white space and no byte order mark; '' without one. */
function firstSign(bytes: Uint8Array): string {
  const sign = bytes.find((byte) => byte > 32 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
  return sign === undefined ? '' : String.fromCharCode(sign);
}

async function* readJson(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Uint8Array,
  options: { signal: AbortSignal; onActivity: () => void },
): AsyncGenerator<string[], boolean, void> {
  const pieces = [first];
  let size = first.length;
  for (;;) {
    const { done, value } = await reader.read();
    if (options.signal.aborted) return false;
    if (done) break;
    options.onActivity();
    size += value.length;
    if (size > MAX_LINE_BYTES) throw new StreamRefused('line_too_long');
    pieces.push(value);
  }
  const text = new TextDecoder().decode(Buffer.concat(pieces)).trim();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  yield lines.length > 1 && lines.every((line) => line.trim().startsWith('{') && line.trim().endsWith('}'))
    ? lines
    : [text];
  return true;
}

/** Services end a reply right after `[DONE]`; one left open is closed. */
async function readTail(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const cut = () => void reader.cancel().catch(() => {});
  const cancel = startDeadline(cut, TAIL.ms);
  try {
    for (let size = 0; size <= TAIL.bytes; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
    cut();
  } catch {
    // The answer is complete: errors at the end of its connection are ignored.
  } finally {
    cancel();
  }
}

async function readSome(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    while (size < maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
    }
  } catch {
    // An incomplete body of an error is still that error.
  }
  void reader.cancel().catch(() => {});
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
