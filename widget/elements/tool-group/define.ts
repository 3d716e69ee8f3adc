// Registers <tool-group>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { ToolGroup } from './tool-group.ts';

if (!customElements.get('tool-group')) customElements.define('tool-group', ToolGroup);

declare global {
  interface HTMLElementTagNameMap {
    'tool-group': ToolGroup;
  }
}
