// The list of conversations.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-block-size: 0;
  }
  .history {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    min-block-size: 0;
  }
  .history-tools {
    display: flex;
    gap: 8px;
    padding: 12px 12px 4px;
  }
  .search-field {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
    padding-inline: 10px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-ctl);
    background: var(--_surface);
    color: var(--_t3);
    font-size: var(--_fs-sm);
  }
  .search-field input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--_t1);
  }
  .search-field input::placeholder {
    color: var(--_t3);
    opacity: 1;
  }
  .search-field:focus-within {
    outline: 2px solid var(--_focus);
    outline-offset: -1px;
  }
  .history-list {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    overflow: auto;
    padding: 4px 8px 16px;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  h3 {
    padding: 14px 10px 4px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 500;
    line-height: 16px;
  }
  .thread {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0 10px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 8px 10px;
    border-radius: var(--_r-ctl);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .thread:hover,
  .thread[aria-current='true'] {
    background: var(--_s2);
  }
  .thread[aria-current='true'] {
    font-weight: 500;
  }
  .thread:focus-visible {
    outline-offset: -2px;
  }
  .thread-time {
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 400;
    line-height: 16px;
  }
  .thread-preview {
    grid-column: 1;
    overflow: hidden;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 400;
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .history:focus {
    outline: 0;
  }
  .thread-title {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    .thread,
    .search-field {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .thread[aria-current='true'] {
      border: 1px solid Highlight;
    }
  }
`;
