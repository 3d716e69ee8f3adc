// How the widget reaches the API: history, the live log by WebSocket or, where sockets fail, by event stream, and the commands
// over whichever is open. visitor-session.ts identifies the visitor; the controller interprets the events.
import type { UserContent } from '../../../protocol/blocks.ts';
import type { AckFrame, ResetFrame, SendResult, ServerFrame } from '../../../protocol/commands.ts';
import type { ConversationEvent, Progress } from '../../../protocol/events.ts';
import type { History } from '../../../protocol/history.ts';
import type { Clock } from '../clock.ts';
import { eventWithIcons, historyWithIcons } from '../icon-addresses.ts';
import { blockedBy, impossibleFrom, type PageFacts, policyLine, refusalOf } from '../refusals.ts';
import type { ChatStorage } from '../storage.ts';
import { type NamedUser, VisitorSession } from '../visitor-session.ts';
import { backoffDelayMs } from './backoff.ts';
import { ConnectionError } from './connection-error.ts';
import { EventStreamDecoder } from './event-stream.ts';
import { type ConversationSummary, HttpApi, type SiteInfo } from './http-api.ts';
import { parseFrame, SocketLink } from './socket-link.ts';

/**
 * `connecting`: not yet open for the first time. `retrying`: was open or failed, reconnects automatically. `offline`: the
 * browser reports no network. `signed-out`: the site no longer names the visitor; only `retryNow` reconnects. `refused`: the
 * page cannot use this API and a retry would not help; the console shows why. A visitor without a conversation needs no
 * connection: `open` then means that the API has answered.
 */
export type ConnectionStatus = 'connecting' | 'open' | 'retrying' | 'offline' | 'signed-out' | 'refused';

/** What a connection reports, in the order in which it happened. */
export interface ConnectionEvents {
  onEvent(event: ConversationEvent): void;
  onProgress(progress: Progress): void;
  /** The log cannot be continued from `last_event_id`: load the history again and subscribe again. */
  onReset(conversationId: string): void;
  onStatus(status: ConnectionStatus): void;
  /** What the site says of itself; again whenever the session is renewed. */
  onSite(site: SiteInfo): void;
}

/**
 * A visitor's message to send, or the request to answer the message `regenerates` again. With the same `clientId` it can be
 * sent twice without effect.
 */
export type OutgoingMessage = {
  clientId: string;
  conversationId: string;
  content: readonly UserContent[];
  regenerates?: string;
};

/** How the controller reaches an API, or a recording. Every call rejects with {@link ConnectionError}. */
export interface Connection {
  /** Connects, and reconnects after every failure. Call once, before anything else. */
  start(events: ConnectionEvents): void;
  /** The newest page of the history, or with `before` the page above that cursor. */
  history(conversationId: string, signal?: AbortSignal, before?: number): Promise<History>;
  conversations(signal?: AbortSignal): Promise<ConversationSummary[]>;
  /** Follows one conversation after `lastEventId`, live and through reconnects; replaces the previous subscription. */
  subscribe(conversationId: string, lastEventId: number): void;
  unsubscribe(): void;
  /** A new, empty conversation's id. */
  createConversation(): Promise<string>;
  send(message: OutgoingMessage): Promise<SendResult>;
  stop(runId: string): Promise<void>;
  /** Skips the wait before the next attempt. */
  retryNow(): void;
  close(): void;
}

/** The browser APIs that a connection uses; tests pass their own. */
export type ConnectionOptions = {
  /** Address of the API, e.g. `https://chat.example.com` or `https://www.example.com/chat`. */
  api: string;
  site: string;
  /** The visitor, where the site identifies them. */
  user?: NamedUser;
  storage: ChatStorage;
  clock: Clock;
  random: () => number;
  fetch: typeof fetch;
  WebSocket: typeof WebSocket;
  /** The window, or another target of `online` and `offline`, `pagehide` and `pageshow`. */
  network: EventTarget;
  /** Missing: the page is not examined. */
  page?: PageFacts;
  isOnline: () => boolean;
};

/** Failed socket attempts in a row before the event stream is tried. */
const SOCKET_ATTEMPTS = 2;
/** Longest silence of an event stream, in milliseconds: the API sends a comment every 15 s. */
const STREAM_SILENCE_MS = 45_000;
/** After this time open a socket counts as healthy and earlier failures are forgotten, in milliseconds. */
const HEALTHY_AFTER_MS = 5_000;
/** Close code with which the API ends a socket whose token is no longer valid. */
const CLOSE_UNAUTHORIZED = 4401;

/** A connection over the network of `options`. */
export function createConnection(options: ConnectionOptions): Connection {
  return new NetworkConnection(options);
}

type Subscription = { conversationId: string; lastEventId: number };

class NetworkConnection implements Connection {
  readonly #options: ConnectionOptions;
  readonly #http: HttpApi;
  readonly #session: VisitorSession;
  readonly #lifetime = new AbortController();
  #events: ConnectionEvents | null = null;
  #status: ConnectionStatus | null = null;
  #subscription: Subscription | null = null;
  #socket: SocketLink | null = null;
  #stream: AbortController | null = null;
  /** Failed attempts in a row, over both transports. */
  #attempt = 0;
  #socketFailures = 0;
  #isHealthy = false;
  #cancelHealthy: (() => void) | null = null;
  #endWait: (() => void) | null = null;
  #isGreeting = false;
  #isSuspended = false;
  #isDiagnosed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#http = new HttpApi(options.api, options.fetch);
    this.#session = new VisitorSession({
      http: this.#http,
      site: options.site,
      user: options.user,
      storage: options.storage,
      clock: options.clock,
      signal: this.#lifetime.signal,
      onSite: (site) => this.#events?.onSite(site),
      onFailed: (error) => void this.#diagnose(error),
    });
  }

  start(events: ConnectionEvents): void {
    this.#events = events;
    const { network } = this.#options;
    const { signal } = this.#lifetime;
    network.addEventListener('online', () => this.retryNow(), { signal });
    network.addEventListener('offline', () => this.#mayConnect && this.#setStatus('offline'), { signal });
    network.addEventListener('pagehide', () => this.#suspend(), { signal });
    network.addEventListener('pageshow', () => this.#resume(), { signal });
    this.#setStatus(this.#options.isOnline() ? 'connecting' : 'offline');
    const { page, api } = this.#options;
    page?.violations.addEventListener('securitypolicyviolation', (event) => this.#handleViolation(event), { signal });
    const impossible = page && impossibleFrom(page.origin, api);
    if (impossible) this.#refuse(impossible);
    else this.#begin();
  }

  #begin(): void {
    if (!this.#session.isKnown) {
      void this.#greet();
      return;
    }
    // A stored token opens the socket at once; the session brings the site's texts in parallel, and is tried again if it fails.
    if (!this.#session.hasSite) this.#session.renew().catch(() => {});
    this.#openSocket();
  }

  /** Loads the site's texts for a visitor who has asked nothing yet and has no stored token. Never rejects. */
  async #greet(): Promise<void> {
    if (this.#isGreeting) return;
    this.#isGreeting = true;
    while (this.#mayConnect && !this.#socket && !this.#stream) {
      const isThere = await this.#session.describe().then(
        () => true,
        () => false,
      );
      if (!this.#mayConnect || this.#socket || this.#stream) break;
      if (isThere) {
        this.#attempt = 0;
        this.#setStatus('open');
        break;
      }
      this.#attempt += 1;
      this.#setDown();
      await this.#wait(backoffDelayMs(this.#attempt, this.#options.random));
    }
    this.#isGreeting = false;
  }

  get #mayConnect(): boolean {
    const isOver = this.#status === 'refused' || this.#status === 'signed-out';
    return !this.#lifetime.signal.aborted && !this.#isSuspended && !isOver;
  }

  async history(conversationId: string, signal?: AbortSignal, before?: number): Promise<History> {
    if (!this.#session.isKnown) throw new ConnectionError('not_found', 'Nobody has asked anything here yet.');
    const history = await this.#session.authorized((token) =>
      this.#http.history(token, conversationId, signal, before),
    );
    return historyWithIcons(history, this.#options.api);
  }

  async conversations(signal?: AbortSignal): Promise<ConversationSummary[]> {
    if (!this.#session.isKnown) return [];
    return this.#session.authorized((token) => this.#http.conversations(token, signal));
  }

  subscribe(conversationId: string, lastEventId: number): void {
    const before = this.#subscription;
    this.#subscription = { conversationId, lastEventId };
    if (this.#socket) {
      if (before && before.conversationId !== conversationId) {
        this.#socket.post({ type: 'unsubscribe', conversation_id: before.conversationId });
      }
      this.#postSubscription();
      if (!this.#socket.isOpen && this.#socketFailures >= SOCKET_ATTEMPTS) this.#openStream();
    } else if (this.#stream) this.#openStream();
    else if (this.#events && this.#mayConnect) this.#openSocket();
  }

  unsubscribe(): void {
    const before = this.#subscription;
    this.#subscription = null;
    if (before) this.#socket?.post({ type: 'unsubscribe', conversation_id: before.conversationId });
    if (this.#stream) this.#openSocket();
  }

  async createConversation(): Promise<string> {
    const id = await this.#session.authorized((token) => this.#http.createConversation(token));
    // The first question created a session for a visitor who had none: now there is a conversation to follow.
    if (!this.#socket && !this.#stream && this.#mayConnect) this.#openSocket();
    return id;
  }

  async send({ clientId, conversationId, content, regenerates }: OutgoingMessage): Promise<SendResult> {
    const body = { client_id: clientId, content: [...content] };
    if (this.#socket?.isOpen) {
      const ack = await this.#socket.request<AckFrame>((ref) =>
        regenerates === undefined
          ? { type: 'send', ref, conversation_id: conversationId, ...body }
          : { type: 'regenerate', ref, client_id: clientId, message_id: regenerates },
      );
      return ack as AckFrame & SendResult;
    }
    return this.#session.authorized((token) =>
      regenerates === undefined
        ? this.#http.send(token, conversationId, body)
        : this.#http.regenerate(token, regenerates, clientId),
    );
  }

  async stop(runId: string): Promise<void> {
    if (this.#socket?.isOpen) await this.#socket.request((ref) => ({ type: 'stop', ref, run_id: runId }));
    else await this.#session.authorized((token) => this.#http.stop(token, runId));
  }

  retryNow(): void {
    if (this.#lifetime.signal.aborted || !this.#events || this.#isSuspended || this.#status === 'refused') return;
    this.#attempt = 0;
    this.#socketFailures = 0;
    if (this.#status !== 'open') this.#setStatus(this.#options.isOnline() ? 'retrying' : 'offline');
    if (!this.#session.isKnown) {
      if (this.#endWait) this.#endWait();
      else void this.#greet();
      return;
    }
    if (!this.#session.hasSite) this.#session.renew().catch(() => {});
    if (this.#endWait) this.#endWait();
    else if (!this.#stream && !this.#socket?.isOpen) this.#openSocket();
  }

  close(): void {
    this.#lifetime.abort(new ConnectionError('network', 'The chat was closed.'));
    this.#events = null;
    this.#stream?.abort();
    this.#socket?.close();
    this.#cancelHealthy?.();
    this.#endWait?.();
  }

  // ---- socket ----------------------------------------------------------------------------------------------------

  #openSocket(): void {
    this.#stream?.abort();
    this.#stream = null;
    this.#socket?.close();
    this.#socket = null;
    if (!this.#mayConnect) return;
    const { clock, random, WebSocket } = this.#options;
    this.#socket = new SocketLink(
      {
        url: this.#http.socketUrl,
        token: () => this.#session.freshToken(),
        nextDelayMs: () => backoffDelayMs(this.#attempt, random),
        after: (delayMs, run) => clock.after(delayMs, run),
        WebSocket,
      },
      {
        onOpen: () => {
          this.#isHealthy = false;
          this.#cancelHealthy = clock.after(HEALTHY_AFTER_MS, () => {
            this.#isHealthy = true;
            this.#socketFailures = 0;
            this.#attempt = 0;
          });
          this.#postSubscription();
          this.#setStatus('open');
          if (!this.#session.hasSite) this.#session.renew().catch(() => {});
        },
        onDown: ({ opened, code }) => this.#handleSocketDown(opened, code),
        onFrame: (frame) => this.#receive(frame),
      },
    );
  }

  #handleSocketDown(opened: boolean, code: number): void {
    if (code === CLOSE_UNAUTHORIZED) this.#session.forgetToken();
    this.#cancelHealthy?.();
    this.#attempt += 1;
    // A socket that is closed at once, e.g. because of too many tabs, counts as a failed attempt.
    if (!opened || !this.#isHealthy) this.#socketFailures += 1;
    this.#setDown();
    if (this.#socketFailures < SOCKET_ATTEMPTS) return;
    if (this.#subscription) this.#openStream();
    // To a page a refused handshake looks like a lost connection; an invalid token may be the reason.
    else this.#session.forgetToken();
  }

  #postSubscription(): void {
    const subscription = this.#subscription;
    if (!subscription) return;
    const { conversationId, lastEventId } = subscription;
    this.#socket?.post({ type: 'subscribe', conversation_id: conversationId, last_event_id: lastEventId });
  }

  // ---- event stream ----------------------------------------------------------------------------------------------

  /** Reads the log as an event stream until a socket is tried again. */
  #openStream(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#stream?.abort();
    const stream = new AbortController();
    this.#stream = stream;
    void this.#followStream(stream.signal);
  }

  async #followStream(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted && this.#subscription) {
      const opened = await this.#readStream(this.#subscription, stopped);
      if (stopped.aborted) return;
      this.#attempt += 1;
      this.#setDown();
      await this.#wait(backoffDelayMs(this.#attempt, this.#options.random));
      if (stopped.aborted) return;
      if (!opened) {
        // Neither works: the API is unreachable, rather than a proxy blocking sockets. Try the socket again.
        this.#socketFailures = 0;
        this.#openSocket();
        return;
      }
    }
  }

  /** Reads one response to its end. True when the stream was open. Never rejects. */
  async #readStream(subscription: Subscription, stopped: AbortSignal): Promise<boolean> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    stopped.addEventListener('abort', abort, { once: true });
    let opened = false;
    let cancelSilence = this.#options.clock.after(STREAM_SILENCE_MS, abort);
    try {
      const { conversationId, lastEventId } = subscription;
      const response = await this.#session.authorized((token) =>
        this.#http.events(token, conversationId, lastEventId, attempt.signal),
      );
      opened = true;
      this.#attempt = 0;
      this.#setStatus('open');
      const decoder = new EventStreamDecoder();
      const reader = response.body!.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || stopped.aborted) return opened;
        cancelSilence();
        cancelSilence = this.#options.clock.after(STREAM_SILENCE_MS, abort);
        for (const message of decoder.push(value)) {
          const frame = parseFrame(message.data);
          if (frame && !stopped.aborted) this.#receive(frame);
        }
      }
    } catch (error) {
      if (error instanceof ConnectionError && error.code === 'not_found') this.#subscription = null;
      return opened;
    } finally {
      cancelSilence();
      attempt.abort();
      stopped.removeEventListener('abort', abort);
    }
  }

  /** Waits until the time is over, or until `retryNow` or `close`. */
  #wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        cancel();
        this.#endWait = null;
        resolve();
      };
      const cancel = this.#options.clock.after(delayMs, end);
      this.#endWait = end;
    });
  }

  // ---- incoming --------------------------------------------------------------------------------------------------

  #receive(frame: ServerFrame): void {
    const events = this.#events;
    const subscription = this.#subscription;
    if (!events || !subscription) return;
    if (frame.type === 'tool_progress' || frame.type === 'run_queued') {
      if (!frame.conversation_id || frame.conversation_id === subscription.conversationId) events.onProgress(frame);
    } else if (frame.type === 'reset') {
      const { conversation_id } = frame as ResetFrame;
      if ((conversation_id ?? subscription.conversationId) === subscription.conversationId) {
        events.onReset(subscription.conversationId);
      }
    } else if (isEvent(frame) && frame.conversation_id === subscription.conversationId) {
      if (frame.event_id <= subscription.lastEventId) return;
      subscription.lastEventId = frame.event_id;
      events.onEvent(eventWithIcons(frame, this.#options.api));
    }
  }

  // ---- failures and interruptions --------------------------------------------------------------------------------

  /** A page that enters the back/forward cache closes its connection: browsers do not keep a page with an open one. */
  #suspend(): void {
    this.#isSuspended = true;
    this.#hangUp();
  }

  #resume(): void {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    if (!this.#mayConnect) return;
    this.#attempt = 0;
    this.#socketFailures = 0;
    this.#setDown();
    this.#begin();
  }

  #hangUp(): void {
    this.#stream?.abort();
    this.#stream = null;
    this.#socket?.close();
    this.#socket = null;
    this.#cancelHealthy?.();
    this.#endWait?.();
  }

  /** Decides whether the failure of a session or of the site's texts is permanent, and what would fix it. */
  async #diagnose(error: ConnectionError): Promise<void> {
    if (error.code === 'unauthorized') {
      this.#setStatus('signed-out');
      this.#hangUp();
      return;
    }
    const { api, site, page } = this.#options;
    const callee = { api, site, origin: page?.origin ?? '' };
    const line = refusalOf(error, callee);
    if (line) this.#refuse(line);
    if (error.code !== 'network' || this.#isDiagnosed || !page) return;
    this.#isDiagnosed = true;
    // A browser hides the reply of an API that does not allow the page. An API that is visible but cannot be called is such a case.
    const { signal } = this.#lifetime;
    if (!(await this.#http.isThere(signal))) {
      this.#isDiagnosed = false;
      return;
    }
    const again = await this.#http.site(site, signal).catch((failure: unknown) => failure);
    if (again instanceof ConnectionError && again.code === 'network' && !signal.aborted) {
      this.#refuse(refusalOf(new ConnectionError('origin_not_allowed', ''), callee) ?? '');
    } else this.#isDiagnosed = false;
  }

  #handleViolation(event: Event): void {
    const { api } = this.#options;
    const blocked = blockedBy(event, api);
    if (blocked === 'calls') this.#refuse(policyLine(api));
    // Without a socket the chat continues by event stream.
    else if (blocked && !this.#isDiagnosed) {
      this.#isDiagnosed = true;
      console.warn(`agent-chat: ${policyLine(api)}`);
    }
  }

  #refuse(line: string): void {
    if (this.#status === 'refused' || this.#lifetime.signal.aborted) return;
    console.error(`agent-chat: ${line}`);
    this.#setStatus('refused');
    this.#hangUp();
  }

  #setDown(): void {
    if (this.#status === 'signed-out' || this.#status === 'refused') return;
    this.#setStatus(this.#options.isOnline() ? 'retrying' : 'offline');
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status || this.#lifetime.signal.aborted) return;
    this.#status = status;
    this.#events?.onStatus(status);
  }
}

function isEvent(frame: ServerFrame): frame is ConversationEvent {
  const { event_id, conversation_id } = frame as Partial<ConversationEvent>;
  return Number.isInteger(event_id) && typeof conversation_id === 'string';
}
