// Registers <agent-chat-artifact>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatArtifact } from './agent-chat-artifact.ts';

if (!customElements.get('agent-chat-artifact')) customElements.define('agent-chat-artifact', AgentChatArtifact);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-artifact': AgentChatArtifact;
  }
}
