// Styles inside the frame: header, conversation, the list of conversations; views/later/ has those of the banner and the place of the
// sources. Sizes of parts are container queries
// on the shell; only full screen depends on the viewport.
import { css } from 'lit';

export const styles = css`
  /* Focused where the field would open a keyboard; it is the whole view, so no focus ring. */
  .shell:focus {
    outline: none;
  }
  /* Header ------------------------------------------------------------------------ */

  .header,
  .foot {
    touch-action: var(--_drag, auto);
  }
  .header {
    flex: none;
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: 52px;
    padding-inline: 16px 10px;
    border-block-end: 1px solid var(--_line);
  }
  .header.with-back {
    gap: 6px;
    padding-inline-start: 10px;
  }
  .header-title {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: var(--_fs);
    font-weight: 600;
    line-height: 20px;
  }
  /* Two lines fit into the bar: beside four icons as large as a finger there is little room for a name. */
  .header-title h2 {
    font: inherit;
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .mark {
    inline-size: 24px;
    block-size: 24px;
    border-radius: calc(24px * 0.32);
    font-size: 12px;
  }

  /* Conversation -------------------------------------------------------------------- */

  .body {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  .conversation {
    display: contents;
  }
  agent-chat-log,
  .early-log {
    flex: 1;
  }
  .early-log {
    overflow: auto;
  }
  .foot {
    position: relative;
    flex: none;
    inline-size: 100%;
    max-inline-size: var(--_content-width, none);
    margin-inline: auto;
    padding-block-end: 10px;
  }
  .foot::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-end: 100%;
    inset-inline: 0 12px;
    block-size: 16px;
    background: linear-gradient(transparent, var(--_surface));
    pointer-events: none;
  }
  .foot > .context {
    padding: 0 12px 8px;
  }
  agent-chat-composer {
    margin-block-end: -10px;
  }
  .disclaimer {
    margin: 8px 12px 0;
    color: var(--_t3);
    font-size: calc(var(--_fs-xs) - 0.5px);
    line-height: 16px;
    text-align: center;
    /* A right-to-left page whose language has no strings of ours shows English ones. */
    unicode-bidi: plaintext;
  }
  /* Conversations -------------------------------------------------------------- */

  .sidebar {
    flex: 0 0 264px;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    border-inline-end: 1px solid var(--_line);
    background: var(--_s1);
  }
  .sidebar agent-chat-history {
    flex: 1;
  }
  .history-layer {
    position: absolute;
    z-index: 4;
    /* Over the line of the header, which it draws again: at 150 % text of the conversation showed between the two. */
    inset: -1px 0 0;
    background: var(--_surface);
    border-block-start: 1px solid var(--_line);
    animation: agent-chat-from-start var(--_base) var(--_ease);
  }
  .history-layer agent-chat-history {
    block-size: 100%;
  }

  /* Narrow, touch, phone ---------------------------------------------------------------------- */

  @container chat (max-width: 359px) {
    .header {
      gap: 0;
    }
  }
  /* 320 × 200 px: a screen at 400 %, with a keyboard. */
  @container chat (max-height: 239.98px) {
    .disclaimer {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .header {
      block-size: 56px;
      padding-inline: 16px 4px;
    }
    .header .icon-button {
      --i-size: 20px;
    }
  }
  @media (max-width: 479.98px) {
    .header {
      block-size: 56px;
    }
    .foot {
      padding-block-end: max(10px, env(safe-area-inset-bottom));
    }
  }
  /* A phone on its side, and 320 × 256 px, a screen at 400 %: the bar is as high as its buttons, and half is the log. */
  @container chat (max-height: 319.98px) {
    .header {
      block-size: auto;
    }
  }

  @keyframes agent-chat-from-start {
    from {
      opacity: 0;
      translate: -16px 0;
    }
  }
  @media (forced-colors: active) {
    .prompt {
      border: 1px solid ButtonText;
    }
    .frame {
      border: 1px solid CanvasText;
    }
  }
`;
