// Small states between messages: working, stopped, failed, loading.
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../shared/icons.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { cleanText } from '../../shared/visible-text.ts';

/** Three dots while nothing else shows the progress. */
export function workingDots(strings: Strings): TemplateResult {
  return html`<span class="working" role="img" aria-label=${strings.t('working')}><i></i><i></i><i></i></span>`;
}

/** The answer waits for other runs to end. */
export function queuedNotice(strings: Strings): TemplateResult {
  return html`<p class="notice" part="notice">${icon('clock')}<span>${strings.t('runQueued')}</span></p>`;
}

/** The visitor stopped the answer; its text stays. */
export function stoppedNotice(strings: Strings): TemplateResult {
  return html`<p class="notice" part="notice">${icon('stop')}<span>${strings.t('stoppedByYou')}</span></p>`;
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

/** Grey lines while a conversation loads; they appear after 200 ms. */
export function skeleton(strings: Strings): TemplateResult {
  return html`<div class="skeleton" role="img" aria-label=${strings.t('loading')}>
    <span class="you"></span><span class="short"></span><span></span><span class="mid"></span>
  </div>`;
}
