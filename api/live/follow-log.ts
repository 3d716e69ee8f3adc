// One reader's way through a conversation's log: from where it stands to the end, then live, without gap or overlap (WS-6).
// Knows neither sockets nor streams; who may read was checked before.
import type { ConversationEvent, Progress } from '../../protocol/index.ts';
import { REPLAY_PAGE } from '../config/limits.ts';
import type { Store } from '../store/store.ts';
import { coalesce } from './coalesce.ts';

export interface LogReader {
  /** In order, each id once; deltas of one block may be merged. */
  events(events: readonly ConversationEvent[]): void;
  progress(progress: Progress): void;
  /** The position cannot be continued; nothing follows. */
  reset(): void;
  /** Resolves when the reader has room for another page. */
  ready(): Promise<void>;
  /** The log could not be read; nothing follows. */
  failed(error: unknown): void;
}

/** Follows from after `afterEventId` until the returned function is called. */
export function followLog(
  store: Pick<Store, 'log' | 'notifier'>,
  conversationId: string,
  afterEventId: number,
  reader: LogReader,
): () => void {
  let sent = afterEventId;
  let newest = 0;
  let isLive = false;
  let isOver = false;
  const leave = store.notifier.subscribe(conversationId, (message) => {
    if ('progress' in message) {
      if (isLive) reader.progress(message.progress);
      return;
    }
    newest = Math.max(newest, message.events.at(-1)?.event_id ?? 0);
    // While catching up the log is read anyway: what is new is found there, and nothing piles up here.
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
    reader.events(fresh);
  };

  /** An event that went with a loss of power was seen by its readers, and is in no log (EV2). */
  const isKnown = async (floor: number) => {
    if (afterEventId <= floor) return true;
    const [event] = await store.log.read(conversationId, afterEventId - 1, 1);
    return event?.event_id === afterEventId;
  };

  const catchUp = async () => {
    const { last, floor } = await store.log.bounds(conversationId);
    if (isOver) return;
    // From the future: another database, or a made-up number. Below the floor: those deltas are folded away.
    if (afterEventId > last || (afterEventId > 0 && afterEventId < floor) || !(await isKnown(floor))) {
      if (isOver) return;
      end();
      reader.reset();
      return;
    }
    while (!isOver) {
      await reader.ready();
      if (isOver) return;
      const page = await store.log.read(conversationId, sent, REPLAY_PAGE);
      if (isOver) return;
      deliver(coalesce(page));
      if (page.length < REPLAY_PAGE && newest <= sent) {
        isLive = true;
        return;
      }
    }
  };
  catchUp().catch((error: unknown) => {
    if (isOver) return;
    end();
    reader.failed(error);
  });
  return end;
}
