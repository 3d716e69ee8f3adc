// What is around finished turns: their actions, versions, suggestions, and notes about messages that wait; the log on paper, and a long one.
import { css } from 'lit';

export const styles = css`
  .s14 {
    --i-size: 14px;
  }
  /* A row of links, at its own height: a sandboxed frame cannot report it. Light or dark as the chat, by inheritance. */
  .search-entry {
    display: block;
    inline-size: 100%;
    block-size: 60px;
    border: 0;
  }
  /* Found by the browser's search alone; takes no room. */
  .undrawn {
    position: absolute;
    inset-block-start: 0;
  }
  .earlier {
    display: flex;
    flex: none;
    justify-content: center;
    color: var(--_t2);
    font-size: var(--_fs-sm);
    line-height: 24px;
  }
  /* A long history: turns far above cost no layout until they are near the window. Their estimated height is not visible where
     the browser anchors the visible content. */
  @supports (overflow-anchor: auto) {
    .message:nth-last-child(n + 12) {
      content-visibility: auto;
      overflow-clip-margin: 40px;
    }
  }
  .actions .icon-button {
    --i-size: 16px;
    inline-size: 30px;
    block-size: 30px;
  }
  /* It lies in the space above the answer, a little over it: it takes no room, and its coming moves nothing. */
  .message.user .actions {
    min-block-size: 0;
    margin: -4px 0 -32px;
  }
  .message.user {
    z-index: 1;
  }
  .message:is(:hover, :focus-within) {
    z-index: 2;
  }
  .message.user .actions > .icon-button {
    opacity: 0;
  }
  .message.user:is(:hover, :focus-within, :nth-last-child(-n + 2)) .actions > .icon-button {
    opacity: 1;
  }
  .pager {
    display: inline-flex;
    align-items: center;
    font-size: var(--_fs-xs);
    font-variant-numeric: tabular-nums;
  }
  .versionPrev .i {
    rotate: 180deg;
  }
  .icon-button[disabled] {
    opacity: 0.4;
    cursor: default;
  }
  .sources-button {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    block-size: 28px;
    margin-inline-start: 6px;
    padding-inline: 8px 10px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-pill);
    color: var(--_t2);
    font-size: var(--_fs-xs);
    font-weight: 500;
    transition:
      background var(--_fast),
      color var(--_fast);
  }
  .sources-button:hover,
  .sources-button[aria-expanded='true'] {
    background: var(--_s2);
    color: var(--_t1);
  }
  .stack {
    display: inline-flex;
  }
  .stack .favicon {
    inline-size: 15px;
    block-size: 15px;
    border-radius: 50%;
    font-size: 8.5px;
    box-shadow: 0 0 0 1.5px var(--_surface);
  }
  .stack .favicon + .favicon {
    margin-inline-start: -3px;
  }
  .suggestions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .suggestion {
    min-block-size: 32px;
    padding: 5px 12px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-pill);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .suggestion:hover {
    background: var(--_s1);
  }
  .queued {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
    --i-size: 13px;
  }
  .queued .text-button {
    font-size: inherit;
  }
  .queued.failed {
    color: var(--_danger-t);
  }
  .queued.reason {
    max-inline-size: 86%;
    text-align: end;
  }

  @media (pointer: coarse) {
    .message.user .actions {
      margin-block: -13px -37px;
    }
    .message.user .actions > .icon-button {
      opacity: 1;
    }
    .actions {
      gap: 0;
    }
    .actions .icon-button {
      --i-size: 18px;
      inline-size: 44px;
      block-size: 44px;
    }
    .sources-button {
      block-size: 36px;
      padding-inline: 10px 14px;
    }
    .sources-button::after {
      content: '';
      position: absolute;
      /* Further down than up: a citation in the line above reaches as far. */
      inset: -3px 0 -7px;
    }
    .suggestion {
      min-block-size: 44px;
      padding-block: 11px;
    }
  }
  @media (forced-colors: active) {
    .suggestion,
    .sources-button,
    .error-card {
      border: 1px solid ButtonText;
    }
  }
  @media print {
    :host {
      container-type: normal;
    }
    .log {
      contain: none;
      overflow: visible;
    }
    /* The room below a pinned question. */
    .log-inner {
      margin-block-end: 0 !important;
    }
    .message {
      content-visibility: visible;
    }
    .jump-ground,
    .suggestions,
    .actions {
      display: none;
    }
    .cited {
      font: inherit;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;
