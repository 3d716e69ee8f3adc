// Placement of the widget by layout, the shell, header, welcome, banner. Widths of parts are container queries on the frame;
// only full screen depends on the viewport.
import { css } from 'lit';

export const styles = css`
  :host {
    --_offset: var(--agent-chat-offset, 24px);
    display: block;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([hidden]) {
    display: none;
  }

  /* Layouts --------------------------------------------------------------------- */

  :host([layout='floating']) {
    position: fixed;
    z-index: var(--agent-chat-z, 1000);
    inset-block-end: var(--_offset);
    inset-inline-end: var(--_offset);
  }
  :host([layout='side']) {
    position: fixed;
    z-index: var(--agent-chat-z, 1000);
    inset-block-end: var(--_offset);
    inset-inline-end: var(--_offset);
  }
  :host([layout='side'][open]) {
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: clamp(320px, var(--agent-chat-width, 420px), 600px);
  }
  :host([layout='full']) {
    block-size: var(--agent-chat-height, 100dvh);
    --_content-width: var(--agent-chat-content-width, 760px);
  }
  :host([layout='inline']) {
    block-size: var(--agent-chat-height, 640px);
    --_content-width: var(--agent-chat-content-width, 760px);
  }

  .frame {
    position: relative;
    display: flex;
    block-size: 100%;
    background: var(--_surface);
    /* Clipped, where known: a hidden overflow can still be scrolled by a focus or by scrollIntoView. */
    overflow: hidden;
    overflow: clip;
  }
  .shell {
    position: relative;
    container: chat / inline-size;
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
    background: var(--_surface);
  }
  :host([layout='floating']) .frame {
    inline-size: min(var(--agent-chat-width, 400px), 100vw - 2 * var(--_offset));
    block-size: min(var(--agent-chat-height, 640px), 100dvh - 2 * var(--_offset));
    border: 1px solid var(--_line);
    border-radius: var(--_r);
    background-clip: padding-box;
    box-shadow: var(--_shadow);
    transform-origin: 100% 100%;
  }
  :host([layout='floating']) .frame.entering {
    animation: agent-chat-pop var(--_base) var(--_ease);
  }
  :host([layout='floating']) .frame:dir(rtl) {
    transform-origin: 0 100%;
  }
  :host([layout='floating'][expanded]) .frame {
    inline-size: min(720px, 100vw - 2 * var(--_offset));
    block-size: calc(100dvh - 2 * var(--_offset));
  }
  :host([layout='floating']) .frame.drawer.with-panel {
    inline-size: auto;
    max-inline-size: calc(100vw - 2 * var(--_offset));
  }
  :host([layout='floating']) .frame.drawer .shell {
    flex: 0 0 var(--agent-chat-width, 400px);
  }
  :host([layout='floating'][expanded]) .frame.drawer .shell {
    flex-basis: min(720px, 100vw - 2 * var(--_offset));
  }
  :host([layout='side'][open]) .frame {
    border-inline-start: 1px solid var(--_line);
  }
  :host([layout='inline']) .frame {
    border: 1px solid var(--_line);
    border-radius: var(--_r);
  }

  /* Header ------------------------------------------------------------------------ */

  .header {
    flex: none;
    display: flex;
    align-items: center;
    gap: 2px;
    block-size: 52px;
    padding-inline: 16px 10px;
    border-block-end: 1px solid var(--_line);
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
  .header-title > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .mark {
    flex: none;
    display: inline-grid;
    place-items: center;
    overflow: hidden;
    inline-size: 24px;
    block-size: 24px;
    border-radius: calc(24px * 0.32);
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 12px;
    font-weight: 600;
    line-height: 1;
  }
  .mark img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* Conversation -------------------------------------------------------------------- */

  .body {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  agent-chat-log {
    flex: 1;
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
  .banner + .foot::before {
    display: none;
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
  }
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
    background: var(--_warning-s);
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

  /* Welcome ---------------------------------------------------------------------------- */

  .welcome {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 20px;
    min-block-size: 0;
    overflow: auto;
    padding: 24px 20px 12px;
  }
  /* Auto margins push to the end like justify-content, but leave the start within reach when there is too little room. */
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
  .welcome .lede {
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
      padding: 12px 14px;
      border: 1px solid var(--_line);
    }
  }

  /* Conversations and sources -------------------------------------------------------------- */

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
    inset: 0;
    background: var(--_surface);
    animation: agent-chat-from-start var(--_base) var(--_ease);
  }
  .history-layer agent-chat-history {
    block-size: 100%;
  }
  .panel {
    flex: none;
    min-block-size: 0;
  }
  /* The panel derives its own tokens: in a drawer its surface is the sunken one of the chat around it. */
  .frame {
    --_drawer: var(--_s1);
  }
  .panel.drawer {
    --_surface: var(--_drawer);
    order: -1;
    flex: 0 1 var(--agent-chat-panel-width, 380px);
    inline-size: var(--agent-chat-panel-width, 380px);
    /* Its own edge falls on the frame's. */
    margin-inline-start: -1px;
    border-inline-end: 1px solid var(--_line);
  }
  .panel.cover {
    position: absolute;
    z-index: 5;
    inset: 0;
    inline-size: 100%;
    max-inline-size: none;
  }
  .panel.overlay {
    position: absolute;
    z-index: 9;
    inset-block: 0;
    inset-inline-end: 0;
    max-inline-size: min(600px, 100%);
    box-shadow: var(--_shadow);
  }
  /* Outside an overlay a press closes it; the conversation stays in sight. */
  .scrim {
    position: absolute;
    z-index: 8;
    inset: 0;
  }

  /* Narrow, touch, phone ---------------------------------------------------------------------- */

  @container chat (max-width: 359px) {
    .header {
      gap: 0;
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
    :host([layout='floating'][open]),
    :host([layout='side'][open]) {
      inset: 0;
      inline-size: auto;
    }
    :host([layout='floating'][open]) .frame,
    :host([layout='floating'][open][expanded]) .frame,
    :host([layout='side'][open]) .frame {
      inline-size: 100%;
      max-inline-size: none;
      block-size: var(--_screen, 100dvh);
      border: 0;
      border-radius: 0;
      padding-block-start: env(safe-area-inset-top);
      padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    }
    .header {
      block-size: 56px;
    }
    .foot {
      padding-block-end: max(10px, env(safe-area-inset-bottom));
    }
    .welcome {
      padding-inline: 16px;
    }
  }

  @keyframes agent-chat-pop {
    from {
      opacity: 0;
      scale: 0.96;
    }
  }
  @keyframes agent-chat-from-start {
    from {
      opacity: 0;
      translate: -16px 0;
    }
  }
  @media (forced-colors: active) {
    .icon-button,
    .prompt,
    .banner {
      border: 1px solid ButtonText;
    }
    .frame {
      border: 1px solid CanvasText;
    }
  }
`;
