// Registers <agent-chat-files>.
import { AgentChatFiles } from './agent-chat-files.ts';

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-files': AgentChatFiles;
  }
}

if (!customElements.get('agent-chat-files')) customElements.define('agent-chat-files', AgentChatFiles);
