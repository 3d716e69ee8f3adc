// A picture of the conversation. Loaded only from our own API or as a small data picture (MD-4); else a labelled link.
import { html, type TemplateResult } from 'lit';
import type { ImageBlock } from '../../../protocol/blocks.ts';
import { safeLink } from '../../markdown/rich/safe-link.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { showHidden } from '../../shared/visible-text.ts';
import type { BlockContext } from '../block-context.ts';

/** Characters of a data picture: 100 KB of bytes in base64 (MD-4). */
const MAX_DATA_CHARS = 137_000;

export function renderImage(block: Pick<ImageBlock, 'url' | 'alt'>, { strings }: BlockContext): TemplateResult {
  const alt = showHidden(block.alt ?? '');
  if (isOwnPicture(block.url))
    return html`<img class="picture" part="image" src=${block.url} alt=${alt} loading="lazy" decoding="async" />`;
  const label = html`${icon('image')} ${strings.t('image')}${alt ? `: ${alt}` : ''}`;
  const link = safeLink(block.url);
  if (!link) return html`<span class="file-chip" part="file-chip">${label}</span>`;
  return html`<a
    class="file-chip"
    part="file-chip"
    href=${link.href}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    referrerpolicy="no-referrer"
    title=${link.host}
    >${label}<span class="sr"> (${strings.t('newTab')})</span></a
  >`;
}

/** A path of the page's own origin, a blob the visitor just chose, or a small data picture of a safe type. */
export function isOwnPicture(url: string): boolean {
  if (/^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]+$/i.test(url)) return url.length <= MAX_DATA_CHARS;
  return /^\/(?![/\\])[^\\\s]*$/.test(url) || url.startsWith(`blob:${location.origin}/`);
}
