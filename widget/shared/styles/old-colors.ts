// Fixed colours for browsers that compute none from others: Chrome before 123, Safari before 17.5, Firefox before 128. Loaded there alone
// (loader/on-demand.ts); the package has them.
import { tokens } from './tokens.styles.ts';

/** No relative colour: the fixed values of the default accent; a host's own accent is used as it is. */
const FIXED = `@supports not (color: oklch(from red l c h)) {
  :host {
    --_accent: var(--agent-chat-accent, #2e65cf);
    --_on-accent: var(--agent-chat-on-accent, #fff);
    --_accent-h: color-mix(in oklab, var(--_accent) 88%, #000);
    --_accent-t: light-dark(var(--agent-chat-accent, #265bc5), #86b4ff);
    --_accent-s: color-mix(in oklab, var(--_accent) 10%, var(--_surface));
    --_success-t: light-dark(#00702f, #4ec67e);
    --_warning-t: light-dark(#864e00, #f0b648);
    --_danger-t: light-dark(#b71920, #ff958e);
  }
}`;

/** No `light-dark()`: the light theme, whatever the page requests. */
const LIGHT = `@supports not (color: light-dark(#000, #fff)) {
  :host {
    --_surface: var(--agent-chat-surface, #ffffff);
    --_text: var(--agent-chat-text, #1c1d21);
    --_raised: var(--_surface);
    --_accent: var(--agent-chat-accent, #2e65cf);
    --_on-accent: var(--agent-chat-on-accent, #fff);
    --_accent-h: color-mix(in oklab, var(--_accent) 88%, #000);
    --_accent-t: var(--agent-chat-accent, #265bc5);
    --_accent-s: color-mix(in oklab, var(--_accent) 8%, var(--_surface));
    --_warning: var(--agent-chat-warning, #bf7613);
    --_success-t: #00702f;
    --_warning-t: #864e00;
    --_danger-t: #b71920;
    --_shadow: var(--agent-chat-shadow, 0 24px 56px -16px rgb(16 20 32 / 0.26), 0 6px 18px -8px rgb(16 20 32 / 0.14));
    --_shadow-2: 0 10px 28px -10px rgb(16 20 32 / 0.24), 0 2px 6px -2px rgb(16 20 32 / 0.08);
  }
}`;

/** Adds them to the tokens of every element, once. */
export function addOldColors(): void {
  const sheet = tokens.styleSheet;
  for (const rule of [FIXED, LIGHT]) sheet?.insertRule(rule, sheet.cssRules.length);
}
