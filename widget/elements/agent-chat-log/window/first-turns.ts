// What is drawn of a conversation at once; drawn-turns.ts, which is imported when there are answers, decides on the others.
import { html, nothing, type TemplateResult } from 'lit';
import type { EarlierState } from '../../../chat/chat-view.ts';
import type { Strings } from '../../../shared/strings/strings.ts';

/** Turns drawn in the task that shows a conversation: more than the window of any layout holds. */
export const FIRST_TURNS = 10;
/** The content above the first turn: a button, for users who do not scroll; nothing when all is loaded. `failed`: says that it could not be. */
export function earlierTemplate(
  state: EarlierState,
  { strings, load, failed }: { strings: Strings; load: () => void; failed: () => TemplateResult },
): TemplateResult | typeof nothing {
  if (state === 'none') return nothing;
  if (state === 'failed') return html`<div class="earlier">${failed()}</div>`;
  const isLoading = state === 'loading';
  return html`<div class="earlier">
    <button class="text-button" type="button" aria-disabled=${isLoading} @click=${load}>
      ${strings.t(isLoading ? 'loading' : 'earlier')}
    </button>
  </div>`;
}
