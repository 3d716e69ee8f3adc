// The arithmetic of the panel's width: keys and dragging, within its bounds. CSS pixels.

export const MIN_WIDTH_PX = 320;
export const MAX_WIDTH_PX = 600;
const STEP_PX = 16;
const BIG_STEP_PX = 64;

/** Within the bounds, whole pixels. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, width)));
}

/** The width after a key on the separator, null for keys it does not handle. The arrow that moves the edge outwards widens. */
export function widthForKey(key: string, shift: boolean, width: number, isRtl: boolean): number | null {
  const step = shift ? BIG_STEP_PX : STEP_PX;
  const wider = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case 'Home':
      return MIN_WIDTH_PX;
    case 'End':
      return MAX_WIDTH_PX;
    case 'ArrowLeft':
    case 'ArrowRight':
      return clampWidth(width + (key === wider ? step : -step));
    default:
      return null;
  }
}

/** The width while the edge is dragged from `from` to the pointer at `x`. The panel is at inline-end. */
export function dragWidth(from: { x: number; width: number }, x: number, isRtl: boolean): number {
  return clampWidth(from.width + (isRtl ? x - from.x : from.x - x));
}
