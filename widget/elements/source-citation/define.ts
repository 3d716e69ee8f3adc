// Registers <source-citation>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { SourceCitation } from './source-citation.ts';

if (!customElements.get('source-citation')) customElements.define('source-citation', SourceCitation);

declare global {
  interface HTMLElementTagNameMap {
    'source-citation': SourceCitation;
  }
}
