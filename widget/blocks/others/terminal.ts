// A run that was stopped or failed: a notice when the visitor stopped it, a card with Try again when it failed.
import '../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { TerminalBlock } from '../../../protocol/blocks.ts';
import '../../elements/agent-chat-copy-button/define.ts';
import { fire } from '../../shared/events.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { cleanText } from '../../shared/visible-text.ts';
import type { BlockContext } from '../block-context.ts';

export function renderTerminal(block: TerminalBlock, { strings }: BlockContext): TemplateResult {
  if (block.kind === 'stopped')
    return html`<p class="notice" part="notice">${icon('stop')}<span>${strings.t('stoppedByYou')}</span></p>`;
  const { error } = block;
  const retry = (event: Event) => event.currentTarget && fire(event.currentTarget, 'agent-chat-retry', {});
  return html`<div class="error-card" part="error-card" role="group" aria-label=${strings.t('errorTitle')}>
    ${icon('alert')}
    <strong>${strings.t('errorTitle')}</strong>
    <span class="detail">${cleanText(error?.message || strings.t('errorDetail'))}</span>
    ${
      error?.retryable === false
        ? nothing
        : html`<span class="buttons"
            ><button class="button" part="button" type="button" @click=${retry}>
              ${icon('refresh')}${strings.t('retry')}
            </button></span
          >`
    }
  </div>`;
}
