// The list of conversations. Loaded by history-list.ts.
import '../../../agent-chat-history/define.ts';
import { html, type TemplateResult } from 'lit';
import type { FrameModel } from '../frame-model.ts';

/** It requests the conversations when it is drawn first. */
export function history({ view, actions }: FrameModel): TemplateResult {
  return html`<agent-chat-history
    exportparts="history, thread"
    .source=${actions.chat.controller()}
    .current=${view.conversationId}
    .working=${view.isAnswering}
    .nowMs=${Date.now()}
    .onOpen=${actions.openConversation}
    .onLeave=${actions.leaveConversation}
  ></agent-chat-history>`;
}
