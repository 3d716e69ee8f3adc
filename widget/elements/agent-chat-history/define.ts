// Registers <agent-chat-history>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatHistory } from './agent-chat-history.ts';

if (!customElements.get('agent-chat-history')) customElements.define('agent-chat-history', AgentChatHistory);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-history': AgentChatHistory;
  }
}
