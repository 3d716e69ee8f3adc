// Registers <agent-chat-edit>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatEdit } from './agent-chat-edit.ts';

if (!customElements.get('agent-chat-edit')) customElements.define('agent-chat-edit', AgentChatEdit);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-edit': AgentChatEdit;
  }
}
