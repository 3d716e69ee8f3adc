// Charts, tables, files and plans: one quiet frame, a heading with tools, and the content.
import { css } from 'lit';

export const styles = css`
  :host {
    --_chart-1: var(--_accent-t);
    --_chart-2: light-dark(oklch(0.58 0.1 190), oklch(0.78 0.1 190));
    --_chart-3: light-dark(oklch(0.6 0.13 70), oklch(0.8 0.13 70));
    --_chart-4: light-dark(oklch(0.56 0.17 350), oklch(0.76 0.13 350));
    display: block;
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .artifact {
    overflow: hidden;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_raised);
  }
  .artifact-head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 8px;
    padding-inline: 14px 8px;
    border-block-end: 1px solid var(--_line);
    /* The copy button as its neighbours. */
    --agent-chat-copy-size: var(--_hit);
    --agent-chat-copy-icon: 16px;
  }
  .artifact-head agent-chat-copy-button {
    margin: 0;
  }
  .artifact-head > .i {
    flex: none;
    color: var(--_t3);
    --i-size: 18px;
  }
  .artifact-title {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .artifact-title small {
    display: block;
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 400;
    line-height: 16px;
  }
  .artifact-head .icon-button {
    --i-size: 16px;
  }
  .plot {
    padding: 14px;
    overflow: hidden;
  }
  .chart {
    display: block;
    max-inline-size: 100%;
    font: 400 12px / 1 var(--_font);
  }
  .chart text {
    fill: var(--_t3);
    font-variant-numeric: tabular-nums;
  }
  .chart :is(.value, .name) {
    fill: var(--_t1);
    font-weight: 600;
  }
  .chart .grid {
    stroke: var(--_line);
  }
  .chart .axis {
    stroke: var(--_line-2);
  }
  .chart .line {
    fill: none;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .series-1 {
    --_series: var(--_chart-1);
  }
  .series-2 {
    --_series: var(--_chart-2);
  }
  .series-3 {
    --_series: var(--_chart-3);
  }
  .series-4 {
    --_series: var(--_chart-4);
  }
  .chart :is(rect, circle) {
    fill: var(--_series);
  }
  .chart .line {
    stroke: var(--_series);
  }
  .chart .line.series-2 {
    stroke-dasharray: 5 4;
  }
  .chart .line.series-3 {
    stroke-dasharray: 1.5 4;
  }
  .chart .line.series-4 {
    stroke-dasharray: 9 4 1.5 4;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    margin-block-start: 8px;
    color: var(--_t2);
    font-size: var(--_fs-xs);
    line-height: 16px;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .swatch {
    inline-size: 10px;
    block-size: 10px;
    border-radius: 2px;
    background: var(--_series);
  }
  .data-table {
    container-type: inline-size;
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--_line-2) transparent;
  }
  .data-table:focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .long {
    min-inline-size: 200px;
    white-space: normal;
  }
  :is(th, td) {
    padding: 8px 14px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  thead :is(th, td) {
    background: var(--_s1);
    color: var(--_t3);
    font-size: var(--_fs-xs);
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr + tr > * {
    border-block-start: 1px solid var(--_line);
  }
  .num {
    text-align: end;
    white-space: nowrap;
  }
  /* A phone's width: text takes several lines, so that a usual table is seen whole. */
  @container (inline-size < 460px) {
    table,
    thead :is(th, td),
    thead .num {
      white-space: normal;
    }
    .long {
      min-inline-size: 140px;
    }
    :is(th, td) {
      padding-inline: 8px;
    }
    :is(th, td):first-child {
      padding-inline-start: 14px;
    }
    :is(th, td):last-child {
      padding-inline-end: 14px;
    }
  }
  .show-all {
    display: block;
    inline-size: 100%;
    padding: 10px 14px;
    border-block-start: 1px solid var(--_line);
    border-radius: 0;
    text-align: start;
  }
  .file-card {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    max-inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_raised);
  }
  .file-icon {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--_r-ctl);
    background: var(--_s2);
    color: var(--_t2);
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
  .todos {
    padding: 12px 14px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_raised);
  }
  .todos-head {
    display: flex;
    justify-content: space-between;
    gap: 10px;
    margin: 0 0 6px;
  }
  .todos-head span {
    color: var(--_t3);
    font-size: var(--_fs-xs);
  }
  .todos li {
    display: flex;
    gap: 10px;
    padding-block: 4px;
  }
  .tick {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
    border: 1.5px solid var(--_ctl);
    border-radius: 50%;
    --i-size: 11px;
  }
  .completed {
    color: var(--_t3);
  }
  .completed .tick {
    border-color: transparent;
    background: var(--_success-t);
    color: var(--_surface);
  }
  .in_progress {
    font-weight: 500;
  }
  .in_progress .tick {
    border-color: var(--_warning);
    border-inline-end-color: transparent;
  }
  .broken {
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 20px 14px;
    color: var(--_t3);
    text-align: center;
    --i-size: 20px;
  }
  .broken pre {
    inline-size: 100%;
    max-block-size: 200px;
    margin: 0;
    padding: 8px 12px;
    overflow: auto;
    border-radius: var(--_r-ctl);
    background: var(--_s1);
    color: var(--_t1);
    font: 400 calc(var(--_fs-xs) + 0.5px) / 1.6 var(--_mono);
    text-align: start;
    white-space: pre-wrap;
  }
  .pending-bars {
    display: flex;
    align-items: flex-end;
    justify-content: space-around;
    gap: 8%;
    block-size: 110px;
    padding: 18px 24px 14px;
  }
  .pending-bars i {
    flex: 1;
    border-radius: 4px 4px 0 0;
    background: var(--_s2);
  }
  .pending-bars i:nth-child(1) {
    block-size: 55%;
  }
  .pending-bars i:nth-child(2) {
    block-size: 75%;
  }
  .pending-bars i:nth-child(3) {
    block-size: 42%;
  }
  .pending-bars i:nth-child(4) {
    block-size: 90%;
  }
  .pending-bars i:nth-child(5) {
    block-size: 65%;
  }
  dialog {
    box-sizing: border-box;
    inline-size: min(1100px, 100vw - 32px);
    max-block-size: calc(100dvh - 32px);
    padding: 0;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-card);
    background: var(--_surface);
    color: var(--_t1);
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  dialog .artifact {
    border: 0;
  }
  @media (pointer: coarse) {
    /* The targets touch one another, so that a title has its line. */
    .artifact-head {
      gap: 0;
    }
    .artifact-head > .i {
      margin-inline-end: 8px;
    }
  }
  @media (forced-colors: active) {
    .artifact,
    .file-card,
    .todos {
      border-color: CanvasText;
    }
    .artifact-head > .i {
      color: CanvasText;
    }
    /* The system forces no colours inside of pictures. */
    .chart text,
    .chart :is(.value, .name) {
      fill: CanvasText;
    }
    .chart :is(.grid, .axis) {
      stroke: GrayText;
    }
    .series-1 {
      --_series: LinkText;
    }
    .series-2 {
      --_series: CanvasText;
    }
    .series-3 {
      --_series: Highlight;
    }
    .series-4 {
      --_series: GrayText;
    }
    .chart :is(rect, circle, .line),
    .swatch {
      forced-color-adjust: none;
    }
    .pending-bars i {
      border: 1px solid GrayText;
    }
    .in_progress .tick {
      forced-color-adjust: none;
      border-color: Highlight;
      border-inline-end-color: transparent;
    }
  }
`;
