// The small dot of a state; it turns while something runs. more-parts.styles.ts has its other colours.
import { css } from 'lit';

export const dotStyles = css`
  .dot {
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 16px;
    block-size: 16px;
  }
  .dot::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--_ctl);
  }
  .dot.running::before {
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--_warning);
    border-block-start-color: color-mix(in oklab, var(--_warning) 18%, transparent);
    background: none;
    animation: agent-chat-spin 0.9s linear infinite;
  }
  @keyframes agent-chat-spin {
    to {
      rotate: 360deg;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .dot.running::before {
      animation: none;
      border: 2px dotted var(--_warning);
    }
  }
  @media (forced-colors: active) {
    .dot::before {
      forced-color-adjust: none;
    }
  }
`;
