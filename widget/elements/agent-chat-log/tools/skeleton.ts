// What shows while a stored conversation loads.
import { css, html, type TemplateResult } from 'lit';
import type { Strings } from '../../../shared/strings/strings.ts';
import { adoptStyles } from '../../../shared/styles/adopt-styles.ts';

const styles = css`
  .skeleton {
    display: grid;
    gap: 10px;
    animation: agent-chat-appear 0s 200ms both;
  }
  .skeleton span {
    block-size: 12px;
    border-radius: 6px;
    background: var(--_s2);
    animation: agent-chat-working 1.6s ease-in-out infinite;
  }
  .skeleton .you {
    justify-self: end;
    inline-size: 46%;
    block-size: 38px;
    margin-block-end: 8px;
    border-radius: 18px;
  }
  .skeleton .short {
    inline-size: 34%;
  }
  .skeleton .mid {
    inline-size: 78%;
  }
  @keyframes agent-chat-appear {
    from {
      visibility: hidden;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .skeleton span {
      animation: none;
    }
  }
`;

/** Grey lines while a conversation loads, in the log of `root`; they appear after 200 ms. */
export function skeleton(root: ShadowRoot, strings: Strings): TemplateResult {
  adoptStyles(root, styles);
  return html`<div class="skeleton" role="img" aria-label=${strings.t('loading')}>
    <span class="you"></span><span class="short"></span><span></span><span class="mid"></span>
  </div>`;
}
