// Registers <agent-chat-approval>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatApproval } from './agent-chat-approval.ts';

if (!customElements.get('agent-chat-approval')) customElements.define('agent-chat-approval', AgentChatApproval);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-approval': AgentChatApproval;
  }
}
