// The visitor's message and its place: in the log, and in the chat until the log has come.
import { css } from 'lit';

export const messageStyles = css`
  .log-inner {
    display: flex;
    flex-direction: column;
    gap: calc(var(--_u) * 6);
    inline-size: 100%;
    max-inline-size: var(--_content-width, none);
    min-block-size: 100%;
    margin-inline: auto;
    padding: calc(var(--_u) * 5) 16px calc(var(--_u) * 4);
  }

  .message {
    display: flex;
    flex-direction: column;
    gap: calc(var(--_u) * 3);
    min-inline-size: 0;
    unicode-bidi: isolate;
    contain: layout style;
    contain-intrinsic-block-size: auto 320px;
  }
  .message.user {
    align-items: flex-end;
    gap: 6px;
    contain-intrinsic-block-size: auto 42px;
  }
  .message.user .context {
    justify-content: flex-end;
    max-inline-size: 86%;
  }
  .message.entering {
    animation: agent-chat-rise var(--_base) var(--_ease);
  }
  .bubble {
    max-inline-size: 86%;
    padding: 9px 14px;
    border-radius: calc(var(--_r) * 1.125);
    background: var(--_accent-s);
    line-height: 1.5;
    white-space: pre-wrap;
    unicode-bidi: isolate;
  }
  @keyframes agent-chat-rise {
    from {
      opacity: 0;
      translate: 0 6px;
    }
  }
  @media (forced-colors: active) {
    .bubble {
      border: 1px solid ButtonText;
    }
  }
`;
