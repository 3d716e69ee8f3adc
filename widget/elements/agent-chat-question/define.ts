// Registers <agent-chat-question>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatQuestion } from './agent-chat-question.ts';

if (!customElements.get('agent-chat-question')) customElements.define('agent-chat-question', AgentChatQuestion);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-question': AgentChatQuestion;
  }
}
