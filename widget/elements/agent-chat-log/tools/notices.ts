// What ended an answer early, or keeps it waiting, and what to do.
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../shared/icons/more-icons.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { cleanText } from '../../../shared/visible-text.ts';

/** The answer waits for other runs to end. */
export function queuedNotice(strings: Strings): TemplateResult {
  return html`<p class="notice" part="notice">${icon('clock')}<span>${strings.t('runQueued')}</span></p>`;
}

/** The visitor stopped the answer; its text stays. */
export function stoppedNotice(strings: Strings): TemplateResult {
  return html`<p class="notice" part="notice">${icon('stop')}<span>${strings.t('stoppedByYou')}</span></p>`;
}

/** The model ended before its answer was complete. */
export function cutNotice(strings: Strings): TemplateResult {
  return html`<p class="notice" part="notice">${icon('alert')}<span>${strings.t('errorTitle')}</span></p>`;
}

/** What failed and what to do. The partial answer stays above it. */
export function errorCard(
  strings: Strings,
  card: { title: string; detail?: string; retry?: () => void; copyDetails?: () => void },
): TemplateResult {
  return html`<div class="error-card" part="error-card">
    ${icon('alert')}<strong>${card.title}</strong>
    ${card.detail ? html`<span class="detail" dir="auto">${cleanText(card.detail)}</span>` : nothing}
    ${
      card.retry || card.copyDetails
        ? html`<div class="buttons">
            ${
              card.retry
                ? html`<button class="button" type="button" @click=${card.retry}>${icon('refresh', 's14')}${strings.t('retry')}</button>`
                : nothing
            }
            ${
              card.copyDetails
                ? html`<button class="button quiet" type="button" @click=${card.copyDetails}>${strings.t('copyDetails')}</button>`
                : nothing
            }
          </div>`
        : nothing
    }
  </div>`;
}
