// Boxes that scroll sideways: the edge behind which something is out of sight fades (see shared/scrolling-tables.ts).
import { css } from 'lit';

export const fadingEdges = css`
  /* Columns that are out of sight: the edge fades, also in forced colours. */
  :is(.cut-start, .cut-end) {
    mask-image: linear-gradient(
      var(--_turn, 90deg),
      transparent,
      #000 var(--_start, 0px),
      #000 calc(100% - var(--_end, 0px)),
      transparent
    );
  }
  :is(.cut-start, .cut-end):dir(rtl) {
    --_turn: -90deg;
  }
  .cut-start {
    --_start: 36px;
  }
  .cut-end {
    --_end: 36px;
  }
`;
