// The conversation that is shown: its id, its log folded by the one reducer (pages of history, then live events), and what the
// server reports between events. Knows nothing of the visitor's own messages; the controller does.
import type { Block } from '../../../protocol/blocks.ts';
import type { ConversationEvent, RunQueued, ToolProgress } from '../../../protocol/events.ts';
import {
  type ConversationState,
  initialState,
  plainReducers,
  reduceBy,
} from '../../../protocol/reducers/plain-reducer.ts';
import type { ChatView } from '../chat-view.ts';
import type { Connection } from '../connection/connection.ts';
import { codeOf } from '../connection/connection-error.ts';
import { wholeLog } from '../log/whole-log.ts';
import { HistoryPages } from './history-pages.ts';

export type ShownConversationOptions = {
  connection: Pick<Connection, 'base' | 'history' | 'subscribe' | 'unsubscribe'>;
  /** The conversation to begin with; null for a new one. */
  id: string | null;
  /** The messages with these client ids are in the log now. Called before live events are requested. */
  onLogged(clientIds: readonly string[]): void;
  /** The history is loaded; the server counts so many answers in it that the visitor has not seen. */
  onLoaded(unread: number): void;
  onChange(): void;
};

/** `gone`: the conversation was deleted, or is another visitor's. Null: the request was aborted. */
export type LoadOutcome = 'loaded' | 'failed' | 'gone' | null;

const NO_PROGRESS: ReadonlyMap<string, ToolProgress> = new Map();

export class ShownConversation {
  readonly #options: ShownConversationOptions;
  readonly #pages: HistoryPages;
  #id: string | null;
  #state: ConversationState = initialState;
  #phase: ChatView['phase'];
  #progress: ReadonlyMap<string, ToolProgress> = NO_PROGRESS;
  /** The run that the server last reported as waiting. */
  #queuedRun: string | null = null;

  constructor(options: ShownConversationOptions) {
    this.#options = options;
    this.#pages = new HistoryPages(options.connection);
    this.#id = options.id;
    this.#phase = options.id === null ? 'idle' : 'loading';
  }

  /** Null for one that is not created yet. */
  get id(): string | null {
    return this.#id;
  }

  get state(): ConversationState {
    return this.#state;
  }

  get phase(): ChatView['phase'] {
    return this.#phase;
  }

  get runId(): string | null {
    return this.#state.run?.id ?? null;
  }

  /** Its own parts of the view. */
  view() {
    const { above, run } = this.#state;
    return {
      conversationId: this.#id,
      phase: this.#phase,
      earlier: this.#pages.earlier(above !== null),
      isWaiting: run?.status === 'submitted' && run.id === this.#queuedRun,
      progress: this.#progress,
    };
  }

  /** Leaves the conversation for another one, which `load` then requests, or for an empty one (null), which is ready. */
  leaveFor(id: string | null): void {
    this.#options.connection.unsubscribe();
    this.#pages.abort();
    this.#id = id;
    this.#state = initialState;
    this.#progress = NO_PROGRESS;
    if (id === null) this.#setPhase('ready');
  }

  /** An empty conversation needs no history. */
  begin(): void {
    this.#setPhase('ready');
  }

  /** The new conversation was created as `id`. */
  adopt(id: string): void {
    this.#id = id;
    this.#options.connection.subscribe(id, 0);
  }

  /** Loads the newest page, and then follows the log. Never rejects. */
  async load(): Promise<LoadOutcome> {
    const id = this.#id;
    if (id === null) return null;
    this.#setPhase('loading');
    const outcome = await this.#pages.loadNewest(id, (page, { historyToState }) => {
      this.#options.onLoaded(page.conversation.unread ?? 0);
      return historyToState(page);
    });
    if (outcome === null) return null;
    if ('state' in outcome) {
      this.#take(id, outcome.state);
      return 'loaded';
    }
    if (codeOf(outcome.error) === 'not_found') return 'gone';
    this.#setPhase('failed');
    return 'failed';
  }

  /** Loads the page above the loaded turns. Does nothing while a page is loading, or when there is none. */
  async loadEarlier(): Promise<void> {
    const { above } = this.#state;
    if (this.#id === null || !above || this.#pages.isLoadingAbove || this.#phase !== 'ready') return;
    const loading = this.#pages.loadAbove(this.#id, above.before, (page, { prependHistory }) =>
      prependHistory(this.#state, page),
    );
    this.#options.onChange();
    const outcome = await loading;
    if (outcome === null) return;
    if ('state' in outcome) this.#state = outcome.state;
    this.#options.onChange();
  }

  /** Folds a live event. False for one of another conversation. */
  apply(event: ConversationEvent): boolean {
    if (event.conversation_id !== this.#id) return false;
    try {
      this.#state = this.#fold(event);
    } catch (error) {
      // An event that breaks its own schema must not discard the rest of the conversation.
      console.warn('agent-chat: an event could not be read', event.type, error);
    }
    // A message, or an answer that was written as one.
    if ('client_id' in event && event.client_id !== undefined) this.#options.onLogged([event.client_id]);
    if (this.#state.run === null) this.#progress = NO_PROGRESS;
    return true;
  }

  #fold(event: ConversationEvent): ConversationState {
    const whole = wholeLog.loaded;
    if (!whole) return reduceBy(plainReducers, this.#state, event);
    const { base } = this.#options.connection;
    return whole.reduceEvent(this.#state, base === undefined ? event : whole.eventWithIcons(event, base));
  }

  /** What the server reports of a run between its events. */
  report(progress: ToolProgress | RunQueued): void {
    if (progress.type === 'run_queued') this.#queuedRun = progress.run_id;
    else if (this.runId !== progress.run_id) return;
    else this.#progress = new Map(this.#progress).set(progress.tool_use_id, progress);
    this.#options.onChange();
  }

  /** Aborts what is being loaded. */
  dispose(): void {
    this.#pages.abort();
  }

  #take(id: string, state: ConversationState): void {
    this.#state = state;
    this.#options.onLogged(state.blocks.flatMap(messagesOf));
    this.#options.connection.subscribe(id, state.lastEventId);
    this.#setPhase('ready');
  }

  #setPhase(phase: ChatView['phase']): void {
    this.#phase = phase;
    this.#options.onChange();
  }
}

/** The client id of the message that the block is, or by which its question was answered. */
function messagesOf(block: Block): string[] {
  const id = block.type === 'user' ? block.client_id : block.type === 'approval' && block.outcome?.client_id;
  return id ? [id] : [];
}
