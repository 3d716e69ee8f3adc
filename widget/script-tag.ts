// What the script tag loads when the chat is wanted: <agent-chat> and what it draws at once. The elements that draw an agent's work, its
// sources and its questions are imported when they are first needed; index.ts has everything, for bundlers.
import './elements/agent-chat-log/define.ts';
import './elements/agent-chat-composer/define.ts';
import './elements/agent-chat/define.ts';
