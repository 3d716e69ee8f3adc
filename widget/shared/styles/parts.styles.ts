// The small parts that elements of the first load draw: reset, focus ring, icons, buttons. more-parts.styles.ts has the others.
// Each element adds its own styles after these; nothing here depends on an element's name.
import { css } from 'lit';

/** Include after `tokens` and before an element's own styles. */
export const parts = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, pre, fieldset, legend, blockquote, table) {
    margin: 0;
    padding: 0;
    border: 0;
  }
  .plain {
    list-style: none;
  }
  :where(button, input, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :where(button) {
    appearance: none;
    border: 0;
    padding: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
  :where(a) {
    color: inherit;
    text-decoration: none;
  }
  :where(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  [hidden] {
    display: none !important;
  }
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .i {
    flex: none;
    display: inline-block;
    inline-size: var(--i-size, 16px);
    block-size: var(--i-size, 16px);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .i.bold {
    stroke-width: 2.1;
  }
  .i.filled {
    fill: currentColor;
    stroke: none;
  }
  .i.dir:dir(rtl) {
    scale: -1 1;
  }

  .icon-button {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--_hit);
    block-size: var(--_hit);
    border-radius: var(--_r-ctl);
    color: var(--_t2);
    --i-size: 18px;
    transition:
      background var(--_fast),
      color var(--_fast);
  }
  .icon-button:is(:hover, [aria-pressed='true'], [aria-expanded='true']) {
    background: var(--_s2);
    color: var(--_t1);
  }
  .text-button {
    color: var(--_accent-t);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
    border-radius: 4px;
  }
  .text-button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (pointer: coarse) {
    .text-button {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .icon-button {
      border: 1px solid ButtonText;
    }
    .icon-button:is([aria-pressed='true'], [aria-expanded='true']) {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
