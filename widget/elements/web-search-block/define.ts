// Registers <web-search-block>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { WebSearchBlock } from './web-search-block.ts';

if (!customElements.get('web-search-block')) customElements.define('web-search-block', WebSearchBlock);

declare global {
  interface HTMLElementTagNameMap {
    'web-search-block': WebSearchBlock;
  }
}
