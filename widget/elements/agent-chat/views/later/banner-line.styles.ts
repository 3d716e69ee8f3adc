// The banner above the composer.
import { css } from 'lit';

export const bannerStyles = css`
  .banner {
    flex: none;
    display: flex;
    align-items: center;
    gap: 10px;
    margin: 0 12px 8px;
    padding: 8px 12px;
    border-radius: var(--_r-ctl);
    background: var(--_s2);
    color: var(--_t1);
    font-size: var(--_fs-sm);
    line-height: 20px;
  }
  .banner-text {
    flex: 1;
  }
  .banner.warning {
    background: color-mix(in oklab, var(--_warning) 13%, var(--_surface));
  }
  .banner.warning > .i {
    color: var(--_warning-t);
  }
  .banner.success > .i {
    color: var(--_success-t);
  }
  .banner .text-button {
    flex: none;
    color: var(--_t1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .banner + .foot::before {
    display: none;
  }
  @media (forced-colors: active) {
    .banner {
      border: 1px solid ButtonText;
    }
  }
`;
