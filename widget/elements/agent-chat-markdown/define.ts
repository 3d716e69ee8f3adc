// Registers <agent-chat-markdown>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatMarkdown } from './agent-chat-markdown.ts';

if (!customElements.get('agent-chat-markdown')) customElements.define('agent-chat-markdown', AgentChatMarkdown);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-markdown': AgentChatMarkdown;
  }
}
