// The list of sources under a search: five rows (three in narrow space), each opening a new tab, then See all.
import '../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { Source } from '../../../protocol/blocks.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { placeOf, siteIcon, sourceLink, titleOf } from './source-card.ts';

/** Rows shown before See all; `MAX_ROWS_SHORT` inside a group and, by the styles, in a widget under 480 px. */
export const MAX_ROWS = 5;
export const MAX_ROWS_SHORT = 3;

/** `onMore`: the user requested all of them. */
export function sourceList(
  sources: readonly Source[],
  options: { maxRows: number; strings: Strings; onMore: () => void },
): TemplateResult {
  const { maxRows, strings, onMore } = options;
  // In a narrow widget the styles hide rows past the third, so See all is shown from the fourth source on.
  const more =
    sources.length > maxRows ? 'search-more' : sources.length > MAX_ROWS_SHORT ? 'search-more narrow-only' : '';
  return html`<div class="search-list" part="search-list">
    <ul class="plain">
      ${sources.slice(0, maxRows).map(
        (source) => html`<li>
          ${sourceLink(
            source,
            'search-source',
            html`${siteIcon(source)}<span class="search-title" part="search-title" dir="auto"
                >${titleOf(source)}</span
              ><span class="search-domain" part="search-domain" dir=${placeOf(source).dir}>${placeOf(source).text}</span
              ><span class="external" part="external">${icon('external')}</span>`,
            strings,
          )}
        </li>`,
      )}
    </ul>
    ${
      more
        ? html`<button class=${more} part="search-more" type="button" @click=${onMore}>
            ${strings.t('allSources', { n: sources.length })}
          </button>`
        : nothing
    }
  </div>`;
}
