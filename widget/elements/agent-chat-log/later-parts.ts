// The parts that a page may style once the log draws more than questions and texts; nobody needs their names before.
import { exportOf, STEP_PARTS } from '../tool-group/step-parts.ts';
import { FIRST_LOG_PARTS } from './exported-parts.ts';

/** Parts of the log itself, and of its content. */
export const LOG_PARTS = `${FIRST_LOG_PARTS}, ${exportOf(
  'sources-button suggestion search-entry reasoning cite hover-card artifact chart data-table question option feedback pager edit',
)}, ${STEP_PARTS}`;
