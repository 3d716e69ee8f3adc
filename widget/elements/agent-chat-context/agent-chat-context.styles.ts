// The list of chips of the page's context; shared/styles/chips.styles.ts draws the chips.
import { css } from 'lit';

export const styles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .chips {
    justify-content: inherit;
  }
`;
