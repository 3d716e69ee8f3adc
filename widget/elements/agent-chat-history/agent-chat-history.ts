// The list of the visitor's conversations, by age, with a search over the titles. Its owner opens them.
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ConversationSummary } from '../../chat/connection/http-api.ts';
import { spokenText } from '../../markdown/spoken-text.ts';
import { icon } from '../../shared/icons.ts';
import { parts } from '../../shared/parts.styles.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { StringsController } from '../../shared/strings/strings-controller.ts';
import { tokens } from '../../shared/tokens.styles.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { styles } from './agent-chat-history.styles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @summary Inner element of agent-chat: the conversations. */
export class AgentChatHistory extends LitElement {
  static override styles = [tokens, parts, styles];

  /** Newest first; null while they load. */
  @property({ attribute: false }) conversations: readonly ConversationSummary[] | null = null;
  @property({ type: Boolean }) failed = false;
  /** The conversation that is shown. */
  @property() current: string | null = null;
  /** An answer is in progress in the conversation that is shown: its view is newer than the list. */
  @property({ type: Boolean }) working = false;
  /** Milliseconds since the epoch: the date of "today". */
  @property({ type: Number }) nowMs = 0;
  @property({ attribute: false }) onOpen: (id: string) => void = () => {};
  @property({ attribute: false }) onReload: () => void = () => {};

  @state() private wanted = '';
  #strings = new StringsController(this);

  /** Moves the focus into the search field; on touch screens to the list, because a field would open a keyboard over it. */
  override focus(): void {
    const isTouch = matchMedia('(pointer: coarse)').matches;
    this.renderRoot.querySelector<HTMLElement>(isTouch ? '.history' : '.search-field input')?.focus();
  }

  /** Arrows go from the search field through the list and back; Home and End to its ends. */
  #handleKeydown = (event: KeyboardEvent): void => {
    const threads = [...this.renderRoot.querySelectorAll<HTMLElement>('.thread')];
    const field = this.renderRoot.querySelector<HTMLElement>('.search-field input');
    const at = threads.indexOf(event.target as HTMLElement);
    const inField = event.target === field;
    let next: HTMLElement | null | undefined;
    if (event.key === 'ArrowDown') next = threads[at + 1];
    else if (event.key === 'ArrowUp' && !inField) next = at > 0 ? threads[at - 1] : field;
    else if (event.key === 'Home' && !inField) next = threads[0];
    else if (event.key === 'End' && !inField) next = threads.at(-1);
    if (!next || event.isComposing) return;
    event.preventDefault();
    next.focus();
  };

  protected override render(): TemplateResult {
    const t = this.#strings;
    return html`<div class="history" part="history" tabindex="-1" @keydown=${this.#handleKeydown}>
      <div class="history-tools">
        <label class="search-field">
          ${icon('search')}<span class="sr">${t.t('search')}</span>
          <input
            type="search"
            placeholder=${t.t('search')}
            .value=${this.wanted}
            @input=${(event: InputEvent) => {
              this.wanted = (event.target as HTMLInputElement).value;
            }}
          />
        </label>
      </div>
      <div class="history-list">${this.#list()}</div>
    </div>`;
  }

  #list(): TemplateResult | TemplateResult[] {
    const t = this.#strings;
    if (this.failed) {
      return html`<div class="empty">
        ${icon('alert')}<strong>${t.t('loadFailed')}</strong>
        <button class="text-button" type="button" @click=${() => this.onReload()}>${t.t('retry')}</button>
      </div>`;
    }
    if (this.conversations === null) return html`<div class="empty" role="status">${t.t('loading')}</div>`;
    if (this.conversations.length === 0) return this.#empty(t.t('noThreads'), t.t('noThreadsHint'));
    const wanted = this.wanted.trim().toLocaleLowerCase();
    const found = this.conversations.filter((one) => titleOf(one, t.strings).toLocaleLowerCase().includes(wanted));
    if (found.length === 0) return this.#empty(t.t('nothingFound', { q: this.wanted.trim() }), t.t('fewerWords'));
    return byAge(found, this.nowMs, t.strings).map(
      ({ label, items }) => html`<h3>${label}</h3>
        <ul class="plain">
          ${items.map((one) => this.#thread(one))}
        </ul>`,
    );
  }

  #thread(one: ConversationSummary): TemplateResult {
    const t = this.#strings;
    const isCurrent = one.id === this.current;
    const isWorking = isCurrent ? this.working : one.status === 'running' || one.status === 'waiting';
    return html`<li>
      <button
        class="thread"
        part="thread"
        type="button"
        aria-current=${isCurrent ? 'true' : nothing}
        @click=${() => this.onOpen(one.id)}
      >
        <span class="thread-title" dir="auto">${titleOf(one, t.strings)}</span>
        ${
          isWorking
            ? html`<span class="dot running"></span><span class="sr">${t.t('working')}</span>`
            : html`<time class="thread-time" datetime=${one.updated_at}>${timeOf(one, this.nowMs, t.strings)}</time>`
        }
        ${one.preview ? html`<span class="thread-preview" dir="auto">${showHidden(spokenText(one.preview))}</span>` : nothing}
      </button>
    </li>`;
  }

  #empty(title: string, hint: string): TemplateResult {
    return html`<div class="empty"><strong>${title}</strong>${hint}</div>`;
  }
}

/** The time if today, the weekday within a week, the date before that. */
function timeOf(one: ConversationSummary, nowMs: number, strings: Strings): string {
  const at = Date.parse(one.updated_at);
  if (Number.isNaN(at)) return '';
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const format: Intl.DateTimeFormatOptions =
    at >= today
      ? { hour: '2-digit', minute: '2-digit' }
      : at >= today - 6 * DAY_MS
        ? { weekday: 'short' }
        : at >= new Date(nowMs).setMonth(0, 1)
          ? { day: 'numeric', month: 'short' }
          : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(strings.language, format).format(at);
}

function titleOf(one: ConversationSummary, strings: Strings): string {
  return one.title ? showHidden(one.title) : strings.t('newThread');
}

/** Today, yesterday, the seven days before, then months. */
function byAge(
  items: readonly ConversationSummary[],
  nowMs: number,
  strings: Strings,
): { label: string; items: ConversationSummary[] }[] {
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const month = new Intl.DateTimeFormat(strings.language, { month: 'long', year: 'numeric' });
  const groups = new Map<string, ConversationSummary[]>();
  for (const item of items) {
    const at = Date.parse(item.updated_at);
    const label =
      !(at < today) || Number.isNaN(at)
        ? strings.t('today')
        : at >= today - DAY_MS
          ? strings.t('yesterday')
          : at >= today - 7 * DAY_MS
            ? strings.t('week')
            : month.format(at);
    groups.set(label, [...(groups.get(label) ?? []), item]);
  }
  return [...groups].map(([label, of]) => ({ label, items: of }));
}
