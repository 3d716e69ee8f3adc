// A reply whose body fails once a message in it is too large: JSON as a whole, an event stream by events, which have blank lines
// between them.

const LINE_FEED = 10;

/** The same reply with a body that is cut with an error above the bound. */
export function boundBody(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  let size = 0;
  let last = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (const byte of chunk) {
        // Carriage returns are counted, and do not end a message: none of the servers we know of sends them alone.
        size = isStream && byte === LINE_FEED && last === LINE_FEED ? 0 : size + 1;
        if (byte !== 13) last = byte;
      }
      if (size > maxBytes) controller.error(new Error(`it sent a message of more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bound), { status, statusText, headers });
}
