// The launcher, its badge and the teaser beside it. loader.ts draws the same circle before this is loaded.
import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    display: block;
    inline-size: 56px;
    block-size: 56px;
  }
  .launcher {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_on-accent);
    box-shadow:
      0 10px 28px -8px color-mix(in oklab, var(--_accent) 55%, transparent),
      0 4px 12px -4px rgb(16 20 32 / 0.25);
    --i-size: 26px;
    transition: background var(--_fast);
  }
  .launcher:hover {
    background: var(--_accent-h);
  }
  .unread-badge,
  .pulse {
    position: absolute;
    inset-block-start: -3px;
    inset-inline-end: -3px;
  }
  .unread-badge {
    display: grid;
    place-items: center;
    min-inline-size: 21px;
    block-size: 21px;
    padding-inline: 6px;
    border-radius: 11px;
    background: oklch(0.56 0.2 26);
    color: #fff;
    box-shadow: 0 0 0 2px var(--_surface);
    font-size: 11.5px;
    font-weight: 600;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  .pulse {
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--_warning);
    box-shadow: 0 0 0 2px var(--_surface);
  }
  .teaser {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-end: 72px;
    inline-size: min(272px, calc(100vw - 120px));
    padding: 12px 14px;
    border: 1px solid var(--_line);
    border-radius: var(--_r);
    background: var(--_raised);
    box-shadow: var(--_shadow-2);
    font-size: var(--_fs-sm);
    line-height: 1.45;
    animation: agent-chat-rise var(--_base) var(--_ease);
  }
  .teaser strong {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-weight: 600;
    line-height: 22px;
  }
  .teaser-text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    cursor: pointer;
  }
  .teaser .icon-button {
    --i-size: 14px;
    inline-size: 24px;
    block-size: 24px;
    margin-block-start: -2px;
    margin-inline-end: -6px;
  }
  @media (pointer: coarse) {
    .teaser .icon-button {
      position: relative;
    }
    .teaser .icon-button::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
  @keyframes agent-chat-rise {
    from {
      opacity: 0;
      translate: 0 6px;
    }
  }
  @media (forced-colors: active) {
    .launcher {
      border: 1px solid ButtonText;
    }
    .unread-badge,
    .pulse {
      border: 1px solid CanvasText;
    }
  }
`;
