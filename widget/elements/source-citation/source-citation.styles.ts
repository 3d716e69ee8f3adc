// The chip after a claim, and the card it opens.
import { css } from 'lit';

export const styles = css`
  :host {
    display: inline;
    white-space: nowrap;
  }
  /* A word joiner: a line may break before a bare box, not before this, so that no line begins with a chip. */
  :host::before {
    content: '\\2060';
  }
  .cite {
    position: relative;
    display: inline-grid;
    place-items: center;
    min-inline-size: 18px;
    block-size: 17px;
    margin-inline: 2px 1px;
    padding-inline: 5px;
    border-radius: calc(var(--_r-chip) - 1px);
    background: var(--_s2);
    color: var(--_t2);
    font: 500 11px/1 var(--_font);
    vertical-align: 0.12em;
    font-variant-numeric: tabular-nums;
    transition:
      background var(--_fast),
      color var(--_fast);
  }
  /* The chip is small between words; its hit area is 24 × 24 px around its middle, 44 × 44 on touch screens. */
  .cite::after {
    content: '';
    position: absolute;
    inset: -4px -3px;
  }
  .cite:is(:hover, :focus-visible, [aria-expanded='true']) {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .hover-card {
    position: fixed;
    inset: auto;
    margin: 0;
    inset-block-start: var(--_card-top, 0);
    left: var(--_card-left, 0);
    inline-size: min(304px, calc(100vw - 16px));
    padding: 12px 14px;
    border: 1px solid var(--_line);
    border-radius: var(--_r-card);
    background: var(--_raised);
    color: var(--_t1);
    box-shadow: var(--_shadow-2);
    font-size: var(--_fs-sm);
    line-height: 1.45;
    white-space: normal;
    animation: agent-chat-card var(--_base) var(--_ease);
  }
  .hover-card .source-snippet {
    -webkit-line-clamp: 5;
  }
  .hover-card a,
  .hover-card div.source-link {
    display: block;
    border-radius: var(--_r-chip);
  }
  .hover-card a:hover .source-title {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .pager {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: -4px -6px 8px;
    padding-block-end: 6px;
    border-block-end: 1px solid var(--_line);
    color: var(--_t3);
    font-size: var(--_fs-xs);
  }
  .pager .icon-button {
    --_hit: 26px;
    --i-size: 14px;
  }
  .pager .back {
    display: grid;
    rotate: 180deg;
  }
  @keyframes agent-chat-card {
    from {
      opacity: 0;
      translate: 0 4px;
    }
  }
  @media (pointer: coarse) {
    .cite::after {
      inset: -14px -13px;
    }
    .pager .icon-button {
      --_hit: 44px;
    }
  }
  /* On a phone a card beside a chip would hide the text it belongs to: it is a small sheet. */
  @media (pointer: coarse) and (max-width: 479px) {
    .hover-card {
      inset: auto 0 0;
      inline-size: 100%;
      max-inline-size: none;
      padding: 16px 20px calc(20px + env(safe-area-inset-bottom));
      border-width: 1px 0 0;
      border-radius: calc(var(--_r) * 1.25) calc(var(--_r) * 1.25) 0 0;
    }
  }
  @media (forced-colors: active) {
    .cite {
      border: 1px solid ButtonText;
    }
  }
`;
