// The connection to an API: commands over the open socket or by HTTP, and the status that the visitor sees. live-log.ts follows the
// log, visitor-session.ts identifies the visitor, refusal-watch.ts has it found out why a page cannot use its API.
import type { Command, ServerFrame } from '../../../protocol/commands.ts';
import type { AckFrame, ResetFrame, SendResult } from '../../../protocol/content/server-frames.ts';
import type { History } from '../../../protocol/history.ts';
import type { Clock } from '../clock.ts';
import type { NamedUser } from '../named-session.ts';
import type { PageToolResult } from '../page-tools/page-tool.ts';
import type { ToolsOfPage } from '../page-tools/page-tools.ts';
import type { PageFacts } from '../refusals.ts';
import type { ChatStorage } from '../storage.ts';
import { VisitorSession } from '../visitor-session.ts';
import { Backoff, readAgain } from './backoff.ts';
import type {
  Connection,
  ConnectionEvents,
  ConnectionStatus,
  OutgoingDecision,
  OutgoingMessage,
} from './connection.ts';
import { ConnectionError, codeOf } from './connection-error.ts';
import { type EarlySite, HttpApi, type ReadReply } from './http-api.ts';
import { isEvent, LiveLog } from './live-log.ts';
import { RefusalWatch } from './refusal-watch.ts';

/** The browser APIs that a connection uses; tests pass their own. */
export type ConnectionOptions = {
  /** Address of the API, e.g. `https://chat.example.com` or `https://www.example.com/chat`. */
  api: string;
  site: string;
  /** The site's texts, where they were asked for before. */
  early?: EarlySite;
  /** The visitor, where the site identifies them. */
  user?: NamedUser | undefined;
  storage: ChatStorage;
  clock: Clock;
  random: () => number;
  fetch: typeof fetch;
  /** Undefined: there is none, and the log comes as an event stream. */
  WebSocket: typeof WebSocket | undefined;
  /** The window, or another target of `online` and `offline`, `pagehide`, `pageshow` and `visibilitychange`. */
  network: EventTarget;
  /** Missing: the page is not examined. */
  page?: PageFacts;
  isOnline: () => boolean;
  /** The tools of the page; missing: it has none. */
  pageTools?: ToolsOfPage | undefined;
};

/** A connection over the network of `options`. */
export function createConnection(options: ConnectionOptions): Connection {
  return new NetworkConnection(options);
}

class NetworkConnection implements Connection {
  readonly #options: ConnectionOptions;
  readonly #http: HttpApi;
  readonly #session: VisitorSession;
  readonly #lifetime = new AbortController();
  #events: ConnectionEvents | null = null;
  #status: ConnectionStatus | null = null;
  readonly #backoff: Backoff;
  readonly #watch: RefusalWatch;
  readonly #log: LiveLog;
  #isGreeting = false;
  #isSuspended = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#http = new HttpApi(options.api, options.fetch);
    this.#backoff = new Backoff(options.clock, options.random);
    // What all three need of `options`, and more.
    const shared = { ...options, http: this.#http, signal: this.#lifetime.signal };
    this.#watch = new RefusalWatch({
      ...shared,
      onRefused: () => this.#stop('refused'),
    });
    this.#session = new VisitorSession({
      ...shared,
      onSite: (site) => this.#events?.onSite(site),
      // Unauthorized: the site no longer names the visitor.
      onFailed: (error) => (error.code === 'unauthorized' ? this.#stop('signed-out') : this.#watch.explain(error)),
    });
    this.#log = new LiveLog({
      ...shared,
      session: this.#session,
      backoff: this.#backoff,
      mayConnect: () => this.#mayConnect,
      ...(options.pageTools ? { tab: options.pageTools.tab } : {}),
      onOpen: (isSocket) => {
        this.#setStatus('open');
        if (isSocket && !this.#session.hasSite) this.#session.renew().catch(() => {});
      },
      onDown: () => this.#setDown(),
      onFrame: (frame, conversationId) => this.#receive(frame, conversationId),
    });
  }

  get base(): string {
    return this.#http.base;
  }

  start(events: ConnectionEvents): void {
    this.#events = events;
    const { network } = this.#options;
    const { signal } = this.#lifetime;
    network.addEventListener('online', () => this.retryNow(), { signal });
    network.addEventListener('offline', () => this.#mayConnect && this.#setStatus('offline'), { signal });
    network.addEventListener('pagehide', (event) => this.#suspend(event), { signal });
    network.addEventListener('pageshow', () => this.#resume(), { signal });
    // A laptop that wakes shows a page whose connection may be gone.
    network.addEventListener('visibilitychange', () => this.#log.checkAlive(), { signal });
    this.#setStatus(this.#options.isOnline() ? 'connecting' : 'offline');
    this.#watch.start(() => this.#begin());
  }

  #begin(): void {
    if (!this.#session.isKnown || !this.#options.WebSocket) {
      void this.#greet();
      return;
    }
    // A stored token opens the socket at once; the session brings the site's texts in parallel, and is tried again if it fails.
    if (!this.#session.hasSite) this.#session.renew().catch(() => {});
    this.#log.open();
  }

  /** Loads the site's texts for a visitor who has asked nothing yet and has no stored token, or where no socket shows that the API is there. Never rejects. */
  async #greet(): Promise<void> {
    if (this.#isGreeting) return;
    this.#isGreeting = true;
    while (this.#mayConnect && !this.#log.isActive) {
      const described = this.#session.describe();
      const isThere = described === true || (await described);
      if (!this.#mayConnect || this.#log.isActive) break;
      if (isThere) {
        this.#backoff.reset();
        if (this.#session.isKnown) this.#log.open();
        if (!this.#log.isActive) this.#setStatus('open');
        break;
      }
      this.#backoff.fail();
      this.#setDown();
      await this.#backoff.wait();
    }
    this.#isGreeting = false;
  }

  get #mayConnect(): boolean {
    const isOver = this.#status === 'refused' || this.#status === 'signed-out';
    return !this.#lifetime.signal.aborted && !this.#isSuspended && !isOver;
  }

  async history(
    conversationId: string,
    signal?: AbortSignal,
    before?: number,
    read?: ReadReply<History>,
  ): Promise<History> {
    this.#requireVisitor();
    const load = () =>
      this.#session.authorized((token) => this.#http.history(token, conversationId, signal, before, read));
    return readAgain(load, { ...this.#options, signal });
  }

  /** Nothing but a question makes a visitor. */
  #requireVisitor(): void {
    if (!this.#session.isKnown) throw new ConnectionError('not_found', 'There is no conversation yet.');
  }

  subscribe(conversationId: string, lastEventId: number): void {
    this.#log.subscribe(conversationId, lastEventId, this.#events !== null && this.#mayConnect);
  }

  unsubscribe(): void {
    this.#log.unsubscribe();
  }

  async createConversation(): Promise<string> {
    const { signal } = this.#lifetime;
    const created = this.#session.authorized((token) => this.#http.createConversation(token, signal));
    const id = await created.catch((error: unknown) => {
      if (codeOf(error) === 'network') this.#noticeLoss();
      throw error;
    });
    // The first question created a session for a visitor who had none: now there is a conversation to follow.
    if (!this.#log.isActive && this.#mayConnect) this.#log.open();
    return id;
  }

  /** The API is gone before there is a socket whose end would say so: looks for it until it is back. */
  #noticeLoss(): void {
    if (this.#log.isActive || this.#isGreeting || !this.#mayConnect) return;
    this.#setDown();
    this.#backoff.fail();
    void this.#backoff.wait().then(() => {
      if (this.#mayConnect && !this.#log.isActive) this.#begin();
    });
  }

  async send({
    clientId,
    conversationId,
    content,
    context,
    regenerates,
    edits,
    retries,
  }: OutgoingMessage): Promise<SendResult> {
    const { pageTools } = this.#options;
    if (pageTools?.loading) await pageTools.loading;
    const identity = { client_id: clientId, ...pageTools?.kept?.declaration };
    const body = { ...identity, content: [...content], ...(context ? { context } : {}) };
    const again = { ...identity, ...(retries ? { tool_use_id: retries } : {}) };
    const message_id = edits ?? regenerates ?? '';
    const message = `/messages/${encodeURIComponent(message_id)}`;
    const result = await (edits
      ? this.#command<SendResult>({ type: 'edit', message_id }, 'PATCH', message, body)
      : message_id
        ? this.#command<SendResult>({ type: 'regenerate', message_id }, 'POST', `${message}/regenerate`, again)
        : this.#command<SendResult>(
            { type: 'send', conversation_id: conversationId },
            'POST',
            `/conversations/${encodeURIComponent(conversationId)}/messages`,
            body,
          ));
    pageTools?.kept?.report(result);
    return result;
  }

  async #answer(tool_use_id: string, result: PageToolResult): Promise<void> {
    const body = { tab: this.#options.pageTools?.tab ?? '', ...result };
    const path = `/page-calls/${encodeURIComponent(tool_use_id)}`;
    // A page that is closed sends what it has.
    await this.#command({ type: 'page_tool_result', tool_use_id }, 'POST', path, body, true);
  }

  async stop(runId: string): Promise<void> {
    await this.#command({ type: 'stop', run_id: runId }, 'POST', `/runs/${encodeURIComponent(runId)}/stop`, {});
  }

  async resolve({ approval_id, ...body }: OutgoingDecision): Promise<void> {
    const path = `/approvals/${encodeURIComponent(approval_id)}`;
    await this.#command({ type: 'resolve', approval_id }, 'POST', path, body);
  }

  /** Carries out a command, over the socket if it is open, else by the call that does the same: `body` is in both. */
  async #command<Reply>(
    frame: { type: Command['type'] } & Record<string, unknown>,
    method: string,
    path: string,
    body: object,
    keepalive = false,
  ): Promise<Reply> {
    if (this.#log.isSocketOpen)
      return (await this.#log.request<AckFrame>((ref) => ({ ...frame, ref, ...body }) as Command)) as unknown as Reply;
    return this.#session.authorized((token) => this.#http.call<Reply>(method, path, { token, body, keepalive }));
  }

  async call<Reply>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    makesVisitor?: boolean,
  ): Promise<Reply> {
    if (!makesVisitor) this.#requireVisitor();
    return this.#session.authorized((token) => this.#http.call<Reply>(method, path, { token, body, signal }));
  }

  async toolResult(conversationId: string, toolUseId: string): Promise<Blob> {
    return this.#session.authorized((token) => this.#http.toolResult(token, conversationId, toolUseId));
  }

  retryNow(): void {
    if (this.#lifetime.signal.aborted || !this.#events || this.#isSuspended || this.#status === 'refused') return;
    this.#backoff.reset();
    this.#log.forgetFailures();
    const isOnline = this.#options.isOnline();
    if (isOnline && this.#log.isFollowing) {
      // What is open has survived a short loss of the network, or a ping finds out that it has not.
      this.#setStatus('open');
      this.#log.checkAlive();
    } else if (this.#status !== 'open') this.#setStatus(isOnline ? 'retrying' : 'offline');
    if (!this.#session.isKnown) {
      if (!this.#backoff.end()) void this.#greet();
      return;
    }
    if (!this.#session.hasSite) this.#session.renew().catch(() => {});
    if (!this.#backoff.end() && !this.#log.isFollowing) this.#log.open();
  }

  close(): void {
    this.#options.pageTools?.kept?.leave();
    this.#lifetime.abort(new ConnectionError('network', 'The chat was closed.'));
    this.#events = null;
    this.#hangUp();
  }

  // ---- incoming --------------------------------------------------------------------------------------------------

  #receive(frame: ServerFrame, conversationId: string): void {
    const events = this.#events;
    if (!events) return;
    const { pageTools } = this.#options;
    if (frame.type === 'page_tool_call') pageTools?.call(frame, (result) => this.#answer(frame.tool_use_id, result));
    else if (frame.type === 'tool_progress' || frame.type === 'run_queued' || frame.type === 'conversation_read') {
      if (!frame.conversation_id || frame.conversation_id === conversationId) events.onProgress(frame);
    } else if (frame.type === 'reset') {
      if (((frame as ResetFrame).conversation_id ?? conversationId) === conversationId) events.onReset(conversationId);
    } else if (isEvent(frame)) {
      pageTools?.kept?.follow(frame);
      events.onEvent(frame);
    }
  }

  // ---- failures and interruptions --------------------------------------------------------------------------------

  /** A page that enters the back/forward cache closes its connection: browsers do not keep a page with an open one. */
  #suspend(event: Event): void {
    if (!(event as PageTransitionEvent).persisted) this.#options.pageTools?.kept?.leave();
    this.#isSuspended = true;
    this.#hangUp();
  }

  #resume(): void {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    if (!this.#mayConnect) return;
    this.#backoff.reset();
    this.#log.forgetFailures();
    this.#setDown();
    this.#begin();
  }

  /** No attempt can succeed. */
  #stop(status: 'refused' | 'signed-out'): void {
    this.#setStatus(status);
    this.#hangUp();
  }

  #hangUp(): void {
    this.#log.close();
    this.#backoff.end();
  }

  #setDown(): void {
    if (this.#mayConnect) this.#setStatus(this.#options.isOnline() ? 'retrying' : 'offline');
  }

  #setStatus(status: ConnectionStatus): void {
    if (this.#status === status || this.#lifetime.signal.aborted) return;
    this.#status = status;
    this.#events?.onStatus(status);
  }
}
