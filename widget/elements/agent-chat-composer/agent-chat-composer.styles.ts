// The composer's box, field and button.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
  }
  .composer {
    position: relative;
    padding: 4px 12px 10px;
  }
  .composer-box {
    display: grid;
    grid-template: 'files files files' auto 'attach input send' auto / auto minmax(0, 1fr) auto;
    align-items: end;
    column-gap: 4px;
    padding: 6px 6px 6px 12px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r);
    background: var(--_raised);
    cursor: text;
  }
  .composer-box:dir(rtl) {
    padding: 6px 12px 6px 6px;
  }
  .composer-box.stacked {
    grid-template: 'files files files' auto 'input input input' auto 'attach . send' auto / auto minmax(0, 1fr) auto;
  }
  .composer-box:focus-within {
    border-color: var(--_accent-t);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--_accent) 22%, transparent);
  }
  .input {
    grid-area: input;
    display: block;
    inline-size: 100%;
    min-block-size: 34px;
    /* Six lines of 24 px and the padding where the chat is 550 px high; in a lower one the log keeps some lines. */
    max-block-size: min(154px, 28cqh);
    margin: 0;
    padding: 5px 4px;
    border: 0;
    outline: 0;
    background: none;
    resize: none;
    line-height: 24px;
    overflow-y: hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  .hint {
    margin: 0;
    padding: 6px 4px 0;
    color: var(--_danger-t);
    font-size: var(--_fs-xs);
    line-height: 16px;
  }
  .hint.quiet {
    color: var(--_t3);
  }
  .hint:empty {
    display: none;
  }
  /* An empty field with dir="auto" reads from left to right, whatever the language of its placeholder. */
  .input:placeholder-shown {
    direction: inherit;
  }

  .input::placeholder {
    color: var(--_t3);
    opacity: 1;
  }
  .send {
    grid-area: send;
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 34px;
    background: var(--_accent);
    color: var(--_on-accent);
    --i-size: 18px;
    border-radius: 50%;
    transition: background var(--_fast);
  }
  .send:hover {
    background: var(--_accent-h);
  }
  .send[disabled] {
    background: var(--_s2);
    color: var(--_t3);
    cursor: default;
  }
  .send.stop {
    background: var(--_t1);
    color: var(--_surface);
    --i-size: 16px;
  }
  .send.stop[disabled] {
    background: var(--_t3);
  }
  @media (pointer: coarse) {
    .send {
      inline-size: 44px;
      block-size: 44px;
    }
    .input {
      min-block-size: 44px;
      padding-block: 10px;
      /* Below 16 px a phone zooms into the field. */
      font-size: max(16px, var(--_fs));
    }
  }
  /* The height of the chat around it: a row for the button alone would be two lines of the log. */
  @container (max-height: 359.98px) {
    .composer-box.stacked {
      grid-template: 'files files files' auto 'attach input send' auto / auto minmax(0, 1fr) auto;
    }
  }
  @media (forced-colors: active) {
    .composer-box:focus-within {
      outline: 2px solid Highlight;
    }
    .send {
      border: 1px solid ButtonText;
    }
    .send:not([disabled]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
