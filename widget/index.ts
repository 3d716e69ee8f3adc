// The whole widget: registers every element and exports what a page or a bundler may use.
import './elements/agent-chat-log/define.ts';
import './elements/agent-chat-composer/define.ts';
import './elements/agent-chat-launcher/define.ts';
import './elements/agent-chat/define.ts';

// Needed only once sources are shown: imported dynamically, so that a page may also use <sources-panel> alone. The script
// tag's build leaves it to <agent-chat>, which imports it on first use.
if (import.meta.env?.MODE !== 'widget') {
  import('./elements/sources-panel/define.ts').catch((error: unknown) =>
    console.error('agent-chat: the sources panel could not be loaded.', error),
  );
}

export { ChatController } from './chat/chat-controller.ts';
export type { ChatView } from './chat/chat-view.ts';
export type { Connection, ConnectionEvents } from './chat/connection/connection.ts';
export { createConnection } from './chat/connection/network-connection.ts';
export { RecordedConnection } from './chat/connection/recorded-connection.ts';
export type { AgentChatPage, PageTool, PageToolContext } from './chat/page-tools/page-tool.ts';
export { PageTools } from './chat/page-tools/page-tools.ts';
export { AgentChat } from './elements/agent-chat/agent-chat.ts';
export type { ErrorDetail, MessageDetail, OpenDetail, ShowSourcesDetail, WidgetEventDetails } from './shared/events.ts';
