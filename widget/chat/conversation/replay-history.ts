// Reads pages of history by the one reducer: a long one in several tasks, so that the page can draw and take what is typed in between.
import type { History } from '../../../protocol/history.ts';
import type { ConversationState } from '../../../protocol/reducers/plain-reducer.ts';
import { historyInSteps } from '../../../protocol/replay-history.ts';
import { wholeLog } from '../log/whole-log.ts';
import { inTasks } from './in-tasks.ts';

export { prependHistory } from '../../../protocol/replay-history.ts';
export { readReply } from './read-reply.ts';

/** Events that are read without a look at the clock, in about half a millisecond. */
const STEP_EVENTS = 200;

/** The state of a snapshot, read for its view; see historyToState of protocol/. Most histories are read in one task. */
export function historyToState(history: History): Promise<ConversationState> {
  return inTasks(stepsOf(history));
}

function* stepsOf(history: History): Generator<void, ConversationState> {
  const state = yield* historyInSteps(history, STEP_EVENTS);
  // Half of the frame that draws a history of 5,000 messages, which would wait for it.
  if (wholeLog.loaded) yield* wholeLog.loaded.readAhead(state);
  return state;
}
