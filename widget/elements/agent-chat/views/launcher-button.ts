// The closed chat: the launcher with its count of unread answers and the first words of the newest.
import { html, type TemplateResult } from 'lit';
import type { ChatView } from '../../../chat/chat-view.ts';
import type { SiteAgent } from '../../../chat/connection/http-api.ts';
import { icon } from '../../../shared/icons.ts';
import { LAUNCHER_PARTS } from '../../agent-chat-log/exported-parts.ts';

export type LauncherModel = {
  readonly view: ChatView;
  /** '' for none. */
  readonly teaser: string;
  readonly agent: SiteAgent;
  open(): void;
  dismissTeaser(): void;
};

export function launcherButton({ view, teaser, agent, open, dismissTeaser }: LauncherModel): TemplateResult {
  return html`<agent-chat-launcher
    exportparts=${LAUNCHER_PARTS}
    .unread=${view.unread}
    .working=${view.isAnswering}
    .teaser=${teaser}
    .agent=${agent.name}
    .onOpen=${open}
    .onDismiss=${dismissTeaser}
  >
    <slot name="launcher-icon" slot="launcher-icon">${icon('chat')}</slot>
  </agent-chat-launcher>`;
}
