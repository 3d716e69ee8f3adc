// The way to what reads every kind of event: steps, sources, approvals, versions, ratings. It is loaded with the first event that is
// no question and no plain text, with a stored conversation, and when the first answer has ended.
import { LaterModule } from '../../shared/loading/later-module.ts';

export const wholeLog = new LaterModule('what reads whole logs', () => import('./parts.ts'));
