// A group of steps: header line, the last three steps while it runs, all of them and Done when opened again.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .group-summary {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  .group-header .badge {
    block-size: 18px;
  }
  .group-header .chevron {
    --i-size: 14px;
  }
  .group-body {
    margin-block-start: 4px;
  }
  .group-viewport {
    margin-inline: -6px;
    padding-inline: 6px;
  }
  .group-viewport.clipped {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    max-block-size: calc(var(--_row) * 3);
    overflow: clip;
  }
  .group-items {
    display: flex;
    flex-direction: column;
  }
  .earlier {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    margin-inline-start: 24px;
    border-radius: 4px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
  }
  .earlier:hover {
    color: var(--_t1);
  }
  .item {
    position: relative;
  }
  .item::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--_row) / 2 + 9px) calc(var(--_row) / -2 + 9px);
    inset-inline-start: 7.5px;
    inline-size: 1px;
    background: var(--_line-2);
  }
  .item:last-child::before,
  .flat .item::before,
  .item:is(.prose, .thoughts)::before {
    display: none;
  }
  /* Only prose and thoughts are below it, which have no dot. */
  .item:not(:has(~ .item:not(.prose, .thoughts)))::before {
    display: none;
  }
  .prose {
    margin-block: 2px 8px;
    padding-inline-start: 24px;
    color: var(--_t2);
    --agent-chat-font-size: var(--_fs-sm);
  }
  /* The elements of a message's text set their own colour. */
  .prose > * {
    color: var(--_t2);
  }
  .thoughts {
    padding-inline-start: 24px;
  }
  .flat {
    margin-block-start: 0;
  }
  .flat .thoughts {
    padding-inline-start: 0;
  }
  .done-row {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--_row);
    color: var(--_t3);
    font-size: var(--_fs-sm);
  }
  .done-row .i {
    color: var(--_success-t);
  }
  .done-row.stopped .i {
    color: var(--_t3);
  }
  @media (pointer: coarse) {
    .group-header {
      min-block-size: 44px;
      margin-block: -6px -4px;
    }
    .earlier {
      min-block-size: 44px;
    }
  }
`;
