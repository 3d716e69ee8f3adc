// The chips of the page's context: like the file chips of the composer.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .context {
    justify-content: inherit;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .context-chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    max-inline-size: min(100%, 240px);
    padding: 5px 6px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-ctl);
    background: var(--_raised);
    font-size: var(--_fs-sm);
    line-height: 18px;
    text-align: start;
  }
  .context-icon {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--_r-chip);
    background: var(--_s2);
    color: var(--_t2);
  }
  .context-text {
    min-inline-size: 0;
  }
  .context-name,
  .context-meta {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .context-name {
    color: var(--_t1);
    font-weight: 500;
  }
  .context-meta {
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
  }
  .context-chip .icon-button {
    flex: none;
    --_hit: 26px;
    --i-size: 15px;
    margin-inline-end: -2px;
  }
  @media (pointer: coarse) {
    .context-chip .icon-button {
      --_hit: 44px;
      margin-block: -6px;
    }
  }
`;
