// The approval card: heading with countdown, rows of arguments or fields, buttons; afterwards one line.
import { css } from 'lit';

export const styles = css`
  .approval {
    margin-block: 2px 10px;
    margin-inline-start: 24px;
  }
  .approval-head {
    display: flex;
    align-items: flex-start;
    gap: 10px;
  }
  .approval-title {
    flex: 1;
    font-weight: 600;
    line-height: 20px;
  }
  .args {
    display: grid;
    grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
    gap: 4px 14px;
    margin-block: 10px 14px;
  }
  .args dt {
    color: var(--_t3);
  }
  .args dd {
    margin: 0;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    font-variant-numeric: tabular-nums;
    white-space: pre-wrap;
  }
  .fields {
    display: grid;
    gap: 12px;
    margin-block: 10px 14px;
  }
  .fields label {
    display: block;
    margin-block-end: 4px;
    color: var(--_t2);
    font-size: var(--_fs-xs);
    font-weight: 500;
    line-height: 16px;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 24px;
    margin-block: 0 12px;
    color: var(--_t2);
  }
  .check input {
    margin: 0;
  }
  .fields .check {
    margin: 0;
    font-size: var(--_fs-sm);
  }
  .fields .check label {
    margin: 0;
    color: inherit;
    font: inherit;
  }
  .outcome {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block: 0 8px;
    margin-inline-start: 24px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
    --i-size: 14px;
  }
  .outcome + .reason {
    margin-block: 0 8px;
    margin-inline-start: 46px;
    color: var(--_t2);
    font-size: var(--_fs-xs);
    line-height: 16px;
  }
  .meanwhile {
    color: var(--_t3);
  }
  @container (inline-size < 312px) {
    .approval {
      margin-inline-start: 0;
    }
    .approval .buttons {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .approval .buttons .primary {
      grid-column: 1 / -1;
    }
  }
  @media (pointer: coarse) {
    .check {
      min-block-size: 44px;
    }
    /* Over the box, too: one target as wide as the card. */
    :is(.check, .fields .check) label {
      flex: 1;
      display: flex;
      align-items: center;
      min-block-size: 44px;
      margin-inline-start: -24px;
      padding-inline-start: 24px;
    }
  }
`;
