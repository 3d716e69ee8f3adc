// The agent's plan: its steps with ticks, and how many are done. A later plan of the run replaces it in place.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import '../../shared/strings/later-strings.ts';
import { html, type TemplateResult } from 'lit';
import type { Todo, TodosArtifact } from '../../../protocol/content/artifacts.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import type { StringKey, Strings } from '../../shared/strings/strings.ts';
import { cleanText } from '../../shared/visible-text.ts';

const WORDS: Record<Todo['status'], StringKey> = {
  pending: 'todoPending',
  in_progress: 'stepRunning',
  completed: 'stepSuccess',
};

export function todoList({ items }: TodosArtifact, strings: Strings): TemplateResult {
  const done = items.filter(({ status }) => status === 'completed').length;
  return html`<section class="todos" part="artifact" aria-label=${strings.t('plan')}>
    <p class="todos-head">
      <strong>${strings.t('plan')}</strong><span dir="auto">${strings.t('planDone', { a: done, b: items.length })}</span>
    </p>
    <ol class="plain">
      ${items.map(
        ({ text, status }) =>
          html`<li class=${status}>
            <span class="tick">${status === 'completed' ? icon('check') : ''}</span
            ><span class="sr">${joinLabel(strings.t(WORDS[status]), '', strings.language)}</span><span dir="auto">${cleanText(text)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}
