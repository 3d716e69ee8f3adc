// The copy button: an icon button that shows Copied for a moment.
import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-flex;
    --_hit: var(--agent-chat-copy-size, 24px);
  }
  .icon-button {
    --i-size: var(--agent-chat-copy-icon, 14px);
  }
  .copied {
    color: var(--_success-t);
  }
  @media (pointer: coarse) {
    /* The box itself: what reaches out of a heading would be cut at the edge of its frame. */
    :host {
      --_hit: 44px;
      margin-block-start: -5px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
