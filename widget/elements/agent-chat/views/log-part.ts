// The log as a file of its own, with Markdown and blocks: the field is drawn before it has come, and a message is sent without it. Where
// files share a line it is requested when the field is drawn, or, for a stored conversation, together with the chat (loader/launcher.ts).
import { LazyPart } from '../../../shared/loading/lazy-part.ts';

export const logPart = new LazyPart('agent-chat-log', () => import('../../agent-chat-log/define.ts'));
