// Registers <agent-chat-step>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatStep } from './agent-chat-step.ts';

if (!customElements.get('agent-chat-step')) customElements.define('agent-chat-step', AgentChatStep);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-step': AgentChatStep;
  }
}
