// Registers <agent-chat>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChat } from './agent-chat.ts';

if (!customElements.get('agent-chat')) customElements.define('agent-chat', AgentChat);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat': AgentChat;
  }
}
