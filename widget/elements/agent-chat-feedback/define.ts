// Registers <agent-chat-feedback>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatFeedback } from './agent-chat-feedback.ts';

if (!customElements.get('agent-chat-feedback')) customElements.define('agent-chat-feedback', AgentChatFeedback);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-feedback': AgentChatFeedback;
  }
}
