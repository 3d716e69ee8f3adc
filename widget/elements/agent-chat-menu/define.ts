// Registers <agent-chat-menu>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatMenu } from './agent-chat-menu.ts';

if (!customElements.get('agent-chat-menu')) customElements.define('agent-chat-menu', AgentChatMenu);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-menu': AgentChatMenu;
  }
}
