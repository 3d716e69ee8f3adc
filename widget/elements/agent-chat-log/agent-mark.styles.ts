// The agent's square, whatever its size.
import { css } from 'lit';

export const markStyles = css`
  .mark {
    flex: none;
    display: inline-grid;
    place-items: center;
    overflow: hidden;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
    line-height: 1;
  }
  .mark img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
