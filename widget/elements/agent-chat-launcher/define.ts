// Registers <agent-chat-launcher>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatLauncher } from './agent-chat-launcher.ts';

if (!customElements.get('agent-chat-launcher')) customElements.define('agent-chat-launcher', AgentChatLauncher);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-launcher': AgentChatLauncher;
  }
}
