// The closed chat as a part that is imported when it is first drawn. Who opens the chat needs it only afterwards: loader.ts has drawn
// the launcher that was pressed.
import { LazyModule } from '../../../shared/loading/lazy-module.ts';

export const launcherPart = new LazyModule('<agent-chat-launcher>', () => import('./later/launcher-button.ts'));
