// Follows the log of one conversation: by WebSocket, and where sockets fail by event stream until a socket is tried again.
// Frames arrive in order and once; the connection interprets them and decides whether to connect at all.
import type { Command, ServerFrame } from '../../../protocol/commands.ts';
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { Clock } from '../clock.ts';
import type { VisitorSession } from '../visitor-session.ts';
import type { Backoff } from './backoff.ts';
import type { HttpApi } from './http-api.ts';
import type { Subscription } from './log-stream.ts';
import { SocketLink } from './socket-link.ts';

/** What the log needs, and what it reports. */
export type LiveLogOptions = {
  http: HttpApi;
  session: VisitorSession;
  backoff: Backoff;
  clock: Clock;
  /** Undefined: only event streams. */
  WebSocket: typeof WebSocket | undefined;
  /** False: it stays closed, e.g. while the page is in the back/forward cache. */
  mayConnect(): boolean;
  /** Names this page to the API: calls of its tools come to its connections. */
  tab?: string;
  /** A socket or a stream is open. `isSocket`: commands can be sent over it. */
  onOpen(isSocket: boolean): void;
  /** It was lost, or could not be opened; the next attempt follows. */
  onDown(): void;
  /** A frame for the followed conversation, `conversationId`; an event that has arrived before is left out. */
  onFrame(frame: ServerFrame, conversationId: string): void;
};

/** Failed socket attempts in a row before the event stream is tried. */
const SOCKET_ATTEMPTS = 2;
/** After this time open a socket counts as healthy and earlier failures are forgotten, in milliseconds. */
const HEALTHY_AFTER_MS = 5_000;
/** Close code with which the API ends a socket whose token is no longer valid. */
const CLOSE_UNAUTHORIZED = 4401;

export class LiveLog {
  readonly #options: LiveLogOptions;
  #subscription: Subscription | null = null;
  #socket: SocketLink | null = null;
  #stream: AbortController | null = null;
  /** The API has answered with the stream. */
  #isStreamOpen = false;
  #socketFailures = 0;
  #isHealthy = false;
  #cancelHealthy: (() => void) | null = null;

  constructor(options: LiveLogOptions) {
    this.#options = options;
  }

  /** A socket or a stream exists; it may still be opening. */
  get isActive(): boolean {
    return this.#socket !== null || this.#stream !== null;
  }

  /** Something arrives: the socket or the stream is open. */
  get isFollowing(): boolean {
    return this.#isStreamOpen || this.isSocketOpen;
  }

  get isSocketOpen(): boolean {
    return this.#socket?.isOpen ?? false;
  }

  /** Follows one conversation after `lastEventId`; replaces the previous subscription. `mayOpen`: it connects if it has to. */
  subscribe(conversationId: string, lastEventId: number, mayOpen: boolean): void {
    const before = this.#subscription;
    this.#subscription = { conversationId, lastEventId };
    if (this.#socket) {
      if (before && before.conversationId !== conversationId) {
        this.#socket.post({ type: 'unsubscribe', conversation_id: before.conversationId });
      }
      this.#postSubscription();
      if (!this.#socket.isOpen && this.#socketFailures >= SOCKET_ATTEMPTS) this.#openStream();
    } else if (this.#stream) this.#openStream();
    else if (mayOpen) this.open();
  }

  unsubscribe(): void {
    const before = this.#subscription;
    this.#subscription = null;
    if (before) this.#socket?.post({ type: 'unsubscribe', conversation_id: before.conversationId });
    if (this.#stream) this.open();
  }

  /** Sends a command over the open socket. Rejects with ConnectionError. */
  async request<Reply extends ServerFrame>(command: (ref: string) => Command): Promise<Reply> {
    return this.#socket!.request<Reply>(command);
  }

  /** Earlier failures of sockets do not count any more. */
  forgetFailures(): void {
    this.#socketFailures = 0;
  }

  /** Opens a new socket in place of whatever is open; where there are none, a stream once there is something to follow. */
  open(): void {
    this.#endStream();
    this.#socket?.close();
    this.#socket = null;
    const { http, session, backoff, clock, WebSocket, mayConnect, onOpen } = this.#options;
    if (!mayConnect()) return;
    if (!WebSocket) {
      if (this.#subscription) this.#openStream();
      return;
    }
    this.#socket = new SocketLink(
      {
        url: () => http.socketUrl,
        token: () => session.freshToken(),
        nextDelayMs: () => backoff.delayMs,
        after: (delayMs, run) => clock.after(delayMs, run),
        WebSocket,
      },
      {
        onOpen: () => {
          this.#isHealthy = false;
          this.#cancelHealthy = clock.after(HEALTHY_AFTER_MS, () => {
            this.#isHealthy = true;
            this.#socketFailures = 0;
            backoff.reset();
          });
          this.#postSubscription();
          onOpen(true);
        },
        onDown: ({ opened, code }) => this.#handleSocketDown(opened, code),
        onFrame: (frame) => this.#receive(frame),
      },
    );
  }

  /** Asks the socket whether it is still connected; one that does not reply is replaced. */
  checkAlive(): void {
    this.#socket?.ping();
  }

  /** Closes whatever is open; the subscription stays. */
  close(): void {
    this.#endStream();
    this.#socket?.close();
    this.#socket = null;
    this.#cancelHealthy?.();
  }

  #handleSocketDown(opened: boolean, code: number): void {
    const { session, backoff, onDown } = this.#options;
    if (code === CLOSE_UNAUTHORIZED) session.forgetToken();
    this.#cancelHealthy?.();
    backoff.fail();
    // A socket that is closed at once, e.g. because of too many tabs, counts as a failed attempt.
    if (!opened || !this.#isHealthy) this.#socketFailures += 1;
    onDown();
    if (this.#socketFailures < SOCKET_ATTEMPTS) return;
    if (this.#subscription) this.#openStream();
    // To a page a refused handshake looks like a lost connection; an invalid token may be the reason.
    else session.forgetToken();
  }

  #postSubscription(): void {
    const subscription = this.#subscription;
    if (!subscription) return;
    const { conversationId, lastEventId } = subscription;
    const { tab } = this.#options;
    const frame = { type: 'subscribe', conversation_id: conversationId, last_event_id: lastEventId } as const;
    this.#socket?.post(tab === undefined ? frame : { ...frame, tab });
  }

  /** Reads the log as an event stream until a socket is tried again. */
  #openStream(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#endStream();
    const stream = new AbortController();
    this.#stream = stream;
    void this.#followStream(stream.signal);
  }

  #endStream(): void {
    this.#stream?.abort();
    this.#stream = null;
    this.#isStreamOpen = false;
  }

  async #followStream(stopped: AbortSignal): Promise<void> {
    const { http, session, clock, backoff, tab, onOpen, onDown } = this.#options;
    // Where sockets work nobody loads it.
    const stream = await import('./log-stream.ts').catch(() => null);
    while (!stopped.aborted && this.#subscription) {
      const reading = {
        http,
        session,
        clock,
        tab,
        onOpen: () => {
          this.#isStreamOpen = true;
          backoff.reset();
          onOpen(false);
        },
        onFrame: (frame: ServerFrame) => this.#receive(frame),
        onGone: () => {
          this.#subscription = null;
        },
      };
      const opened = stream ? await stream.readLogStream(this.#subscription, reading, stopped) : false;
      if (stopped.aborted) return;
      this.#isStreamOpen = false;
      backoff.fail();
      onDown();
      await backoff.wait();
      if (stopped.aborted) return;
      if (!opened) {
        // Neither works: the API is unreachable, rather than a proxy blocking sockets. Try the socket again.
        this.#socketFailures = 0;
        this.open();
        return;
      }
    }
  }

  #receive(frame: ServerFrame): void {
    const subscription = this.#subscription;
    // Also of a conversation that the visitor has left meanwhile.
    if (frame.type === 'page_tool_call') this.#options.onFrame(frame, frame.conversation_id);
    if (!subscription || frame.type === 'page_tool_call') return;
    const { conversationId } = subscription;
    if (isEvent(frame)) {
      if (frame.conversation_id !== conversationId || frame.event_id <= subscription.lastEventId) return;
      subscription.lastEventId = frame.event_id;
    }
    this.#options.onFrame(frame, conversationId);
  }
}

/** True for an event of the log; every other frame has no `event_id`. */
export function isEvent(frame: ServerFrame): frame is ConversationEvent {
  const { event_id, conversation_id } = frame as Partial<ConversationEvent>;
  return Number.isInteger(event_id) && typeof conversation_id === 'string';
}
