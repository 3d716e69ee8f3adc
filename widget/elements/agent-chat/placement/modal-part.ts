// What a chat needs that covers the screen, as a part that is loaded with the first.
import { LaterModule } from '../../../shared/loading/later-module.ts';

export const modalPart = new LaterModule('what holds the page', () => import('./modal.ts'));
