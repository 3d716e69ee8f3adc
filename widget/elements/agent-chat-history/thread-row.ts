// One conversation in the list: its row with the menu of options, or the field for its new name; and the grouping by age.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import '../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { ConversationSummary } from '../../chat/connection/http-api.ts';
import { spokenText } from '../../markdown/spoken-text.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { showHidden } from '../../shared/visible-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest name, in UTF-16 units: as the API takes it. */
const MAX_TITLE_CHARS = 200;

/** The row that has its options open, or gets a new name. */
export type RowState = { id: string; menu: true } | { id: string; rename: true } | null;

export type RowContext = {
  strings: Strings;
  nowMs: number;
  row: RowState;
  /** The conversation that is shown, and whether an answer is in progress in it. */
  current: string | null;
  isWorking: boolean;
  open(id: string): void;
  beginRename(id: string): void;
  /** `title` is null for one that stays as it was. */
  endRename(id: string, title: string | null, hasFocus: boolean): void;
  toggleMenu(id: string, isOpen: boolean): void;
  remove(id: string): void;
};

/** The row. */
export function threadRow(one: ConversationSummary, context: RowContext): TemplateResult {
  const { strings, row } = context;
  const isCurrent = one.id === context.current;
  const isWorking = isCurrent ? context.isWorking : one.status === 'running' || one.status === 'waiting';
  const isUnread = !isCurrent && (one.unread ?? 0) > 0;
  const isMenuOpen = row?.id === one.id;
  return html`<li class=${isMenuOpen ? 'with-menu' : ''}>
    <button
      class=${isUnread ? 'thread unread' : 'thread'}
      part="thread"
      type="button"
      data-id=${one.id}
      aria-current=${isCurrent ? 'true' : nothing}
      @click=${() => context.open(one.id)}
    >
      <span class="thread-title" dir="auto">${titleOf(one, strings)}</span>
      ${
        isWorking
          ? html`<span class="dot running"></span><span class="sr">${strings.t('working')}</span>`
          : isUnread
            ? html`<span class="unread-dot"></span><span class="sr">${strings.t('unread')}</span>`
            : html`<time class="thread-time" datetime=${one.updated_at}>${timeOf(one, context.nowMs, strings)}</time>`
      }
      ${one.preview ? html`<span class="thread-preview" dir="auto">${showHidden(spokenText(one.preview))}</span>` : nothing}
    </button>
    <button
      class="icon-button options"
      part="icon-button"
      type="button"
      aria-label=${joinLabel(strings.t('more'), titleOf(one, strings), strings.language)}
      aria-haspopup="menu"
      aria-expanded=${isMenuOpen ? 'true' : 'false'}
      @click=${() => context.toggleMenu(one.id, !isMenuOpen)}
    >
      ${icon('more')}
    </button>
    ${isMenuOpen ? menu(one.id, context) : nothing}
  </li>`;
}

function menu(id: string, context: RowContext): TemplateResult {
  const { strings } = context;
  const handleKeydown = (event: KeyboardEvent) => {
    const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = items.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items.at((at + step) % items.length)?.focus();
    else if (event.key === 'Home') items[0]?.focus();
    else if (event.key === 'End') items.at(-1)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') context.toggleMenu(id, false);
    else return;
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  };
  const handleFocusout = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null;
    // A click elsewhere, not the redrawing of the row.
    if (next && !(event.currentTarget as HTMLElement).parentElement?.contains(next)) context.toggleMenu(id, false);
  };
  return html`<div class="menu" part="menu" role="menu" @keydown=${handleKeydown} @focusout=${handleFocusout}>
    <button type="button" role="menuitem" tabindex="-1" @click=${() => context.beginRename(id)}>
      ${icon('pencil')}${strings.t('rename')}
    </button>
    <button class="danger" type="button" role="menuitem" tabindex="-1" @click=${() => context.remove(id)}>
      ${icon('trash')}${strings.t('delete')}
    </button>
  </div>`;
}

/** The field for a new name: Enter and leaving it for another element save, Escape and leaving the window do not. */
export function renameRow(one: ConversationSummary, title: string, context: RowContext): TemplateResult {
  const handleKeydown = (event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    const { value } = event.target as HTMLInputElement;
    context.endRename(one.id, event.key === 'Enter' ? value : null, true);
  };
  const handleBlur = (event: FocusEvent) => {
    const field = event.target as HTMLInputElement;
    // The window lost the focus: it comes back to this field, which a name may be pasted into then.
    if ((field.getRootNode() as ShadowRoot).activeElement === field) return;
    context.endRename(one.id, field.value, false);
  };
  return html`<li>
    <input
      class="rename"
      aria-label=${context.strings.t('rename')}
      dir="auto"
      maxlength=${MAX_TITLE_CHARS}
      .value=${title}
      @keydown=${handleKeydown}
      @blur=${handleBlur}
    />
  </li>`;
}

/** The time if today, the weekday within a week, the date before that. */
function timeOf(one: ConversationSummary, nowMs: number, strings: Strings): string {
  const at = Date.parse(one.updated_at);
  if (Number.isNaN(at)) return '';
  const today = new Date(nowMs).setHours(0, 0, 0, 0);
  const format: Intl.DateTimeFormatOptions =
    at >= today
      ? { hour: 'numeric', minute: '2-digit' }
      : at >= today - 6 * DAY_MS
        ? { weekday: 'short' }
        : at >= new Date(nowMs).setMonth(0, 1)
          ? { day: 'numeric', month: 'short' }
          : { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(strings.language, format).format(at);
}

/** Its name, or that of a new one. */
export function titleOf(one: ConversationSummary, strings: Strings): string {
  return one.title ? showHidden(one.title) : strings.t('newThread');
}

/** Today, yesterday, the seven days before, then months. */
export function byAge(
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
