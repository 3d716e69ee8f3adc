// The one owner of a conversation's state in the page: history, then live events, through the one reducer.
// Knows neither elements nor transports: elements read `view`, a Connection delivers events; each part of the state that has rules of
// its own is a file of conversation/.
import type { UserContent } from '../../protocol/blocks.ts';
import type { FeedbackBody } from '../../protocol/content/feedback.ts';
import type { PageContext } from '../../protocol/content/page-context.ts';
import type { VersionTarget } from '../../protocol/content/versions.ts';
import type { ConversationEvent } from '../../protocol/events.ts';
import { LaterModule } from '../shared/loading/later-module.ts';
import { BannerState } from './banner.ts';
import { blocksIn, type ChatView, plainView } from './chat-view.ts';
import type { Clock, FrameScheduler } from './clock.ts';
import type { Connection, ConnectionStatus } from './connection/connection.ts';
import { ConnectionError } from './connection/connection-error.ts';
import type { SiteInfo } from './connection/http-api.ts';
import type { Decision } from './conversation/decision.ts';
import { Draft } from './conversation/drafts.ts';
import { type Along, OutgoingMessages } from './conversation/outgoing-messages.ts';
import { PublishedView } from './conversation/published-view.ts';
import { ReadableEvents } from './conversation/readable-events.ts';
import { ShownConversation } from './conversation/shown-conversation.ts';
import { StopRequest } from './conversation/stop-request.ts';
import { UnreadAnswers } from './conversation/unread-answers.ts';
import { wholeLog } from './log/whole-log.ts';
import type { ShowSources } from './log/whole-view.ts';
import type { SenderHost } from './sender.ts';
import type { ChatStorage } from './storage.ts';

export type ChatControllerOptions = {
  connection: Connection;
  storage: ChatStorage;
  clock: Clock;
  frames: FrameScheduler;
  /** The frames in which text that pours is drawn; `frames` unless given. */
  textFrames?: FrameScheduler;
  /** A new `client_id`: unguessable and unique, at most 64 characters. */
  newId: () => string;
  /** Where sources are wanted from the first event on; by default it is loaded with the first step. */
  showSources?: ShowSources;
};

const shownSources = new LaterModule('what numbers sources', () => import('./sources/shown-sources.ts'));

/** Nothing is sent in these; messages wait. */
const DEAD: ReadonlySet<ConnectionStatus> = new Set(['offline', 'signed-out', 'refused']);

/** Holds one conversation. Call `start` once, and `dispose` to release it. */
export class ChatController {
  readonly #connection: Connection;
  readonly #storage: ChatStorage;
  readonly #shown: ShownConversation;
  readonly #outgoing: OutgoingMessages;
  readonly #banner: BannerState;
  readonly #stop: StopRequest;
  readonly #unread: UnreadAnswers;
  readonly #view: PublishedView<ChatView>;
  readonly #textFrames: FrameScheduler;
  readonly #events = new ReadableEvents(
    (event) => this.#handleEvent(event),
    () => void this.#load(),
  );

  #draft: Draft;
  readonly #ownSources: ShowSources | null;
  #status: ConnectionStatus = 'connecting';
  #site: SiteInfo | null = null;
  #sourcesWanted = { requestUpdate: () => shownSources.loaded && !this.#isDisposed && this.#changed() };
  #unlisten = () => {};
  #isStarted = false;
  #isDisposed = false;

  constructor(options: ChatControllerOptions) {
    this.#connection = options.connection;
    this.#storage = options.storage;
    this.#ownSources = options.showSources ?? null;
    this.#banner = new BannerState(options.clock, () => this.#changed());
    this.#shown = new ShownConversation({
      connection: options.connection,
      id: options.storage.get('conversation') || null,
      onLogged: (clientIds) => this.#forgetShown(clientIds),
      onLoaded: (unread) => this.#unread.begin(unread),
      onChange: () => this.#changed(),
    });
    this.#draft = new Draft(options.storage, this.#shown.id ?? '');
    this.#stop = new StopRequest(options.connection, () => this.#changed());
    this.#unread = new UnreadAnswers(options.connection);
    this.#outgoing = new OutgoingMessages({ ...options, host: this.#senderHost() });
    this.#textFrames = options.textFrames ?? options.frames;
    this.#view = new PublishedView(options.frames, (before) => this.#buildView(before));
  }

  /** The state to draw now. */
  get view(): ChatView {
    return this.#view.current;
  }

  /** The state of the connection now; `view` has it from the next frame on. */
  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Calls back after every change of `view`, at most once per frame. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    return this.#view.subscribe(listener);
  }

  /** Connects and loads the conversation. Does nothing the second time. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#unlisten = this.#storage.onChange('conversation', (id) => {
      // Another tab has switched: what is typed here stays in the field.
      if (id !== this.#shown.id) this.#show(id, true);
    });
    this.#connection.start({
      onEvent: (event) => this.#events.receive(event),
      onProgress: (progress) => {
        if (progress.type !== 'conversation_read') this.#shown.report(progress);
        else if (progress.read_event_id >= this.#shown.state.lastEventId) this.#beginUnread(0);
      },
      onReset: (id) => {
        if (id === this.#shown.id) void this.#load();
      },
      onStatus: (status) => this.#handleStatus(status),
      onSite: (site) => {
        // With each renewed session it comes again: the same texts draw nothing anew.
        if (JSON.stringify(site) === JSON.stringify(this.#site)) return;
        this.#site = site;
        // Texts that are there before the first frame are drawn in it.
        this.#flush();
      },
    });
    if (this.#shown.id === null) {
      this.#shown.begin();
      // A message of a chat that was closed before its conversation was created.
      this.#outgoing.pump();
    } else void this.#load();
    // The first drawing has it: without this the chat is drawn again in the frame after.
    this.#flush();
  }

  /**
   * Shows the visitor's message at once and sends it after the answer that is in progress. Returns its
   * client id, or null for an empty message and when MAX_WAITING messages wait already. `context`: what the page says of itself;
   * `files`: uploaded files.
   */
  send(text: string, context: PageContext | null = null, files: readonly UserContent[] = []): string | null {
    const trimmed = text.trim();
    const content: UserContent[] = trimmed === '' ? [...files] : [...files, { type: 'text', text: trimmed }];
    if (content.length === 0 || this.#outgoing.isFull) return null;
    return this.post(content, context ? { context } : {});
  }

  /** The same for any content: text, and files that are uploaded. Returns its client id. */
  post(content: readonly UserContent[], along: Along = {}): string {
    const clientId = this.#outgoing.add(content, along);
    // The visitor's message shows in this task, not a frame later.
    this.#flush();
    return clientId;
  }

  /** Sends a failed message again, under its old client id: it cannot arrive twice. */
  retry(clientId: string): void {
    this.#outgoing.retry(clientId);
  }

  /** Withdraws a message that waits or has failed; one that is being sent stays. */
  withdraw(clientId: string): void {
    if (this.#outgoing.withdraw(clientId)) this.#flush();
  }

  /**
   * Requests another answer to the last question; the log keeps the present answer as an earlier version. `retries`: it begins with
   * that failed call.
   */
  askAgain(retries?: string): void {
    const last = blocksIn(this.view.entries, 'user').at(-1);
    if (!last || this.view.isAnswering) return;
    const { content, message_id } = last;
    this.post(content, { regenerates: message_id, ...(retries ? { retries } : {}) });
  }

  /** Asks a sent question in other words, with its files and its page context; the log keeps the question and what followed as an earlier version. */
  edit(messageId: string, text: string): void {
    if (text.trim() !== '' && !this.view.isAnswering) {
      const asked = blocksIn(this.view.entries, 'user').find(({ key }) => key === messageId);
      const { content = [], context } = asked ?? {};
      const files = content.filter(({ type }) => type !== 'text');
      this.post([...files, { type: 'text', text: text.trim() }], { edits: messageId, ...(context ? { context } : {}) });
    }
  }

  /** Shows another version of a question or an answer, here and in every other tab. Rejects with ConnectionError. */
  async showVersion(target: VersionTarget): Promise<void> {
    await this.#connection.call('PUT', `/conversations/${this.#shown.id}/shown`, target);
  }

  /** Sends a message that its full conversation did not accept in a new conversation. */
  startOver(clientId: string): void {
    if (!this.#outgoing.isRefused(clientId)) return;
    this.newConversation();
    this.#outgoing.sendAnew(clientId);
  }

  /**
   * Sends the visitor's decision about a request that waits; one that was made already, the same, counts as sent. Rejects with
   * ConnectionError; the log's event ends the wait.
   */
  async decide(decision: Decision): Promise<void> {
    const whole = await wholeLog.load();
    if (!whole) throw new ConnectionError('network', 'Decisions could not be loaded.');
    const command = whole.toCommand(decision);
    await this.#connection.resolve(command).catch((error: unknown) => {
      if (!whole.isMadeAlready(error, command)) throw error;
    });
  }

  /** Sends the rating of an answer, by one of its messages; the log's event shows it. Rejects with ConnectionError. */
  async rate(messageId: string, body: FeedbackBody): Promise<void> {
    const path = `/conversations/${this.#shown.id}/messages/${encodeURIComponent(messageId)}/feedback`;
    await this.#connection.call('PUT', path, body);
  }

  /** A result that the shown conversation has in part, whole. Rejects with ConnectionError. */
  async toolResult(toolUseId: string): Promise<Blob> {
    return this.#connection.toolResult(this.#shown.id ?? '', toolUseId);
  }

  /** Stops the answer, or the one that is about to begin. */
  stop(): void {
    if (!this.view.isAnswering || this.view.isStopping) return;
    this.#stop.request(this.#shown.runId);
    this.#flush();
  }

  /** Leaves the conversation for a new, empty one; the old one stays in the list. */
  newConversation(): void {
    this.#storage.set('conversation', null);
    this.#show(null);
  }

  /** Shows another conversation, here and in every other tab of the site. */
  openConversation(id: string): void {
    if (id === this.#shown.id && this.#shown.phase !== 'failed') return;
    this.#storage.set('conversation', id);
    this.#show(id);
  }

  /** Loads the history again after a failure. */
  reload(): void {
    void this.#load();
  }

  /** Loads the page above the loaded turns. Does nothing while a page is loading, or when there is none. */
  loadEarlier(): void {
    void this.#shown.loadEarlier();
  }

  /** A call of the API by its path below `/api/v1`, as the visitor. Rejects with ConnectionError. */
  readonly call: Connection['call'] = (...call) => this.#connection.call(...call);

  /** Skips the wait before the next connection attempt. */
  retryConnection(): void {
    this.#connection.retryNow();
  }

  /** Whether the visitor sees the log: answers that end meanwhile count as read. */
  setRead(isRead: boolean): void {
    if (this.#unread.setVisible(isRead)) this.#changed();
  }

  /** What the browser keeps for this chat. */
  get storage(): ChatStorage {
    return this.#storage;
  }

  /** What is unsent in the shown conversation; another object after every switch to another conversation. */
  get draft(): Draft {
    return this.#draft;
  }

  setDraft(text: string): void {
    this.#draft.text = text;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#unlisten();
    this.#shown.dispose();
    this.#outgoing.dispose();
    this.#banner.dispose();
    this.#connection.close();
    this.#view.dispose();
  }

  // ---- conversation ----------------------------------------------------------------------------------------------

  #beginUnread(count: number): void {
    this.#unread.begin(count);
    this.#changed();
  }

  /** `withDraft`: what is unsent goes along, because the visitor did not switch. */
  #show(id: string | null, withDraft = false): void {
    this.#shown.leaveFor(id);
    if (withDraft && !this.#draft.isEmpty) this.#draft.moveTo(id ?? '');
    else this.#draft = new Draft(this.#storage, id ?? '');
    this.#unread.begin(0);
    this.#stop.forget();
    if (id === null) this.#outgoing.pump();
    else void this.#load();
    this.#flush();
  }

  async #load(): Promise<void> {
    if (this.#isDisposed) return;
    const { id } = this.#shown;
    // Most histories have sources.
    this.#wantSources();
    const [outcome] = await Promise.all([this.#shown.load(), this.#showSources ?? shownSources.load()]);
    if (outcome === null || this.#isDisposed) return;
    if (outcome === 'gone') {
      // The stored id is of no use any more.
      if (this.#storage.get('conversation') === id) this.#storage.set('conversation', null);
      this.#show(null, true);
      return;
    }
    this.#flush();
    this.#outgoing.pump();
  }

  #handleEvent(event: ConversationEvent): void {
    if (this.#isDisposed || !this.#shown.apply(event)) return;
    if (this.#shown.state.blocks.at(-1)?.type === 'tool_use') this.#wantSources();
    if (event.type === 'message_stop' || event.type === 'terminal_error') this.#unread.add();
    const { runId } = this.#shown;
    if (runId === null) {
      // What is around ended answers can change them: another version, a rating.
      void this.#events.load();
      this.#stop.forget();
      this.#outgoing.pump();
    } else this.#stop.proceed(runId);
    if (event.type === 'content_block_delta') this.#view.request(this.#textFrames);
    else this.#changed();
  }

  /** Without it citations are numbers. */
  get #showSources(): ShowSources | null {
    return this.#ownSources ?? shownSources.loaded?.toShownSources ?? null;
  }

  #wantSources(): void {
    if (!this.#showSources) shownSources.want(this.#sourcesWanted);
  }

  #handleStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.#banner.setStatus(status);
    if (status === 'open') {
      if (this.#shown.phase === 'failed') this.reload();
      this.#outgoing.resume();
    }
    this.#changed();
  }

  /** The history is loaded, and the connection is not known to be lost. */
  get #isReady(): boolean {
    return this.#isStarted && this.#shown.phase === 'ready' && !DEAD.has(this.#status);
  }

  /** What the sender needs to know of the current conversation. */
  #senderHost(): SenderHost {
    const self = this;
    return {
      get conversationId() {
        return self.#shown.id;
      },
      get mayGo() {
        return self.#isReady && self.#shown.runId === null;
      },
      get question() {
        return self.#isReady ? (wholeLog.loaded?.waitingQuestion(self.#shown.state) ?? null) : null;
      },
      get isOpen() {
        return self.#status === 'open';
      },
      isShown: (result) =>
        result.conversation_id === self.#shown.id && result.event_id <= self.#shown.state.lastEventId,
      onCreated: (id) => {
        if (self.#shown.id !== null) return;
        self.#shown.adopt(id);
        self.#draft.moveTo(id);
        self.#storage.set('conversation', id);
      },
      onLimited: (untilMs) => self.#banner.setLimitedUntil(untilMs),
      onFailed: () => self.#stop.forget(),
      onSentTo: (id) => self.openConversation(id),
      onChange: () => self.#changed(),
    };
  }

  #forgetShown(clientIds: readonly string[]): void {
    if (this.#outgoing.remove(clientIds)) this.#changed();
  }

  // ---- view ------------------------------------------------------------------------------------------------------

  /** Requests one redraw in the next frame, however many events arrive until then. */
  #changed(): void {
    this.#view.request();
  }

  #flush(): void {
    this.#view.publish();
  }

  #buildView(before: ChatView | null): ChatView {
    const { state, runId } = this.#shown;
    const { here } = this.#outgoing;
    return {
      ...(wholeLog.loaded?.wholeView(state, here, before, this.#showSources) ?? plainView(state, here, before)),
      ...this.#shown.view(),
      isStopping: this.#stop.isUnderWay(runId),
      isQueueFull: this.#outgoing.isFull,
      banner: this.#banner.current,
      status: this.#status,
      site: this.#site,
      unread: this.#unread.settle(this.#shown.id, state.lastEventId),
    };
  }
}
