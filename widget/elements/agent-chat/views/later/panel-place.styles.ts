// Where the sources panel is in the frame of a chat, by its mode (panel-mode.ts).
import { css } from 'lit';

export const styles = css`
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
    /* Its own border coincides with the frame's. */
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
  /* A press outside an overlay closes it; the conversation stays visible. */
  .scrim {
    position: absolute;
    z-index: 8;
    inset: 0;
  }
`;
