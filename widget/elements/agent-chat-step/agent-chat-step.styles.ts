// One step: the row with its dot, and its details. The list draws the rail between steps.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
    container-type: inline-size;
  }
  .item-row {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: calc(100% + 12px);
    min-block-size: var(--_row);
    margin-inline: -6px;
    padding-inline: 6px;
    border-radius: var(--_r-chip);
    color: var(--_t2);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .item-row:focus-visible {
    outline-offset: -2px;
  }
  .item-row:hover,
  .item-row[aria-expanded='true'] {
    color: var(--_t1);
  }
  .item-label {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  /* The label names the action, the query its subject: in narrow space the query is shortened first. */
  .item-query {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
    color: var(--_t2);
  }
  .item-row:has(.item-query) .item-label {
    flex: none;
    max-inline-size: 75%;
  }
  .item-row:has(.item-query) .item-label:not(.shimmer) {
    color: var(--_t1);
  }
  /* An open step shows the whole query, below its label. */
  [aria-expanded='true'] {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block: 4px;
  }
  [aria-expanded='true'] > .item-query {
    order: 1;
    flex: 1 0 100%;
    padding-inline-start: 24px;
    white-space: normal;
  }
  [aria-expanded='true'] > .item-query + .item-meta::before {
    display: none;
  }
  .item-query + .item-meta::before {
    content: '·' / '';
  }
  .item-meta {
    flex: none;
    display: inline-flex;
    gap: 4px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-variant-numeric: tabular-nums;
  }
  .item-meta.danger {
    color: var(--_danger-t);
  }
  .item-meta.warning {
    color: var(--_warning-t);
  }
  .item-row .chevron {
    opacity: 0;
    --i-size: 14px;
    margin-inline-start: -2px;
  }
  .item-row:is(:hover, :focus-visible, [aria-expanded='true']) .chevron {
    opacity: 1;
  }
  .retry {
    margin-block: 2px 6px;
    margin-inline-start: 20px;
  }
  .item-detail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    margin: 2px 0 10px;
    padding-inline-start: 24px;
  }
  .download {
    justify-self: start;
  }
  .item-detail .search-list {
    margin-block-start: 0;
  }
  .payload {
    min-inline-size: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_r-ctl);
    background: var(--_s1);
    overflow: hidden;
  }
  .payload-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-block: 5px 0;
    padding-inline: 12px 4px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 500;
    line-height: 24px;
  }
  .payload pre {
    max-block-size: 200px;
    overflow: auto;
    padding: 2px 12px 10px;
    font: 400 calc(var(--_fs-xs) + 0.5px) / 1.6 var(--_mono);
    color: var(--_t1);
    white-space: pre-wrap;
    text-align: left;
    tab-size: 2;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  .payload pre:focus-visible {
    outline-offset: -2px;
  }
  .payload .key {
    color: var(--_t3);
  }
  .payload.error {
    border-color: color-mix(in oklab, var(--_danger) 22%, transparent);
    background: var(--_danger-s);
  }
  .payload.error :is(pre, .payload-head, .key) {
    color: var(--_danger-t);
  }
  @container (max-width: 327px) {
    .item-meta.warning {
      display: none;
    }
  }
`;
