// Styles of the blocks that are templates, not elements. Included by the elements that draw them, after `tokens`, `parts` and `moreParts`;
// the log gets them with the first such block.
import { css } from 'lit';
import { sourceCardStyles } from '../elements/source-citation/source-card.styles.ts';
import { noticeStyles } from './notice.styles.ts';

export const blockStyles = [
  sourceCardStyles,
  noticeStyles,
  css`
    .error-card {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 2px 10px;
      padding: 12px 14px;
      border: 1px solid color-mix(in oklab, var(--_danger) 28%, transparent);
      border-radius: var(--_r-card);
      background: var(--_danger-s);
      font-size: var(--_fs-sm);
      line-height: 1.5;
    }
    .error-card > .i {
      margin-block-start: 2px;
      color: var(--_danger-t);
    }
    .error-card strong {
      font-weight: 600;
    }
    .error-card .detail {
      grid-column: 2;
      color: var(--_t2);
    }
    .error-card .buttons {
      grid-column: 2;
      margin-block-start: 10px;
    }
    .picture {
      display: block;
      max-inline-size: 100%;
      max-block-size: 320px;
      border-radius: var(--_r-card);
    }
    .file-chip {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      max-inline-size: 100%;
      padding: 8px 10px;
      border: 1px solid var(--_line-2);
      border-radius: var(--_r-ctl);
      background: var(--_raised);
      font-size: var(--_fs-sm);
      line-height: 18px;
    }
    .file-icon {
      display: grid;
      place-items: center;
      color: var(--_t3);
      --i-size: 18px;
    }
    .file-text {
      min-inline-size: 0;
    }
    .file-name {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: 500;
    }
    .file-meta {
      display: block;
      color: var(--_t3);
      font-size: var(--_fs-xs);
      line-height: 16px;
    }
    .source-card {
      display: block;
      padding: 10px;
      border: 1px solid var(--_line);
      border-radius: var(--_r-card);
    }
    .data {
      font-size: var(--_fs-sm);
    }
    .data summary {
      cursor: pointer;
      line-height: 28px;
    }
    .data .quiet {
      color: var(--_accent-t);
    }
    .data pre {
      max-block-size: 200px;
      overflow: auto;
      padding: 8px 12px;
      border-radius: var(--_r-ctl);
      background: var(--_s1);
      font: 400 calc(var(--_fs-xs) + 0.5px) / 1.6 var(--_mono);
      white-space: pre-wrap;
    }
  `,
];
