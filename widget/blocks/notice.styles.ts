// Styles of a short notice, and of the row drawn in place of a step until its element is loaded: the first load draws both.
import { css } from 'lit';

export const noticeStyles = css`
  .notice {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_t3);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  /* As high as the header of a group and the row of a step, which take its place. */
  .pending-step {
    min-block-size: var(--_row);
  }
`;
