// Drawings that only files have: the paperclip, and the ring of an upload.
import { html, svg, type TemplateResult } from 'lit';

/** The icon of the button that adds files. */
export const paperclip = (): TemplateResult =>
  html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M20.5 11.5l-8.4 8.4a5.2 5.2 0 0 1-7.4-7.4l8.7-8.7a3.5 3.5 0 0 1 4.9 4.9l-8.7 8.7a1.7 1.7 0 0 1-2.4-2.4l8-8" />
  </svg>`;

/** How far an upload is, of 1. */
export const ring = (progress: number): TemplateResult =>
  html`<svg class="ring" viewBox="0 0 18 18" aria-hidden="true">
    <circle cx="9" cy="9" r="7.5" />
    ${svg`<circle cx="9" cy="9" r="7.5" pathLength="100" stroke-dasharray=${`${Math.round(progress * 100)} 100`} />`}
  </svg>`;
