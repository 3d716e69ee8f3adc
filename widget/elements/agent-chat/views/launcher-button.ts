// The closed chat: the launcher with its count of unread answers and the first words of the newest.
import { html, nothing } from 'lit';
import type { ChatView } from '../../../chat/chat-view.ts';
import type { SiteAgent } from '../../../chat/connection/http-api.ts';
import { icon } from '../../../shared/icons/icons.ts';
import { LazyPart } from '../../../shared/loading/lazy-part.ts';
import { LAUNCHER_PARTS } from '../../agent-chat-log/exported-parts.ts';

/** Who opens the chat needs it only afterwards: loader.ts has drawn the one that was pressed. */
export const launcherPart = new LazyPart('agent-chat-launcher', () => import('../../agent-chat-launcher/define.ts'));

export type LauncherModel = {
  readonly view: ChatView;
  /** '' for none. */
  readonly teaser: string;
  readonly agent: SiteAgent;
  open(): void;
  dismissTeaser(): void;
};

export function launcherButton({ view, teaser, agent, open, dismissTeaser }: LauncherModel): unknown {
  return launcherPart.draw(
    () => html`<agent-chat-launcher
      exportparts=${LAUNCHER_PARTS}
      .unread=${view.unread}
      .working=${view.isAnswering}
      .teaser=${teaser}
      .agent=${agent.name}
      .onOpen=${open}
      .onDismiss=${dismissTeaser}
    >
      <slot name="launcher-icon" slot="launcher-icon">${icon('chat')}</slot>
    </agent-chat-launcher>`,
    nothing,
  );
}
