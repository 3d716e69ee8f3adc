// The copy button: an icon button that shows Copied for a moment.
import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-flex;
    --_hit: var(--agent-chat-copy-size, 24px);
  }
  .icon-button {
    --i-size: 14px;
  }
  .copied {
    color: var(--_success-t);
  }
  @media (pointer: coarse) {
    .icon-button {
      position: relative;
    }
    .icon-button::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
