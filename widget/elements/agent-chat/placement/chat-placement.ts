// Where the chat and its columns are: in the top layer, over the whole screen or beside the page, by the element's layout and the
// measured sizes. panel-mode.ts has the rules, viewport-size.ts the sizes, top-layer.ts the order above the page.
import type { LitElement } from 'lit';
import { hasSidebar, type Layout, type PanelMode, panelMode } from './panel-mode.ts';
import { TopLayer } from './top-layer.ts';
import { ViewportSize } from './viewport-size.ts';

/** Width of the conversation in a popover before it is measured, in CSS pixels. */
const SHELL_PX = 400;
/** An expanded popover is wider by this factor. */
const EXPANDED = 1.8;

export type PlacementHost = LitElement & { layout: Layout; isOpen: boolean; expanded: boolean };

/** What the templates draw from. */
export type PlacementModel = {
  readonly layout: Layout;
  readonly panelMode: PanelMode;
  /** The conversations have a column of their own. */
  readonly hasSidebar: boolean;
  readonly isExpanded: boolean;
  readonly isFullScreen: boolean;
  readonly isModal: boolean;
};

/** Redraws its host when a size changes. */
export class ChatPlacement {
  readonly #host: PlacementHost;
  readonly #size: ViewportSize;

  constructor(host: PlacementHost) {
    this.#host = host;
    this.#size = new ViewportSize(host);
    host.addController(new TopLayer(host));
  }

  /** It covers the screen: the page behind it cannot be reached. Not any more when it was removed, though it is drawn once again after that. */
  get isModal(): boolean {
    return this.#size.isModal;
  }

  get hasSidebar(): boolean {
    return hasSidebar(this.#host.layout, this.#size.widgetPx);
  }

  get panelMode(): PanelMode {
    const { layout, expanded } = this.#host;
    const shellPx = expanded ? SHELL_PX * EXPANDED : SHELL_PX;
    return panelMode(layout, this.#size.viewportPx, shellPx, this.#size.widgetPx);
  }

  model(): PlacementModel {
    return {
      layout: this.#host.layout,
      panelMode: this.panelMode,
      hasSidebar: this.hasSidebar,
      isExpanded: this.#host.expanded,
      isFullScreen: this.#size.isFullScreen,
      isModal: this.isModal,
    };
  }

  /** Call when the chat opens or closes: it takes its width from the page, or holds it. */
  update(): void {
    this.#size.updatePage();
  }
}
