// The small parts that only elements draw which are loaded later: chevron, button, header of a group, badge, favicon, dot, shimmer.
import { css } from 'lit';
import { dotStyles } from './dot.styles.ts';

/** Include after `parts` and before an element's own styles. */
export const moreParts = css`
  /* Tokens that only these parts and later ones need; see tokens.styles.ts. */
  :host {
    --_success: var(--agent-chat-success, light-dark(oklch(0.59 0.14 152), oklch(0.74 0.15 154)));
    --_danger: var(--agent-chat-danger, light-dark(oklch(0.56 0.19 26), oklch(0.71 0.16 24)));
    --_danger-s: color-mix(in oklab, var(--_danger) 8%, var(--_surface));
  }
  @supports not (color: light-dark(#000, #fff)) {
    :host {
      --_success: var(--agent-chat-success, #269451);
      --_danger: var(--agent-chat-danger, #cc3333);
    }
  }
  .chevron {
    color: var(--_t3);
    transition: rotate var(--_base) var(--_ease);
  }
  [aria-expanded='true'] > .chevron {
    rotate: 90deg;
  }
  .chevron:dir(rtl) {
    scale: -1 1;
  }
  [aria-expanded='true'] > .chevron:dir(rtl) {
    rotate: -90deg;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 32px;
    padding: 5px 14px;
    border: 1px solid var(--_line-2);
    border-radius: var(--_r-ctl);
    background: var(--_raised);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
    white-space: nowrap;
    transition:
      background var(--_fast),
      border-color var(--_fast);
  }
  .button:not([disabled]):hover {
    background: var(--_s2);
  }
  .button.primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .button.primary:not([disabled]):hover {
    background: var(--_accent-h);
  }
  .button.quiet {
    border-color: transparent;
    background: none;
    color: var(--_t2);
  }
  .button.quiet:not([disabled]):hover {
    background: var(--_s2);
    color: var(--_t1);
  }
  .button.quiet.danger:not([disabled]):hover {
    background: var(--_danger-s);
    color: var(--_danger-t);
  }
  .button[disabled] {
    border-color: transparent;
    background: var(--_s2);
    color: var(--_t3);
    cursor: default;
  }

  /* Names, titles and words in rows and cards are at the side of their icon, whatever their own direction. */
  span[dir='auto'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* The row that opens a group of steps, or reasoning. */
  .group-header {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    min-block-size: 28px;
    margin-inline-start: -6px;
    padding: 3px 6px;
    border-radius: var(--_r-chip);
    color: var(--_t2);
    font-size: var(--_fs-sm);
    font-weight: 500;
    line-height: 20px;
  }
  .group-header:hover {
    color: var(--_t1);
  }
  /* Placeholder of an empty list. */
  .empty {
    display: grid;
    justify-items: center;
    gap: 4px;
    margin: auto;
    padding: 32px 24px;
    color: var(--_t3);
    font-size: var(--_fs-sm);
    line-height: 20px;
    text-align: center;
    --i-size: 22px;
  }
  .empty strong {
    color: var(--_t1);
    font-weight: 600;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    flex: none;
    block-size: 20px;
    padding-inline: 7px;
    border-radius: var(--_r-pill);
    background: var(--_s2);
    color: var(--_t2);
    font-size: calc(var(--_fs-xs) - 0.5px);
    font-weight: 500;
    line-height: 1;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .badge.danger {
    background: var(--_danger-s);
    color: var(--_danger-t);
  }
  .favicon {
    flex: none;
    display: inline-grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    place-items: center;
    overflow: hidden;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 4px;
    background: var(--_favicon, #5b6472);
    color: #fff;
    font: 700 10px/1 var(--_font);
  }
  .favicon > img {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    background: var(--_surface);
    opacity: 0;
  }
  .favicon > img.shown {
    opacity: 1;
  }
  .favicon > span {
    grid-area: 1 / 1;
    --i-size: 12px;
  }
  /* Small labels are on their optical centre in any font. */
  :is(.badge, .cite, .favicon) {
    text-box: trim-both cap alphabetic;
  }

  ${dotStyles}
  .dot.success::before {
    background: var(--_success);
  }
  .dot:is(.error, .cancelled)::before {
    background: var(--_danger);
  }
  .dot.waiting::before {
    background: var(--_warning);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--_warning) 24%, transparent);
  }
  .dot.stopped::before {
    background: none;
    border: 1.5px solid var(--_ctl);
  }
  .shimmer {
    color: transparent;
    background: linear-gradient(100deg, var(--_t3) 42%, var(--_t1) 50%, var(--_t3) 58%) 100% 0 / 260% 100%;
    -webkit-background-clip: text;
    background-clip: text;
    animation: agent-chat-shimmer 2.2s linear infinite;
  }

  @keyframes agent-chat-shimmer {
    from {
      background-position: 100% 0;
    }
    to {
      background-position: -60% 0;
    }
  }

  @media (pointer: coarse) {
    .button {
      min-block-size: 44px;
      padding-inline: 18px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .shimmer {
      animation: none;
      color: var(--_t2);
      background: none;
    }
  }
  @media (forced-colors: active) {
    .button,
    .badge {
      border: 1px solid ButtonText;
    }
    .button.primary {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .button[disabled] {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
    .favicon {
      forced-color-adjust: none;
    }
    .shimmer {
      color: CanvasText;
      background: none;
      animation: none;
    }
  }
`;
