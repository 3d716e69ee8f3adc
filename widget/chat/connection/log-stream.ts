// Reads the log of a conversation as an event stream (SSE): one response, to its end. The connection opens the next one, and
// decides what the frames mean.
import type { ServerFrame } from '../../../protocol/commands.ts';
import type { Clock } from '../clock.ts';
import type { VisitorSession } from '../visitor-session.ts';
import { codeOf } from './connection-error.ts';
import { EventStreamDecoder } from './event-stream.ts';
import { type HttpApi, toFailure } from './http-api.ts';
import { parseFrame } from './socket-link.ts';

/** The conversation that is followed, and the last event of it that arrived. */
export type Subscription = { conversationId: string; lastEventId: number };

/** How a stream reaches the API, and what it reports. */
export type LogStreamOptions = {
  http: HttpApi;
  session: VisitorSession;
  clock: Clock;
  /** Names this page, which has tools, to the API: their calls come by this stream. */
  tab?: string | undefined;
  /** The API has answered with a stream. */
  onOpen(): void;
  onFrame(frame: ServerFrame): void;
  /** The conversation does not exist any more. */
  onGone(): void;
};

/** Longest wait for the reply that begins a stream, in milliseconds: as for any other call, since the API begins it at once. */
const REPLY_TIMEOUT_MS = 15_000;
/** Longest silence of an open stream, in milliseconds: the API sends a comment every 25 s. */
const STREAM_SILENCE_MS = 45_000;

/** Reads one response to its end, or until `stopped`. True when the stream was open. Never rejects. */
export async function readLogStream(
  { conversationId, lastEventId }: Subscription,
  { http, session, clock, tab, onOpen, onFrame, onGone }: LogStreamOptions,
  stopped: AbortSignal,
): Promise<boolean> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  stopped.addEventListener('abort', abort, { once: true });
  let opened = false;
  let cancelSilence = clock.after(REPLY_TIMEOUT_MS, abort);
  try {
    const path = `/conversations/${encodeURIComponent(conversationId)}/events${tab === undefined ? '' : `?tab=${tab}`}`;
    const reply = session.authorized(async (token) => {
      const call = { token, signal: attempt.signal };
      const response = await http.request('GET', path, call, { 'last-event-id': String(lastEventId) });
      if (!response.ok || !response.body) throw await toFailure(response);
      return response;
    });
    const response = await unlessAborted(reply, attempt.signal);
    cancelSilence();
    cancelSilence = clock.after(STREAM_SILENCE_MS, abort);
    opened = true;
    onOpen();
    const decoder = new EventStreamDecoder();
    const reader = response.body!.getReader();
    for (;;) {
      const { done, value } = await unlessAborted(reader.read(), attempt.signal);
      if (done || stopped.aborted) return opened;
      cancelSilence();
      cancelSilence = clock.after(STREAM_SILENCE_MS, abort);
      for (const message of decoder.push(value)) {
        const frame = parseFrame(message.data);
        if (frame && !stopped.aborted) onFrame(frame);
      }
    }
  } catch (error) {
    if (codeOf(error) === 'not_found') onGone();
    return opened;
  } finally {
    cancelSilence();
    attempt.abort();
    stopped.removeEventListener('abort', abort);
  }
}

/** The result of `work`, or a rejection as soon as `signal` is aborted: a wait that ends whatever becomes of the network. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
