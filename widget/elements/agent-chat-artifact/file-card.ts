// A file that the agent wrote: name, kind and size, and a button that saves it.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import '../../shared/strings/later-strings.ts';
import { html, type TemplateResult } from 'lit';
import type { FileArtifact } from '../../../protocol/content/artifacts.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { fileSize } from '../../shared/measures/file-size.ts';
import type { Strings } from '../../shared/strings/strings.ts';
import { showHidden } from '../../shared/visible-text.ts';
import { saveFile, textFile } from './save-file.ts';

/** Names of the kinds, by type. */
const KINDS: Record<FileArtifact['content_type'], string> = {
  'text/plain': 'TXT',
  'text/markdown': 'Markdown',
  'text/csv': 'CSV',
  'application/json': 'JSON',
};

export function fileCard({ name, content_type, content, size }: FileArtifact, strings: Strings): TemplateResult {
  return html`<div class="file-card" part="artifact">
    <span class="file-icon">${icon(content_type === 'text/csv' ? 'table' : 'file')}</span>
    <span class="file-text"
      ><span class="file-name" dir="auto">${showHidden(name)}</span
      ><span class="file-meta">${KINDS[content_type]}, ${fileSize(size, strings)}</span></span
    >
    <button
      class="icon-button"
      part="icon-button"
      type="button"
      aria-label=${joinLabel(strings.t('download'), showHidden(name), strings.language)}
      @click=${() => saveFile(name, textFile(content_type, content))}
    >
      ${icon('download')}
    </button>
  </div>`;
}
