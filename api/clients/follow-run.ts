// One run as its events come, for a reply that ends with the run, or where it waits for a person. Reads the log as every client does.
import type { ConversationEvent, Progress } from '../../protocol/index.ts';
import { isTerminal } from '../../protocol/index.ts';
import { followLog } from '../live/follow-log.ts';
import type { Store } from '../store/contract/store.ts';
import type { Timers } from '../time/clock.ts';
import { WAIT_LOOK_MS } from './limits.ts';

export type RunItem =
  | { event: ConversationEvent }
  | { progress: Progress }
  /** It waits for decisions; nothing more comes until one is made. `lastEventId`: where to go on then. */
  | { waits: true; lastEventId: number };

/** @throws what the log throws, and the signal's reason */
export async function* followRun(
  store: Pick<Store, 'log' | 'notifier' | 'runs'>,
  run: { conversationId: string; runId: string; after: number },
  { clock, signal }: { clock: Pick<Timers, 'repeat'>; signal: AbortSignal },
): AsyncGenerator<RunItem, void, void> {
  const queue: (ConversationEvent | { progress: Progress })[] = [];
  let failure: unknown;
  let wake = () => {};
  const stop = followLog(store, run.conversationId, run.after, {
    events(events) {
      queue.push(...events);
      wake();
    },
    progress(progress) {
      queue.push({ progress });
      wake();
    },
    reset() {
      failure = new Error('the log cannot be continued');
      wake();
    },
    ready: async () => {
      while (queue.length > 0 && !signal.aborted) await new Promise((resolve) => setWake(resolve));
    },
    failed(error) {
      failure = error;
      wake();
    },
  });
  /** Both sides wait: the log for an empty queue, the reader for a full one. */
  let drained = () => {};
  const setWake = (resolve: (value?: unknown) => void) => {
    drained = resolve as () => void;
  };
  const stopLooking = clock.repeat(() => wake(), WAIT_LOOK_MS);
  const onAbort = () => {
    wake();
    drained();
  };
  signal.addEventListener('abort', onAbort);
  const pending = new Map<string, boolean>();
  let lastEventId = run.after;
  try {
    for (;;) {
      signal.throwIfAborted();
      const item = queue.shift();
      if (item === undefined) {
        drained();
        if (failure) throw failure;
        if (pending.size > 0 && queue.length === 0 && (await waits(store, run.runId, pending)) && queue.length === 0) {
          yield { waits: true, lastEventId };
          return;
        }
        if (queue.length === 0 && !failure && !signal.aborted)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        continue;
      }
      if ('progress' in item) {
        if (!('run_id' in item.progress) || item.progress.run_id === run.runId) yield item;
        continue;
      }
      lastEventId = item.event_id;
      if (item.run_id !== run.runId) continue;
      if (item.type === 'approval_request') {
        const { approval } = item;
        pending.set(approval.approval_id, approval.kind === 'question' && approval.tool_use_id !== undefined);
      }
      if (item.type === 'approval_result') pending.delete(item.approval_id);
      yield { event: item };
      if (isTerminal(item)) return;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    stopLooking();
    stop();
    drained();
  }
}

/** Whether only a person can bring the run on. A question of a running tool waits while its run is running (SPEC AP8). */
async function waits(
  store: Pick<Store, 'runs'>,
  runId: string,
  pending: ReadonlyMap<string, boolean>,
): Promise<boolean> {
  if ([...pending.values()].every((isOfRunningTool) => isOfRunningTool)) return true;
  return (await store.runs.get(runId))?.status === 'waiting';
}
