// The card below an answer that was rated as not good: reasons, comment, buttons.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    font-size: var(--_fs-sm);
    line-height: 20px;
    /* Above the button that leads to the end of the log. */
    scroll-margin-block-end: 76px;
  }
  .feedback {
    padding: 14px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_raised);
  }
  h3 {
    font-size: var(--_fs-sm);
    font-weight: 600;
  }
  .reasons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 10px;
  }
  .reason {
    min-block-size: 32px;
    padding: 5px 12px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-pill);
    color: var(--_t1);
    line-height: 20px;
  }
  .reason:hover {
    background: var(--_s1);
  }
  .reason[aria-pressed='true'] {
    border-color: var(--_accent-t);
    background: var(--_accent-s);
  }
  .field {
    display: block;
    inline-size: 100%;
    min-block-size: 56px;
    padding: 7px 10px;
    border: 1px solid var(--_ctl);
    border-radius: var(--_r-ctl);
    background: var(--_surface);
    color: var(--_t1);
    resize: vertical;
  }
  .field::placeholder {
    color: var(--_t3);
    opacity: 1;
  }
  .buttons {
    margin-block-start: 10px;
  }
  .failure {
    margin-block-start: 8px;
    color: var(--_danger-t);
  }
  .notice {
    --i-size: 14px;
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_t2);
  }
  @media (pointer: coarse) {
    .reason,
    .button {
      min-block-size: 44px;
      padding-block: 11px;
    }
    .field {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    .reason {
      border-color: ButtonText;
    }
    .reason[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
