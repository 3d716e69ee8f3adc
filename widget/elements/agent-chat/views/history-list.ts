// The list of conversations as a part that is imported when it is first drawn: nobody needs it for the first answer.
import { loadRich } from '../../../markdown/rich.ts';
import { LazyModule } from '../../../shared/loading/lazy-module.ts';

/** Its previews are one line of Markdown, which may have links. */
export const historyList = new LazyModule('<agent-chat-history>', async () => {
  const [part] = await Promise.all([import('./later/history.ts'), loadRich()]);
  return part;
});
