// Styles of the menu: a list of items, and the question before everything is deleted.
import { css } from 'lit';

export const styles = css`
  :host {
    position: absolute;
    z-index: 6;
    inset-block-start: 4px;
    inset-inline-end: 8px;
    max-inline-size: calc(100% - 16px);
  }
  .menu {
    min-inline-size: 216px;
    padding: 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    background: var(--_raised);
    box-shadow: var(--_shadow-2);
    font-size: var(--_fs-sm);
  }
  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: 10px;
    inline-size: 100%;
    min-block-size: 34px;
    padding: 6px 10px;
    border-radius: calc(var(--_r-ctl) - 4px);
    line-height: 20px;
  }
  [role='menuitem']:is(:hover, :focus) {
    background: var(--_s2);
  }
  [role='menuitem'][aria-disabled='true'] {
    color: var(--_t3);
    cursor: default;
  }
  [role='separator'] {
    block-size: 1px;
    margin: 4px 0;
    background: var(--_line);
  }
  .danger {
    color: var(--_danger-t);
  }
  .question {
    inline-size: 280px;
    max-inline-size: 100%;
    padding: 14px;
    line-height: 20px;
  }
  .question p {
    margin-block: 4px 14px;
    color: var(--_t2);
  }
  .failed {
    padding: 6px 10px;
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
  .buttons .danger {
    border-color: currentColor;
  }
  .buttons button[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
  @media (pointer: coarse) {
    [role='menuitem'],
    .buttons button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [role='menuitem']:focus {
      outline: 2px solid Highlight;
    }
  }
`;
