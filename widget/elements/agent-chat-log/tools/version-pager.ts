// Stepping through the versions of a question or an answer: "‹ 2 / 3 ›". Drawn only where there is more than one.
import '../../../shared/strings/later-strings.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { VersionPlace, VersionTarget } from '../../../../protocol/content/versions.ts';
import { icon } from '../../../shared/icons/more-icons.ts';
import type { Strings } from '../../../shared/strings/strings.ts';

/** `show` is missing while an answer is in progress. */
export function versionPager(
  place: VersionPlace | undefined,
  { strings, show }: { strings: Strings; show: ((target: VersionTarget, button: HTMLElement) => void) | undefined },
): TemplateResult | typeof nothing {
  if (!place) return nothing;
  const step = (name: 'versionPrev' | 'versionNext', target: VersionTarget | null) => html`<button
    class=${`icon-button ${name}`}
    part="icon-button"
    type="button"
    aria-label=${strings.t(name)}
    ?disabled=${!target || !show}
    @click=${(event: Event) => target && show?.(target, event.currentTarget as HTMLElement)}
  >
    ${icon('chevron-right')}
  </button>`;
  return html`<span class="pager" part="pager">
    ${step('versionPrev', place.previous)}
    <span>${strings.t('pageOf', { a: place.at, b: place.of })}</span>
    ${step('versionNext', place.next)}
  </span>`;
}
