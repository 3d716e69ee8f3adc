// What a chat loads first: <agent-chat> and what it draws at once. The elements that draw an agent's work, its
// sources and its questions are imported when they are first needed; index.ts has everything, for bundlers.
// In an order that compresses well: style sheets next to one another are 1 KB less, like modules before unlike ones 0.3 KB.
import './shared/styles/tokens.styles.ts';
import './elements/agent-chat-log/message.styles.ts';
import './elements/agent-chat-log/agent-chat-log.styles.ts';
import './blocks/notice.styles.ts';
import './elements/agent-chat-markdown/agent-chat-markdown.styles.ts';
import './elements/agent-chat/agent-chat.styles.ts';
import './elements/agent-chat/views/welcome.styles.ts';
import './elements/agent-chat-composer/agent-chat-composer.styles.ts';
import './shared/styles/parts.styles.ts';
import './elements/agent-chat-log/agent-mark.styles.ts';
import './elements/agent-chat/placement/placement.styles.ts';
import './elements/agent-chat/open-triggers.ts';
import './elements/agent-chat-composer/define.ts';
import './elements/agent-chat/session/page-events.ts';
import './elements/agent-chat/views/frame.ts';
import './elements/agent-chat/define.ts';
