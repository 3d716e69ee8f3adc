// Registers <sources-panel>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { SourcesPanel } from './sources-panel.ts';

if (!customElements.get('sources-panel')) customElements.define('sources-panel', SourcesPanel);

declare global {
  interface HTMLElementTagNameMap {
    'sources-panel': SourcesPanel;
  }
}
