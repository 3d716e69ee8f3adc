// The list of conversations as a part that is imported when it is first drawn: nobody needs it for the first answer.
import { LazyPart } from '../../../shared/loading/lazy-part.ts';

export const historyList = new LazyPart('agent-chat-history', () => import('../../agent-chat-history/define.ts'));
