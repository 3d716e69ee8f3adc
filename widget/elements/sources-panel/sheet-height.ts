// The heights of the bottom sheet, percent of what it covers.

/** Where it comes to rest. */
export const SHEET_HEIGHTS = [62, 92] as const;
/** Let go below this, it closes. */
const CLOSE_BELOW = 40;

/** Where a sheet let go at `height` comes to rest; null: it closes. */
export function settleSheet(height: number): number | null {
  if (height < CLOSE_BELOW) return null;
  return height - SHEET_HEIGHTS[0] < SHEET_HEIGHTS[1] - height ? SHEET_HEIGHTS[0] : SHEET_HEIGHTS[1];
}

/** The other resting height. */
export function nextHeight(height: number): number {
  return height >= SHEET_HEIGHTS[1] ? SHEET_HEIGHTS[0] : SHEET_HEIGHTS[1];
}
