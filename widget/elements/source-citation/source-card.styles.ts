// Styles of a source's lines, shared by the hover card and the sources panel.
import { css } from 'lit';

export const sourceCardStyles = css`
  .s14 {
    --i-size: 14px;
  }
  .source-site {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    line-height: 16px;
  }
  .site-name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .source-site .badge {
    margin-inline-start: auto;
    block-size: 17px;
    min-inline-size: 18px;
    justify-content: center;
    padding-inline: 5px;
    border-radius: calc(var(--_r-chip) - 1px);
    font-size: 11px;
  }
  .source-title,
  .source-snippet {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    unicode-bidi: isolate;
  }
  .source-title {
    margin-block-start: 6px;
    color: var(--_t1);
    font-size: var(--_fs-sm);
    font-weight: 600;
    line-height: 1.45;
  }
  .source-snippet {
    margin-block-start: 3px;
    color: var(--_t2);
    font-size: calc(var(--_fs-sm) - 0.5px);
    line-height: 1.5;
  }
`;
