// The parts that a page may style once the log draws more than questions and texts; nobody needs their names before.
import { FIRST_LOG_PARTS } from './exported-parts.ts';

const exportOf = (names: string): string => names.split(' ').join(', ');

/** Parts inside groups and searches; <tool-group> and the log export them. */
export const STEP_PARTS = exportOf(
  'group-header group-summary chevron group-body group-viewport group-items earlier item item-row dot item-label ' +
    'item-query item-meta item-detail payload done-row approval approval-title countdown args outcome button ' +
    'search-header search-label search-query badge search-list search-source favicon search-title search-domain ' +
    'external search-more',
);

/** Parts of the log itself, and of its content. */
export const LOG_PARTS = `${FIRST_LOG_PARTS}, ${exportOf(
  'sources-button suggestion search-entry reasoning cite hover-card artifact chart data-table question option feedback pager edit',
)}, ${STEP_PARTS}`;

export const PANEL_PARTS = exportOf(
  'resizer grabber panel-header panel-body source-group source-query source-card source-rest source-site source-title ' +
    'source-snippet empty favicon',
);
