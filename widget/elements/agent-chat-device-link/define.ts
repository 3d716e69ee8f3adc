// Registers <agent-chat-device-link>, once per page: a second copy of the widget leaves the first in place (EMB-5).
import { AgentChatDeviceLink } from './agent-chat-device-link.ts';

if (!customElements.get('agent-chat-device-link')) customElements.define('agent-chat-device-link', AgentChatDeviceLink);

declare global {
  interface HTMLElementTagNameMap {
    'agent-chat-device-link': AgentChatDeviceLink;
  }
}
