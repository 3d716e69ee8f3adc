// The whole chat in one element: launcher, or the open conversation. Knows what is open and where the focus is; session/ decides
// what is shown, views/ draws it, placement/ places it, and the controller owns the conversation's state.
import { LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { PageContext } from '../../../protocol/content/page-context.ts';
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { ChatController } from '../../chat/chat-controller.ts';
import { blockOf, type ChatView } from '../../chat/chat-view.ts';
import type { SiteInfo } from '../../chat/connection/http-api.ts';
import type { PageTool } from '../../chat/page-tools/page-tool.ts';
import { Announcer } from '../../shared/announcer.ts';
import { LaterModule } from '../../shared/loading/later-module.ts';
import { whenIdle } from '../../shared/loading/when-idle.ts';
import { hasSameItems } from '../../shared/same-items.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import type { AgentChatComposer } from '../agent-chat-composer/agent-chat-composer.ts';
import type { AgentChatLauncher } from '../agent-chat-launcher/agent-chat-launcher.ts';
import type { AgentChatLog } from '../agent-chat-log/agent-chat-log.ts';
import { markStyles } from '../agent-chat-log/agent-mark.styles.ts';
import { messageStyles } from '../agent-chat-log/message.styles.ts';
import { styles } from './agent-chat.styles.ts';
import { ChatTexts } from './chat-texts.ts';
import { PageContextLink } from './context/page-context-link.ts';
import { CustomState } from './custom-state.ts';
import { FilesLink } from './files/files-link.ts';
import { FocusKeeper } from './focus-keeper.ts';
import { FocusOnOpen } from './focus-on-open.ts';
import { OpenState } from './open-state.ts';
import { OpenTriggers } from './open-triggers.ts';
import { ChatPlacement } from './placement/chat-placement.ts';
import type { Modal } from './placement/modal.ts';
import { modalPart } from './placement/modal-part.ts';
import type { Layout } from './placement/panel-mode.ts';
import { placementStyles } from './placement/placement.styles.ts';
import { SiteLook } from './placement/site-look.ts';
import { ChatSession, loadWaits } from './session/chat-session.ts';
import { createPageTools } from './session/create-controller.ts';
import { PageEvents } from './session/page-events.ts';
import { bannerPart } from './views/banner-part.ts';
import { DeviceLinkController, takeLink } from './views/device-link-controller.ts';
import { frame } from './views/frame.ts';
import { HistoryController } from './views/history-controller.ts';
import { launcherPart } from './views/launcher-part.ts';
import { logPart } from './views/log-part.ts';
import { MenuController } from './views/menu-controller.ts';
import { SourcesLink } from './views/sources-link.ts';
import { welcomeStyles } from './views/welcome.styles.ts';
import { VisitorActions } from './visitor-actions.ts';

const dialogPlace = new LaterModule('the place in a dialog', () => import('./placement/dialog-place.ts'));

/** Nothing is drawn anew for it. */
const nobody = { requestUpdate() {} };

/** As in loader.ts. */
const KEPT = Symbol.for('agent-chat');

/**
 * @summary A chat with a site's agent: launcher and popover, or part of a page.
 *
 * A button or link of the page with `data-agent-chat-open` opens and closes it; the page styles it while it is open by
 * `agent-chat:state(open)`.
 *
 * @slot mark - The square beside the name in the header.
 * @slot launcher-icon - The picture on the launcher.
 * @slot welcome - Replaces the content above the composer before the first question.
 * @slot disclaimer - The line below the composer.
 *
 * @csspart launcher - The round button.
 * @csspart unread-badge - The count on the launcher, or `!` while the visitor is waited for.
 * @csspart teaser - The first words of an unread reply, or that the visitor is waited for.
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
 * @csspart pager - Steps through the versions of a question or an answer.
 * @csspart edit - The frame of a question that is being edited.
 * @csspart feedback - The card below an answer that was rated as not good.
 * @csspart suggestion - A follow-up question.
 * @csspart notice - A short notice, such as "You stopped this answer".
 * @csspart error-card - What failed and what to do.
 * @csspart banner - The banner above the composer, such as "Reconnecting".
 * @csspart jump - "Jump to latest".
 * @csspart context-chip - What the page says of itself, above the field and above the message that had it.
 * @csspart attach - The button that adds files.
 * @csspart attachments - The files of a message.
 * @csspart file-chip - One of them.
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
 * @cssprop [--agent-chat-offset=24px] - Distance from the viewport's edges; at most 8px while it is open in a viewport lower than 480px.
 * @cssprop [--agent-chat-width=400px] - Width of the popover; 420px beside the page.
 * @cssprop [--agent-chat-height=640px] - Height of the popover and of the inline layout.
 * @cssprop [--agent-chat-panel-width=400px] - Width of the sources panel until the user changes it.
 * @cssprop [--agent-chat-content-width=760px] - Widest text column in the full and inline layouts.
 *
 * @cssState open - The conversation is shown, in every layout.
 *
 * @fires {CustomEvent<OpenDetail>} agent-chat-open - The conversation was opened; `byUser` by the visitor, and not by a script of the page.
 * @fires {CustomEvent<OpenDetail>} agent-chat-close - The conversation was closed; `byUser` as for the other.
 * @fires {CustomEvent<MessageDetail>} agent-chat-message - A message was sent, or an answer is complete.
 * @fires {CustomEvent<ErrorDetail>} agent-chat-error - An answer, or sending, failed.
 * @fires {CustomEvent<Record<string, never>>} agent-chat-sign-in - The visitor pressed "Sign in": show the site's log-in, then call `signIn`.
 * @fires {CustomEvent<Record<string, never>>} agent-chat-token-needed - The session of an identified visitor expires: set `userToken`, unless `getUserToken` returns one.
 * @fires {CustomEvent<ToggleDetail>} agent-chat-toggle - The visitor opened or closed a group of steps, a step, a search or reasoning.
 * @fires {CustomEvent<DecideDetail>} agent-chat-decide - The visitor decided on an approval or answered questions; the chat sends it.
 * @fires {CustomEvent<RetryDetail>} agent-chat-retry - The visitor pressed "Try again" at a failed call or answer; the chat asks again.
 * @fires {CustomEvent<DownloadDetail>} agent-chat-download - The visitor pressed the button that downloads a result; the chat downloads it.
 * @fires {CustomEvent<ShowSourcesDetail>} agent-chat-show-sources - The visitor pressed a citation, or requested all sources of a search; the chat shows them.
 * @fires {CustomEvent<Record<string, never>>} agent-chat-close-sources - The visitor closed the sources.
 * @fires {CustomEvent<ResizeSourcesDetail>} agent-chat-resize-sources - The visitor changed the width of the sources.
 */
export class AgentChat extends LitElement {
  static override styles = [tokens, parts, markStyles, placementStyles, styles, welcomeStyles, messageStyles];

  /** Key of the site in the API's configuration. */
  @property() site = 'default';
  /**
   * Address of the API, such as `https://www.example.com/chat`; the script tag sets its own folder, elsewhere it is the origin of this script.
   * @type {string}
   * @default new URL(import.meta.url).origin
   */
  @property() api = new URL(import.meta.url).origin;
  /** `floating` behind a launcher, `side` beside the page, `full` page or `inline` in an article. */
  @property({ reflect: true }) layout: Layout = 'floating';
  /** `light`, `dark`, or `auto`: as the page. */
  @property({ reflect: true }) theme: 'light' | 'dark' | 'auto' = 'auto';
  /** Language of the fixed words, a BCP 47 tag; by default that of the page. */
  @property({ reflect: true, useDefault: true }) override lang = '';
  /** The conversation is open. The full and inline layouts show it whatever this says: `:state(open)` matches there, too. */
  @property({ type: Boolean, reflect: true, attribute: 'open' }) isOpen = false;
  /** The popover is larger than usual. */
  @property({ type: Boolean, reflect: true }) expanded = false;
  /** Id of the conversation to show; by default the visitor's last one. What the visitor opens later does not change it. */
  @property() conversation = '';
  /** Token that identifies the visitor, signed by the site's own server. */
  @property({ attribute: 'user-token' }) userToken = '';
  /** Returns a fresh `userToken`; called whenever the session needs one, at least every 15 minutes. */
  @property({ attribute: false }) getUserToken: (() => Promise<string>) | null = null;
  /** What the agent may read of the page when a message is written: `title`, `url` (without query), `selection`; by default nothing. */
  @property({ attribute: 'page-context' }) pageContextFields = '';
  /** What the page says of itself to the agent, in place of what is read: `{title, url, selection, data}`, 4 KiB as JSON. */
  @property({ attribute: false }) pageContext: PageContext | null = null;
  /** A recorded log to show instead of a live conversation; nothing is sent over the network. */
  @property({ attribute: false }) events: readonly ConversationEvent[] | null = null;
  /** The site's public settings, for a recorded log. */
  @property({ attribute: false }) siteInfo: SiteInfo | null = null;
  /** The state behind the view; made from `site` and `api` unless given. */
  @property({ attribute: false }) controller: ChatController | null = null;
  /** @ignore The tools of the page, for the controllers that the element makes. */
  readonly pageTools = createPageTools();

  @state({ hasChanged: isOther }) private view: ChatView | null = null;
  /** What the visitor did last needs a part that could not be loaded (later-module.ts). */
  @state() private hasFailed = false;

  @query('agent-chat-composer') private composer!: AgentChatComposer | null;
  @query('agent-chat-log') private log!: AgentChatLog | null;
  @query('agent-chat-launcher') private launcher!: AgentChatLauncher | null;

  /** @ignore Set by loader.ts, which puts the element back wherever the page removes it. */
  declare [KEPT]?: boolean;

  #announcer = new Announcer(this);
  /** Where its regions are: nowhere while the chat is closed (0), beside the shell (1), in a modal one (2). */
  #speaksIn = 0;
  #texts = new ChatTexts(this);
  #removeDrawn = () => {};
  #cancelIdle: (() => void) | null = null;
  #modal: Modal | null = null;
  #placement = new ChatPlacement(this);
  #states = new CustomState(this);
  #triggers = new OpenTriggers(this);
  #look = new SiteLook();
  #history = new HistoryController(this);
  #menu = new MenuController(this);
  #deviceLink = new DeviceLinkController(this);
  #pageEvents = new PageEvents(this, () => this.#texts.strings.t('notSent'));
  #sources = new SourcesLink(this, {
    panel: () => this.renderRoot.querySelector('sources-panel'),
    isCover: () => this.#placement.panelMode === 'cover',
    focusInput: () => this.composer?.focusInput(),
  });
  #session = new ChatSession(this, {
    isShown: () => this.#opening.isShown,
    isSeen: () => this.#opening.isSeen,
    onBegin: (storage) => {
      this.#sources.remember(storage);
      this.#opening.restore();
    },
    onEnd: () => {
      this.#history.hide();
      this.#menu.hide();
      this.#deviceLink.close();
      this.#sources.panel?.drop();
      this.#pageEvents.forget();
    },
    onView: (view) => this.#handleView(view),
    onTake: (controller) => {
      this.controller = controller;
      this.view = controller?.view ?? null;
    },
  });
  #context = new PageContextLink(this);
  #files = new FilesLink(this);
  #opening = new OpenState(this, () => this.#session.storage);
  #focus = new FocusOnOpen(this, {
    composer: () => this.composer,
    launcher: () => this.launcher,
    isShown: () => this.#opening.isShown,
    draft: () => this.controller?.draft,
  });
  #actions = new VisitorActions({
    controller: () => this.controller,
    history: this.#history,
    menu: this.#menu,
    deviceLink: this.#deviceLink,
    session: this.#session,
    opening: this.#opening,
    sources: this.#sources,
    pageEvents: this.#pageEvents,
    context: this.#context,
    files: this.#files,
    focusInput: () => this.composer?.focusInput(),
    editLast: () => this.log?.editLast(),
    close: () => this.close(true),
    toggleExpanded: () => {
      this.expanded = !this.expanded;
    },
  });

  // ---- lifecycle -------------------------------------------------------------------------------------------------

  constructor() {
    super();
    this.addEventListener('agent-chat-not-loaded', () => {
      this.hasFailed = true;
    });
    this.addEventListener('click', this.#forgetFailure, true);
    new FocusKeeper(this, {
      goOn: () => this.#focus.focusConversation(),
      mayMove: (held) => this.#focus.mayMove(held),
    });
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // loader.ts may have drawn a launcher into this root before the class was there. It stays until the first drawing of what takes its place.
    const drawn = [...(this.shadowRoot?.children ?? [])];
    const sheets = [...(this.shadowRoot?.adoptedStyleSheets ?? [])];
    const root = super.createRenderRoot() as ShadowRoot;
    this.renderOptions.renderBefore = null;
    root.adoptedStyleSheets.push(...sheets);
    this.#removeDrawn = () => {
      // Its place is taken by another launcher, not by the conversation.
      if (drawn.length > 0 && root.activeElement != null && !this.#opening.isShown) void this.#focus.focusLauncher();
      for (const child of drawn.splice(0)) child.remove();
      // Each assignment makes the browser look at all styles again: none without a cause, as this is called after each drawing.
      for (const sheet of sheets.splice(0))
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    };
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#handleKeydown);
    this.addEventListener('agent-chat-retry', this.#actions.handleRetry);
    this.addEventListener('agent-chat-download', this.#actions.handleDownload);
    this.addEventListener('agent-chat-decide', this.#actions.handleDecide);
    // The page around it may have another language now.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancelIdle?.();
    this.#cancelIdle = null;
    // Moving an element in the page disconnects it for a moment; only permanent removal ends its conversation, unless
    // loader.ts puts it back.
    queueMicrotask(() => {
      if (!this.isConnected && !this[KEPT]) this.#session.release();
    });
  }

  /** The first drawing waits for the strings of its language, so that the chat does not appear in English first. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (this.hasUpdated) return super.scheduleUpdate();
    const draw = () => super.scheduleUpdate();
    return this.#texts.waiting()?.then(draw) ?? draw();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#session.update(changed);
    if (changed.has('isOpen') || changed.has('layout')) {
      this.#forgetFailure();
      if (this.#opening.isShown) this.#session.start();
      this.#opening.update();
      this.#states.set('open', this.#opening.isShown);
      this.#placement.update();
    }
    const speaksIn = +this.#opening.isShown + +this.#placement.isModal;
    if (speaksIn !== this.#speaksIn) this.#announcer.clear();
    this.#speaksIn = speaksIn;
    if (!this.hasUpdated) this.#takeLink();
    this.#texts.update(this.view);
    this.#look.update(this, this.view?.site?.look);
    if (this.view?.sources.length) this.#sources.prepare();
  }

  protected override updated(): void {
    const { isShown } = this.#opening;
    if (this.view && (isShown || launcherPart.loaded)) this.#removeDrawn();
    if (this.#placement.isModal && !this.#modal) this.#holdPage();
    // Closed, the chat needs its own launcher in place of that one; open, when it is closed.
    if (!isShown && !launcherPart.loaded) launcherPart.want(this);
    // The field is drawn: what is requested from here on does not keep it waiting.
    if (isShown && !logPart.loaded) logPart.want(nobody);
    this.#cancelIdle ??= whenIdle(() => {
      void logPart.load();
      void bannerPart.load();
      if (!isShown || this.isOpen) void launcherPart.load();
    });
  }

  /** From now on, whenever it covers the screen. */
  #holdPage(): void {
    if (!modalPart.loaded) modalPart.want(this);
    else
      this.#modal = new modalPart.loaded.Modal(this, {
        isModal: () => this.#placement.isModal,
        goOn: () => this.#focus.focusConversation(),
        close: () => void this.#closeTop(),
      });
  }

  /** A link from another device opens the chat, which asks first. */
  #takeLink(): void {
    const link = this.events ? '' : takeLink(this.site);
    if (link === '' || this.#session.isNamed) return;
    void this.#deviceLink.open(link);
    this.open(true);
  }

  #handleView(view: ChatView): void {
    const before = this.view;
    this.view = view;
    if (!this.isUpdatePending) {
      if (this.log) this.log.entries = view.entries;
      else this.requestUpdate();
    }
    const isNews = before && (before.conversationId !== view.conversationId || before.title !== view.title);
    // Keeps the column of conversations current.
    if (isNews && this.#placement.hasSidebar) this.#history.load();
    this.#pageEvents.report(before, view);
  }

  // ---- public methods --------------------------------------------------------------------------------------------

  /** Shows the conversation and moves the focus into the field, except on touch screens. `byUser`: for the events, a visitor's own act. */
  open(byUser = false): void {
    if (this.#opening.isShown) return;
    this.#triggers.noteOpener();
    this.#focus.want();
    this.#opening.set(true, byUser);
    if (document.querySelector('dialog[open]')) void this.#enterDialog();
  }

  /** Outside of a modal dialog of the page it is inert. */
  async #enterDialog(): Promise<void> {
    if ((await dialogPlace.load())?.enterDialog(this)) this.#focus.focusConversation();
  }

  /** Closes the conversation. A run continues behind the launcher. `byUser`: as for `open()`. */
  close(byUser = false): void {
    if (!this.isOpen) return;
    this.#opening.set(false, byUser);
    this.#sources.panel?.drop();
    this.#history.hide();
    this.#menu.hide();
    if (!this.#triggers.returnFocus()) this.#focus.returnToLauncher();
  }

  /** Opens the conversation when it is closed, and closes it when it is open. `byUser`: as for `open()`. */
  toggle(byUser = false): void {
    if (this.isOpen) this.close(byUser);
    else this.open(byUser);
  }

  /**
   * Opens the chat and sends a question. Resolves when the API has the question, without a network when there is one again; rejects
   * when it cannot be sent. Does nothing for an empty text.
   */
  async ask(text: string): Promise<void> {
    if (!text.trim()) return;
    this.open();
    await this.updateComplete;
    const sent = this.#actions.send(text);
    if (sent) await (await loadWaits()).untilSent(this.controller!, sent);
  }

  /** The same as `ask()`. */
  send(text: string): Promise<void> {
    return this.ask(text);
  }

  /** Stops the answer that is being written; what it has so far stays. Does nothing when there is none. */
  stop(): void {
    this.#actions.frame.stop();
  }

  /** Begins a new conversation; the old one stays in the list. */
  newConversation(): void {
    this.#actions.newConversation();
  }

  /** Opens the chat with another conversation of the visitor, by its id; one that is not theirs leaves a new, empty one. */
  async openConversation(id: string): Promise<void> {
    this.open();
    await this.updateComplete;
    this.#actions.openConversation(id);
  }

  /** Puts text into the field, in place of what is there; nothing is sent. Does not open the chat. */
  async setDraft(text: string): Promise<void> {
    await this.updateComplete;
    this.#actions.frame.setDraft(text);
    if (this.composer) this.composer.value = text;
  }

  /** Opens the chat and moves the focus into the field, also on touch screens. */
  async focusComposer(): Promise<void> {
    this.open();
    await this.updateComplete;
    await this.composer?.updateComplete;
    this.composer?.focusInput();
  }

  /**
   * Signs the visitor in with a token of the site's own server; what they asked before goes over to them. Resolves when they are
   * signed in; rejects for a token that the API refuses, and the console says what to fix. With a `controller` of the page's own its client
   * has the visitor: this rejects, and `signOut()` throws.
   */
  async signIn(token: string): Promise<void> {
    await this.#session.signIn(token);
  }

  /** Ends the session and removes the visitor's data from this browser; the chat continues with a new, anonymous visitor. */
  signOut(): void {
    this.#session.signOut();
  }

  /** Sets `pageContext`; null takes it back. The visitor sees it as a chip, can remove it, and sends it with the next message. */
  setPageContext(context: PageContext | null): void {
    this.pageContext = context;
  }

  /**
   * Offers the agent a tool that runs in this page, from the next message on; returns the function that takes it back. Throws a
   * TypeError that names the field of a tool that is not valid; what the API refuses is reported in the console. For a `controller`
   * of the page's own, register with the `PageTools` of its connection.
   */
  registerTool(tool: PageTool): () => void {
    return this.pageTools.register(tool);
  }

  #forgetFailure = (): void => {
    this.hasFailed = false;
  };

  #handleKeydown = (event: KeyboardEvent): void => {
    // Escape closes the topmost layer; it never stops an answer, and never interrupts an input method.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !this.#closeTop()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** False when nothing is open. */
  #closeTop(): boolean {
    if (this.#deviceLink.link !== null) this.#actions.frame.closeDeviceLink();
    else if (this.#menu.isOpen) this.#menu.close();
    else if (this.#sources.panel?.isOpen) this.#sources.panel.close();
    else if (this.#history.isOpen) this.#history.close();
    else if (this.isOpen && (this.layout === 'floating' || this.#placement.isModal)) this.close(true);
    else return false;
    return true;
  }

  // ---- view ------------------------------------------------------------------------------------------------------

  protected override render(): unknown {
    const { view } = this;
    if (!view) return nothing;
    return this.#opening.isShown ? this.#frame(view) : this.#launcher(view);
  }

  #launcher(view: ChatView): unknown {
    const { storage } = this.#session;
    const { agent, strings } = this.#texts;
    const { open, redraw } = this.#launcherActions;
    return launcherPart.draw(({ launcherButton }) => launcherButton({ view, storage, agent, strings, open, redraw }));
  }

  #launcherActions = { open: () => this.open(true), redraw: () => this.requestUpdate() };

  #frame(view: ChatView): TemplateResult {
    return frame({
      view,
      root: this.renderRoot as ShadowRoot,
      strings: this.#texts.strings,
      agent: this.#texts.agent,
      siteAgent: this.#texts.siteAgent,
      ...this.#placement.model(),
      regions: this.#announcer.regions(),
      hasFailed: this.hasFailed,
      isEntering: this.#opening.isEntering,
      isHistoryOpen: this.#history.isOpen,
      isMenuOpen: this.#menu.isOpen,
      deviceLink: this.#deviceLink.link,
      isSourcesOpen: this.#sources.panel?.isOpen ?? false,
      sourcesPanel: this.#sources.panel,
      site: this.site,
      api: this.events ? '' : this.api,
      context: this.#context.update(view),
      files: this.#files.update(),
      actions: this.#actions.frame,
    });
  }
}

/** More is another than the last text, which is the log's alone: while text pours nothing else is drawn. */
function isOther(view: ChatView | null, before: ChatView | null): boolean {
  const entries = view?.entries;
  if (!entries || before?.entries.length !== entries.length || !blockOf(entries.at(-1), 'text')) return true;
  return !hasSameItems(Object.values({ ...before, entries }), Object.values(view));
}
