// Styles of the dialog about links to another device.
import { css } from 'lit';

export const styles = css`
  :host {
    position: absolute;
    z-index: 6;
    inset-block-start: 4px;
    inset-inline-end: 8px;
    max-inline-size: calc(100% - 16px);
  }
  .dialog {
    inline-size: 320px;
    max-inline-size: 100%;
    padding: 14px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    background: var(--_raised);
    box-shadow: var(--_shadow-2);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  p {
    margin-block: 4px 14px;
    color: var(--_t2);
  }
  input {
    inline-size: 100%;
    min-block-size: 36px;
    margin-block-end: 14px;
    padding: 6px 10px;
    border: 1px solid var(--_ctl);
    border-radius: var(--_r-ctl);
    background: var(--_surface);
    color: var(--_text);
    font: inherit;
    text-overflow: ellipsis;
  }
  .failed {
    margin-block-end: 14px;
    color: var(--_danger-t);
  }
  .buttons {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
  .buttons button {
    min-block-size: 36px;
    padding: 7px 14px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    font-weight: 600;
  }
  .buttons .primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .buttons button[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  @media (pointer: coarse) {
    input,
    .buttons button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .buttons .primary {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
