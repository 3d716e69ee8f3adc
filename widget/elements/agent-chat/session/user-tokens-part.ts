// What knows tokens of users, for a page that has some.
import { LaterModule } from '../../../shared/loading/later-module.ts';

export const userTokensPart = new LaterModule('what signs visitors in', () => import('./user-tokens.ts'));
