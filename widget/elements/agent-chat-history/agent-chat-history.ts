// The list of conversations, by age, with search, new names and deletion. Its owner opens them; conversation-list.ts calls the API,
// thread-row.ts draws one row.
import '../../shared/strings/later-strings.ts';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { announce } from '../../shared/announcer.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { keyed } from '../../shared/keyed.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { tokens } from '../../shared/styles/tokens.styles.ts';
import { styles } from './agent-chat-history.styles.ts';
import { ConversationList, type ConversationSource } from './conversation-list.ts';
import { byAge, type RowState, renameRow, threadRow, titleOf } from './thread-row.ts';

/**
 * @summary Inner element of agent-chat: the conversations.
 * @csspart history - The whole list.
 * @csspart thread - One conversation.
 * @csspart icon-button - The button of a conversation's options.
 * @csspart menu - Its options.
 * @csspart banner - What can be undone, or what failed.
 */
export class AgentChatHistory extends LitElement {
  static override styles = [tokens, parts, moreParts, styles];

  /** Where the conversations are. */
  @property({ attribute: false }) source: ConversationSource | null = null;
  /** The conversation that is shown. */
  @property() current: string | null = null;
  /** An answer is in progress in the conversation that is shown: its view is newer than the list. */
  @property({ type: Boolean }) working = false;
  /** Milliseconds since the epoch: the date of "today". */
  @property({ type: Number }) nowMs = 0;
  @property({ attribute: false }) onOpen: (id: string) => void = () => {};
  /** The conversation that is shown was deleted. */
  @property({ attribute: false }) onLeave: () => void = () => {};

  @state() private wanted = '';
  /** The conversation whose options are open, or which gets a new name. */
  @state() private row: RowState = null;
  #strings = new StringsController(this);
  #list = new ConversationList(this);
  #observer: IntersectionObserver | null = null;
  /** Where the focus goes after the next drawing. */
  #focusNext: (() => HTMLElement | null | undefined) | null = null;

  /** Loads the newest conversations again. */
  reload(): void {
    void this.#list.load();
  }

  /** Moves the focus into the search field; on touch screens to the list, because a field would open a keyboard over it. */
  override focus(): void {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    this.renderRoot.querySelector<HTMLElement>(isTouch ? '.history' : '.search-field input')?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('source')) this.#list.use(this.source);
  }

  protected override updated(): void {
    const next = this.#focusNext;
    this.#focusNext = null;
    next?.()?.focus();
    this.#watchEnd();
  }

  get #threads(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.thread')];
  }

  #threadOf(id: string): HTMLElement | undefined {
    return this.#threads.find((one) => one.dataset.id === id);
  }

  /** The page below is loaded when the end of the list comes into view. */
  #watchEnd(): void {
    this.#observer?.disconnect();
    const end = this.renderRoot.querySelector('.show-more');
    if (!end) return;
    this.#observer ??= new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void this.#list.loadMore();
    });
    this.#observer.observe(end);
  }

  /** Arrows go from the search field through the list and back; Home and End to its ends; F2 renames, Delete deletes. */
  #handleKeydown = (event: KeyboardEvent): void => {
    if (event.isComposing || (this.row && 'rename' in this.row)) return;
    const threads = this.#threads;
    const field = this.renderRoot.querySelector<HTMLElement>('.search-field input');
    const target = event.target as HTMLElement;
    const at = threads.indexOf(target);
    const id = threads[at]?.dataset.id;
    if (id && event.key === 'F2') this.#beginRename(id);
    else if (id && event.key === 'Delete') this.#remove(id);
    else {
      const next = nextThread(event.key, { threads, at, field, inField: target === field });
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  };

  #beginRename(id: string): void {
    this.row = { id, rename: true };
    this.#focusNext = () => {
      const input = this.renderRoot.querySelector<HTMLInputElement>('.rename');
      input?.select();
      return input;
    };
  }

  #endRename(id: string, title: string | null, hasFocus: boolean): void {
    if (!this.row) return;
    this.row = null;
    if (hasFocus) this.#focusNext = () => this.#threadOf(id);
    if (title !== null) void this.#list.rename(id, title.trim());
  }

  #toggleMenu(id: string, isOpen: boolean): void {
    this.row = isOpen ? { id, menu: true } : null;
    this.#focusNext = isOpen
      ? () => this.renderRoot.querySelector<HTMLElement>('[role="menuitem"]')
      : () => this.#threadOf(id)?.parentElement?.querySelector<HTMLElement>('.options');
  }

  #remove(id: string): void {
    this.row = null;
    const at = this.#threads.findIndex((one) => one.dataset.id === id);
    const isCurrent = id === this.current;
    void this.#list.remove(id, isCurrent);
    announce(this, this.#strings.t('deleted'));
    this.#focusNext = () => this.#threads[Math.min(at, this.#threads.length - 1)] ?? this.#searchField;
    if (isCurrent) this.onLeave();
  }

  get #searchField(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.search-field input');
  }

  async #undo(): Promise<void> {
    const id = this.#list.deleted?.id ?? '';
    const shown = await this.#list.undo();
    if (shown) this.onOpen(shown);
    this.#focusNext = () => this.#threadOf(id) ?? this.#searchField;
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const t = this.#strings;
    const { deleted, failure } = this.#list;
    return html`<div class="history" part="history" tabindex="-1" @keydown=${this.#handleKeydown}>
      <div class="history-tools">
        <label class="search-field">
          ${icon('search')}<span class="sr">${t.t('search')}</span>
          <input
            type="search"
            maxlength="200"
            placeholder=${t.t('search')}
            .value=${this.wanted}
            @input=${(event: InputEvent) => {
              this.wanted = (event.target as HTMLInputElement).value;
              this.#list.search(this.wanted);
            }}
          />
        </label>
      </div>
      <div class="history-list">${this.#body()}</div>
      ${
        deleted
          ? html`<div class="banner" part="banner">
              <span class="banner-text">${t.t('deleted')}</span>
              <button class="text-button" type="button" @click=${() => void this.#undo()}>${t.t('undo')}</button>
            </div>`
          : nothing
      }
      ${failure ? html`<div class="banner" part="banner" role="alert">${failure}</div>` : nothing}
    </div>`;
  }

  #body(): unknown {
    const t = this.#strings;
    const { items, hasFailed, hasMore, query } = this.#list;
    if (hasFailed) {
      return html`<div class="empty">
        ${icon('alert')}<strong>${t.t('loadFailed')}</strong>
        <button class="button" type="button" @click=${() => this.reload()}>${t.t('retry')}</button>
      </div>`;
    }
    if (items === null) return html`<div class="empty" role="status">${t.t('loading')}</div>`;
    if (items.length === 0 && query !== '') {
      return html`<div class="empty" role="status">
        ${icon('search')}<strong>${t.t('nothingFound', { q: query })}</strong><span>${t.t('fewerWords')}</span>
      </div>`;
    }
    if (items.length === 0) {
      return html`<div class="empty">
        ${icon('chat')}<strong>${t.t('noThreads')}</strong><span>${t.t('noThreadsHint')}</span>
      </div>`;
    }
    const context = {
      strings: t.strings,
      nowMs: this.nowMs,
      row: this.row,
      current: this.current,
      isWorking: this.working,
      open: (id: string) => this.onOpen(id),
      beginRename: (id: string) => this.#beginRename(id),
      endRename: (id: string, title: string | null, hasFocus: boolean) => this.#endRename(id, title, hasFocus),
      toggleMenu: (id: string, isOpen: boolean) => this.#toggleMenu(id, isOpen),
      remove: (id: string) => this.#remove(id),
    };
    return html`${byAge(items, this.nowMs, t.strings).map(
      ({ label, items: of }) => html`<h3>${label}</h3>
        <ul class="plain">
          ${keyed(
            of,
            (one) => one.id,
            (one) =>
              this.row?.id === one.id && 'rename' in this.row
                ? renameRow(one, titleOf(one, t.strings), context)
                : threadRow(one, context),
          )}
        </ul>`,
    )}
    ${
      hasMore
        ? html`<button class="text-button show-more" type="button" @click=${() => void this.#list.loadMore()}>
            ${t.t('showMore')}
          </button>`
        : nothing
    }`;
  }
}

/** Where a key leads from the search field or from the thread at `at`. */
function nextThread(
  key: string,
  from: { threads: HTMLElement[]; at: number; field: HTMLElement | null; inField: boolean },
): HTMLElement | null | undefined {
  const { threads, at, field, inField } = from;
  if (key === 'ArrowDown' && (inField || at >= 0)) return threads[at + 1];
  if (inField || at < 0) return null;
  if (key === 'ArrowUp') return at > 0 ? threads[at - 1] : field;
  if (key === 'Home') return threads[0];
  return key === 'End' ? threads.at(-1) : null;
}
