// The scrolling conversation: the visitor's messages, the agent's answers, pending messages, ended runs. Follows the end while
// the user is near it. Draws its properties; every action of the visitor goes to `actions`.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { ShowReasoning, Source, SourceGroup, TerminalBlock } from '../../../protocol/blocks.ts';
import type { FeedbackBody, FeedbackByRun } from '../../../protocol/content/feedback.ts';
import type { VersionPlace, VersionTarget } from '../../../protocol/content/versions.ts';
import type { ToolProgress } from '../../../protocol/events.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import { noticeStyles } from '../../blocks/index.ts';
import { blockOf, blocksIn, type EarlierState, textOf } from '../../chat/chat-view.ts';
import { wholeLog } from '../../chat/log/whole-log.ts';
import type { PendingInput } from '../../chat/pending-messages.ts';
import { sourcesByRun } from '../../chat/sources/sources-by-run.ts';
import { loadRich } from '../../markdown/rich.ts';
import { announce } from '../../shared/announcer.ts';
import { guard } from '../../shared/guard.ts';
import { icon } from '../../shared/icons/icons.ts';
import { keyed } from '../../shared/keyed.ts';
import { LazyModule } from '../../shared/loading/lazy-module.ts';
import { StickToBottom } from '../../shared/stick-to-bottom.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { languages, wantsLanguages } from '../../shared/text-language.ts';
import { styles } from './agent-chat-log.styles.ts';
import { markStyles } from './agent-mark.styles.ts';
import { agentMark } from './agent-mark.ts';
import { entryTemplate } from './entry.ts';
import { messageStyles } from './message.styles.ts';
import { plainNotice, workingDots } from './notices.ts';
import { Narrator } from './speech/narrator.ts';
import type { TurnTools } from './tools/turn-tools.ts';
import {
  type AgentTurn,
  answerText,
  failureTitle,
  questionBefore,
  showsWork,
  type Turn,
  toTurns,
  type UserTurn,
} from './turns.ts';
import { contentOf, pendingMessage, userMessage } from './user-message.ts';
import type { DrawnTurns } from './window/drawn-turns.ts';
import { firstTurn } from './window/first-turns.ts';

/** The visitor's actions in the log. */
export type LogActions = {
  askAgain(): void;
  ask(text: string): void;
  retry(clientId: string): void;
  withdraw(clientId: string): void;
  reload(): void;
  startOver(clientId: string): void;
  loadEarlier(): void;
  /** Opens the sources at those cited by the answer of `run`, or closes them. */
  toggleSources(run: string): void;
  /** Sends the rating of an answer, by one of its messages; rejects with the reason. */
  rate(messageId: string, body: FeedbackBody): Promise<unknown>;
  /** Asks a question in other words. */
  edit(messageId: string, text: string): void;
  /** Loads an uploaded file by its address; rejects with the reason. */
  file(url: string): Promise<Blob>;
  /** Shows another version; rejects with the reason. */
  showVersion(target: VersionTarget): Promise<unknown>;
};

const NO_SOURCES: readonly Source[] = [];
const NONE: Readonly<Record<string, never>> = {};
const NO_PROGRESS: ReadonlyMap<string, ToolProgress> = new Map();
const NO_ACTIONS: LogActions = {
  askAgain() {},
  ask() {},
  retry() {},
  withdraw() {},
  reload() {},
  startOver() {},
  loadEarlier() {},
  toggleSources() {},
  async rate() {},
  file: () => Promise.reject(new Error('no API')),
  edit() {},
  async showVersion() {},
};

const toolsPart = new LazyModule('what is around turns', () => import('./tools/turn-tools.ts'));

/** @summary Inner element of agent-chat: the log of a conversation. */
export class AgentChatLog extends LitElement {
  static override styles = [tokens, parts, markStyles, messageStyles, noticeStyles, styles];

  @property() conversationId: string | null = null;
  @property({ attribute: false }) entries: readonly BlockGroup[] = [];
  @property({ attribute: false }) pending: readonly PendingInput[] = [];
  @property({ attribute: false }) suggestions: readonly string[] = [];
  @property({ attribute: false }) sources: readonly SourceGroup[] = [];
  /** The visitor's ratings, by run. */
  @property({ attribute: false }) feedback: FeedbackByRun = NONE;
  /** Questions and answers with several versions; see ChatView. */
  @property({ attribute: false }) versions: Readonly<Record<string, VersionPlace>> = NONE;
  /** Questions can be edited. */
  @property({ type: Boolean }) editable = false;
  /** Answers can be rated. */
  @property({ type: Boolean }) rateable = false;
  /** Progress of the running tools, by tool_use id. */
  @property({ attribute: false }) progress: ReadonlyMap<string, ToolProgress> = NO_PROGRESS;
  /** A run is live; see ChatView. */
  @property({ type: Boolean }) live = false;
  /** An answer is in progress; its run may not have begun. */
  @property({ type: Boolean }) answering = false;
  /** The answer waits on the server for other runs to end. */
  @property({ type: Boolean }) waiting = false;
  /** The connection is lost: queued messages show it. */
  @property({ type: Boolean }) offline = false;
  @property() phase: 'idle' | 'loading' | 'ready' | 'failed' = 'ready';
  /** Whether turns above `entries` can be loaded; see ChatView. */
  @property() earlier: EarlierState = 'none';
  /** Name and picture of the agent before its first run. */
  @property({ attribute: false }) agent: { name: string; avatar?: string } = { name: '' };
  /** The agent's name in the log; answers with this name show `agent`, whose name is in the page's language. */
  @property() siteName = '';
  /** The sources panel is open. */
  @property({ type: Boolean }) sourcesOpen = false;
  @property({ attribute: false }) actions: LogActions = NO_ACTIONS;
  /** How much of the model's reasoning the site shows. */
  @property() showReasoning: ShowReasoning = 'label';
  /** Address of the API, for pages shown in frames; '' for a log without one. */
  @property() api = '';
  /** The chat has drawn the pending messages before this element was loaded. */
  @property({ type: Boolean }) late = false;

  /** What is drawn around finished turns, once it is imported. */
  @state() private tools: TurnTools | null = null;
  @query('.log') private scroller!: HTMLElement;
  @query('.log-inner') private content!: HTMLElement;
  @query('.undrawn') private undrawn!: HTMLElement;

  #strings = new StringsController(this);
  #stick = new StickToBottom(this);
  /** Which turns are drawn, once it is imported with `tools`; the newest until then. */
  #window: DrawnTurns | null = null;
  #narrator = new Narrator(this);
  #wasDrawn = false;
  /** The client ids of messages that the page has shown before this element came. */
  #shownBefore: readonly string[] = [];
  #turns: readonly Turn[] = [];
  #sourcesByRun: ReadonlyMap<string, readonly Source[]> = new Map();
  /** By client id: the last status announced for a pending message. */
  #announced = new Map<string, PendingInput['status']>();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated && this.late) this.#shownBefore = this.pending.map(({ clientId }) => clientId);
    if (changed.has('entries')) {
      this.#turns = toTurns(this.entries, this.#turns);
      this.#window?.set(this.#turns);
    }
    if (changed.has('sources')) this.#sourcesByRun = sourcesByRun(this.sources, this.#sourcesByRun);
  }

  protected override firstUpdated(): void {
    this.#stick.attach(this.scroller, this.content);
    this.#stick.jump();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const left = changed.get('conversationId');
    if (left) this.#stick.pin(null);
    else if (left === null) this.#stick.jump();
    if (changed.has('answering')) this.answering ? this.#stick.release(this.#question) : this.#stick.hold();
    if (changed.has('pending')) this.#followOwnMessages();
    if (changed.has('waiting') && this.waiting) announce(this, this.#strings.t('runQueued'));
    if (changed.has('entries')) {
      const isHistory = !this.#wasDrawn || changed.get('phase') === 'loading';
      this.#narrator.next(this.entries, this.#strings.strings, isHistory);
      const before = changed.get('entries') as readonly BlockGroup[] | undefined;
      if (before && blockOf(this.entries.at(-1), 'terminal')) void this.#announceEnd(before);
    }
    const last = this.#turns.at(-1);
    if (changed.get('live') && left === undefined && last?.type === 'agent' && last.isCut)
      announce(this, this.#strings.t('errorTitle'));
    if (changed.has('versions')) this.tools?.followStep();
    if (!this.tools && this.#wantsTools) queueMicrotask(() => this.#toolsWanted.requestUpdate());
    if (this.#window?.settle(this.scroller, this.undrawn, this.earlier, () => this.actions.loadEarlier())) {
      announce(this, this.#strings.t('earlierLoaded'));
    }
    this.#wasDrawn = true;
  }

  /** Scrolls to the end and follows it. */
  jumpToLatest(): void {
    this.#stick.pin(null);
  }

  /** The last question whose answer is or comes below it. */
  #question = (): HTMLElement | null =>
    [...this.content.querySelectorAll<HTMLElement>(':scope > .asked')].at(-1) ?? null;

  /** Scrolls the visitor's new message into view; announces once that it is being sent, or that it failed. */
  #followOwnMessages(): void {
    const t = this.#strings;
    if (this.pending.some(({ content }) => wantsLanguages(textOf(content)))) languages.want(this);
    for (const { clientId, status } of this.pending) {
      if (!this.#announced.has(clientId)) this.#stick.pin(this.#question);
      if (this.#announced.get(clientId) === status) continue;
      if (status === 'sending') announce(this, t.t('working'));
      else if (status === 'failed') announce(this, `${t.t('notSent')} ${t.t('retry')}`);
      else if (status === 'queued') announce(this, t.t(this.offline ? 'willSend' : 'waitsForAnswer'));
      this.#announced.set(clientId, status);
    }
    const waiting = new Set(this.pending.map(({ clientId }) => clientId));
    for (const clientId of this.#announced.keys()) if (!waiting.has(clientId)) this.#announced.delete(clientId);
  }

  /** The tools come with the end of the first run. */
  async #announceEnd(before: readonly BlockGroup[]): Promise<void> {
    const { entries } = this;
    const turn = this.#turns.at(-1)!;
    (await toolsPart.load())?.announceEnd(this, { before, entries, turn, strings: this.#strings.strings });
  }

  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key === 'End' && event.target === this.scroller) this.jumpToLatest();
  };

  protected override render(): TemplateResult {
    const t = this.#strings;
    return html`<div
        class="log"
        part="log"
        role="log"
        aria-live="off"
        aria-label=${t.t('log')}
        aria-busy=${this.live}
        tabindex="0"
        @keydown=${this.#handleKeydown}
      >
        <div class="undrawn"></div>
        <div class="log-inner">${this.#body()}</div>
      </div>
      ${this.#stick.isAway ? this.#jumpPill() : nothing}`;
  }

  #body(): unknown {
    const { strings } = this.#strings;
    const empty = this.entries.length === 0 && this.pending.length === 0;
    if (empty && this.phase === 'loading') {
      // Most stored conversations have links: asked for beside them, so that their answers are drawn once.
      void loadRich();
      return toolsPart.draw(({ skeleton }) => skeleton(this.shadowRoot!, strings));
    }
    const last = this.#turns.at(-1);
    return html`${this.#window?.above(this.earlier, strings, this.actions.loadEarlier)}
    ${keyed(
      this.#window?.drawn ?? this.#turns.slice(firstTurn(this.#turns)),
      (turn) => turn.key,
      (turn) => this.#turnTemplate(turn, turn === last),
    )}
    ${keyed(
      this.pending,
      (item) => item.clientId,
      (item) =>
        pendingMessage(item, {
          strings,
          file: this.actions.file,
          note: this.#pendingNote(item),
          isEntering: !this.#shownBefore.includes(item.clientId),
        }),
    )}
    ${this.phase === 'failed' ? this.#failed(strings.t('loadFailed'), this.actions.reload) : nothing}
    ${this.#waitsForFirstWord(last) ? this.#beforeFirstWord() : nothing}
    ${this.answering || this.pending.some(({ status }) => status === 'queued') ? nothing : this.tools?.suggestions(strings)}`;
  }

  #turnTemplate(turn: Turn, isLast: boolean): unknown {
    const { strings } = this.#strings;
    const { tools } = this;
    const version = this.versions[turn.type === 'user' ? turn.key : turn.runId];
    // While an answer is written no question can be edited, and no other version shown: all else of earlier answers stays.
    const isHeld = this.answering && (turn.type === 'user' || version !== undefined);
    const around = [turn, strings, isHeld, this.editable, tools, tools?.stateOf(turn), languages.loaded, version];
    if (turn.type === 'user') return guard(around, () => this.#userTurn(turn));
    const live = isLast && this.live;
    // A finished turn is drawn once and not again.
    const own = [
      ...around,
      isLast,
      live,
      this.#sourcesOf(turn),
      this.sourcesOpen,
      this.agent,
      this.api,
      this.showReasoning,
      this.feedback[turn.runId],
      this.rateable,
      live ? this.progress : NO_PROGRESS,
      this.#isPrinted,
    ];
    return guard(own, () => this.#agentTurn(turn, isLast, live));
  }

  #agentTurn(turn: AgentTurn, isLast: boolean, live: boolean): TemplateResult {
    const { strings } = this.#strings;
    const agent = turn.agent && turn.agent.name !== this.siteName ? turn.agent : this.agent;
    const { showReasoning, progress } = this;
    const sources = this.#sourcesOf(turn);
    const question = questionBefore(this.#turns, turn);
    const context = {
      strings,
      live,
      status: turn.status,
      sources,
      progress,
      showReasoning,
      question,
      retries: isLast && !live,
      agent: agent.name,
      root: this.shadowRoot!,
    };
    const end = blocksIn(turn.entries, 'terminal').at(-1) ?? null;
    return html`<article class="message assistant" part="message" aria-label=${agent.name}>
      ${this.#brand(agent)}
      ${keyed(
        turn.entries,
        (entry) => entry.key,
        (entry) => entryTemplate(entry, context),
      )}
      ${live && !showsWork(turn, this.showReasoning) ? workingDots(strings) : nothing}
      ${end ? this.#end(turn, end, isLast) : nothing} ${live ? nothing : this.#below(turn, end, isLast)}
    </article>`;
  }

  #end(turn: AgentTurn, end: TerminalBlock, isLast: boolean): TemplateResult {
    const { strings } = this.#strings;
    if (this.tools) return this.tools.end(turn, end, strings, isLast);
    return end.kind === 'stopped'
      ? plainNotice(strings.t('stoppedByYou'))
      : this.#failed(strings.t(failureTitle(turn)), isLast ? this.actions.askAgain : undefined);
  }

  /** The actions below a finished answer; their row is there before them. */
  #below(turn: AgentTurn, end: TerminalBlock | null, isLast: boolean): unknown {
    const { strings } = this.#strings;
    const hasFailed = end?.kind === 'error';
    if (!this.tools) return hasFailed || answerText(turn) === '' ? nothing : html`<footer class="actions"></footer>`;
    const sources = this.#sourcesOf(turn);
    return this.tools.below(turn, { strings, sources, isLast, hasFailed, isPrinted: this.#isPrinted });
  }

  /** What failed, and what to do. */
  #failed(title: string, retry: (() => void) | undefined): TemplateResult {
    const { strings } = this.#strings;
    if (toolsPart.loaded) return toolsPart.loaded.errorCard(strings, { title, ...(retry ? { retry } : {}) });
    return plainNotice(title, retry && { label: strings.t('retry'), press: retry });
  }

  #pendingNote(item: PendingInput): unknown {
    const { strings } = this.#strings;
    const { offline: isOffline, answering: isAnswering, actions } = this;
    return toolsPart.loaded?.pendingNote(item, { strings, isOffline, isAnswering, actions }) ?? nothing;
  }

  #userTurn(turn: UserTurn): TemplateResult {
    const { strings } = this.#strings;
    const around = this.tools?.ofQuestion(turn, textOf(contentOf(turn)), strings) ?? { tools: nothing };
    return userMessage(turn, { strings, file: this.actions.file, ...around });
  }

  /** Nobody needs them while the first answer is written. */
  get #wantsTools(): boolean {
    const hasEnded =
      this.#turns.length > 0 &&
      (!this.answering || this.#turns.some((turn) => turn.type === 'agent' && turn.status !== 'running'));
    return (
      hasEnded ||
      this.phase === 'loading' ||
      this.waiting ||
      this.phase === 'failed' ||
      this.earlier === 'failed' ||
      this.pending.some(({ status }) => status === 'failed' || status === 'queued')
    );
  }

  /** Waits for the tools, and for what else an ended answer is drawn with, so that it is drawn once. */
  #toolsWanted = { requestUpdate: () => this.#takeTools() };

  #takeTools(): void {
    const parts = [toolsPart, languages, wholeLog];
    for (const each of parts) if (!each.loaded) each.want(this.#toolsWanted);
    const part = toolsPart.loaded;
    if (!part || this.tools || parts.some(({ loaded, hasFailed }) => !loaded && !hasFailed)) return;
    this.#window = new part.DrawnTurns(this, this.#stick);
    this.#window.set(this.#turns);
    this.tools = new part.TurnTools(this);
  }

  get #isPrinted(): boolean {
    return this.#window?.isWhole ?? false;
  }

  /** Begins to edit the newest question that is shown. */
  editLast(): void {
    this.tools?.editLast(this.#turns);
  }

  /** Announces that what the visitor did has not reached the server. */
  sayNotSent(): void {
    announce(this, this.#strings.t('notSent'), true);
  }

  #sourcesOf(turn: AgentTurn): readonly Source[] {
    return this.#sourcesByRun.get(turn.runId) ?? NO_SOURCES;
  }

  #brand(agent: { name: string; avatar?: string }): TemplateResult {
    return html`<div class="brand" part="brand">${agentMark(agent)}<span>${agent.name}</span></div>`;
  }

  /** The visitor has sent a message and no part of the answer is shown yet. */
  #waitsForFirstWord(last: Turn | undefined): boolean {
    if (!this.answering) return false;
    return last?.type !== 'agent' || this.pending.some(({ status }) => status === 'sending' || status === 'accepted');
  }

  #beforeFirstWord(): TemplateResult {
    const { strings } = this.#strings;
    const queued = () => toolsPart.loaded?.queuedNotice(strings) ?? plainNotice(strings.t('runQueued'));
    const mark = this.waiting ? queued() : workingDots(strings);
    return html`<div class="message assistant">${this.#brand(this.agent)}${mark}</div>`;
  }

  #jumpPill(): TemplateResult {
    return html`<div class="jump-ground">
      <button class="jump" part="jump" type="button" @click=${() => this.#stick.pin(null, 'smooth')}>
        ${icon('arrow-down')}${this.#strings.t('jump')}
      </button>
    </div>`;
  }
}
