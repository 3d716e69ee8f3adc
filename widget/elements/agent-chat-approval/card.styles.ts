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
  /* The browser's own are filled with grey in the dark theme. */
  input:is([type='radio'], [type='checkbox']) {
    appearance: none;
    flex: none;
    display: grid;
    place-content: center;
    inline-size: 16px;
    block-size: 16px;
    border: 1.5px solid var(--_ctl);
    border-radius: 50%;
    background: var(--_surface);
    accent-color: var(--_accent);
  }
  input[type='checkbox'] {
    border-radius: min(4.5px, var(--_r));
  }
  input:is([type='radio'], [type='checkbox']):checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  input:is([type='radio'], [type='checkbox']):disabled {
    opacity: 0.5;
  }
  input:is([type='radio'], [type='checkbox']):checked::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: var(--_on-accent);
  }
  input[type='checkbox']:checked::before {
    inline-size: 11px;
    block-size: 11px;
    border-radius: 0;
    clip-path: polygon(5% 54%, 18% 41%, 39% 61%, 82% 17%, 95% 30%, 39% 87%);
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
    input:is([type='radio'], [type='checkbox']) {
      appearance: auto;
    }
    input:is([type='radio'], [type='checkbox'])::before {
      display: none;
    }
  }
`;
