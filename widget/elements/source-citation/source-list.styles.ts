// Styles of a search's source list, in a search block and in a step. Needs an inline-size container around it.
import { css } from 'lit';

export const sourceListStyles = css`
  .search-list {
    margin-block-start: 6px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-card);
    overflow: hidden;
    background: var(--_surface);
  }
  .search-list li + li,
  .search-list ul + .search-more {
    border-block-start: 1px solid var(--_line);
  }
  .search-source {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) 16px;
    align-items: center;
    gap: 0 10px;
    padding: 9px 12px;
  }
  .search-source:hover {
    background: var(--_s1);
  }
  .search-source:focus-visible,
  .search-more:focus-visible {
    outline-offset: -2px;
    border-radius: var(--_r-ctl);
  }
  .search-title {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
    color: var(--_t1);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
  }
  .search-domain {
    grid-column: 2;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
    text-align: start;
  }
  .external {
    grid-column: 3;
    grid-row: 1 / span 2;
    display: grid;
    color: var(--_t3);
    --i-size: 15px;
  }
  .search-source:hover .external {
    color: var(--_t1);
  }
  .search-more {
    display: block;
    inline-size: 100%;
    padding: 8px 12px;
    color: var(--_accent-t);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
  }
  .narrow-only {
    display: none;
  }
  @container (max-width: 440px) {
    .search-list li:nth-child(n + 4) {
      display: none;
    }
    .narrow-only {
      display: block;
    }
  }
  @media (pointer: coarse) {
    .search-source {
      padding-block: 12px;
    }
    .search-more {
      min-block-size: 44px;
    }
  }
`;
