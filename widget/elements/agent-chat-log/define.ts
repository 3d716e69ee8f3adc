// Registers <agent-chat-log>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatLog } from './agent-chat-log.ts';

if (!customElements.get('agent-chat-log')) customElements.define('agent-chat-log', AgentChatLog);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-log': AgentChatLog;
  }
}
