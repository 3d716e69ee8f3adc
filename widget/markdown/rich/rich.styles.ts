// Styles of links, pictures, quotes, tables and blocks of code in a message's text, and of its notes and formulas.
import { css } from 'lit';

export const styles = css`
  li > * + :is(.code, .table, blockquote),
  blockquote > * + * {
    margin-block-start: 10px;
  }
  blockquote {
    padding-inline-start: 14px;
    border-inline-start: 2px solid var(--_line-2);
    color: var(--_t2);
  }
  .code {
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    background: var(--_s1);
    overflow: hidden;
  }
  .code-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 5px 4px 0 12px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 500;
    line-height: 24px;
  }
  .code pre {
    max-block-size: 420px;
    overflow: auto;
    padding: 2px 12px 10px;
    font: 400 calc(var(--_fs-xs) + 0.5px) / 1.6 var(--_mono);
    text-align: left;
    tab-size: 2;
    overflow-wrap: normal;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  .code code {
    padding: 0;
    background: none;
    font: inherit;
    white-space: pre;
  }
  /* Colours only: no weight or slant, so that nothing moves when they arrive. At least 4.5:1 on the sunken surface. */
  .k {
    color: light-dark(oklch(0.46 0.17 300), oklch(0.79 0.11 300));
  }
  .s {
    color: var(--_success-t);
  }
  .n {
    color: var(--_warning-t);
  }
  .c {
    color: var(--_t3);
  }
  .f {
    color: var(--_accent-t);
  }
  .a {
    color: light-dark(oklch(0.46 0.09 220), oklch(0.79 0.09 220));
  }
  .d {
    color: var(--_danger-t);
  }
  pre:focus-visible,
  .formula:focus-visible,
  .table:focus-visible {
    outline-offset: -2px;
    border-radius: var(--_r-ctl);
  }
  .table {
    max-inline-size: 100%;
    overflow-x: auto;
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--_fs-sm);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    /* Narrower on a phone, so that one column more fits. */
    padding: 8px clamp(6px, 2vw, 12px);
    text-align: start;
    /* A citation makes its line higher: the words of a row stay on one line all the same. */
    vertical-align: baseline;
    overflow-wrap: normal;
    min-inline-size: 7em;
  }
  :is(th, td):is(.figure, .short) {
    min-inline-size: 0;
    word-break: keep-all;
  }
  .figure {
    white-space: nowrap;
  }
  thead :is(th, td) {
    background: var(--_s1);
    color: var(--_t2);
    font-weight: 500;
  }
  tbody th {
    font-weight: inherit;
  }
  tbody tr {
    border-block-start: 1px solid var(--_line);
  }
  .center {
    text-align: center;
  }
  .end {
    text-align: end;
  }
  a.link {
    position: relative;
    color: var(--_accent-t);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    border-radius: 2px;
  }
  .real-host {
    color: var(--_t3);
  }
  /* Where a link really leads, for pointer and keyboard alike (MD-3). */
  a.link[data-host]:is(:hover, :focus-visible)::after {
    content: attr(data-host);
    position: absolute;
    z-index: 4;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: 0;
    inline-size: max-content;
    max-inline-size: 260px;
    padding: 3px 8px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-chip);
    background: var(--_raised);
    color: var(--_t2);
    box-shadow: var(--_shadow-2);
    font: 400 var(--_fs-xs) / 16px var(--_font);
    pointer-events: none;
  }
  .image-link {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    vertical-align: bottom;
    --i-size: 15px;
  }
  .formula {
    overflow-x: auto;
  }
  .note {
    display: flex;
    gap: 8px;
    color: var(--_t2);
    font-size: 0.9em;
  }
  .note-ref {
    border: 0;
    padding: 0 2px;
    background: none;
    color: var(--_accent-t);
    font: inherit;
    cursor: pointer;
    position: relative;
  }
  /* As that of a citation: 24 × 24 px, and 44 × 44 on touch screens. */
  .note-ref::after {
    content: '';
    position: absolute;
    inset: -2px -6px;
  }
  @media (pointer: coarse) {
    .note-ref::after {
      inset: -12px -16px;
    }
  }
  /* Paper does not scroll. */
  @media print {
    .code pre {
      max-block-size: none;
    }
    .code code {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    .table {
      overflow: visible;
    }
    /* A word is broken before a column is cut off at the edge; with few columns each has the room of a word. */
    :is(th, td):is(*, .figure, .short) {
      min-inline-size: 4.5em;
      white-space: normal;
      word-break: normal;
      overflow-wrap: anywhere;
    }
    table:has(tr > :nth-child(7)) :is(th, td) {
      min-inline-size: 0;
      padding: 4px 3px;
      font-size: 0.85em;
    }
    table:has(tr > :nth-child(15)) :is(th, td) {
      padding: 2px 1px;
      font-size: 0.6em;
      line-height: 1.3;
    }
  }
`;
