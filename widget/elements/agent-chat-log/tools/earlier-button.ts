// What leads to the turns above those that are loaded, or drawn.
import { html, type TemplateResult } from 'lit';
import type { EarlierState } from '../../../chat/chat-view.ts';
import type { Strings } from '../../../shared/strings/strings.ts';

/** The content above the first turn: a button, for users who do not scroll; `failed`: says that it could not be. */
export function earlierTemplate(
  state: Exclude<EarlierState, 'none'>,
  { strings, load, failed }: { strings: Strings; load: () => void; failed: () => TemplateResult },
): TemplateResult {
  if (state === 'failed') return html`<div class="earlier">${failed()}</div>`;
  const isLoading = state === 'loading';
  return html`<div class="earlier">
    <button class="text-button" type="button" aria-disabled=${isLoading} @click=${load}>
      ${strings.t(isLoading ? 'loading' : 'earlier')}
    </button>
  </div>`;
}
