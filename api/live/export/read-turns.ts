// A conversation from its first turn to its last, a turn in memory at a time, and which of its versions are shown. Knows the log; not
// what is made of the turns.
import { type ConversationEvent, reduceEvents, type Versions, versionsOf } from '../../../protocol/index.ts';
import type { EventLog } from '../../store/contract/event-log.ts';
import { yieldToEventLoop } from '../../time/wait.ts';

/** Events read at once. */
const BATCH = 500;
/** Events that say which versions there are and which one is shown, beside the questions. */
const OF_VERSIONS: ReadonlySet<string> = new Set(['message_start', 'regenerate', 'version_shown']);

/** Yields the events of each turn, the oldest first, and lets others work after each; those after `last` are left out, so that a running answer ends somewhere. */
export async function* readTurns(
  log: Pick<EventLog, 'read'>,
  conversationId: string,
  last: number,
): AsyncGenerator<ConversationEvent[], void, void> {
  let turn: ConversationEvent[] = [];
  for (let after = 0; after < last; ) {
    const events = await log.read(conversationId, after, BATCH);
    if (events.length === 0) break;
    for (const event of events) {
      if (event.event_id > last) break;
      if (event.type === 'user_message' && turn.length > 0) {
        yield turn;
        await yieldToEventLoop();
        turn = [];
      }
      turn.push(event);
    }
    after = events.at(-1)!.event_id;
  }
  if (turn.length > 0) yield turn;
}

/** What is not on show of the log up to `last` (VE1): from its questions, runs and choices alone, without what was said. */
export async function readVersions(
  log: Pick<EventLog, 'read'>,
  conversationId: string,
  last: number,
): Promise<Pick<Versions, 'isHidden'>> {
  const skeleton: ConversationEvent[] = [];
  for (let after = 0; after < last; ) {
    const events = await log.read(conversationId, after, BATCH);
    if (events.length === 0) break;
    for (const event of events) {
      if (event.event_id > last) break;
      if (event.type === 'user_message') skeleton.push({ ...event, content: [] });
      else if (OF_VERSIONS.has(event.type)) skeleton.push(event);
    }
    await yieldToEventLoop();
    after = events.at(-1)!.event_id;
  }
  const { blocks, head } = reduceEvents(skeleton);
  return versionsOf(blocks, head);
}
