// A run as a stream of server-sent events for one client: counted among the open connections, ended with the visitor's token, and no
// reason to end the run when the client leaves, unless its protocol says so (`onLeave`).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenConnection } from '../live/connections.ts';
import { drained } from '../live/drained.ts';
import type { Visitor } from '../plugins/access.ts';
import { countedAddress } from '../plugins/client-address.ts';
import type { RouteContext } from '../routes/context.ts';
import { followRun, type RunItem } from './follow-run.ts';
import { COMMENT_MS } from './limits.ts';

/** How a protocol writes a run. Each function gives the text of zero or more frames. */
export interface RunWriter {
  item(item: RunItem): string;
  /** After the last item, also after `failed`. */
  end(): string;
  /** The log cannot be read any further. */
  failed(): string;
}

export async function sendRun(
  context: Pick<RouteContext, 'store' | 'clock' | 'connections' | 'access'>,
  { request, reply, owner }: { request: FastifyRequest; reply: FastifyReply; owner: Visitor },
  run: { conversationId: string; runId: string; after: number },
  writer: RunWriter,
  { headers = {}, onLeave }: { headers?: Record<string, string>; onLeave?: () => void } = {},
): Promise<void> {
  const { store, clock, connections, access } = context;
  const gone = new AbortController();
  const response = reply.raw;
  const leave = connections.add({
    owner,
    address: countedAddress(request),
    close: () => gone.abort(),
    forget: (conversationId) => {
      if (conversationId === run.conversationId) gone.abort();
    },
  } satisfies OpenConnection);
  reply.hijack();
  let isWhole = false;
  response.on('close', () => {
    // Aborted already: the stream was ended here, for a restart or an expired token, and its client may come back.
    const hasLeft = !gone.signal.aborted && !isWhole;
    gone.abort();
    if (hasLeft) onLeave?.();
  });
  if (response.destroyed) gone.abort();
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx buffers replies unless this header says no (ngx_http_proxy_module, X-Accel-Buffering).
    'x-accel-buffering': 'no',
    ...headers,
  });
  response.write(': agent-chat\n\n');
  // WS-9: a stream ends with its token.
  const stopComments = clock.repeat(() => {
    if (access.holds(owner)) response.write(': working\n\n');
    else gone.abort();
  }, COMMENT_MS);
  try {
    for await (const item of followRun(store, run, { clock, signal: gone.signal })) {
      const text = writer.item(item);
      if (text !== '' && !response.write(text)) await drained(response, gone.signal);
    }
    isWhole = true;
    response.write(writer.end());
  } catch (error) {
    if (!gone.signal.aborted) {
      isWhole = true;
      request.log.error({ err: error, reqId: request.id }, 'a stream of a run ended');
      response.write(writer.failed() + writer.end());
    }
  } finally {
    stopComments();
    leave();
    response.end();
  }
}
