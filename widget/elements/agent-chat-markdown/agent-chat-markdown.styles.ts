// Styles of a message's text. Does not know the shell around it.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
    /* Text of a message cannot change the direction of the text around it (MD-9). */
    unicode-bidi: isolate;
  }
  /* Far pieces of a very long message cost no layout until they are near the screen (MD-8); they keep the height they had. */
  .piece {
    contain: layout style;
    contain-intrinsic-block-size: auto 550px;
  }
  /* Each piece stacks by itself: the address of a link in its last line is above the next one. */
  .piece:is(:hover, :focus-within) {
    z-index: 1;
    position: relative;
  }
  @supports (overflow-anchor: auto) {
    .piece:nth-last-child(n + 3) {
      content-visibility: auto;
      overflow-clip-margin: 40px;
    }
  }
  .piece + .piece > :first-child,
  .piece > * + *,
  li > * + :is(p, ul, ol) {
    margin-block-start: 10px;
  }
  :is(ol, ul) {
    padding-inline-start: 1.45em;
  }
  li > :is(ul, ol) {
    margin-block-start: 4px;
  }
  li + li {
    margin-block-start: 4px;
  }
  li::marker {
    color: var(--_t3);
    font-variant-numeric: tabular-nums;
  }
  li.task {
    list-style: none;
    margin-inline-start: -1.45em;
    padding-inline-start: 1.6em;
    position: relative;
  }
  .box {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0.3em;
    display: grid;
    place-items: center;
    inline-size: 15px;
    block-size: 15px;
    border: 1px solid var(--_ctl);
    border-radius: 4px;
    --i-size: 11px;
  }
  .box.checked {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  /* Browsers print no backgrounds, and the tick is white. */
  @media print {
    .box.checked {
      border-color: currentcolor;
      background: none;
      color: inherit;
    }
  }
  strong {
    font-weight: 600;
  }
  s {
    color: var(--_t2);
  }
  h3 {
    font-size: calc(var(--_fs) + 1px);
    font-weight: 600;
    line-height: 1.4;
  }
  :is(h4, h5) {
    font-size: var(--_fs);
    font-weight: 600;
    line-height: 1.4;
  }
  .piece > * + :is(h3, h4, h5) {
    margin-block-start: 18px;
  }
  .piece > :is(h3, h4, h5) + * {
    margin-block-start: 6px;
  }
  code {
    padding: 1px 5px;
    border-radius: var(--_r-chip);
    background: var(--_s2);
    font: 0.88em/1.5 var(--_mono);
  }
  hr {
    block-size: 0;
    margin-inline: 0;
    border: 0;
    border-block-start: 1px solid var(--_line);
  }
  .caret {
    display: inline-block;
    inline-size: 8px;
    block-size: 1.05em;
    margin-inline-start: 3px;
    border-radius: 2px;
    background: var(--_accent-t);
    vertical-align: -0.18em;
  }
  /* An animation costs a second style pass at every frame: not while text pours. */
  .pausing .caret {
    animation: agent-chat-caret 1s steps(2, jump-none) infinite;
  }
  @keyframes agent-chat-caret {
    50% {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pausing .caret {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .box.checked,
    .caret {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
