// The button, the preview and the frame of files; shared/styles/chips.styles.ts draws the chips. In the composer the host has no box: its parts are in the composer's own grid.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  :host(.in-composer) {
    display: contents;
  }
  .attach {
    grid-area: attach;
    --_hit: 34px;
    inline-size: 34px;
    block-size: 34px;
    border-radius: 50%;
    --i-size: 18px;
  }
  .chips {
    grid-area: files;
    cursor: default;
  }
  /* The field leaves as much more room for a text that begins there. */
  :host(.in-composer) :is(.attach, .chips) {
    margin-inline-start: -6px;
  }
  :host(.in-composer) .chips {
    max-block-size: 190px;
    overflow-y: auto;
    padding: 4px;
  }
  :host(:not(.in-composer)) .chips {
    justify-content: flex-end;
  }
  .file-open {
    display: inherit;
    align-items: inherit;
    gap: inherit;
    min-inline-size: 0;
    border-radius: var(--_r-chip);
  }
  .file-open:hover .chip-name {
    text-decoration: underline;
  }
  .chip-icon img {
    inline-size: 32px;
    block-size: 32px;
    object-fit: cover;
  }
  .chip.error {
    border-color: color-mix(in oklab, var(--_danger) 45%, transparent);
  }
  .chip.error :is(.chip-meta, .chip-icon) {
    color: var(--_danger-t);
  }
  .ring {
    inline-size: 18px;
    block-size: 18px;
    rotate: -90deg;
  }
  .ring circle {
    fill: none;
    stroke: var(--_line-2);
    stroke-width: 2.5;
  }
  .ring circle + circle {
    stroke: var(--_accent-t);
    stroke-linecap: round;
  }
  .drop-target {
    position: absolute;
    inset: 0;
    z-index: 6;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    border: 1.5px dashed var(--_accent-t);
    border-radius: var(--_r-card);
    background: color-mix(in oklab, var(--_accent-s) 92%, transparent);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    font-weight: 500;
    pointer-events: none;
    --i-size: 20px;
  }
  .preview {
    max-inline-size: min(92vw, 1200px);
    max-block-size: 92vh;
    margin: auto;
    padding: 12px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_raised);
    color: var(--_t1);
  }
  .preview[open] {
    display: grid;
    justify-items: end;
    gap: 8px;
  }
  .preview::backdrop {
    background: rgb(0 0 0 / 0.6);
  }
  .preview .icon-button {
    --_hit: 36px;
  }
  .preview img {
    max-inline-size: 100%;
    max-block-size: calc(92vh - 80px);
    object-fit: contain;
    border-radius: var(--_r-chip);
  }
  @media (pointer: coarse) {
    .attach {
      --_hit: 44px;
      inline-size: 44px;
      block-size: 44px;
    }
    .preview .icon-button {
      --_hit: 44px;
      inline-size: 44px;
      block-size: 44px;
    }
    .file-open {
      min-block-size: 44px;
      margin-block: -5px;
    }
  }
  @media (forced-colors: active) {
    .attach,
    .preview {
      border: 1px solid ButtonText;
    }
    .drop-target {
      background: Canvas;
      border-color: Highlight;
    }
    .ring circle {
      stroke: GrayText;
    }
    .ring circle + circle {
      stroke: Highlight;
    }
  }
`;
