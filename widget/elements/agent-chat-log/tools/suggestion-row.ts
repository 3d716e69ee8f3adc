// What the visitor could ask next, below the last answer: questions that send themselves.
import '../../../shared/strings/later-strings.ts';
import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { Strings } from '../../../shared/strings/strings.ts';
import { cleanText } from '../../../shared/visible-text.ts';

/** Suggestions shown at most: more are no longer read. */
const MAX_SHOWN = 3;

export function suggestionRow(
  suggestions: readonly string[],
  strings: Strings,
  ask: (text: string) => void,
  log: ParentNode,
): TemplateResult | typeof nothing | typeof noChange {
  if (suggestions.length === 0) return nothing;
  // Questions do not change under the pointer or the focus: those that a model writes come after the others.
  if (log.querySelector('.suggestions')?.matches(':hover, :focus-within')) return noChange;
  const shown = suggestions.slice(0, MAX_SHOWN).map(cleanText);
  const title = sharedTitle(shown);
  return html`<div class="suggestions" role="group" aria-label=${strings.t('suggestions')}>
    ${shown.map(
      (text) =>
        html`<button
          class="suggestion"
          part="suggestion"
          type="button"
          dir="auto"
          aria-label=${title === '' ? nothing : text}
          @click=${() => ask(text)}
        >
          ${text.slice(title.length)}
        </button>`,
    )}
  </div>`;
}

/** The "Title: " with which several texts begin, all of them: it makes no difference between them. '' for none. */
function sharedTitle(texts: readonly string[]): string {
  const [first = ''] = texts;
  for (let at = first.length; texts.length > 1; ) {
    at = first.lastIndexOf(': ', at - 1);
    if (at < 1) break;
    const title = first.slice(0, at + 2);
    if (texts.every((text) => text.startsWith(title) && text.slice(title.length).trim() !== '')) return title;
  }
  return '';
}
