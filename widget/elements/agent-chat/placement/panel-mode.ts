// Where the sources panel and the list of conversations are placed, by layout and width. Pure.

/** The position of the widget in its page. */
export type Layout = 'floating' | 'full' | 'inline' | 'side';

/** Part of the page, and always open. */
export function isInPage(layout: string): boolean {
  return layout === 'full' || layout === 'inline';
}

/** Over the page, and opened by the visitor. */
export function isOverPage(layout: string): boolean {
  return layout === 'floating' || layout === 'side';
}

/**
 * `drawer`: beside the conversation in the same popover. `cover`: over the conversation. `docked`: a column of its own.
 * `overlay`: a drawer over the conversation's end. `sheet`: from the bottom of a phone.
 */
export type PanelMode = 'drawer' | 'cover' | 'docked' | 'overlay' | 'sheet';

/** Below this viewport width the widget takes the whole screen, in CSS pixels. */
export const FULL_SCREEN_BELOW_PX = 480;
/** The least width of the panel, and the width that a drawer must leave free in the viewport, in CSS pixels. */
const PANEL_MIN_PX = 320;
/** Two offsets of 24 px around the popover. */
const OFFSETS_PX = 48;
/** Widget widths from which conversations and sources each have a column, in CSS pixels. */
const SIDEBAR_FROM_PX = 1040;
const DOCKED_FROM_PX = 1200;

/** `shellPx`: width of the conversation alone; `widgetPx`: of the whole element. */
export function panelMode(layout: Layout, viewportPx: number, shellPx: number, widgetPx: number): PanelMode {
  if (viewportPx < FULL_SCREEN_BELOW_PX) return 'sheet';
  if (layout === 'floating') return viewportPx - OFFSETS_PX - shellPx >= PANEL_MIN_PX ? 'drawer' : 'cover';
  if (layout === 'side') return 'cover';
  return columnsAt(widgetPx) > 1 ? 'docked' : 'overlay';
}

/** How many columns a widget of that width has room for beside the conversation: what a width changes in a chat that is part of the page. */
export function columnsAt(widgetPx: number): number {
  return +(widgetPx >= SIDEBAR_FROM_PX) + +(widgetPx >= DOCKED_FROM_PX);
}

/** True when the conversations have a column of their own. */
export function hasSidebar(layout: Layout, widgetPx: number): boolean {
  return isInPage(layout) && columnsAt(widgetPx) > 0;
}
