// Reasoning outside a group: a line that opens to small text with a vertical rule.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .group-header {
    --i-size: 14px;
  }
  .line {
    min-block-size: 24px;
    color: var(--_t3);
    font-size: var(--_fs-sm);
    line-height: 24px;
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
      margin-block: -6px -4px;
    }
  }
`;
