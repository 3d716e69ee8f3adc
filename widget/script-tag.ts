// What the script tag loads when the chat is wanted: <agent-chat> and what it draws at once. The elements that draw an agent's work, its
// sources and its questions are imported when they are first needed; index.ts has everything, for bundlers.
// The style sheets of the first load first: next to one another they compress better, by 1 KB together.
import './shared/styles/parts.styles.ts';
import './shared/styles/tokens.styles.ts';
import './blocks/notice.styles.ts';
import './elements/agent-chat-markdown/agent-chat-markdown.styles.ts';
import './elements/agent-chat-log/agent-chat-log.styles.ts';
import './elements/agent-chat-log/agent-mark.styles.ts';
import './elements/agent-chat-composer/agent-chat-composer.styles.ts';
import './elements/agent-chat/agent-chat.styles.ts';
import './elements/agent-chat/placement/placement.styles.ts';
import './elements/agent-chat/views/welcome.styles.ts';
import './elements/agent-chat-log/define.ts';
import './elements/agent-chat-composer/define.ts';
import './elements/agent-chat/define.ts';
