// Reads pages of history by the one reducer: a long one in slices, so that the page can draw and take what is typed in between.
import type { History } from '../../../protocol/history.ts';
import type { ConversationState } from '../../../protocol/reducers/plain-reducer.ts';
import { historyInSlices } from '../../../protocol/replay-history.ts';
import { wholeLog } from '../log/whole-log.ts';

export { prependHistory } from '../../../protocol/replay-history.ts';

/** Events that are read without a look at the clock, in about 10 ms: a page of history from our API has far less. Each slice copies the list. */
const SLICE_EVENTS = 4_000;
/** How long the page waits for one task, in milliseconds: most histories are read in one. */
const TASK_MS = 10;

/** The state of a snapshot, read for its view; see historyToState of protocol/. */
export async function historyToState(history: History): Promise<ConversationState> {
  const slices = historyInSlices(history, SLICE_EVENTS);
  let until = performance.now() + TASK_MS;
  for (;;) {
    const { done, value } = slices.next();
    if (performance.now() >= until) {
      await nextTask();
      until = performance.now() + TASK_MS;
    }
    if (!done) continue;
    // Half of the frame that draws a history of 5,000 messages, which would wait for it.
    wholeLog.loaded?.readAhead(value);
    return value;
  }
}

type Scheduling = { scheduler?: { yield?(): Promise<void> } };

/** Before other work that waits, where the browser can. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
