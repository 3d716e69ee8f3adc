// Registers <agent-chat-copy-button>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatCopyButton } from './agent-chat-copy-button.ts';

if (!customElements.get('agent-chat-copy-button')) customElements.define('agent-chat-copy-button', AgentChatCopyButton);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-copy-button': AgentChatCopyButton;
  }
}
