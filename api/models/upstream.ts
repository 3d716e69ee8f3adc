// The way to a model service that the operator has configured (NET-1): its base URL only, no redirects, bounded reading.
// Untrusted URLs go through crawl/fetch-page.ts instead. Knows HTTP and the frames of an event stream; not what they mean.

/** Bytes of one line of an event stream: one delta of 1 MB passes, an endless line does not. */
export const MAX_LINE_BYTES = 1_310_720;
/** Bytes of an error's body that are read at all; nothing of it is shown. */
const MAX_ERROR_BYTES = 16 * 1024;
/** The shape of `fetch` as the SDK takes it. */
export type UpstreamFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** What became visible while a reply was read. */
export type UpstreamState = {
  /** `[DONE]` was there: the stream is complete, whatever else is missing. */
  done: boolean;
  /** Why the reply cannot be used, found below the SDK. */
  refused: 'content_type' | 'line_too_long' | 'error_event' | null;
};

/** A `fetch` for one streamed call. `onActivity` is called for every piece that arrives, keep-alive comments included. */
export function createUpstreamFetch(state: UpstreamState, onActivity: () => void): UpstreamFetch {
  return async (input, init) => {
    // biome-ignore lint/style/noRestrictedGlobals: the one place for services that the operator has configured (NET-1).
    const response = await fetch(input, { ...init, redirect: 'error' });
    onActivity();
    const { body, headers } = response;
    if (!response.ok) {
      return new Response(await readSome(body, MAX_ERROR_BYTES), { status: response.status, headers });
    }
    const type = response.headers.get('content-type') ?? '';
    if (!body || (type !== '' && !type.includes('text/event-stream'))) {
      state.refused = 'content_type';
      void body?.cancel().catch(() => {});
      throw new TypeError('not an event stream');
    }
    return new Response(body.pipeThrough(frameStream(state, onActivity)), { status: response.status, headers });
  };
}

/**
 * Re-frames an event stream: any line end and a byte order mark are accepted, comments are dropped, each event is handed on
 * whole as one `data:` line and a blank one. Ends the stream with an error when a line is too long.
 */
export function frameStream(state: UpstreamState, onActivity: () => void): TransformStream<Uint8Array, Uint8Array> {
  const encoder = new TextEncoder();
  let pieces: Uint8Array[] = [];
  let size = 0;
  let afterReturn = false;
  let first = true;
  let data: string[] = [];
  let name = '';

  const fail = (why: 'line_too_long' | 'error_event'): never => {
    state.refused = why;
    throw new TypeError(why);
  };
  const endEvent = (out: TransformStreamDefaultController<Uint8Array>) => {
    const text = data.join('\n').trim();
    const isError = name === 'error';
    data = [];
    name = '';
    if (isError) fail('error_event');
    if (text === '[DONE]') state.done = true;
    if (text !== '') out.enqueue(encoder.encode(`data: ${text.replace(/[\r\n]+/g, ' ')}\n\n`));
  };
  const endLine = (out: TransformStreamDefaultController<Uint8Array>) => {
    let line = Buffer.concat(pieces).toString('utf8');
    pieces = [];
    size = 0;
    if (first) line = line.replace(/^\uFEFF/, '');
    first = false;
    if (line === '') endEvent(out);
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    else if (line.startsWith('event:')) name = line.slice(6).trim();
  };
  const keep = (bytes: Uint8Array) => {
    size += bytes.length;
    if (size > MAX_LINE_BYTES) fail('line_too_long');
    if (bytes.length > 0) pieces.push(bytes);
  };

  return new TransformStream({
    transform(chunk, out) {
      onActivity();
      let start = 0;
      for (let i = 0; i < chunk.length; i++) {
        const byte = chunk[i];
        if (byte !== 10 && byte !== 13) {
          afterReturn = false;
          continue;
        }
        // The second half of CR LF ends no further line.
        if (byte === 10 && afterReturn) start = i + 1;
        else {
          keep(chunk.subarray(start, i));
          endLine(out);
          start = i + 1;
        }
        afterReturn = byte === 13;
      }
      keep(chunk.subarray(start));
    },
    flush(out) {
      // Some servers leave out the last blank line. Half an event is not handed on: it would not parse.
      if (pieces.length > 0) endLine(out);
      const text = data.join('\n').trim();
      if (text === '[DONE]' || isJson(text)) endEvent(out);
    },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
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
    // An error's body that breaks off is still that error.
  }
  void reader.cancel().catch(() => {});
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
