// What is loaded to read every kind of event; see whole-log.ts.
export { withShownNumbers } from '../../../protocol/citations.ts';
export { reduceEvent } from '../../../protocol/reducer.ts';
export { isMadeAlready, toCommand } from '../conversation/decision.ts';
export { eventWithIcons, historyWithIcons } from '../icon-addresses.ts';
export { readAhead, waitingQuestion, wholeView } from './whole-view.ts';
