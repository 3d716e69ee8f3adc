// The sources panel: docked at an edge with a resizer, or a bottom sheet over a scrim.
import { css } from 'lit';

export const styles = css`
  :host {
    --_slow: 320ms;
    position: relative;
    display: none;
    min-inline-size: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_slow: 0ms;
    }
  }
  :host([open]) {
    display: block;
  }
  :host([mode='docked'][open]) {
    inline-size: var(--_panel-width, var(--agent-chat-panel-width, 400px));
    min-inline-size: min(320px, 100%);
    max-inline-size: min(600px, 100%);
    block-size: 100%;
  }
  :host([mode='sheet'][open]) {
    position: absolute;
    inset: 0;
    z-index: 8;
  }
  .panel {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    container-type: inline-size;
    background: var(--_surface);
    color: var(--_t1);
  }
  :host([mode='docked']) .panel {
    block-size: 100%;
    border-inline-start: 1px solid var(--_line);
    animation: agent-chat-panel var(--_slow) var(--_ease);
  }
  .scrim {
    position: absolute;
    inset: 0;
    background: rgb(10 12 18 / 0.44);
    animation: agent-chat-fade var(--_slow);
  }
  :host([mode='sheet']) .panel {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: var(--_sheet-height, 62%);
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--_line);
    border-start-start-radius: calc(var(--_r) * 1.25);
    border-start-end-radius: calc(var(--_r) * 1.25);
    box-shadow: 0 -12px 40px -12px rgb(0 0 0 / 0.3);
    transition: block-size var(--_base) var(--_ease);
    animation: agent-chat-sheet var(--_slow) var(--_ease);
  }
  .panel.dragging {
    transition: none;
  }
  .grabber {
    flex: none;
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 24px;
    touch-action: none;
  }
  .grabber::before {
    content: '';
    inline-size: 36px;
    block-size: 5px;
    border-radius: 3px;
    background: var(--_ctl);
    opacity: 0.55;
  }
  .grabber::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  .grabber:focus-visible {
    outline-offset: -4px;
    border-radius: 12px;
  }
  .resizer {
    position: absolute;
    z-index: 2;
    inset-block: 0;
    inset-inline-start: -6px;
    inline-size: 12px;
    cursor: col-resize;
    touch-action: none;
  }
  .resizer::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    background: transparent;
    transition: background var(--_fast);
  }
  .resizer::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: calc(50% - 3px);
    inline-size: 6px;
    block-size: 36px;
    translate: 0 -50%;
    border: 1px solid var(--_surface);
    border-radius: 3px;
    background: var(--_ctl);
    opacity: 0;
    transition: opacity var(--_fast);
  }
  .resizer:is(:hover, :focus-visible, .dragging)::before {
    background: var(--_accent-t);
  }
  .resizer:is(:hover, :focus-visible, .dragging)::after {
    background: var(--_accent-t);
    opacity: 1;
  }
  .resizer:focus-visible {
    outline: 0;
  }
  .panel-header {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    block-size: 52px;
    padding-inline: 20px 10px;
    border-block-end: 1px solid var(--_line);
  }
  :host([mode='sheet']) .panel-header {
    block-size: 44px;
    padding-inline: 20px 8px;
  }
  h2 {
    font-size: var(--_fs);
    font-weight: 600;
    line-height: 20px;
  }
  .panel-header .icon-button {
    margin-inline-start: auto;
  }
  .panel-body {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 8px 10px 24px;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  .panel-body:focus-visible {
    outline-offset: -2px;
  }
  .source-group {
    flex: none;
  }
  .source-group + .source-group {
    margin-block-start: 12px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }
  .source-query {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 36px;
    padding: 6px 10px;
    border-radius: var(--_r-ctl);
    color: var(--_t2);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
  }
  button.source-query:hover {
    background: var(--_s1);
  }
  .query-text {
    min-inline-size: 0;
    unicode-bidi: isolate;
  }
  .source-query .chevron {
    margin-inline-start: auto;
    --i-size: 14px;
  }
  .source-rest {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    padding: 4px 10px;
    border-radius: var(--_r-ctl);
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
  }
  .source-rest:hover {
    color: var(--_t1);
  }
  .source-rest .chevron {
    --i-size: 12px;
  }
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 560px) {
    .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 10px;
    }
  }
  .source-card {
    display: block;
    padding: 10px;
    border-radius: var(--_r-ctl);
    transition: background var(--_base);
  }
  a.source-card:hover {
    background: var(--_s1);
  }
  .source-card:focus-visible {
    outline-offset: -2px;
  }
  li.target .source-card {
    background: var(--_accent-s);
  }
  .empty .i {
    margin-block-end: 8px;
  }
  @keyframes agent-chat-panel {
    from {
      opacity: 0;
      translate: 24px 0;
    }
  }
  @keyframes agent-chat-sheet {
    from {
      translate: 0 100%;
    }
  }
  @keyframes agent-chat-fade {
    from {
      opacity: 0;
    }
  }
  @media (pointer: coarse) {
    /* 44 px for touch, part of which overlaps the header's empty edge. */
    .grabber {
      block-size: 44px;
      margin-block-end: -8px;
    }
    .source-query,
    .source-rest {
      min-block-size: 44px;
    }
    .resizer {
      inset-inline-start: -22px;
      inline-size: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host([mode='docked']) .panel {
      animation: none;
    }
    :host([mode='sheet']) .panel {
      animation: agent-chat-fade 120ms;
    }
  }
  @media (forced-colors: active) {
    li.target .source-card {
      outline: 2px solid Highlight;
    }
    .resizer:focus-visible::before {
      background: Highlight;
    }
  }
`;
