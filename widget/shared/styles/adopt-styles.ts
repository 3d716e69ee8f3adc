// Adds styles to an element that is drawn already: those of a part that is loaded later.
import type { CSSResult } from 'lit';

/** Each once; the strictest policy of a page allows it, as it does the element's own styles. */
export function adoptStyles(root: ShadowRoot, ...styles: readonly CSSResult[]): void {
  for (const { styleSheet } of styles) {
    if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
  }
}
