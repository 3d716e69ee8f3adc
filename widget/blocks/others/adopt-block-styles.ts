// Adds the styles of blocks to an element of the first load, which does not include them.
import { adoptStylesAfter } from '../../shared/styles/adopt-styles.ts';
import { moreParts } from '../../shared/styles/more-parts.styles.ts';
import { parts } from '../../shared/styles/parts.styles.ts';
import { blockStyles } from '../blocks.styles.ts';

/** `root`: of an element that includes `parts`. */
export function adoptBlockStyles(root: ShadowRoot): void {
  adoptStylesAfter(root, parts, moreParts, ...blockStyles);
}
