// Adds styles to an element that is drawn already: those of a part that is loaded later.
import type { CSSResult } from 'lit';

/** Each once; the strictest policy of a page allows it, as it does the element's own styles. */
export function adoptStyles(root: ShadowRoot, ...styles: readonly CSSResult[]): void {
  for (const { styleSheet } of styles) {
    if (styleSheet && !root.adoptedStyleSheets.includes(styleSheet)) root.adoptedStyleSheets.push(styleSheet);
  }
}

/** The same before the element's own styles, which may change them: directly after those of `before`. */
export function adoptStylesAfter(root: ShadowRoot, before: CSSResult, ...styles: readonly CSSResult[]): void {
  const adopted = [...root.adoptedStyleSheets];
  const missing = styles.flatMap(({ styleSheet }) => (styleSheet && !adopted.includes(styleSheet) ? [styleSheet] : []));
  if (missing.length === 0) return;
  adopted.splice(adopted.indexOf(before.styleSheet!) + 1, 0, ...missing);
  root.adoptedStyleSheets = adopted;
}
