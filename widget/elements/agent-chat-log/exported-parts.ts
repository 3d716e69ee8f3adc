// The parts of inner elements that a page may style through <agent-chat>, by element.

const exportOf = (names: string): string => names.split(' ').join(', ');

/** Parts inside groups and searches; the log exports them. */
export const STEP_PARTS = exportOf(
  'group-header group-summary chevron group-body group-viewport group-items earlier item item-row dot item-label ' +
    'item-query item-meta item-detail payload done-row approval approval-title countdown args outcome button ' +
    'search-header search-label search-query badge search-list search-source favicon search-title search-domain ' +
    'external search-more',
);

/** Parts of the log itself, and of its content. */
export const LOG_PARTS = `${exportOf(
  'log message bubble brand mark text actions icon-button sources-button suggestion search-entry notice error-card jump reasoning cite ' +
    'hover-card artifact chart data-table question option attachments file-chip context-chip feedback pager edit',
)}, ${STEP_PARTS}`;

export const COMPOSER_PARTS = exportOf('composer composer-box input send attach attachments');
export const LAUNCHER_PARTS = exportOf('launcher unread-badge teaser');
export const HISTORY_PARTS = exportOf('history thread');
export const PANEL_PARTS = exportOf(
  'resizer grabber panel-header panel-body source-group source-query source-card source-rest source-site source-title ' +
    'source-snippet empty favicon',
);
