// The heights of the bottom sheet, in percent of its container.

/** Its resting heights. */
export const SHEET_HEIGHTS = [62, 92] as const;
/** Released below this, it closes. */
const CLOSE_BELOW = 40;

/** The resting height of a sheet released at `height`; null: it closes. */
export function settleSheet(height: number): number | null {
  if (height < CLOSE_BELOW) return null;
  return height - SHEET_HEIGHTS[0] < SHEET_HEIGHTS[1] - height ? SHEET_HEIGHTS[0] : SHEET_HEIGHTS[1];
}

/** The other resting height. */
export function nextHeight(height: number): number {
  return height >= SHEET_HEIGHTS[1] ? SHEET_HEIGHTS[0] : SHEET_HEIGHTS[1];
}
