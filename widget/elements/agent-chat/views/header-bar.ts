// The bar at the top of the conversation: agent, conversations, new conversation, size, close.
import { html, nothing, type TemplateResult } from 'lit';
import { type FirstIconName, icon } from '../../../shared/icons/icons.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { agentMark } from '../../agent-chat-log/agent-mark.ts';

/** What the bar shows; a missing function leaves its button out. */
export type HeaderBar = {
  strings: Strings;
  agent: { name: string; avatar?: string };
  /** Replaces mark and name where a column already shows those. */
  title: string | null;
  expanded?: boolean;
  sourcesOpen?: boolean;
  /** Closes the view that covers the conversation; its button is before the title. */
  back?: (() => void) | undefined;
  menuOpen?: boolean;
  toggleHistory?: (() => void) | undefined;
  toggleMenu?: (() => void) | undefined;
  newConversation?: (() => void) | undefined;
  toggleExpanded?: (() => void) | undefined;
  toggleSources?: (() => void) | undefined;
  close?: (() => void) | undefined;
};

/** The bar. */
export function headerBar(bar: HeaderBar): TemplateResult {
  const { strings } = bar;
  const size = bar.expanded ? 'shrink' : 'expand';
  return html`<div class=${bar.back ? 'header with-back' : 'header'} part="header">
    ${button('arrow-left', strings.t('back'), bar.back, undefined, 'back-button')}
    <div class="header-title" part="header-title">
      ${bar.title === null ? html`<slot name="mark">${agentMark(bar.agent)}</slot>` : nothing}
      <h2 dir="auto">${bar.title ?? bar.agent.name}</h2>
    </div>
    ${button('history', strings.t('history'), bar.toggleHistory, false, 'history-button')}
    ${button('compose', strings.t('newThread'), bar.newConversation)}
    ${button('sources', strings.t('sources'), bar.toggleSources, bar.sourcesOpen)}
    ${button('more', strings.t('more'), bar.toggleMenu, bar.menuOpen, 'menu-button')}
    ${button(size, strings.t(size), bar.toggleExpanded, undefined, 'expand-button')}
    ${button('close', strings.t('close'), bar.close)}
  </div>`;
}

function button(
  name: FirstIconName,
  label: string,
  press: (() => void) | undefined,
  isOpen?: boolean,
  extraClass = '',
): TemplateResult | typeof nothing {
  if (!press) return nothing;
  return html`<button
    class="icon-button ${extraClass}"
    part="icon-button"
    type="button"
    aria-label=${label}
    aria-haspopup=${name === 'more' ? 'menu' : nothing}
    aria-expanded=${isOpen ?? nothing}
    @click=${press}
  >
    ${icon(name)}
  </button>`;
}
