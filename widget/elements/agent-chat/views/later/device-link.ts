// The dialog about links to another device, and what the chat does when one was followed. Loaded by device-link-controller.ts.
import '../../../agent-chat-device-link/define.ts';
import { html, type TemplateResult } from 'lit';
import type { FrameModel } from '../frame-model.ts';

export function deviceLinkDialog({ view, actions, api, site }: FrameModel, link: string): TemplateResult {
  const { controller, session, opening, focusInput } = actions.chat;
  /** The visitor of the link is in the storage. */
  const adopt = () => {
    session.adopt();
    opening.keep();
    focusInput();
  };
  return html`<agent-chat-device-link
    .source=${controller()}
    .conversation=${view.conversationId ?? ''}
    .api=${api}
    .site=${site}
    .link=${link}
    .onFollowed=${adopt}
    .onClose=${actions.closeDeviceLink}
  ></agent-chat-device-link>`;
}
