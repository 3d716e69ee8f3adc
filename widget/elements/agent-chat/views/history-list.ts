// The list of conversations as a part that is imported when it is first drawn: nobody needs it for the first answer.
import { loadRich } from '../../../markdown/rich.ts';
import { LazyPart } from '../../../shared/loading/lazy-part.ts';

/** Its previews are one line of Markdown, which may have links. */
export const historyList = new LazyPart('agent-chat-history', () =>
  Promise.all([import('../../agent-chat-history/define.ts'), loadRich()]),
);
