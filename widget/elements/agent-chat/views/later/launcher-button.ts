// The closed chat: the launcher with its count of unread answers, and that the visitor is waited for or the first words of the newest answer. Loaded by launcher-part.ts.
import '../../../agent-chat-launcher/define.ts';
import { html, type TemplateResult } from 'lit';
import type { ChatView } from '../../../../chat/chat-view.ts';
import type { SiteAgent } from '../../../../chat/connection/http-api.ts';
import type { ChatStorage } from '../../../../chat/storage.ts';
import { icon } from '../../../../shared/icons/icons.ts';
import type { Strings } from '../../../../shared/strings/strings.ts';
import { dismissTeaser, isWaitedFor, teaser } from '../../teaser.ts';

export type LauncherModel = {
  readonly view: ChatView;
  /** Keeps which teaser was dismissed. */
  readonly storage: ChatStorage;
  readonly agent: SiteAgent;
  readonly strings: Strings;
  open(): void;
  /** Draws it again. */
  redraw(): void;
};

export function launcherButton({ view, storage, agent, strings, open, redraw }: LauncherModel): TemplateResult {
  const dismiss = () => {
    dismissTeaser(view, storage);
    redraw();
  };
  return html`<agent-chat-launcher
    exportparts="launcher, unread-badge, teaser"
    .unread=${view.unread}
    .working=${view.isAnswering}
    .waiting=${isWaitedFor(view)}
    .teaser=${teaser(view, storage, strings, redraw)}
    .agent=${agent.name}
    .onOpen=${open}
    .onDismiss=${dismiss}
  >
    <slot name="launcher-icon" slot="launcher-icon">${icon('chat')}</slot>
  </agent-chat-launcher>`;
}
