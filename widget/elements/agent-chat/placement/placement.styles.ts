// The widget's position in its page and its size, by layout and viewport. agent-chat.styles.ts has the styles inside its frame.
import { css } from 'lit';
import { textStyles } from '../../../shared/styles/tokens.styles.ts';

/** Above every z-index; top-layer.ts handles what z-index does not decide. */
const HIGHEST_Z = css`2147483647`;

/**
 * A page's `*` rules override `:host`, except for important declarations: those set the position of a chat over the page, and reset
 * everything else. In the full and inline layouts the page styles the box. Text styles are reset in the frame, which no rule of
 * the page reaches.
 */
export const placementStyles = css`
  :host {
    --_offset: var(--agent-chat-offset, 24px);
    /* The window in lengths of a page that may be zoomed, and what a popover may have of it; viewport-size.ts sets what differs. */
    --_high: calc(var(--_screen, 100dvh) / var(--_zoom, 1));
    --_wide: calc(100vw / var(--_zoom, 1) - 2 * var(--_offset));
    display: block;
  }
  :host([layout='floating']),
  :host([layout='side']) {
    all: initial !important;
    /* The language around, or that of the chat: it chooses the forms of letters, and a text whose \`lang\` is the same stays as laid out. */
    -webkit-locale: revert-layer !important;
    color-scheme: inherit !important;
    display: var(--agent-chat-display, block) !important;
    position: fixed !important;
    z-index: var(--agent-chat-z, ${HIGHEST_Z}) !important;
    inset-block: auto var(--_offset) !important;
    inset-inline: auto var(--_offset) !important;
  }
  :host::before,
  :host::after,
  :host::backdrop {
    content: none !important;
    display: none !important;
  }
  :host([theme='light']) {
    color-scheme: light !important;
  }
  :host([theme='dark']) {
    color-scheme: dark !important;
  }
  :host([layout='side'][open]) {
    inset-block: 0 !important;
    inset-inline-end: 0 !important;
    inline-size: clamp(320px, var(--agent-chat-width, 420px), 600px) !important;
  }
  :host([layout='full']) {
    block-size: var(--agent-chat-height, var(--_high));
    --_content-width: var(--agent-chat-content-width, 760px);
  }
  :host([layout='inline']) {
    block-size: var(--agent-chat-height, 640px);
    --_content-width: var(--agent-chat-content-width, 760px);
  }
  :host([hidden]) {
    display: none !important;
  }

  .frame {
    all: initial;
    -webkit-locale: revert-layer;
    color-scheme: inherit;
    visibility: inherit;
    box-sizing: border-box;
    ${textStyles}
    position: relative;
    display: flex;
    block-size: 100%;
    background: var(--_surface);
    /* Clipped, where supported: hidden overflow can still be scrolled by a focus or by scrollIntoView. */
    overflow: hidden;
    overflow: clip;
  }
  .shell {
    position: relative;
    container: chat / size;
    /* Of a page that gives the box no height of its own. */
    contain-intrinsic-block-size: var(--agent-chat-height, 640px);
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
    background: var(--_surface);
  }
  :host([layout='floating']) .frame {
    inline-size: min(var(--agent-chat-width, 400px), var(--_wide));
    block-size: min(var(--agent-chat-height, 640px), var(--_high) - 2 * var(--_offset));
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
    inline-size: min(720px, var(--_wide));
    block-size: calc(var(--_high) - 2 * var(--_offset));
  }
  :host([layout='floating']) .frame.drawer.with-panel {
    inline-size: auto;
    max-inline-size: var(--_wide);
  }
  /* As wide as in the frame without a panel, whose border is part of its width. */
  :host([layout='floating']) .frame.drawer .shell {
    flex: 0 0 calc(var(--agent-chat-width, 400px) - 2px);
  }
  :host([layout='floating'][expanded]) .frame.drawer .shell {
    flex-basis: calc(min(720px, var(--_wide)) - 2px);
  }
  :host([layout='side'][open]) .frame {
    border-inline-start: 1px solid var(--_line);
  }
  /* Some lines of the log are seen also where the page takes the height of the box away. */
  :host([layout='full']) .frame,
  :host([layout='inline']) .frame {
    min-block-size: min(280px, var(--_high));
  }
  /* In line with the log, which has more room around it. */
  :host([layout='full']) .foot {
    padding-inline: 4px;
  }
  :host([layout='inline']) .frame {
    border: 1px solid var(--_line);
    border-radius: var(--_r);
  }

  @media (max-width: 479.98px) {
    :host([layout='floating'][open]),
    :host([layout='side'][open]) {
      inset: 0 !important;
      inline-size: auto !important;
      /* A finger on what does not scroll moves nothing; zoomed in, viewport-size.ts lets it move over the chat. */
      --_drag: pinch-zoom;
    }
    .welcome {
      overscroll-behavior: contain;
    }
    :host([layout='floating'][open]) .frame,
    :host([layout='floating'][open][expanded]) .frame,
    :host([layout='side'][open]) .frame {
      inline-size: 100%;
      max-inline-size: none;
      block-size: var(--_high);
      border: 0;
      border-radius: 0;
      padding-block-start: env(safe-area-inset-top);
      padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    }
  }

  /* A phone on its side. */
  @media (max-height: 479.98px) {
    :host([layout='floating'][open]) {
      --_offset: min(var(--agent-chat-offset, 24px), 8px);
    }
  }

  /* On paper a part of the page is as long as its conversation; a chat over the page covers nothing of it. */
  @media print {
    :host([layout='floating']),
    :host([layout='side']) {
      display: none !important;
    }
    :host([layout]) {
      block-size: auto;
    }
    .frame,
    .shell {
      display: block;
      overflow: visible;
      container: none;
    }
    .frame > :not(.shell),
    .shell > :is(.header, .foot, .banner) {
      display: none;
    }
  }

  @keyframes agent-chat-pop {
    from {
      opacity: 0;
      scale: 0.96;
    }
  }
`;
