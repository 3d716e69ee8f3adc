// One line for a search: icon or dot, label, query, badge, chevron.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .search-header {
    display: flex;
    align-items: center;
    gap: 8px;
    max-inline-size: 100%;
    min-block-size: 28px;
    margin-inline-start: -6px;
    padding: 3px 6px;
    border-radius: var(--_r-chip);
    color: var(--_t2);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  button.search-header:hover {
    color: var(--_t1);
  }
  .search-label {
    flex: none;
    font-weight: 500;
  }
  .search-query {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--_t3);
    unicode-bidi: isolate;
  }
  /* The whole query, where it is opened or cannot be. */
  :is(div, [aria-expanded='true']).search-header .search-query {
    white-space: normal;
  }
  .failed {
    flex: none;
    color: var(--_danger-t);
    font-size: var(--_fs-xs);
  }
  .progress {
    flex: none;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-variant-numeric: tabular-nums;
  }
  .chevron {
    --i-size: 14px;
  }
  @container (max-width: 327px) {
    .search-query {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .search-header {
      min-block-size: 44px;
      margin-block: -6px;
    }
  }
`;
