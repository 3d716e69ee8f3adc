// Chips of two lines with an icon: what the visitor adds to a message (files, context of the page). An element adds its own list.
import { css } from 'lit';

/** Include after `parts`. Classes: `chip`, in it `chip-icon`, `chip-text` with `chip-name` and `chip-meta`, and an `icon-button`. */
export const chips = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    max-inline-size: min(100%, 240px);
    padding: 5px 6px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-ctl);
    background: var(--_raised);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    line-height: 18px;
    text-align: start;
  }
  .chip-icon {
    flex: none;
    display: grid;
    place-items: center;
    overflow: hidden;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--_r-chip);
    background: var(--_s2);
    color: var(--_t2);
  }
  .chip-text {
    min-inline-size: 0;
  }
  .chip-name,
  .chip-meta {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chip-name {
    font-weight: 500;
  }
  .chip-meta {
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
    font-variant-numeric: tabular-nums;
  }
  .chip .icon-button {
    flex: none;
    --_hit: 26px;
    --i-size: 15px;
    margin-inline-end: -2px;
  }
  @media (pointer: coarse) {
    .chip .icon-button {
      --_hit: 44px;
      inline-size: 44px;
      block-size: 44px;
      margin-block: -5px;
    }
  }
  @media (forced-colors: active) {
    .chip {
      border-color: ButtonText;
    }
  }
`;
