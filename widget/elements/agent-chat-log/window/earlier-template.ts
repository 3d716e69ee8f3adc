// What is above the first drawn turn of a conversation that has more: the way to them without scrolling.
import { html, nothing, type TemplateResult } from 'lit';
import type { EarlierState } from '../../../chat/chat-view.ts';
import type { Strings } from '../../../shared/strings/strings.ts';
import { errorCard } from '../tools/notices.ts';

/** A button, for users who do not scroll, or that the turns could not be loaded; nothing when all is loaded. */
export function earlierTemplate(
  state: EarlierState,
  strings: Strings,
  load: () => void,
): TemplateResult | typeof nothing {
  if (state === 'none') return nothing;
  const isLoading = state === 'loading';
  return html`<div class="earlier">
    ${
      state === 'failed'
        ? errorCard(strings, { title: strings.t('loadFailed'), retry: load })
        : html`<button class="text-button" type="button" aria-disabled=${isLoading} @click=${load}>
      ${strings.t(isLoading ? 'loading' : 'earlier')}
    </button>`
    }
  </div>`;
}
