// Small states between messages, as far as the first answer needs them: working, and a plain line for every other one until
// tools/notices.ts is here.
import { html, nothing, type TemplateResult } from 'lit';
import type { Strings } from '../../shared/strings/strings.ts';

/** Three dots while nothing else shows the progress. */
export function workingDots(strings: Strings): TemplateResult {
  return html`<span class="working" role="img" aria-label=${strings.t('working')}><i></i><i></i><i></i></span>`;
}

/** One line, with a button where there is something to do. */
export function plainNotice(text: string, action?: { label: string; press: () => void }): TemplateResult {
  return html`<p class="notice" part="notice">
    ${text}
    ${action ? html`<button class="text-button" type="button" @click=${action.press}>${action.label}</button>` : nothing}
  </p>`;
}
