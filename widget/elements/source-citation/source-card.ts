// The templates of one source: its site line, title and snippet, and the link around them (MD-2, MD-3).
import { html, nothing, type TemplateResult } from 'lit';
import type { Source } from '../../../protocol/blocks.ts';
import { safeLink } from '../../markdown/rich/safe-link.ts';
import { favicon } from '../../shared/favicon.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { textLanguage } from '../../shared/text-language.ts';
import { cleanText, showHidden } from '../../shared/visible-text.ts';

/** The host of a source as it is displayed; its `domain` when its address is not a safe link. */
export function siteOf(source: Source): string {
  return safeLink(source.url)?.host || showHidden(source.domain ?? '');
}

/** The location line of a source: where a page of the own site is ("Support › Warranty"), its host where that says no more than its title. */
export function placeOf(source: Source): { text: string; dir: 'auto' | 'ltr' } {
  const trail = trailOf(source).join(' › ');
  return trail === '' || trail === titleOf(source)
    ? { text: siteOf(source), dir: 'ltr' }
    : { text: trail, dir: 'auto' };
}

/** The names of the pages above a page of the own site, and its own. */
function trailOf(source: Source): string[] {
  const names: unknown = source.site ? source.breadcrumb : [];
  return (Array.isArray(names) ? names : [])
    .map((name) => cleanText(typeof name === 'string' ? name : '').trim())
    .filter((name) => name !== '');
}

/** The icon of a source's site; until it has loaded a letter: of its host or, for a numeric host, of its location or title. */
export function siteIcon(source: Source): TemplateResult {
  const [name = titleOf(source)] = trailOf(source);
  return favicon(siteOf(source), source.favicon, source.site ? name : '');
}

/** The title of a source in plain text, its site when it has none. */
export function titleOf(source: Source): string {
  return cleanText(source.title ?? '').trim() || siteOf(source);
}

/**
 * `content` as a link to the source in a new tab; as plain text when its address is not a safe link.
 * `toHref` changes the address, for a link that opens the page at a sentence.
 */
export function sourceLink(
  source: Source,
  className: string,
  content: TemplateResult,
  strings: Strings,
  toHref: (href: string) => string = (href) => href,
): TemplateResult {
  const link = safeLink(source.url);
  if (!link) return html`<div class=${className} part=${className}>${content}</div>`;
  return html`<a
    class=${className}
    part=${className}
    href=${toHref(link.href)}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    referrerpolicy="no-referrer"
    title=${link.host}
    >${content}<span class="sr"> (${strings.t('newTab')})</span></a
  >`;
}

/** Site line, title and snippet. `badge`: its number; `external`: show that the link is external; `quote`: shown as the snippet. */
export function sourceSummary(
  source: Source,
  options: { badge?: number; external?: boolean; quote?: string } = {},
): TemplateResult {
  const place = placeOf(source);
  const snippet = cleanText(options.quote || source.snippet || '').trim();
  return html`<span class="source-site" part="source-site"
      >${siteIcon(source)}<span class="site-name" dir=${place.dir}>${place.text}</span>${
        options.external ? icon('external', 's14') : nothing
      }${options.badge ? html`<span class="badge">${options.badge}</span>` : nothing}</span
    ><span class="source-title" part="source-title" dir="auto">${titleOf(source)}</span>${
      snippet
        ? html`<span class="source-snippet" part="source-snippet" dir="auto" lang=${textLanguage(snippet) ?? nothing}>${snippet}</span>`
        : nothing
    }`;
}
