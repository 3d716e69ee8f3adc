// The menu behind "More options". Loaded by menu-controller.ts.
import '../../../agent-chat-menu/define.ts';
import { html, type TemplateResult } from 'lit';
import type { FrameModel } from '../frame-model.ts';

export function menu({ view, actions, hasDeviceLinks }: FrameModel): TemplateResult {
  return html`<agent-chat-menu
    .source=${actions.conversations}
    .conversation=${view.conversationId ?? ''}
    .name=${view.title ?? ''}
    .onDeviceLink=${hasDeviceLinks ? actions.openDeviceLink : null}
    .onClose=${actions.closeMenu}
    .onDeleted=${actions.forgetAll}
  ></agent-chat-menu>`;
}
