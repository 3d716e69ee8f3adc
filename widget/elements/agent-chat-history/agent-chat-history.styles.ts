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
    overscroll-behavior: contain;
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
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 10px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 8px 10px;
    border-radius: var(--_r-ctl);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  li {
    position: relative;
  }
  li:is(:hover, :focus-within, .with-menu) > .thread {
    padding-inline-end: 48px;
  }
  li:is(:hover, :focus-within, .with-menu) :is(.thread-time, .unread-dot) {
    visibility: hidden;
  }
  .options {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 8px;
    opacity: 0;
  }
  li:is(:hover, :focus-within, .with-menu) > .options {
    opacity: 1;
  }
  .menu {
    position: absolute;
    z-index: 5;
    inset-block-start: 48px;
    inset-inline-end: 8px;
    min-inline-size: 168px;
    padding: 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    background: var(--_raised);
    box-shadow: var(--_shadow-2);
    font-size: var(--_fs-sm);
  }
  .menu button {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 34px;
    padding: 6px 10px;
    border-radius: calc(var(--_r-ctl) - 4px);
    line-height: 20px;
  }
  .menu button:is(:hover, :focus) {
    background: var(--_s2);
  }
  .menu .danger {
    color: var(--_danger-t);
  }
  .rename {
    display: block;
    inline-size: calc(100% - 20px);
    min-block-size: 36px;
    margin: 4px 10px;
    padding: 7px 10px;
    border: 1px solid var(--_ctl);
    border-radius: var(--_r-ctl);
    background: var(--_surface);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .rename:focus {
    border-color: var(--_accent-t);
    outline: 1px solid var(--_accent-t);
    outline-offset: 0;
  }
  .unread .thread-title {
    font-weight: 600;
  }
  .unread-dot {
    justify-self: end;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--_accent-t);
  }
  .show-more {
    align-self: center;
    margin-block-start: 8px;
  }
  .banner {
    flex: none;
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 8px 12px;
    padding: 8px 12px;
    border-radius: var(--_r-ctl);
    background: var(--_s2);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .banner-text {
    flex: 1;
  }
  .banner .text-button {
    color: var(--_t1);
    text-decoration: underline;
    text-underline-offset: 3px;
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
  .empty .i {
    margin-block-end: 8px;
  }
  .empty .button {
    margin-block-start: 8px;
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
    .menu button,
    .show-more,
    .banner .text-button,
    .rename,
    .search-field {
      min-block-size: 44px;
    }
    .banner .text-button {
      min-inline-size: 44px;
    }
    .rename,
    .search-field input {
      font-size: 16px;
    }
    .options {
      inset-block-start: 4px;
      opacity: 1;
    }
    .thread {
      padding-inline-end: 48px;
    }
  }
  @media (forced-colors: active) {
    .menu button:focus {
      outline: 2px solid Highlight;
    }
    .unread-dot {
      forced-color-adjust: none;
    }
    .thread[aria-current='true'] {
      border: 1px solid Highlight;
    }
  }
`;
