// The small picture of a site: a letter on a tile coloured by the domain, and over it the icon if the API has one.
// The caller provides the address (our own favicon route); nothing here builds an address from a domain.
import { html, nothing, type TemplateResult } from 'lit';
import { isFaviconPath } from '../../protocol/source-icons.ts';
import { firstLetter } from './icons/first-letter.ts';
import { icon } from './icons/more-icons.ts';
import { savesData } from './saves-data.ts';

/** All dark enough for a white letter at 4.5:1 or better. */
const TILE_COLOURS = [
  '#1f6b52',
  '#0b5cad',
  '#7c3a12',
  '#4a5160',
  '#8a1c47',
  '#0b7a4b',
  '#b3202a',
  '#174a9c',
  '#6b3fa0',
  '#1a5fd0',
  '#8a5a00',
  '#006d77',
] as const;

/** The colour of a domain's tile: the same for the same site (FNV-1a over its characters). */
export function tileColour(domain: string): string {
  const site = siteName(domain);
  let hash = 0x811c9dc5;
  for (let i = 0; i < site.length; i++) hash = Math.imul(hash ^ site.charCodeAt(i), 0x01000193) >>> 0;
  return TILE_COLOURS[hash % TILE_COLOURS.length]!;
}

/** The letter of a domain's tile: the first of its site's name, upper case; '' for an IP address, which has no name. */
export function tileLetter(domain: string): string {
  if (/^[\d.]+(:\d+)?$/.test(domain) || /^\[[\da-f:.]*\]/i.test(domain)) return '';
  return firstLetter(siteName(domain)) || '•';
}

/** The site of a host without the labels before its name: help.alder.coffee and www.alder.coffee are alder.coffee. */
function siteName(domain: string): string {
  const labels = domain.split('.');
  // An approximation of the list of public suffixes, which is larger than the widget: co.uk and com.vn are one suffix.
  const suffix = labels.length > 2 && /^[a-z]{2,3}\.[a-z]{2}$/i.test(labels.slice(-2).join('.')) ? 2 : 1;
  return labels.slice(-1 - suffix).join('.');
}

/**
 * A favicon of 16 px. `url`: an address of our own API or null; the letter shows until the picture has loaded and when it
 * fails, and alone where the visitor saves data. `name` gives the letter where the domain is a number. Only the icon route of an API (SPEC EV12) and `data:image/` (png,
 * jpeg, gif, webp) are used: any other address would reveal the search to its host, and one of the page itself may have
 * side effects there, such as signing the visitor out (NET-17).
 */
export function favicon(domain: string, url: string | null = null, name = ''): TemplateResult {
  // A property, by the object model: a host's style-src blocks `style=` (EMB-1).
  return html`<span class="favicon" part="favicon" aria-hidden="true" .style=${`--_favicon: ${tileColour(domain)}`}>
    <span>${tileLetter(domain) || firstLetter(name) || icon('globe')}</span>${
      url && isPictureAddress(url) && !savesData()
        ? html`<img src=${url} alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer"
            @load=${showPicture} @error=${hidePicture} />`
        : nothing
    }</span>`;
}

function isPictureAddress(url: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp);base64,/i.test(url)) return url.length <= 100_000;
  // Resolved before the check: `/\\host/` is another host, and `..` another path.
  const address = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  const isWeb =
    address !== null && /^https?:$/.test(address.protocol) && address.username === '' && address.search === '';
  return isWeb && isFaviconPath(address.pathname.slice(address.pathname.lastIndexOf('/api/v1/favicon/')));
}

function showPicture(event: Event): void {
  (event.currentTarget as HTMLImageElement).classList.add('shown');
}

function hidePicture(event: Event): void {
  (event.currentTarget as HTMLImageElement).classList.remove('shown');
}
