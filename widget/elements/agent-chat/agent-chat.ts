// The whole chat in one element: launcher, popover or page, header, log, composer, sources. Knows layout, focus and what is
// open; the controller owns the conversation's state, and each part draws itself.
import { ContextProvider } from '@lit/context';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import type { ConversationEvent } from '../../../protocol/events.ts';
import { isLimited } from '../../chat/banner.ts';
import { type ChatController, type ChatView, textOf } from '../../chat/chat-controller.ts';
import { systemClock } from '../../chat/clock.ts';
import type { SiteAgent, SiteInfo } from '../../chat/connection/http-api.ts';
import { agentIn } from '../../chat/site-texts.ts';
import { type ChatStorage, createMemoryStorage, forgetPerson } from '../../chat/storage.ts';
import { spokenText } from '../../markdown/spoken-text.ts';
import { Announcer } from '../../shared/announcer.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons.ts';
import { parts } from '../../shared/parts.styles.ts';
import {
  createStrings,
  type StringKey,
  type Strings,
  type StringTable,
  stringsContext,
} from '../../shared/strings/strings.ts';
import { languageAround } from '../../shared/strings/strings-controller.ts';
import { tokens } from '../../shared/tokens.styles.ts';
import { showHidden } from '../../shared/visible-text.ts';
import type { AgentChatComposer } from '../agent-chat-composer/agent-chat-composer.ts';
import type { AgentChatLauncher } from '../agent-chat-launcher/agent-chat-launcher.ts';
import type { LogActions } from '../agent-chat-log/agent-chat-log.ts';
import { markStyles } from '../agent-chat-log/agent-mark.styles.ts';
import {
  COMPOSER_PARTS,
  HISTORY_PARTS,
  LAUNCHER_PARTS,
  LOG_PARTS,
  PANEL_PARTS,
} from '../agent-chat-log/exported-parts.ts';
import { answerText, type Turn, toTurns } from '../agent-chat-log/turns.ts';
import { styles } from './agent-chat.styles.ts';
import { bannerLine } from './banner-line.ts';
import { createController } from './create-controller.ts';
import { FocusKeeper } from './focus-keeper.ts';
import { FollowedChat } from './followed-chat.ts';
import { headerBar } from './header-bar.ts';
import { PageNotifications } from './page-notifications.ts';
import { PageMargin } from './placement/page-margin.ts';
import { FULL_SCREEN_BELOW_PX, hasSidebar, type Layout, type PanelMode, panelMode } from './placement/panel-mode.ts';
import { placementStyles } from './placement/placement.styles.ts';
import { TopLayer } from './placement/top-layer.ts';
import { SourcesPanelController } from './sources-panel-controller.ts';
import { UserTokens } from './user-tokens.ts';
import { welcomeStyles } from './welcome.styles.ts';
import { welcome } from './welcome.ts';

/** Width of the conversation in a popover before it is measured, in CSS pixels. */
const SHELL_PX = 400;
/** As in loader.ts. */
const KEPT = Symbol.for('agent-chat');
/** Longest teaser beside the launcher, in characters. */
const TEASER_CHARS = 140;

/**
 * @summary A chat with a site's agent: launcher and popover, or part of a page.
 *
 * @slot mark - The square beside the name in the header.
 * @slot launcher-icon - The picture on the launcher.
 * @slot welcome - Replaces the content above the composer before the first question.
 * @slot disclaimer - The line below the composer.
 *
 * @csspart launcher - The round button.
 * @csspart unread-badge - The count on the launcher.
 * @csspart teaser - The first words of an unread reply.
 * @csspart shell - The box of the conversation.
 * @csspart header - The bar at the top.
 * @csspart header-title - Mark and name in the bar.
 * @csspart icon-button - A button with only an icon.
 * @csspart mark - The agent's square.
 * @csspart log - The scrolling conversation.
 * @csspart message - One turn.
 * @csspart bubble - The visitor's message.
 * @csspart brand - Mark and name above an answer.
 * @csspart text - Text of an answer.
 * @csspart search-entry - The frame with a search service's own suggestions, below an answer based on its results.
 * @csspart actions - The row below an answer.
 * @csspart sources-button - The button that opens the sources.
 * @csspart suggestion - A follow-up question.
 * @csspart notice - A short notice, such as "You stopped this answer".
 * @csspart error-card - What failed and what to do.
 * @csspart banner - The banner above the composer, such as "Reconnecting".
 * @csspart jump - "Jump to latest".
 * @csspart composer - Field and button.
 * @csspart composer-box - The field's frame.
 * @csspart input - The field.
 * @csspart send - Send and stop.
 * @csspart disclaimer - The line below the composer.
 * @csspart welcome - The first view.
 * @csspart prompt - A question in the first view.
 * @csspart history - The list of conversations.
 * @csspart thread - One conversation in it.
 *
 * @cssprop [--agent-chat-accent=#2e65cf] - Brand colour, one value for both themes.
 * @cssprop --agent-chat-on-accent - Text on the accent; black or white by contrast.
 * @cssprop --agent-chat-surface - Background.
 * @cssprop --agent-chat-text - Main text.
 * @cssprop --agent-chat-success - Colour of success.
 * @cssprop --agent-chat-warning - Colour of waiting and warnings.
 * @cssprop --agent-chat-danger - Colour of failure.
 * @cssprop --agent-chat-font - Font family; `inherit` takes the page's.
 * @cssprop --agent-chat-font-mono - Font of code.
 * @cssprop [--agent-chat-font-size=15px] - Base of the type scale.
 * @cssprop [--agent-chat-radius=16px] - Radius of the shell; the others follow.
 * @cssprop [--agent-chat-density=1] - Vertical space between blocks, 0.8 to 1.2.
 * @cssprop --agent-chat-shadow - Shadow of the popover.
 * @cssprop --agent-chat-z - Stacking of popover and launcher by z-index; by default they are in the browser's top layer, above everything.
 * @cssprop [--agent-chat-display=block] - `none` hides popover and launcher, e.g. in a media query.
 * @cssprop [--agent-chat-offset=24px] - Distance from the viewport's edges.
 * @cssprop [--agent-chat-width=400px] - Width of the popover; 420px beside the page.
 * @cssprop [--agent-chat-height=640px] - Height of the popover and of the inline layout.
 * @cssprop [--agent-chat-panel-width=400px] - Width of the sources panel until the user changes it.
 * @cssprop [--agent-chat-content-width=760px] - Widest text column in the full and inline layouts.
 *
 * @fires {CustomEvent<{ byUser: boolean }>} agent-chat-open - The conversation was opened.
 * @fires {CustomEvent<{ byUser: boolean }>} agent-chat-close - The conversation was closed.
 * @fires {CustomEvent<{ conversationId: string | null, role: 'visitor' | 'agent', text: string }>} agent-chat-message - A message was sent, or an answer is complete.
 * @fires {CustomEvent<{ code: string, message: string }>} agent-chat-error - An answer, or sending, failed.
 * @fires {CustomEvent<{}>} agent-chat-token-needed - The session of an identified visitor expires: set `userToken`, unless `getUserToken` returns one.
 */
export class AgentChat extends LitElement {
  static override styles = [tokens, parts, markStyles, placementStyles, styles, welcomeStyles];

  /** Key of the site in the API's configuration. */
  @property() site = 'default';
  /** Address of the API, such as `https://www.example.com/chat`; the script tag sets its own folder, elsewhere it is the origin of this script. */
  @property() api = new URL(import.meta.url).origin;
  /** `floating` behind a launcher, `side` beside the page, `full` page or `inline` in an article. */
  @property({ reflect: true }) layout: Layout = 'floating';
  /** `light`, `dark`, or `auto`: as the page. */
  @property({ reflect: true }) theme: 'light' | 'dark' | 'auto' = 'auto';
  /** Language of the fixed words, a BCP 47 tag; by default that of the page. */
  @property({ reflect: true, useDefault: true }) override lang = '';
  /** The conversation is shown. The full and inline layouts are always open. */
  @property({ type: Boolean, reflect: true, attribute: 'open' }) isOpen = false;
  /** The popover is larger than usual. */
  @property({ type: Boolean, reflect: true }) expanded = false;
  /** Id of the conversation to begin with; by default the visitor's last one. */
  @property() conversation = '';
  /** Token that identifies the visitor, signed by the site's own server. */
  @property({ attribute: 'user-token' }) userToken = '';
  /** Returns a fresh `userToken`; called whenever the session needs one, at least every 15 minutes. */
  @property({ attribute: false }) getUserToken: (() => Promise<string>) | null = null;
  /** A recorded log to show instead of a live conversation; nothing is sent over the network. */
  @property({ attribute: false }) events: readonly ConversationEvent[] | null = null;
  /** The site's public settings, for a recorded log. */
  @property({ attribute: false }) siteInfo: SiteInfo | null = null;
  /** The state behind the view; made from `site` and `api` unless given. */
  @property({ attribute: false }) controller: ChatController | null = null;

  @state() private view: ChatView | null = null;
  @state() private historyOpen = false;
  @state() private widgetPx = 0;
  @state() private viewportPx = window.innerWidth;

  @query('agent-chat-composer') private composer!: AgentChatComposer | null;
  @query('agent-chat-launcher') private launcher!: AgentChatLauncher | null;

  /** Set by loader.ts, which puts the element back wherever the page removes it. */
  declare [KEPT]?: boolean;

  #announcer = new Announcer(this);
  #provider = new ContextProvider(this, { context: stringsContext, initialValue: createStrings('en') });
  #strings: Strings = createStrings('en');
  #stringsFrom: unknown = null;
  #storage: ChatStorage = createMemoryStorage();
  #chat = new FollowedChat((view) => this.#handleView(view));
  #wasOpen: boolean | null = null;
  #openedByUser = false;
  #focusAfterOpen = false;
  #loaderHadFocus = false;
  #size: ResizeObserver | null = null;
  #tokens = new UserTokens(this, systemClock);
  #unlisten = () => {};
  #margin = new PageMargin();
  #filled: AgentChatComposer | null = null;
  /** Opening is animated only while visible; what was open when the page loaded appears at once. */
  #entering = false;
  #conversationsAsked: ChatController | null = null;
  #notifications = new PageNotifications();
  #sources = new SourcesPanelController(this, {
    panel: () => this.renderRoot.querySelector('sources-panel'),
    isCover: () => this.#panelMode === 'cover',
    focusInput: () => this.composer?.focusInput(),
  });

  // ---- lifecycle -------------------------------------------------------------------------------------------------

  constructor() {
    super();
    this.addController(new TopLayer(this));
    new FocusKeeper(this, { isModal: () => this.#isModal, goOn: () => this.#focusConversation() });
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // loader.ts may have drawn a launcher into this root before the class was there.
    const drawn = [...(this.shadowRoot?.children ?? [])];
    this.#loaderHadFocus = this.shadowRoot?.activeElement != null;
    for (const child of drawn) child.remove();
    return super.createRenderRoot();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('resize', this.#handleViewport);
    window.visualViewport?.addEventListener('resize', this.#handleViewport);
    document.addEventListener('visibilitychange', this.#handleVisibility);
    this.addEventListener('keydown', this.#handleKeydown);
    this.addEventListener('agent-chat-retry', this.#handleRetry);
    this.#size = new ResizeObserver(() => {
      this.widgetPx = this.getBoundingClientRect().width;
    });
    this.#size.observe(this);
    this.#updateMargin();
    // The page around it may have another language now.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('resize', this.#handleViewport);
    window.visualViewport?.removeEventListener('resize', this.#handleViewport);
    document.removeEventListener('visibilitychange', this.#handleVisibility);
    this.#size?.disconnect();
    this.#updateMargin();
    // Moving an element in the page disconnects it for a moment; only permanent removal ends its conversation, unless
    // loader.ts puts it back.
    queueMicrotask(() => {
      if (this.isConnected || this[KEPT]) return;
      this.#unlisten();
      if (this.#chat.release()) this.controller = null;
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.controller && this.controller !== this.#chat.controller) this.#follow(this.controller);
    if (changed.has('events') && this.events && this.#chat.record(this.events, this.siteInfo)) this.#show();
    if ((changed.has('userToken') || changed.has('getUserToken')) && this.#chat.isOwn) {
      if (this.#tokens.isOther(this.#storage)) this.#beginAnew();
    }
    if (!this.#chat.controller && this.isConnected) this.#connect();
    if (changed.has('isOpen') || changed.has('layout')) this.#handleOpenChange();
    this.#updateStrings();
  }

  protected override updated(): void {
    if (this.#focusAfterOpen && this.composer) {
      this.#focusAfterOpen = false;
      void this.composer.updateComplete.then(() => this.#focusConversation());
    }
    if (this.#loaderHadFocus) {
      this.#loaderHadFocus = false;
      void this.launcher?.updateComplete.then(() => this.launcher?.focus());
    }
    if (this.composer && this.composer !== this.#filled) {
      // Once per composer: after that only the visitor changes the field, whatever draft other tabs store.
      this.#filled = this.composer;
      this.composer.value = this.controller?.draft ?? '';
    }
  }

  // ---- public methods --------------------------------------------------------------------------------------------

  /** Shows the conversation and moves the focus into the field, except on touch screens. */
  open(): void {
    if (this.#isShown) return;
    this.#openedByUser = true;
    this.#focusAfterOpen = true;
    this.isOpen = true;
  }

  /** Closes the conversation. A run continues behind the launcher. */
  close(): void {
    if (!this.isOpen) return;
    const hadFocus = this.matches(':focus-within');
    this.#openedByUser = true;
    this.isOpen = false;
    this.#sources.drop();
    this.historyOpen = false;
    if (hadFocus) void this.updateComplete.then(() => this.launcher?.updateComplete.then(() => this.launcher?.focus()));
  }

  /** Opens the chat and sends a question. Resolves when the question is in the log; does nothing for an empty text. */
  async ask(text: string): Promise<void> {
    this.open();
    await this.updateComplete;
    this.#send(text);
    await this.updateComplete;
  }

  /** Begins a new conversation; the old one stays in the list. */
  newConversation(): void {
    this.historyOpen = false;
    this.#sources.drop();
    this.controller?.newConversation();
    this.composer?.focusInput();
  }

  /** Ends the session and removes the visitor's data from this browser; the chat continues with a new, anonymous visitor. */
  signOut(): void {
    forgetPerson(this.#storage);
    this.#endSession();
  }

  // ---- controller ------------------------------------------------------------------------------------------------

  /** Makes the element's own controller. A closed chat connects only when there is a conversation to follow. */
  #connect(): void {
    const { controller, storage } = createController(this, (own) => this.#tokens.begin(own));
    this.#storage = storage;
    this.#unlisten = storage.onChange('user', (name) => {
      // Signed out in another tab.
      if (name === null && this.#tokens.isNamed) this.#endSession();
    });
    this.#sources.remember(storage);
    this.#chat.follow(controller, true);
    this.#take();
    if (this.layout !== 'full' && this.layout !== 'inline' && storage.get('open') === '1') this.isOpen = true;
    if (this.#isShown || storage.get('conversation') !== null) this.#chat.start(this.#isSeen);
  }

  #endSession(): void {
    this.removeAttribute('user-token');
    this.userToken = '';
    this.getUserToken = null;
    this.#beginAnew();
  }

  /** Releases the element's own controller and its view; the next update creates another one. */
  #beginAnew(): void {
    if (!this.#chat.isOwn) return;
    this.#unlisten();
    this.#chat.release();
    this.controller = null;
    this.historyOpen = false;
    this.#sources.drop();
    this.#notifications = new PageNotifications();
    this.#filled = null;
  }

  /** Shows a controller that the page created. */
  #follow(controller: ChatController): void {
    this.#chat.follow(controller, false);
    this.#show();
  }

  #show(): void {
    this.#take();
    this.#chat.start(this.#isSeen);
  }

  /** The followed controller becomes the element's. */
  #take(): void {
    this.controller = this.#chat.controller;
    this.view = this.#chat.controller?.view ?? null;
  }

  #handleView(view: ChatView): void {
    const before = this.view;
    this.view = view;
    this.#report(before, view);
  }

  /** Fires the page's events, and keeps the column of conversations current. */
  #report(before: ChatView | null, after: ChatView): void {
    const isNews = before && (before.conversationId !== after.conversationId || before.title !== after.title);
    if (isNews && hasSidebar(this.layout, this.widgetPx)) void this.controller?.loadConversations();
    for (const notification of this.#notifications.next(before, after)) {
      if (notification.type === 'answer') this.#fireMessage('agent', notification.text);
      else if (notification.type === 'error') fire(this, 'agent-chat-error', notification.error);
      else
        fire(this, 'agent-chat-error', { code: 'not_sent', message: notification.why || this.#strings.t('notSent') });
    }
  }

  #fireMessage(role: 'visitor' | 'agent', text: string): void {
    fire(this, 'agent-chat-message', { conversationId: this.view?.conversationId ?? null, role, text });
  }

  /** False when the text is not accepted: it is empty, or too many questions wait. */
  #send(text: string): boolean {
    const clientId = this.controller?.send(text);
    if (!clientId) return false;
    this.historyOpen = false;
    const item = this.controller?.view.pending.find((one) => one.clientId === clientId);
    this.#fireMessage('visitor', item ? textOf(item.content) : text);
    return true;
  }

  /** The pressed button disappears with the message: the focus moves to the field. */
  #withdraw(clientId: string): void {
    this.controller?.withdraw(clientId);
    this.composer?.focusInput();
  }

  // ---- what is open ----------------------------------------------------------------------------------------------

  /** The conversation is shown: always in the full and inline layouts. */
  get #isShown(): boolean {
    return this.isOpen || this.layout === 'full' || this.layout === 'inline';
  }

  get #isSeen(): boolean {
    return this.#isShown && document.visibilityState === 'visible';
  }

  get #isFullScreen(): boolean {
    return this.viewportPx < FULL_SCREEN_BELOW_PX && (this.layout === 'floating' || this.layout === 'side');
  }

  /** It covers the screen: the page behind it cannot be reached. */
  get #isModal(): boolean {
    return this.#isFullScreen && this.isOpen;
  }

  /** Focuses the field; on touch screens, where that would open the keyboard, the conversation. */
  #focusConversation(): void {
    if (!this.#isShown) return;
    if (!matchMedia('(pointer: coarse)').matches) this.composer?.focusInput();
    else this.renderRoot.querySelector<HTMLElement>('.shell')?.focus({ preventScroll: true });
  }

  get #panelMode(): PanelMode {
    const shellPx = this.expanded ? SHELL_PX * 1.8 : SHELL_PX;
    return panelMode(this.layout, this.viewportPx, shellPx, this.widgetPx);
  }

  #handleOpenChange(): void {
    if (this.#isShown) this.#chat.start(this.#isSeen);
    this.controller?.setRead(this.#isSeen);
    this.#updateMargin();
    const before = this.#wasOpen;
    this.#wasOpen = this.isOpen;
    const byUser = this.#openedByUser;
    this.#openedByUser = false;
    // Open from the start, by attribute or as on the last page: no event.
    if (before === this.isOpen || (before === null && !byUser)) return;
    this.#entering = this.isOpen;
    this.#storage.set('open', this.isOpen ? '1' : null);
    fire(this, this.isOpen ? 'agent-chat-open' : 'agent-chat-close', { byUser });
  }

  /** The side layout takes its width from the page. */
  #updateMargin(): void {
    this.#margin.set(this.isConnected && this.isOpen && this.layout === 'side', this.viewportPx);
  }

  #handleViewport = (): void => {
    this.viewportPx = window.innerWidth;
    // A phone's keyboard shrinks only the visual viewport; the composer must stay above it.
    const height = window.visualViewport?.height;
    if (this.#isFullScreen && height) this.style.setProperty('--_screen', `${Math.round(height)}px`);
    else this.style.removeProperty('--_screen');
    this.#updateMargin();
  };

  #handleVisibility = (): void => {
    this.controller?.setRead(this.#isSeen);
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    // Escape closes the topmost layer; it never stops an answer, and never interrupts an input method.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (this.#sources.isOpen) this.#sources.close();
    else if (this.historyOpen) this.#closeHistory();
    else if (this.isOpen && (this.layout === 'floating' || this.#isModal)) this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  #handleRetry = (): void => this.controller?.askAgain();

  /** The pressed button disappears with its bar: the focus moves into the list, and back to the button. */
  #openHistory = (): void => {
    this.historyOpen = true;
    void this.controller?.loadConversations();
    void this.updateComplete.then(() => {
      const list = this.renderRoot.querySelector('agent-chat-history');
      void list?.updateComplete.then(() => list.focus());
    });
  };

  #closeHistory(): void {
    this.historyOpen = false;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.header .history-button')?.focus());
  }

  #openConversation = (id: string): void => {
    this.historyOpen = false;
    this.controller?.openConversation(id);
    this.composer?.focusInput();
  };

  #dismissTeaser = (): void => {
    this.#storage.set('teaser', this.#lastAnswer?.key ?? null);
    this.requestUpdate();
  };

  // ---- texts -----------------------------------------------------------------------------------------------------

  #updateStrings(): void {
    const language = this.lang || languageAround(this);
    const own = this.view?.site?.strings;
    if (this.#strings.language === language && this.#stringsFrom === own) return;
    this.#stringsFrom = own;
    this.#strings = createStrings(language, own ? knownStrings(own) : {});
    this.#provider.setValue(this.#strings);
  }

  /** The site's agent with texts in the widget's language; null until the site is known. */
  get #siteAgent(): SiteAgent | null {
    const site = this.view?.site;
    return site ? agentIn(site, this.#strings.language) : null;
  }

  get #agent(): SiteAgent {
    const known = this.#siteAgent;
    if (known) return known;
    const begun = this.view?.entries.find((entry) => entry.type === 'block' && entry.block.type === 'run');
    return begun?.type === 'block' && begun.block.type === 'run'
      ? begun.block.agent
      : { name: this.#strings.t('title') };
  }

  get #lastAnswer(): Turn | undefined {
    return toTurns(this.view?.entries ?? []).findLast((turn) => turn.type === 'agent');
  }

  /** First words of the newest unread answer; '' when there is none or it was dismissed. */
  #teaser(view: ChatView): string {
    if (view.unread === 0 || view.run) return '';
    const turn = this.#lastAnswer;
    if (!turn || this.#storage.get('teaser') === turn.key) return '';
    const text = spokenText(answerText(turn));
    return text.length > TEASER_CHARS ? `${text.slice(0, TEASER_CHARS).trimEnd()}…` : text;
  }

  // ---- view ------------------------------------------------------------------------------------------------------

  readonly #logActions: LogActions = {
    askAgain: () => this.controller?.askAgain(),
    ask: (text) => this.#send(text),
    retry: (clientId) => this.controller?.retry(clientId),
    withdraw: (clientId) => this.#withdraw(clientId),
    reload: () => this.controller?.reload(),
    startOver: (clientId) => this.controller?.startOver(clientId),
    loadEarlier: () => this.controller?.loadEarlier(),
    toggleSources: (run) => this.#sources.toggle(run),
  };

  protected override render(): TemplateResult {
    const { view } = this;
    if (!view) return html`${nothing}`;
    return html`${this.#announcer.regions()} ${this.#isShown ? this.#frame(view) : this.#launcherButton(view)}`;
  }

  #launcherButton(view: ChatView): TemplateResult {
    return html`<agent-chat-launcher
      exportparts=${LAUNCHER_PARTS}
      .unread=${view.unread}
      .working=${view.isAnswering}
      .teaser=${this.#teaser(view)}
      .agent=${this.#agent.name}
      .onOpen=${() => this.open()}
      .onDismiss=${this.#dismissTeaser}
    >
      <slot name="launcher-icon" slot="launcher-icon">${icon('chat')}</slot>
    </agent-chat-launcher>`;
  }

  #frame(view: ChatView): TemplateResult {
    const sidebar = hasSidebar(this.layout, this.widgetPx);
    const mode = this.#panelMode;
    const classes = { frame: true, entering: this.#entering, 'with-panel': this.#sources.isOpen, [mode]: true };
    return html`<div class=${classMap(classes)}>
      ${sidebar ? this.#sidebar(view) : nothing} ${this.#shell(view, sidebar, mode)}
      ${this.#sources.isOpen ? this.#panel(view, mode) : nothing}
    </div>`;
  }

  #shell(view: ChatView, sidebar: boolean, mode: PanelMode): TemplateResult {
    const isDialog = this.layout === 'floating' || this.layout === 'side';
    const showHistory = this.historyOpen && !sidebar;
    return html`<section
      class="shell"
      part="shell"
      ?inert=${this.#sources.isOpen && mode === 'cover'}
      role=${isDialog ? 'dialog' : 'region'}
      aria-modal=${this.#isModal ? 'true' : nothing}
      tabindex="-1"
      aria-label=${this.#agent.name}
    >
      ${this.#header(view, sidebar)}
      <div class="body">
        <div class="conversation" ?inert=${showHistory}>${this.#conversation(view)}</div>
        ${showHistory ? html`<div class="history-layer">${this.#history(view)}</div>` : nothing}
      </div>
      ${bannerLine(view.banner, { strings: this.#strings, retry: () => this.controller?.retryConnection() })}
      ${this.#composerBox(view)}
    </section>`;
  }

  #header(view: ChatView, sidebar: boolean): TemplateResult {
    const isPopover = this.layout === 'floating';
    const canClose = isPopover || this.layout === 'side';
    if (this.historyOpen && !sidebar) {
      return headerBar({
        strings: this.#strings,
        agent: this.#agent,
        title: this.#strings.t('history'),
        historyOpen: true,
        expanded: this.expanded,
        sourcesOpen: false,
        back: () => this.#closeHistory(),
        newConversation: () => this.newConversation(),
        ...(canClose ? { close: () => this.close() } : {}),
      });
    }
    return headerBar({
      strings: this.#strings,
      agent: this.#agent,
      title: sidebar ? (view.title ? showHidden(view.title) : this.#strings.t('newThread')) : null,
      historyOpen: false,
      expanded: this.expanded,
      sourcesOpen: this.#sources.isOpen,
      ...(sidebar ? {} : { toggleHistory: this.#openHistory, newConversation: () => this.newConversation() }),
      ...(sidebar && view.sources.length > 0 ? { toggleSources: () => this.#sources.toggle() } : {}),
      ...(isPopover && !this.#isFullScreen
        ? {
            toggleExpanded: () => {
              this.expanded = !this.expanded;
            },
          }
        : {}),
      ...(canClose ? { close: () => this.close() } : {}),
    });
  }

  #conversation(view: ChatView): TemplateResult {
    const isEmpty = view.entries.length === 0 && view.pending.length === 0;
    if (isEmpty && view.phase !== 'loading' && view.phase !== 'failed') {
      return welcome(this.#siteAgent, {
        strings: this.#strings,
        isKnown: view.site !== null || view.status === 'offline' || view.banner !== null,
        isWide: this.layout === 'full' || this.layout === 'inline',
        ask: (text) => this.#send(text),
      });
    }
    return html`<agent-chat-log
      exportparts=${LOG_PARTS}
      .conversationId=${view.conversationId}
      .entries=${view.entries}
      .pending=${view.pending}
      .suggestions=${view.suggestions}
      .sources=${view.sources}
      .progress=${view.progress}
      .live=${view.run !== null}
      .answering=${view.isAnswering}
      .waiting=${view.isWaiting}
      .offline=${view.status !== 'open'}
      .phase=${view.phase}
      .earlier=${view.earlier}
      .agent=${this.#agent}
      .siteName=${view.site?.agent.name ?? ''}
      .sourcesOpen=${this.#sources.isOpen}
      .showReasoning=${view.site?.show_reasoning ?? 'label'}
      .api=${this.events ? '' : this.api}
      .actions=${this.#logActions}
    ></agent-chat-log>`;
  }

  #composerBox(view: ChatView): TemplateResult {
    const isCovered = this.historyOpen && !hasSidebar(this.layout, this.widgetPx);
    return html`<div class="foot" ?hidden=${isCovered}>
      <agent-chat-composer
        exportparts=${COMPOSER_PARTS}
        .answering=${view.isAnswering}
        .stopping=${view.isStopping}
        .full=${view.isQueueFull}
        .blocked=${isBlocked(view)}
        .onSend=${(text: string) => this.#send(text)}
        .onStop=${() => this.controller?.stop()}
        .onDraft=${(text: string) => this.controller?.setDraft(text)}
      ></agent-chat-composer>
      <p class="disclaimer" part="disclaimer"><slot name="disclaimer"
          >${this.#siteAgent?.disclaimer ?? this.#strings.t('disclaimer')}</slot
        ></p>
    </div>`;
  }

  #sidebar(view: ChatView): TemplateResult {
    return html`<nav class="sidebar" aria-label=${this.#strings.t('history')}>
      ${headerBar({
        strings: this.#strings,
        agent: this.#agent,
        title: null,
        historyOpen: false,
        expanded: false,
        sourcesOpen: false,
        newConversation: () => this.newConversation(),
      })}
      ${this.#history(view)}
    </nav>`;
  }

  #history(view: ChatView): TemplateResult {
    if (view.conversations === null && !view.conversationsFailed) void this.#loadConversationsOnce();
    return html`<agent-chat-history
      exportparts=${HISTORY_PARTS}
      .conversations=${view.conversations}
      .failed=${view.conversationsFailed}
      .current=${view.conversationId}
      .working=${view.isAnswering}
      .nowMs=${Date.now()}
      .onOpen=${this.#openConversation}
      .onReload=${() => this.controller?.loadConversations()}
    ></agent-chat-history>`;
  }

  async #loadConversationsOnce(): Promise<void> {
    if (this.#conversationsAsked === this.controller) return;
    this.#conversationsAsked = this.controller;
    await this.controller?.loadConversations();
  }

  #panel(view: ChatView, mode: PanelMode): TemplateResult {
    const isSheet = mode === 'sheet';
    return html`${mode === 'overlay' ? html`<div class="scrim" @click=${() => this.#sources.close()}></div>` : nothing}
      <sources-panel
        class=${`panel ${mode}`}
        exportparts=${PANEL_PARTS}
        .groups=${view.sources}
        .searching=${searchUnderWay(view)}
        .open=${true}
        .mode=${isSheet ? 'sheet' : 'docked'}
        .noResize=${mode === 'drawer' || mode === 'cover'}
        .width=${this.#sources.widthPx}
      ></sources-panel>`;
  }
}

/** The query of a search that is running; '' if there is none. */
function searchUnderWay(view: ChatView): string {
  const last = view.entries.at(-1);
  if (!view.run || last?.type !== 'group') return '';
  const step = last.blocks.findLast((block) => block.type === 'tool_use' && block.toolResult === null);
  return step?.type === 'tool_use' && typeof step.input.query === 'string' ? step.input.query : '';
}

/** Nothing can be sent now, nor queued for later. */
function isBlocked({ status, phase, banner }: ChatView): boolean {
  return status === 'signed-out' || status === 'refused' || phase === 'loading' || isLimited(banner);
}

/** The strings of a site that have known keys and are not empty. */
function knownStrings(own: Readonly<Record<string, string>>): Partial<StringTable> {
  const known: Partial<Record<StringKey, string>> = {};
  for (const [key, value] of Object.entries(own)) {
    if (typeof value === 'string' && value !== '') known[key as StringKey] = value;
  }
  return known;
}
