// Registers <agent-chat-context>.
import { AgentChatContext } from './agent-chat-context.ts';

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-context': AgentChatContext;
  }
}

if (!customElements.get('agent-chat-context')) customElements.define('agent-chat-context', AgentChatContext);
