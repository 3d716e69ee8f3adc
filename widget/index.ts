// The whole widget for bundlers: registers every element that a page may use, and exports the rest of its public face.
import './first-load.ts';
import './elements/source-citation/define.ts';
import './elements/tool-group/define.ts';
import './elements/web-search-block/define.ts';
import { pageToolsPart } from './chat/page-tools/late-page-tools.ts';
import * as pageToolsModule from './chat/page-tools/page-tools.ts';
import * as modalModule from './elements/agent-chat/placement/modal.ts';
import { modalPart } from './elements/agent-chat/placement/modal-part.ts';
import { recordedChat } from './elements/agent-chat/session/followed-chat.ts';
import * as recordedChatModule from './elements/agent-chat/session/recorded-chat.ts';
import * as userTokensModule from './elements/agent-chat/session/user-tokens.ts';
import { userTokensPart } from './elements/agent-chat/session/user-tokens-part.ts';
import { bannerPart } from './elements/agent-chat/views/banner-part.ts';
import { historyList } from './elements/agent-chat/views/history-list.ts';
import * as bannerModule from './elements/agent-chat/views/later/banner-line.ts';
import * as historyModule from './elements/agent-chat/views/later/history.ts';
import * as launcherModule from './elements/agent-chat/views/later/launcher-button.ts';
import { launcherPart } from './elements/agent-chat/views/launcher-part.ts';
import { addOldColors } from './shared/styles/old-colors.ts';
import './elements/agent-chat-log/define.ts';
import * as namedSessionModule from './chat/named-session.ts';
import { namedSessionPart } from './chat/visitor-session.ts';

addOldColors();
recordedChat.take(recordedChatModule);
pageToolsPart.take(pageToolsModule);
launcherPart.take(launcherModule);
bannerPart.take(bannerModule);
modalPart.take(modalModule);
namedSessionPart.take(namedSessionModule);
userTokensPart.take(userTokensModule);
historyList.take(historyModule);

// Needed only once sources are shown: imported dynamically, so that a page may also use <sources-panel> alone.
import('./elements/sources-panel/define.ts').catch((error: unknown) =>
  console.error('agent-chat: the sources panel could not be loaded.', error),
);

export type { PageContext } from '../protocol/content/page-context.ts';
export { ChatController } from './chat/chat-controller.ts';
export type { ChatView } from './chat/chat-view.ts';
export type { Connection, ConnectionEvents } from './chat/connection/connection.ts';
export type { SiteInfo } from './chat/connection/http-api.ts';
export { createConnection } from './chat/connection/network-connection.ts';
export { RecordedConnection } from './chat/connection/recorded-connection.ts';
export type { AgentChatPage, PageTool, PageToolContext } from './chat/page-tools/page-tool.ts';
export { PageTools } from './chat/page-tools/page-tools.ts';
export { AgentChat } from './elements/agent-chat/agent-chat.ts';
// Types learn the tag by a static import only.
export type {} from './elements/sources-panel/define.ts';
export type {
  DecideDetail,
  DownloadDetail,
  ErrorDetail,
  MessageDetail,
  OpenDetail,
  ResizeSourcesDetail,
  RetryDetail,
  ShowSourcesDetail,
  ToggleDetail,
  WidgetEventDetails,
} from './shared/events.ts';
