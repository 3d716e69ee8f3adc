// One WebSocket to the API, kept open by partysocket: frames in, commands out, replies matched by `ref`.
// Does not know the contents of conversations, the fallback, or how a failure is shown.
import ReconnectingWebSocket from 'partysocket/ws';
import type { Command, ServerFrame } from '../../../protocol/commands.ts';
import { readJson } from '../read-json.ts';
import { ConnectionError, toConnectionError } from './connection-error.ts';

/** Version name of the protocol, as subprotocol; equals PROTOCOL_VERSION of protocol/events.ts, whose schemas stay out of the bundle. */
const SUBPROTOCOL = 'agent-chat.v1';
/** Longest wait for the handshake, in milliseconds. */
const OPEN_TIMEOUT_MS = 8_000;
/** Longest wait for `ack` or `nack`, in milliseconds. */
const REPLY_TIMEOUT_MS = 10_000;
/**
 * Silence after which the socket is asked whether it is still connected, and the longest wait for the reply, in milliseconds.
 * A page does not see the pings of the WebSocket protocol, and a connection that a proxy, a changed network or a sleeping laptop
 * has lost stays open for minutes: half a minute until the visitor sees it.
 */
const PING_AFTER_MS = 20_000;
const PONG_TIMEOUT_MS = 10_000;

/** What the socket reports. */
export type SocketLinkEvents = {
  onOpen(): void;
  /** The socket closed or could not be opened; the next attempt has started. `opened`: it had been open. */
  onDown(info: { opened: boolean; code: number }): void;
  onFrame(frame: ServerFrame): void;
};

export type SocketLinkOptions = {
  /** Read before every attempt. */
  url: () => string;
  /** Called before every attempt; a rejection counts as a failed attempt. */
  token(): Promise<string>;
  /** Wait before the next attempt, in milliseconds. */
  nextDelayMs(): number;
  after(delayMs: number, run: () => void): () => void;
  WebSocket: typeof WebSocket;
};

type Waiting = { resolve(frame: ServerFrame): void; reject(error: Error): void; cancelTimeout(): void };

export class SocketLink {
  readonly #socket: ReconnectingWebSocket;
  readonly #options: SocketLinkOptions;
  readonly #waiting = new Map<string, Waiting>();
  #refs = 0;
  #isOpen = false;
  #isClosed = false;
  #cancelPing: (() => void) | null = null;

  constructor(options: SocketLinkOptions, events: SocketLinkEvents) {
    this.#options = options;
    const settings = {
      WebSocket: options.WebSocket,
      connectionTimeout: OPEN_TIMEOUT_MS,
      // partysocket 1.3 reads these before every attempt and has no jitter: a getter and a constant factor produce ours.
      reconnectionDelayGrowFactor: 1,
      get minReconnectionDelay() {
        return options.nextDelayMs();
      },
      maxReconnectionDelay: Number.POSITIVE_INFINITY,
      // Unsent messages stay in PendingMessages, which survives a reload; a queue here would send them twice.
      maxEnqueuedMessages: 0,
    };
    // partysocket 1.3 calls it also after `close`, for an attempt that it has begun to wait for: no token is needed then.
    const protocols = async () => (this.#isClosed ? [] : [SUBPROTOCOL, `bearer.${await options.token()}`]);
    this.#socket = new ReconnectingWebSocket(options.url, protocols, settings);
    this.#socket.onopen = () => {
      this.#isOpen = true;
      this.#pingAfterSilence();
      events.onOpen();
    };
    this.#socket.onclose = (event) => this.#handleDown(event.code, events);
    this.#socket.onerror = () => {
      // A close event follows for sockets, but not for a token request that failed.
      if (!this.#isOpen && this.#socket.readyState === CONNECTING) this.#handleDown(0, events);
    };
    this.#socket.onmessage = (event) => {
      this.#pingAfterSilence();
      const frame = parseFrame(event.data);
      if (frame && !this.#settle(frame)) events.onFrame(frame);
    };
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends without waiting for a reply. False when the socket is not open. */
  post(command: Command): boolean {
    return this.#isOpen && this.#socket.send(JSON.stringify(command));
  }

  /**
   * Sends and waits for the reply.
   * @throws {ConnectionError} `network` when the socket is not open or closes first, `timeout`, or the nack's code
   */
  request<Reply extends ServerFrame>(
    build: (ref: string) => Command,
    timeoutMs: number = REPLY_TIMEOUT_MS,
  ): Promise<Reply> {
    this.#refs += 1;
    const ref = `r${this.#refs}`;
    return new Promise<Reply>((resolve, reject) => {
      const cancelTimeout = this.#options.after(timeoutMs, () => {
        this.#waiting.delete(ref);
        reject(new ConnectionError('timeout', `No answer within ${timeoutMs / 1000} s.`));
      });
      this.#waiting.set(ref, { resolve: resolve as (frame: ServerFrame) => void, reject, cancelTimeout });
      if (!this.post(build(ref))) this.#rejectAll();
    });
  }

  /** Asks whether the socket is still connected, e.g. when the page is shown again; connects again if no reply comes in time. */
  ping(): void {
    if (!this.#isOpen) return;
    this.#cancelPing?.();
    this.request((ref) => ({ type: 'ping', ref }), PONG_TIMEOUT_MS).catch((error: ConnectionError) => {
      if (error.code === 'timeout' && !this.#isClosed) this.#socket.reconnect();
    });
  }

  #pingAfterSilence(): void {
    this.#cancelPing?.();
    this.#cancelPing = this.#options.after(PING_AFTER_MS, () => this.ping());
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#isOpen = false;
    this.#cancelPing?.();
    this.#socket.onclose = null;
    this.#socket.onopen = null;
    this.#socket.onmessage = null;
    this.#socket.onerror = null;
    this.#socket.close();
    this.#rejectAll();
  }

  #handleDown(code: number, events: SocketLinkEvents): void {
    const opened = this.#isOpen;
    this.#isOpen = false;
    this.#cancelPing?.();
    this.#rejectAll();
    events.onDown({ opened, code });
  }

  #rejectAll(): void {
    for (const [ref, waiting] of this.#waiting) {
      this.#waiting.delete(ref);
      waiting.cancelTimeout();
      waiting.reject(new ConnectionError('network', 'The connection was lost.'));
    }
  }

  /** True when the frame was the reply to a pending command. */
  #settle(frame: ServerFrame): boolean {
    if (frame.type !== 'ack' && frame.type !== 'nack') return false;
    const ref = frame.ref ?? '';
    const waiting = this.#waiting.get(ref);
    if (!waiting) return frame.type === 'ack';
    this.#waiting.delete(ref);
    waiting.cancelTimeout();
    if (frame.type === 'ack') waiting.resolve(frame);
    else waiting.reject(toConnectionError(frame, 400, null));
    return true;
  }
}

/** `WebSocket.CONNECTING`, where there is no global WebSocket. */
const CONNECTING = 0;

/** The frame in a text message, or null when it is not a frame of the protocol. */
export function parseFrame(data: unknown): ServerFrame | null {
  const frame = (typeof data === 'string' ? readJson(data) : null) as { type?: unknown } | null | undefined;
  return typeof frame?.type === 'string' ? (frame as ServerFrame) : null;
}
