// The log: scroller, agent header, waiting, jump button. message.styles.ts has the messages, tools/turn-tools.styles.ts what comes later.
import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    container-type: size;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  .log {
    /* Content out of flow in a turn, such as text for screen readers, scrolls with it: positioned by the host it would be below
       the log, and scrolling it into view would move the whole chat from under its header. */
    position: relative;
    flex: 1;
    /* What moves inside moves nothing outside. */
    contain: strict;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
    /* At its end stick-to-bottom keeps the position; the browser's anchoring would move it a second time. */
    overflow-anchor: none;
  }
  /* Away from the end, content that grows or folds above the visible part moves nothing. */
  .log.away {
    overflow-anchor: auto;
  }
  .log:focus-visible {
    outline-offset: -2px;
  }
  /* Each turn stacks by itself: what opens over the next one is above it. */
  .message:is(:hover, :focus-within) {
    z-index: 1;
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: var(--_fs-sm);
    font-weight: 600;
    line-height: 20px;
  }
  .mark {
    inline-size: 20px;
    block-size: 20px;
    border-radius: 6.5px;
    font-size: 11px;
  }
  .working {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    block-size: 24px;
  }
  .working i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--_t3);
    animation: agent-chat-working 1.2s ease-in-out infinite;
  }
  .working i:nth-child(2) {
    animation-delay: 0.15s;
  }
  .working i:nth-child(3) {
    animation-delay: 0.3s;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    /* What is in the row may come a moment later. */
    min-block-size: 30px;
    margin-block-start: -4px;
    margin-inline-start: -7px;
    color: var(--_t2);
  }
  .notice {
    --i-size: 14px;
  }

  /* Text ends above the button, not behind it. The scroll bar stays free. */
  .jump-ground {
    position: absolute;
    z-index: 3;
    inset: auto 12px 0;
    display: flex;
    justify-content: center;
    padding-block: 24px 8px;
    background: linear-gradient(transparent, var(--_surface) 24px);
    pointer-events: none;
  }
  .jump {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    block-size: 32px;
    padding-inline: 10px 14px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-pill);
    background: var(--_raised);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    font-weight: 500;
    box-shadow: var(--_shadow-2);
    pointer-events: auto;
    --i-size: 14px;
    animation: agent-chat-rise var(--_base) var(--_ease);
  }

  /* The button with its ground is up to 76 px high: it would hide what is read, and the header above. Its words stay its name. */
  @container (max-height: 239.98px) {
    .jump-ground {
      justify-content: end;
      padding-block: 0 4px;
      background: none;
    }
    .jump {
      justify-content: center;
      gap: 0;
      aspect-ratio: 1;
      padding: 0;
      font-size: 0;
    }
  }
  @container (max-height: 119.98px) {
    .jump-ground {
      display: none;
    }
  }

  @keyframes agent-chat-working {
    0%,
    60%,
    100% {
      opacity: 0.35;
    }
    30% {
      opacity: 1;
    }
  }

  @media (pointer: coarse) {
    .actions {
      min-block-size: 44px;
      margin-inline-start: -13px;
    }
    .jump {
      min-block-size: 44px;
      padding-block: 11px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .working i {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .jump {
      border: 1px solid ButtonText;
    }
    .working i {
      background: CanvasText;
    }
  }
`;
