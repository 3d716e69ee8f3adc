// What is said of the connection, and of what did not work, as a part that is loaded when the browser has time: long before it is needed
// mostly, and without it when nothing happens.
import { LazyModule } from '../../../shared/loading/lazy-module.ts';

export const bannerPart = new LazyModule('what is said of the connection', () => import('./later/banner-line.ts'));
