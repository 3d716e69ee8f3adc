// Reasoning outside a group: a line that opens to small text with a rule beside it.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .group-header {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    min-block-size: 28px;
    margin-inline-start: -6px;
    padding: 3px 6px;
    border-radius: var(--_r-chip);
    color: var(--_t2);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
    --i-size: 14px;
  }
  .group-header:hover {
    color: var(--_t1);
  }
  .thinking {
    margin-block: 4px 0;
    margin-inline-start: 2px;
    padding-inline-start: 14px;
    border-inline-start: 2px solid var(--_line);
    color: var(--_t2);
    --agent-chat-font-size: var(--_fs-sm);
  }
  /* The element of the text sets its own colour. */
  .thinking > * {
    color: var(--_t2);
  }
  @media (pointer: coarse) {
    .group-header {
      min-block-size: 44px;
      margin-block: -6px;
    }
  }
`;
