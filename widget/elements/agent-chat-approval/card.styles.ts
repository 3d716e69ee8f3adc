// What the cards that wait for the visitor share: frame, countdown, fields, outcome, forced colours.
import { css } from 'lit';

export const cardStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    font-size: var(--_fs-sm);
    line-height: 1.5;
  }
  .card {
    padding: 14px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_raised);
  }
  .countdown {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  .countdown svg {
    inline-size: 14px;
    block-size: 14px;
    rotate: -90deg;
  }
  .countdown circle {
    fill: none;
    stroke-width: 2.5;
    stroke: var(--_line-2);
  }
  .countdown circle + circle {
    stroke: currentColor;
    stroke-linecap: round;
  }
  .countdown.low {
    color: var(--_warning-t);
    font-weight: 500;
  }
  .field {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 7px 10px;
    border: 1px solid var(--_ctl);
    border-radius: var(--_r-ctl);
    background: var(--_surface);
    color: var(--_t1);
    font: inherit;
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  textarea.field {
    min-block-size: 72px;
    resize: vertical;
  }
  .field:placeholder-shown {
    direction: inherit;
  }
  .field::placeholder {
    color: var(--_t3);
    opacity: 1;
  }
  .field:focus {
    border-color: transparent;
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  .field[aria-invalid='true'] {
    border-color: var(--_danger);
  }
  .problem {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block-start: 4px;
    color: var(--_danger-t);
    font-size: var(--_fs-xs);
    line-height: 16px;
    --i-size: 14px;
  }
  @media (pointer: coarse) {
    .field {
      min-block-size: 44px;
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    .card {
      border-color: CanvasText;
    }
    .countdown circle + circle {
      stroke: CanvasText;
    }
  }
`;
