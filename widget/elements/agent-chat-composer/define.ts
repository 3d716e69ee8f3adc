// Registers <agent-chat-composer>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatComposer } from './agent-chat-composer.ts';

if (!customElements.get('agent-chat-composer')) customElements.define('agent-chat-composer', AgentChatComposer);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-composer': AgentChatComposer;
  }
}
