// The parts of steps that a page may style.

/** Names as the attribute `exportparts` has them. */
export const exportOf = (names: string): string => names.split(' ').join(', ');

/** Parts inside groups and searches; <tool-group> exports them, and the log around it. */
export const STEP_PARTS = exportOf(
  'group-header group-summary group-body group-viewport group-items earlier item item-row dot item-label ' +
    'item-query item-meta item-detail payload done-row approval approval-title countdown args outcome button ' +
    'search-header search-label search-query badge search-list search-source favicon search-title search-domain ' +
    'external search-more',
);
