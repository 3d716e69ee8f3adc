// The one owner of a conversation's state in the page: history, then live events, through the one reducer.
// Knows neither elements nor transports: elements read `view`; connection.ts and recorded-connection.ts deliver events.
import type { Block, SourceGroup, UserContent } from '../../protocol/blocks.ts';
import type { ConversationEvent, Progress, ToolProgress } from '../../protocol/events.ts';
import { type BlockGroup, groupBlocks } from '../../protocol/groups.ts';
import { type ConversationState, initialState, reduceEvent } from '../../protocol/reducer.ts';
import { historyToState, prependHistory, sourcesOf } from '../../protocol/replay-history.ts';
import { type Banner, BannerState } from './banner.ts';
import type { Clock, FrameScheduler } from './clock.ts';
import type { Connection, ConnectionStatus } from './connection/connection.ts';
import { ConnectionError } from './connection/connection-error.ts';
import type { ConversationSummary, SiteInfo } from './connection/http-api.ts';
import { MAX_WAITING, type PendingInput, PendingMessages } from './pending-messages.ts';
import { Sender, type SenderHost } from './sender.ts';
import { toShownSources } from './shown-sources.ts';
import type { ChatStorage } from './storage.ts';

/** Turns above the loaded ones: `none`, `more` to load, `loading`, or `failed` until `loadEarlier` is called again. */
export type EarlierState = 'none' | 'more' | 'loading' | 'failed';

/** Everything the elements draw from. A new object after every change; unchanged parts keep identity. */
export type ChatView = {
  readonly conversationId: string | null;
  readonly title: string | null;
  /** `loading`: the history is being requested. `failed`: the request failed; `reload` tries again. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly entries: readonly BlockGroup[];
  readonly earlier: EarlierState;
  readonly run: ConversationState['run'];
  /** An answer is in progress, from the visitor's click to the end of the run. */
  readonly isAnswering: boolean;
  /** The run waits on the server for other runs to end. */
  readonly isWaiting: boolean;
  /** Stop was requested and has not taken effect yet. */
  readonly isStopping: boolean;
  readonly pending: readonly PendingInput[];
  /** The maximum number of messages is waiting; `send` accepts no other. */
  readonly isQueueFull: boolean;
  readonly suggestions: readonly string[];
  /** Every search with its sources as they are shown, in order of arrival: see shown-sources.ts. */
  readonly sources: readonly SourceGroup[];
  /** Progress of running tools, by `tool_use_id`. */
  readonly progress: ReadonlyMap<string, ToolProgress>;
  readonly banner: Banner | null;
  readonly status: ConnectionStatus;
  readonly site: SiteInfo | null;
  /** Null until `loadConversations` has succeeded. */
  readonly conversations: readonly ConversationSummary[] | null;
  readonly conversationsFailed: boolean;
  /** Answers that ended while the chat was not visible. */
  readonly unread: number;
};

export type ChatControllerOptions = {
  connection: Connection;
  storage: ChatStorage;
  clock: Clock;
  frames: FrameScheduler;
  /** A new `client_id`: unguessable and unique, at most 64 characters. */
  newId: () => string;
};

/** Where unsent messages are kept. */
const DEAD: ReadonlySet<ConnectionStatus> = new Set(['offline', 'signed-out', 'refused']);
const NO_PROGRESS: ReadonlyMap<string, ToolProgress> = new Map();

/** Holds one conversation. Call `start` once, and `dispose` to release it. */
export class ChatController {
  readonly #options: ChatControllerOptions;
  readonly #connection: Connection;
  readonly #storage: ChatStorage;
  readonly #pending: PendingMessages;
  readonly #sender: Sender;
  readonly #banner: BannerState;
  readonly #listeners = new Set<() => void>();
  readonly #undo: (() => void)[] = [];

  #state: ConversationState = initialState;
  #conversationId: string | null;
  #phase: ChatView['phase'] = 'idle';
  #progress: ReadonlyMap<string, ToolProgress> = NO_PROGRESS;
  #status: ConnectionStatus = 'connecting';
  #site: SiteInfo | null = null;
  #conversations: readonly ConversationSummary[] | null = null;
  #conversationsFailed = false;
  #stopWanted = false;
  #stoppingRun: string | null = null;
  /** The run that the server last reported as waiting. */
  #queuedRun: string | null = null;
  #loading: AbortController | null = null;
  #loadingEarlier: AbortController | null = null;
  #earlierFailed = false;
  #isRead = false;
  #isStarted = false;
  #isDisposed = false;
  #frameWanted = false;
  #view: ChatView;

  constructor(options: ChatControllerOptions) {
    this.#options = options;
    this.#connection = options.connection;
    this.#storage = options.storage;
    this.#pending = new PendingMessages(options.storage, options.clock.nowMs(), () => this.#changed());
    this.#sender = new Sender(options.connection, this.#pending, options.clock, this.#senderHost());
    this.#banner = new BannerState(options.clock, () => this.#changed());
    this.#conversationId = options.storage.get('conversation');
    if (this.#conversationId) this.#phase = 'loading';
    this.#view = this.#buildView(null);
  }

  /** The state to draw now. */
  get view(): ChatView {
    return this.#view;
  }

  /** Calls back after every change of `view`, at most once per frame. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Connects and loads the conversation. Does nothing the second time. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#undo.push(
      this.#storage.onChange('conversation', (id) => {
        if (id !== this.#conversationId) this.#show(id);
      }),
    );
    this.#connection.start({
      onEvent: (event) => this.#handleEvent(event),
      onProgress: (progress) => this.#handleProgress(progress),
      onReset: (id) => {
        if (id === this.#conversationId) void this.#load(id);
      },
      onStatus: (status) => this.#handleStatus(status),
      onSite: (site) => {
        this.#site = site;
        this.#changed();
      },
    });
    if (this.#conversationId) void this.#load(this.#conversationId);
    else this.#setPhase('ready');
  }

  /**
   * Shows the visitor's message at once and sends it after the answer that is in progress. Returns its
   * client id, or null for an empty text and when MAX_WAITING messages wait already.
   */
  send(text: string): string | null {
    const trimmed = text.trim();
    if (trimmed === '' || this.#isQueueFull()) return null;
    return this.#queue([{ type: 'text', text: trimmed }]);
  }

  #queue(content: readonly UserContent[], regenerates?: string): string {
    const clientId = this.#options.newId();
    this.#pending.add({
      clientId,
      conversationId: this.#conversationId,
      content,
      createdAtMs: this.#options.clock.nowMs(),
      status: 'queued',
      ...(regenerates ? { regenerates } : {}),
    });
    this.#sender.pump();
    // The visitor's message shows in this task, not a frame later.
    this.#flush();
    return clientId;
  }

  /** Sends a failed message again, under its old client id: it cannot arrive twice. */
  retry(clientId: string): void {
    const item = this.#pending.get(clientId);
    if (!item || item.status === 'accepted') return;
    this.#sender.retry(clientId);
  }

  /** Withdraws a message that waits or has failed; one that is being sent stays. */
  withdraw(clientId: string): void {
    const status = this.#pending.get(clientId)?.status;
    if (status !== 'queued' && status !== 'failed') return;
    this.#pending.remove([clientId]);
    this.#flush();
  }

  /** Requests another answer to the last question; the log keeps the present answer as an earlier version. */
  askAgain(): void {
    const last = this.#state.blocks.findLast((block) => block.type === 'user');
    if (last?.type === 'user' && !this.#view.isAnswering) this.#queue(last.content, last.message_id);
  }

  /** Sends a message that its full conversation did not accept in a new conversation. */
  startOver(clientId: string): void {
    if (!this.#pending.get(clientId)?.isConversationFull) return;
    this.newConversation();
    this.#pending.update(clientId, { conversationId: null });
    this.#sender.retry(clientId);
  }

  /** Stops the answer, or the one that is about to begin. */
  stop(): void {
    if (!this.#view.isAnswering || this.#view.isStopping) return;
    this.#stopWanted = true;
    this.#stopIfWanted();
    this.#flush();
  }

  /** Leaves the conversation for a new, empty one; the old one stays in the list. */
  newConversation(): void {
    this.#storage.set('conversation', null);
    this.#show(null);
  }

  /** Shows another conversation, here and in every other tab of the site. */
  openConversation(id: string): void {
    if (id === this.#conversationId && this.#phase !== 'failed') return;
    this.#storage.set('conversation', id);
    this.#show(id);
  }

  /** Loads the history again after a failure. */
  reload(): void {
    if (this.#conversationId) void this.#load(this.#conversationId);
  }

  /** Loads the page above the loaded turns. Does nothing while a page is loading, or when there is none. */
  loadEarlier(): void {
    const { above } = this.#state;
    if (this.#conversationId && above && !this.#loadingEarlier && this.#phase === 'ready') {
      void this.#loadAbove(this.#conversationId, above.before);
    }
  }

  async loadConversations(): Promise<void> {
    try {
      this.#conversations = await this.#connection.conversations();
      this.#conversationsFailed = false;
    } catch {
      this.#conversationsFailed = true;
    }
    this.#changed();
  }

  /** Skips the wait before the next connection attempt. */
  retryConnection(): void {
    this.#connection.retryNow();
  }

  /** Whether the visitor sees the log: answers that end meanwhile count as read. */
  setRead(isRead: boolean): void {
    if (this.#isRead === isRead) return;
    this.#isRead = isRead;
    this.#changed();
  }

  /** The visitor's unsent text; survives a reload. */
  get draft(): string {
    return this.#storage.get('draft') ?? '';
  }

  setDraft(text: string): void {
    this.#storage.set('draft', text === '' ? null : text);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const undo of this.#undo) undo();
    this.#loading?.abort();
    this.#forgetAbove();
    this.#pending.dispose();
    this.#sender.dispose();
    this.#banner.dispose();
    this.#connection.close();
    this.#listeners.clear();
  }

  // ---- conversation ----------------------------------------------------------------------------------------------

  #show(id: string | null): void {
    this.#connection.unsubscribe();
    this.#loading?.abort();
    this.#forgetAbove();
    this.#conversationId = id;
    this.#state = initialState;
    this.#progress = NO_PROGRESS;
    this.#stopWanted = false;
    if (id) void this.#load(id);
    else this.#setPhase('ready');
    this.#flush();
  }

  async #load(id: string): Promise<void> {
    this.#loading?.abort();
    this.#forgetAbove();
    const loading = new AbortController();
    this.#loading = loading;
    this.#setPhase('loading');
    try {
      const history = await this.#connection.history(id, loading.signal);
      if (loading.signal.aborted) return;
      this.#state = historyToState(history);
      this.#forgetShown(this.#state.blocks.flatMap((block) => (block.type === 'user' ? [block.client_id] : [])));
      this.#connection.subscribe(id, history.last_event_id);
      this.#setPhase('ready');
    } catch (error) {
      if (loading.signal.aborted || this.#isDisposed) return;
      if (error instanceof ConnectionError && error.code === 'not_found') {
        // Deleted, or another visitor's: the stored id is of no use any more.
        if (this.#storage.get('conversation') === id) this.#storage.set('conversation', null);
        this.#show(null);
        return;
      }
      this.#setPhase('failed');
    }
    this.#flush();
    this.#sender.pump();
  }

  async #loadAbove(id: string, before: number): Promise<void> {
    const loading = new AbortController();
    this.#loadingEarlier = loading;
    this.#earlierFailed = false;
    this.#changed();
    try {
      const page = await this.#connection.history(id, loading.signal, before);
      if (loading.signal.aborted) return;
      this.#state = prependHistory(this.#state, page);
    } catch {
      if (loading.signal.aborted) return;
      this.#earlierFailed = true;
    }
    this.#loadingEarlier = null;
    this.#changed();
  }

  /** The turns above belong to another conversation now, or are loaded again. */
  #forgetAbove(): void {
    this.#loadingEarlier?.abort();
    this.#loadingEarlier = null;
    this.#earlierFailed = false;
  }

  #earlierState(): EarlierState {
    if (!this.#state.above) return 'none';
    return this.#loadingEarlier ? 'loading' : this.#earlierFailed ? 'failed' : 'more';
  }

  #handleEvent(event: ConversationEvent): void {
    if (event.conversation_id !== this.#conversationId) return;
    try {
      this.#state = reduceEvent(this.#state, event);
    } catch (error) {
      // An event that breaks its own schema must not discard the rest of the conversation.
      console.warn('agent-chat: an event could not be read and was left out', event.type, error);
    }
    if (event.type === 'user_message' || event.type === 'regenerate') this.#forgetShown([event.client_id]);
    if (this.#state.run === null) {
      this.#progress = NO_PROGRESS;
      this.#stopWanted = false;
      this.#sender.pump();
    } else this.#stopIfWanted();
    this.#changed();
  }

  #handleProgress(progress: Progress): void {
    if (progress.type === 'run_queued') {
      this.#queuedRun = progress.run_id;
      this.#changed();
      return;
    }
    if (this.#state.run?.id !== progress.run_id) return;
    this.#progress = new Map(this.#progress).set(progress.tool_use_id, progress);
    this.#changed();
  }

  #handleStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.#banner.setStatus(status);
    if (status === 'open') {
      if (this.#phase === 'failed') this.reload();
      this.#sender.resume();
    }
    this.#changed();
  }

  /** What the sender needs to know of the current conversation. */
  #senderHost(): SenderHost {
    const self = this;
    return {
      get conversationId() {
        return self.#conversationId;
      },
      get pending() {
        return self.#pendingHere();
      },
      get mayGo() {
        const isDead = DEAD.has(self.#status);
        return self.#isStarted && self.#phase === 'ready' && !isDead && self.#state.run === null;
      },
      get isOpen() {
        return self.#status === 'open';
      },
      isShown: (result) =>
        result.conversation_id === self.#conversationId && result.event_id <= self.#state.lastEventId,
      onCreated: (id) => {
        if (self.#conversationId !== null) return;
        self.#conversationId = id;
        self.#storage.set('conversation', id);
        self.#connection.subscribe(id, 0);
      },
      onLimited: (untilMs) => self.#banner.setLimitedUntil(untilMs),
      onFailed: () => {
        self.#stopWanted = false;
      },
      onChange: () => self.#changed(),
    };
  }

  #stopIfWanted(): void {
    const run = this.#state.run;
    if (!this.#stopWanted || !run) return;
    this.#stopWanted = false;
    this.#stoppingRun = run.id;
    this.#connection.stop(run.id).catch(() => {
      // The run continues and the view shows it; the visitor can press the button again.
      this.#stoppingRun = null;
      this.#changed();
    });
  }

  #forgetShown(clientIds: readonly string[]): void {
    if (this.#pending.remove(clientIds)) this.#changed();
  }

  #pendingHere(): PendingInput[] {
    return this.#pending.items.filter((item) => item.conversationId === this.#conversationId);
  }

  #isQueueFull(): boolean {
    return this.#pendingHere().filter((item) => item.status === 'queued').length >= MAX_WAITING;
  }

  // ---- view ------------------------------------------------------------------------------------------------------

  #setPhase(phase: ChatView['phase']): void {
    this.#phase = phase;
    this.#changed();
  }

  /** Requests one redraw in the next frame, however many events arrive until then. */
  #changed(): void {
    if (this.#frameWanted || this.#isDisposed) return;
    this.#frameWanted = true;
    this.#options.frames(() => {
      if (this.#frameWanted) this.#flush();
    });
  }

  #flush(): void {
    if (this.#isDisposed) return;
    this.#frameWanted = false;
    this.#view = this.#buildView(this.#view);
    for (const listener of this.#listeners) listener();
  }

  #buildView(before: ChatView | null): ChatView {
    const { blocks, run, title, suggestions } = this.#state;
    const pending = keepIfSame(before?.pending, this.#pendingHere());
    this.#noteRead();
    return {
      conversationId: this.#conversationId,
      title,
      phase: this.#phase,
      entries: keepIfSame(before?.entries, groupBlocks(shownOf(blocks, pending), run !== null, before?.entries)),
      earlier: this.#earlierState(),
      run,
      isAnswering: run !== null || pending.some(isOnItsWay),
      isWaiting: run?.status === 'submitted' && run.id === this.#queuedRun,
      isStopping: this.#stopWanted || (run !== null && run.id === this.#stoppingRun),
      pending,
      isQueueFull: this.#isQueueFull(),
      suggestions,
      sources: keepIfSame(before?.sources, toShownSources(sourcesOf(this.#state), blocks)),
      progress: this.#progress,
      banner: this.#banner.current,
      status: this.#status,
      site: this.#site,
      conversations: this.#conversations,
      conversationsFailed: this.#conversationsFailed,
      unread: this.#countUnread(),
    };
  }

  /** Everything that has ended counts as read while the chat is visible. The newest end time is stored, ISO 8601. */
  #noteRead(): void {
    if (!this.#isRead) return;
    const newest = this.#endTimes().at(-1);
    if (newest && newest > (this.#storage.get('read-at') ?? '')) this.#storage.set('read-at', newest);
  }

  #countUnread(): number {
    if (this.#isRead) return 0;
    const readAt = this.#storage.get('read-at') ?? '';
    return this.#endTimes().filter((at) => at > readAt).length;
  }

  #endTimes(): string[] {
    return this.#state.blocks.flatMap((block) => (block.type === 'run' && block.endedAt ? [block.endedAt] : []));
  }
}

function isOnItsWay({ status }: PendingInput): boolean {
  return status === 'sending' || status === 'accepted';
}

/** The blocks without the answer that is being regenerated, from the visitor's click on. */
function shownOf(blocks: readonly Block[], pending: readonly PendingInput[]): readonly Block[] {
  const asked = pending.find((item) => item.regenerates && isOnItsWay(item))?.regenerates;
  const at = asked ? blocks.findLastIndex((block) => block.type === 'user' && block.message_id === asked) : -1;
  return at === -1 ? blocks : blocks.slice(0, at + 1);
}

/** The text of a message, without its other parts. */
export function textOf(content: readonly UserContent[]): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

function keepIfSame<Item>(before: readonly Item[] | undefined, next: readonly Item[]): readonly Item[] {
  return before && before.length === next.length && before.every((item, i) => item === next[i]) ? before : next;
}
