// Sends one subscriber a conversation's log from its offset to the end, then live events, without gap or overlap (WS-6).
// Knows neither sockets nor streams; the caller has checked permission.
import type { ConversationEvent, Progress } from '../../protocol/index.ts';
import { REPLAY_PAGE } from '../config/limits.ts';
import type { Store } from '../store/contract/store.ts';

export interface LogFollower {
  /** In order, each id once. The same array for all followers of a commit. */
  events(events: readonly ConversationEvent[]): void;
  progress(progress: Progress): void;
  /** The offset cannot be continued; no further calls follow. */
  reset(): void;
  /** Resolves when the follower can take another page. */
  ready(): Promise<void>;
  /** The log could not be read; no further calls follow. */
  failed(error: unknown): void;
}

/** Follows the log from after `afterEventId` until the returned function is called. */
export function followLog(
  store: Pick<Store, 'log' | 'notifier'>,
  conversationId: string,
  afterEventId: number,
  follower: LogFollower,
): () => void {
  let sent = afterEventId;
  let newest = 0;
  let isLive = false;
  let isOver = false;
  const leave = store.notifier.subscribe(conversationId, (message) => {
    if ('progress' in message) {
      if (isLive) follower.progress(message.progress);
      return;
    }
    newest = Math.max(newest, message.events.at(-1)?.event_id ?? 0);
    // While catching up, new events are read from the log, so they need no buffer in memory.
    if (isLive) deliver(message.events);
  });
  const end = () => {
    isOver = true;
    leave();
  };

  const deliver = (events: readonly ConversationEvent[]) => {
    const fresh = (events[0]?.event_id ?? 0) > sent ? events : events.filter((event) => event.event_id > sent);
    const last = fresh.at(-1);
    if (!last) return;
    sent = last.event_id;
    follower.events(fresh);
  };

  /** An event lost in a power failure was seen by subscribers but is missing from the log (EV2). */
  const isKnown = async (floor: number) => {
    if (afterEventId <= floor) return true;
    const [event] = await store.log.read(conversationId, afterEventId - 1, 1);
    return event?.event_id === afterEventId;
  };

  const catchUp = async () => {
    const { last, floor } = await store.log.bounds(conversationId);
    if (isOver) return;
    // Beyond the end: another database, or an invented number. Below the floor: those deltas were folded.
    if (afterEventId > last || (afterEventId > 0 && afterEventId < floor) || !(await isKnown(floor))) {
      if (isOver) return;
      end();
      follower.reset();
      return;
    }
    while (!isOver) {
      await follower.ready();
      if (isOver) return;
      const page = await store.log.read(conversationId, sent, REPLAY_PAGE);
      if (isOver) return;
      deliver(page);
      if (page.length < REPLAY_PAGE && newest <= sent) {
        isLive = true;
        return;
      }
    }
  };
  catchUp().catch((error: unknown) => {
    if (isOver) return;
    end();
    follower.failed(error);
  });
  return end;
}
