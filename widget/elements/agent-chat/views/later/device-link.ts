// The dialog about links to another device. Loaded by device-link-controller.ts.
import '../../../agent-chat-device-link/define.ts';
import { html, type TemplateResult } from 'lit';
import type { FrameModel } from '../frame-model.ts';

export function deviceLinkDialog({ view, actions, api, site }: FrameModel, link: string): TemplateResult {
  return html`<agent-chat-device-link
    .source=${actions.conversations}
    .conversation=${view.conversationId ?? ''}
    .api=${api}
    .site=${site}
    .link=${link}
    .onFollowed=${actions.adopt}
    .onClose=${actions.closeDeviceLink}
  ></agent-chat-device-link>`;
}
