// Data without a template of its own: its name, and the data as text when opened.
import '../../shared/strings/later-strings.ts';
import { html, type TemplateResult } from 'lit';
import type { DataBlock } from '../../../protocol/blocks.ts';
import { keepInPlace } from '../../shared/stick-to-bottom.ts';
import { showHidden } from '../../shared/visible-text.ts';
import type { BlockContext } from '../block-context.ts';

/** Characters of data shown. */
const MAX_SHOWN_CHARS = 20_000;

export function renderData(block: DataBlock, { strings }: BlockContext): TemplateResult {
  const text = JSON.stringify(block.data, null, 2).slice(0, MAX_SHOWN_CHARS);
  return html`<details class="data" part="data">
    <summary @click=${(event: Event) => keepInPlace(event.currentTarget as HTMLElement)}>
      ${showHidden(block.name)} <span class="quiet">${strings.t('viewData')}</span>
    </summary>
    <pre tabindex="0" dir="ltr">${text}</pre>
  </details>`;
}
