// A file of the conversation: icon, name, size; a link when its address is a safe link or a path of our own.
import { html, type TemplateResult } from 'lit';
import type { FileBlock } from '../../../protocol/blocks.ts';
import { safeLink } from '../../markdown/rich/safe-link.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { fileSize } from '../../shared/measures/file-size.ts';
import { showHidden } from '../../shared/visible-text.ts';
import type { BlockContext } from '../block-context.ts';

export function renderFile(block: Pick<FileBlock, 'name' | 'url' | 'size'>, { strings }: BlockContext): TemplateResult {
  const content = html`<span class="file-icon">${icon('file')}</span
    ><span class="file-text"
      ><span class="file-name" dir="auto">${showHidden(block.name)}</span
      ><span class="file-meta">${fileSize(block.size, strings)}</span></span
    >`;
  const isOwn = /^\/(?![/\\])[^\\\s]*$/.test(block.url);
  const href = isOwn ? block.url : safeLink(block.url)?.href;
  if (!href) return html`<span class="file-chip" part="file-chip">${content}</span>`;
  return html`<a class="file-chip" part="file-chip" href=${href} target="_blank" rel="noopener noreferrer">${content}</a>`;
}
