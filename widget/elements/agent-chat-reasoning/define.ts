// Registers <agent-chat-reasoning>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatReasoning } from './agent-chat-reasoning.ts';

if (!customElements.get('agent-chat-reasoning')) customElements.define('agent-chat-reasoning', AgentChatReasoning);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-reasoning': AgentChatReasoning;
  }
}
