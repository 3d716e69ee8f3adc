// Styles of the first view: greeting and suggested questions. welcome.ts draws it.
import { css } from 'lit';

export const welcomeStyles = css`
  .welcome {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 20px;
    overflow: auto;
    padding: 24px 20px 12px;
  }
  /* Auto margins align to the end like justify-content, but keep the start reachable when there is too little space. */
  .welcome > :first-child,
  .welcome slot > :first-child {
    margin-block-start: auto;
  }
  .welcome .mark {
    inline-size: 44px;
    block-size: 44px;
    border-radius: 14px;
    font-size: 20px;
  }
  .welcome h2 {
    margin-block-start: 16px;
    font-size: 22px;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .lede {
    margin-block-start: 6px;
    color: var(--_t2);
    text-wrap: pretty;
  }
  .prompts {
    display: grid;
    margin-inline: -10px;
  }
  .prompt {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 10px;
    border-radius: var(--_r-ctl);
    color: var(--_t1);
    font-size: var(--_fs);
    line-height: 22px;
    --i-size: 18px;
  }
  .prompt:hover {
    background: var(--_s1);
  }
  /* The side of a text is the chat's, whatever its own direction: mark, icons and all texts are in one line. */
  .welcome [dir] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .prompt .i {
    color: var(--_t3);
  }
  .welcome.wide {
    inline-size: 100%;
    max-inline-size: var(--_content-width, 760px);
    margin-inline: auto;
  }
  .welcome.wide slot > :last-child {
    margin-block-end: auto;
  }
  @container chat (min-width: 560px) {
    .welcome.wide .prompts {
      grid-template-columns: 1fr 1fr;
      gap: 10px;
      margin: 0;
    }
    .welcome.wide .prompt {
      block-size: 100%;
      padding: 12px 14px;
      border: 1px solid var(--_line);
    }
  }
  @media (max-width: 479.98px) {
    .welcome {
      padding-inline: 16px;
    }
  }
`;
